package shop;

import java.util.ArrayList;
import java.util.List;

/** A program to be gated: prices of orders, sorted by insertion, with a report of threads on demand. */
public class Orders {
    private static final class Order {
        final int id;
        final long price;

        Order(int id, long price) {
            this.id = id;
            this.price = price;
        }
    }

    private static List<Order> read(int count) {
        List<Order> orders = new ArrayList<>();
        long seed = 17;
        for (int i = 0; i < count; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            orders.add(new Order(i, price(seed)));
        }
        return orders;
    }

    private static long price(long seed) {
        long price = 0;
        for (int digit = 0; digit < 6; digit++) {
            price = price * 10 + ((seed >>> (digit * 5)) & 7);
        }
        return price;
    }

    private static long total(List<Order> orders) {
        long total = 0;
        for (Order order : orders) {
            total += order.price;
        }
        return total;
    }

    private static long checksum(List<Order> orders) {
        long sum = 0;
        for (Order order : orders) {
            sum = 31 * sum + order.id;
        }
        return sum;
    }

    /** How often it waits for another thread is chance. */
    private static int waited() {
        int turns = 0;
        long end = System.nanoTime() + 2_000_000;
        while (System.nanoTime() < end) {
            turns++;
        }
        return turns;
    }

    public static void main(String[] args) {
        if (args[0].equals("fail")) {
            throw new IllegalStateException("asked to fail");
        }
        List<Order> orders = read(Integer.parseInt(args[0]));
        System.out.println(total(orders) + " " + checksum(orders));
        if (args.length > 1) {
            System.out.println(waited() >= 0);
        }
    }
}
