// args: 3 red | 17 green | 64 blue
import java.util.*;
import java.util.stream.*;

/** Whatever falls back on identity hash codes: enums, arrays, lambdas, classes and plain objects as keys and in hash codes of others. */
public class IdentityEverywhere {
    enum Colour { RED, GREEN, BLUE, BLACK, WHITE }

    record Tagged(Colour colour, int weight) {}

    static class Plain {
        final int id;

        Plain(int id) {
            this.id = id;
        }
    }

    static class Sub extends Plain {
        Sub(int id) {
            super(id);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Sub && ((Sub) other).id == id;
        }

        @Override
        public int hashCode() {
            return super.hashCode() & 3;
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

    static int ordered(Iterable<Plain> all) {
        int rises = 0;
        int last = -1;
        for (Plain p : all) {
            if (p.id > last) {
                rises++;
            }
            last = p.id;
        }
        return rises;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Plain> plain = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            plain.add(i % 4 == 0 ? new Sub(i) : new Plain(i));
        }
        Set<Plain> set = new HashSet<>(plain);
        int rises = ordered(set);
        count(rises);
        int size = set.size();
        count(size);
        int known = 0;
        for (Plain p : plain) {
            if (set.contains(p)) {
                known++;
            }
        }
        count(known);
        Map<Plain, Integer> identity = new IdentityHashMap<>();
        for (Plain p : plain) {
            identity.merge(p, p.id, Integer::sum);
        }
        int sum = 0;
        for (int v : identity.values()) {
            sum += v;
        }
        count(sum % 100);
        int first = identity.keySet().iterator().next().id;
        count(first);
        int hashed = Objects.hash(Colour.RED, n) & 15;
        count(hashed);
        int both = new Tagged(Colour.valueOf(args[1].toUpperCase()), n).hashCode() & 15;
        count(both);
        int listed = Arrays.asList(Colour.values()).hashCode() & 15;
        count(listed);
        int array = Arrays.hashCode(Colour.values()) & 15;
        count(array);
        int deep = Arrays.deepHashCode(new Object[] {Colour.BLUE, new int[] {n}}) & 15;
        count(deep);
        int ints = Arrays.hashCode(new int[] {n, n + 1}) & 15;
        count(ints);
        int entry = Map.entry(Colour.BLACK, n).hashCode() & 15;
        count(entry);
        int optional = Optional.of(Colour.WHITE).hashCode() & 15;
        count(optional);
        Map<Colour, Integer> byColour = new HashMap<>();
        for (int i = 0; i < n; i++) {
            byColour.merge(Colour.values()[i * i % 5], i, Integer::sum);
        }
        int firstColour = byColour.keySet().iterator().next().ordinal() + n;
        count(firstColour);
        int most = Collections.max(byColour.entrySet(), Map.Entry.comparingByValue()).getKey().ordinal();
        count(most + n);
        int joined = byColour.toString().indexOf("RED") + n;
        count(joined);
        int sizes = byColour.size() + n;
        count(sizes);
        Map<Colour, Integer> enumMap = new EnumMap<>(byColour);
        int enumFirst = enumMap.keySet().iterator().next().ordinal() + n;
        count(enumFirst);
        int enumHash = enumMap.hashCode() & 15;
        count(enumHash);
        int enumSet = EnumSet.of(Colour.RED, Colour.BLUE).hashCode() & 15;
        count(enumSet);
        Set<Class<?>> classes = new HashSet<>(List.of(String.class, Integer.class, Plain.class, Colour.class));
        int firstClass = classes.iterator().next().getName().length() + n;
        count(firstClass);
        Set<String> names = Set.of("a", "b", "c", "d", args[1]);
        StringBuilder order = new StringBuilder();
        for (String s : names) {
            order.append(s);
        }
        int ordering = order.indexOf("a");
        count(ordering);
        int letters = order.length();
        count(letters);
        int limited = names.stream().limit(2).mapToInt(String::length).sum();
        count(limited);
        int all = names.stream().mapToInt(String::length).sum();
        count(all);
        int mapFirst = Map.of(1, n, 2, n + 1, 3, n + 2).values().iterator().next();
        count(mapFirst);
        int text = new Object().toString().length() > 5 ? n : n + 1;
        count(text);
        int arrayText = ("" + new int[n]).contains("@") ? n : 0;
        count(arrayText);
        Runnable runnable = () -> total++;
        int lambda = runnable.hashCode() % 2 == 0 ? n : n + 1;
        count(lambda);
        Map<Colour, List<Integer>> grouped = IntStream.range(0, n).boxed().collect(Collectors.groupingBy(i -> Colour.values()[i % 5]));
        int firstGroup = grouped.values().iterator().next().size();
        count(firstGroup);
        int groups = grouped.values().stream().mapToInt(List::size).sum();
        count(groups);
        Set<Object> mixed = new LinkedHashSet<>(plain);
        mixed.addAll(names);
        mixed.retainAll(set);
        int left = mixed.size();
        count(left);
        Set<Plain> removed = new HashSet<>(plain);
        removed.removeAll(plain.subList(0, n / 2));
        int rest = removed.size();
        count(rest);
        Iterator<Plain> it = removed.iterator();
        int popped = it.next().id;
        count(popped);
        Comparator<Plain> byIdentity = Comparator.comparingInt(System::identityHashCode);
        List<Plain> sorted = new ArrayList<>(plain);
        sorted.sort(byIdentity);
        int top = sorted.get(0).id;
        count(top);
        PriorityQueue<Plain> queue = new PriorityQueue<>(Comparator.comparingInt(Object::hashCode));
        queue.addAll(plain);
        int polled = queue.poll().id;
        count(polled);
        int queued = queue.size();
        count(queued);
        int thread = Thread.currentThread().hashCode() % 3 + n;
        count(thread);
        Object[] shuffled = set.toArray();
        int shuffledFirst = ((Plain) shuffled[0]).id;
        count(shuffledFirst);
        int byStream = set.stream().filter(p -> p.id > 1).findFirst().get().id;
        count(byStream);
        int any = set.stream().mapToInt(p -> p.id).max().getAsInt();
        count(any);
        String words = set.stream().map(p -> "" + p.id).collect(Collectors.joining());
        int words0 = words.charAt(0) - '0' + n;
        count(words0);
        int wordsLength = words.length();
        count(wordsLength);
        System.out.println(total);
    }
}
