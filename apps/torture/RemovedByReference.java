// args: 3 abcab | 6 banana | 10 mississippi
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Methods that change what they are called on and whose result counts, given as references: both are needed. */
public class RemovedByReference {
    static int loop(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s++;
        }
        return s;
    }

    static Map<String, String> doubled(List<String> l) {
        Map<String, String> m = new HashMap<>();
        for (String s : l) {
            m.put(s, s + s);
        }
        return m;
    }

    static int counted(List<String> l) {
        Map<String, String> m = doubled(l);
        int z = (int) l.stream().map(m::remove).filter(Objects::nonNull).count();
        return loop(z + m.size());
    }

    static int replaced(List<String> l) {
        Map<String, String> m = doubled(l);
        List<String> k = new ArrayList<>(l);
        k.replaceAll(m::remove);
        int z = 0;
        for (String s : k) {
            z += s == null ? 0 : s.length();
        }
        return loop(z + m.size());
    }

    static int computed(List<String> l) {
        Map<String, String> m = doubled(l);
        Map<String, String> t = new TreeMap<>();
        for (String s : l) {
            t.computeIfAbsent(s, m::remove);
        }
        return loop(t.size() + m.size());
    }

    static int put(List<String> l) {
        Map<String, String> m = doubled(l);
        BiFunction<String, String, String> f = m::put;
        String z = f.apply(l.get(0), "x");
        return loop(z.length() + m.size());
    }

    static int optional(List<String> l) {
        Map<String, String> m = doubled(l);
        Optional<String> x = Optional.of(l.get(0)).map(m::remove);
        return loop((x.isPresent() ? 3 : 1) + m.size());
    }

    static int filtered(List<String> l) {
        Set<String> m = new TreeSet<>(l);
        int z = (int) l.stream().filter(m::remove).count();
        return loop(z + m.size());
    }

    static int generated(List<String> l) {
        Deque<String> m = new ArrayDeque<>(l);
        int z = Stream.generate(m::poll).limit(3).mapToInt(String::length).sum();
        return loop(z + m.size());
    }

    static int swapped(List<String> l) {
        AtomicReference<String> m = new AtomicReference<>(l.get(0) + l);
        int z = l.stream().map(m::getAndSet).mapToInt(String::length).sum();
        return loop(z + m.get().length());
    }

    public static void main(String[] args) {
        List<String> l = Arrays.asList(args[1].split(""));
        System.out.println(counted(l) + " " + replaced(l) + " " + computed(l) + " " + put(l));
        System.out.println(optional(l) + " " + filtered(l) + " " + generated(l) + " " + swapped(l));
    }
}
