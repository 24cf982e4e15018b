package mantis.predictor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The text file in a bundle that says what the slices of one point of its frontier compute and which models
 * read that. The format is described where it is written, in {@code crates/predictor/src/text.rs}.
 */
final class PointSpec {

    /** How a feature follows from its slot: see {@link #value}. */
    private static final String[] KINDS = {
        "count", "long-sum", "long-average", "double-sum", "double-average", "input"
    };
    private static final int INPUT = 5;

    /** One slice: a set of classes and the sample of the input that it reads. */
    static final class Part {
        int code;
        String entry;
        boolean threads;
        int slots;
        double share;
        String way;
        /** For each loop that may leave out iterations one of how many runs; null when all do. */
        int[] strides;

        boolean isSampled() {
            return share < 1;
        }

        /** Whether its counts say something about the whole input and are not those of it. */
        boolean isApproximate() {
            return isSampled() || strides != null;
        }
    }

    final List<Part> parts = new ArrayList<Part>(2);
    final List<String> names = new ArrayList<String>();
    /** Kind, slot, and the parts that compute it; for what an input says its number among these. */
    private final List<int[]> features = new ArrayList<int[]>();
    /** What inputs say by themselves; null when no model wants that. */
    private Inputs inputs;
    final List<Model> models = new ArrayList<Model>();

    static PointSpec parse(String text) throws IOException {
        final PointSpec spec = new PointSpec();
        Records.read(text, "mantis-point", new Records.Reader() {
            @Override
            public void record(String[] r) {
                spec.record(r);
            }
        });
        if (spec.models.isEmpty()) {
            throw new IOException("the predictor's description is incomplete");
        }
        return spec;
    }

    private void record(String[] r) {
        String key = r[0];
        if (key.equals("slice")) {
            Part part = new Part();
            part.code = Integer.parseInt(r[1]);
            part.entry = r[2];
            part.threads = r[3].equals("1");
            part.slots = Integer.parseInt(r[4]);
            part.share = Double.parseDouble(r[5]);
            part.way = r[6];
            parts.add(part);
        } else if (key.equals("strides")) {
            int[] strides = new int[r.length - 1];
            for (int i = 0; i < strides.length; i++) {
                strides[i] = Integer.parseInt(r[1 + i]);
            }
            parts.get(parts.size() - 1).strides = strides;
        } else if (key.equals("feature")) {
            names.add(r[1]);
            features.add(feature(r));
        } else {
            model(key, r);
        }
    }

    private int[] feature(String[] r) {
        int kind = index(KINDS, r[2]);
        if (kind == INPUT) {
            inputs = inputs == null ? new Inputs() : inputs;
            return new int[] {kind, inputs.add(r[3], r[4])};
        }
        int[] feature = new int[r.length - 2];
        feature[0] = kind;
        for (int i = 1; i < feature.length; i++) {
            feature[i] = Integer.parseInt(r[2 + i]);
        }
        return feature;
    }

    /** What inputs say by themselves, for {@link #value}. */
    double[] said(String[] args, Replay stdin) {
        return inputs == null ? null : inputs.values(args, stdin);
    }

    private void model(String key, String[] r) {
        if (key.equals("target")) {
            Model model = new Model();
            model.target = r[1];
            model.unit = r[2];
            int inputs = Integer.parseInt(r[3]);
            int terms = Integer.parseInt(r[4]);
            model.feature = new int[inputs];
            model.shift = new double[inputs];
            model.scale = new double[inputs];
            model.min = new double[inputs];
            model.max = new double[inputs];
            model.coef = new double[terms];
            model.factor = new int[terms][];
            model.transform = new int[terms][];
            model.exponent = new double[terms][];
            model.inverse = new double[terms][];
            models.add(model);
            return;
        }
        Model model = models.get(models.size() - 1);
        if (key.equals("input")) {
            int i = Integer.parseInt(r[1]);
            model.feature[i] = Integer.parseInt(r[2]);
            model.shift[i] = Double.parseDouble(r[3]);
            model.scale[i] = Double.parseDouble(r[4]);
            model.min[i] = Double.parseDouble(r[5]);
            model.max[i] = Double.parseDouble(r[6]);
        } else if (key.equals("term")) {
            int t = Integer.parseInt(r[1]);
            model.coef[t] = Double.parseDouble(r[2]);
            int factors = (r.length - 3) / 2;
            model.factor[t] = new int[factors];
            model.transform[t] = new int[factors];
            model.exponent[t] = new double[factors];
            for (int i = 0; i < factors; i++) {
                model.factor[t][i] = Integer.parseInt(r[3 + 2 * i]);
                String transform = r[4 + 2 * i];
                boolean power = transform.startsWith(Model.POWER);
                model.transform[t][i] = power ? Model.TRANSFORMS.length : index(Model.TRANSFORMS, transform);
                model.exponent[t][i] = power ? Double.parseDouble(transform.substring(Model.POWER.length())) : 1;
            }
        } else if (key.equals("estimated")) {
            model.estimated = true;
        } else if (key.equals("floor")) {
            model.hasFloor = true;
            model.floor = Double.parseDouble(r[1]);
        } else if (key.equals("interval")) {
            model.level = Double.parseDouble(r[1]);
            model.relative = r[2].equals("1");
            model.sigma = Double.parseDouble(r[3]);
            model.quantile = Double.parseDouble(r[4]);
            model.inflation = Double.parseDouble(r[5]);
            model.maxLeverage = Double.parseDouble(r[6]);
        } else if (key.equals("largest")) {
            model.largest = Double.parseDouble(r[1]);
        } else if (key.equals("inverse")) {
            double[] row = new double[r.length - 2];
            for (int i = 0; i < row.length; i++) {
                row[i] = Double.parseDouble(r[2 + i]);
            }
            model.inverse[Integer.parseInt(r[1])] = row;
        }
        // Records of later, compatible versions are skipped.
    }

    /** The value of feature {@code i} from what inputs say and what the parts counted. */
    double value(int i, double[] said, Counted[] counted) {
        int[] feature = features.get(i);
        int kind = feature[0];
        int slot = feature[1];
        if (kind == INPUT) {
            return said[slot];
        }
        Counted last = counted[feature[feature.length - 1]];
        double value = last.value(kind, slot);
        boolean isAmount = kind != 2 && kind != 4;
        if (!isAmount || last.read >= last.size) {
            return value;
        }
        if (feature.length == 3) {
            return value * last.size / last.read;
        }
        Counted first = counted[feature[2]];
        return Growth.extend(first.value(kind, slot), first.read, value, last.read, last.size);
    }

    /** What the probes of a part counted, and how many of how many bytes its sample has. */
    static final class Counted {
        final long[] longs;
        final double[] doubles;
        double read = 1;
        double size = 1;

        Counted(int slots) {
            longs = new long[2 * slots];
            doubles = new double[slots];
        }

        /** A slot as a value: {@code longs} holds two numbers a slot, sum and count; {@code doubles} one. */
        double value(int kind, int slot) {
            switch (kind) {
                case 2:
                    return average(longs[2 * slot], longs[2 * slot + 1]);
                case 3:
                    return doubles[slot];
                case 4:
                    return average(doubles[slot], longs[2 * slot + 1]);
                default:
                    return longs[2 * slot];
            }
        }
    }

    private static double average(double sum, long count) {
        return count == 0 ? 0 : sum / count;
    }

    private static int index(String[] names, String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }
}
