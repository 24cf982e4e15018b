package mantis.predictor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Names and addresses of hosts as this machine's own files have them, in the place of lookups of
 * {@link InetAddress}, which ask other machines. Other names end the prediction.
 */
public final class Hosts {
    private static final String LOCAL = "localhost";
    private static final Path NAME = Paths.get("/proc/sys/kernel/hostname");
    private static final Path TABLE = Paths.get("/etc/hosts");

    private Hosts() {
    }

    /** In place of {@link InetAddress#getLocalHost}. */
    public static InetAddress getLocalHost() throws UnknownHostException {
        String name = LOCAL;
        for (String line : lines(NAME)) {
            name = line.trim().isEmpty() ? name : line.trim();
        }
        List<InetAddress> known = addresses(name);
        return known.isEmpty() ? InetAddress.getByAddress(name, new byte[] {127, 0, 0, 1}) : known.get(0);
    }

    /** In place of {@link InetAddress#getByName}. */
    public static InetAddress getByName(String host) throws UnknownHostException {
        return getAllByName(host)[0];
    }

    /** In place of {@link InetAddress#getAllByName}. */
    public static InetAddress[] getAllByName(String host) throws UnknownHostException {
        // Addresses are taken apart, not looked up.
        if (host == null || host.isEmpty() || isAddress(host)) {
            return InetAddress.getAllByName(host);
        }
        List<InetAddress> known = addresses(host);
        if (known.isEmpty() && host.equalsIgnoreCase(LOCAL)) {
            known = Collections.singletonList(InetAddress.getByAddress(host, new byte[] {127, 0, 0, 1}));
        }
        if (known.isEmpty()) {
            throw Guard.stop(Stop.DENIED, "java.net.InetAddress.getByName of " + host);
        }
        return known.toArray(new InetAddress[0]);
    }

    /** In place of {@link InetAddress#getHostName}. */
    public static String getHostName(InetAddress address) {
        // The name is before the slash where it is known, and nothing is looked up to say so.
        String known = address.toString();
        int slash = known.indexOf('/');
        if (slash > 0) {
            return known.substring(0, slash);
        }
        for (String line : lines(TABLE)) {
            String[] words = words(line);
            if (words.length > 1 && words[0].equals(address.getHostAddress())) {
                return words[1];
            }
        }
        throw Guard.stop(Stop.DENIED, "java.net.InetAddress.getHostName of " + address);
    }

    /** In place of {@link InetAddress#getCanonicalHostName}. */
    public static String getCanonicalHostName(InetAddress address) {
        return getHostName(address);
    }

    private static boolean isAddress(String host) {
        return host.matches("(\\d{1,2}|1\\d\\d|2[0-4]\\d|25[0-5])(\\.(\\d{1,2}|1\\d\\d|2[0-4]\\d|25[0-5])){3}")
                || host.matches("[0-9a-fA-F:]*:[0-9a-fA-F.:]*");
    }

    /** What the machine's table has for a name, in its order. */
    private static List<InetAddress> addresses(String name) throws UnknownHostException {
        List<InetAddress> found = new ArrayList<InetAddress>();
        for (String line : lines(TABLE)) {
            String[] words = words(line);
            for (int i = 1; i < words.length; i++) {
                if (words[i].equalsIgnoreCase(name) && isAddress(words[0])) {
                    found.add(InetAddress.getByAddress(name, InetAddress.getByName(words[0]).getAddress()));
                }
            }
        }
        return found;
    }

    /** The words of a line of the table, without its comment. */
    private static String[] words(String line) {
        int comment = line.indexOf('#');
        return (comment < 0 ? line : line.substring(0, comment)).trim().split("\\s+");
    }

    /** No lines where there is no such file. */
    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return Collections.emptyList();
        } catch (SecurityException e) {
            return Collections.emptyList();
        }
    }
}
