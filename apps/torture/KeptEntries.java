// args: 4 abcb | 9 hello | 15 mississippi | 2 zebra
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Entries that the program keeps while their map changes: of each kind of map they do something else. */
public class KeptEntries {
    enum Side { LEFT, RIGHT, TOP, BOTTOM }

    static int walked;

    static Map<String, Integer> letters(Map<String, Integer> into, String word) {
        for (int i = 0; i < word.length(); i++) {
            into.put(word.substring(i, i + 1), i + 1);
        }
        return into;
    }

    static void walk(int n) {
        for (int i = 0; i < n; i++) {
            walked += i & 1;
        }
    }

    /** An entry of a `ConcurrentHashMap` puts its key back. */
    static int putBack(Map<String, Integer> map, int value) {
        Map.Entry<String, Integer> kept = map.entrySet().iterator().next();
        map.remove(kept.getKey());
        walk(map.size());
        kept.setValue(value);
        int sizes = 0;
        for (Object e : map.entrySet().toArray()) {
            sizes++;
        }
        walk(map.size());
        return sizes * 10 + (map.containsKey(kept.getKey()) ? 1 : 0);
    }

    /** Those that bulk operations give cannot be set. */
    static int throughBulk(ConcurrentHashMap<String, Integer> map, int by) {
        try {
            map.forEachEntry(Long.MAX_VALUE, e -> {
                walk(e.getValue());
                if (e.getValue() > by) {
                    e.setValue(by);
                }
            });
        } catch (UnsupportedOperationException x) {
            walk(by);
        }
        int sum = 0;
        for (int v : map.values()) {
            sum += v;
            walk(v);
        }
        return sum;
    }

    /** What is behind an entry of a tree may be another key once its own was removed. */
    static int moved(TreeMap<String, Integer> map, int which) {
        List<Map.Entry<String, Integer>> kept = new ArrayList<>(map.entrySet());
        String key = kept.get(which % kept.size()).getKey();
        map.remove(key);
        int changed = 0;
        for (Map.Entry<String, Integer> e : kept) {
            walk(e.getValue());
            if (e.getKey().compareTo(key) > 0) {
                changed++;
            }
        }
        return changed;
    }

    /** Entries of an `EnumMap` are of no use once they were removed. */
    static int gone(EnumMap<Side, Integer> map, int n) {
        for (Side s : Side.values()) {
            if ((n >> s.ordinal() & 1) == 1) {
                map.put(s, n + s.ordinal());
            }
        }
        int failures = 0;
        for (Iterator<Map.Entry<Side, Integer>> i = map.entrySet().iterator(); i.hasNext();) {
            Map.Entry<Side, Integer> e = i.next();
            if (e.getValue() % 2 == 0) {
                i.remove();
            }
            try {
                walk(e.getValue());
            } catch (IllegalStateException x) {
                failures++;
            }
        }
        walk(failures + map.size());
        return failures;
    }

    /** What an entry of an `EnumMap` sets is in the map again, though its size does not know. */
    static int halfBack(EnumMap<Side, Integer> map, int n) {
        map.put(Side.TOP, n);
        map.put(Side.LEFT, n + 1);
        Map.Entry<Side, Integer> kept = map.entrySet().iterator().next();
        map.remove(Side.LEFT);
        walk(map.size());
        kept.setValue(n);
        int sizes = 0;
        for (Map.Entry<Side, Integer> e : map.entrySet()) {
            sizes++;
        }
        walk(map.containsKey(Side.LEFT) ? 3 : 2);
        return sizes * 10 + map.size();
    }

    /** Properties are a `ConcurrentHashMap` inside. */
    static int properties(Properties p, String word, int n) {
        p.setProperty(word, word + n);
        Map.Entry<Object, Object> kept = p.entrySet().iterator().next();
        p.remove(kept.getKey());
        kept.setValue("back");
        walk(p.size() * 3);
        for (Object o : p.keySet()) {
            walk(o.toString().length());
        }
        return p.size();
    }

    static int compared(Map<String, Integer> map, Map<String, Integer> other) {
        Map.Entry<String, Integer> mine = map.entrySet().iterator().next();
        int same = 0;
        for (Map.Entry<String, Integer> e : other.entrySet()) {
            e.setValue(mine.getValue());
            if (e.equals(mine)) {
                same++;
            }
            walk(map.get(mine.getKey()) + same);
        }
        return same;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        ConcurrentMap<String, Integer> concurrent = new ConcurrentHashMap<>();
        System.out.println(putBack(letters(concurrent, word), n));
        System.out.println(putBack(letters(new HashMap<>(), word), n));
        System.out.println(putBack(letters(new LinkedHashMap<>(), word), n));
        System.out.println(putBack(letters(new Hashtable<>(), word), n));
        System.out.println(putBack(letters(new TreeMap<>(), word), n));
        ConcurrentHashMap<String, Integer> bulk = new ConcurrentHashMap<>();
        letters(bulk, word);
        System.out.println(throughBulk(bulk, n));
        TreeMap<String, Integer> tree = new TreeMap<>();
        letters(tree, word);
        System.out.println(moved(tree, n));
        System.out.println(gone(new EnumMap<>(Side.class), n));
        System.out.println(halfBack(new EnumMap<>(Side.class), n) + properties(new Properties(), word, n));
        System.out.println(compared(letters(new HashMap<>(), word), letters(new ConcurrentHashMap<>(), word + n)));
        System.out.println(walked);
    }
}
