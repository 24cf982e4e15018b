// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** ListIterator: set, add, remove, backwards, index of next, on sub-lists that change the list below. */
public class ListIterators {
    static int rewrite(List<Integer> list) {
        int changes = 0;
        ListIterator<Integer> it = list.listIterator();
        while (it.hasNext()) {
            int at = it.nextIndex();
            int x = it.next();
            if (x % 5 == 0) {
                it.remove();
                changes++;
            } else if (at % 4 == 1) {
                it.set(x * 2);
            } else if (x % 3 == 0) {
                it.add(-x);
                changes += 10;
            }
        }
        while (it.hasPrevious()) {
            if (it.previous() < 0) {
                changes += 100;
            }
        }
        return changes;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 7 % 23);
        }
        List<Integer> linked = new LinkedList<>(list);
        int total = rewrite(linked) + rewrite(list.subList(n / 3, n));
        list.subList(0, list.size() / 3).clear();
        for (int x : list) {
            for (int i = x; i > 0; i -= 3) {
                total++;
            }
        }
        for (ListIterator<Integer> it = linked.listIterator(linked.size()); it.hasPrevious();) {
            if (it.previous() > it.nextIndex()) {
                total += 3;
            }
        }
        System.out.println(total + " " + list.size() + linked);
    }
}
