// args: 4 3 5 | 8 2 9 | 1 4 3 | 12 1 20
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Couriers deliver by dying: results leave a thread only as its uncaught exception. */
public class CrashCourier {
    static final class Delivery extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int parcels;

        Delivery(int parcels, Throwable from) {
            super("p" + parcels, from);
            this.parcels = parcels;
        }
    }

    /** Route notes that every child thread inherits in an altered form. */
    static final class Notes {
        final int generation;
        int fuel;

        Notes(int generation, int fuel) {
            this.generation = generation;
            this.fuel = fuel;
        }
    }

    static final AtomicInteger inherited = new AtomicInteger();
    static final InheritableThreadLocal<Notes> NOTES = new InheritableThreadLocal<>() {
        @Override
        protected Notes initialValue() {
            return new Notes(0, 50);
        }

        @Override
        protected Notes childValue(Notes parent) {
            inherited.incrementAndGet();
            return new Notes(parent.generation + 1, parent.fuel / 2);
        }
    };

    final Map<String, Integer> book = new ConcurrentSkipListMap<>();
    final AtomicInteger strangers = new AtomicInteger();
    final ThreadGroup office = new ThreadGroup("office") {
        @Override
        public void uncaughtException(Thread t, Throwable e) {
            strangers.addAndGet(e.getMessage().length());
        }
    };

    void deliver(Thread t, Throwable e) {
        int sum = 0;
        for (Throwable x = e; x != null; x = x.getCause()) {
            if (x instanceof Delivery d) {
                sum += d.parcels;
            }
        }
        book.merge(t.getName(), sum + NOTES.get().generation, Integer::sum);
    }

    Thread send(String name, int depth, int load) {
        Thread t = new Thread(office, () -> ride(name, depth, load), name);
        if (load % 4 != 0) {
            t.setUncaughtExceptionHandler(this::deliver);
        }
        t.start();
        return t;
    }

    void ride(String name, int depth, int load) {
        Notes notes = NOTES.get();
        RuntimeException cause = null;
        int parcels = 0;
        while (notes.fuel > 0 && parcels < load) {
            notes.fuel -= 3 + notes.generation;
            parcels++;
        }
        if (depth > 0) {
            Thread child = send(name + "." + depth, depth - 1, load + parcels % 3);
            try {
                child.join();
            } catch (InterruptedException e) {
                cause = new IllegalStateException(e);
            }
            Integer back = book.get(child.getName());
            cause = back == null ? new IllegalStateException("lost") : new Delivery(back, null);
        }
        throw new Delivery(parcels, cause);
    }

    public static void main(String[] args) throws InterruptedException {
        int couriers = Integer.parseInt(args[0]);
        int depth = Integer.parseInt(args[1]);
        int load = Integer.parseInt(args[2]);
        CrashCourier hub = new CrashCourier();
        Thread[] started = new Thread[couriers];
        for (int i = 0; i < couriers; i++) {
            NOTES.get().fuel += i % 3 * 10;
            started[i] = hub.send("c" + (char) ('a' + i), depth, load + i);
        }
        for (Thread t : started) {
            t.join();
        }
        int tips = 0;
        for (Map.Entry<String, Integer> e : hub.book.entrySet()) {
            System.out.println(e.getKey() + " brought " + e.getValue());
            for (int i = e.getKey().length(); i < e.getValue(); i++) {
                tips += i;
            }
        }
        System.out.println("inherited=" + inherited + " strangers=" + hub.strangers + " tips=" + tips
                + " fuel=" + NOTES.get().fuel);
    }
}
