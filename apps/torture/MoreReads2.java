// args: 3 | 8
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Spliterators of every collection whose size is asked for before the collection grows. */
@SuppressWarnings("all")
public class MoreReads2 {
    static int rest(Spliterator<?> s) { int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 20; } return c[0]; }
    static int advance(Spliterator<?> s) { int c = 0; try { while (s.tryAdvance(x -> { })) c++; } catch (ConcurrentModificationException e) { c += 20; } return c; }
    static int deque(int n) { Deque<Integer> l = new ArrayDeque<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator(); if (n > 3) s.estimateSize(); l.add(3); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    static int copy(int n) { List<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator(); if (n > 3) s.estimateSize(); l.add(3); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    static int values(int n) { Map<Integer, Integer> l = new TreeMap<>(); l.put(1, 2); Spliterator<Integer> s = l.values().spliterator(); if (n > 3) s.estimateSize(); l.put(3, 4); int t = 0; for (int k = advance(s); k > 0; k--) t++; return t; }
    static int linked(int n) { Map<Integer, Integer> l = new LinkedHashMap<>(); l.put(1, 2); Spliterator<Map.Entry<Integer, Integer>> s = l.entrySet().spliterator(); if (n > 3) s.estimateSize(); l.put(3, 4); int t = 0; for (int k = advance(s); k > 0; k--) t++; return t; }
    static int queue(int n) { BlockingQueue<Integer> l = new LinkedBlockingQueue<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator(); if (n > 3) s.estimateSize(); l.add(3); int t = 0; for (int k = advance(s); k > 0; k--) t++; return t; }
    static int sub(int n) { List<Integer> b = new ArrayList<>(List.of(1, 2, 3)), l = b.subList(0, 2); Spliterator<Integer> s = l.spliterator(); if (n > 3) s.estimateSize(); l.add(9); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    static int unmod(int n) { List<Integer> b = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = Collections.unmodifiableList(b).spliterator(); if (n > 3) s.getExactSizeIfKnown(); b.add(9); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    static int mapped(int n) { List<Integer> b = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = b.stream().map(x -> x + 1).spliterator(); if (n > 3) s.estimateSize(); b.add(9); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    static int iterable(int n) { List<Integer> b = new ArrayList<>(List.of(1, 2, 3)); Iterator<Integer> s = b.stream().iterator(); if (n > 3) s.hasNext(); b.add(9); int t = 0; try { while (s.hasNext()) t += s.next(); } catch (ConcurrentModificationException e) { t += 100; } for (int k = t; k > 0; k--) t++; return t; }
    static int chars(int n) { StringBuilder b = new StringBuilder("ab"); Spliterator.OfInt s = b.chars().spliterator(); if (n > 3) s.estimateSize(); b.append("cd"); int[] t = {0}; s.forEachRemaining((int x) -> t[0]++); int z = 0; for (int k = t[0]; k > 0; k--) z++; return z; }
    static int array(int n) { Vector<Integer> b = new Vector<>(List.of(1, 2)); Spliterator<Integer> s = b.spliterator(); if (n > 3) s.getExactSizeIfKnown(); b.setElementAt(7, 0); b.addElement(5); int t = 0; for (int k = rest(s); k > 0; k--) t++; return t; }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        System.out.println(deque(n) + " " + copy(n) + " " + values(n) + " " + linked(n) + " " + queue(n) + " " + sub(n) + " " + unmod(n) + " " + mapped(n) + " " + iterable(n) + " " + chars(n) + " " + array(n));
    }
}
