// args: 4 | 12 age | 30 tomb
import java.util.*;
import java.util.function.*;

/**
 * Mini scheduler simulation: tasks are state machines in a priority queue whose keys age while enqueued
 * (breaking the heap order deterministically), cancellations are tombstones, and wake-ups come from
 * channels and a timer wheel.
 */
public class SchedSim {
    enum State { READY, RUNNING, BLOCKED, DONE }

    static abstract class Task implements Comparable<Task> {
        private static int nextId;
        final int id = nextId++;
        int prio, ran, waited;
        State state = State.READY;
        boolean tomb;
        Task(int prio) { this.prio = prio; }
        /** Returns the time used; may block, finish or spawn through the kernel. */
        abstract int step(Kernel k);
        @Override public int compareTo(Task o) {
            Kernel.compares++;
            int c = Integer.compare(o.prio + o.waited / 4, prio + waited / 4);
            return c != 0 ? c : id - o.id;
        }
    }

    static class Channel {
        final Deque<Integer> values = new ArrayDeque<>();
        final Queue<Task> readers = new LinkedList<>();
        void send(Kernel k, int v) {
            values.addLast(v);
            Task t = readers.poll();
            if (t != null) k.wake(t, v % 3);
        }
        OptionalInt receive(Kernel k, Task t) {
            Integer v = values.pollFirst();
            if (v != null) return OptionalInt.of(v);
            readers.add(t);
            t.state = State.BLOCKED;
            return OptionalInt.empty();
        }
    }

    static class Kernel {
        static int compares;
        final PriorityQueue<Task> ready = new PriorityQueue<>();
        final List<List<Runnable>> wheel = new ArrayList<>();
        final List<Task> all = new ArrayList<>();
        final boolean aging;
        int now, switches, dead, idle;
        Task last;

        Kernel(boolean aging) {
            this.aging = aging;
            for (int i = 0; i < 8; i++) wheel.add(new ArrayList<>());
        }
        void spawn(Task t) { all.add(t); ready.add(t); }
        void after(int d, Runnable r) { wheel.get((now + Math.max(1, d)) % 8).add(r); }
        void wake(Task t, int boost) {
            if (t.state != State.BLOCKED) return;
            t.state = State.READY;
            t.prio += boost;
            t.waited = 0;
            ready.add(t);
        }
        void tick() {
            now++;
            List<Runnable> due = wheel.set(now % 8, new ArrayList<>());
            for (Runnable r : due) r.run();                       // may register for the same slot: next turn
            if (aging) for (Task t : ready) t.waited++;            // changes keys inside of the heap
        }
        boolean runOne() {
            Task t;
            do {
                t = ready.poll();
                if (t == null) return false;
                if (t.tomb) dead++;
            } while (t.tomb);
            if (t != last) switches++;
            last = t;
            t.state = State.RUNNING;
            int used = 1;
            try {
                used = t.step(this);
            } catch (RuntimeException e) {
                t.state = State.DONE;                              // a crash ends the task only
                used += e instanceof ArithmeticException ? 3 : 0;
            } finally {
                t.ran += used;
            }
            if (t.state == State.RUNNING) {
                t.state = State.READY;
                ready.offer(t);
            }
            for (int i = 0; i < used; i++) tick();
            return true;
        }
        void run(int limit) {
            while (now < limit) if (!runOne()) { idle++; tick(); }
        }
    }

    static class Producer extends Task {
        final Channel ch;
        int left;
        Producer(int prio, Channel ch, int left) { super(prio); this.ch = ch; this.left = left; }
        @Override int step(Kernel k) {
            if (left-- == 0) { state = State.DONE; return 1; }
            ch.send(k, left * 5 % 7);
            if (left % 3 == 0) {
                state = State.BLOCKED;
                k.after(left % 5 + 1, () -> k.wake(this, 0));
            }
            return 1 + left % 2;
        }
    }

    static class Consumer extends Task {
        final Channel ch;
        final IntUnaryOperator work;
        int sum;
        Consumer(int prio, Channel ch, IntUnaryOperator work) { super(prio); this.ch = ch; this.work = work; }
        @Override int step(Kernel k) {
            OptionalInt v = ch.receive(k, this);
            v.ifPresent(x -> sum += work.applyAsInt(x));
            return v.isPresent() ? 2 : 1;
        }
    }

    static class Killer extends Task {
        Killer() { super(9); }
        @Override int step(Kernel k) {
            state = State.BLOCKED;
            for (Task t : k.all) if (t != this && t.state == State.READY && t.ran > 6 && !t.tomb) {
                t.tomb = true;                                     // stays in the queue
                k.after(3, () -> k.spawn(new Consumer(t.prio + 1, new Channel(), x -> x)));
                break;
            }
            k.after(6, () -> k.wake(this, -1));
            return 1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Kernel k = new Kernel(mode.equals("age"));
        Channel a = new Channel(), b = new Channel();
        List<Consumer> cons = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int w = i;
            if (i % 2 == 0) k.spawn(new Producer(i % 4, i % 3 == 0 ? a : b, i + 4));
            else {
                Consumer c = new Consumer(i % 5, i % 3 == 1 ? a : b, x -> {
                    if (w == 7 && x == 5) return x / (x - 5);
                    if (x == 6) b.send(k, w);                       // forwards
                    return x + w;
                });
                cons.add(c);
                k.spawn(c);
            }
        }
        if (mode.equals("tomb")) k.spawn(new Killer());
        k.run(n * 12);
        int sum = 0;
        for (Consumer c : cons) sum = sum * 3 % 10007 + c.sum;
        EnumMap<State, Integer> states = new EnumMap<>(State.class);
        for (Task t : k.all) states.merge(t.state, 1, Integer::sum);
        int acc = 0;
        for (int i = 0; i < k.switches + a.values.size() + b.readers.size(); i++) acc += Kernel.compares % (i + 1);
        System.out.println(k.now + " " + k.switches + " " + k.dead + " " + k.idle + " " + sum + " " + states + " " + Kernel.compares + " " + acc);
    }
}
