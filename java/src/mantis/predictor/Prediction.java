package mantis.predictor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a program will cost on one input. */
public final class Prediction {
    private final List<Target> targets;
    private final List<String> warnings;
    private final String[] names;
    private final double[] features;
    private final List<Sample> samples;
    private final int point;
    private final long nanos;

    Prediction(
            List<Target> targets, List<String> warnings, String[] names, double[] features, List<Sample> samples, int point,
            long nanos) {
        this.targets = Collections.unmodifiableList(targets);
        this.warnings = Collections.unmodifiableList(warnings);
        this.names = names;
        this.features = features;
        this.samples = samples;
        this.point = point;
        this.nanos = nanos;
    }

    /** The same with the targets of another one where these are larger, and a warning that says so. */
    Prediction atLeast(Prediction other) {
        List<Target> larger = new ArrayList<Target>(targets);
        StringBuilder raised = new StringBuilder();
        for (int i = 0; i < larger.size(); i++) {
            Target target = other.target(larger.get(i).name());
            if (target.value() > larger.get(i).value()) {
                larger.set(i, target.extrapolated());
                raised.append(raised.length() == 0 ? "" : ", ").append(target.name());
            }
        }
        List<String> all = new ArrayList<String>(warnings);
        if (raised.length() > 0) {
            all.add(raised + ": a cheaper model says more than was counted until then, and answers");
        }
        return new Prediction(larger, all, names, features, samples, point, other.nanos);
    }

    /** The same after so many nanoseconds. */
    Prediction after(long later) {
        return new Prediction(targets, warnings, names, features, samples, point, later);
    }

    /** What its slices read where these were of samples. */
    List<Sample> samples() {
        return samples;
    }

    /** Whether one of these targets is outside what training had. */
    boolean extrapolates(int[] watched) {
        for (int target : watched) {
            if (targets.get(target).extrapolating()) {
                return true;
            }
        }
        return false;
    }

    /** The predicted cost of the first target. */
    public double value() {
        return targets.get(0).value();
    }

    /** Lower end of its prediction interval. */
    public double lower() {
        return targets.get(0).lower();
    }

    /** Upper end of its prediction interval. */
    public double upper() {
        return targets.get(0).upper();
    }

    /** Every target the predictor was trained for; at least one. */
    public List<Target> targets() {
        return targets;
    }

    /**
     * The target of this name.
     *
     * @throws IllegalArgumentException when the predictor was not trained for it
     */
    public Target target(String name) {
        for (Target target : targets) {
            if (target.name().equals(name)) {
                return target;
            }
        }
        throw new IllegalArgumentException("no target '" + name + "' in this predictor");
    }

    /** Why the prediction deserves less trust than its interval says, one sentence each; usually none. */
    public List<String> warnings() {
        return warnings;
    }

    /** The names of the features that were computed, in source terms. */
    public String[] featureNames() {
        return names.clone();
    }

    /** Their values. */
    public double[] features() {
        return features.clone();
    }

    /** Which of {@link Predictor#points} answered. */
    public int point() {
        return point;
    }

    /** How long the prediction took, in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** As one JSON object; the schema is that of {@code --json}. */
    public String toJson() {
        StringBuilder out = new StringBuilder(256);
        json(out, null);
        return out.toString();
    }

    void json(StringBuilder out, String only) {
        out.append("{\"predictions\":[");
        String separator = "";
        for (Target target : targets) {
            if (only == null || only.equals(target.name())) {
                out.append(separator);
                target.json(out);
                separator = ",";
            }
        }
        out.append("],\"warnings\":[");
        for (int i = 0; i < warnings.size(); i++) {
            out.append(i == 0 ? "" : ",");
            Format.quote(out, warnings.get(i));
        }
        out.append("],\"features\":[");
        for (int i = 0; i < names.length; i++) {
            out.append(i == 0 ? "{\"name\":" : ",{\"name\":");
            Format.quote(out, names[i]);
            out.append(",\"value\":").append(Format.json(features[i])).append('}');
        }
        out.append("],\"samples\":[");
        for (int i = 0; i < samples.size(); i++) {
            out.append(i == 0 ? "" : ",");
            samples.get(i).json(out);
        }
        out.append("],\"point\":").append(point).append(",\"nanos\":").append(nanos).append('}');
    }

    /** What a slice of a sample read. */
    static final class Sample {
        private final long read;
        private final long size;
        private final String cut;

        /** So many of so many bytes, and why it ended too early, or null. */
        Sample(long read, long size, String cut) {
            this.read = read;
            this.size = size;
            this.cut = cut;
        }

        void json(StringBuilder out) {
            out.append("{\"read\":").append(read).append(",\"size\":").append(size);
            if (cut != null) {
                out.append(",\"cut\":");
                Format.quote(out, cut);
            }
            out.append('}');
        }
    }

    /** The predicted amount of one resource. */
    public static final class Target {
        private final String name;
        private final String unit;
        private final double value;
        private final double lower;
        private final double upper;
        private final double level;
        private final boolean extrapolating;
        private final boolean estimated;

        Target(String name, String unit, double value, double lower, double upper, double level, boolean extrapolating,
                boolean estimated) {
            this.name = name;
            this.unit = unit;
            this.value = value;
            this.lower = lower;
            this.upper = upper;
            this.level = level;
            this.extrapolating = extrapolating;
            this.estimated = estimated;
        }

        Target extrapolated() {
            return new Target(name, unit, value, lower, upper, level, true, estimated);
        }

        /**
         * Which resource: {@code time}, {@code bytecodes}, {@code bytes}, {@code allocated}, {@code memory},
         * {@code heap}, {@code energy}.
         */
        public String name() {
            return name;
        }

        /** What it is counted in. */
        public String unit() {
            return unit;
        }

        /** The predicted amount. */
        public double value() {
            return value;
        }

        /** Lower end of the prediction interval. */
        public double lower() {
            return lower;
        }

        /** Upper end of the prediction interval. */
        public double upper() {
            return upper;
        }

        /** Nominal coverage of the interval, such as 0.9. */
        public double level() {
            return level;
        }

        /** Whether the input lies outside of what was trained. */
        public boolean extrapolating() {
            return extrapolating;
        }

        /**
         * Whether the figures that this was learned from are themselves estimates, which nobody measured:
         * energy without a meter.
         */
        public boolean estimated() {
            return estimated;
        }

        /**
         * The upper end of the interval as a limit to copy: {@code -Xmx40m} of the target {@code heap},
         * {@code 118m} as containers take it of {@code memory}; null of what no limit is set for.
         */
        public String limit() {
            String megabytes = (long) Math.ceil(Math.max(upper, 1) / (1 << 20)) + "m";
            return name.equals("heap") ? "-Xmx" + megabytes : name.equals("memory") ? megabytes : null;
        }

        void json(StringBuilder out) {
            out.append("{\"target\":");
            Format.quote(out, name);
            out.append(",\"unit\":");
            Format.quote(out, unit);
            out.append(",\"value\":").append(Format.json(value));
            out.append(",\"lower\":").append(Format.json(lower));
            out.append(",\"upper\":").append(Format.json(upper));
            out.append(",\"level\":").append(Format.json(level));
            out.append(",\"extrapolating\":").append(extrapolating);
            out.append(estimated ? ",\"estimated\":true}" : "}");
        }
    }
}
