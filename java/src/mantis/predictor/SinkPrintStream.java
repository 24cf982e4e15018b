package mantis.predictor;

import java.io.File;
import java.io.PrintStream;
import java.nio.charset.Charset;

/** A {@link PrintStream} to no file. It asks objects for their texts, as others do. */
public final class SinkPrintStream extends PrintStream {
    public SinkPrintStream(String name) {
        super(new Sinks.Bytes());
    }

    public SinkPrintStream(String name, String charset) {
        this(name);
    }

    public SinkPrintStream(String name, Charset charset) {
        this(name);
    }

    public SinkPrintStream(File file) {
        this("");
    }

    public SinkPrintStream(File file, String charset) {
        this("");
    }

    public SinkPrintStream(File file, Charset charset) {
        this("");
    }
}
