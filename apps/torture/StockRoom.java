// args: 5 | 20 audit | 60 undo
import java.util.*;
import java.util.function.*;

/**
 * Mini inventory: orders hold references to the same mutable Lot objects as the shelves, undo records
 * capture state in closures, and low-stock listeners reorder in the middle of an iteration over a copy-on-
 * write snapshot.
 */
public class StockRoom {
    static final class Lot implements Comparable<Lot> {
        final String sku;
        int qty;
        final int expiry;
        Lot(String sku, int qty, int expiry) { this.sku = sku; this.qty = qty; this.expiry = expiry; }
        int take(int want) {
            int got = Math.min(want, qty);
            qty -= got;
            return got;
        }
        @Override public int compareTo(Lot o) { return expiry != o.expiry ? expiry - o.expiry : o.qty - qty; }
        @Override public String toString() { return sku + "*" + qty + "@" + expiry; }
    }

    static class OutOfStock extends Exception {
        private static final long serialVersionUID = 1;
        final int missing;
        OutOfStock(int missing) { super(null, null, false, false); this.missing = missing; }
    }

    interface Listener { void low(Store s, String sku, int left); }

    static class Store {
        final Map<String, List<Lot>> shelves = new TreeMap<>();
        final List<Listener> listeners = new java.util.concurrent.CopyOnWriteArrayList<>();
        final Deque<Runnable> undo = new ArrayDeque<>();
        int clock, moves;

        void receive(String sku, int qty, int life) {
            List<Lot> lots = shelves.computeIfAbsent(sku, k -> new ArrayList<>());
            Lot lot = new Lot(sku, qty, clock + life);
            int at = Collections.binarySearch(lots, lot);
            if (at >= 0) {                                     // same expiry and amount: merged
                Lot twin = lots.get(at);
                twin.qty += qty;
                undo.push(() -> twin.qty -= qty);
            } else {
                lots.add(-at - 1, lot);
                undo.push(() -> lots.remove(lot));
            }
            moves++;
        }

        int available(String sku) {
            return shelves.getOrDefault(sku, List.of()).stream().filter(l -> l.expiry > clock).mapToInt(l -> l.qty).sum();
        }

        List<Lot> pick(String sku, int want) throws OutOfStock {
            List<Lot> used = new ArrayList<>();
            int left = want;
            Iterator<Lot> it = shelves.getOrDefault(sku, new ArrayList<>()).iterator();
            try {
                while (left > 0) {
                    Lot l = it.next();                         // leaves by NoSuchElementException
                    if (l.expiry <= clock) { it.remove(); moves += 2; continue; }
                    int got = l.take(left);
                    if (got > 0) used.add(l);
                    left -= got;
                    undo.push(() -> l.qty += got);
                }
            } catch (NoSuchElementException e) {
                for (Lot l : used) undo.pop().run();
                throw new OutOfStock(left);
            }
            int rest = available(sku);
            if (rest < 4) for (Listener x : listeners) x.low(this, sku, rest);
            return used;
        }

        int rollback(int n) {
            int done = 0;
            while (done < n && !undo.isEmpty()) { undo.pop().run(); done++; }
            return done;
        }
    }

    static final class Order {
        final String sku;
        final int amount, weight;
        List<Lot> lots = List.of();
        Order(String sku, int amount, int weight) { this.sku = sku; this.amount = amount; this.weight = weight; }
        int residue() { int r = 0; for (Lot l : lots) r += l.qty; return r; }       // changes as others pick from the same lots
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Store store = new Store();
        int[] reorders = new int[2];
        store.listeners.add((s, sku, left) -> {
            reorders[0]++;
            s.receive(sku, 6 + reorders[0] % 3, 5 + left);
            if (reorders[0] == 3) {
                s.listeners.add((s2, k, l2) -> reorders[1] += l2 + s2.available(k));      // hears from the next time on
            }
        });
        Random rnd = new Random(42 + n);
        String[] skus = {"bolt", "nut", "gear"};
        PriorityQueue<Order> backlog = new PriorityQueue<>(Comparator.<Order>comparingInt(o -> o.weight).reversed().thenComparing(o -> o.sku));
        List<Order> filled = new ArrayList<>();
        int missing = 0, retried = 0;
        for (int i = 0; i < n; i++) {
            store.clock++;
            String sku = skus[rnd.nextInt(3)];
            if (rnd.nextInt(5) < 2) store.receive(sku, 1 + rnd.nextInt(9), 2 + rnd.nextInt(6));
            backlog.add(new Order(sku, 1 + rnd.nextInt(7), rnd.nextInt(10)));
            int budget = backlog.size();
            List<Order> again = new ArrayList<>();
            while (budget-- > 0) {
                Order o = backlog.poll();
                try {
                    o.lots = store.pick(o.sku, o.amount);
                    filled.add(o);
                } catch (OutOfStock e) {
                    missing += e.missing;
                    if (o.weight > 2) again.add(new Order(o.sku, o.amount, o.weight - 1));
                    else retried++;
                    if (reorders[0] % 2 == 0) store.receive(o.sku, e.missing, 3);
                }
            }
            backlog.addAll(again);
            if (mode.equals("undo") && i % 10 == 9) retried += 100 * store.rollback(1 + rnd.nextInt(6));
        }
        int residue = 0;
        Map<Lot, Integer> shared = new IdentityHashMap<>();
        for (Order o : filled) {
            for (int r = o.residue(); r > 0; r--) residue++;
            for (Lot l : o.lots) shared.merge(l, 1, Integer::sum);
        }
        int multi = 0;
        for (int c : shared.values()) if (c > 1) multi += c;
        String audit = "";
        if (mode.equals("audit")) {
            for (Map.Entry<String, List<Lot>> e : store.shelves.entrySet()) {
                e.getValue().removeIf(l -> l.qty == 0);
                if (!e.getValue().isEmpty()) audit += e.getValue().get(0) + " ";
            }
        }
        System.out.println(filled.size() + " " + backlog.size() + " " + missing + " " + retried + " " + reorders[0]
                + " " + reorders[1] + " " + store.moves + " " + residue + " " + multi
            + " " + store.undo.size() + " " + audit);
    }
}
