// args: 3 | 10 | 25
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Replaces System.out and counts what was printed: console output that flows back into the program. */
public class SystemStreams {
    static int printed;

    static class Counting extends PrintStream {
        Counting() {
            super(new ByteArrayOutputStream(), true);
        }

        @Override
        public void println(String s) {
            printed += s.length();
            super.println(s);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        PrintStream original = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        for (int i = 0; i < n; i++) {
            System.out.println("line " + i);
        }
        System.setOut(new Counting());
        for (int i = 0; i < n; i += 3) {
            System.out.println("more " + i);
        }
        System.setOut(original);
        int total = 0;
        for (byte b : bytes.toByteArray()) {
            if (b == '\n') {
                total++;
            }
        }
        for (int i = 0; i < printed; i++) {
            total += 2;
        }
        System.out.println(total);
    }
}
