package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;

/**
 * Defines the classes of a slice. Each prediction has a loader of its own, so that static state is fresh, or
 * classes that initialise themselves anew (see {@link Again}).
 *
 * <p>Its own classes come first: the caller's class path may hold the program that was sliced.
 */
final class SliceLoader extends ClassLoader {
    private static final String OWN = "mantis.predictor.";

    private final Blob classes;
    private final Blob resources;
    private final boolean runsAgain;
    /** What started the last run. */
    private Entry entry;

    SliceLoader(Blob classes, Blob resources, boolean runsAgain) {
        super(SliceLoader.class.getClassLoader());
        this.classes = classes;
        this.resources = resources;
        this.runsAgain = runsAgain;
    }

    /** What starts a run of the classes; they are initialised anew. */
    Entry begin(String name) throws ClassNotFoundException {
        if (runsAgain) {
            Again.begin();
        }
        if (entry == null) {
            Class.forName(name, true, this);
        } else {
            entry.again();
        }
        entry = Entry.take();
        return entry;
    }

    /** Whether a class, named with dots, is one of the slice's. */
    boolean has(String name) {
        return classes.find(name) >= 0;
    }

    /** Whether another run may begin when this one has ended. */
    boolean runsAgain() {
        return runsAgain && entry != null && !Again.hasFailed();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        int entry = classes.find(name);
        if (entry < 0) {
            Class<?> found = super.loadClass(name, resolve);
            // Reflection may ask for a class that the slice does not have and the caller does.
            if (found.getClassLoader() == SliceLoader.class.getClassLoader() && !name.startsWith(OWN)) {
                throw new ClassNotFoundException(name);
            }
            return found;
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded == null) {
                loaded = defineClass(name, classes.bytes, classes.start(entry), classes.length(entry));
            }
            return loaded;
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        int entry = resources.find(name);
        if (entry < 0) {
            if (isOfProgram(name)) {
                throw Guard.stop(Stop.DENIED, "getResourceAsStream(\"" + name + "\")");
            }
            return super.getResourceAsStream(name);
        }
        return new ByteArrayInputStream(resources.bytes, resources.start(entry), resources.length(entry));
    }

    @Override
    public URL getResource(String name) {
        URL found = findResource(name);
        if (found == null && isOfProgram(name)) {
            throw Guard.stop(Stop.DENIED, "getResource(\"" + name + "\")");
        }
        return found == null ? super.getResource(name) : found;
    }

    @Override
    protected URL findResource(String name) {
        int entry = resources.find(name);
        return entry < 0
                ? null
                : Resources.url(name, resources.bytes, resources.start(entry), resources.length(entry));
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        URL found = findResource(name);
        return Collections.enumeration(
                found == null ? Collections.<URL>emptyList() : Collections.singletonList(found));
    }

    /** Whether a predictor has another file of this name, or none, where the program has one: its classes and its manifest. */
    private static boolean isOfProgram(String name) {
        boolean isClass = name.endsWith(".class") && !name.startsWith("java/") && !name.startsWith("javax/");
        return isClass || name.equals("META-INF/MANIFEST.MF");
    }

    /** Named byte ranges in one array: see {@code docs} of the bundle format in {@code crates/predictor}. */
    static final class Blob {
        private static final int MAGIC = 0x4d424c42;

        final byte[] bytes;
        private final HashMap<String, Integer> index;
        private final int[] ranges;

        /** An empty blob, or the one in {@code bytes}. */
        Blob(byte[] bytes) throws IOException {
            this.bytes = bytes;
            if (bytes == null) {
                index = new HashMap<String, Integer>(1);
                ranges = new int[0];
                return;
            }
            if (bytes.length < 8 || int32(0) != MAGIC) {
                throw new IOException("not a blob of this version of Mantis");
            }
            int count = int32(4);
            if (count < 0 || count > (bytes.length - 8) / 12) {
                throw new IOException("damaged blob");
            }
            index = new HashMap<String, Integer>(count * 2);
            ranges = new int[2 * count];
            int at = 8;
            for (int i = 0; i < count; i++) {
                int nameLength = need(at, 12) ? int32(at) : -1;
                int start = int32(at + 4);
                int length = int32(at + 8);
                at += 12;
                if (!need(at, nameLength) || !need(start, length)) {
                    throw new IOException("damaged blob");
                }
                index.put(new String(bytes, at, nameLength, "UTF-8"), i);
                ranges[2 * i] = start;
                ranges[2 * i + 1] = length;
                at += nameLength;
            }
        }

        private boolean need(int at, int length) {
            return at >= 0 && length >= 0 && at <= bytes.length - length;
        }

        private int int32(int at) throws IOException {
            if (at < 0 || at > bytes.length - 4) {
                throw new IOException("damaged blob");
            }
            return bytes[at] << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
        }

        int find(String name) {
            Integer entry = index.get(name);
            return entry == null ? -1 : entry;
        }

        int start(int entry) {
            return ranges[2 * entry];
        }

        int length(int entry) {
            return ranges[2 * entry + 1];
        }
    }
}
