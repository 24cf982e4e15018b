// args: 3 a b | 10 c | 25 d e f
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.BiFunction;

/** var: anonymous classes with more members than their type, intersection types, lambda parameters, loops. */
public class InferredTypes {
    static <T extends Comparable<T> & CharSequence> int both(T a, T b) {
        return a.compareTo(b) > 0 ? a.length() : b.length() + 10;
    }

    public static void main(String[] args) {
        var n = Integer.parseInt(args[0]);
        var counter = new Object() {
            int hits;
            int misses = n / 3;

            int hit(int by) {
                hits += by;
                return hits;
            }
        };
        var groups = new HashMap<Integer, ArrayList<String>>();
        for (var i = 0; i < n; i++) {
            var key = counter.hit(i % 4) % 5;
            groups.computeIfAbsent(key, k -> new ArrayList<>()).add(args[i % args.length]);
        }
        var total = 0L;
        for (var e : groups.entrySet()) {
            for (var s : e.getValue()) {
                total += s.length() * e.getKey();
            }
        }
        BiFunction<Integer, Integer, Integer> mix = (var a, var b) -> {
            counter.misses++;
            return a * 31 + b;
        };
        var mixed = 1;
        for (var a : args) {
            mixed = mix.apply(mixed, a.length()) % 50;
            total += both(a, args[0]);
        }
        var either = n > 5 ? List.of(1, 2) : "text";
        if (either instanceof List<?> list) {
            total += list.size();
        }
        for (var i = 0; i < counter.hits + counter.misses + mixed; i++) {
            total++;
        }
        System.out.println(total + " " + counter.hits);
    }
}
