// args: 10 3 2 | 40 7 4 | 5 1 8 | 70 12 2
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** A printing press fed by reactive streams: demand, drops and cancellation steer the work. */
public class FlowPress {
    record Sheet(int number, int ink) { }

    static final class Cutter extends SubmissionPublisher<Sheet> implements Flow.Processor<Sheet, Sheet> {
        private Flow.Subscription up;
        int dropped;
        int cuts;

        Cutter(int buffer) {
            super(Runnable::run, buffer);
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            up = s;
            s.request(2);
        }

        @Override
        public void onNext(Sheet s) {
            int pieces = 1 + s.ink() % 3;
            for (int i = 0; i < pieces; i++) {
                cuts++;
                offer(new Sheet(s.number() * 10 + i, s.ink() - i), (subscriber, lost) -> {
                    dropped++;
                    return false;
                });
            }
            if (s.number() % 4 != 3) {
                up.request(1);
            }
        }

        @Override
        public void onError(Throwable t) {
            closeExceptionally(t);
        }

        @Override
        public void onComplete() {
            close();
        }

    }

    static final class Stacker implements Flow.Subscriber<Sheet> {
        final List<Sheet> stack = new ArrayList<>();
        final int patience;
        private Flow.Subscription up;
        int ended;
        int failures;

        Stacker(int patience) {
            this.patience = patience;
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            up = s;
        }

        @Override
        public void onNext(Sheet s) {
            if (s.ink() < 0) {
                throw new IllegalArgumentException("dry");
            }
            stack.add(s);
            if (stack.size() > patience * 5) {
                up.cancel();
            }
        }

        @Override
        public void onError(Throwable t) {
            failures += t.getMessage().length();
        }

        @Override
        public void onComplete() {
            ended++;
        }
    }

    public static void main(String[] args) {
        int sheets = Integer.parseInt(args[0]);
        int seed = Integer.parseInt(args[1]);
        int buffer = Integer.parseInt(args[2]);
        Cutter cutter = new Cutter(buffer);
        Stacker stacker = new Stacker(seed);
        cutter.subscribe(stacker);
        int refused = 0;
        try (SubmissionPublisher<Sheet> feeder = new SubmissionPublisher<>(Runnable::run, 4)) {
            feeder.subscribe(cutter);
            for (int i = 0; i < sheets; i++) {
                int lag = feeder.offer(new Sheet(i, (i * seed + 5) % 11), null);
                if (lag < 0) {
                    refused++;
                    cutter.up.request(2);
                }
                if (i % 3 == 2) {
                    stacker.up.request(1 + i % 5);
                }
            }
            cutter.up.request(sheets);
        }
        stacker.up.request(100);
        long ink = 0;
        int gaps = 0;
        int last = -1;
        for (Sheet s : stacker.stack) {
            ink += s.ink();
            for (int k = last + 1; k < s.number() / 10; k++) {
                gaps++;
            }
            last = s.number() / 10;
        }
        System.out.println("stack=" + stacker.stack.size() + " ink=" + ink + " gaps=" + gaps);
        System.out.println("cuts=" + cutter.cuts + " dropped=" + cutter.dropped + " refused=" + refused
                + " ended=" + stacker.ended + " failures=" + stacker.failures);
    }
}
