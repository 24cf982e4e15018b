// args: a.txt 3 | b.txt 10 | missing.txt 25
// file a.txt: first line\n\nthird, longer line\n7
// file b.txt: x\ny z\n12 13\n\n\nlast
import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.LineNumberReader;

/** Files read line by line: empty lines, mark and reset, a missing file as an exception. */
public class ReadsLines {
    static int missing;

    static int words(String line) {
        int k = 0;
        boolean inside = false;
        for (char c : line.toCharArray()) {
            if (Character.isWhitespace(c)) {
                inside = false;
            } else if (!inside) {
                inside = true;
                k++;
            }
        }
        return k;
    }

    static int count(String name, int n) throws IOException {
        int total = 0;
        try (LineNumberReader in = new LineNumberReader(new FileReader(name))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                total += words(line) * n + (line.isEmpty() ? 100 * in.getLineNumber() : 0);
            }
        } catch (FileNotFoundException e) {
            missing++;
        }
        return total;
    }

    static int letters(String name) throws IOException {
        int k = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(name), 8)) {
            in.mark(100);
            int c;
            while ((c = in.read()) >= 0) {
                if (c == 'l' && k % 2 == 0) {
                    in.reset();
                    in.skip(k + 1);
                }
                k++;
                if (k > 60) {
                    break;
                }
                if (k % 10 == 0) {
                    in.mark(100);
                }
            }
        }
        return k;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int total = count(args[0], n);
        if (missing == 0) {
            total += letters(args[0]);
        }
        for (int i = 0; i < total; i += 10) {
            n++;
        }
        System.out.println(total + " " + n);
    }
}
