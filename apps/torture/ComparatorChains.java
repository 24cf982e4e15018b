// args: 3 pear fig apple | 10 kiwi lemon plum date | 25 a bb a ccc bb
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Comparators built from keys, chained, reversed, with nulls first; one of the program's own counts its calls. */
public class ComparatorChains {
    static int asked;

    static class Item {
        final String name;
        final Integer rank;

        Item(String name, Integer rank) {
            this.name = name;
            this.rank = rank;
        }

        int length() {
            asked++;
            return name.length();
        }
    }

    static int check(List<Item> items, Comparator<Item> order) {
        int equal = 0;
        for (int i = 1; i < items.size(); i++) {
            int c = order.compare(items.get(i - 1), items.get(i));
            if (c == 0) {
                equal++;
            } else if (c > 0) {
                equal += 100;
            }
        }
        return equal;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            items.add(new Item(args[i % args.length], i % 4 == 3 ? null : i % 3));
        }
        Comparator<Item> byLength = Comparator.comparingInt(Item::length);
        Comparator<Item> byRank =
            Comparator.comparing((Item x) -> x.rank, Comparator.nullsFirst(Comparator.reverseOrder()));
        items.sort(byLength.thenComparing(byRank));
        int total = check(items, byLength) + check(items, byRank) * 2;
        items.sort(byRank.reversed().thenComparing(x -> x.name));
        total += check(items, byLength.reversed());
        int nulls = 0;
        while (nulls < items.size() && items.get(items.size() - 1 - nulls).rank == null) {
            nulls++;
        }
        String[] words = args.clone();
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER.reversed());
        for (int i = 0; i < words[0].length() + nulls; i++) {
            total++;
        }
        for (int i = 0; i < asked; i++) {
            total++;
        }
        System.out.println(total + " " + asked);
    }
}
