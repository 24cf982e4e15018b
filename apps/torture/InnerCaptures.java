// args: 3 4 | 10 2 | 25 9
/** Inner, local and anonymous classes with captured variables, outer instances and access to private members. */
public class InnerCaptures {
    private int total;
    private final int scale;

    InnerCaptures(int scale) {
        this.scale = scale;
    }

    private int scaled(int x) {
        return x * scale;
    }

    class Part {
        private int own;

        Part(int own) {
            this.own = own;
        }

        class Piece {
            int weight() {
                return own + scaled(own) + total;
            }
        }

        void add() {
            for (int i = 0; i < own; i++) {
                total += scale;
            }
        }
    }

    interface Job {
        int run(int x);
    }

    Job job(final int offset, int[] log) {
        int twice = offset * 2;
        class Local implements Job {
            @Override
            public int run(int x) {
                log[0]++;
                return x + twice + scaled(offset);
            }
        }
        if (offset % 2 == 0) {
            return new Local();
        }
        return new Job() {
            private int calls;

            @Override
            public int run(int x) {
                calls++;
                log[0] += calls;
                return new Local().run(x) - calls;
            }
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        InnerCaptures outer = new InnerCaptures(Integer.parseInt(args[1]));
        Part part = outer.new Part(n);
        part.add();
        Part.Piece piece = part.new Piece();
        int[] log = new int[1];
        Job job = outer.job(n, log);
        int sum = piece.weight();
        for (int i = 0; i < n; i++) {
            sum += job.run(i);
        }
        for (int i = 0; i < log[0]; i++) {
            sum--;
        }
        System.out.println(sum);
    }
}
