// args: 3 ab | 9 xyz | 14 q | 6 lengthy
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.ZipEntry;

/** Objects of many classes in the same sets and texts; some inherit `equals`, `hashCode` or `toString`. */
public class KeyZoo {
    static int hashes;
    static int equalities;
    static int texts;

    enum Kind { SMALL, LARGE }

    /** Inherits all of it. */
    static class Plain {
        int size;
        Plain(int size) { this.size = size; }
    }

    /** Its text is made by `Object.toString` of its own hash code. */
    static class Hashed {
        final int size;
        Hashed(int size) { this.size = size; }
        @Override public int hashCode() { hashes++; return size; }
    }

    static class Equal extends Hashed {
        Equal(int size) { super(size); }
        @Override public boolean equals(Object other) {
            equalities++;
            return other instanceof Equal && ((Equal) other).size == size;
        }
    }

    static class Named extends Plain {
        Named(int size) { super(size); }
        @Override public String toString() { texts++; return "n" + size; }
    }

    /** A subclass of one of the JDK that inherits from `Object`. */
    static class Counter extends AtomicInteger {
        Counter(int start) { super(start); }
        @Override public int hashCode() { hashes++; return 7; }
    }

    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i % 3;
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Set<Object> zoo = new HashSet<>();
        AtomicInteger shared = new AtomicInteger();
        for (int i = 0; i < n; i++) {
            zoo.add(new Plain(i));
            zoo.add(new Equal(i % 4));
            zoo.add(new Named(i));
            zoo.add(i % 2 == 0 ? Kind.SMALL : Kind.LARGE);
            zoo.add(new Counter(i));
            zoo.add(shared);
            shared.incrementAndGet();
            zoo.add(new ZipEntry("e" + i % 3));
            zoo.add(new Date(i % 5));
        }
        ReentrantLock lock = new ReentrantLock();
        System.out.println(zoo.size() + " " + zoo.contains(shared) + " " + zoo.contains(lock) + " " + shared);
        List<Object> row = new ArrayList<>();
        for (int i = 0; i < n; i++) row.add(i % 3 == 0 ? new Hashed(i) : i % 3 == 1 ? new Named(i) : (Object) new Counter(i));
        int length = 0;
        for (Object one : row) length += String.valueOf(one).length();
        System.out.println(length + " " + row.toString().length());
        Map<Object, Integer> places = new HashMap<>();
        for (Object one : row) places.merge(one, 1, Integer::sum);
        places.put(lock, 1);
        System.out.println(places.size() + " " + places.containsKey(new Hashed(n)) + " " + new LinkedHashSet<>(row).size());
        System.out.println(work(hashes) + work(equalities) + work(texts) + work(args[1].length()));
        for (int i = 0; i < zoo.size(); i++) {
            if (args[1].length() > i % 5) System.out.println(i);
        }
    }
}
