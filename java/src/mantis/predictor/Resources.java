package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** Addresses of files of the class path, and the way to what addresses lead to: never over the network. */
public final class Resources {
    private static final String PROTOCOL = "mantis";
    /** Where the JDK looks for {@link mantis.predictor.mantis.Handler}, named after the protocol. */
    private static final String HANDLERS = "java.protocol.handler.pkgs";

    private Resources() {}

    /** The address of a file whose content is known. */
    static URL url(String name, final byte[] bytes, final int start, final int length) {
        URLStreamHandler handler = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new Held(url, bytes, start, length);
            }
        };
        announce();
        try {
            return new URL(PROTOCOL, "", -1, "/" + name, handler);
        } catch (MalformedURLException e) {
            return null;
        }
    }

    /** An address may be made anew of its text, by a parser for one: until the prediction ends, the JDK knows the protocol. */
    private static void announce() {
        String own = Resources.class.getPackage().getName();
        String known = System.getProperty(HANDLERS);
        if (known == null || known.isEmpty()) {
            Defaults.setProperty(HANDLERS, own);
        } else if (!known.contains(own)) {
            Defaults.setProperty(HANDLERS, known + "|" + own);
        }
    }

    /** What an address of this protocol leads to in the slice that runs. */
    public static URLConnection held(URL url) throws IOException {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        URL found = loader instanceof SliceLoader && url.getPath().startsWith("/")
                ? ((SliceLoader) loader).findResource(url.getPath().substring(1))
                : null;
        if (found == null) {
            throw new FileNotFoundException(url.toString());
        }
        return found.openConnection();
    }

    /** In place of {@link URL#openStream}. */
    public static InputStream openStream(URL url) throws IOException {
        return local(url).openStream();
    }

    /** In place of {@link URL#openConnection()}. */
    public static URLConnection openConnection(URL url) throws IOException {
        return local(url).openConnection();
    }

    private static URL local(URL url) {
        if (!isLocal(url)) {
            throw Guard.stop(Stop.DENIED, "java.net.URL.openConnection of " + url);
        }
        return url;
    }

    private static boolean isLocal(URL url) {
        String protocol = url.getProtocol();
        String host = url.getHost();
        if (protocol.equals("jar")) {
            try {
                return isLocal(new URL(url.getPath()));
            } catch (MalformedURLException e) {
                return false;
            }
        }
        // Files of other hosts are fetched.
        boolean here = host == null || host.isEmpty() || host.equals("localhost");
        return here && (protocol.equals(PROTOCOL) || protocol.equals("file") || protocol.equals("jrt"));
    }

    private static final class Held extends URLConnection {
        private final byte[] bytes;
        private final int start;
        private final int length;

        Held(URL url, byte[] bytes, int start, int length) {
            super(url);
            this.bytes = bytes;
            this.start = start;
            this.length = length;
        }

        @Override
        public void connect() {}

        @Override
        public int getContentLength() {
            return length;
        }

        @Override
        public long getContentLengthLong() {
            return length;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(bytes, start, length);
        }
    }
}
