package mdbook;

import java.util.*;
import java.util.regex.*;

/** Link reference definitions, [label]: url "title". */
final class References {
    private static final Pattern DEF =
            Pattern.compile("^ {0,3}\\[([^\\]]+)\\]:\\s*(\\S+)(?:\\s+\"([^\"]*)\")?\\s*$");

    record Target(String url, String title) {}

    private final Map<String, Target> targets = new HashMap<>();

    boolean define(String line) {
        Matcher m = DEF.matcher(line);
        if (!m.matches()) return false;
        targets.putIfAbsent(normalize(m.group(1)), new Target(m.group(2), m.group(3)));
        return true;
    }

    Optional<Target> find(String label) {
        return Optional.ofNullable(targets.get(normalize(label)));
    }

    int size() {
        return targets.size();
    }

    private static String normalize(String label) {
        return label.trim().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }
}
