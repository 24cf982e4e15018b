// args: 3 sum | 10 max | 25 count
/** An abstract class whose final method calls hooks that subclasses override, skip or call through super. */
public class TemplateMethods {
    abstract static class Report {
        protected int lines;
        private int skipped;

        final int run(int n) {
            before();
            int result = start();
            for (int i = 0; i < n; i++) {
                if (!accepts(i)) {
                    skipped++;
                    continue;
                }
                result = step(result, i * i % 13);
            }
            after(result);
            return result;
        }

        protected void before() {
            lines++;
        }

        protected abstract int start();

        protected abstract int step(int result, int x);

        protected boolean accepts(int i) {
            return true;
        }

        protected void after(int result) {
            for (int i = 0; i < result % 5; i++) {
                lines++;
            }
        }
    }

    static class Sum extends Report {
        @Override
        protected int start() {
            return 0;
        }

        @Override
        protected int step(int result, int x) {
            return result + x;
        }
    }

    static class Max extends Sum {
        @Override
        protected int start() {
            return super.start() - 1;
        }

        @Override
        protected int step(int result, int x) {
            return Math.max(result, x);
        }

        @Override
        protected boolean accepts(int i) {
            return i % 3 != 0;
        }
    }

    static class Count extends Max {
        @Override
        protected void before() {
            super.before();
            lines += 10;
        }

        @Override
        protected int step(int result, int x) {
            return super.accepts(x) ? super.step(result, 0) + 1 : result;
        }

        @Override
        protected void after(int result) {
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Report main = args[1].equals("sum") ? new Sum() : args[1].equals("max") ? new Max() : new Count();
        Report[] all = {main, new Count(), new Sum()};
        int total = 0;
        for (Report r : all) {
            total += r.run(n);
            for (int i = 0; i < r.lines; i++) {
                total++;
            }
            if (r.skipped > 2) {
                total += 100;
            }
        }
        System.out.println(total);
    }
}
