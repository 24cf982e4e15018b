// args: 3 | 17 | 28
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Phasers below a phaser: parties come and go, onAdvance counts and ends the game, late arrivals are told by numbers. */
public class TieredPhasers {
    static class Root extends Phaser {
        final int limit;
        final List<Integer> parties = new ArrayList<>();

        Root(int limit) {
            this.limit = limit;
        }

        @Override
        protected boolean onAdvance(int phase, int registered) {
            parties.add(registered);
            return registered == 0 || phase >= limit;
        }
    }

    static class Walker extends Thread {
        final Phaser phaser;
        final int stay;
        final int step;
        int phases;
        int last;

        Walker(Phaser phaser, int stay, int step) {
            this.phaser = phaser;
            this.stay = stay;
            this.step = step;
            phaser.register();
            setDaemon(true);
        }

        @Override
        public void run() {
            while (!phaser.isTerminated()) {
                if (phases >= stay) {
                    last = phaser.arriveAndDeregister();
                    return;
                }
                int p = phaser.arriveAndAwaitAdvance();
                phases += step;
                last = p;
                if (p < 0) {
                    break;
                }
            }
        }
    }

    static int alone(int n) throws InterruptedException {
        int[] advances = {0};
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                advances[0] += phase + registered;
                return phase == 6;
            }
        };
        int result = 0;
        for (int i = 0; i < n; i++) {
            int phase;
            switch (i % 5) {
                case 0:
                    p.register();
                    phase = p.arrive();
                    break;
                case 1:
                    phase = p.arriveAndDeregister();
                    break;
                case 2:
                    phase = p.awaitAdvance(p.getPhase() - 1);
                    break;
                case 3:
                    try {
                        phase = p.awaitAdvanceInterruptibly(p.getPhase(), 1, TimeUnit.MILLISECONDS);
                    } catch (TimeoutException e) {
                        phase = 100;
                    }
                    break;
                default:
                    phase = p.arrive();
            }
            result = result * 2 % 10_007 + (phase < 0 ? 7 : phase);
        }
        try {
            for (int i = 0; i < 3; i++) {
                p.arriveAndDeregister();
            }
        } catch (IllegalStateException e) {
            result += 20_000;
        }
        return result + advances[0] * 100_000;
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Root root = new Root(n % 7 + 2);
        List<Walker> walkers = new ArrayList<>();
        List<Phaser> children = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Phaser child = new Phaser(root);
            children.add(child);
            for (int j = 0; j <= (n + i) % 3; j++) {
                walkers.add(new Walker(child, n % 5 + j * 2 + 1, i + 1));
            }
        }
        root.register();
        walkers.forEach(Thread::start);
        int rounds = 0;
        while (!root.isTerminated() && rounds < 3 + n % 4) {
            root.arriveAndAwaitAdvance();
            rounds++;
        }
        root.arriveAndDeregister();
        for (Walker w : walkers) {
            w.join(3000);
        }
        int phases = 0;
        int negative = 0;
        for (Walker w : walkers) {
            phases += w.phases;
            negative += w.last < 0 ? 1 : 0;
        }
        int left = 0;
        for (int p : root.parties) {
            for (int i = 0; i < p; i++) {
                left++;
            }
        }
        boolean ended = children.get(0).isTerminated() && children.get(1).getRoot() == root;
        root.forceTermination();
        System.out.println(rounds + " " + phases + " " + root.parties + " " + left + " " + ended
                + " " + root.register() / 1_000_000_000 + " " + alone(n) + " " + (negative >= 0));
    }
}
