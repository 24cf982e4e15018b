// args: 3 main | 10 dev | 25 missing | 6 loop
// file conf/main.conf: name = base\nlimit = 5\ninclude common\n[jobs]\ncount = ${limit}0\nlabel = ${name}-${env.STAGE}\n
// file conf/common.conf: # shared\nlimit = 7\ninclude extra/more\nretry = ${sys.retries}\n
// file conf/extra/more.conf: colour = red\nnested = ${name}/${colour}\\\n  and more\n
// file conf/dev.conf: include main\nlimit = 9\nname = ${name}${name}\n[jobs]\nextra = ${limit}\n
// file conf/loop.conf: a = ${b}\nb = ${a}x\ninclude loop\nlimit = 2\n
// resource defaults.conf: limit = 1\nname = none\nretry = 0\n
// env: STAGE=test7
// flags: -Dretries=4
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

/** Settings in files that include others, over defaults that come with the classes; values refer to each other, the environment and properties. */
public class IncludedConfigs {
    private static final Pattern REFERENCE = Pattern.compile("\\$\\{(?:(?<space>env|sys)\\.)?(?<key>[^}]+)\\}");
    final Map<String, String> values = new LinkedHashMap<>();
    final Deque<Path> open = new ArrayDeque<>();
    int lines;
    int overridden;
    int lookups;
    int circles;

    void load(BufferedReader in) throws IOException {
        String section = "";
        for (String line; (line = in.readLine()) != null; ) {
            lines++;
            while (line.endsWith("\\")) {
                String more = in.readLine();
                line = line.substring(0, line.length() - 1) + (more == null ? "" : more.strip());
            }
            int at = line.indexOf('=');
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            } else if (line.startsWith("[")) {
                section = line.substring(1, line.indexOf(']')) + ".";
            } else if (line.startsWith("include ")) {
                include(line.substring(8).strip());
            } else if (at > 0) {
                String old = values.put(section + line.substring(0, at).strip(), line.substring(at + 1).strip());
                overridden += old != null ? 1 : 0;
            }
        }
    }

    void include(String name) throws IOException {
        Path base = open.isEmpty() ? Path.of("conf") : open.peek().getParent();
        Path p = base.resolve(name + ".conf").normalize();
        if (open.contains(p)) {
            circles++;
            return;
        }
        open.push(p);
        try (BufferedReader in = Files.newBufferedReader(p)) {
            load(in);
        } finally {
            open.pop();
        }
    }

    String expand(String text, int depth) {
        if (depth > 6) {
            throw new IllegalArgumentException("too deep");
        }
        Matcher m = REFERENCE.matcher(text);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            lookups++;
            String space = m.group("space");
            String key = m.group("key");
            String v = "env".equals(space) ? System.getenv(key) : "sys".equals(space) ? System.getProperty(key) : values.get(key);
            if (v != null && v.equals(text)) {
                circles += 10;
                v = "self";
            }
            m.appendReplacement(out, v == null ? "?" : Matcher.quoteReplacement(expand(v, depth + 1)));
        }
        return m.appendTail(out).toString();
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        IncludedConfigs c = new IncludedConfigs();
        try (InputStream in = IncludedConfigs.class.getResourceAsStream("/defaults.conf")) {
            c.load(new BufferedReader(new InputStreamReader(in)));
        }
        int failed = 0;
        try {
            c.include(args[1]);
        } catch (NoSuchFileException e) {
            failed = e.getFile().length();
        }
        int length = 0;
        int bad = 0;
        for (Map.Entry<String, String> e : c.values.entrySet()) {
            try {
                String v = c.expand(e.getValue(), 0);
                length += v.length();
                if (v.indexOf('?') >= 0) {
                    bad++;
                }
            } catch (IllegalArgumentException x) {
                bad += 10;
            }
        }
        int limit = Integer.parseInt(c.values.get("limit"));
        int retries = 0;
        for (int i = 0; i < n; i++) {
            retries += i % limit == 0 ? Integer.parseInt(c.expand(c.values.get("retry"), 0)) : 1;
        }
        int jobs = 0;
        for (int i = Integer.parseInt(c.expand(c.values.getOrDefault("jobs.count", "3"), 0)); i > 0; i -= n) {
            jobs++;
        }
        System.out.println(length + " " + bad + " " + retries + " " + jobs + " " + failed + " " + c.lines + " " + c.overridden + " " + c.lookups + " " + c.circles);
    }
}
