// args: 3 | 17 | 36
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loops, switches and tries before the call of the super constructor, which meets fields that are already set. */
public class PrologueLoops {
    static final List<String> LOG = new ArrayList<>();

    static class Base {
        final int base;
        int seen;

        Base(int base) {
            this.base = base;
            for (int i = 0; i < weight(); i++) {
                seen += describe().length();
            }
        }

        int weight() {
            return 1;
        }

        String describe() {
            return "base";
        }
    }

    static class Sized extends Base {
        final int size;
        final String name;
        int late = 4;

        Sized(String text, int k) {
            int total = 0;
            for (String part : text.split(",")) {
                int v;
                try {
                    v = Integer.parseInt(part);
                } catch (NumberFormatException e) {
                    LOG.add(part);
                    v = part.length();
                }
                total += v;
            }
            switch (total % 3) {
                case 0 -> name = "zero";
                case 1 -> name = "one" + k;
                default -> name = text;
            }
            if (total > 40) {
                throw new IllegalArgumentException(total % 7 + text);
            }
            size = total % (k + 1);
            super(total);
            late += seen;
        }

        Sized(int k) {
            String t = "1";
            while (t.length() < k) {
                t += "," + t.length();
            }
            this(t, k);
            late *= 2;
        }

        @Override
        int weight() {
            return size + late;
        }

        @Override
        String describe() {
            return name + late;
        }
    }

    class Inner extends Sized {
        final int outerLevel;
        final Runnable bump;

        Inner(int k) {
            int l = 0;
            class Local {
                int twice(int x) {
                    return x * 2;
                }
            }
            for (int i = level; i > 0; i /= 2) {
                l += new Local().twice(i % 3);
            }
            outerLevel = l;
            bump = () -> level++;
            super("a,b," + l, k);
            bump.run();
        }

        @Override
        int weight() {
            return outerLevel % 5 + (bump == null ? 100 : 1);
        }
    }

    enum Step {
        UP(1, 4), DOWN(-9, 3), FLAT(2);

        final int sum;

        Step(int sum) {
            this.sum = sum;
        }

        Step(int from, int k) {
            int s = from;
            for (int i = 0; i < k; i++) {
                s += i * i;
            }
            this(s);
        }
    }

    record Ratio(int a, int b) {
        Ratio(int a) {
            int d = 2;
            while (a % d != 0 && d < a) {
                d++;
            }
            this(a / d, d);
        }
    }

    int level = 5;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        PrologueLoops p = new PrologueLoops();
        p.level += n;
        int sum = 0;
        Map<String, Integer> refused = new HashMap<>();
        for (int i = 0; i < n; i++) {
            try {
                Sized s = switch (i % 3) {
                    case 0 -> new Sized(i);
                    case 1 -> p.new Inner(i);
                    default -> new Sized(i + ",x" + i + "," + i * 2, i) {
                        final int extra;

                        {
                            extra = late;
                        }

                        @Override
                        int weight() {
                            return super.weight() + extra + 1;
                        }
                    };
                };
                sum += s.late + s.seen * s.base + Step.values()[i % 3].sum;
            } catch (IllegalArgumentException e) {
                refused.merge(e.getMessage().substring(0, 1), 1, Integer::sum);
            }
        }
        int ratios = 0;
        for (int i = 2; i < n + 2; i++) {
            Ratio r = new Ratio(i);
            ratios += r.a() * r.b() == i ? r.b() : -1;
        }
        int letters = 0;
        for (String s : LOG) {
            for (int i = s.length(); i > 0; i--) {
                letters++;
            }
        }
        System.out.println(sum + " " + refused + " " + ratios + " " + LOG.size() + " " + letters + " " + p.level);
    }
}
