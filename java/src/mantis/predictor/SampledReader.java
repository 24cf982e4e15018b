package mantis.predictor;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.CharBuffer;
import java.nio.charset.Charset;

/** A file's sample in the place of a {@link FileReader}: emitted where a sampled slice makes one. */
public final class SampledReader extends FileReader {
    private final InputStreamReader in;

    /** As that of {@link FileReader}. */
    public SampledReader(String name) throws FileNotFoundException {
        this(new File(name));
    }

    /** As that of {@link FileReader}. */
    public SampledReader(File file) throws FileNotFoundException {
        super(Guard.filesKept ? SampledStream.machine(file) : file);
        in = new InputStreamReader(new SampledStream(file));
    }

    /** As that of {@link FileReader}. */
    public SampledReader(FileDescriptor descriptor) {
        super(descriptor);
        in = new InputStreamReader(new FileInputStream(descriptor));
    }

    /** As that of {@link FileReader} from release 11 on. */
    public SampledReader(String name, Charset charset) throws IOException {
        this(new File(name), charset);
    }

    /** As that of {@link FileReader} from release 11 on. */
    public SampledReader(File file, Charset charset) throws IOException {
        super(Guard.filesKept ? SampledStream.machine(file) : file);
        in = new InputStreamReader(new SampledStream(file), charset);
    }

    @Override
    public String getEncoding() {
        return in.getEncoding();
    }

    @Override
    public int read() throws IOException {
        return in.read();
    }

    @Override
    public int read(char[] chars, int from, int length) throws IOException {
        return in.read(chars, from, length);
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        return in.read(target);
    }

    @Override
    public boolean ready() throws IOException {
        return in.ready();
    }

    @Override
    public void close() throws IOException {
        in.close();
        super.close();
    }
}
