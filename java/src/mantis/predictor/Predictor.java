package mantis.predictor;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A trained predictor: computes the features of an input by running slices of the program and evaluates the
 * models on them.
 *
 * <pre>
 * Predictor predictor = Predictor.load("route.predictor.jar");
 * Prediction p = predictor.predict("maps/new.txt", "A17", "B203");
 * if (p.upper() &lt; budget) ...
 * </pre>
 *
 * <p>Predictions do not influence each other: the slice's classes are loaded anew for each, or, where
 * training found that to be the same, initialised anew from the second prediction on. In one virtual machine
 * one prediction runs at a time; further callers wait. Relative file names in arguments are those of this
 * process.
 */
public final class Predictor {
    static final String SPEC = "META-INF/mantis/predictor.txt";
    static final String JSON = "META-INF/mantis/predictor.json";
    static final String POINT = "META-INF/mantis/point-";
    static final String CODE = "META-INF/mantis/code-";
    static final String AGAIN = "META-INF/mantis/again-";
    static final String RESOURCES = "META-INF/mantis/resources.blob";

    private static final String UNRELATED = "the prediction is of a predictor with other features: only predictors that"
            + " mantis transfer or mantis update made of one another have the same";

    private static final Object ONE_AT_A_TIME = new Object();
    /** How often a slice with threads that came where no training run came is run again. */
    private static final int OTHER_SCHEDULES = 2;

    /** What is read of the jar when it is needed, shared by all predictors of it. */
    private final Contents contents;
    private final int point;
    /** Whether another point answers where this one's sample cannot. */
    private final boolean falls;
    /** The dearer point that answers where this one extrapolates, or -1. */
    private final int beyond;
    /** What to tell with every prediction, or null. */
    private final String remark;

    private Predictor(Contents contents, int point, boolean falls, int beyond, String remark) {
        this.contents = contents;
        this.point = point;
        this.falls = falls;
        this.beyond = beyond;
        this.remark = remark;
    }

    /**
     * Reads a predictor that {@code mantis train} wrote.
     *
     * @throws IOException when the file cannot be read or is not a predictor
     */
    public static Predictor load(String path) throws IOException {
        if (!new File(path).isFile()) {
            throw new FileNotFoundException(path + ": there is no such file");
        }
        Contents contents = new Contents(path);
        return new Predictor(contents, contents.spec.knee, true, contents.spec.beyond, null);
    }

    /** As {@link #load(String)}. */
    public static Predictor load(Path path) throws IOException {
        return load(path.toString());
    }

    /** The names of the resources it predicts, the main one first. */
    public List<String> targets() {
        return new ArrayList<String>(contents.spec.targets);
    }

    /** What there is to choose from: by ascending price, each with a smaller error than all cheaper ones. */
    public List<Point> points() {
        return Collections.unmodifiableList(contents.spec.points);
    }

    /**
     * Which of {@link #points} answers. Where {@link #load} chose it, a dearer one may answer for inputs
     * unlike those of training; {@link Prediction#point} tells.
     */
    public int point() {
        return point;
    }

    /**
     * The same predictor answering with a certain point, whatever becomes of its sample.
     *
     * @throws IndexOutOfBoundsException when there is no such point
     */
    public Predictor at(int point) {
        contents.spec.points.get(point);
        return new Predictor(contents, point, false, -1, null);
    }

    /**
     * The same predictor answering with the best point whose predictions take at most this share of the
     * program's time, on average over the training inputs in a fresh JVM; where none is so cheap, with the
     * cheapest and a warning.
     *
     * @param share such as 0.02 for two percent
     */
    public Predictor withBudget(double share) {
        int best = -1;
        for (int i = 0; i < contents.spec.points.size(); i++) {
            best = contents.spec.points.get(i).share() <= share ? i : best;
        }
        return best(best, "no model costs at most " + Format.significant(100 * share) + " % of the program's time");
    }

    /**
     * The same predictor answering with the best point whose predictions took at most this long, for every
     * training input that was tried in a fresh JVM; where none is so fast, with the cheapest and a warning.
     */
    public Predictor within(long nanos) {
        int best = -1;
        for (int i = 0; i < contents.spec.points.size(); i++) {
            best = contents.spec.points.get(i).largestNanos() <= nanos ? i : best;
        }
        return best(best, "no model answered within " + Format.quantity(nanos, "ns"));
    }

