package mantis.gen;

/** The holder in threads mode, by hand; found by {@code Counts.thread} through its name. */
final class C {
    static {
        mantis.rt.Counts.registerThreads(2, 1, 1, "by hand");
    }

    private C() {}
}
