// args: 3 | 10 | 25
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.RandomAccess;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Objects of the JDK that are passed as {@code Object} and cast to interfaces that their makers do not promise. */
public class CastViews {
    static class Squares extends AbstractList<Integer> {
        private final List<Integer> roots = new ArrayList<>();

        @Override
        public Integer get(int i) {
            return roots.get(i) * roots.get(i);
        }

        @Override
        public void add(int i, Integer root) {
            roots.add(i, root);
        }

        @Override
        public int size() {
            return roots.size();
        }
    }

    static Object hidden(Object any) {
        return any;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) list.add(i);

        ListIterator<Integer> each = (ListIterator<Integer>) hidden(list.listIterator());
        while (each.hasNext()) each.set(each.next() + 1);
        int raised = 0;
        for (int value : list) raised += value % 5;

        Iterator<Integer> none = (ListIterator<Integer>) hidden(Collections.emptyListIterator());
        int absent = 0;
        while (none.hasNext()) absent += none.next();

        List<Integer> part = (List<Integer>) hidden((RandomAccess) list.subList(1, n - 1));
        part.set(0, 100 + n);
        int late = 0;
        for (int i = 0; i < list.get(1) % 7; i++) late++;

        Squares squares = new Squares();
        for (int i = 0; i < n; i++) squares.add(i, i);
        List<Integer> some = (List<Integer>) hidden(squares.subList(0, n / 2));
        some.add(n);
        ListIterator<Integer> back = (ListIterator<Integer>) hidden(squares.listIterator(squares.size()));
        int squared = 0;
        while (back.hasPrevious()) squared += back.previous() % 4;

        Map<Integer, String> map = (Map<Integer, String>) hidden(new LinkedHashMap<Integer, String>());
        for (int i = 0; i < n; i++) map.put(i * 7 % n, "x".repeat(i % 4));
        Collection<String> values = (Collection<String>) hidden(map.values());
        int letters = 0;
        for (String value : values) letters += value.length();
        Set<Integer> keys = (Set<Integer>) hidden(map.keySet());
        keys.removeIf(k -> k % 3 == 0);
        Iterator<Map.Entry<Integer, String>> entries =
                (Iterator<Map.Entry<Integer, String>>) hidden(map.entrySet().iterator());
        int left = 0;
        while (entries.hasNext()) left += entries.next().getKey() % 3;

        NavigableMap<Integer, Integer> tree = new TreeMap<>();
        for (int i = 0; i < n; i++) tree.put(i, n - i);
        SortedMap<Integer, Integer> head = (NavigableMap<Integer, Integer>) hidden(tree.headMap(n / 2, true));
        head.put(0, n * 3);
        NavigableSet<Integer> down = (NavigableSet<Integer>) hidden(tree.descendingKeySet());
        int first = 0;
        for (int key : down) first += tree.get(key) % 3;

        Deque<Integer> deque = new ArrayDeque<>();
        Queue<Integer> lifo = (Queue<Integer>) hidden(Collections.asLifoQueue(deque));
        for (int i = 0; i < n; i++) lifo.add(i);
        int popped = 0;
        while (deque.size() > n / 3) popped += lifo.remove() % 2;

        Set<Integer> concurrent = (Set<Integer>) hidden(ConcurrentHashMap.newKeySet());
        Set<Integer> wrapped = (Set<Integer>) hidden(Collections.newSetFromMap(new HashMap<>()));
        for (int i = 0; i < n; i++) (i % 2 == 0 ? concurrent : wrapped).add(i % 6);
        int both = 0;
        for (int i = 0; i < concurrent.size() + wrapped.size(); i++) both++;

        ConcurrentMap<Integer, List<Integer>> groups = (ConcurrentMap<Integer, List<Integer>>)
                hidden(list.stream().collect(Collectors.groupingByConcurrent(x -> x % 3)));
        int grouped = 0;
        for (int i = 0; i < groups.get(1).size(); i++) grouped++;

        Reader reader = (Reader) hidden(new BufferedReader(new StringReader("ab".repeat(n))));
        int read = 0;
        try (Closeable closed = (Closeable) hidden(reader)) {
            while (reader.read() >= 0) read++;
        }
        BaseStream<Integer, Stream<Integer>> stream = (BaseStream<Integer, Stream<Integer>>) hidden(list.stream().skip(1));
        Iterator<Integer> streamed = (Iterator<Integer>) hidden(stream.iterator());
        int rest = 0;
        while (streamed.hasNext()) rest += streamed.next() % 2;

        List<String> words = (List<String>) hidden(Arrays.asList("a".repeat(n), "b", "c"));
        CharSequence text = (CharSequence) hidden(new StringBuilder(words.get(0)).append(n));
        Comparable<String> compared = (Comparable<String>) hidden(words.get(1));
        int length = 0;
        for (int i = 0; i < text.length() + compared.compareTo("a"); i++) length++;
        Supplier<Object> supplier = (Supplier<Object>) hidden((Supplier<Object>) () -> hidden(list));
        int last = 0;
        for (Object value : (Iterable<Object>) supplier.get()) last += value.hashCode() % 3;

        System.out.println(raised + absent + late + squared + letters + left + first + popped + both + grouped);
        System.out.println(read + rest + length + last);
    }
}
