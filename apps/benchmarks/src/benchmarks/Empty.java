package benchmarks;

/** Does nothing: what starting a JVM costs. */
public final class Empty {
    private Empty() {}

    public static void main(String[] args) {}
}
