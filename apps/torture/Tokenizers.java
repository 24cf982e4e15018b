// args: 3 1+2*3 | 10 (4-1)*2+10/5 | 25 7
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.util.StringTokenizer;

/** StringTokenizer with returned delimiters and changing delimiters; StreamTokenizer over a string. */
public class Tokenizers {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        StringTokenizer tokens = new StringTokenizer(args[1], "+-*/()", true);
        int numbers = 0;
        int operators = 0;
        int sum = 0;
        while (tokens.hasMoreTokens()) {
            String t = tokens.nextToken();
            if (Character.isDigit(t.charAt(0))) {
                numbers++;
                sum += Integer.parseInt(t);
            } else if (!t.equals("(") && !t.equals(")")) {
                operators++;
            }
        }
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < n; i++) {
            words.append("w").append(i).append(i % 3 == 0 ? ", " : i % 3 == 1 ? " " : ";");
        }
        StringTokenizer parts = new StringTokenizer(words.toString(), ";");
        int total = parts.countTokens() * 100;
        while (parts.hasMoreElements()) {
            String part = (String) parts.nextElement();
            total += new StringTokenizer(part).countTokens();
        }
        StreamTokenizer stream = new StreamTokenizer(new StringReader("a 1.5 'q r' " + args[1] + " b" + n));
        stream.ordinaryChar('/');
        stream.ordinaryChar('-');
        for (int t = stream.nextToken(); t != StreamTokenizer.TT_EOF; t = stream.nextToken()) {
            if (t == StreamTokenizer.TT_NUMBER) {
                total += (int) (stream.nval * 2);
            } else if (t == StreamTokenizer.TT_WORD) {
                total += stream.sval.length();
            } else if (t == '\'') {
                total += 1000;
            }
        }
        for (int i = 0; i < sum; i++) {
            total++;
        }
        System.out.println(total + " " + numbers + " " + operators);
    }
}
