// args: a=1;bb=22;a=7;c=$x 3|k=${j};j=5;j=9;k=0;z=-4 6|zz=1;zz=2;zz=3;zz=4;q=${zz}${zz};w=12 2
import java.util.Comparator;
import java.util.HashMap;
import java.util.InputMismatchException;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class RegexRewriter {
    private static final Pattern PAIR = Pattern.compile("(?<key>[a-z]+)=(?<value>-?\\d+|\\$\\{?(?<ref>\\w+)\\}?\\S*?)(?=;|$)");
    private int replaced;
    private final Map<String, String> env = new TreeMap<>(Comparator.reverseOrder());

    static class Counted implements CharSequence { // the regex engine calls back into this
        static int reads;
        final String s;
        Counted(String s) { this.s = s; }
        public int length() { return s.length(); }
        public char charAt(int i) { if (i % 2 == 0) reads++; return s.charAt(i); }
        public CharSequence subSequence(int a, int b) { return new Counted(s.substring(a, b)); }
        @Override public String toString() { reads += 1000; return s; }
    }

    String expand(String s, int depth) {
        if (depth == 0) return "#";
        return Pattern.compile("\\$\\{?(\\w+)\\}?").matcher(s).replaceAll(m -> {
            replaced++;
            String v = env.getOrDefault(m.group(1), "?");
            return Matcher.quoteReplacement(expand(v, depth - 1));
        });
    }

    public static void main(String[] args) {
        String text = args[0];
        int n = Integer.parseInt(args[1]);
        RegexRewriter r = new RegexRewriter();
        Matcher m = PAIR.matcher(new Counted(text));
        int refs = 0, overwritten = 0;
        while (m.find()) {
            if (r.env.put(m.group("key"), m.group("value")) != null) overwritten++;
            if (m.start("ref") >= 0) refs++;
            else if (m.group("value").length() > 1) m.region(m.end(), text.length());
        }
        int hashes = 0, units = 0;
        for (Map.Entry<String, String> e : r.env.entrySet()) {
            String v = r.expand(e.getValue(), n);
            e.setValue(v);
            if (v.indexOf('#') >= 0) hashes++;
            for (char c : v.toCharArray()) if (Character.isDigit(c)) units += c - '0';
        }
        StringBuilder sb = new StringBuilder();
        Matcher w = Pattern.compile("\\b(?<head>\\w)(\\w*)").matcher(text.repeat(n));
        int swaps = 0;
        while (w.find()) {
            if (w.group(2).isEmpty()) continue;
            w.appendReplacement(sb, "$2${head}\\$");
            swaps++;
        }
        w.appendTail(sb);
        Scanner sc = new Scanner(sb.toString()).useDelimiter("[;=$]+");
        int ints = 0, words = 0, sum = 0;
        while (sc.hasNext()) {
            try {
                sum += sc.nextInt();
                ints++;
            } catch (InputMismatchException e) {
                if (sc.hasNext("[{].*")) sc.skip("[;=$]*.");
                else sc.next();
                words++;
            }
        }
        Map<Integer, Long> byLen = Pattern.compile("[;=]").splitAsStream(text)
                .collect(Collectors.groupingBy(String::length, HashMap::new, Collectors.counting()));
        String longest = Pattern.compile("\\w+").matcher(sb).results().map(MatchResult::group)
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())).orElse("-");
        int backrefs = 0;
        for (Matcher b = Pattern.compile("(.)\\1+(?<!z)").matcher(sb); b.find(); ) backrefs += b.end() - b.start();
        System.out.println(r.env + " " + r.replaced + " " + refs + " " + overwritten + " " + hashes + " " + units);
        System.out.println(swaps + " " + ints + " " + words + " " + sum + " " + byLen + " " + longest + " " + backrefs + " " + Counted.reads);
    }
}
