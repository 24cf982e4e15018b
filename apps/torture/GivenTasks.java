// args: 3 | 6
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.function.Consumer;

/** The JDK hands tasks and consumers of its own to the program, which runs them. */
public class GivenTasks {
    static final class Own extends AbstractCollection<Integer> {
        private final int size;
        int given;

        Own(int size) {
            this.size = size;
        }

        @Override
        public Iterator<Integer> iterator() {
            return Collections.nCopies(size, 1).iterator();
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public void forEach(Consumer<? super Integer> taker) {
            for (int i = 0; i < size; i++) {
                given++;
                taker.accept(i);
            }
        }
    }

    static int deque(int n) {
        Own own = new Own(n);
        Deque<Integer> deque = new ArrayDeque<>(own);
        deque.addAll(own);
        int steps = 0;
        for (int i = 0; i < deque.size() + own.given; i++) {
            steps++;
        }
        return steps;
    }

    static int joined(int n) {
        Executor executor = task -> {
            task.run();
        };
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> n, executor);
        int steps = 0;
        int limit = future.join();
        for (int i = 0; i < limit; i++) {
            steps++;
        }
        return steps;
    }

    static int taken(int n) throws Exception {
        List<Runnable> kept = new ArrayList<>();
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(kept::add);
        service.submit(() -> n);
        for (Runnable task : kept) {
            task.run();
        }
        int steps = 0;
        int limit = service.take().get();
        for (int i = 0; i < limit; i++) {
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        System.out.println(deque(n) + joined(n) + taken(n));
    }
}
