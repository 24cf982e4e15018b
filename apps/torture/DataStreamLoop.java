// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;

/** DataInputStream until EOFException: the end of the loop is an exception from the JDK. */
public class DataStreamLoop {
    static byte[] records(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            for (int i = 0; i < n; i++) {
                out.writeByte(i % 3);
                switch (i % 3) {
                    case 0:
                        out.writeInt(i * 100);
                        break;
                    case 1:
                        out.writeUTF("record " + i);
                        break;
                    default:
                        out.writeLong(i);
                        out.writeDouble(i / 4.0);
                }
            }
        }
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        byte[] data = records(Integer.parseInt(args[0]));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
        long total = 0;
        int records = 0;
        try {
            while (true) {
                int tag = in.readByte();
                records++;
                if (tag == 0) {
                    total += in.readInt();
                } else if (tag == 1) {
                    total += in.readUTF().length();
                } else {
                    total += in.readLong();
                    if (in.readDouble() > 2) {
                        total--;
                    }
                }
            }
        } catch (EOFException e) {
            total += records;
        }
        int remaining = in.available();
        while (records-- > remaining) {
            total += 2;
        }
        System.out.println(total);
    }
}