    private Predictor best(int found, String none) {
        return new Predictor(contents, Math.max(found, 0), true, -1, found < 0 ? none + "; the cheapest answers" : null);
    }

    /** What the predictor knows, as the JSON document in its jar: models, training ranges, where it comes from. */
    public String describe() {
        return contents.json();
    }

    /**
     * Predicts a run of the program with these arguments.
     *
     * @throws PredictionException when there can be no prediction for this input
     */
    public Prediction predict(String... args) {
        return predict(args, null);
    }

    /**
     * Predicts a run of the program with these arguments and this standard input.
     *
     * @param stdin read as far as the features need it and not closed; null when there is none
     * @throws PredictionException when there can be no prediction for this input
     */
    public Prediction predict(String[] args, InputStream stdin) {
        synchronized (ONE_AT_A_TIME) {
            long start = System.nanoTime();
            List<String> warnings = new ArrayList<String>(2);
            if (remark != null) {
                warnings.add(remark);
            }
            if (contents.elsewhere != null) {
                warnings.add(contents.elsewhere);
            }
            Replay input = Replay.of(stdin);
            for (int k = point;; k--) {
                Contents.Loaded loaded = contents.point(k);
                double[] said = loaded.spec.said(args, input);
                SliceRun[] runs = run(loaded, args, input, beyond >= 0);
                String cut = falls && k > 0 ? cut(runs) : null;
                if (cut == null) {
                    Prediction answer = answer(loaded, k, runs, said, warnings, start);
                    if (falls && endedEarly(runs)) {
                        return orCheaper(answer, args, input, start);
                    }
                    return beyond >= 0 && answer.extrapolates(contents.spec.watched) ? orDearer(answer, args, input, start) : answer;
                }
                warnings.add("a sample of the input cannot be used (" + cut + "): a cheaper model answers");
            }
        }
    }

    /**
     * What this predictor says of an input of which another one has a prediction already, from the features
     * that were computed for that: no slice runs. For predictors of the same program that {@code mantis
     * transfer} or {@code mantis update} made of one another, such as of a device and of a server.
     *
     * @throws IllegalArgumentException when this predictor wants other features
     */
    public Prediction of(Prediction other) {
        long start = System.nanoTime();
        String[] names = other.featureNames();
        if (other.point() >= contents.spec.points.size()) {
            throw new IllegalArgumentException(UNRELATED);
        }
        PointSpec spec = contents.point(other.point()).spec;
        if (!spec.names.equals(Arrays.asList(names))) {
            throw new IllegalArgumentException(UNRELATED);
        }
        List<String> warnings = new ArrayList<String>(2);
        double[] features = other.features();
        synchronized (ONE_AT_A_TIME) {
            List<Prediction.Target> targets = targets(spec, features, names, warnings);
            return new Prediction(
                    targets, warnings, names, features, other.samples(), other.point(), System.nanoTime() - start);
        }
    }

    /**
     * Seconds after which a slice will not end any more, as far as training knows: twenty times what the
     * longest took, and ten at least. 0 when nothing is known, or no other model may answer.
     */
    long patience() {
        double longest = points().get(point).largestNanos() / 1e9;
        return falls && point > 0 && longest > 0 ? Math.max(10, (long) Math.ceil(20 * longest)) : 0;
    }

    /**
     * What the dearest of the cheaper models says that runs no slice, while another thread is in a slice that
     * does not end; null if there is none that may answer.
     */
    Prediction withoutSlice(String[] args, InputStream stdin, String warning) {
        long start = System.nanoTime();
        for (int k = point - 1; falls && k >= 0; k--) {
            Contents.Loaded loaded = contents.point(k);
            if (!loaded.spec.parts.isEmpty()) {
                continue;
            }
            List<String> warnings = new ArrayList<String>(2);
            warnings.add(warning);
            double[] said = loaded.spec.said(args, Replay.of(stdin));
            return answer(loaded, k, new SliceRun[0], said, warnings, start);
        }
        return null;
    }

