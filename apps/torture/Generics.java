// args: 3 a | 10 b c | 25 a b a
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** A generic linked list, pair and bounded methods: casts everywhere, iterators of a user collection. */
public class Generics {
    static class Chain<T> implements Iterable<T> {
        private static class Cell<T> {
            final T value;
            final Cell<T> next;

            Cell(T value, Cell<T> next) {
                this.value = value;
                this.next = next;
            }
        }

        private Cell<T> head;
        private int size;

        void push(T value) {
            head = new Cell<>(value, head);
            size++;
        }

        <R> Chain<R> map(Function<? super T, ? extends R> f) {
            Chain<R> result = new Chain<>();
            for (T t : this) {
                result.push(f.apply(t));
            }
            return result;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Cell<T> at = head;

                @Override
                public boolean hasNext() {
                    return at != null;
                }

                @Override
                public T next() {
                    if (at == null) {
                        throw new NoSuchElementException();
                    }
                    T value = at.value;
                    at = at.next;
                    return value;
                }
            };
        }
    }

    static <T extends Comparable<T>> T max(Iterable<T> items, T least) {
        T best = least;
        for (T item : items) {
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Chain<Integer> numbers = new Chain<>();
        for (int i = 0; i < n; i++) {
            numbers.push(i * 7 % 11);
        }
        Chain<String> words = new Chain<>();
        for (String a : args) {
            words.push(a);
        }
        int best = max(numbers, -1);
        String last = max(words, "");
        int total = 0;
        for (int length : words.map(String::length)) {
            total += length;
        }
        for (Integer x : numbers.map(x -> x * 2)) {
            if (x > best) {
                total += x;
            }
        }
        System.out.println(total + last + numbers.size);
    }
}
