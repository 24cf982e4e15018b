/** Control flow of many shapes: switches, constructors with branches, interface methods, loops to the method's start. */
public class Shapes {
    interface Shape {
        double area();

        default String describe(int n) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < n; i++) {
                text.append(i % 2 == 0 ? name() : unit(i));
            }
            return text.toString();
        }

        String name();

        static String unit(int i) {
            return i > 2 ? "cm" : i > 1 ? "mm" : "m";
        }
    }

    static class Base implements Shape {
        final double size;
        byte tiny;
        char letter;
        short small;
        boolean flag;
        float ratio;
        long big;

        Base(double size) {
            this.size = size;
        }

        public double area() {
            return size;
        }

        public String name() {
            return "base";
        }
    }

    static class Derived extends Base {
        private final int extra;

        Derived(int n) {
            super(n > 3 ? new Base(n < 5 ? 1.5 : 2.5).area() : n == 0 ? Double.parseDouble("x") : n);
            extra = n > 2 && n % 2 == 0 || n == 7 ? n : -n;
        }

        Derived(int n, boolean twice) {
            this(twice ? n * 2 : n);
        }

        @Override
        public double area() {
            int s = (int) super.area();
            switch (extra) {
                case 1:
                case -1:
                    s += 1;
                case 2:
                    s += 2;
                    break;
                case 7:
                    return s;
                default:
                    s--;
                    break;
                case 5:
                    s *= 2;
            }
            switch (s) {
                case 1000:
                    s = 1;
                    break;
                case -5:
                    s = 2;
                    break;
                case 100000:
                    throw new IllegalStateException();
            }
            return s;
        }
    }

    static int toTheStart(int n, int acc) {
        do {
            acc += n & 3;
            n -= acc % 3 + 1;
        } while (n > 0);
        return acc;
    }

    static void primitives(Base b, int n) {
        byte[] bytes = new byte[n];
        char[] chars = new char[n];
        short[] shorts = new short[n];
        boolean[] flags = new boolean[n];
        float[] floats = new float[n];
        long[][] longs = new long[n][2];
        double[] doubles = new double[n].clone();
        for (int i = 0; i < n; i++) {
            b.tiny = (byte) (i * 50);
            b.letter += i;
            b.small = (short) (i * 7000);
            b.flag = i % 3 == 0;
            b.ratio += 0.1f;
            b.big = b.big * 31 + i;
            bytes[i] = b.tiny;
            chars[i] = b.letter++;
            shorts[i] = b.small;
            flags[i] = b.flag;
            floats[i] = b.ratio / 3;
            longs[i][i % 2] = b.big;
            doubles[i] = Math.sqrt(i) * b.ratio;
            double d = doubles[i] + floats[i];
            float f = (float) d;
            long l = (long) (d * 1e6) << 3;
            f = 0f;
            d = 2.5;
            l = 7;
        }
    }

    static synchronized int labelled(int n) {
        int hits = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = 0; ; j++) {
                if (j > i) {
                    continue outer;
                }
                if (i * j == 35) {
                    break outer;
                }
                hits += (i ^ j) < 4 ? 1 : (i & j) == 0 ? 2 : 3;
            }
        }
        return hits;
    }

    static String words(String s) {
        switch (s) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            case "x":
                return "third";
            default:
                return "none";
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 9; i++) {
            try {
                Derived d = new Derived(i, i > 4);
                System.out.println(d.area() + d.describe(i));
                primitives(d, i);
                System.out.println(d.big + " " + d.letter + d.small);
            } catch (NumberFormatException e) {
                System.out.println("bad");
            }
            System.out.println(toTheStart(i * 10, i) + " " + labelled(i));
        }
        System.out.println(words("Aa") + words("BB") + words("x") + words("yy"));
    }
}
