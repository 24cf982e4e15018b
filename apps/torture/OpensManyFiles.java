// args: a.txt 30 | b.txt 1200 | c.txt 2
// file a.txt: one\ntwo\nthree\n
// file b.txt: 1\n2\n
// file c.txt: x\n
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.util.Scanner;

/** Files opened again and again, in every way, and closed: a slice does not close them itself. */
public class OpensManyFiles {
    static int lines(File file) throws IOException {
        int lines = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            while (in.readLine() != null) {
                lines++;
            }
        }
        return lines;
    }

    static int bytes(File file) throws IOException {
        int bytes = 0;
        try (InputStream in = new FileInputStream(file)) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes++;
            }
        }
        FileInputStream other = new FileInputStream(file);
        bytes += other.read();
        other.close();
        new FileReader(file).close();
        return bytes;
    }

    static int others(File file, boolean channels) throws IOException {
        int found = 0;
        try (RandomAccessFile in = new RandomAccessFile(file, "r"); Scanner scanner = new Scanner(file)) {
            while (scanner.hasNextLine()) {
                found += scanner.nextLine().length();
            }
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                found++;
            }
        }
        if (channels) {
            try (FileChannel in = FileChannel.open(file.toPath()); SeekableByteChannel again = Files.newByteChannel(file.toPath())) {
                ByteBuffer buffer = ByteBuffer.allocate(2);
                while (in.read(buffer) > 0) {
                    found++;
                    buffer.clear();
                }
                for (long i = again.size(); i > 0; i--) {
                    found++;
                }
            }
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        File file = new File(args[0]);
        int times = Integer.parseInt(args[1]);
        long work = 0;
        for (int i = 0; i < times; i++) {
            work += lines(file);
            work += bytes(file);
            if (i % 50 == 0) {
                work += others(file, i < 100);
            }
        }
        System.out.println(work);
    }
}
