package mantis.predictor;

import java.io.File;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** A {@link PrintStream} to no file, or one in memory. It asks objects for their texts, as others do. */
public final class SinkPrintStream extends PrintStream {
    public SinkPrintStream(String name) {
        this(new File(name));
    }

    public SinkPrintStream(String name, String charset) throws UnsupportedEncodingException {
        this(new File(name), charset);
    }

    public SinkPrintStream(String name, Charset charset) throws UnsupportedEncodingException {
        this(new File(name), charset.name());
    }

    public SinkPrintStream(File file) {
        super(Sinks.stream(file));
    }

    public SinkPrintStream(File file, String charset) throws UnsupportedEncodingException {
        super(Sinks.stream(file), false, charset);
    }

    public SinkPrintStream(File file, Charset charset) throws UnsupportedEncodingException {
        this(file, charset.name());
    }
}
