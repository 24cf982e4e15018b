// args: 5 lfp 3 | 9 pplf 7 | 2 f 1 | 20 flpx 11
import java.util.*;

/** A zoo of generic keepers: bridge methods, covariant returns and diamond defaults pick the code. */
public class BridgeZoo {
    interface Feeder<F> {
        int feed(F food);

        default int portion() { return 2; }
    }

    interface Swimmer extends Feeder<Integer> {
        default int portion() {
            return 3 + extra();
        }

        private int extra() {
            return log("swim") % 2;
        }
    }

    interface Walker extends Feeder<Integer> {
        default int portion() { return 5; }
    }

    static int calls;
    static int wrong;

    static int log(String s) {
        calls += s.length();
        return calls;
    }

    abstract static class Animal<F, S extends Animal<F, S>> implements Feeder<F>, Comparable<S> {
        int weight;

        abstract S child(int w);

        public int compareTo(S other) {
            log("cmp");
            return Integer.compare(weight, other.weight);
        }
    }

    static class Penguin extends Animal<Integer, Penguin> implements Swimmer, Walker {
        public int portion() {
            return weight % 2 == 0 ? Swimmer.super.portion() : Walker.super.portion();
        }

        public int feed(Integer food) { return weight += food; }

        Penguin child(int w) {
            Penguin p = w > 8 ? new Emperor() : new Penguin();
            p.weight = w;
            return p;
        }
    }

    static class Emperor extends Penguin {
        public int feed(Integer food) {
            return super.feed(food + 1);
        }

        public int feed(Number food) {
            return weight -= food.intValue();
        }

        Emperor child(int w) {
            Emperor e = new Emperor();
            e.weight = w / 2;
            return e;
        }
    }

    static class Lion extends Animal<String, Lion> {
        public int feed(String food) {
            for (int i = 0; i < food.length(); i++) {
                weight += food.charAt(i) % 4;
            }
            return weight;
        }

        Lion child(int w) {
            weight--;
            return this;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int serve(Animal a, Object food) {
        int got = 0;
        for (int i = a.portion(); i > 0; i--) {
            try {
                got += a.feed(food);
            } catch (ClassCastException e) {
                wrong++;
                food = food instanceof String s ? (Object) s.length() : (Object) ("m" + food);
            }
        }
        return got;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int seed = Integer.parseInt(args[2]);
        List<Animal<?, ?>> zoo = new ArrayList<>();
        Penguin last = new Penguin();
        int fed = 0;
        for (int i = 0; i < n; i++) {
            char kind = args[1].charAt(i % args[1].length());
            Animal<?, ?> a = kind == 'l' ? new Lion() : kind == 'p' ? last : last.child(i + seed);
            zoo.add(a);
            fed += serve(a, (i + seed) % 3 == 0 ? "meat" : Integer.valueOf(1 + i % 3));
            if (a instanceof Penguin p && p.compareTo(last) > 0) {
                last = p;
            } else if (a instanceof Lion l) {
                fed += l.child(0).weight;
            } else if (a instanceof Emperor e) {
                fed += e.feed((Number) 1);
            }
        }
        int steps = 0;
        for (Animal<?, ?> a : zoo) {
            for (int w = a.weight; w > 0; w -= 6) {
                steps++;
            }
        }
        System.out.println("fed=" + fed + " calls=" + calls + " wrong=" + wrong + " steps=" + steps);
    }
}
