// args: 3 | 17 | 28
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Raw types and generic varargs put strings where integers are declared; the hidden casts fail late, checked wrappers early. */
public class HeapPollution {
    static class Cell<T> {
        T value;

        Cell(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        <U extends T> void put(U u) {
            value = u;
        }
    }

    static class IntCell extends Cell<Integer> {
        int puts;

        IntCell(int v) {
            super(v);
        }

        @Override
        Integer get() {
            return value + puts;
        }
    }

    @SafeVarargs
    static <T> T[] pack(T... all) {
        return all;
    }

    static <T> T[] pair(T a, T b) {
        return pack(a, b);
    }

    @SafeVarargs
    static <T> int poison(List<T>... lists) {
        Object[] o = lists;
        List<Object> other = new ArrayList<>(List.of("poison", 2.5));
        o[lists.length / 2] = other;
        return lists.length;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void smuggle(List list, int i) {
        list.add(i % 3 == 0 ? (Object) ("s" + i) : i % 5 == 0 ? (Object) (char) ('a' + i % 26) : (Object) i);
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        List<Integer> numbers = new ArrayList<>();
        List<Integer> checked = Collections.checkedList(new ArrayList<>(), Integer.class);
        int early = 0;
        for (int i = 0; i < n; i++) {
            smuggle(numbers, i);
            try {
                smuggle(checked, i);
            } catch (ClassCastException e) {
                early++;
            }
        }
        int late = 0;
        int sum = 0;
        for (int i = 0; i < numbers.size(); i++) {
            Object plain = numbers.get(i);
            try {
                Integer v = numbers.get(i);
                sum += v;
            } catch (ClassCastException e) {
                late += plain.toString().length();
            }
        }
        int arrays = 0;
        for (int i = 0; i < checked.size(); i++) {
            try {
                String[] s = pair("a" + i, "b");
                arrays += s.length;
            } catch (ClassCastException e) {
                Object[] fine = pair(i, "b" + late);
                arrays += fine.length * 3 + pack(i, i, i).length;
            }
        }
        Cell<Integer> cell = new IntCell(n);
        Cell<Object> wide = (Cell<Object>) (Cell<?>) cell;
        wide.put(n % 2 == 0 ? "text" : (Object) (n * 2));
        int got;
        try {
            got = cell.get();
        } catch (ClassCastException e) {
            got = ((String) wide.value).length() * -1;
        }
        List<Integer> one = new ArrayList<>(List.of(1, 2));
        List<Integer> two = new ArrayList<>(List.of(3));
        List<Integer>[] both = pack(one, two);
        int k = poison(both);
        int polluted = 0;
        for (List<Integer> l : both) {
            for (Object o : l) {
                polluted += o instanceof Number m ? m.intValue() : o.hashCode() % 7;
            }
        }
        TreeSet<Object> mixed = new TreeSet<>();
        int refused = 0;
        for (Object o : numbers) {
            try {
                mixed.add(o);
            } catch (ClassCastException e) {
                refused++;
            }
        }
        Map<String, Integer> map = new HashMap<>();
        ((Map<Object, Object>) (Map<?, ?>) map).put(n, "v");
        map.merge("k", refused, Integer::sum);
        int keys = 0;
        try {
            for (String s : map.keySet()) {
                keys += s.length();
            }
        } catch (ClassCastException e) {
            keys += 50 + map.size();
        }
        System.out.println(early + " " + late + " " + sum + " " + arrays + " " + got + " " + k + polluted + " " + mixed.size() + " " + refused + " " + keys);
    }
}
