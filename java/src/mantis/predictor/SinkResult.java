package mantis.predictor;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import javax.xml.transform.Result;
import javax.xml.transform.stream.StreamResult;

/** A {@link StreamResult} to no file, or one in memory, that knows the file's name. */
public final class SinkResult extends StreamResult {
    public SinkResult(String name) {
        super(Sinks.stream(file(name)));
        super.setSystemId(name);
    }

    public SinkResult(File file) {
        super(Sinks.stream(file));
        super.setSystemId(file.toURI().toASCIIString());
    }

    /** In the place of {@link StreamResult#setSystemId(String)}: the file is opened where nothing else is set. */
    public static void setSystemId(StreamResult result, String name) {
        if (result.getClass() != StreamResult.class && result.getClass() != SinkResult.class) {
            // The call may be that of an overriding method.
            throw Guard.stop(Stop.DENIED, "setSystemId of a class of the program");
        }
        result.setSystemId(name);
        if (name != null && result.getOutputStream() == null && result.getWriter() == null) {
            result.setOutputStream(Sinks.stream(file(name)));
        }
    }

    /** In the place of {@link StreamResult#setSystemId(File)}. */
    public static void setSystemId(StreamResult result, File file) {
        setSystemId(result, file.toURI().toASCIIString());
    }

    /** In the place of {@link Result#setSystemId}. */
    public static void setSystemId(Result result, String name) {
        if (result instanceof StreamResult) {
            setSystemId((StreamResult) result, name);
        } else {
            result.setSystemId(name);
        }
    }

    /** The file that a transformation would open. */
    private static File file(String name) {
        try {
            URI address = new URI(name);
            return "file".equals(address.getScheme()) ? new File(address) : new File(name);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return new File(name);
        }
    }
}
