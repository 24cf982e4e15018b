package mantis.predictor;

import java.io.File;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/** A {@link PrintWriter} to no file, or one in memory. It asks objects for their texts, as others do. */
public final class SinkPrintWriter extends PrintWriter {
    public SinkPrintWriter(String name) {
        this(new File(name));
    }

    public SinkPrintWriter(String name, String charset) {
        this(new File(name), charset);
    }

    public SinkPrintWriter(String name, Charset charset) {
        this(new File(name), charset);
    }

    public SinkPrintWriter(File file) {
        this(file, Charset.defaultCharset());
    }

    public SinkPrintWriter(File file, String charset) {
        this(file, Charset.forName(charset));
    }

    public SinkPrintWriter(File file, Charset charset) {
        super(Sinks.writer(file, charset));
    }
}
