// args: 3 | 10 | 25
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Function objects with more than one interface: default methods of the others are called on them. */
public class IntersectionCasts {
    interface Weighed {
        default int weight(int x) {
            int sum = 0;
            for (int i = 0; i < x; i++) sum += i;
            return sum;
        }
    }

    interface Named {
        default String label() {
            return "n";
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        IntUnaryOperator add = (IntUnaryOperator & Weighed) x -> x + n;
        Weighed weighed = (Weighed) add;
        int total = 0;
        for (int i = 0; i < n; i++) total += weighed.weight(add.applyAsInt(i)) % 7;

        Supplier<List<String>> makes = (Supplier<List<String>> & Named & Serializable) ArrayList::new;
        List<String> labels = makes.get();
        for (int i = 0; i < total % 11; i++) labels.add(((Named) makes).label());
        int letters = 0;
        for (String label : labels) letters += label.length();

        Object byLength = (Comparator<String> & Serializable) (a, b) -> a.length() - b.length();
        Serializable kept = (Serializable) byLength;
        List<String> words = new ArrayList<>(List.of("abc".repeat(n), "d".repeat(total % 5), "ef".repeat(n % 3)));
        @SuppressWarnings("unchecked")
        Comparator<String> comparator = (Comparator<String>) kept;
        words.sort(comparator);
        int longest = 0;
        while (longest < words.get(2).length()) longest++;
        System.out.println(total + " " + letters + " " + longest);
    }
}
