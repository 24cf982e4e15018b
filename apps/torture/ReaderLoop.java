// args: 3 one_two_# | 10 a__b_#c_d | 25 #
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

/** readLine, read and mark in loops, with a check for the end in every style. */
public class ReaderLoop {
    static int lines(String text) throws IOException {
        int n = 0;
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.isEmpty() || line.startsWith("#")) {
                    continue;
                }
                n += line.length();
            }
        }
        return n;
    }

    static int chars(String text) throws IOException {
        int n = 0;
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            int c;
            while ((c = in.read()) >= 0) {
                if (c == '\n') {
                    n++;
                }
            }
        }
        return n;
    }

    static int blocks(String text) throws IOException {
        char[] buffer = new char[7];
        int total = 0;
        int reads = 0;
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            while (true) {
                int got = in.read(buffer);
                if (got == -1) {
                    break;
                }
                reads++;
                for (int i = 0; i < got; i++) {
                    total += buffer[i] == 'a' ? 5 : 1;
                }
            }
        }
        return total * reads;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            text.append(args[1].replace('_', '\n')).append(i);
        }
        String s = text.toString();
        System.out.println(lines(s) + " " + chars(s) + " " + blocks(s));
    }
}
