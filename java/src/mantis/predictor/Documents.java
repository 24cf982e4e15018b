package mantis.predictor;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Samples of documents that cannot be cut anywhere: JSON with fewer elements in its long arrays, and fewer
 * members of objects that are tables; XML with fewer of the many elements of one name below one element.
 *
 * <p>The outermost long lists are thinned, and what is kept is kept whole, so that a sample is a document of
 * the same form. A document is looked at twice, as bytes: the JDK's reader of XML tells no places of bytes,
 * and there is none of JSON.
 */
final class Documents {
    /** A list of so many elements is long; an object of so many members is a table. */
    private static final int LONG = 16;
    private static final int TABLE = 64;
    /** Runs of elements that are kept, at most, and how long they are at least. */
    private static final int MOST_RUNS = 16;
    private static final int RUN = 8;
    /** Lists of XML are looked for so deep. */
    private static final int DEEPEST = 4;

    private final byte[] all;
    private final double share;
    private final boolean prefix;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Documents(byte[] all, double share, boolean prefix) {
        this.all = all;
        this.share = share;
        this.prefix = prefix;
    }

    /** Whether bytes begin as those of a document do that {@link #sample} knows. */
    static boolean mayBe(byte[] head) {
        int first = text(head, 0);
        return first < head.length && (head[first] == '{' || head[first] == '[' || head[first] == '<');
    }

    /** About this share of a document, of its beginning or of several places; null if it is none, or has no long list. */
    static byte[] sample(byte[] all, double share, boolean prefix) {
        int first = text(all, 0);
        if (first >= all.length) {
            return null;
        }
        Documents document = new Documents(all, share, prefix);
        return all[first] == '<' ? document.xml() : document.json(first);
    }

    /** Where something other than white space is. */
    private static int text(byte[] bytes, int from) {
        int i = from;
        if (i == 0 && bytes.length > 2 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb) {
            i = 3; // A byte order mark.
        }
        while (i < bytes.length && (bytes[i] == ' ' || bytes[i] == '\n' || bytes[i] == '\r' || bytes[i] == '\t')) {
            i++;
        }
        return i;
    }

    private boolean keeps(int number, int count) {
        return keeps(number, count, share, prefix);
    }

    /** Whether this share of so many elements, of the first or of several places, has the one with a number. */
    static boolean keeps(int number, int count, double share, boolean prefix) {
        int kept = Math.max(2, (int) Math.ceil(share * count));
        if (prefix) {
            return number < kept;
        }
        int runs = Math.max(1, Math.min(MOST_RUNS, kept / RUN));
        long run = (long) number * runs / count;
        long first = (run * count + runs - 1) / runs;
        return number - first < (kept + runs - 1) / runs;
    }

    private byte[] json(int first) {
        int[] counts = elements(first);
        if (counts == null) {
            return null;
        }
        int depth = 0;
        int thinned = 0;
        int container = 0;
        int count = 0;
        int number = 0;
        int from = 0;
        int element = 0;
        boolean any = false;
        boolean thins = false;
        for (int i = first; i < all.length; i++) {
            byte b = all[i];
            if (b == '"') {
                i = string(i);
            } else if (b == '{' || b == '[') {
                depth++;
                int has = counts[container++];
                if (thinned == 0 && has >= (b == '[' ? LONG : TABLE)) {
                    out.write(all, from, i + 1 - from);
                    thinned = depth;
                    count = has;
                    number = 0;
                    element = i + 1;
                    any = false;
                    thins = true;
                }
            } else if (b == ',' && depth == thinned) {
                any = element(element, i, number++, count, any);
                element = i + 1;
            } else if (b == '}' || b == ']') {
                if (depth == thinned) {
                    element(element, i, number, count, any);
                    thinned = 0;
                    from = i;
                }
                depth--;
            }
        }
        out.write(all, from, all.length - from);
        return thins ? out.toByteArray() : null;
    }

    /** Writes an element if it is kept; whether there is one by now. */
    private boolean element(int from, int to, int number, int count, boolean any) {
        if (!keeps(number, count)) {
            return any;
        }
        if (any) {
            out.write(',');
        }
        out.write(all, from, to - from);
        return true;
    }

