// args: 3 | 10 | 25
import java.io.UnsupportedEncodingException;
import java.net.IDN;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** Addresses taken apart and put together, queries, encodings, identifiers. */
public class UriParts {
    static int bad;

    static int parse(String text) {
        try {
            URI uri = new URI(text);
            int s = 0;
            if (uri.getHost() != null) {
                s += uri.getHost().length();
            }
            if (uri.getPort() > 0) {
                s += uri.getPort() % 10;
            }
            if (uri.isOpaque()) {
                s += 100;
            }
            URI resolved = URI.create("http://example.org/a/b/c").resolve(uri).normalize();
            s += resolved.getPath() == null ? 0 : resolved.getPath().split("/").length;
            URI relative = URI.create("http://example.org/").relativize(resolved);
            return s + relative.toString().length();
        } catch (URISyntaxException e) {
            bad += e.getIndex();
            return 0;
        }
    }

    static Map<String, String> query(String q) throws UnsupportedEncodingException {
        Map<String, String> map = new LinkedHashMap<>();
        for (String pair : q.split("&")) {
            int eq = pair.indexOf('=');
            map.merge(
                URLDecoder.decode(pair.substring(0, eq), "UTF-8"),
                URLDecoder.decode(pair.substring(eq + 1), StandardCharsets.UTF_8),
                (a, b) -> a + "," + b);
        }
        return map;
    }

    static int urls(int n) {
        int s = 0;
        String[] texts = {"http://h:80/p/q?x=" + n + "#f", "ftp://u@host/dir;type=a", "nothing", "file:/a/b" + n};
        for (String t : texts) {
            try {
                URL url = new URL(t);
                s += url.getPath().length() + url.getDefaultPort();
                if (url.getQuery() != null) {
                    s += url.getQuery().length();
                }
                if (url.getRef() == null) {
                    s += 3;
                }
                if (url.toURI().equals(URI.create(t))) {
                    s += 11;
                }
            } catch (MalformedURLException | URISyntaxException e) {
                bad += 20;
            }
        }
        return s;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        String[] forms = {
            "http://host%d.example:%d8/x/../y", "mailto:a@b.c%d%d", "../up/%d/%d", "bad uri %d%d", "//auth%d/p%d", "?q=%d#%d", "http://[::1]:%d0/%d"
        };
        for (int i = 0; i < n; i++) {
            total += parse(String.format(Locale.ROOT, forms[i % forms.length], i, i));
        }
        StringBuilder q = new StringBuilder("k=v");
        for (int i = 0; i < n; i++) {
            q.append('&').append(URLEncoder.encode("key " + i % 4, StandardCharsets.UTF_8)).append('=').append(URLEncoder.encode("ä/" + i, "UTF-8"));
        }
        for (Map.Entry<String, String> e : query(q.toString()).entrySet()) {
            for (String part : e.getValue().split(",")) {
                if (part.startsWith("ä")) {
                    total++;
                }
            }
        }
        total += urls(n);
        UUID id = UUID.nameUUIDFromBytes(("name" + n).getBytes(StandardCharsets.UTF_8));
        if (id.version() == 3 && id.compareTo(new UUID(n, n)) != 0) {
            total += UUID.fromString(id.toString()).equals(id) ? 7 : 1000;
        }
        if (IDN.toASCII("bücher" + n + ".example").startsWith("xn--")) {
            total += 13;
        }
        for (int i = 0; i < total % 200; i++) {
            bad += i & 1;
        }
        System.out.println(total + " " + bad);
    }
}
