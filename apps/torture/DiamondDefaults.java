// args: 3 1 | 10 2 | 25 3
/** Default methods inherited over several interfaces: the most specific wins, conflicts resolved, class beats interface. */
public class DiamondDefaults {
    static int roots;

    interface Root {
        default int cost(int x) {
            roots++;
            return x;
        }

        default int other() {
            return cost(2);
        }
    }

    interface Left extends Root {
        @Override
        default int cost(int x) {
            return x * 2;
        }
    }

    interface Right extends Root {
    }

    interface Third {
        default int cost(int x) {
            return x * 100;
        }
    }

    static class Both implements Right, Left {
    }

    static class Chosen extends Both implements Third {
        @Override
        public int cost(int x) {
            return Third.super.cost(x) + super.cost(x);
        }
    }

    static class Own {
        public int cost(int x) {
            return x - 1;
        }
    }

    static class Beats extends Own implements Right {
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Root[] all = {new Both(), new Chosen(), new Beats(), new Right() { }, new Left() { }};
        int total = 0;
        for (int i = 0; i < n; i++) {
            Root r = all[i * m % all.length];
            total += r.cost(i) + r.other();
            if (r instanceof Third) {
                total -= ((Third) r).cost(1);
            }
        }
        for (int i = 0; i < roots; i++) {
            total++;
        }
        while (total > 1000) {
            total -= 333;
            roots++;
        }
        System.out.println(total + " " + roots);
    }
}
