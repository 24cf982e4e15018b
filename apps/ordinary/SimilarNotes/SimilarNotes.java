import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds notes that say nearly the same. Notes that share one of their rarest words are candidates;
 * a pair is similar if its words overlap enough and its texts are a few edits apart.
 *
 * <p>Usage: SimilarNotes [--overlap=0.6] [--edits=0.35] [--keys=3] FILE
 *
 * <p>The file has a note on each line: id, tab, author, tab, text.
 */
public final class SimilarNotes {
    private SimilarNotes() {}

    public static void main(String[] args) throws IOException {
        double overlap = 0.6;
        double edits = 0.35;
        int keys = 3;
        Path file = null;
        for (String arg : args) {
            if (arg.startsWith("--overlap=")) {
                overlap = Double.parseDouble(arg.substring(10));
            } else if (arg.startsWith("--edits=")) {
                edits = Double.parseDouble(arg.substring(8));
            } else if (arg.startsWith("--keys=")) {
                keys = Integer.parseInt(arg.substring(7));
            } else {
                file = Path.of(arg);
            }
        }
        if (file == null) {
            System.err.println("usage: SimilarNotes [--overlap=0.6] [--edits=0.35] [--keys=3] FILE");
            System.exit(2);
        }
        Vocabulary vocabulary = new Vocabulary();
        List<Note> notes = read(file, vocabulary);
        Finder finder = new Finder(notes, vocabulary, keys, overlap, edits);
        List<Pair> pairs = finder.find();
        report(notes, pairs, finder);
    }

    private static List<Note> read(Path file, Vocabulary vocabulary) throws IOException {
        List<Note> notes = new ArrayList<>();
        int skipped = 0;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line;
            while ((line = in.readLine()) != null) {
                String[] parts = line.split("\t", 3);
                if (parts.length < 3 || parts[2].isBlank()) {
                    skipped++;
                    continue;
                }
                String text = Note.normalise(parts[2]);
                notes.add(new Note(parts[0], parts[1], text, vocabulary.wordsOf(text)));
            }
        }
        if (skipped > 0) System.err.println(skipped + " lines without a note");
        return notes;
    }

    private static void report(List<Note> notes, List<Pair> pairs, Finder finder) {
        System.out.println(notes.size() + " notes, " + finder.compared() + " pairs compared, "
                + finder.measured() + " measured, " + pairs.size() + " similar");
        pairs.stream()
                .sorted(Comparator.comparingDouble(Pair::overlap).reversed()
                        .thenComparing(Pair::left).thenComparing(Pair::right))
                .limit(15)
                .forEach(p -> System.out.printf(Locale.ROOT, "%.3f %4d edits  %s  %s%n", p.overlap(), p.edits(),
                        notes.get(p.left()).id(), notes.get(p.right()).id()));

        Groups groups = new Groups(notes.size());
        for (Pair p : pairs) groups.join(p.left(), p.right());
        Map<Integer, List<Integer>> members = groups.members();
        TreeMap<Integer, Integer> sizes = new TreeMap<>(Comparator.reverseOrder());
        for (List<Integer> group : members.values()) sizes.merge(group.size(), 1, Integer::sum);
        sizes.forEach((size, count) -> System.out.println(count + " groups of " + size));

        Map<String, Long> copied = pairs.stream()
                .filter(p -> !notes.get(p.left()).author().equals(notes.get(p.right()).author()))
                .collect(Collectors.groupingBy(p -> notes.get(p.right()).author(), Collectors.counting()));
        copied.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(5)
                .forEach(e -> System.out.println("copies by " + e.getKey() + ": " + e.getValue()));
    }
}

/** A note and the numbers of its words, sorted, each once. */
record Note(String id, String author, String text, int[] words) {
    private static final Pattern NOT_WORD = Pattern.compile("[^a-z0-9]+");

    static String normalise(String text) {
        return NOT_WORD.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ").trim();
    }
}

/** Two notes by their places in the list. */
record Pair(int left, int right, double overlap, int edits) {}

/** Numbers words and counts in how many notes each occurs. */
final class Vocabulary {
    private static final Set<String> STOP = Set.of("the", "a", "of", "and", "to", "in", "is", "it", "for", "on");

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Integer> frequencies = new ArrayList<>();

