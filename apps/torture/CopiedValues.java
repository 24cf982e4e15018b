// args: 3 | 5 | 9

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A list of a map's values, of which nothing but a call without content is needed. */
public class CopiedValues {
    static class A {
        final String name;

        A(String name) {
            this.name = name;
        }

        void copied() {
        }

        void walked() {
        }
    }

    static void check(A a) {
        a.copied();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, A> bank = new LinkedHashMap<>();
        bank.put("a", new A("a"));
        bank.put("b", new A("b"));
        List<A> all = new ArrayList<>(bank.values());
        for (int i = 0; i < n; i++) {
            check(all.get(i % 2));
        }
        Map<String, A> other = new HashMap<>();
        other.put("z", new A("z"));
        for (A a : other.values()) {
            a.walked();
        }
        System.out.println(n);
    }
}
