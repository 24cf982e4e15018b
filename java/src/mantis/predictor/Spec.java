package mantis.predictor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The text file in a bundle that says which models it has to choose from. The format is described where it is
 * written, in {@code crates/predictor/src/text.rs}.
 */
final class Spec {
    String program = "";
    /** The processor that times were measured on; empty where that is not known. */
    String machine = "";
    int knee = -1;
    /** The point that answers where the knee extrapolates, or -1. */
    int beyond = -1;
    /** The targets of which an extrapolation counts. */
    int[] watched = new int[0];
    final List<String> targets = new ArrayList<String>();
    final List<Point> points = new ArrayList<Point>();

    static Spec parse(String text) throws IOException {
        final Spec spec = new Spec();
        Records.read(text, "mantis-predictor", new Records.Reader() {
            @Override
            public void record(String[] r) {
                spec.record(r);
            }
        });
        if (spec.targets.isEmpty() || spec.knee < 0 || spec.knee >= spec.points.size()) {
            throw new IOException("the predictor's description is incomplete");
        }
        return spec;
    }

    private void record(String[] r) {
        String key = r[0];
        if (key.equals("program")) {
            program = r[1];
        } else if (key.equals("machine")) {
            machine = r[1];
        } else if (key.equals("target")) {
            targets.add(r[1]);
        } else if (key.equals("point")) {
            double[] numbers = new double[5];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = Double.parseDouble(r[1 + i]);
            }
            points.add(new Point(numbers));
        } else if (key.equals("knee")) {
            knee = Integer.parseInt(r[1]);
        } else if (key.equals("beyond")) {
            beyond = Integer.parseInt(r[1]);
            watched = new int[r.length - 2];
            for (int i = 0; i < watched.length; i++) {
                watched[i] = Integer.parseInt(r[2 + i]);
            }
        }
    }
}
