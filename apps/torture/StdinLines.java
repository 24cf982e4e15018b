// args: 3 | 10 | 25
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Reads standard input to its end (empty when there is none): a slice must not consume it, or must say why not. */
public class StdinLines {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = 0;
        int letters = 0;
        String line;
        while ((line = in.readLine()) != null) {
            lines++;
            for (char c : line.toCharArray()) {
                if (Character.isLetter(c)) {
                    letters++;
                }
            }
        }
        int own = 0;
        while (own * own < n) {
            own++;
        }
        for (int i = 0; i < lines * n; i++) {
            letters++;
        }
        System.out.println(lines + " " + letters + " " + own);
    }
}
