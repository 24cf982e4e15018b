package mantis.rt;

/**
 * Counts the exceptions of a method that tell about its code: the JVM's messages of null pointers and bad
 * casts name expressions and class loaders, and slices have others.
 */
public final class Told {
    private Told() {}

    /** Called wherever an exception is caught in a method, or leaves it. */
    public static void count(Throwable thrown, long[] counters, int slot) {
        if (thrown instanceof NullPointerException || thrown instanceof ClassCastException) {
            counters[slot]++;
        }
    }
}
