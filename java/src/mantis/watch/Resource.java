package mantis.watch;

/** What an execution consumes. */
public enum Resource {
    /** Executed bytecodes of the application and its libraries (not of the JDK): exact. */
    CPU("bytecodes"),
    /** Bytes allocated on the heap by this thread, JDK included, as the JVM counts them. */
    MEMORY("bytes"),
    /** Nanoseconds, without those in which the operating system let others run although this thread could. */
    TIME("ns"),
    /** Bytes sent and received through sockets, channels and datagrams. */
    NETWORK("bytes"),
    /** Microjoules of the whole machine where it measures them, else units of a table of prices per bytecode. */
    ENERGY("uJ"),
    /** Nanoseconds on a processor, as the operating system counts them for this thread. Reading it is slow: 0.3 us. */
    CPUTIME("ns");

    private static final Resource[] ALL = values();

    private final String unit;

    Resource(String unit) {
        this.unit = unit;
    }

    /** The unit of its amounts. */
    public String unit() {
        return unit;
    }

    static int count() {
        return ALL.length;
    }

    int bit() {
        return 1 << ordinal();
    }
}
