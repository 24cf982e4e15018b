package shop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** A program whose first calls do much that later ones do not: initialisers, lambdas, switches over enums, caches. */
public final class Orders {
    /** Filled when the class is initialised, by code that counts elsewhere. */
    private static final long[] PRICES = prices(100);
    private static final Map<String, Long> CACHE = new HashMap<>();

    /** Kinds of goods. */
    public enum Kind {
        BOOK,
        FRUIT,
        TOOL
    }

    /** An order. */
    public record Order(String customer, Kind kind, int item) {}

    private final List<Order> all = new ArrayList<>();

    /** So many orders, the same each time. */
    public static Orders of(int count) {
        Orders orders = new Orders();
        int state = 12345;
        for (int i = 0; i < count; i++) {
            state = state * 1103515245 + 12345;
            orders.all.add(new Order("c" + (state >>> 16) % 50, Kind.values()[i % 3], (state >>> 8) % 100));
        }
        return orders;
    }

    private static long[] prices(int count) {
        long[] prices = new long[count];
        for (int i = 0; i < count; i++) {
            prices[i] = price(i);
        }
        return prices;
    }

    private static long price(int item) {
        long price = 100;
        for (int i = 0; i < item; i++) {
            price = price * 31 % 1009;
        }
        return price;
    }

    private static long factor(Kind kind) {
        switch (kind) {
            case BOOK:
                return 107;
            case FRUIT:
                return 119;
            default:
                return 125;
        }
    }

    /** The sum of all orders. */
    public long total() {
        long sum = 0;
        for (Order order : all) {
            sum += PRICES[order.item()] * factor(order.kind());
        }
        return sum;
    }

    /** Orders by sum of customer, with streams and method references. */
    public List<String> ranking() {
        ToLongFunction<Order> amount = o -> PRICES[o.item()] * factor(o.kind());
        Map<String, Long> sums = all.stream().collect(Collectors.groupingBy(Order::customer, Collectors.summingLong(amount)));
        return sums.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.toList());
    }

    /** Orders sorted by a method of the program. */
    public List<Order> sorted() {
        List<Order> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparing(Order::customer).thenComparingInt(Order::item));
        return sorted;
    }

    /** Asks for every pair: quadratic. */
    public int pairs() {
        int same = 0;
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                same += sameItem(all.get(i), all.get(j)) ? 1 : 0;
            }
        }
        return same;
    }

    private static boolean sameItem(Order a, Order b) {
        return a.item() == b.item();
    }

    /** What a customer pays, from a cache that stays filled. */
    public static long cached(String customer) {
        return CACHE.computeIfAbsent(customer, name -> {
            long hash = 7;
            for (int i = 0; i < name.length(); i++) {
                hash = hash * 31 + name.charAt(i);
            }
            return hash;
        });
    }

    /** Exceptions that are thrown and caught, an array of two dimensions, a copy. */
    public static int grid(int size) {
        int[][] grid = new int[size][size];
        int caught = 0;
        for (int i = 0; i <= size; i++) {
            try {
                grid[i][i] = i;
            } catch (ArrayIndexOutOfBoundsException e) {
                caught++;
            }
        }
        return caught + grid.clone().length;
    }
}
