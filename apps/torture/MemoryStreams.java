// args: 3 ab | 10 xyz | 25 q
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.StringWriter;

/** Output in memory read back: byte arrays, data streams, print writers, sequences of streams. */
public class MemoryStreams {
    static byte[] encode(int n, String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(n);
            for (int i = 0; i < n; i++) {
                out.writeInt(i * i);
                if (i % 4 == 0) {
                    out.writeUTF(name + i);
                }
            }
        }
        return bytes.toByteArray();
    }

    static int decode(byte[] data) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
        int n = in.readShort();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += in.readInt();
            if (i % 4 == 0) {
                sum += in.readUTF().length() * 100;
            }
        }
        return sum + in.available() * 100000;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        byte[] data = encode(n, args[1]);
        int total = decode(data) % 500;
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        for (int i = 0; i < n; i++) {
            out.printf("%d;", i);
            if (i % 5 == 0) {
                out.println();
            }
        }
        out.flush();
        int lines = 0;
        for (char c : text.toString().toCharArray()) {
            if (c == '\n') {
                lines++;
            } else if (c == ';') {
                total++;
            }
        }
        SequenceInputStream both =
            new SequenceInputStream(new ByteArrayInputStream(data), new ByteArrayInputStream(args[1].getBytes()));
        for (int b = both.read(); b >= 0; b = both.read()) {
            total += b > 90 ? 3 : 0;
        }
        for (int i = 0; i < lines; i++) {
            total++;
        }
        System.out.println(total + " " + data.length);
    }
}
