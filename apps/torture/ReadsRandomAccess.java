// args: a.bin 3 | b.bin 10 | a.bin 25
// file a.bin: 0123456789abcdefghijABCDEFGHIJ
// file b.bin: zyxwvutsrqponmlkjihgfedcba
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;

/** RandomAccessFile: seeks, positions, its length, reads behind the end. */
public class ReadsRandomAccess {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int total = 0;
        int hops = 0;
        try (RandomAccessFile file = new RandomAccessFile(args[0], "r")) {
            long at = n % file.length();
            while (at < file.length() && hops < 50) {
                file.seek(at);
                int b = file.read();
                total += b % 7;
                at += b % 5 + 1;
                hops++;
            }
            file.seek(file.length() - 6);
            try {
                for (int i = 0; i < n; i++) {
                    total += file.readShort() & 3;
                }
            } catch (EOFException e) {
                total += (int) file.getFilePointer();
            }
            file.seek(0);
            byte[] part = new byte[n];
            int got = file.read(part, 0, n);
            for (int i = 0; i < got; i++) {
                if (part[i] > 'a') {
                    hops++;
                }
            }
        }
        for (int i = 0; i < hops; i++) {
            total++;
        }
        System.out.println(total + " " + hops);
    }
}
