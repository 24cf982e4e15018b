// args: 4 red | 12 blue | 31 green
import java.lang.ref.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Buses report to a depot: listeners come and go while events are flying, and a flow of events runs on its own demand. */
public class BusDepot {
    interface Listener<E> {
        void on(E event, Depot depot);

        default int priority() {
            return 0;
        }

        default Listener<E> then(Listener<? super E> next) {
            return (e, d) -> {
                try {
                    on(e, d);
                } finally {
                    next.on(e, d);
                }
            };
        }
    }

    static class Veto extends RuntimeException {
        Veto(String s) {
            super(s);
        }
    }

    record Event(String route, int load) {
        Event {
            if (load > 60) throw new Veto("load " + load);
            Objects.requireNonNull(route, "route");
        }

        Event more(int k) {
            return new Event(route, load + k);
        }
    }

    static class Depot {
        private final CopyOnWriteArrayList<Listener<Event>> listeners = new CopyOnWriteArrayList<>();
        private final Deque<Event> queue = new ArrayDeque<>();
        private final Deque<Supplier<String>> undo = new ArrayDeque<>();
        private final Map<Object, Integer> weak = new WeakHashMap<>();
        private final List<Object> strong = new ArrayList<>();
        private boolean dispatching;
        int delivered, vetoed;
        long odometer;

        Runnable subscribe(Listener<Event> l) {
            int at = 0;
            for (Listener<Event> o : listeners) {
                if (o.priority() < l.priority()) break;
                at++;
            }
            listeners.add(at, l);
            return () -> listeners.remove(l);
        }

        void publish(Event e) {
            queue.add(e);
            if (dispatching) return;
            dispatching = true;
            try {
                for (Event q; (q = queue.poll()) != null; ) {
                    for (Listener<Event> l : listeners) {
                        delivered++;
                        l.on(q, this);
                    }
                    drive(q.load());
                }
            } catch (Veto v) {
                vetoed++;
                if (!undo.isEmpty()) queue.addFirst(new Event(undo.pop().get(), 1));
            } finally {
                dispatching = false;
            }
        }

        void drive(int km) {
            long before = odometer;
            odometer += km;
            undo.push(() -> {
                long skipped = odometer - before;
                odometer = before;
                return "undo" + skipped;
            });
            Object ticket = new Object();
            weak.put(ticket, km);
            if (km % 2 == 0) strong.add(ticket);
            if (undo.size() > 5) undo.removeLast();
        }
    }

    static class Stop implements Flow.Subscriber<Event> {
        Flow.Subscription s;
        final StringBuilder log = new StringBuilder();
        int want;

        @Override
        public void onSubscribe(Flow.Subscription s) {
            this.s = s;
            s.request(want = 2);
        }

        @Override
        public void onNext(Event e) {
            log.append(e.route().charAt(0)).append(e.load());
            if (--want == 0) s.request(want = e.load() % 3 + 1);
            if (e.load() == 13) throw new IllegalStateException("unlucky");
            if (log.length() > 30) s.cancel();
        }

        @Override
        public void onError(Throwable t) {
            log.append(t.getMessage().length());
        }

        @Override
        public void onComplete() {
            log.append('.');
        }
    }

    static String flow(String route, int n) {
        Stop stop = new Stop();
        int dropped = 0;
        try (SubmissionPublisher<Event> pub = new SubmissionPublisher<>(Runnable::run, 4)) {
            pub.subscribe(stop);
            for (int i = 0; i < n && pub.hasSubscribers(); i++) {
                int lag = pub.offer(new Event(route, i * 5 % 17), (s, e) -> e.load() % 2 == 0);
                if (lag < 0) dropped -= lag;
            }
        }
        return stop.log.toString() + dropped;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Depot depot = new Depot();
        Map<String, Integer> counts = new TreeMap<>();
        Deque<Runnable> leavers = new ArrayDeque<>();
        Listener<Event> counter = (e, d) -> counts.merge(e.route(), e.load(), Integer::sum);
        leavers.add(depot.subscribe(counter));
        leavers.add(depot.subscribe(new Listener<>() {
            int seen;

            @Override
            public void on(Event e, Depot d) {
                if (++seen % 4 == 3) d.publish(e.more(seen));
                if (seen % 7 == 6) d.subscribe(counter.then((x, y) -> y.odometer++));
            }

            @Override
            public int priority() {
                return seen % 3;
            }
        }));
        Reference<Object> soft = new SoftReference<>(depot);
        int refused = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            try {
                depot.publish(new Event(i % 9 == 8 ? null : args[1].substring(i % args[1].length()), i * 3 % 40));
                if (i % 5 == 2) {
                    Listener<Event> once = new Listener<>() {
                        @Override
                        public void on(Event e, Depot d) {
                            if (e.load() % 2 == k % 2) d.listeners.remove(this);
                            else if (e.load() > 30) throw new Veto(e.route());
                        }

                        @Override
                        public int priority() {
                            return k % 2;
                        }
                    };
                    leavers.add(depot.subscribe(once.then(counter)));
                    leavers.addFirst(depot.subscribe(once));
                }
            } catch (Veto v) {
                refused += v.getMessage().length();
            } catch (NullPointerException e) {
                refused += 100 * e.getMessage().length();
                leavers.pollLast().run();
            }
        }
        boolean kept = soft.get() == depot && depot.strong.stream().allMatch(depot.weak::containsKey);
        System.out.println("counts " + counts + " refused " + refused + " kept " + kept);
        System.out.println("delivered " + depot.delivered + " vetoed " + depot.vetoed + " odometer " + depot.odometer
                + " listeners " + depot.listeners.size() + " queue " + depot.queue.size());
        System.out.println("flow " + flow(args[1], n));
    }
}
