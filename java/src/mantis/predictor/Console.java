package mantis.predictor;

import java.io.BufferedReader;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;

/**
 * In the place of {@code java.lang.IO}, which reaches the JVM's own streams past the fields of {@link
 * System}: a slice reads the standard input that it is given, and what it prints is lost.
 */
public final class Console {
    private static InputStream from;
    private static BufferedReader lines;

    private Console() {}

    /** In place of {@code System.console()}: standard streams of counted runs are files, and those of slices none. */
    public static java.io.Console console() {
        return null;
    }

    /** As {@code IO.readln()}: a line, or null at the end. */
    public static synchronized String readln() {
        InputStream in = Guard.ofJdk(Guard.in(), "java.lang.IO.readln on a stream");
        if (in != from) {
            String encoding = System.getProperty("stdin.encoding");
            lines = new BufferedReader(
                    new InputStreamReader(in, encoding == null ? Charset.forName("UTF-8") : Charset.forName(encoding)));
            from = in;
        }
        try {
            return lines.readLine();
        } catch (IOException e) {
            throw new IOError(e);
        }
    }

    /** As {@code IO.readln(prompt)}, without the prompt. */
    public static String readln(String prompt) {
        return readln();
    }

    /** As {@code IO.println(object)}: asks the object for its text. */
    public static void println(Object object) {
        out("println").println(object);
    }

    /** As {@code IO.println()}. */
    public static void println() {}

    /** As {@code IO.print(object)}: asks the object for its text. */
    public static void print(Object object) {
        out("print").print(object);
    }

    private static PrintStream out(String method) {
        return Guard.ofJdk(Guard.out(), "java.lang.IO." + method + " on a stream");
    }
}
