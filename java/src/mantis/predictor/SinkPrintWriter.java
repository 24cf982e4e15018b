package mantis.predictor;

import java.io.File;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/** A {@link PrintWriter} to no file. It asks objects for their texts, as others do. */
public final class SinkPrintWriter extends PrintWriter {
    public SinkPrintWriter(String name) {
        super(new Sinks.Chars());
    }

    public SinkPrintWriter(String name, String charset) {
        this(name);
    }

    public SinkPrintWriter(String name, Charset charset) {
        this(name);
    }

    public SinkPrintWriter(File file) {
        this("");
    }

    public SinkPrintWriter(File file, String charset) {
        this("");
    }

    public SinkPrintWriter(File file, Charset charset) {
        this("");
    }
}
