// args: 3 x | 12 yonder | 30 zz
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** Publishers and subscribers: on threads of the JDK, on the caller's, with a stage between them, dropped and failed items. */
public class FlowTides {
    /** Asks for items one after the other and stops at a limit. */
    static final class Gauge implements Flow.Subscriber<Integer> {
        final CountDownLatch done = new CountDownLatch(1);
        final int limit;
        Flow.Subscription subscription;
        int seen;
        long sum;
        String end = "open";

        Gauge(int limit) {
            this.limit = limit;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            this.subscription = subscription;
            subscription.request(1);
        }

        @Override
        public void onNext(Integer item) {
            seen++;
            if (item % 3 == 0) {
                sum += item;
            }
            if (seen == limit) {
                subscription.cancel();
                end = "enough";
                done.countDown();
            } else {
                subscription.request(1);
            }
        }

        @Override
        public void onError(Throwable failure) {
            for (int i = 0; i < failure.getMessage().length(); i++) {
                sum += i;
            }
            end = "failed";
            done.countDown();
        }

        @Override
        public void onComplete() {
            end = "complete";
            done.countDown();
        }
    }

    /** Takes items in and gives every second one on. */
    static final class Strait extends SubmissionPublisher<Integer> implements Flow.Processor<Integer, Integer> {
        private Flow.Subscription upstream;
        private int count;

        Strait() {
            super(Runnable::run, 16);
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            upstream = subscription;
            upstream.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(Integer item) {
            if (count++ % 2 == 0) {
                submit(item * 10);
            }
        }

        @Override
        public void onError(Throwable failure) {
            closeExceptionally(failure);
        }

        @Override
        public void onComplete() {
            close();
        }
    }

    static String pooled(int n) throws InterruptedException {
        Gauge gauge = new Gauge(1000);
        try (SubmissionPublisher<Integer> tide = new SubmissionPublisher<>()) {
            tide.subscribe(gauge);
            for (int i = 0; i < n; i++) {
                tide.submit(i * i);
            }
        }
        gauge.done.await();
        int odd = 0;
        for (long rest = gauge.sum; rest > 0; rest >>= 1) {
            odd += rest & 1;
        }
        return gauge.end + " " + gauge.seen + " " + odd;
    }

    static String staged(int n, int limit) {
        Gauge gauge = new Gauge(limit);
        SubmissionPublisher<Integer> tide = new SubmissionPublisher<>(Runnable::run, 8);
        Strait strait = new Strait();
        tide.subscribe(strait);
        strait.subscribe(gauge);
        for (int i = 0; i < n; i++) {
            tide.submit(i);
        }
        tide.close();
        return gauge.end + " " + gauge.seen + " " + gauge.sum;
    }

    static String failed(int n, String why) {
        Gauge gauge = new Gauge(1000);
        SubmissionPublisher<Integer> tide = new SubmissionPublisher<>(Runnable::run, 8);
        tide.subscribe(gauge);
        for (int i = 0; i < n; i++) {
            if (i == 7) {
                tide.closeExceptionally(new IllegalStateException(why));
                break;
            }
            tide.submit(3 * i);
        }
        return gauge.end + " " + gauge.sum + " " + tide.isClosed();
    }

    static String consumed(int n) {
        List<Integer> taken = new ArrayList<>();
        SubmissionPublisher<Integer> tide = new SubmissionPublisher<>();
        CompletableFuture<Void> all = tide.consume(item -> {
            if (item % 4 != 1) {
                taken.add(item);
            }
        });
        for (int i = 0; i < n; i++) {
            tide.submit(i);
        }
        tide.close();
        all.join();
        int sum = 0;
        for (int item : taken) {
            sum += item;
        }
        return taken.size() + " " + sum;
    }

    static String dropped(int n) {
        int[] lost = new int[1];
        // Nobody asks for anything: after the buffer is full every item is dropped.
        SubmissionPublisher<Integer> tide = new SubmissionPublisher<>(Runnable::run, 4);
        tide.subscribe(new Flow.Subscriber<Integer>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {}

            @Override
            public void onNext(Integer item) {}

            @Override
            public void onError(Throwable failure) {}

            @Override
            public void onComplete() {}
        });
        for (int i = 0; i < n; i++) {
            tide.offer(i, (subscriber, item) -> {
                lost[0] += item > 5 ? 2 : 1;
                return false;
            });
        }
        tide.close();
        int rounds = 0;
        while (rounds * rounds < lost[0]) {
            rounds++;
        }
        return lost[0] + " " + rounds;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        System.out.println(pooled(n));
        System.out.println(staged(n, 5 + args[1].length()));
        System.out.println(failed(n, args[1]));
        System.out.println(consumed(n));
        System.out.println(dropped(n));
    }
}
