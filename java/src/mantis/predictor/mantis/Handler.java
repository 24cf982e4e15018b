package mantis.predictor.mantis;

import java.io.IOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import mantis.predictor.Resources;

/** Addresses of files of the class path that were made of text. The JDK finds this class by its name. */
public final class Handler extends URLStreamHandler {
    /** For the JDK. */
    public Handler() {}

    @Override
    protected URLConnection openConnection(URL url) throws IOException {
        return Resources.held(url);
    }
}
