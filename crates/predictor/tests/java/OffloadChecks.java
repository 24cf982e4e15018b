package mantis.predictor;

import java.util.Collections;

/** Decisions against the paper's table 9 and against arithmetic; a link against one whose truth is known. */
public final class OffloadChecks {
    /** Times in milliseconds of the paper's table 9: mobile, server with its transfer, and what Mantis took. */
    private static final int[][] TABLE_9 = {
        {1834, 3151, 1852}, {7355, 3883, 3922}, {1943, 3031, 1962}, {8926, 3992, 4031}, {3314, 3189, 3347}
    };

    private OffloadChecks() {}

    public static void main(String[] args) {
        paper();
        energy();
        link();
        refused();
        System.out.println("equal");
    }

    private static void paper() {
        int total = 0;
        for (int[] row : TABLE_9) {
            Offload offload = new Offload(new Link(2.5e9, 1e6));
            Offload.Decision decision = offload.decide(row[0] * 1e6, row[1] * 1e6 - 2.5e9, 0);
            close(decision.localCost(), row[0] * 1e6);
            close(decision.remoteCost(), row[1] * 1e6);
            close(decision.saved(), Math.abs(row[0] - row[1]) * 1e6);
            check(decision.isRemote() == row[1] < row[0], "the shorter one runs");
            total += decision.isRemote() ? row[1] : row[0];
        }
        // The paper's Mantis is wrong about the last of them and pays for its predictions.
        check(total == 1834 + 3883 + 1943 + 3992 + 3189, "the oracle's total is " + total);
        Offload same = new Offload(new Link(1e6, 1e6));
        check(!same.decide(2e6, 1e6, 0).isRemote(), "where both take the same it runs here");
    }

    private static void energy() {
        // 2 W for 1 s are 2 J; waiting 0.5 W for 0.2 s and a radio of 3 W for 1 s are 3.1 J.
        Offload.Power power = new Offload.Power(2, 0.5, 3);
        Link link = new Link(0.5e9, 1e6);
        Offload.Decision time = new Offload(link, Offload.Goal.TIME, power).decide(1e9, 0.2e9, 500_000);
        close(time.localMicrojoules(), 2e6);
        close(time.remoteMicrojoules(), 3.1e6);
        close(time.transferNanos(), 1e9);
        check(!time.isRemote(), "1 s are less than 1.2 s");
        Offload.Decision slow = new Offload(link, Offload.Goal.ENERGY, power).decide(1.5e9, 0.2e9, 500_000);
        check(!slow.isRemote() && slow.localCost() == slow.localMicrojoules(), "3 J are less than 3.1 J");
        check(new Offload(link, Offload.Goal.ENERGY, power).decide(1.6e9, 0.2e9, 500_000).isRemote(), "3.2 J are more");
        // 1.5 s and 3 J here, 1.2 s and 3.1 J there: a joule is worth more or less than 3 s.
        check(new Offload(link, Offload.Goal.both(2.9), power).decide(1.5e9, 0.2e9, 500_000).isRemote(), "time wins");
        check(!new Offload(link, Offload.Goal.both(3.1), power).decide(1.5e9, 0.2e9, 500_000).isRemote(), "energy wins");
        // What the predictor says of energy goes before power times time.
        Prediction here = prediction(target("time", 1.5e9), target("energy", 9e6));
        check(new Offload(link, Offload.Goal.ENERGY, power).decide(here, prediction(target("time", 0.2e9)), 500_000).isRemote(), "9 J");
    }

    private static Prediction.Target target(String name, double value) {
        return new Prediction.Target(name, "", value, value, value, 0.9, false, false);
    }

    private static Prediction prediction(Prediction.Target... targets) {
        return new Prediction(java.util.Arrays.asList(targets), Collections.<String>emptyList(), new String[0], new double[0],
                Collections.<Prediction.Sample>emptyList(), 0, 0);
    }

    private static void link() {
        Link link = new Link(1e6, 1e7);
        // 40 ms and 250,000 bytes/s, then a tenth of that.
        run(link, 40e6, 4000, 40);
        near(link.latencyNanos(), 40e6, 0.05);
        near(link.bytesPerSecond(), 250_000, 0.03);
        near(link.nanos(20_000), 120e6, 0.02);
        long changes = link.changes();
        run(link, 40e6, 40_000, 8);
        check(link.changes() > changes, "the change is noticed");
        near(link.nanos(50_000), 2.04e9, 0.1);
        // Sizes that are all alike: what they take is known all the same.
        Link alike = new Link(1e6, 1e7);
        for (int i = 0; i < 20; i++) {
            alike.transferred(10_000, 80_000_000);
        }
        near(alike.nanos(10_000), 80e6, 0.02);
        check(alike.transfers() == 20, "all count");
    }

    private static void run(Link link, double latency, double perByte, int count) {
        for (int i = 0; i < count; i++) {
            long bytes = 1000 + 307L * (i * 31 % 97);
            double jitter = 1 + 0.02 * ((i * 37 % 101) / 50.0 - 1);
            link.transferred(bytes, (long) ((latency + bytes * perByte) * jitter));
        }
    }

    private static void refused() {
        refuses("above 0", () -> new Link(0, 1e6));
        refuses("more than 0 ns", () -> new Link(1, 1).transferred(1, 0));
        refuses("at least 0 bytes", () -> new Link(1, 1).nanos(-1));
        refuses("Goal.TIME", () -> new Offload(new Link(1, 1), Offload.Goal.ENERGY, null));
        refuses("run locally", () -> new Offload(new Link(1, 1)).decide(Double.NaN, 1, 1));
        refuses("seconds per joule", () -> Offload.Goal.both(0));
        refuses("watts", () -> new Offload.Power(-1, 0, 0));
        refuses("--target time", () -> new Offload(new Link(1, 1)).decide(prediction(target("bytes", 1)), prediction(), 1));
    }

    private static void refuses(String why, Runnable what) {
        try {
            what.run();
        } catch (IllegalArgumentException e) {
            check(e.getMessage().contains(why), e.getMessage());
            return;
        }
        throw new AssertionError("not refused: " + why);
    }

    private static void near(double actual, double expected, double share) {
        check(Math.abs(actual / expected - 1) <= share, actual + " and not " + expected);
    }

    private static void close(double actual, double expected) {
        near(actual, expected, 1e-12);
    }

    private static void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
