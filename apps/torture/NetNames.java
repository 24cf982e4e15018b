// args: 3 a=1&b=2%203 | 8 x=%C3%A9&y&z=5+6 | 5 q=hello+there&long=yes&n=17
import java.io.UnsupportedEncodingException;
import java.net.IDN;
import java.net.InetSocketAddress;
import java.net.HttpCookie;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names of the network that are only looked at: queries, cookies, addresses, URLs. */
public class NetNames {
    static Map<String, String> query(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : text.split("&")) {
            int at = part.indexOf('=');
            if (at < 0) {
                values.put(part, "");
            } else {
                values.put(part.substring(0, at), URLDecoder.decode(part.substring(at + 1), StandardCharsets.UTF_8));
            }
        }
        return values;
    }

    static int encoded(Map<String, String> values) throws UnsupportedEncodingException {
        int sum = 0;
        for (Map.Entry<String, String> e : values.entrySet()) {
            String again = URLEncoder.encode(e.getValue(), "UTF-8");
            for (int i = 0; i < again.length(); i++) {
                if (again.charAt(i) == '%' || again.charAt(i) == '+') {
                    sum++;
                }
            }
            sum += e.getKey().length();
        }
        try {
            URLDecoder.decode("%zz" + sum, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            sum += 20;
        }
        return sum;
    }

    static int cookies(int n) {
        StringBuilder header = new StringBuilder("set-cookie2:");
        for (int i = 0; i < n; i++) {
            header.append(i > 0 ? "," : "").append("name").append(i).append("=v").append(i * i).append(";Version=1;Path=/p;Max-Age=").append(i * 10);
        }
        List<HttpCookie> cookies = HttpCookie.parse(header.toString());
        int sum = 0;
        for (HttpCookie c : cookies) {
            if (c.getMaxAge() > 20) {
                sum += c.getValue().length();
            }
            c.setPath("/other");
            c.setSecure(sum % 2 == 0);
        }
        for (HttpCookie c : cookies) {
            if (c.getSecure()) {
                sum++;
            }
            sum += c.getPath().length();
        }
        return HttpCookie.domainMatches(".example.com", "www.example.com") ? sum : -sum;
    }

    static int urls(int n) throws MalformedURLException {
        List<URL> all = new ArrayList<>();
        URL base = new URL("http://example.com:8080/a/b?x=1#top");
        for (int i = 0; i < n; i++) {
            all.add(i % 2 == 0 ? new URL(base, "c" + i) : new URL("https", "host" + i, i, "/file?" + i));
        }
        int sum = 0;
        for (URL u : all) {
            sum += u.getFile().length() + (u.getPort() > 3 ? u.getPort() : 0);
            if (u.getQuery() != null) {
                sum++;
            }
            if (u.toExternalForm().startsWith("https")) {
                sum += 2;
            }
        }
        try {
            new URL("nothing:" + n);
        } catch (MalformedURLException e) {
            sum += e.getMessage().length();
        }
        return base.sameFile(new URL("http://example.com:8080/a/b?x=1")) ? sum + 1 : sum;
    }

    static int uris(int n) throws URISyntaxException {
        URI uri = new URI("http", "user", "host", 80, "/a b/../c", "q=" + n, "f");
        int sum = uri.toString().length() + uri.normalize().getPath().length();
        for (int i = 0; i < n; i++) {
            URI next = uri.resolve("../x" + "/y".repeat(i));
            sum += uri.relativize(next).getPath().length();
            if (next.compareTo(uri) > 0) {
                sum++;
            }
        }
        for (String bad : new String[] {"a:b c", "%", "http://[" + n}) {
            try {
                new URI(bad);
            } catch (URISyntaxException e) {
                sum += e.getIndex() + e.getReason().length();
            }
        }
        return sum;
    }

    static int addresses(int n) {
        List<InetSocketAddress> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(InetSocketAddress.createUnresolved("host" + i % 3, 1000 + i));
        }
        int sum = 0;
        for (InetSocketAddress a : all) {
            if (a.isUnresolved() && a.getPort() % 2 == 0) {
                sum += a.getHostString().length();
            }
            for (InetSocketAddress b : all) {
                if (a.equals(b)) {
                    sum++;
                }
            }
        }
        String ascii = IDN.toASCII("b\u00fccher" + n);
        for (int i = 0; i < ascii.length(); i++) {
            if (ascii.charAt(i) == '-') {
                sum += IDN.toUnicode(ascii).length();
            }
        }
        return sum;
    }

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Map<String, String> values = query(args[1]);
        for (String v : values.values()) {
            for (int i = 0; i < v.length(); i++) {
                n += v.charAt(i) == ' ' ? 1 : 0;
            }
        }
        spend(encoded(values));
        spend(cookies(n));
        spend(urls(n));
        spend(uris(n));
        spend(addresses(n));
    }
}
