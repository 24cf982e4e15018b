// args: 3 red blue | 10 green | 25 blue blue violet
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

/** Optional: map, filter, flatMap, or, orElseGet evaluated only when empty, orElseThrow, ifPresentOrElse. */
public class Optionals {
    static int fallbacks;
    static final Map<String, Integer> CODES = new HashMap<>();

    static Optional<Integer> code(String name) {
        return Optional.ofNullable(CODES.get(name));
    }

    static int fallback(int x) {
        fallbacks++;
        return x;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CODES.put("red", 4);
        CODES.put("blue", n);
        int[] box = new int[1];
        int total = 0;
        for (String a : args) {
            total += code(a).map(x -> x * 2).filter(x -> x > 10).orElseGet(() -> fallback(1));
            total += code(a).or(() -> code("red")).get();
            total += code(a).flatMap(x -> x % 2 == 0 ? Optional.of("even") : Optional.empty()).orElse("").length();
            code(a).ifPresentOrElse(x -> box[0] += x, () -> box[0]++);
            try {
                total += code(a + "x").orElseThrow();
            } catch (NoSuchElementException e) {
                total += code(a).isPresent() ? 3 : 30;
            }
            try {
                code(a).orElseThrow(() -> new IllegalStateException(a));
            } catch (IllegalStateException e) {
                total += e.getMessage().length();
            }
        }
        OptionalInt longest = Arrays.stream(args).skip(1).mapToInt(String::length).filter(k -> k > 3).max();
        for (int i = 0; i < longest.orElse(1); i++) {
            total++;
        }
        for (int i = 0; i < box[0]; i++) {
            total++;
        }
        for (int i = 0; i < fallbacks; i++) {
            total++;
        }
        System.out.println(total + " " + fallbacks);
    }
}
