package mantis.predictor;

/**
 * Decides whether to run a program here or on a server, before it runs.
 *
 * <pre>
 * Predictor here = Predictor.load("chess.device.jar");   // mantis train, on the device
 * Predictor there = Predictor.load("chess.server.jar");  // mantis transfer, on the server
 * Offload offload = new Offload(new Link(50e6, 1e6));
 * Prediction local = here.predict(args);
 * Offload.Decision decision = offload.decide(local, there.of(local), requestBytes + answerBytes);
 * if (decision.isRemote()) ... and afterwards offload.link().transferred(bytes, nanos)
 * </pre>
 *
 * <p>What is minimised is equation (1) of section 7.3 of the Mantis paper (IEEE TMC 2015), over l = 0 (here)
 * and l = 1 (there):
 *
 * <pre>
 * (1 - l) T_local + l (T_remote + C)
 * </pre>
 *
 * T_local and T_remote are predicted times, C is what the transfer costs. The paper's C is a constant; here
 * it is what a {@link Link} says of the bytes, which learns from every transfer it is told of. The columns of
 * the paper's table 9 differ in where T_local and T_remote come from: "mobile" and "server" always run in one
 * place, PE and BE predict by partial and bounded execution, Mantis by a slice. Whoever has figures of
 * another origin gives them to {@link #decide(double, double, long)}.
 *
 * <p>The paper minimises time only. Energy of the device is taken as in K. Kumar, J. Liu, Y.-H. Lu and B.
 * Bhargava, <i>A Survey of Computation Offloading for Mobile Systems</i> (2013), the paper's [27]: computing
 * here takes what is predicted or a power times the time; computing there takes the power of waiting times
 * T_remote and that of the radio times C. {@link Goal} says what counts how much.
 *
 * <p>Safe for threads; all but the link is immutable.
 */
public final class Offload {
    private final Link link;
    private final Goal goal;
    private final Power power;

    /** Decides by time, over this link. */
    public Offload(Link link) {
        this(link, Goal.TIME, null);
    }

    /**
     * Decides by what {@code goal} says.
     *
     * @param power of the device; null where energy does not count
     * @throws IllegalArgumentException when energy counts and the power is not known
     */
    public Offload(Link link, Goal goal, Power power) {
        if (link == null || goal == null) {
            throw new IllegalArgumentException("a decision needs a link and a goal");
        }
        if (power == null && goal.microjoule > 0) {
            throw new IllegalArgumentException("energy counts for this goal: give the device's power, or decide by Goal.TIME");
        }
        this.link = link;
        this.goal = goal;
        this.power = power;
    }

    /** The link, to tell it of transfers. */
    public Link link() {
        return link;
    }

    /**
     * Decides from predicted times. Where energy counts, computing here takes its power times the time.
     *
     * @param localNanos predicted time here
     * @param remoteNanos predicted time there, without the transfer
     * @param bytes of request and answer together
     * @throws IllegalArgumentException when a time is negative or not a number, or there are fewer than 0
     *     bytes
     */
    public Decision decide(double localNanos, double remoteNanos, long bytes) {
        double joules = power == null ? Double.NaN : power.microjoules(power.computing, localNanos);
        return decide(localNanos, joules, remoteNanos, bytes);
    }

    /**
     * Decides from predictions of the same input here and there ({@link Predictor#of}). Where energy counts
     * and the predictor knows the target {@code energy}, that is what computing here takes.
     *
     * @throws IllegalArgumentException when one does not predict {@code time}, or there are fewer than 0
     *     bytes
     */
    public Decision decide(Prediction local, Prediction remote, long bytes) {
        double here = time(local, "local");
        double there = time(remote, "remote");
        if (goal.microjoule > 0) {
            for (Prediction.Target target : local.targets()) {
                if (target.name().equals("energy")) {
                    return decide(here, Math.max(target.value(), 0), there, bytes);
                }
            }
        }
        return decide(here, there, bytes);
    }

    private static double time(Prediction prediction, String where) {
        for (Prediction.Target target : prediction.targets()) {
            if (target.name().equals("time")) {
                return Math.max(target.value(), 0);
            }
        }
        throw new IllegalArgumentException("the " + where + " predictor does not predict times: train it with --target time");
    }

    /**
     * As {@link #decide(double, double, long)}, with the energy that computing here takes.
     *
     * @param localMicrojoules predicted energy here; NaN where energy does not count
     */
    public Decision decide(double localNanos, double localMicrojoules, double remoteNanos, long bytes) {
        check(localNanos, "the local time");
        check(remoteNanos, "the remote time");
        double transfer = link.nanos(bytes);
        double spent = Double.NaN;
        if (power != null) {
            spent = power.microjoules(power.waiting, remoteNanos) + power.microjoules(power.radio, transfer);
        }
        if (goal.microjoule > 0) {
            check(localMicrojoules, "the local energy");
        }
        double here = goal.cost(localNanos, localMicrojoules);
        double there = goal.cost(remoteNanos + transfer, spent);
        return new Decision(localNanos, remoteNanos, transfer, localMicrojoules, spent, here, there);
    }

