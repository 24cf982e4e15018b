// args: 3 x | 10 abc | 25 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

/** Stages of virtual threads between queues, ended by a mark; one producer and one consumer each, so that only the order of the input decides. */
public class VirtualStages {
    record Item(int id, String text, Throwable failed) {
        static final Item END = new Item(-1, "", null);
    }

    static final class Stage {
        final BlockingQueue<Item> in;
        final BlockingQueue<Item> out = new LinkedBlockingQueue<>();
        final Thread thread;
        int passed;
        int failed;

        Stage(String name, BlockingQueue<Item> in, UnaryOperator<Item> work) {
            this.in = in;
            thread = Thread.ofVirtual().name(name, 0).start(() -> run(work));
        }

        private void run(UnaryOperator<Item> work) {
            try {
                for (Item i; (i = in.take()) != Item.END; ) {
                    if (i.failed() != null) {
                        passed++;
                        out.put(i);
                        continue;
                    }
                    Item next;
                    try {
                        next = work.apply(i);
                    } catch (RuntimeException e) {
                        failed++;
                        next = new Item(i.id(), i.text(), e);
                    }
                    if (next != null) {
                        out.put(next);
                    }
                }
                out.put(Item.END);
            } catch (InterruptedException e) {
                failed += 1000;
            }
        }
    }

    static final class Budget {
        private final ReentrantLock lock = new ReentrantLock(true);
        private final Condition changed = lock.newCondition();
        private int left;
        int spent;

        Budget(int left) {
            this.left = left;
        }

        void spend(int k) throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (left < k) {
                    changed.await();
                }
                left -= k;
                spent += k;
            } finally {
                lock.unlock();
            }
        }

        void refill(int k) {
            lock.lock();
            try {
                left += k;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    static final ThreadLocal<StringBuilder> BUFFER = ThreadLocal.withInitial(StringBuilder::new);

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        BlockingQueue<Item> source = new ArrayBlockingQueue<>(2 * n + 2);
        Stage words = new Stage("words", source, i -> new Item(i.id(), args[1].repeat(i.id() % 4) + i.id(), null));
        Stage divided = new Stage("divided", words.out, i -> new Item(i.id(), i.text() + 100 / (i.id() % 5), null));
        Stage filtered = new Stage("filtered", divided.out, i -> i.id() % 3 == 1 ? null : i);
        Stage joined = new Stage("joined", filtered.out, i -> {
            StringBuilder b = BUFFER.get().append(i.text());
            if (b.length() > 12) {
                String s = b.toString();
                b.setLength(0);
                return new Item(i.id(), s, null);
            }
            return null;
        });
        for (int i = 0; i < n; i++) {
            source.put(new Item(i, "", null));
        }
        source.put(Item.END);
        int letters = 0;
        int broken = 0;
        int last = -1;
        int unordered = 0;
        for (Item i; (i = joined.out.take()) != Item.END; last = i.id()) {
            switch (i) {
                case Item(int id, var text, ArithmeticException e) -> broken += id;
                case Item(int id, var text, var none) when none == null -> letters += text.length();
                case Item other -> broken += 1000;
            }
            if (i.id() < last) {
                unordered++;
            }
        }
        Budget budget = new Budget(0);
        AtomicInteger late = new AtomicInteger();
        for (int i = 0; i < n; i++) {
            budget.refill(3);
        }
        Thread spender = Thread.startVirtualThread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    budget.spend(i % 3 + 1);
                    late.addAndGet(i);
                    if (i % 11 == 10) {
                        Thread.currentThread().interrupt();
                    }
                }
            } catch (InterruptedException e) {
                late.addAndGet(100);
            }
        });
        spender.join();
        int counted = 0;
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int k = i;
                tasks.add(() -> BUFFER.get().append(args[1]).length() + k);
            }
            for (Future<Integer> f : each.invokeAll(tasks)) {
                counted += f.state() == Future.State.SUCCESS ? f.resultNow() : 0;
            }
        }
        int steps = 0;
        for (int i = letters + counted + late.get() % 1000 + budget.spent; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + broken + " " + unordered + " " + divided.failed + " " + filtered.passed + " " + joined.passed + " " + BUFFER.get().length());
    }
}
