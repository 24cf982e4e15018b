// args: 2 | 9 upper | 21 region
import java.util.*;
import java.util.regex.*;

/**
 * The regex engine calls back a user CharSequence whose charAt translates and counts, whose subSequence is
 * what group() returns, and whose content is changed between find() calls.
 */
public class RegexPeeker {
    static final class Tape implements CharSequence {
        final char[] data;
        final int from, to;
        final int[] meter;                 // shared by all sub-tapes
        boolean loud;
        Tape(char[] data, int from, int to, int[] meter) { this.data = data; this.from = from; this.to = to; this.meter = meter; }
        @Override public int length() { return to - from; }
        @Override public char charAt(int i) {
            meter[0]++;
            char c = data[from + i];
            return loud ? Character.toUpperCase(c) : c;
        }
        @Override public CharSequence subSequence(int a, int b) {
            meter[1]++;
            Tape t = new Tape(data, from + a, from + b, meter);
            t.loud = loud;
            return t;
        }
        @Override public String toString() {
            meter[2]++;
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < length(); i++) sb.append(charAt(i));
            return sb.toString();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append("id").append(i).append('=').append((char) ('a' + i % 5)).append(i * 3).append(';');
        Tape tape = new Tape(sb.toString().toCharArray(), 0, sb.length(), new int[3]);
        tape.loud = mode.equals("upper");

        Pattern key = Pattern.compile("(?<k>[a-zA-Z]+\\d+)=");
        Pattern val = Pattern.compile("\\G([a-cA-C])(\\d+);");
        Matcher m = key.matcher(tape);
        if (mode.equals("region")) m.region(5, tape.length() - 4).useAnchoringBounds(false).useTransparentBounds(true);
        int pairs = 0, sum = 0, skipped = 0;
        while (m.find()) {
            String k = m.group("k");
            m.usePattern(val);
            if (m.find()) {
                pairs++;
                sum += Integer.parseInt(m.group(2)) + k.length();
                // write ahead into the text that is still to be matched
                if (pairs % 2 == 0 && m.end() < tape.data.length) tape.data[m.end()] = '#';
            } else {
                skipped++;
                m.reset();
                m.region(Math.min(tape.length(), tape.meter[0] % 7 + pairs * 6 + skipped * 9), tape.length());
            }
            m.usePattern(key);
        }
        int reads = tape.meter[0];
        Matcher h = Pattern.compile("[iI#][dD]\\d=[a-zA-Z]\\d+;?x").matcher(tape);
        boolean look = h.lookingAt();
        int end = (h.hitEnd() ? 1 : 0) + (look ? 2 : 0);

        String replaced = Pattern.compile("\\d+").matcher(tape).replaceAll(r -> {
            int v = Integer.parseInt(r.group());
            tape.meter[1] += v;
            return v % 2 == 0 ? "" : "\\$" + Matcher.quoteReplacement("\\") + r.start();
        });
        StringBuilder out = new StringBuilder();
        Matcher ap = Pattern.compile("([=;])").matcher(replaced);
        int at = 0;
        while (ap.find() && at < 8) { ap.appendReplacement(out, at++ % 2 == 0 ? "<$1>" : "\\$1"); }
        ap.appendTail(out);
        int steps = 0;
        for (String part : Pattern.compile("#|;").split(tape, tape.meter[2] + 2)) steps += part.length();
        int loop = reads % 13 + out.length() % 7;
        int acc = 0;
        for (int i = 0; i < loop; i++) acc += out.charAt(i % Math.max(1, out.length()));
        System.out.println(pairs + " " + sum + " " + skipped + " " + end + " " + steps + " " + loop + " " + acc + " " + tape.meter[2] + " " + out.length());
    }
}
