// args: 7 | 16 2 | 35 3
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * java.util algorithms running over user AbstractList/AbstractSequentialList/Random with
 * side-effecting primitives.
 */
public class ListAlgos {
    static int gets, sets;

    static class Mirror extends AbstractList<Integer> implements RandomAccess {
        final int[] d;
        int size;

        Mirror(int cap) {
            d = new int[cap];
        }

        @Override
        public Integer get(int i) {
            gets++;
            if (i >= size) throw new IndexOutOfBoundsException("g" + i);
            return d[size - 1 - i];
        }

        @Override
        public Integer set(int i, Integer v) {
            sets++;
            int o = get(i);
            d[size - 1 - i] = sets % 11 == 0 ? v + 1 : v;
            return o;
        }

        @Override
        public void add(int i, Integer v) {
            if (size == d.length) throw new IllegalStateException("cap");
            for (int k = size; k > size - i; k--) d[k] = d[k - 1];
            d[size - i] = v;
            size++;
            modCount++;
        }

        @Override
        public Integer remove(int i) {
            int o = get(i);
            for (int k = size - 1 - i; k < size - 1; k++) d[k] = d[k + 1];
            size--;
            modCount++;
            return o;
        }

        @Override
        public int size() {
            return size;
        }
    }

    static class Tape extends AbstractSequentialList<String> {
        final ArrayList<String> in = new ArrayList<>();
        int moves;

        @Override
        public ListIterator<String> listIterator(int at) {
            ListIterator<String> it = in.listIterator(at);
            return new ListIterator<>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public String next() {
                    moves++;
                    return it.next();
                }

                public boolean hasPrevious() {
                    return it.hasPrevious();
                }

                public String previous() {
                    moves += 100;
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex();
                }

                public int previousIndex() {
                    return it.previousIndex();
                }

                public void remove() {
                    it.remove();
                }

                public void set(String s) {
                    it.set(s + moves % 3);
                }

                public void add(String s) {
                    it.add(s.isEmpty() ? "_" : s);
                }
            };
        }

        @Override
        public int size() {
            return in.size();
        }
    }

    static class Dice extends Random {
        private static final long serialVersionUID = 1;
        private int s;
        int bits;

        Dice(int s) {
            this.s = s;
        }

        @Override
        protected int next(int b) {
            bits += b;
            s = s * 1103515245 + 12345;
            return s >>> (32 - b);
        }

        @Override
        public synchronized void setSeed(long x) {
            s = (int) x;
        } // runs from super ctor
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Mirror m = new Mirror(n + 3);
        int full = 0;
        for (int i = 0; i < n; i++) m.add(i % 4 == 3 ? i / 2 : m.size(), i * mode % 17);
        try {
            m.addAll(1, List.of(90, 91, 92, 93, 94));
        } catch (IllegalStateException e) {
            full = m.size() - n;
        }
        System.out.println(m + " full=" + full);
        Collections.sort(
                m,
                Comparator.comparing((Integer x) -> x % 5)
                        .thenComparing(Comparator.reverseOrder()));
        Collections.rotate(m, mode);
        Collections.reverse(m.subList(1, m.size() / 2));
        Dice dice = new Dice(mode);
        Collections.shuffle(m.subList(m.size() / 2, m.size()), dice);
        Collections.swap(m, 0, m.size() - 1);
        System.out.println(m + " sets=" + sets + " bits=" + dice.bits);
        m.sort(null);
        int found = 0;
        for (int i = 0; i < 17; i++) {
            int p = Collections.binarySearch(m, i);
            if (p >= 0) for (int k = p; k < m.size() && m.get(k) == i; k++) found++;
            else found -= p % 2;
        }
        int freq = Collections.frequency(m, 3) + Collections.indexOfSubList(m, List.of(3, 4)) * 10;
        Collections.replaceAll(m, 4, 40);
        boolean dis = Collections.disjoint(m, new HashSet<>(List.of(40, 41)));
        System.out.println(
                "found="
                        + found
                        + " freq="
                        + freq
                        + " disjoint="
                        + dis
                        + " max="
                        + Collections.max(m)
                        + " hash="
                        + m.hashCode());

        int cme = 0, seen = 0;
        try {
            for (Integer x : m) {
                seen++;
                if (x > 8 && seen > 3) m.remove(x);
            }
        } catch (ConcurrentModificationException e) {
            cme++;
        }
        List<Integer> sub = m.subList(1, m.size() - 1);
        sub.removeIf(x -> x % 3 == mode % 3);
        sub.replaceAll(x -> x + (gets % 2 == 0 ? 1 : 2));
        m.add(0, 5);
        try {
            seen += sub.size();
        } catch (ConcurrentModificationException e) {
            cme += 10;
        }
        int par = 0;
        for (ListIterator<Integer> it = m.listIterator(m.size()); it.hasPrevious(); ) {
            int x = it.previous();
            if (x % 2 == 0) {
                it.remove();
                par++;
            } else if (par > 1) {
                it.add(x * 2);
                it.previous();
                par -= 2;
            }
        }
        System.out.println("cme=" + cme + " seen=" + seen + " par=" + par + " " + m);

        Tape t = new Tape();
        Dice d2 = new Dice(n);
        for (int i = 0; i < n; i++)
            t.add(
                    d2.nextInt(t.size() + 1),
                    "abc".substring(d2.nextInt(3)) + (d2.nextBoolean() ? d2.nextInt(3, 7) : ""));
        t.set(n / 2, "mid");
        t.sort(Comparator.comparing(String::length));
        String joined = String.join(",", t);
        t.removeAll(Set.of("a", "c", "bc"));
        int back = t.lastIndexOf("mid0") + t.indexOf("c4");
        System.out.println(joined + " left=" + t.size() + " back=" + back + " moves=" + t.moves);
        int[] set = new int[n];
        Arrays.setAll(set, i -> i == 0 ? mode : set[i - 1] * 3 % 23); // reads what it just wrote
        int[] pre = set.clone();
        Arrays.parallelPrefix(pre, (a, b) -> a + b - 1);
        int loops = 0;
        while (loops < n && pre[loops] < 60 + set[n - 1]) loops++;
        List<Integer> dbl = new ArrayList<>(Collections.nCopies(loops, mode));
        Collections.addAll(dbl, Arrays.stream(set).boxed().toArray(Integer[]::new));
        Queue<Integer> asq = Collections.asLifoQueue(new ArrayDeque<>(dbl));
        int pops = 0;
        while (asq.size() > 2 && asq.poll() + asq.peek() != 2 * mode) pops++;
        List<String> fixed = Arrays.asList("x", "y", "z");
        String uns = "";
        try {
            Collections.fill(fixed, "f");
            fixed.set(1, "g");
            fixed.add("h");
        } catch (UnsupportedOperationException e) {
            uns = String.join("", fixed);
        }
        System.out.println(
                "loops="
                        + loops
                        + " pops="
                        + pops
                        + " "
                        + uns
                        + " ints="
                        + new Dice(mode).ints(4, 0, 50).boxed().collect(Collectors.toList()));
    }
}
