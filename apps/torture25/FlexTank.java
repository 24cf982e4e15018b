// args: 10 3 2 | 45 7 9 | 2 0 1 | 80 12 5
import java.util.ArrayList;
import java.util.List;

/** Tanks whose constructors compute, check and assign fields before they call super. */
public class FlexTank {
    static int built;
    static int rejected;
    static int virtualCalls;

    static class Vessel {
        final int volume;
        final int rings;

        Vessel(int volume) {
            built++;
            this.volume = volume;
            int r = 0;
            for (int h = height(); h > 0; h -= 3) {
                r++;
            }
            this.rings = r;
        }

        int height() {
            virtualCalls++;
            return volume / 4;
        }
    }

    static class Tank extends Vessel {
        final int floors;
        int paint = 2;

        Tank(int width, int floors) {
            if (floors < 0) {
                rejected++;
                throw new IllegalArgumentException("floors " + floors);
            }
            int v = 0;
            for (int i = 0; i <= floors; i++) {
                v += width;
                width -= i;
            }
            this.floors = floors;
            super(v);
            paint += rings;
        }

        @Override
        int height() {
            virtualCalls++;
            return floors * 5 + paint;
        }
    }

    static class Silo extends Tank {
        final int[] marks;
        final String label;

        Silo(int width, String label) {
            this.label = label.isBlank() ? "none" : label;
            int[] m = new int[label.length()];
            int floors = -1;
            for (int i = 0; i < m.length; i++) {
                m[i] = label.charAt(i) - '0';
                if (m[i] % 2 == 1) {
                    floors++;
                }
            }
            marks = m;
            super(width, floors);
        }

        Silo(int code) {
            String digits = Integer.toString(code * code);
            if (digits.length() > 3) {
                digits = digits.substring(1);
            }
            this(code, digits);
        }

        @Override
        int height() {
            int sum = label.length();
            for (int k : marks) {
                sum += k;
            }
            return sum + super.height();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int from = Integer.parseInt(args[1]);
        int step = Integer.parseInt(args[2]);
        List<Vessel> yard = new ArrayList<>();
        for (int i = 0, code = from; i < n; i++, code += step) {
            try {
                yard.add(switch (code % 3) {
                    case 0 -> new Silo(code);
                    case 1 -> new Tank(code, code % 5 - 1);
                    default -> new Vessel(code);
                });
            } catch (IllegalArgumentException e) {
                System.out.println("rejected " + code + ": " + e.getMessage());
            }
        }
        int rings = 0;
        int paint = 0;
        for (Vessel v : yard) {
            for (int i = 0; i < v.rings; i++) {
                rings += v.volume % 10;
            }
            if (v instanceof Tank t) {
                paint += t.paint;
            }
        }
        System.out.println("built=" + built + " rejected=" + rejected + " calls=" + virtualCalls);
        System.out.println("rings=" + rings + " paint=" + paint + " yard=" + yard.size());
    }
}
