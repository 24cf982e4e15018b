// args: 6 4 buy,sell,buy|15 2 sell,halt,buy,sell|25 5 buy,buy,halt,resume,sell
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow;
import java.util.function.Consumer;

public class EventBus {
    interface Event { default int size() { return 1; } }
    record Trade(String kind, int amount) implements Event { public int size() { return amount % 5; } }
    enum Control implements Event { HALT, RESUME }

    private final Map<Class<?>, List<Consumer<? super Event>>> handlers = new ConcurrentSkipListMap<>(Comparator.comparing(Class::getName));
    private final ConcurrentLinkedDeque<Event> queue = new ConcurrentLinkedDeque<>();
    int delivered, dead;

    @SuppressWarnings("unchecked")
    <E extends Event> Runnable on(Class<E> type, Consumer<E> c) {
        Consumer<? super Event> raw = e -> c.accept((E) e);
        handlers.computeIfAbsent(type, t -> new CopyOnWriteArrayList<>()).add(raw);
        return () -> handlers.computeIfPresent(type, (t, l) -> { l.remove(raw); return l.isEmpty() ? null : l; });
    }
    void post(Event e) { queue.add(e); }
    void pump(int limit) {
        for (Event e; limit-- > 0 && (e = queue.poll()) != null; ) {
            boolean any = false;
            for (Map.Entry<Class<?>, List<Consumer<? super Event>>> h : handlers.entrySet())
                if (h.getKey().isInstance(e))
                    for (Consumer<? super Event> c : h.getValue()) {
                        c.accept(e);
                        any = delivered++ >= 0;
                    }
            dead += any ? 0 : 1;
        }
    }

    static class Subject { // observers in a plain list
        final List<Runnable> observers = new ArrayList<>();
        int broken;
        void fire() {
            try { for (Runnable r : observers) r.run(); } catch (ConcurrentModificationException e) { broken++; }
        }
    }

    record Pull(int n) implements Flow.Publisher<Integer> { // a synchronous publisher with demand
        @Override public void subscribe(Flow.Subscriber<? super Integer> s) {
            Iterator<Integer> it = java.util.stream.IntStream.range(0, n).iterator();
            s.onSubscribe(new Flow.Subscription() {
                boolean done;
                public void request(long k) {
                    while (k-- > 0 && !done && it.hasNext()) s.onNext(it.next());
                    if (!done && !it.hasNext()) { done = true; s.onComplete(); }
                }
                public void cancel() { done = true; }
            });
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        EventBus bus = new EventBus();
        Map<String, Integer> position = new TreeMap<>();
        boolean[] halted = {false};
        Runnable[] off = new Runnable[3];
        off[0] = bus.on(Trade.class, t -> { if (!halted[0]) position.merge(t.kind(), t.amount(), Integer::sum); });
        off[1] = bus.on(Trade.class, t -> { if (t.amount() % k == 1 && t.amount() < 3 * n) bus.post(new Trade("echo", t.amount() + k)); });
        off[2] = bus.on(Control.class, c -> { halted[0] = c == Control.HALT; if (halted[0]) off[1].run(); });
        int[] sizes = {0};
        bus.on(Event.class, e -> { for (int i = 0; i < e.size(); i++) sizes[0]++; if (sizes[0] > 3 * n) off[0].run(); });
        String[] words = args[2].split(",");
        for (int i = 0; i < n; i++) {
            String w = words[i % words.length];
            bus.post(w.equals("halt") || w.equals("resume") ? Control.valueOf(w.toUpperCase()) : new Trade(w, i * k + 1));
            if (i % 3 == 2) bus.pump(k);
        }
        while (!bus.queue.isEmpty()) bus.pump(k);
        off[2].run();
        bus.post(Control.RESUME);
        bus.pump(1);

        Subject subject = new Subject();
        int[] runs = {0};
        for (int i = 0; i < k + 2; i++) {
            int id = i;
            subject.observers.add(() -> {
                runs[0]++;
                if (id == 1 && runs[0] % 3 == 0) subject.observers.add(() -> runs[0] += 10);
                if (runs[0] % 7 == 0) subject.observers.remove(0);
            });
        }
        for (int i = 0; i < n && !subject.observers.isEmpty(); i++) subject.fire();
        int[] pulled = {0, 0};
        new Pull(n).subscribe(new Flow.Subscriber<>() {
            Flow.Subscription s;
            public void onSubscribe(Flow.Subscription s) { this.s = s; s.request(1); }
            public void onNext(Integer v) { pulled[0] += v; if (v == 3 * k) s.cancel(); else s.request(v % 2 + 1); }
            public void onError(Throwable t) { pulled[1] = -1; }
            public void onComplete() { pulled[1]++; }
        });
        System.out.println(position + " " + bus.delivered + " " + bus.dead + " " + sizes[0] + " " + halted[0] + " " + bus.handlers.size());
        System.out.println(subject.broken + " " + runs[0] + " " + subject.observers.size() + " " + pulled[0] + " " + pulled[1]);
    }
}
