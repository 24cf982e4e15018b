// args: 3 4 | 10 2 | 25 6
import java.util.ArrayList;
import java.util.List;

/** Generic sealed types taken apart: inferred type arguments, nested records, patterns that fail half-way, accessors with effects. */
public class GenericPatterns {
    sealed interface Result<T> {
        record Good<T>(T value, int cost) implements Result<T> {
            public int cost() {
                accessed++;
                return cost;
            }
        }

        record Bad<T>(String why) implements Result<T> {
        }

        record Both<A>(Result<A> first, Result<A> second) implements Result<A> {
        }
    }

    static int accessed;

    static int sum(Result<Integer> r) {
        return switch (r) {
            case Result.Good<Integer>(Integer v, int c) when c > 3 -> v * c;
            case Result.Good<Integer>(var v, var c) -> v + c;
            case Result.Bad<Integer>(String why) -> -why.length();
            case Result.Both<Integer>(Result.Good<Integer>(var a, var x), Result.Bad<Integer> b) -> a - x;
            case Result.Both<Integer>(var a, var b) -> sum(a) * 2 + sum(b);
        };
    }

    static Result<Integer> make(int i, int m) {
        if (i <= 1) {
            return i == 0 ? new Result.Bad<>("b".repeat(m)) : new Result.Good<>(m, i);
        }
        return i % m == 0 ? new Result.Good<>(i, i % 7) : new Result.Both<>(make(i / 2, m), make(i % 3, m));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<Result<Integer>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(make(i, m));
        }
        int total = 0;
        for (Result<Integer> r : all) {
            int s = sum(r);
            if (s > 10) {
                total += s % 9;
            }
            if (r instanceof Result.Both<Integer>(Result.Both<Integer>(var a, var b), var c) && a != c) {
                total += 20;
            }
        }
        for (int i = 0; i < accessed; i++) {
            total++;
        }
        System.out.println(total + " " + accessed);
    }
}
