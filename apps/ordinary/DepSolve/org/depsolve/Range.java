package org.depsolve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A version range such as "^1.2", "~1.4.0", ">=1.0 <2.0", "1.x || 3.x" or "*". */
public final class Range implements Predicate<Version> {

    private final String source;
    private final List<List<Predicate<Version>>> alternatives = new ArrayList<>();

    private Range(String source) {
        this.source = source;
    }

    public static Range parse(String text) {
        Range r = new Range(text.trim());
        for (String alt : r.source.split("\\|\\|")) {
            List<Predicate<Version>> all = new ArrayList<>();
            for (String part : alt.trim().split("\\s+")) all.add(comparator(part));
            r.alternatives.add(all);
        }
        return r;
    }

    private static Predicate<Version> comparator(String p) {
        if (p.equals("*") || p.isEmpty()) return v -> true;
        if (p.endsWith(".x")) {
            String[] n = p.substring(0, p.length() - 2).split("\\.");
            int major = Integer.parseInt(n[0]);
            if (n.length == 1) return v -> v.major() == major;
            int minor = Integer.parseInt(n[1]);
            return v -> v.major() == major && v.minor() == minor;
        }
        if (p.startsWith("^")) {
            Version base = Version.parse(p.substring(1));
            return v -> v.compareTo(base) >= 0 && v.major() == base.major();
        }
        if (p.startsWith("~")) {
            Version base = Version.parse(p.substring(1));
            return v -> v.compareTo(base) >= 0 && v.major() == base.major() && v.minor() == base.minor();
        }
        for (String op : new String[] {">=", "<=", "!=", ">", "<", "="}) {
            if (p.startsWith(op)) {
                Version base = Version.parse(p.substring(op.length()));
                return switch (op) {
                    case ">=" -> v -> v.compareTo(base) >= 0;
                    case "<=" -> v -> v.compareTo(base) <= 0;
                    case "!=" -> v -> v.compareTo(base) != 0;
                    case ">" -> v -> v.compareTo(base) > 0;
                    case "<" -> v -> v.compareTo(base) < 0;
                    default -> v -> v.compareTo(base) == 0;
                };
            }
        }
        Version exact = Version.parse(p);
        return v -> v.compareTo(exact) == 0;
    }

    @Override
    public boolean test(Version v) {
        for (List<Predicate<Version>> all : alternatives) {
            boolean ok = true;
            for (Predicate<Version> p : all) {
                if (!p.test(v)) {
                    ok = false;
                    break;
                }
            }
            if (ok) return true;
        }
        return false;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Range r && r.source.equals(source);
    }

    @Override
    public int hashCode() {
        return source.hashCode();
    }

    @Override
    public String toString() {
        return source;
    }
}
