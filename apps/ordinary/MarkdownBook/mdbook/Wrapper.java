package mdbook;

/** Re-wraps long lines at blanks with minimum raggedness (quadratic in the words of one line). */
final class Wrapper {
    private Wrapper() {}

    static String wrap(String html, int cols) {
        StringBuilder sb = new StringBuilder(html.length() + html.length() / 20);
        boolean pre = false;
        for (String line : html.split("\n", -1)) {
            if (line.contains("<pre>")) pre = true;
            if (pre || line.length() <= cols) sb.append(line).append('\n');
            else breakLine(line, cols, sb);
            if (line.contains("</pre>")) pre = false;
        }
        return sb.toString();
    }

    private static void breakLine(String line, int cols, StringBuilder sb) {
        String[] words = line.split(" ");
        int n = words.length;
        long[] cost = new long[n + 1];
        int[] next = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            cost[i] = Long.MAX_VALUE;
            int width = -1;
            for (int j = i; j < n; j++) {
                width += words[j].length() + 1;
                if (width > cols && j > i) break;
                long slack = Math.max(0, cols - width);
                long c = (j == n - 1 ? 0 : slack * slack * slack) + cost[j + 1];
                if (c < cost[i]) {
                    cost[i] = c;
                    next[i] = j + 1;
                }
            }
        }
        for (int i = 0; i < n; i = next[i]) {
            sb.append(String.join(" ", java.util.Arrays.asList(words).subList(i, next[i]))).append('\n');
        }
    }
}
