// args: a1b22 | key=value;k2=17;bad | x=1;y=22;z=333;;=
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Regular expressions: find loops, groups, split, replaceAll with a callback. */
public class Regex {
    private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\w*)");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    public static void main(String[] args) {
        String text = args[0];
        int total = 0;
        Matcher m = PAIR.matcher(text);
        List<String> keys = new ArrayList<>();
        while (m.find()) {
            keys.add(m.group(1));
            total += m.group(2).length();
        }
        Matcher d = DIGITS.matcher(text);
        int digits = 0;
        while (d.find()) {
            digits += Integer.parseInt(d.group());
        }
        int[] replaced = new int[1];
        String masked = DIGITS.matcher(text).replaceAll(r -> {
            replaced[0]++;
            return "#".repeat(r.end() - r.start());
        });
        for (String part : text.split("[;=]")) {
            if (part.matches("[a-z]+")) {
                total += part.length();
            }
        }
        for (int i = 0; i < digits % 30; i++) {
            total += keys.size();
        }
        System.out.println(total + masked + replaced[0]);
    }
}
