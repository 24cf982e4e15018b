// args: 3 x | 17 abc | 64 longer
import java.time.format.DateTimeFormatter;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.*;

/** Orders by identity hash codes that are taken elsewhere: into lists, texts, streams, first elements. */
public class IdentityOrders {
    enum Kind { A, B, C, D, E, F, G }

    static class Plain {
        final int id;

        Plain(int id) {
            this.id = id;
        }

        @Override
        public String toString() {
            return "p" + id;
        }
    }

    static class Registry extends HashSet<Plain> {
        int added;

        @Override
        public boolean add(Plain p) {
            added++;
            return super.add(p);
        }
    }

    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int first(List<Plain> list) {
        return list.get(0).id;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Set<Plain> set = new HashSet<>();
        Registry registry = new Registry();
        for (int i = 0; i < n; i++) {
            set.add(new Plain(i));
            registry.add(new Plain(i));
        }
        int added = registry.added + registry.size();
        count(added);
        int copied = first(new ArrayList<>(set));
        count(copied);
        int registered = first(new ArrayList<>(registry));
        count(registered);
        int unmodifiable = first(List.copyOf(set));
        count(unmodifiable);
        List<Plain> all = new LinkedList<>();
        all.addAll(set);
        int linked = first(all);
        count(linked);
        int joined = String.join(",", set.stream().map(Plain::toString).toList()).charAt(1) - '0';
        count(joined);
        int text = ("" + set).charAt(2) - '0';
        count(text);
        int letters = ("" + set).length();
        count(letters);
        Deque<Plain> deque = new ArrayDeque<>(set);
        int last = deque.peekLast().id;
        count(last);
        int max = Collections.max(set, Comparator.comparingInt((Plain p) -> p.id % 2)).id;
        count(max);
        int most = Collections.max(set, Comparator.comparingInt((Plain p) -> p.id)).id;
        count(most);
        Plain[] array = set.toArray(new Plain[0]);
        int inArray = array[n / 2].id;
        count(inArray);
        Set<Plain> linkedSet = new LinkedHashSet<>(set);
        int inLinked = linkedSet.iterator().next().id;
        count(inLinked);
        int sizes = linkedSet.size() + new HashSet<>(linkedSet).size();
        count(sizes);
        PriorityQueue<Plain> queue = new PriorityQueue<>(Comparator.comparingInt((Plain p) -> p.id / 10));
        queue.addAll(set);
        int polled = queue.poll().id;
        count(polled);
        Map<Kind, Integer> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.merge(Kind.values()[i % 7], i, Integer::sum);
        }
        TreeMap<Kind, Integer> sorted = new TreeMap<>(map);
        int firstKind = sorted.firstEntry().getValue();
        count(firstKind);
        Map<Kind, Integer> linkedMap = new LinkedHashMap<>(map);
        int linkedKind = linkedMap.entrySet().iterator().next().getKey().ordinal() + n;
        count(linkedKind);
        Map<Kind, Integer> more = new LinkedHashMap<>();
        more.putAll(map);
        int putKind = more.values().iterator().next();
        count(putKind);
        int[] steps = {0};
        map.forEach((k, v) -> steps[0] = steps[0] * 2 % 1000 + k.ordinal());
        count(steps[0] % 90);
        int[] sum = {0};
        map.replaceAll((k, v) -> {
            sum[0] += k.ordinal();
            return v + sum[0];
        });
        int replaced = map.get(Kind.A);
        count(replaced % 80);
        map.keySet().removeIf(k -> k.ordinal() % 2 == 1 && sum[0]-- > 20);
        int removed = map.size() + n;
        count(removed);
        Set<Runnable> runnables = new HashSet<>();
        StringBuilder ran = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int k = i;
            runnables.add(() -> ran.append(k));
        }
        for (Runnable r : runnables) {
            r.run();
        }
        int firstRan = ran.charAt(0) - '0';
        count(firstRan);
        int ranLength = ran.length();
        count(ranLength);
        Set<Class<?>> classes = new HashSet<>();
        Collections.addAll(classes, String.class, Integer.class, Plain.class, Kind.class, int[].class);
        int className = classes.stream().findFirst().get().getSimpleName().length() + n;
        count(className);
        Map<Pattern, Integer> patterns = new HashMap<>();
        for (int i = 0; i < n; i++) {
            patterns.put(Pattern.compile("x" + i), i);
        }
        int pattern = patterns.values().iterator().next();
        count(pattern);
        Set<DateTimeFormatter> formatters = new HashSet<>(List.of(DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_TIME, DateTimeFormatter.ISO_INSTANT));
        int formatter = formatters.iterator().next().toString().length() + n;
        count(formatter);
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        for (int i = 0; i < n; i++) {
            identity.put("k" + i, i);
        }
        int firstKey = identity.values().iterator().next();
        count(firstKey);
        int keys = identity.size();
        count(keys);
        Set<Plain> concurrent = ConcurrentHashMap.newKeySet();
        concurrent.addAll(set);
        int inConcurrent = concurrent.iterator().next().id;
        count(inConcurrent);
        Set<Plain> fromMap = Collections.newSetFromMap(new IdentityHashMap<>());
        fromMap.addAll(set);
        int inMap = fromMap.iterator().next().id;
        count(inMap);
        Set<Plain> wrapped = Collections.unmodifiableSet(set);
        int inWrapped = wrapped.iterator().next().id;
        count(inWrapped);
        List<Plain> collected = set.stream().filter(p -> p.id > 1).collect(Collectors.toList());
        int inCollected = collected.isEmpty() ? n : first(collected);
        count(inCollected);
        Map<Boolean, List<Plain>> parts = set.stream().collect(Collectors.partitioningBy(p -> p.id % 2 == 0));
        int inParts = parts.get(true).get(0).id;
        count(inParts);
        int partSize = parts.get(true).size();
        count(partSize);
        Set<Object> mixed = new HashSet<>(List.of(Kind.A, "text", n, 2.5));
        int inMixed = mixed.iterator().next().toString().length() + n;
        count(inMixed);
        Set<List<Kind>> lists = new HashSet<>();
        for (Kind k : Kind.values()) {
            lists.add(List.of(k, Kind.A));
        }
        int inLists = lists.iterator().next().get(0).ordinal() + n;
        count(inLists);
        record Pair(Kind kind, int k) {}
        Set<Pair> pairs = new HashSet<>();
        for (int i = 0; i < n; i++) {
            pairs.add(new Pair(Kind.values()[i % 7], i / 7));
        }
        int inPairs = pairs.iterator().next().kind().ordinal() + n;
        count(inPairs);
        int pairsSize = pairs.size();
        count(pairsSize);
        System.out.println(total > 0);
    }
}
