// args: 3 ab | 10 cde | 25 f
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeSet;
import java.util.Collection;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** References to constructors of classes, inner classes, generic classes and arrays; super and bound receivers. */
public class ConstructorReferences {
    static int made;

    static class Item {
        final String name;
        final int size;

        Item(String name) {
            this(name, name.length());
        }

        Item(String name, int size) {
            made++;
            this.name = name;
            this.size = size;
        }

        int grow(int by) {
            return size + by;
        }
    }

    class Inner extends Item {
        Inner(String name) {
            super(name, base);
        }

        @Override
        int grow(int by) {
            Function<Integer, Integer> above = super::grow;
            return above.andThen(x -> x * 2).apply(by);
        }
    }

    final int base;

    ConstructorReferences(int base) {
        this.base = base;
    }

    Function<String, Item> maker() {
        return base % 2 == 0 ? Inner::new : Item::new;
    }

    static <T, C extends Collection<T>> C fill(Supplier<C> empty, List<T> from) {
        C c = empty.get();
        c.addAll(from);
        return c;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Function<String, Item> maker = new ConstructorReferences(n).maker();
        BiFunction<String, Integer, Item> pair = Item::new;
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            items.add(i % 3 == 0 ? maker.apply(args[1]) : pair.apply("p" + i, i));
        }
        int total = 0;
        for (Item item : items) {
            total += item.grow(1);
        }
        IntFunction<int[]> array = int[]::new;
        IntFunction<String[][]> rows = String[][]::new;
        for (int i = 0; i < array.apply(n).length + rows.apply(n / 2).length; i++) {
            total++;
        }
        Item[] copied = items.stream().filter(x -> x.size > 2).toArray(Item[]::new);
        List<String> names = Arrays.stream(copied).map(x -> x.name).collect(Collectors.toCollection(LinkedList::new));
        for (String s : fill(TreeSet::new, names)) {
            total += s.length();
        }
        Supplier<StringBuilder> builders = StringBuilder::new;
        StringBuilder b = builders.get();
        names.forEach(b::append);
        for (int i = 0; i < b.length() + made; i++) {
            total++;
        }
        System.out.println(total + " " + made);
    }
}
