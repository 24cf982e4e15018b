// args: 3 4 | 10 0 | 25 9
/** Constructors with conditions, loops and calls in the arguments of this and super; builders; immutable copies. */
public class ConstructorChains {
    static int validated;

    static int check(int x) {
        validated++;
        if (x < 0) {
            throw new IllegalArgumentException("negative " + x);
        }
        return x;
    }

    static class Box {
        final int width;
        final int height;

        Box(int width, int height) {
            this.width = width;
            this.height = height;
        }

        Box(int size) {
            this(check(size), size > 5 ? size / 2 : size % 3 == 0 ? 1 : check(size - 1));
        }

        Box(Box o) {
            this(o.width, o.height);
        }
    }

    static class Labelled extends Box {
        final String label;

        Labelled(String label, int... sizes) {
            super(sizes.length == 0 ? 1 : sizes[0], sum(sizes));
            this.label = label == null ? "none" : label.trim();
        }

        private static int sum(int[] a) {
            int k = 0;
            for (int x : a) {
                k += x;
            }
            return k;
        }
    }

    static final class Builder {
        private int width = 1;
        private int height = 1;

        Builder width(int w) {
            width = w;
            return this;
        }

        Builder height(int h) {
            height = h;
            return this;
        }

        Box build() {
            return width == height ? new Box(width) : new Box(width, height);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        int failed = 0;
        for (int i = 0; i < n; i++) {
            try {
                Box b = switch (i % 4) {
                    case 0 -> new Box(i - m);
                    case 1 -> new Labelled(i % 3 == 0 ? null : " x ", i, m);
                    case 2 -> new Box(new Labelled("l"));
                    default -> new Builder().width(i).height(i % 8 == 3 ? i : m).build();
                };
                for (int k = 0; k < b.width; k++) {
                    total++;
                }
                total += b.height * 10 + (b instanceof Labelled l ? l.label.length() : 0);
            } catch (IllegalArgumentException e) {
                failed += e.getMessage().length();
            }
        }
        for (int i = 0; i < validated; i++) {
            total++;
        }
        System.out.println(total + " " + failed);
    }
}
