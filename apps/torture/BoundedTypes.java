// args: 3 4 1 | 10 9 9 2 | 25 5
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Generic methods with bounds, recursive bounds, casts that erasure hides, and a polluted heap found by a cast. */
public class BoundedTypes {
    static int casts;

    interface Sized {
        int size();
    }

    static <T extends Number & Comparable<T>> T middle(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        copy.sort(null);
        return copy.get(copy.size() / 2);
    }

    static <T extends Object & Comparable<? super T>> T least(Collection<? extends T> all) {
        Iterator<? extends T> it = all.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T t = it.next();
            if (t.compareTo(best) < 0) {
                best = t;
            }
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    static <T> T force(Object o) {
        casts++;
        return (T) o;
    }

    static <E extends Enum<E>> E parse(Class<E> type, String s, E otherwise) {
        for (E e : type.getEnumConstants()) {
            if (e.name().equalsIgnoreCase(s)) {
                return e;
            }
        }
        return otherwise;
    }

    enum Unit implements Sized {
        ONE, TWO;

        @Override
        public int size() {
            return ordinal() + 1;
        }
    }

    static <S extends Sized> int sum(List<? extends S> list) {
        int k = 0;
        for (S s : list) {
            k += s.size();
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> numbers = new ArrayList<>();
        for (String a : args) {
            numbers.add(Integer.parseInt(a));
        }
        int total = middle(numbers) + least(numbers) + least(Arrays.asList(args)).length();
        List<Integer> polluted = force(new ArrayList<>(List.of("text", "more")));
        int wrong = 0;
        for (int i = 0; i < n; i++) {
            try {
                Integer x = i % 3 == 0 ? polluted.get(i % 2) : numbers.get(i % numbers.size());
                total += x;
            } catch (ClassCastException e) {
                wrong++;
            }
        }
        Sized[] sized = {parse(Unit.class, "two", Unit.ONE), () -> n};
        total += sum(Arrays.asList(sized)) + sum(List.of(Unit.values()));
        for (int i = 0; i < wrong * casts; i++) {
            total++;
        }
        System.out.println(total + " " + wrong);
    }
}
