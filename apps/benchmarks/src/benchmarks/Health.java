package benchmarks;

import java.util.ArrayDeque;

/**
 * A hierarchy of hospitals through which patients pass: waiting, being assessed, being treated, or sent on. After JOlden's
 * health, which simulates the Colombian health-care system; the size is the number of steps.
 */
public final class Health {
    private static final int LEVELS = 5;

    /** A patient; each is in one list at a time. */
    private static final class Patient {
        int remaining;
        int time;
        int hospitals;
        Patient next;
    }

    /** A list of patients that are served in their order. */
    private static final class Patients {
        Patient first;
        Patient last;

        void add(Patient patient) {
            patient.next = null;
            if (first == null) {
                first = patient;
            } else {
                last.next = patient;
            }
            last = patient;
        }

        Patient take() {
            Patient patient = first;
            first = patient.next;
            return patient;
        }
    }

    private final Health[] children;
    private final int level;
    private int seed;
    private int free;
    private Patients waiting = new Patients();
    private Patients assessed = new Patients();
    private Patients treated = new Patients();
    private final ArrayDeque<Patient> up = new ArrayDeque<>();
    private long discharged;
    private long time;

    private Health(int level, int seed) {
        this.level = level;
        this.seed = seed;
        free = 10;
        children = new Health[level > 0 ? 4 : 0];
        for (int i = 0; i < children.length; i++) {
            children[i] = new Health(level - 1, seed * 5 + i + 1);
        }
    }

    private int random(int bound) {
        seed = seed * 1103515245 + 12345;
        return (seed >>> 16) % bound;
    }

    private void simulate() {
        for (Health child : children) {
            child.simulate();
            while (!child.up.isEmpty()) {
                arrive(child.up.poll());
            }
        }
        treat();
        assess();
        while (waiting.first != null && free > 0) {
            Patient patient = waiting.take();
            free--;
            patient.remaining = 3;
            patient.time += 3;
            assessed.add(patient);
        }
        for (Patient p = waiting.first; p != null; p = p.next) {
            p.time++;
        }
        if (level == 0 && random(10) < 7) {
            arrive(new Patient());
        }
    }

    private void arrive(Patient patient) {
        patient.hospitals++;
        waiting.add(patient);
    }

    private void treat() {
        Patients still = new Patients();
        while (treated.first != null) {
            Patient patient = treated.take();
            if (--patient.remaining == 0) {
                free++;
                discharged++;
                time += patient.time + patient.hospitals;
            } else {
                still.add(patient);
            }
        }
        treated = still;
    }

    private void assess() {
        Patients still = new Patients();
        while (assessed.first != null) {
            Patient patient = assessed.take();
            if (--patient.remaining > 0) {
                still.add(patient);
            } else if (level == LEVELS - 1 || random(10) > 0) {
                patient.remaining = 10;
                patient.time += 10;
                treated.add(patient);
            } else {
                free++;
                up.add(patient);
            }
        }
        assessed = still;
    }

    private long total() {
        long sum = discharged * 1000003 + time;
        for (Health child : children) {
            sum += child.total();
        }
        return sum;
    }

    private static long run(int steps) {
        Health top = new Health(LEVELS - 1, 42);
        for (int i = 0; i < steps; i++) {
            top.simulate();
        }
        return top.total();
    }

    public static void main(String[] args) {
        Repeat.main(args, 5000, Health::run);
    }
}
