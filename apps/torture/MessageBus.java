// args: 3 info | 12 warn | 35 fatal
import java.util.*;
import java.util.function.*;

/** A bus that delivers by the classes of events: superclasses and interfaces, priorities, sticky events, posts within posts, handlers that leave or fail. */
public class MessageBus {
    interface Event {
        default int weight() {
            return 1;
        }
    }

    interface Audited {
        String who();
    }

    static class Changed implements Event {
        final int amount;

        Changed(int amount) {
            this.amount = amount;
        }
    }

    static class Transfer extends Changed implements Audited {
        Transfer(int amount) {
            super(amount);
        }

        @Override
        public String who() {
            return "t" + amount;
        }

        @Override
        public int weight() {
            return super.weight() + 2;
        }
    }

    static final class Failure implements Event, Audited {
        final Throwable cause;
        final Object event;

        Failure(Throwable cause, Object event) {
            this.cause = cause;
            this.event = event;
        }

        @Override
        public String who() {
            return cause.getMessage() + event.getClass().getSuperclass().getSimpleName();
        }
    }

    private static final class Handler<E> implements Comparable<Handler<?>> {
        final Class<E> type;
        final int priority;
        final int serial;
        final Consumer<? super E> action;
        boolean gone;

        Handler(Class<E> type, int priority, int serial, Consumer<? super E> action) {
            this.type = type;
            this.priority = priority;
            this.serial = serial;
            this.action = action;
        }

        boolean offer(Object o) {
            if (gone || !type.isInstance(o)) {
                return false;
            }
            action.accept(type.cast(o));
            return true;
        }

        @Override
        public int compareTo(Handler<?> h) {
            return priority != h.priority ? Integer.compare(h.priority, priority) : Integer.compare(serial, h.serial);
        }
    }

    private final Map<Class<?>, SortedSet<Handler<?>>> handlers = new HashMap<>();
    private final Map<Class<?>, Object> sticky = new LinkedHashMap<>();
    private final Deque<Object> queue = new ArrayDeque<>();
    private boolean delivering;
    private int serial;
    int delivered;
    int dead;
    int nested;

    <E> Runnable on(Class<E> type, int priority, Consumer<? super E> action) {
        Handler<E> h = new Handler<>(type, priority, serial++, action);
        handlers.computeIfAbsent(type, k -> new TreeSet<>()).add(h);
        sticky.values().forEach(h::offer);
        return () -> {
            h.gone = true;
            handlers.get(type).remove(h);
        };
    }

    private void types(Class<?> c, Set<Class<?>> all) {
        if (c != null && all.add(c)) {
            for (Class<?> i : c.getInterfaces()) {
                types(i, all);
            }
            types(c.getSuperclass(), all);
        }
    }

    void post(Object event) {
        queue.add(event);
        if (delivering) {
            nested++;
            return;
        }
        delivering = true;
        try {
            for (Object e; (e = queue.poll()) != null; ) {
                deliver(e);
            }
        } finally {
            delivering = false;
        }
    }

    private void deliver(Object e) {
        Set<Class<?>> all = new LinkedHashSet<>();
        types(e.getClass(), all);
        PriorityQueue<Handler<?>> due = new PriorityQueue<>();
        all.forEach(c -> due.addAll(handlers.getOrDefault(c, Collections.emptySortedSet())));
        boolean any = false;
        while (!due.isEmpty()) {
            try {
                any |= due.poll().offer(e);
                delivered++;
            } catch (RuntimeException x) {
                if (!(e instanceof Failure)) {
                    queue.addFirst(new Failure(x, e));
                }
            }
        }
        dead += any ? 0 : 1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        MessageBus bus = new MessageBus();
        int[] seen = new int[6];
        bus.sticky.put(String.class, args[1]);
        List<Runnable> leave = new ArrayList<>();
        bus.on(Object.class, -5, o -> seen[0]++);
        bus.on(Event.class, 0, e -> seen[1] += e.weight());
        leave.add(bus.on(Audited.class, 3, a -> seen[2] += a.who().length()));
        bus.on(Changed.class, 1, c -> {
            if (c.amount % 7 == 6) {
                throw new IllegalStateException("seven" + c.amount);
            }
            if (c.amount > 10 && c instanceof Transfer) {
                bus.post(new Changed(c.amount - 10));
            }
            seen[3] += c.amount;
        });
        bus.on(Transfer.class, 9, t -> {
            if (t.amount == 8) {
                leave.get(0).run();
                bus.on(CharSequence.class, 2, s -> seen[4] += s.length());
                bus.on(String.class, 2, s -> seen[4] += s.length() * 10);
            }
        });
        for (int i = 0; i < n; i++) {
            switch (i % 4) {
                case 0: bus.post(new Transfer(i)); break;
                case 1: bus.post(new Changed(i)); break;
                case 2: bus.post(args[1] + i); break;
                default: bus.post(new StringBuilder(args[1]));
            }
        }
        int steps = 0;
        for (int i = seen[1] + seen[2] + seen[3]; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + Arrays.toString(seen) + " " + bus.delivered + " " + bus.dead + " " + bus.nested);
    }
}
