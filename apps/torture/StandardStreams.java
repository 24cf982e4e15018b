// args: 3 x | 12 abc | 30 longer
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Standard streams and system properties that the program sets: what it prints and asks for goes where it said. */
public class StandardStreams {
    static int shown;

    static class Item {
        final int n;

        Item(int n) {
            this.n = n;
        }

        @Override
        public String toString() {
            shown++;
            return Integer.toString(n, Integer.getInteger("items.radix", 10));
        }
    }

    static class Counted extends FilterOutputStream {
        int bytes;
        int lines;

        Counted(OutputStream to) {
            super(to);
        }

        @Override
        public void write(int b) throws IOException {
            bytes++;
            if (b == '\n') {
                lines++;
            }
            out.write(b);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        PrintStream before = System.out;
        System.setProperty("items.radix", n > 20 ? "2" : "16");
        Counted counted = new Counted(System.out);
        System.setOut(new PrintStream(counted, true, "UTF-8"));
        for (int i = 0; i < n; i++) {
            System.out.println(new Item(i * args[1].length()));
        }
        for (int i = 0; i < shown; i++) {
            if (i % 3 == 0) {
                System.out.print(i);
            }
        }
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        System.setOut(new PrintStream(kept, true));
        for (int i = 0; i < n / 2; i++) {
            System.out.print(args[1]);
        }
        int letters = 0;
        for (byte b : kept.toByteArray()) {
            if (b != 'c') {
                letters++;
            }
        }
        System.setIn(new ByteArrayInputStream(String.join("\n", Collections.nCopies(n, args[1])).getBytes(StandardCharsets.UTF_8)));
        Scanner in = new Scanner(System.in);
        int read = 0;
        while (in.hasNextLine()) {
            read += in.nextLine().length();
        }
        System.setProperty("items.kind", args[1]);
        String kind = System.getProperty("items.kind");
        System.clearProperty("items.kind");
        int absent = System.getProperty("items.kind") == null ? n : 0;
        for (int i = 0; i < absent; i++) {
            read += kind.charAt(i % kind.length()) & 1;
        }
        System.setOut(before);
        for (int i = 0; i < counted.lines; i++) {
            letters ^= i;
        }
        System.out.println(letters + " " + read + " " + counted.bytes);
    }
}
