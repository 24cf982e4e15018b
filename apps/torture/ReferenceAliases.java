// args: 3 a | 10 b | 25 c
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Two names for one object, objects stored in collections and changed afterwards, swapped fields. */
public class ReferenceAliases {
    static class Box {
        int value;
        Box other;
    }

    static Box choose(Box a, Box b, boolean first) {
        return first ? a : b;
    }

    static void bump(Box b, int by) {
        b.value += by;
        if (b.other != null) {
            b.other.value -= 1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Box a = new Box();
        Box b = new Box();
        Box chosen = choose(a, b, args[1].equals("a"));
        bump(chosen, n);
        a.other = b;
        bump(a, 2);
        Map<String, Box> map = new HashMap<>();
        List<Box> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Box box = map.computeIfAbsent("k" + i % 3, k -> new Box());
            list.add(box);
            box.value += i;
        }
        list.get(0).value = 5;
        int total = 0;
        for (Box box : list) {
            for (int i = 0; i < box.value; i++) {
                total++;
            }
        }
        Box[] pair = {a, b};
        pair[args[1].equals("c") ? 0 : 1] = list.get(n / 2);
        pair[0].value += 10;
        for (int i = 0; i < a.value + b.value; i++) {
            total += 2;
        }
        System.out.println(total);
    }
}
