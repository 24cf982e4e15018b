// args: 3 a,b;;c,,d | 10 ,1,,2;3, | 25 k=v;k2=v2,w;=
import java.util.ArrayList;
import java.util.List;

/** String.split with limits, trailing empties and patterns; join, strip, repeat, lines, chars. */
public class Splits {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1];
        int total = 0;
        for (String part : text.split(";")) {
            String[] cells = part.split(",", -1);
            total += cells.length * 10;
            for (String cell : cells) {
                if (cell.isEmpty()) {
                    total++;
                    continue;
                }
                String[] pair = cell.split("=", 2);
                for (int i = 0; i < pair[pair.length - 1].length(); i++) {
                    total += 2;
                }
            }
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(" ".repeat(i % 3) + i + (i % 4 == 0 ? "\n" : "\t"));
        }
        String joined = String.join("|", lines);
        int digits = 0;
        for (String s : joined.split("[\\s|]+")) {
            digits += s.length();
        }
        int blank = 0;
        for (String s : joined.split("\\|")) {
            if (s.strip().length() < s.length() - 1) {
                blank++;
            }
            if (s.stripLeading().startsWith("1")) {
                blank += 10;
            }
        }
        for (int i = 0; i < digits; i++) {
            total++;
        }
        total += joined.lines().count() + text.chars().filter(c -> c == ',').count();
        for (int i = text.indexOf(','); i >= 0; i = text.indexOf(',', i + 1)) {
            total += text.replace(",", "<>").length();
        }
        System.out.println(total + " " + blank);
    }
}
