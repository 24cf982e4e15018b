// args: 3 car cart | 10 to tea ten inn | 25 a ab abc b
import java.util.Map;
import java.util.TreeMap;

/** Prefix trees: one over maps, one over arrays; insertion, longest prefix, all words below, pruning. */
public class Tries {
    private final Map<Character, Tries> children = new TreeMap<>();
    private int words;

    void insert(String s) {
        Tries at = this;
        for (char c : s.toCharArray()) {
            at = at.children.computeIfAbsent(c, k -> new Tries());
        }
        at.words++;
    }

    int count() {
        int k = words;
        for (Tries child : children.values()) {
            k += child.count();
        }
        return k;
    }

    boolean remove(String s, int from) {
        if (from == s.length()) {
            words--;
            return words == 0 && children.isEmpty();
        }
        Tries child = children.get(s.charAt(from));
        if (child != null && child.remove(s, from + 1)) {
            children.remove(s.charAt(from));
        }
        return words == 0 && children.isEmpty();
    }

    static final class Flat {
        final Flat[] next = new Flat[26];
        int passes;

        int add(String s) {
            Flat at = this;
            int fresh = 0;
            for (int i = 0; i < s.length(); i++) {
                int c = s.charAt(i) % 26;
                if (at.next[c] == null) {
                    at.next[c] = new Flat();
                    fresh++;
                }
                at = at.next[c];
                at.passes++;
            }
            return fresh;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Tries root = new Tries();
        Flat flat = new Flat();
        int fresh = 0;
        for (int i = 0; i < n; i++) {
            String s = args[i % args.length] + (i % 4 == 0 ? "" : i % 3);
            root.insert(s);
            fresh += flat.add(s);
        }
        int total = root.count();
        for (String a : args) {
            root.remove(a, 0);
            Tries at = root;
            for (int i = 0; i < a.length() && at != null; i++) {
                total += at.children.size() * 5;
                at = at.children.get(a.charAt(i));
            }
        }
        for (Flat f : flat.next) {
            if (f != null) {
                for (int i = 0; i < f.passes; i++) {
                    total++;
                }
            }
        }
        for (int i = 0; i < fresh; i++) {
            total++;
        }
        System.out.println(total + " " + fresh);
    }
}
