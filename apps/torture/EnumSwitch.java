// args: RED 3 | GREEN 10 | BLUE 25
/** Switches over an enum: {@code $VALUES}, the synthetic switch map, valueOf, ordinal, methods per constant. */
public class EnumSwitch {
    enum Color {
        RED(2),
        GREEN(3) {
            @Override
            int shade(int n) {
                int s = 0;
                for (int i = 0; i < n; i += factor) {
                    s++;
                }
                return s;
            }
        },
        BLUE(5);

        final int factor;

        Color(int factor) {
            this.factor = factor;
        }

        int shade(int n) {
            return n * factor;
        }
    }

    static int count(Color c, int n) {
        int k = 0;
        switch (c) {
            case RED:
                while (k < n) {
                    k++;
                }
                break;
            case BLUE:
                k = 100 - n;
                break;
            default:
                for (Color d : Color.values()) {
                    k += d.ordinal() * n;
                }
        }
        return k;
    }

    public static void main(String[] args) {
        Color c = Color.valueOf(args[0]);
        int n = Integer.parseInt(args[1]);
        int total = count(c, n) + c.shade(n);
        for (Color d : Color.values()) {
            total += d == c ? 1 : count(d, n / 2);
        }
        for (int i = total; i > 0; i /= 2) {
            total++;
        }
        System.out.println(total + " " + c);
    }
}
