package mantis.rt;

/** What this process has read and written, by any system call: files, pipes, sockets, what was cached or not. */
final class Moved {
    private Moved() {}

    /** Lines of the time file; empty where the kernel does not say, as everywhere but on Linux. */
    static String lines() {
        String text = Proc.read("io");
        return text == null ? "" : line("read_bytes ", text, "rchar: ") + line("written_bytes ", text, "wchar: ");
    }

    private static String line(String name, String text, String label) {
        int at = text.indexOf(label);
        int end = at < 0 ? -1 : text.indexOf('\n', at);
        if (end < 0) {
            return "";
        }
        try {
            return name + Long.parseLong(text.substring(at + label.length(), end).trim()) + "\n";
        } catch (NumberFormatException e) {
            return "";
        }
    }
}
