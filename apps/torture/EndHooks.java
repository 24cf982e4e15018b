// args: 3 end | 8 exit | 5 end | 6 remove | 9 late

import java.util.ArrayList;
import java.util.List;

/** What runs when the JVM ends, whichever way it does, and what is registered too late. */
public final class EndHooks {
    static int work;
    static int closed;
    static int late;
    static final List<String> trail = new ArrayList<>();

    /** A hook with state of its own, which it gets from what ran before. */
    static final class Report extends Thread {
        private final int from;
        int lines;

        Report(int from) {
            this.from = from;
        }

        @Override
        public void run() {
            for (int i = from; i < work; i += 3) {
                lines++;
            }
            for (String step : trail) {
                if (step.startsWith("c")) {
                    closed += step.length();
                }
            }
            if (trail.contains("late")) {
                try {
                    Runtime.getRuntime().addShutdownHook(new Thread(() -> late += 1000));
                } catch (IllegalStateException e) {
                    for (int i = 0; i < e.getMessage().length(); i++) {
                        late++;
                    }
                }
            }
            System.out.println(lines + " " + closed + " " + late);
        }
    }

    static final class Job implements AutoCloseable {
        private final int id;

        Job(int id) {
            this.id = id;
        }

        int run(String mode) {
            work += id;
            if (id == 4 && mode.equals("exit")) {
                System.exit(finish(2) * 0);
            }
            return id * id;
        }

        @Override
        public void close() {
            trail.add("c" + id);
        }
    }

    static int finish(int code) {
        for (int i = 0; i < code; i++) {
            work += 10;
        }
        return code;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args[1];
        Report report = new Report(n % 3);
        Runtime.getRuntime().addShutdownHook(report);
        int refused = 0;
        try {
            Runtime.getRuntime().addShutdownHook(report);
        } catch (IllegalArgumentException e) {
            refused++;
        }
        if (mode.equals("late")) {
            trail.add("late");
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            try (Job job = new Job(i)) {
                total += job.run(mode);
            }
        }
        if (mode.equals("remove") && Runtime.getRuntime().removeShutdownHook(report)) {
            for (int i = 0; i < total; i++) {
                refused += 2;
            }
        }
        System.out.println(total + " " + refused);
    }
}
