// args: 3 | 8 | 14
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

/** Virtual threads as an order book: a match engine fed by queues, scoped limits, gathered windows over results, futures by state, per-thread executors that are closed. */
public class VirtualMarket {
    static final ScopedValue<Integer> LIMIT = ScopedValue.newInstance();
    sealed interface Msg { record Buy(int id, int price) implements Msg { } record Sell(int id, int price) implements Msg { } record Cancel(int id) implements Msg { } enum End implements Msg { END } }
    static class Book {
        final PriorityQueue<Msg.Buy> buys = new PriorityQueue<>(Comparator.comparingInt(Msg.Buy::price).reversed().thenComparingInt(Msg.Buy::id));
        final PriorityQueue<Msg.Sell> sells = new PriorityQueue<>(Comparator.comparingInt(Msg.Sell::price).thenComparingInt(Msg.Sell::id));
        final List<int[]> trades = new ArrayList<>(); int cancelled, over;
        boolean handle(Msg m) {
            switch (m) {
                case Msg.Buy(int id, int p) when p > LIMIT.orElse(1000) -> over += id;
                case Msg.Buy b -> buys.add(b);
                case Msg.Sell(_, int p) when p < 0 -> throw new IllegalArgumentException("sell " + p);
                case Msg.Sell s -> sells.add(s);
                case Msg.Cancel(int id) -> { if (buys.removeIf(b -> b.id() == id) | sells.removeIf(s -> s.id() == id)) cancelled++; }
                case Msg.End.END -> { return false; }
            }
            while (!buys.isEmpty() && !sells.isEmpty() && buys.peek().price() >= sells.peek().price()) trades.add(new int[] {buys.poll().id(), sells.poll().price()});
            return true;
        }
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        BlockingQueue<Msg> q = new LinkedBlockingQueue<>();
        Book book = new Book();
        int[] bad = {0};
        Thread engine = Thread.ofVirtual().name("engine").start(() -> ScopedValue.where(LIMIT, 60).run(() -> {
            try { for (;;) { try { if (!book.handle(q.take())) return; } catch (IllegalArgumentException e) { bad[0] += e.getMessage().length(); } } }
            catch (InterruptedException e) { bad[0] = -1; }
        }));
        for (int i = 0; i < n * 4; i++) q.put(switch (i % 5) { case 0, 3 -> new Msg.Buy(i, i * 17 % 71); case 1 -> new Msg.Sell(i, i * 13 % 50); case 2 -> new Msg.Sell(i, 20 - i); default -> new Msg.Cancel(i - 4); });
        q.put(Msg.End.END);
        engine.join();
        int t = 0;
        for (int[] x : book.trades) t = t * 3 + x[0] - x[1];
        List<Integer> prices = book.trades.stream().map(x -> x[1]).gather(Gatherers.windowSliding(3)).map(w -> w.stream().mapToInt(x -> x).sum()).toList();
        int up = 0;
        for (int i = 1; i < prices.size(); i++) if (prices.get(i) > prices.get(i - 1)) up++;
        int ok = 0, failed = 0;
        List<Future<Integer>> fs = new ArrayList<>();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < n; i++) { int k = i; fs.add(ex.submit(() -> { if (k % 4 == 3) throw new IllegalStateException("k" + k); int s = 0; for (int j = 0; j < k; j++) s += j; return s; })); }
        }
        for (Future<Integer> f : fs) switch (f.state()) { case SUCCESS -> ok += f.resultNow(); case FAILED -> failed += f.exceptionNow().getMessage().length(); default -> ok = -1; }
        ReentrantLock lock = new ReentrantLock();
        Condition turn = lock.newCondition();
        int[] st = {0}; StringBuilder sb = new StringBuilder();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts.add(Thread.startVirtualThread(() -> {
                for (int r = 0; r < n; r++) { lock.lock(); try { while (st[0] % 3 != me) turn.awaitUninterruptibly(); sb.append((char) ('a' + me)); st[0]++; turn.signalAll(); } finally { lock.unlock(); } }
            }));
        }
        for (Thread x : ts) x.join();
        int as = 0;
        for (int i = 0; i < sb.length(); i++) if (sb.charAt(i) == 'a') as += i;
        int scan = Stream.iterate(1, x -> x + 1).gather(Gatherers.scan(() -> 0, Integer::sum)).gather(Gatherer.<Integer, int[], Integer>ofSequential(() -> new int[1], (s, x, d) -> { if (x > n * 5) return false; if (++s[0] % 2 == 0) return d.push(x); return true; }, (s, d) -> d.push(-s[0]))).mapToInt(x -> x).sum();
        System.out.println(t + " " + up + " " + ok + " " + failed + " " + as + " " + scan + " " + bad[0] + " " + book.cancelled + " " + book.over + " " + book.trades.size());
    }
}
