// args: 3 ab cde f | 7 x yy zzz wwww | 12 q | 5

import java.nio.CharBuffer;
import java.util.Comparator;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What parts, views and buffers ask of what they were made of. */
public class ReadThrough {
    static int compares;
    static int asked;
    static int shown;

    static final class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            compares++;
            int length = Integer.compare(a.length(), b.length());
            return length != 0 ? length : a.compareTo(b);
        }
    }

    static final class Dots implements CharSequence {
        private final int length;

        Dots(int length) {
            this.length = length;
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public char charAt(int index) {
            asked++;
            return (char) ('.' + index % 3);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Dots(to - from);
        }
    }

    static final class Tag {
        final int id;

        Tag(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return 5;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Tag && ((Tag) other).id == id;
        }

        @Override
        public String toString() {
            shown++;
            return "tag " + id;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        TreeMap<String, Integer> map = new TreeMap<>(new ByLength());
        TreeSet<String> set = new TreeSet<>(new ByLength());
        for (int i = 1; i < args.length; i++) {
            map.put(args[i], i);
            set.add(args[i]);
        }
        int before = compares;
        NavigableMap<String, Integer> part = map.subMap("a", true, "zzzz", false);
        NavigableMap<String, Integer> down = part.descendingMap();
        NavigableSet<String> keys = part.descendingKeySet();
        NavigableSet<String> up = set.headSet("zzz", true).descendingSet();
        int parts = compares - before;
        for (int i = 0; i < parts; i++) {
            n += i % 2;
        }
        int order = 0;
        for (String key : down.keySet()) {
            order = order * 3 + key.length() + keys.size() + up.size();
        }

        char[] letters = new char[4];
        CharBuffer target = CharBuffer.wrap(letters);
        CharBuffer twin = target.duplicate();
        CharBuffer source = CharBuffer.wrap(new Dots(n % 9));
        int moved = 0;
        try {
            for (int got = source.read(target); got > 0; got = source.read(target)) {
                moved += got;
                for (int i = 0; i < letters[0] % 5 + twin.get(1) % 4; i++) {
                    moved++;
                }
                target.clear();
            }
        } catch (java.io.IOException e) {
            moved = -1;
        }

        int twice = 0;
        for (int i = 0; i < n; i++) {
            try {
                twice += Set.of(new Tag(i), new Tag(3), new Tag(i + 1)).size();
            } catch (IllegalArgumentException e) {
                twice += shown * 10;
            }
        }
        int rest = 0;
        while (rest * rest < asked + twice) {
            rest++;
        }
        System.out.println(parts + " " + order + " " + moved + " " + twice + " " + rest);
    }
}
