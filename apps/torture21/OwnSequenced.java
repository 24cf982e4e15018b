// args: 3 x | 11 abc | 30 longer
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Sequenced collections of the program: what the interfaces do by default goes through the one method that is written, also backwards. */
public class OwnSequenced {
    static int reversals;
    static int steps;
    static int removals;

    /** A ring that overwrites its oldest elements. */
    static class Ring<E> extends AbstractCollection<E> implements SequencedCollection<E> {
        private final Object[] cells;
        private int from;
        private int size;

        Ring(int room) {
            cells = new Object[room];
        }

        private int at(int i) {
            return Math.floorMod(from + i, cells.length);
        }

        @Override
        public void addLast(E e) {
            if (size == cells.length) {
                from = at(1);
                size--;
            }
            cells[at(size++)] = e;
        }

        @Override
        public void addFirst(E e) {
            from = at(-1);
            cells[from] = e;
            size = Math.min(size + 1, cells.length);
        }

        @Override
        public boolean add(E e) {
            addLast(e);
            return true;
        }

        @Override
        public int size() {
            return size;
        }

        private Iterator<E> walk(boolean back) {
            return new Iterator<>() {
                private int i;

                @Override
                public boolean hasNext() {
                    return i < size;
                }

                @SuppressWarnings("unchecked")
                @Override
                public E next() {
                    if (i >= size) {
                        throw new NoSuchElementException("end " + size);
                    }
                    steps++;
                    return (E) cells[at(back ? size - 1 - i++ : i++)];
                }

                @Override
                public void remove() {
                    removals++;
                    int gone = back ? size - i : i - 1;
                    for (int k = gone; k < size - 1; k++) {
                        cells[at(k)] = cells[at(k + 1)];
                    }
                    cells[at(--size)] = null;
                    i--;
                    if (back) {
                        i = Math.max(0, i);
                    }
                }
            };
        }

        @Override
        public Iterator<E> iterator() {
            return walk(false);
        }

        @Override
        public SequencedCollection<E> reversed() {
            reversals++;
            Ring<E> self = this;
            class Backwards extends AbstractCollection<E> implements SequencedCollection<E> {
                @Override public Iterator<E> iterator() { return self.walk(true); }
                @Override public int size() { return self.size(); }
                @Override public SequencedCollection<E> reversed() { return self; }
                @Override public void addFirst(E e) { self.addLast(e); }
                @Override public void addLast(E e) { self.addFirst(e); }
                @Override public boolean add(E e) { self.addFirst(e); return true; }
            }
            return new Backwards();
        }
    }

    /** A list of which only access and size are written. */
    static class Window extends AbstractList<Integer> {
        final List<Integer> base;

        Window(List<Integer> base) {
            this.base = base;
        }

        @Override
        public Integer get(int i) {
            steps++;
            return base.get(i) * 2;
        }

        @Override
        public Integer set(int i, Integer v) {
            return base.set(i, v / 2);
        }

        @Override
        public void add(int i, Integer v) {
            base.add(i, v / 2);
        }

        @Override
        public Integer remove(int i) {
            removals++;
            return base.remove(i) * 2;
        }

        @Override
        public int size() {
            return base.size();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Ring<String> ring = new Ring<>(7);
        SequencedCollection<String> back = ring.reversed();
        for (int i = 0; i < n; i++) {
            switch (i % 4) {
                case 0 -> ring.add(args[1] + i);
                case 1 -> back.addFirst("b" + i);
                case 2 -> back.add("f" + i);
                default -> ring.reversed().addLast("r" + i);
            }
        }
        int ends = ring.getFirst().length() * 10 + back.getFirst().length() + back.reversed().getLast().length();
        int gone = ring.removeFirst().length() + back.removeFirst().length();
        int order = 0;
        for (String s : back) {
            order = order * 3 % 1000 + s.charAt(0) + s.length();
        }
        boolean dropped = back.removeIf(s -> s.endsWith("2")) | ring.removeAll(List.of("b1", "r3"));
        int empty = 0;
        try {
            for (;;) {
                empty += ring.removeLast().length();
            }
        } catch (NoSuchElementException e) {
            empty += e.getMessage().length();
        }
        List<Integer> base = IntStream.range(0, n).boxed().collect(Collectors.toCollection(ArrayList::new));
        Window window = new Window(base);
        List<Integer> mirrored = window.reversed();
        mirrored.addFirst(n * 2);
        mirrored.set(1, 100);
        mirrored.subList(0, 2).replaceAll(k -> k + 4);
        mirrored.sort(Comparator.comparingInt(k -> k % 7));
        int sum = mirrored.removeLast() + window.getFirst() + window.reversed().reversed().getLast();
        int at = mirrored.indexOf(window.get(0)) + mirrored.stream().skip(1).limit(n).mapToInt(k -> k % 5).sum();
        ListIterator<Integer> it = mirrored.listIterator();
        while (it.hasNext()) {
            if (it.next() % 3 == 0) {
                it.remove();
            } else if (it.hasPrevious() && it.nextIndex() % 4 == 1) {
                it.add(8);
            }
        }
        SequencedMap<String, Integer> map = new TreeMap<>(Comparator.comparing(String::length));
        map.put(args[1], n);
        map.putIfAbsent("1234", 3);
        map.reversed().putIfAbsent("zz", 4);
        int refused = 0;
        try {
            map.putFirst("y", 1);
        } catch (UnsupportedOperationException e) {
            refused = n;
        }
        int first = map.firstEntry().getValue() + map.reversed().pollFirstEntry().getKey().length() + map.sequencedValues().reversed().getFirst();
        int rounds = 0;
        for (int i = ends + gone + order + empty + sum + at + first + window.size(); i > 0; i -= 9) {
            rounds++;
        }
        System.out.println(rounds + " " + dropped + " " + refused + " " + base.size() + " " + reversals + " " + steps + " " + removals);
    }
}
