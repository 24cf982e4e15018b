package mantis.predictor;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.OpenOption;

/** Lets everything happen, so that an emitted program can be compared with its original. */
public final class Guard {
    static volatile boolean defaultsSet;
    static volatile boolean loggersSet;
    static volatile boolean handlersSet;
    static volatile Thread main;

    static boolean isStopped() {
        return false;
    }

    public static void denied(String what) {}

    public static String readOnly(String mode) {
        return mode;
    }

    public static OpenOption[] readOnly(OpenOption[] options) {
        return options;
    }

    public static void opened(Object file) {}

    public static void exit(int status) {
        throw new Stop("exit " + status);
    }

    public static void halt(int status) {
        exit(status);
    }

    public static InputStream in() {
        return System.in;
    }

    public static PrintStream out() {
        return System.out;
    }

    public static PrintStream err() {
        return System.err;
    }

    static void setIn(InputStream in) {
        System.setIn(in);
    }

    static void setOut(PrintStream out) {
        System.setOut(out);
    }

    static <T> T ofJdk(T stream, String what) {
        return stream;
    }
}
