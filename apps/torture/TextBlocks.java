// args: 3 red | 10 blue | 25 green
/** Text blocks with escapes, formatted, stripIndent, translateEscapes; their lines and letters are counted. */
public class TextBlocks {
    static final String FORM = """
        <item n="%d">
            %s\tis "quoted" \
        on one line
          \"""
        </item>
        """;

    static int depth(String text) {
        int deepest = 0;
        for (String line : text.split("\n")) {
            int at = 0;
            while (at < line.length() && line.charAt(at) == ' ') {
                at++;
            }
            deepest = Math.max(deepest, at);
        }
        return deepest;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            all.append(FORM.formatted(i, args[1]));
        }
        int quotes = 0;
        for (int i = 0; i < all.length(); i++) {
            switch (all.charAt(i)) {
                case '"' -> quotes++;
                case '\t' -> quotes += 100;
                default -> {
                }
            }
        }
        int total = depth(all.toString()) * 10 + depth(all.toString().stripIndent());
        String escaped = """
            a\\n\
            b\\tc""".translateEscapes();
        for (String line : escaped.split("\n")) {
            total += line.length();
        }
        for (String line : FORM.indent(n % 5).lines().toList()) {
            if (line.startsWith("  ")) {
                total += 7;
            }
        }
        for (int i = 0; i < quotes % 100; i++) {
            total++;
        }
        System.out.println(total + " " + quotes);
    }
}
