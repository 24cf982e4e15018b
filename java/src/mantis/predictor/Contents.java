package mantis.predictor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A predictor's jar, of which points are read when they are asked for. */
final class Contents {
    private final String path;
    final Spec spec;
    final SliceLoader.Blob resources;
    /** That times are those of another machine; null where they are not, or nothing depends on it. */
    final String elsewhere;
    private final Loaded[] points;

    /** A point of the frontier in memory. */
    static final class Loaded {
        final PointSpec spec;
        /** The classes of each of its slices. */
        final SliceLoader.Blob[] code;
        /** How often each ran. */
        private final int[] runs;
        /** Their classes that can run again, as far as they were read. */
        private final SliceLoader.Blob[] again;
        /** A loader of those that waits for the next run. */
        private final SliceLoader[] waiting;

        private Loaded(ZipFile jar, int point) throws IOException {
            spec = PointSpec.parse(new String(read(jar, Predictor.POINT + point + ".txt", true), "UTF-8"));
            code = new SliceLoader.Blob[spec.parts.size()];
            for (int i = 0; i < code.length; i++) {
                code[i] = of(jar, i);
            }
            runs = new int[code.length];
            again = new SliceLoader.Blob[code.length];
            waiting = new SliceLoader[code.length];
        }

        /** After a run of a part: its classes may serve the next. */
        void reuse(int part, SliceRun run) {
            waiting[part] = run.reusable();
        }

        private SliceLoader.Blob of(ZipFile jar, int part) throws IOException {
            int number = spec.parts.get(part).code;
            for (int i = 0; i < part; i++) {
                if (spec.parts.get(i).code == number) {
                    return code[i];
                }
            }
            return new SliceLoader.Blob(read(jar, Predictor.CODE + number + ".blob", true));
        }
    }

    /** Reads the frontier and the point that answers as a rule. */
    Contents(String path) throws IOException {
        this.path = path;
        ZipFile jar = new ZipFile(path);
        try {
            spec = Spec.parse(new String(read(jar, Predictor.SPEC, true), "UTF-8"));
            resources = new SliceLoader.Blob(read(jar, Predictor.RESOURCES, false));
            elsewhere = spec.targets.contains("time") ? Processor.warning(spec.machine) : null;
            points = new Loaded[spec.points.size()];
            points[spec.knee] = new Loaded(jar, spec.knee);
        } catch (IOException e) {
            throw new IOException(path + ": " + e.getMessage(), e);
        } finally {
            jar.close();
        }
    }

    /** @throws PredictionException when the jar cannot be read any more */
    synchronized Loaded point(int k) {
        if (points[k] == null) {
            try (ZipFile jar = new ZipFile(path)) {
                points[k] = new Loaded(jar, k);
            } catch (IOException e) {
                throw new PredictionException(path + ": " + e.getMessage(), e);
            }
        }
        return points[k];
    }

    /**
     * A loader for a run of a part. One prediction is made from classes as they are; who makes more has use
     * for those that can run again, if training found them right.
     *
     * @throws PredictionException when the jar cannot be read any more
     */
    SliceLoader loader(Loaded loaded, int part) {
        SliceLoader waiting = loaded.waiting[part];
        loaded.waiting[part] = null;
        if (waiting != null) {
            return waiting;
        }
        if (loaded.runs[part]++ == 1) {
            loaded.again[part] = again(loaded.spec.parts.get(part).code);
        }
        SliceLoader.Blob again = loaded.again[part];
        return new SliceLoader(again == null ? loaded.code[part] : again, resources, again != null);
    }

    private SliceLoader.Blob again(int code) {
        try (ZipFile jar = new ZipFile(path)) {
            byte[] bytes = read(jar, Predictor.AGAIN + code + ".blob", false);
            return bytes == null ? null : new SliceLoader.Blob(bytes);
        } catch (IOException e) {
            throw new PredictionException(path + ": " + e.getMessage(), e);
        }
    }

    /** @throws PredictionException when the jar cannot be read any more */
    String json() {
        try (ZipFile jar = new ZipFile(path)) {
            return new String(read(jar, Predictor.JSON, true), "UTF-8");
        } catch (IOException e) {
            throw new PredictionException(path + ": " + e.getMessage(), e);
        }
    }

    private static byte[] read(ZipFile jar, String name, boolean needed) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) {
            if (needed) {
                throw new IOException("this is not a predictor of Mantis: it has no " + name);
            }
            return null;
        }
        InputStream in = jar.getInputStream(entry);
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream((int) Math.max(64, Math.min(entry.getSize(), 1 << 28)));
            byte[] buffer = new byte[8192];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                out.write(buffer, 0, n);
            }
            return out.toByteArray();
        } finally {
            in.close();
        }
    }
}
