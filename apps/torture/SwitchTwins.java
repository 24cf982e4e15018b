// args: 1 AaAa | 4 BBBB AaBB BBAa | 9 C# Bb Aa BB null
import java.util.*;

/**
 * String switches over colliding hash codes, enum switches, fall-through, labelled continue out of nested
 * switches, switch expressions with yield and char or short narrowing in compound assignments choose how
 * far the counters advance.
 */
public class SwitchTwins {
    enum Op { UP, DOWN, SKIP, STOP }

    static int weigh(String s) {
        if (s.equals("null")) s = null;
        try {
            switch (s) {                                  // Aa and BB, AaAa and BBBB and AaBB and BBAa, C# and Bb have equal hashes
                case "Aa": return 1;
                case "BB": return 2;
                case "C#": s = "Bb";
                case "Bb": return s.length() + 3;
                case "AaAa":
                case "BBBB": return 10;
                default: return s.hashCode() == "AaAa".hashCode() ? 20 : 30;
                case "AaBB": return 15;
            }
        } catch (NullPointerException e) {
            return 99;
        }
    }

    static int narrow(int n) {
        byte b = 120;
        short s = 32760;
        char c = 65530;
        int steps = 0;
        for (int i = 0; i < n * 3; i++) {
            b += 3;                                       // wraps to negative
            s += b;
            c++;                                          // wraps to 0
            c += 0.6;                                     // truncated: no effect
            if (b < 0) steps += c > 60000 ? 1 : 2;
            if (s < 0) steps += 10;
            b >>>= 1;                                     // sign extended, shifted, narrowed
            steps += (byte) (b << 33) == (byte) (b << 1) ? 1 : 100;
        }
        int x = Integer.MAX_VALUE;
        x += 1.0f;                                        // saturates
        long l = n;
        l <<= 65;
        return steps + (x == Integer.MAX_VALUE ? 1000 : 0) + (int) l + (Math.abs(Integer.MIN_VALUE) < 0 ? 5000 : 0);
    }

    static int machine(String text, int n) {
        int pos = 0, acc = 1, guard = 0;
        EnumMap<Op, Integer> seen = new EnumMap<>(Op.class);
        next:
        while (guard++ < 60) {
            if (pos >= text.length()) { pos = 0; n--; }
            if (n < 0) break;
            Op op = Op.values()[(text.charAt(pos) + guard) % 4];
            for (int j = 0; ; j++) {
                seen.merge(op, 1, Integer::sum);
                switch (op) {
                    case SKIP:
                        pos += 2;
                        continue next;
                    case STOP:
                        if (seen.get(Op.STOP) > 6) break next;
                        op = Op.DOWN;
                        continue;                          // the inner loop
                    case UP:
                        acc += 5;
                        if (j < 2) break;                  // only the switch
                        pos++;
                    case DOWN:
                        acc = acc * 3 % 101;
                        pos++;
                        continue next;
                }
                acc++;
            }
        }
        int k = 0;
        for (Map.Entry<Op, Integer> e : seen.entrySet()) k = k * 7 + e.getValue();
        return acc + k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0, rounds = 0;
        for (int i = 1; i < args.length; i++) {
            int w = weigh(args[i]);
            int kind = switch (w) {
                case 1, 2 -> 1;
                case 10 -> {
                    int t = 0;
                    while (t * t < n * w) t++;
                    yield t;
                }
                case 99 -> args[i].length();
                default -> {
                    try {
                        yield w / (w - 15);
                    } catch (ArithmeticException e) {
                        yield 6;
                    } finally {
                        rounds++;
                    }
                }
            };
            total += w * kind;
            for (int j = 0; j < kind; j++) rounds += j & 1;
        }
        System.out.println(total + " " + rounds + " " + narrow(n) + " " + machine(String.join("", args), n));
    }
}