    int[] wordsOf(String text) {
        Set<Integer> found = new HashSet<>();
        for (String word : text.split(" ")) {
            if (word.isEmpty() || STOP.contains(word)) continue;
            Integer number = numbers.get(word);
            if (number == null) {
                number = numbers.size();
                numbers.put(word, number);
                frequencies.add(0);
            }
            if (found.add(number)) frequencies.set(number, frequencies.get(number) + 1);
        }
        int[] words = found.stream().mapToInt(Integer::intValue).toArray();
        Arrays.sort(words);
        return words;
    }

    int frequency(int word) {
        return frequencies.get(word);
    }
}

/** Compares candidates. */
final class Finder {
    private final List<Note> notes;
    private final Vocabulary vocabulary;
    private final int keys;
    private final double minOverlap;
    private final double maxEdits;
    private final Set<Long> seen = new HashSet<>();
    private long compared;
    private long measured;

    Finder(List<Note> notes, Vocabulary vocabulary, int keys, double minOverlap, double maxEdits) {
        this.notes = notes;
        this.vocabulary = vocabulary;
        this.keys = keys;
        this.minOverlap = minOverlap;
        this.maxEdits = maxEdits;
    }

    List<Pair> find() {
        List<Pair> pairs = new ArrayList<>();
        for (List<Integer> bucket : buckets().values()) {
            for (int i = 1; i < bucket.size(); i++) {
                for (int j = 0; j < i; j++) compare(bucket.get(j), bucket.get(i), pairs);
            }
        }
        return pairs;
    }

    /** Notes under each of their rarest words. */
    private Map<Integer, List<Integer>> buckets() {
        Map<Integer, List<Integer>> buckets = new LinkedHashMap<>();
        for (int n = 0; n < notes.size(); n++) {
            List<Integer> words = Arrays.stream(notes.get(n).words()).boxed().collect(Collectors.toList());
            words.sort(Comparator.<Integer>comparingInt(vocabulary::frequency).thenComparing(Comparator.naturalOrder()));
            int used = 0;
            for (int word : words) {
                if (vocabulary.frequency(word) < 2) continue;
                buckets.computeIfAbsent(word, w -> new ArrayList<>()).add(n);
                if (++used == keys) break;
            }
        }
        return buckets;
    }

    private void compare(int left, int right, List<Pair> pairs) {
        Note a = notes.get(left);
        Note b = notes.get(right);
        int shorter = Math.min(a.words().length, b.words().length);
        int longer = Math.max(a.words().length, b.words().length);
        if (shorter < minOverlap * longer) return;
        if (!seen.add((long) left << 32 | right)) return;
        compared++;
        double overlap = overlap(a.words(), b.words());
        if (overlap < minOverlap) return;
        measured++;
        int limit = (int) (maxEdits * Math.max(a.text().length(), b.text().length()));
        int edits = edits(a.text(), b.text(), limit);
        if (edits <= limit) pairs.add(new Pair(left, right, overlap, edits));
    }

    private static double overlap(int[] a, int[] b) {
        int i = 0;
        int j = 0;
        int common = 0;
        while (i < a.length && j < b.length) {
            if (a[i] == b[j]) {
                common++;
                i++;
                j++;
            } else if (a[i] < b[j]) {
                i++;
            } else {
                j++;
            }
        }
        return common / (double) (a.length + b.length - common);
    }

    /** Levenshtein distance, or something above the limit. */
    private static int edits(String a, String b, int limit) {
        if (Math.abs(a.length() - b.length()) > limit) return limit + 1;
        int[] previous = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) previous[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            int best = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(change, Math.min(previous[j], current[j - 1]) + 1);
                best = Math.min(best, current[j]);
            }
            if (best > limit) return limit + 1;
            int[] swap = previous;
            previous = current;
            current = swap;
        }
        return previous[b.length()];
    }

    long compared() {
        return compared;
    }

    long measured() {
        return measured;
    }
}

/** Disjoint sets. */
final class Groups {
    private final int[] parent;

    Groups(int size) {
        parent = new int[size];
        for (int i = 0; i < size; i++) parent[i] = i;
    }

    private int root(int i) {
        while (parent[i] != i) {
            parent[i] = parent[parent[i]];
            i = parent[i];
        }
        return i;
    }

    void join(int a, int b) {
        int rootA = root(a);
        int rootB = root(b);
        if (rootA != rootB) parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
    }

    /** The sets with more than one member. */
    Map<Integer, List<Integer>> members() {
        Map<Integer, List<Integer>> members = new TreeMap<>();
        for (int i = 0; i < parent.length; i++) members.computeIfAbsent(root(i), r -> new ArrayList<>()).add(i);
        members.values().removeIf(group -> group.size() < 2);
        members.values().forEach(Collections::sort);
        return members;
    }
}
