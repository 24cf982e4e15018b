// args: 3 | 8
import java.io.*;

/** A header that a constructor reads, and what is left behind it. */
public class ObjectInNew {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]), t = 0;
        for (int i = 0; i < n; i++) {
            InputStream in = new ByteArrayInputStream(new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 1, 2, 3});
            if (i % 2 == 0) new ObjectInputStream(in);
            while (in.read() >= 0) t++;
        }
        System.out.println(t);
    }
}
