package mantis.predictor;

public abstract class Entry {
    public static Entry registered;

    public static void register(Entry entry) {
        registered = entry;
    }

    public abstract void run(String[] args) throws Throwable;

    public abstract void collect(long[] longs, double[] doubles);
}
