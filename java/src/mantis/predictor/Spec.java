package mantis.predictor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The text file in a bundle that says what its slice computes and which models read that.
 *
 * <p>One record a line, its fields separated by tabs; {@code \t}, {@code \n} and {@code \\} in texts are escaped. The
 * format is described where it is written, in {@code crates/predictor/src/text.rs}.
 */
final class Spec {
    static final int VERSION = 1;

    /** How a feature follows from its slot: see {@link #value}. */
    private static final String[] KINDS = {
        "count", "long-sum", "long-average", "double-sum", "double-average", "file-size", "number", "length"
    };

    String entry;
    String program = "";
    boolean threads;
    int slots;
    final List<String> names = new ArrayList<String>();
    private final List<int[]> features = new ArrayList<int[]>();
    final List<Model> models = new ArrayList<Model>();

    static Spec parse(String text) throws IOException {
        Spec spec = new Spec();
        int from = 0;
        int line = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            if (end < 0) {
                end = text.length();
            }
            line++;
            try {
                spec.record(split(text, from, end), line == 1);
            } catch (RuntimeException e) {
                throw new IOException("line " + line + " of the predictor's description is damaged", e);
            }
            from = end + 1;
        }
        if (spec.entry == null || spec.models.isEmpty()) {
            throw new IOException("the predictor's description is incomplete");
        }
        return spec;
    }

    private void record(String[] r, boolean first) throws IOException {
        String key = r[0];
        if (first) {
            if (!key.equals("mantis-predictor")) {
                throw new IOException("this is not a predictor of Mantis");
            }
            if (Integer.parseInt(r[1]) != VERSION) {
                throw new IOException("this predictor has format " + r[1] + ", this program reads format " + VERSION);
            }
        } else if (key.equals("entry")) {
            entry = r[1];
        } else if (key.equals("program")) {
            program = r[1];
        } else if (key.equals("threads")) {
            threads = r[1].equals("1");
        } else if (key.equals("slots")) {
            slots = Integer.parseInt(r[1]);
        } else if (key.equals("feature")) {
            names.add(r[1]);
            features.add(new int[] {index(KINDS, r[2]), Integer.parseInt(r[3])});
        } else {
            model(key, r);
        }
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
        } else if (key.equals("inverse")) {
            double[] row = new double[r.length - 2];
            for (int i = 0; i < row.length; i++) {
                row[i] = Double.parseDouble(r[2 + i]);
            }
            model.inverse[Integer.parseInt(r[1])] = row;
        }
        // Records of later, compatible versions are skipped.
    }

    /** The value of feature {@code i}: {@code longs} holds two numbers a slot, sum and count; {@code doubles} one. */
    double value(int i, String[] args, long[] longs, double[] doubles) {
        int[] feature = features.get(i);
        int slot = feature[1];
        switch (feature[0]) {
            case 2:
                return average(longs[2 * slot], longs[2 * slot + 1]);
            case 3:
                return doubles[slot];
            case 4:
                return average(doubles[slot], longs[2 * slot + 1]);
            case 5:
                return Arguments.fileSize(args, slot);
            case 6:
                return Arguments.number(args, slot);
            case 7:
                return Arguments.length(args, slot);
            default:
                return longs[2 * slot];
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

    private static String[] split(String text, int from, int end) {
        List<String> fields = new ArrayList<String>(8);
        StringBuilder field = new StringBuilder();
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\t') {
                fields.add(field.toString());
                field.setLength(0);
            } else if (c == '\\' && i + 1 < end) {
                char escaped = text.charAt(++i);
                field.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields.toArray(new String[0]);
    }
}