    /** How many elements each array and object has, in the order in which they begin; null if this is not one document. */
    private int[] elements(int first) {
        int[] counts = new int[256];
        int[] open = new int[64];
        int depth = 0;
        int begun = 0;
        for (int i = first; i < all.length; i++) {
            byte b = all[i];
            if (b == '"') {
                i = string(i);
                if (i >= all.length) {
                    return null;
                }
            } else if (b == '{' || b == '[') {
                if (begun == counts.length) {
                    counts = Arrays.copyOf(counts, 2 * begun);
                }
                if (depth == open.length) {
                    open = Arrays.copyOf(open, 2 * depth);
                }
                open[depth++] = begun;
                counts[begun++] = 1;
            } else if (b == ',') {
                counts[open[depth - 1]]++;
            } else if (b == '}' || b == ']') {
                depth--;
                if (depth == 0) {
                    return text(all, i + 1) == all.length ? counts : null;
                }
            }
        }
        return null;
    }

    /** Where the string ends that begins at a quotation mark. */
    private int string(int from) {
        for (int i = from + 1; i < all.length; i++) {
            if (all[i] == '\\') {
                i++;
            } else if (all[i] == '"') {
                return i;
            }
        }
        return all.length;
    }

    private byte[] xml() {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            Map<String, int[]> groups = new HashMap<String, int[]>();
            if (!children(depth, groups, false)) {
                return null;
            }
            boolean isLong = false;
            for (int[] group : groups.values()) {
                isLong |= group[0] >= LONG;
            }
            if (isLong) {
                children(depth, groups, true);
                return out.toByteArray();
            }
        }
        return null;
    }

    /**
     * Goes over the elements at a depth, which form groups by what they are in and by their names: counts
     * them, or writes the document with few of long groups. Whether this is a document.
     */
    private boolean children(int wanted, Map<String, int[]> groups, boolean writes) {
        int depth = 0;
        int parent = 0;
        int from = 0;
        int begun = -1;
        boolean kept = true;
        boolean ended = false;
        for (int i = text(all, 0); i < all.length; i++) {
            if (all[i] != '<') {
                continue;
            }
            int end = tag(i);
            if (end < 0) {
                return false;
            }
            byte kind = i + 1 < all.length ? all[i + 1] : 0;
            if (kind == '!' || kind == '?') {
                i = end;
                continue;
            }
            if (ended) {
                return false;
            }
            boolean closes = kind == '/';
            boolean isEmpty = !closes && all[end - 1] == '/';
            if (!closes) {
                parent += depth == wanted - 1 ? 1 : 0;
                if (depth == wanted) {
                    int[] group = group(groups, parent, i + 1);
                    kept = !writes || group[0] < LONG || keeps(group[1]++, group[0]);
                    group[0] += writes ? 0 : 1;
                    begun = i;
                }
                depth++;
            }
            if (closes || isEmpty) {
                depth--;
                if (depth == wanted && !kept) {
                    out.write(all, from, begun - from);
                    from = end + 1;
                }
                ended = depth == 0;
                if (depth < 0) {
                    return false;
                }
            }
            i = end;
        }
        if (writes) {
            out.write(all, from, all.length - from);
        }
        return ended;
    }

    private int[] group(Map<String, int[]> groups, int parent, int name) {
        int end = name;
        while (end < all.length && all[end] > ' ' && all[end] != '>' && all[end] != '/') {
            end++;
        }
        StringBuilder key = new StringBuilder().append(parent).append(' ');
        for (int i = name; i < end; i++) {
            key.append((char) (all[i] & 0xff));
        }
        int[] group = groups.get(key.toString());
        if (group == null) {
            group = new int[2];
            groups.put(key.toString(), group);
        }
        return group;
    }

    /** Where what begins with a sign of a tag ends: at its last byte; -1 if it does not. */
    private int tag(int from) {
        if (starts(from, "<!--")) {
            return after(from + 4, "-->");
        }
        if (starts(from, "<![CDATA[")) {
            return after(from + 9, "]]>");
        }
        if (starts(from, "<?")) {
            return after(from + 2, "?>");
        }
        int nested = 0;
        for (int i = from + 1; i < all.length; i++) {
            byte b = all[i];
            if (b == '"' || b == '\'') {
                do {
                    i++;
                } while (i < all.length && all[i] != b);
            } else if (b == '[') {
                nested++;
            } else if (b == ']') {
                nested--;
            } else if (b == '>' && nested <= 0) {
                return i;
            }
        }
        return -1;
    }

    private int after(int from, String end) {
        for (int i = from; i <= all.length - end.length(); i++) {
            if (starts(i, end)) {
                return i + end.length() - 1;
            }
        }
        return -1;
    }

    private boolean starts(int at, String text) {
        if (at + text.length() > all.length) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (all[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
