package mantis.junit;

/** What is counted. */
public enum Resource {
    /** Executed bytecodes. */
    BYTECODES("executed bytecodes"),
    /** Allocated bytes, logical. */
    ALLOCATED("allocated bytes");

    private final String words;

    Resource(String words) {
        this.words = words;
    }

    /** As in messages. */
    String words() {
        return words;
    }
}
