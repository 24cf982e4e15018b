// args: 5 | 9

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that are joined as soon as they are started: what they share and ask has one outcome. */
public class InTurn {
    static int sum;
    static double mean;
    static final List<String> names = new ArrayList<>();

    static class Worker extends Thread {
        private final int turns;

        Worker(int turns) {
            super("worker-" + turns);
            this.turns = turns;
        }

        @Override
        public void run() {
            for (int i = 0; i < turns; i++) {
                sum += i;
                mean = mean / 2 + sum;
            }
            names.add(getName());
        }
    }

    static void runs(Runnable task, String name) throws InterruptedException {
        Thread thread = new Thread(task, name);
        thread.start();
        thread.join();
        if (!thread.isAlive()) {
            sum += 3;
        }
    }

    static void nested(int depth) {
        sum += depth;
        names.add(Thread.currentThread().getName());
        if (depth > 0) {
            try {
                runs(() -> nested(depth - 1), "depth-" + depth);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            Worker worker = new Worker(i);
            worker.start();
            worker.join();
        }
        nested(n % 4 + 1);
        Semaphore permits = new Semaphore(2);
        ReentrantLock lock = new ReentrantLock();
        CountDownLatch latch = new CountDownLatch(n);
        int tries = 0;
        while (permits.tryAcquire()) {
            tries++;
            sum += permits.availablePermits();
        }
        runs(() -> {
            while (latch.getCount() > 2) {
                latch.countDown();
                sum += (int) latch.getCount();
            }
            if (lock.tryLock()) {
                mean += 1.5;
                lock.unlock();
            }
        }, "latch");
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                sum += phase + registered;
                return phase >= n - 2;
            }
        };
        while (!phaser.isTerminated()) {
            phaser.arrive();
        }
        int letters = 0;
        for (String name : names) {
            for (char c : name.toCharArray()) {
                if (c != '-') {
                    letters++;
                }
            }
        }
        System.out.println(sum + " " + mean + " " + tries + " " + letters + " " + names);
    }
}
