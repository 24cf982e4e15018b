// args: a.bin 3 | b.bin 10 | a.bin 25
// file a.bin: \x00\x00\x00\x03\x00\x05hello\x01\xff\x7f\x00
// file b.bin: \x00\x00\x00\x02\x00\x02hi\x00\x80\x10
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.PushbackInputStream;

/** Binary files: DataInputStream over a stream with push-back, numbers of all kinds, the end of file as an exception. */
public class ReadsData {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int total = 0;
        int signed = 0;
        try (DataInputStream in = new DataInputStream(new FileInputStream(args[0]))) {
            int count = in.readInt();
            String text = in.readUTF();
            for (int i = 0; i < count; i++) {
                total += text.charAt(i % text.length()) % 10;
            }
            boolean flag = in.readBoolean();
            while (true) {
                int b = in.readByte();
                signed += b < 0 ? 10 : 1;
                total += flag ? b & 0xff : b;
            }
        } catch (EOFException e) {
            total += 5;
        }
        int zeros = 0;
        try (PushbackInputStream in = new PushbackInputStream(new FileInputStream(args[0]))) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                if (b == 0) {
                    zeros++;
                } else if (b == 'h') {
                    in.unread('g');
                } else if (b == 'g') {
                    zeros += 100;
                }
            }
        }
        byte[] buffer = new byte[4];
        int chunks = 0;
        try (FileInputStream in = new FileInputStream(args[0])) {
            for (int k; (k = in.read(buffer)) > 0; chunks++) {
                total += buffer[k - 1];
                in.skip(1);
            }
        }
        for (int i = 0; i < zeros + chunks * n; i++) {
            total++;
        }
        System.out.println(total + " " + signed);
    }
}
