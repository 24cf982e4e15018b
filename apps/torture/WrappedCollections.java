// args: 3 | 10 | 25
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Collections of the program behind wrappers and views of the JDK, which do all work by what the program overrides. */
public class WrappedCollections {
    static class Numbers extends AbstractList<Integer> {
        private int[] values = new int[2];
        private int size;

        @Override
        public Integer get(int i) {
            Objects.checkIndex(i, size);
            return values[i];
        }

        @Override
        public Integer set(int i, Integer value) {
            int old = values[i];
            values[i] = value;
            return old;
        }

        @Override
        public void add(int i, Integer value) {
            if (size == values.length) values = java.util.Arrays.copyOf(values, size * 2);
            for (int k = size; k > i; k--) values[k] = values[k - 1];
            values[i] = value;
            size++;
        }

        @Override
        public Integer remove(int i) {
            int old = values[i];
            for (int k = i; k < size - 1; k++) values[k] = values[k + 1];
            size--;
            return old;
        }

        @Override
        public int size() {
            return size;
        }
    }

    static class Bag extends AbstractCollection<Integer> {
        private final List<Integer> kept = new ArrayList<>();
        int asked;

        @Override
        public boolean add(Integer value) {
            return kept.add(value * 2);
        }

        @Override
        public boolean remove(Object value) {
            asked++;
            return kept.remove(value);
        }

        @Override
        public boolean contains(Object value) {
            asked += 2;
            return kept.contains(value);
        }

        @Override
        public void clear() {
            asked += kept.size();
            kept.clear();
        }

        @Override
        public Iterator<Integer> iterator() {
            return kept.iterator();
        }

        @Override
        public int size() {
            return kept.size();
        }
    }

    static class Table extends AbstractMap<Integer, Integer> {
        private final List<Map.Entry<Integer, Integer>> entries = new ArrayList<>();
        int lookups;

        @Override
        public Integer put(Integer key, Integer value) {
            for (Map.Entry<Integer, Integer> entry : entries) {
                lookups++;
                if (entry.getKey().equals(key)) return entry.setValue(value);
            }
            entries.add(new SimpleEntry<>(key, value));
            return null;
        }

        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Map.Entry<Integer, Integer>> iterator() {
                    lookups += 10;
                    return entries.iterator();
                }

                @Override
                public int size() {
                    return entries.size();
                }
            };
        }
    }

    static int lists(int n) {
        Numbers numbers = new Numbers();
        List<Integer> safe = Collections.synchronizedList(numbers);
        for (int i = 0; i < n; i++) safe.add(i);
        safe.add(1, n);
        safe.set(0, 7);
        safe.remove(n / 2);
        safe.addAll(List.of(4, 5, 6));
        List<Integer> part = numbers.subList(1, n);
        part.add(9);
        part.set(0, n * 3);
        part.remove(1);
        part.addAll(0, List.of(8, 8));
        part.removeIf(x -> x % 4 == 1);
        part.replaceAll(x -> x + 1);
        int sum = 0;
        for (int x : Collections.unmodifiableList(numbers)) sum += x % 5;
        part.subList(0, 1).clear();
        int left = 0;
        for (int i = 0; i < numbers.size(); i++) left += safe.get(i) % 3;
        Collections.swap(safe, 0, 1);
        Collections.reverse(part);
        Collections.sort(safe);
        int low = 0;
        while (low < safe.size() && numbers.get(low) < n) low++;
        return sum + left + low + safe.indexOf(n + 1);
    }

    static int bags(int n) {
        Bag bag = new Bag();
        Collection<Integer> safe = Collections.synchronizedCollection(bag);
        for (int i = 0; i < n; i++) safe.add(i);
        safe.addAll(List.of(1, 2, 3));
        safe.remove(2);
        safe.removeAll(List.of(4, 6));
        safe.retainAll(List.of(0, 2, 8, 10, 12));
        int found = 0;
        for (int i = 0; i < n; i++) if (Collections.unmodifiableCollection(bag).contains(i)) found++;
        int size = 0;
        for (int i = 0; i < safe.size(); i++) size++;
        Collection<Integer> checked = Collections.checkedCollection(bag, Integer.class);
        checked.add(n);
        int asked = bag.asked;
        safe.clear();
        int cleared = 0;
        for (int i = asked; i < bag.asked; i++) cleared++;
        return found + size + cleared + checked.size();
    }

    static int maps(int n) {
        Table table = new Table();
        Map<Integer, Integer> safe = Collections.synchronizedMap(table);
        for (int i = 0; i < n; i++) safe.put(i % 7, i);
        safe.putIfAbsent(3, 9);
        safe.putIfAbsent(30, 9);
        safe.putAll(Map.of(40, n));
        safe.merge(1, 5, Integer::sum);
        safe.computeIfAbsent(50, k -> k + n);
        int before = table.lookups;
        int got = 0;
        for (int i = 0; i < n; i++) got += Collections.unmodifiableMap(table).getOrDefault(i, 1) % 4;
        int lookups = 0;
        for (int i = before; i < table.lookups; i++) lookups++;
        table.keySet().remove(1);
        safe.values().remove(9);
        safe.remove(40);
        Set<Integer> keys = safe.keySet();
        int even = 0;
        for (int key : keys) if (key % 2 == 0) even++;
        Set<Integer> set = Collections.newSetFromMap(new FlagMap());
        for (int i = 0; i < n; i++) set.add(i % 4);
        int members = 0;
        for (int i = 0; i < 5; i++) if (set.contains(i)) members++;
        int rest = 0;
        for (Map.Entry<Integer, Integer> entry : safe.entrySet()) rest += entry.getValue() % 3;
        safe.clear();
        return got + lookups + even + members + rest + table.entries.size();
    }

    static class FlagMap extends AbstractMap<Integer, Boolean> {
        private final List<Map.Entry<Integer, Boolean>> flags = new ArrayList<>();

        @Override
        public Boolean put(Integer key, Boolean value) {
            if (containsKey(key)) return true;
            flags.add(new SimpleEntry<>(key, value));
            return null;
        }

        @Override
        public Set<Map.Entry<Integer, Boolean>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Map.Entry<Integer, Boolean>> iterator() {
                    return flags.iterator();
                }

                @Override
                public int size() {
                    return flags.size();
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        System.out.println(lists(n) + " " + bags(n) + " " + maps(n));
    }
}
