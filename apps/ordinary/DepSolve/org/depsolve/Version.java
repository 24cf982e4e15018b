package org.depsolve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Semantic version, with optional pre-release tag. */
public record Version(int major, int minor, int patch, String pre) implements Comparable<Version> {

    private static final Pattern SYNTAX = Pattern.compile("v?(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?(?:-([0-9A-Za-z.]+))?");

    public static Version parse(String s) {
        Matcher m = SYNTAX.matcher(s);
        if (!m.matches()) throw new IllegalArgumentException("not a version: " + s);
        return new Version(num(m.group(1)), num(m.group(2)), num(m.group(3)), m.group(4) == null ? "" : m.group(4));
    }

    private static int num(String s) {
        return s == null ? 0 : Integer.parseInt(s);
    }

    @Override
    public int compareTo(Version o) {
        int c = Integer.compare(major, o.major);
        if (c == 0) c = Integer.compare(minor, o.minor);
        if (c == 0) c = Integer.compare(patch, o.patch);
        if (c != 0 || pre.equals(o.pre)) return c;
        if (pre.isEmpty()) return 1;
        if (o.pre.isEmpty()) return -1;
        return pre.compareTo(o.pre);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch + (pre.isEmpty() ? "" : "-" + pre);
    }
}
