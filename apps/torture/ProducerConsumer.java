// args: 3 2 | 10 1 | 25 4
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A bounded buffer with wait and notify, and a blocking queue: what arrives does not depend on the schedule. */
public class ProducerConsumer {
    private final Queue<Integer> items = new ArrayDeque<>();
    private final int limit;

    ProducerConsumer(int limit) {
        this.limit = limit;
    }

    synchronized void put(int x) throws InterruptedException {
        while (items.size() == limit) {
            wait();
        }
        items.add(x);
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        int x = items.remove();
        notifyAll();
        return x;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int limit = Integer.parseInt(args[1]);
        ProducerConsumer buffer = new ProducerConsumer(limit);
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(limit);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    buffer.put(i * 3 % 7);
                    queue.put(i);
                }
                buffer.put(-1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        producer.start();
        int total = 0;
        int sixes = 0;
        for (int x = buffer.take(); x >= 0; x = buffer.take()) {
            total += x + queue.take() % 2;
            if (x == 6) {
                sixes++;
            }
        }
        producer.join();
        for (int i = 0; i < total; i += 5) {
            sixes++;
        }
        int own = 0;
        for (int i = 0; i < n; i += limit) {
            own++;
        }
        System.out.println(total + " " + sixes + " " + own);
    }
}
