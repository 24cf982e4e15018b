// args: 3 ADD SUB | 10 MUL ADD NEG | 25 NEG NEG SUB MUL
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Enums with bodies, fields and abstract methods in EnumMap and EnumSet; valueOf, values, compareTo. */
public class EnumCollections {
    static int applied;

    enum Op {
        ADD(1) {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB(1) {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        },
        MUL(2) {
            @Override
            int apply(int a, int b) {
                applied += 3;
                return a * b % 97;
            }
        },
        NEG(3) {
            @Override
            int apply(int a, int b) {
                return -a;
            }
        };

        final int cost;

        Op(int cost) {
            this.cost = cost;
        }

        abstract int apply(int a, int b);

        static Op parse(String s) {
            try {
                return valueOf(s);
            } catch (IllegalArgumentException e) {
                return ADD;
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<Op, Integer> uses = new EnumMap<>(Op.class);
        EnumSet<Op> unused = EnumSet.allOf(Op.class);
        int x = n;
        for (int i = 0; i < n; i++) {
            Op op = Op.parse(args[i % args.length]);
            x = op.apply(x, i);
            applied++;
            uses.merge(op, op.cost, Integer::sum);
            unused.remove(op);
        }
        int total = 0;
        for (Map.Entry<Op, Integer> e : uses.entrySet()) {
            for (int i = 0; i < e.getValue(); i++) {
                total += e.getKey().ordinal() + 1;
            }
        }
        for (Op op : EnumSet.complementOf(unused)) {
            total += op.compareTo(Op.MUL);
        }
        for (Op op : EnumSet.range(Op.SUB, Op.NEG)) {
            total += unused.contains(op) ? op.name().length() : 0;
        }
        for (int i = 0; i < applied + Math.abs(x); i += 2) {
            total++;
        }
        System.out.println(total + " " + uses);
    }
}
