// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Collections by their own types: overloads of their own, copies, constructors that take another collection. */
public class MixedCollections {
    enum Day { MON, TUE, WED, THU }

    static final class Box {
        int n;

        Box(int n) {
            this.n = n;
        }

        int grow(int by) {
            n += by;
            return n;
        }
    }

    static int sum(Collection<Box> boxes) {
        int s = 0;
        for (Box b : boxes) {
            s += b.grow(1);
        }
        return s;
    }

    static int enums(int n) {
        EnumMap<Day, Box> days = new EnumMap<>(Day.class);
        for (int i = 0; i < n; i++) {
            Box old = days.put(Day.values()[i % 4], new Box(i));
            if (old != null) {
                old.grow(100);
            }
        }
        EnumMap<Day, Box> copy = days.clone();
        int s = sum(copy.values());
        Box tuesday = copy.get(Day.TUE);
        return s + (tuesday == null ? 0 : tuesday.n) + days.getOrDefault(Day.WED, new Box(7)).n;
    }

    @SuppressWarnings("unchecked")
    static int copies(int n) {
        TreeSet<String> names = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            names.add("n" + i * 7 % 11);
        }
        TreeSet<String> cloned = (TreeSet<String>) names.clone();
        cloned.remove("n0");
        int s = 0;
        for (String name : cloned) {
            s += name.length();
        }
        Box[] boxes = new Box[n];
        Arrays.setAll(boxes, Box::new);
        CopyOnWriteArrayList<Box> written = new CopyOnWriteArrayList<>(boxes);
        s += sum(written) + written.addAllAbsent(Arrays.asList(boxes[0], new Box(5)));
        CopyOnWriteArraySet<Box> set = new CopyOnWriteArraySet<>(written);
        s += sum(set);
        LinkedTransferQueue<Box> queue = new LinkedTransferQueue<>(set);
        for (Box b = queue.poll(); b != null; b = queue.poll()) {
            s += b.grow(2) % 5;
        }
        return s;
    }

    static int identities(int n) {
        Map<String, Box> plain = new HashMap<>();
        for (int i = 0; i < n; i++) {
            plain.put("k" + i % 3, new Box(i));
        }
        IdentityHashMap<String, Box> same = new IdentityHashMap<>(plain);
        int s = 0;
        for (String key : plain.keySet()) {
            s += same.get(key).grow(3);
        }
        TreeMap<String, Box> sorted = new TreeMap<>(plain);
        TreeMap<?, ?> other = (TreeMap<?, ?>) sorted.clone();
        return s + ((Box) other.firstEntry().getValue()).n + other.size();
    }

    static int arrays(int n) throws InterruptedException {
        AtomicReferenceArray<Box> atoms = new AtomicReferenceArray<>(n);
        for (int i = 0; i < n; i++) {
            atoms.set(i, new Box(i));
        }
        int s = atoms.updateAndGet(n / 2, b -> new Box(b.n * 2)).n;
        s += atoms.getAndAccumulate(0, new Box(9), (a, b) -> b).n;
        s += atoms.getPlain(0).grow(4) + atoms.getAcquire(n - 1).n;
        LinkedBlockingDeque<Box> deque = new LinkedBlockingDeque<>(2);
        int refused = 0;
        for (int i = 0; i < n; i++) {
            if (!deque.offerFirst(new Box(i))) {
                refused++;
            }
        }
        deque.pollLast();
        deque.offerLast(new Box(n), 1, TimeUnit.MILLISECONDS);
        return s + refused + deque.peekLast().grow(5);
    }

    static int keys(int n) {
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        int added = 0;
        for (int i = 0; i < n; i++) {
            if (set.add("s" + i % 4)) {
                added++;
            }
        }
        ConcurrentHashMap<String, Box> table = new ConcurrentHashMap<>();
        Box shared = new Box(1);
        ConcurrentHashMap.KeySetView<String, Box> view = table.keySet(shared);
        view.add("a");
        view.addAll(set);
        int s = table.get("a").grow(6);
        List<String> all = new ArrayList<>(table.keySet());
        for (String key : set) {
            s += key.length();
        }
        return s + added + all.size() + (set.contains("s3") ? 11 : 0);
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int total = enums(n) + copies(n) + identities(n) + arrays(n) + keys(n);
        int steps = 0;
        for (int i = 0; i < total % 100; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
