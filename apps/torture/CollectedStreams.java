// args: 3 the cat | 10 a bb ccc dd e | 25 one two three four
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collectors: grouping, partitioning, joining, mapping, counting, toMap with merge, reducing; callbacks count. */
public class CollectedStreams {
    static int hashed;

    record Word(String text, int at) {
        int size() {
            hashed++;
            return text.length();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            words.add(new Word(args[i % args.length], i));
        }
        Map<Integer, List<Word>> bySize =
            words.stream().collect(Collectors.groupingBy(Word::size, TreeMap::new, Collectors.toList()));
        int total = 0;
        for (Map.Entry<Integer, List<Word>> e : bySize.entrySet()) {
            for (Word w : e.getValue()) {
                if (w.at() % 2 == 0) {
                    total += e.getKey();
                }
            }
        }
        Map<Boolean, Long> parts =
            words.stream().collect(Collectors.partitioningBy(w -> w.at() > n / 2, Collectors.counting()));
        for (long i = parts.get(true); i > 0; i--) {
            total++;
        }
        String joined = words.stream().map(Word::text).distinct().sorted(Comparator.reverseOrder())
            .collect(Collectors.joining("+", "<", ">"));
        for (char c : joined.toCharArray()) {
            if (c == '+') {
                total += 10;
            }
        }
        Map<String, Integer> last =
            words.stream().collect(Collectors.toMap(Word::text, Word::at, Math::max, LinkedHashMap::new));
        for (int at : last.values()) {
            total += at;
        }
        int reduced = Stream.of(args).map(String::length).reduce(1, (a, b) -> a * b % 31);
        int average = (int) Arrays.stream(args).collect(Collectors.averagingInt(String::length)).doubleValue();
        for (int i = 0; i < reduced + average + hashed; i++) {
            total++;
        }
        System.out.println(total + joined);
    }
}
