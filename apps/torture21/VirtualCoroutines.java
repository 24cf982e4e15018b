// args: 4 9 abca|7 20 mississippi|12 33 xyxyxy
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class VirtualCoroutines {
    /** A cooperative scheduler: exactly one fiber runs at a time, handed over by park and unpark. */
    static class Scheduler {
        final Deque<Fiber> ready = new ArrayDeque<>();
        Fiber current;
        final Thread main = Thread.currentThread();
        volatile boolean mainTurn = true;
        int switches;

        Fiber spawn(String name, Runnable body) {
            Fiber f = new Fiber(name, body, this);
            ready.addLast(f);
            return f;
        }
        void run() {
            while ((current = ready.pollFirst()) != null) {
                switches++;
                mainTurn = false;
                current.turn = true;
                if (current.thread.getState() == Thread.State.NEW) current.thread.start();
                else LockSupport.unpark(current.thread);
                while (!mainTurn) LockSupport.park(this);
            }
        }
    }
    static class Fiber {
        final Thread thread;
        final Scheduler s;
        volatile boolean turn;
        boolean done;
        final List<Fiber> waiters = new ArrayList<>();
        Fiber(String name, Runnable body, Scheduler s) {
            this.s = s;
            thread = Thread.ofVirtual().name(name).unstarted(() -> {
                try { body.run(); } finally { done = s.ready.addAll(waiters) | true; back(); }
            });
        }
        private void back() {
            turn = false;
            s.mainTurn = true;
            LockSupport.unpark(s.main);
        }
        void yieldNow() { s.ready.addLast(this); suspend(); }
        void suspend() {
            back();
            while (!turn) LockSupport.park(this);
        }
        void join(Fiber other) { if (!other.done) { other.waiters.add(this); suspend(); } }
    }

    static class Tally extends Handler {
        int records, params;
        @Override public void publish(LogRecord r) { if (isLoggable(r)) { records++; params += r.getParameters() == null ? 1 : r.getParameters().length * 10; } }
        @Override public void flush() { params += 1000; }
        @Override public void close() { }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Logger log = Logger.getLogger("torture.coroutines");
        log.setUseParentHandlers(false);
        Tally tally = new Tally();
        tally.setLevel(Level.FINE);
        tally.setFilter(r -> r.getMessage().length() % 2 == 0);
        log.addHandler(tally);
        log.setLevel(k > 10 ? Level.ALL : Level.INFO);
        int[] evaluated = {0};
        Supplier<String> lazy = () -> { evaluated[0]++; return "m".repeat(evaluated[0] % 3); };

        Scheduler s = new Scheduler();
        StringBuilder trace = new StringBuilder();
        List<Fiber> fibers = new ArrayList<>();
        Random rnd = new Random(k);
        for (int i = 0; i < n; i++) {
            int id = i, len = rnd.nextInt(k) % 5 + 1;
            fibers.add(s.spawn("f" + i, () -> {
                for (int j = 0; j < len; j++) {
                    trace.append(args[2].charAt((id + j) % args[2].length()));
                    if (j % 2 == id % 2) s.current.yieldNow();
                    if (trace.length() % 4 == 0) log.fine(lazy); else log.log(Level.INFO, "even {0}", new Object[] {id, len}[j % 2]);
                }
                if (id > 0 && id % 3 == 0) s.current.join(fibers.get((id + 1) % fibers.size()));
                trace.append(id % 10);
            }));
        }
        s.run();
        int digits = 0, repeats = 0;
        for (int i = 1; i < trace.length(); i++) {
            if (Character.isDigit(trace.charAt(i))) digits++;
            if (trace.charAt(i) == trace.charAt(i - 1)) repeats++;
        }
        tally.flush();
        System.out.println(trace + " " + s.switches + " " + digits + " " + repeats + " " + evaluated[0] + " " + tally.records + " " + tally.params);
    }
}
