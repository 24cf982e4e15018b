// args: hello-@name@ name=bob | @row:3@,@tail@ row=@cell:2@/ cell=x@tail@ tail=. | @a@@b@@a:4@ a=@b:2@ b=@c@ c=k1 | none
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text macros: @name@ or @name:count@, expanded until nothing changes. */
public class TemplateExpand {
    static final Pattern SLOT = Pattern.compile("@(?<name>[a-z]+)(?::(?<times>\\d+))?@");

    final Map<String, String> macros = new LinkedHashMap<>();
    final Map<String, Integer> uses = new TreeMap<>();
    int passes;
    int missing;

    void define(String def) {
        int eq = def.indexOf('=');
        macros.put(def.substring(0, eq), def.substring(eq + 1));
    }

    String value(String name, int times) {
        uses.merge(name, times, Integer::sum);
        String body = macros.get(name);
        if (body == null) {
            missing++;
            return "?";
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < times; i++) {
            sb.append(body);
        }
        return Matcher.quoteReplacement(sb.toString());
    }

    String expand(String text) {
        String before;
        do {
            before = text;
            passes++;
            Matcher m = SLOT.matcher(text);
            StringBuilder out = new StringBuilder();
            while (m.find()) {
                String times = m.group("times");
                m.appendReplacement(out, value(m.group("name"), times == null ? 1 : Integer.parseInt(times)));
            }
            text = m.appendTail(out).toString();
        } while (!text.equals(before) && passes < 8);
        return text;
    }

    /** Doubles letters, squeezes marks: the group that matched decides. */
    String polish(String text) {
        int[] seen = new int[1];
        String result = Pattern.compile("(?<word>[a-z]+)|(?<mark>[^a-z]+)").matcher(text)
                .replaceAll((MatchResult r) -> {
                    seen[0]++;
                    if (r.group(1) != null) {
                        return r.group(1) + (seen[0] % 2 == 0 ? "$2" : "");
                    }
                    return r.end() - r.start() > 1 ? "_" : "\\" + r.group(2);
                });
        uses.put("polish", seen[0]);
        return result;
    }

    /** How many characters of the text must be typed before the pattern is decided. */
    static int typed(String text, Pattern goal) {
        Matcher m = goal.matcher(text);
        int n = 0;
        while (n < text.length()) {
            n++;
            m.region(0, n);
            if (!m.matches() && !m.hitEnd()) {
                break;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        TemplateExpand t = new TemplateExpand();
        for (int i = 1; i < args.length; i++) {
            t.define(args[i]);
        }
        String text = t.expand(args[0]);
        System.out.println(text + " after " + t.passes);
        System.out.println(t.polish(text));
        int dots = 0;
        for (Map.Entry<String, Integer> e : t.uses.entrySet()) {
            for (int i = 0; i < e.getValue(); i++) {
                dots += e.getKey().length();
            }
        }
        int typed = typed(text, Pattern.compile("[a-z?]*[^a-z]{0,2}[a-z]+.?"));
        System.out.println(t.uses + " dots=" + dots + " missing=" + t.missing + " typed=" + typed);
    }
}
