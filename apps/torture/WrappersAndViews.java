// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Wrappers, views and what they refuse; modifications while walking; queues and maps with orders of the program. */
public class WrappersAndViews {
    static int total;
    static int compared;
    static int evicted;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Task implements Delayed {
        static int created;
        final int priority;
        final int id = created++;

        Task(int priority) {
            this.priority = priority;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return -priority;
        }

        @Override
        public int compareTo(Delayed d) {
            compared++;
            return priority - ((Task) d).priority;
        }
    }

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int limit;
        final Consumer<K> listener;

        Lru(int limit, Consumer<K> listener) {
            super(16, 0.75f, true);
            this.limit = limit;
            this.listener = listener;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > limit) {
                listener.accept(eldest.getKey());
                return true;
            }
            return false;
        }
    }

    static int attempt(Runnable r) {
        try {
            r.run();
            return 0;
        } catch (UnsupportedOperationException e) {
            return 1;
        } catch (ClassCastException e) {
            return 2;
        } catch (ConcurrentModificationException e) {
            return 3;
        } catch (IllegalArgumentException e) {
            return 4;
        } catch (NullPointerException e) {
            return 5;
        } catch (IndexOutOfBoundsException e) {
            return 6;
        } catch (NoSuchElementException e) {
            return 7;
        } catch (IllegalStateException e) {
            return 8;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void refusals(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 5 % 7);
        }
        List<Integer> checked = Collections.checkedList(new ArrayList<>(list), Integer.class);
        int cast = attempt(() -> ((List) checked).add("x")) + n;
        count(cast);
        int fixed = attempt(() -> Arrays.asList(1, 2).add(n)) + n;
        count(fixed);
        int immutable = attempt(() -> List.of(1).set(0, n)) + n;
        count(immutable);
        int nulls = attempt(() -> List.of(1, 2).contains(null)) + n;
        count(nulls);
        int duplicate = attempt(() -> Set.of(n, n)) + n;
        count(duplicate);
        int concurrent = attempt(() -> {
            for (Integer i : list) {
                if (i == 5) {
                    list.remove(i);
                }
            }
        }) + n;
        count(concurrent);
        List<Integer> sub = list.subList(1, 2);
        list.add(n);
        int stale = attempt(() -> sub.get(0)) + n;
        count(stale);
        int bounds = attempt(() -> list.subList(2, 1)) + n;
        count(bounds);
        int none = attempt(() -> new ArrayDeque<Integer>().removeFirst()) + n;
        count(none);
        int state = attempt(() -> list.iterator().remove()) + n;
        count(state);
        int full = attempt(() -> {
            Queue<Integer> q = new ArrayBlockingQueue<>(2);
            for (int i = 0; i < n; i++) {
                q.add(i);
            }
        }) + n;
        count(full);
        int range = attempt(() -> new TreeSet<>(list).headSet(3).add(n)) + n;
        count(range);
        int map = attempt(() -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
            m.computeIfAbsent(3, k -> {
                m.put(n + 10, 1);
                return 1;
            });
        }) + n;
        count(map);
        int recursive = attempt(() -> {
            ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
            m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> n));
        }) + n;
        count(recursive);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        refusals(n);
        PriorityQueue<Task> queue = new PriorityQueue<>(Comparator.comparing((Task t) -> t.priority % 3).thenComparing(Comparator.reverseOrder()));
        for (int i = 0; i < n; i++) {
            queue.add(new Task(i * 7 % 11));
        }
        int order = 0;
        while (queue.size() > n / 2) {
            order = order * 3 % 1009 + queue.poll().id;
        }
        count(order);
        DelayQueue<Task> delays = new DelayQueue<>(queue);
        int taken = delays.take().id;
        count(taken);
        List<Task> drained = new ArrayList<>();
        int drain = delays.drainTo(drained, 3);
        count(drain);
        int[] gone = {0};
        Lru<Integer, String> lru = new Lru<>(4, k -> gone[0] += k);
        for (int i = 0; i < n; i++) {
            lru.computeIfAbsent(i * i % 9, k -> args[1] + k);
            lru.getOrDefault(i % 3, "");
        }
        count(gone[0] % 100);
        int eldest = lru.keySet().iterator().next();
        count(eldest);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(i * i % 10);
        }
        List<Integer> synchronised = Collections.synchronizedList(numbers);
        Collections.rotate(synchronised, n / 3);
        int rotated = synchronised.get(0) * 5;
        count(rotated);
        Collections.swap(numbers, 0, n - 1);
        int swapped = numbers.get(0) + n;
        count(swapped);
        List<Integer> part = numbers.subList(1, n - 1);
        part.replaceAll(k -> k + 1);
        part.sort(null);
        part.remove(Integer.valueOf(5));
        int middle = numbers.get(1) + numbers.size();
        count(middle);
        Set<String> names = Collections.newSetFromMap(new ConcurrentSkipListMap<>(Comparator.comparing(String::length)));
        names.addAll(List.of("a", "b", "cc", args[1]));
        int distinct = names.size() + n;
        count(distinct);
        NavigableMap<String, Integer> caseless = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        caseless.put("Key", 1);
        caseless.put("KEY", n);
        caseless.put(args[1], 2);
        int same = caseless.get("key") + caseless.size();
        count(same);
        String firstKey = caseless.descendingMap().lastKey();
        count(firstKey.length() + n);
        int tail = caseless.tailMap("k", false).size() + n;
        count(tail);
        Map<String, Integer> view = Collections.unmodifiableMap(caseless);
        caseless.put("new", 3);
        int seen = view.size() + n;
        count(seen);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        for (int i = 0; i < n; i++) {
            lifo.offer(i);
        }
        int top = lifo.remove();
        count(top);
        int frequency = Collections.frequency(numbers, 2) + Collections.nCopies(n, "x").size();
        count(frequency);
        int highest = Collections.max(numbers, Collections.reverseOrder()) + n;
        count(highest);
        ListIterator<Integer> walk = numbers.listIterator(n / 2);
        int back = 0;
        while (walk.hasPrevious()) {
            int k = walk.previous();
            if (k == 2) {
                walk.set(20);
            } else if (k == 10) {
                walk.add(1);
                walk.previous();
            }
            back += walk.nextIndex() % 2;
        }
        count(back);
        Object[] array = numbers.toArray();
        array[0] = "text";
        Integer[] typed = numbers.toArray(new Integer[n * 3]);
        int ends = (typed[n - 1] == null ? 1 : typed[n - 1]) + array.length + typed.length;
        count(ends);
        BitSet bits = new BitSet();
        for (int i : numbers) {
            bits.flip(i);
        }
        int set = bits.cardinality() + bits.nextClearBit(1) + bits.length();
        count(set);
        System.out.println(total + " " + compared);
    }
}