    /** With {@code again}, standard input will be needed once more. */
    private SliceRun[] run(Contents.Loaded loaded, String[] args, Replay input, boolean again) {
        List<PointSpec.Part> parts = loaded.spec.parts;
        SliceRun[] runs = new SliceRun[parts.size()];
        for (int i = 0; i < runs.length; i++) {
            PointSpec.Part part = parts.get(i);
            InputStream stdin = input == null ? null : input.next(again || i + 1 < runs.length || part.isSampled());
            runs[i] = new SliceRun(part, contents.loader(loaded, i), args.clone(), stdin);
            runs[i].go(part.threads);
            loaded.reuse(i, runs[i]);
            for (int more = 0; more < OTHER_SCHEDULES && stdin == null && runs[i].maySucceed(); more++) {
                runs[i] = new SliceRun(part, contents.loader(loaded, i), args.clone(), null);
                runs[i].go(true);
                loaded.reuse(i, runs[i]);
            }
            if (runs[i].overflowed()) {
                // The caller may have used up much of its stack already.
                runs[i] = new SliceRun(part, contents.loader(loaded, i), args.clone(), null);
                runs[i].go(true);
                loaded.reuse(i, runs[i]);
            }
        }
        return runs;
    }

    /**
     * A prediction whose slice was stopped says what the program does until there. Where the best of the
     * cheaper models that come to an end says more, it is the better guess.
     */
    private Prediction orCheaper(Prediction stopped, String[] args, Replay input, long start) {
        if (input != null && !input.isKept()) {
            return stopped; // What was read of standard input cannot be read again.
        }
        for (int k = stopped.point() - 1; k >= 0; k--) {
            Contents.Loaded loaded = contents.point(k);
            double[] said = loaded.spec.said(args, input);
            SliceRun[] runs = run(loaded, args, input, false);
            if (cut(runs) != null || endedEarly(runs)) {
                continue;
            }
            try {
                return stopped.atLeast(answer(loaded, k, runs, said, new ArrayList<String>(), start));
            } catch (PredictionException e) {
                // The next cheaper one may have an answer, and there is one already.
            }
        }
        return stopped;
    }

    /** The answer of the point that counts what this one only follows the form of, if it has one. */
    private Prediction orDearer(Prediction guess, String[] args, Replay input, long start) {
        try {
            Contents.Loaded loaded = contents.point(beyond);
            double[] said = loaded.spec.said(args, input);
            SliceRun[] runs = run(loaded, args, input, false);
            if (cut(runs) == null && !endedEarly(runs)) {
                return answer(loaded, beyond, runs, said, new ArrayList<String>(2), start);
            }
        } catch (PredictionException e) {
            // There is an answer already, with its warning.
        }
        return guess.after(System.nanoTime() - start);
    }

    private static boolean endedEarly(SliceRun[] runs) {
        for (SliceRun run : runs) {
            if (run.endedEarly()) {
                return true;
            }
        }
        return false;
    }

    private static String cut(SliceRun[] runs) {
        for (SliceRun run : runs) {
            String cut = run.cut();
            if (cut != null) {
                return cut;
            }
        }
        return null;
    }

    private static Prediction answer(
            Contents.Loaded loaded, int point, SliceRun[] runs, double[] said, List<String> warnings, long start) {
        PointSpec spec = loaded.spec;
        PointSpec.Counted[] counted = new PointSpec.Counted[runs.length];
        List<Prediction.Sample> samples = new ArrayList<Prediction.Sample>(runs.length);
        for (int i = 0; i < runs.length; i++) {
            runs[i].judge(warnings);
            counted[i] = runs[i].counted();
            if (runs[i].isApproximate()) {
                samples.add(runs[i].sampled());
            }
        }
        String[] names = spec.names.toArray(new String[0]);
        double[] features = new double[names.length];
        for (int i = 0; i < features.length; i++) {
            features[i] = spec.value(i, said, counted);
        }
        List<Prediction.Target> targets = targets(spec, features, names, warnings);
        return new Prediction(targets, warnings, names, features, samples, point, System.nanoTime() - start);
    }

    private static List<Prediction.Target> targets(PointSpec spec, double[] features, String[] names, List<String> warnings) {
        List<Prediction.Target> targets = new ArrayList<Prediction.Target>(spec.models.size());
        for (Model model : spec.models) {
            targets.add(model.predict(features, names, warnings));
        }
        return targets;
    }
}
