package mantis.rt;

/**
 * The largest memory that this process has had at a time. Only it can say: the kernel's figure for its parent
 * includes the parent's own memory at the time of the start.
 */
final class Resident {
    private static final String LABEL = "\nVmHWM:";

    private Resident() {}

    /** Bytes; -1 where the kernel does not say, as everywhere but on Linux. */
    static long largest() {
        String text = Proc.read("status");
        if (text == null) {
            return -1;
        }
        int at = text.indexOf(LABEL) + LABEL.length();
        int end = text.indexOf("kB", at);
        try {
            boolean found = at >= LABEL.length() && end > at;
            return found ? Long.parseLong(text.substring(at, end).trim()) * 1024 : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