    private static void check(double x, String what) {
        if (!(x >= 0 && x < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " must be a number from 0, not " + x + ": without a prediction run locally");
        }
    }

    /** What is minimised: a sum of time and energy, each times what it is worth. */
    public static final class Goal {
        /** Time only, as in the paper. */
        public static final Goal TIME = new Goal(1, 0);
        /** Energy of the device only. */
        public static final Goal ENERGY = new Goal(0, 1);

        private final double nano;
        private final double microjoule;

        private Goal(double nano, double microjoule) {
            this.nano = nano;
            this.microjoule = microjoule;
        }

        /**
         * Time and energy both.
         *
         * @param secondsPerJoule how much longer a run may take that saves a joule
         * @throws IllegalArgumentException when that is not a number above 0
         */
        public static Goal both(double secondsPerJoule) {
            if (!Link.isPositive(secondsPerJoule)) {
                throw new IllegalArgumentException("seconds per joule must be a number above 0, not " + secondsPerJoule
                        + ": Goal.TIME and Goal.ENERGY count one only");
            }
            return new Goal(1, 1e3 * secondsPerJoule);
        }

        /** In nanoseconds, or in microjoules where only energy counts. What does not count may be NaN. */
        private double cost(double nanos, double microjoules) {
            return (nano > 0 ? nano * nanos : 0) + (microjoule > 0 ? microjoule * microjoules : 0);
        }
    }

    /** What a device takes in watts. */
    public static final class Power {
        private final double computing;
        private final double waiting;
        private final double radio;

        /**
         * Above what the device takes anyway.
         *
         * @param computing while the program runs here
         * @param waiting while it runs there
         * @param radio while bytes are transferred
         * @throws IllegalArgumentException when one is negative or not a number
         */
        public Power(double computing, double waiting, double radio) {
            check(computing, "the power of computing");
            check(waiting, "the power of waiting");
            check(radio, "the power of the radio");
            this.computing = computing;
            this.waiting = waiting;
            this.radio = radio;
        }

        private double microjoules(double watts, double nanos) {
            return watts * nanos / 1e3;
        }

        private static void check(double watts, String what) {
            if (!(watts >= 0 && watts < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException(what + " must be a number of watts from 0, not " + watts);
            }
        }
    }

    /** Where to run, and what that was decided from. */
    public static final class Decision {
        private final double localNanos;
        private final double remoteNanos;
        private final double transferNanos;
        private final double localMicrojoules;
        private final double remoteMicrojoules;
        private final double localCost;
        private final double remoteCost;

        private Decision(double localNanos, double remoteNanos, double transferNanos, double localMicrojoules,
                double remoteMicrojoules, double localCost, double remoteCost) {
            this.localNanos = localNanos;
            this.remoteNanos = remoteNanos;
            this.transferNanos = transferNanos;
            this.localMicrojoules = localMicrojoules;
            this.remoteMicrojoules = remoteMicrojoules;
            this.localCost = localCost;
            this.remoteCost = remoteCost;
        }

        /** Whether to run on the server: the paper's l. Where both cost the same, here. */
        public boolean isRemote() {
            return remoteCost < localCost;
        }

        /** The predicted time here, in nanoseconds. */
        public double localNanos() {
            return localNanos;
        }

        /** The predicted time there, without the transfer. */
        public double remoteNanos() {
            return remoteNanos;
        }

        /** What the transfer will take, in nanoseconds: the paper's C. */
        public double transferNanos() {
            return transferNanos;
        }

        /** The device's energy if it runs here; NaN where nobody said. */
        public double localMicrojoules() {
            return localMicrojoules;
        }

        /** The device's energy if it runs there; NaN where nobody said. */
        public double remoteMicrojoules() {
            return remoteMicrojoules;
        }

        /** What the goal says of running here: nanoseconds, or microjoules of {@link Goal#ENERGY}. */
        public double localCost() {
            return localCost;
        }

        /** What it says of running there, with the transfer. */
        public double remoteCost() {
            return remoteCost;
        }

        /** How much less the place that was chosen costs than the other one. */
        public double saved() {
            return Math.abs(localCost - remoteCost);
        }

        /** The decision in words, for logs. */
        @Override
        public String toString() {
            return (isRemote() ? "remote: " : "local: ") + Format.quantity(localNanos, "ns") + " here, "
                    + Format.quantity(remoteNanos, "ns") + " there and " + Format.quantity(transferNanos, "ns") + " of transfer";
        }
    }
}
