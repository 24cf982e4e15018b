// args: 3 | 10 | 25
import java.util.AbstractList;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Less usual methods of collections: both ends, occurrences, wrappers, views of sets, bulk changes. */
public class CollectionDetails {
    enum Size { S, M, L, XL }

    static final class Task implements Comparable<Task> {
        static int compared;
        final int rank;
        int left;

        Task(int rank) {
            this.rank = rank;
            this.left = rank % 3 + 1;
        }

        @Override
        public int compareTo(Task o) {
            compared++;
            return Integer.compare(rank, o.rank);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Task && ((Task) o).rank == rank;
        }

        @Override
        public int hashCode() {
            return rank * 31;
        }

        int work() {
            return left--;
        }
    }

    static int ends(int n) {
        Deque<Task> deque = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                deque.offerFirst(new Task(i % 5));
            } else {
                deque.addLast(new Task(i));
            }
        }
        int total = deque.removeLastOccurrence(new Task(0)) ? 5 : 6;
        total += deque.removeFirstOccurrence(new Task(4)) ? 7 : 8;
        total += deque.peekFirst().work() + deque.getLast().work() * 10;
        deque.push(new Task(77));
        total += deque.pop().rank + deque.element().left;
        deque.removeIf(t -> t.rank == 2);
        LinkedList<Task> list = new LinkedList<>(deque);
        list.add(list.size() / 2, new Task(40));
        total += list.indexOf(new Task(40)) + list.lastIndexOf(new Task(1)) + list.pollLast().left;
        list.listIterator(1).add(new Task(41));
        list.subList(0, 2).clear();
        for (Iterator<Task> it = list.iterator(); it.hasNext(); ) {
            if (it.next().work() > 2) {
                it.remove();
            }
        }
        return total + list.size() + Collections.asLifoQueue(deque).peek().rank;
    }

    static int queues(int n) {
        PriorityQueue<Task> heap = new PriorityQueue<>(4, Comparator.comparingInt((Task t) -> -t.left).thenComparing(Comparator.naturalOrder()));
        for (int i = 0; i < n; i++) {
            heap.offer(new Task(i * 7 % 10));
        }
        int total = 0;
        while (heap.size() > n / 2) {
            Task t = heap.poll();
            total = (total * 3 + t.rank) % 997;
            if (t.work() > 2) {
                heap.add(t);
            }
        }
        heap.remove(new Task(1));
        total += heap.contains(new Task(2)) ? 9 : 4;
        PriorityQueue<Task> copy = new PriorityQueue<>(heap);
        heap.clear();
        total += copy.isEmpty() ? 0 : copy.peek().left + copy.toArray().length;
        Queue<Task> own = new AbstractQueue<>() {
            final List<Task> kept = new ArrayList<>();

            @Override
            public boolean offer(Task t) {
                return kept.size() < 3 && kept.add(t);
            }

            @Override
            public Task poll() {
                return kept.isEmpty() ? null : kept.remove(0);
            }

            @Override
            public Task peek() {
                return kept.isEmpty() ? null : kept.get(0);
            }

            @Override
            public Iterator<Task> iterator() {
                return kept.iterator();
            }

            @Override
            public int size() {
                return kept.size();
            }
        };
        int full = 0;
        for (int i = 0; i < n; i++) {
            try {
                own.add(new Task(i));
            } catch (IllegalStateException e) {
                full++;
            }
        }
        return total + full + own.remove().work() + own.element().rank;
    }

    static int sets(int n) {
        NavigableSet<Task> set = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            set.add(new Task(i * 3 % 13));
        }
        int total = set.higher(new Task(4)) == null ? 1 : set.higher(new Task(4)).rank;
        total += set.ceiling(new Task(0)).work() + set.first().left;
        SortedSet<Task> head = set.headSet(new Task(7));
        head.remove(new Task(3));
        NavigableSet<Task> down = set.descendingSet().tailSet(new Task(6), true);
        for (Task t : down) {
            total = total * 2 % 991 + t.rank;
        }
        total += set.pollFirst().rank + set.size() + (set.subSet(new Task(1), false, new Task(9), true).isEmpty() ? 2 : 3);
        Set<Task> hashed = new LinkedHashSet<>(set);
        hashed.retainAll(Arrays.asList(new Task(6), new Task(9), new Task(12)));
        hashed.addAll(Collections.nCopies(2, new Task(50)));
        for (Task t : hashed) {
            total += t.work();
        }
        EnumSet<Size> sizes = EnumSet.range(Size.M, Size.XL);
        sizes.removeIf(s -> s.ordinal() == n % 4);
        for (Size s : EnumSet.complementOf(sizes)) {
            total += s.name().length();
        }
        Set<Size> plain = new HashSet<>(Arrays.asList(Size.valueOf("L"), Size.values()[n % 4]));
        return total + plain.size() + (sizes.containsAll(plain) ? 1 : 0) + Enum.valueOf(Size.class, "XL").compareTo(Size.S);
    }

    static int wrappers(int n) {
        List<Task> tasks = new ArrayList<>(List.of(new Task(n), new Task(2), new Task(3)));
        List<Task> shown = Collections.unmodifiableList(tasks);
        int failed = 0;
        try {
            shown.add(new Task(1));
        } catch (UnsupportedOperationException e) {
            failed++;
        }
        tasks.add(new Task(8));
        int total = shown.get(3).work() + shown.size();
        List<Task> checked = Collections.checkedList(tasks, Task.class);
        checked.set(0, new Task(9));
        total += tasks.get(0).rank;
        Map<String, Task> one = Collections.singletonMap("k", new Task(6));
        total += one.getOrDefault("z", tasks.get(1)).work() + one.get("k").left;
        Collection<Task> sync = Collections.synchronizedCollection(tasks);
        total += sync.stream().mapToInt(t -> t.left).sum();
        tasks.replaceAll(t -> t.rank > 5 ? new Task(t.rank - 5) : t);
        tasks.sort(null);
        total += tasks.get(0).rank + Collections.min(tasks).rank + (Collections.disjoint(tasks, List.of(new Task(4))) ? 1 : 0);
        Map<String, List<Task>> groups = new TreeMap<>(Comparator.reverseOrder());
        for (Task t : tasks) {
            groups.computeIfAbsent("g" + t.rank % 2, k -> new LinkedList<>()).add(t);
        }
        groups.computeIfPresent("g0", (k, l) -> l.size() > 1 ? l : null);
        for (Map.Entry<String, List<Task>> e : groups.entrySet()) {
            total += e.getKey().charAt(1) + e.getValue().get(0).work();
        }
        List<Integer> lazy = new AbstractList<>() {
            @Override
            public Integer get(int i) {
                return i * i;
            }

            @Override
            public int size() {
                return n;
            }
        };
        total += lazy.indexOf(4) + lazy.subList(1, n).get(1) + new ArrayList<>(lazy).get(n - 1) + lazy.hashCode() % 10;
        return total + failed;
    }

    static int caches(int n) {
        Map<Integer, Task> recent = new LinkedHashMap<>(8, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Task> eldest) {
                return size() > 3 && eldest.getValue().left > 0;
            }
        };
        int misses = 0;
        for (int i = 0; i < n; i++) {
            int key = i * i % 7;
            Task t = recent.get(key);
            if (t == null) {
                misses++;
                recent.put(key, new Task(key));
            } else {
                t.work();
            }
        }
        int total = misses * 10;
        for (Integer key : recent.keySet()) {
            total += key;
        }
        Map<Task, Integer> moved = new HashMap<>();
        for (Task t : recent.values()) {
            moved.put(t, moved.size());
        }
        Integer at = moved.remove(new Task(2));
        return total + (at == null ? 100 : at) + moved.entrySet().iterator().next().getValue();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = ends(n) + queues(n) + sets(n) + wrappers(n) + caches(n);
        int steps = 0;
        for (int i = 0; i < Math.floorMod(total, 100) + Task.compared; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + Task.compared + " " + steps);
    }
}
