// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Identity against equality: identity maps, interned strings, objects whose hash code is their identity. */
public class IdentityMaps {
    static final class Plain {
        final int id;

        Plain(int id) {
            this.id = id;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Integer> identical = new IdentityHashMap<>();
        Set<String> equal = new HashSet<>();
        for (int i = 0; i < n; i++) {
            String s = new String("s" + i % 3);
            String t = i % 2 == 0 ? s.intern() : s;
            identical.merge(t, 1, Integer::sum);
            equal.add(t);
        }
        int total = identical.size() * 10 + equal.size();
        if (("s" + n).intern() == ("s" + args[0]).intern()) {
            total += 3;
        }
        Set<Plain> plain = new HashSet<>();
        List<Plain> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Plain p = i % 4 == 3 ? list.get(i / 2) : new Plain(i);
            if (!plain.add(p)) {
                total += p.id;
            }
            list.add(p);
        }
        int sum = 0;
        for (Plain p : plain) {
            sum += p.id;
        }
        for (int i = 0; i < sum; i += 4) {
            total++;
        }
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (String a : args) {
            seen.add(a);
            seen.add(a.substring(0));
            seen.add(Integer.valueOf(5));
        }
        for (int i = 0; i < seen.size(); i++) {
            total++;
        }
        System.out.println(total);
    }
}
