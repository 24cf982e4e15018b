// args: 7 - | 12 chosen-a.txt | 20 chosen-b.txt
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;

/** Where output goes is an option: to a file, or to the console. What is computed on the way is the same. */
public class ChosenOutputs {
    static final class Tally {
        int lines;
        int letters;

        String line(int i) {
            lines++;
            String text = "line " + i + " of " + lines;
            for (int k = 0; k < text.length(); k++) {
                if (Character.isLetter(text.charAt(k))) {
                    letters++;
                }
            }
            return text;
        }
    }

    static void print(Tally tally, int n, PrintWriter out) {
        for (int i = 0; i < n; i++) {
            out.println(tally.line(i));
        }
    }

    static void rows(Tally tally, int n, PrintStream out) {
        for (int i = 0; i < n; i += 2) {
            out.println(tally.line(i));
        }
    }

    static void bytes(Tally tally, int n, OutputStream out) throws IOException {
        for (int i = 0; i < n; i += 3) {
            out.write(tally.line(i).length());
        }
        out.flush();
    }

    static void text(Tally tally, int n, Writer out) throws IOException {
        for (int i = 0; i < n; i += 4) {
            out.append(tally.line(i)).append('\n');
        }
        out.flush();
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        boolean toFile = !args[1].equals("-");
        File file = new File(args[1]);
        Tally tally = new Tally();
        try (PrintWriter out = toFile ? new PrintWriter(file, "UTF-8") : new PrintWriter(System.out)) {
            out.println("about " + n);
            print(tally, n, out);
        }
        PrintStream stream = System.out;
        if (toFile) {
            stream = new PrintStream(file);
        }
        rows(tally, n, stream);
        OutputStream raw = toFile ? new FileOutputStream(file, true) : new BufferedOutputStream(System.out);
        bytes(tally, n, raw);
        Writer writer = toFile ? new FileWriter(file) : new OutputStreamWriter(System.out);
        text(tally, n, writer);
        int rest = tally.letters % 11;
        for (int i = 0; i < rest; i++) {
            System.out.println("rest " + i + " " + tally.lines);
        }
        if (toFile && !file.delete()) {
            System.out.println("left behind");
        }
    }
}
