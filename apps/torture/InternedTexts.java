// args: 3 abc | 120 ab | 140 hello
import java.util.*;

/** `==` of what may be one object or two: literals, constants, interned texts, boxes, empty collections, enums, class literals. */
public class InternedTexts {
    static final String CONSTANT = "ab" + "c";
    static final String NOT_CONSTANT = "ab".concat("c");
    static final Integer BIG = 1000;
    static int total;

    static void count(boolean same, int n) {
        int times = same ? n : n / 2;
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Other {
        static final String CONSTANT = "abc";
        final String text;

        Other(String text) {
            this.text = text.intern();
        }
    }

    enum E { A, B { @Override int v() { return 2; } };
        int v() {
            return 1;
        }
    }

    record R(Integer i, String s) {}

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        boolean literal = word.intern() == "abc";
        count(literal, n);
        boolean constants = CONSTANT == Other.CONSTANT;
        count(constants, n);
        boolean made = NOT_CONSTANT == CONSTANT;
        count(made, n);
        boolean fresh = new String("abc") == CONSTANT;
        count(fresh, n);
        boolean interned = NOT_CONSTANT.intern() == Other.CONSTANT;
        count(interned, n);
        boolean argument = word == CONSTANT;
        count(argument, n);
        boolean field = new Other(word).text == CONSTANT;
        count(field, n);
        final String local = "a";
        boolean folded = (local + "bc") == CONSTANT;
        count(folded, n);
        String variable = "a";
        boolean joined = (variable + "bc") == CONSTANT;
        count(joined, n);
        boolean part = "xabc".substring(0) == "xabc";
        count(part, n);
        boolean trimmed = word.trim() == word;
        count(trimmed, n);
        boolean replaced = word.replace('z', 'y') == word;
        count(replaced, n);
        boolean text = word.toString() == word;
        count(text, n);
        boolean upper = word.toLowerCase() == word;
        count(upper, n);
        boolean value = String.valueOf(word) == word;
        count(value, n);
        boolean none = word.concat("") == word;
        count(none, n);
        boolean repeated = word.repeat(1) == word;
        count(repeated, n);
        Integer a = n;
        Integer b = n;
        boolean cached = a == b;
        count(cached, n);
        Integer c = Integer.valueOf(args[0]);
        boolean parsed = a == c;
        count(parsed, n);
        Long l = (long) n;
        boolean longs = l == Long.valueOf(n);
        count(longs, n);
        boolean equal = l.equals(a);
        count(equal, n);
        Character x = word.charAt(0);
        Character y = word.charAt(0);
        boolean chars = x == y;
        count(chars, n);
        Boolean t = n > 5;
        boolean bools = t == Boolean.TRUE;
        count(bools, n);
        boolean big = BIG == 1000;
        count(big, n);
        Object boxed = n;
        boolean objects = boxed == (Object) a;
        count(objects, n);
        boolean empty = List.of() == List.of();
        count(empty, n);
        boolean empties = Collections.emptyList() == Collections.EMPTY_LIST;
        count(empties, n);
        List<String> copy = List.copyOf(List.of(word));
        boolean copies = List.copyOf(copy) == copy;
        count(copies, n);
        boolean absent = Optional.empty() == Optional.ofNullable(null);
        count(absent, n);
        boolean constant = Enum.valueOf(E.class, n > 10 ? "A" : "B") == E.A;
        count(constant, n);
        boolean body = E.B.getClass() == E.class;
        count(body, n);
        boolean declaring = E.B.getDeclaringClass() == E.A.getClass();
        count(declaring, n);
        boolean arrays = int[].class == new int[n].getClass();
        count(arrays, n);
        R r = new R(n, word);
        R s = new R(n, word);
        boolean records = r == s;
        count(records, n);
        boolean same = r.equals(s);
        count(same, n);
        boolean components = r.i() == s.i();
        count(components, n);
        boolean strings = r.s() == s.s();
        count(strings, n);
        StringBuilder builder = new StringBuilder(word);
        boolean self = builder.append(1) == builder;
        count(self, n);
        boolean lock = new Object() == new Object();
        count(lock, n);
        Runnable first = null;
        int lambdas = 0;
        for (int i = 0; i < n; i++) {
            Runnable one = () -> total++;
            if (one == first) {
                lambdas++;
            }
            first = one;
        }
        count(lambdas > 1, n);
        int captured = 0;
        Runnable before = null;
        for (int i = 0; i < n; i++) {
            int k = i;
            Runnable one = () -> total += k;
            if (one == before) {
                captured++;
            }
            before = one;
        }
        count(captured > 0, n);
        int distinct = 0;
        IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i % 2 == 0 ? "k" : new String("k"), i);
            map.put(("q" + i % 3).intern(), i);
        }
        distinct = map.size();
        count(distinct > 10, distinct);
        System.out.println(total);
    }
}
