// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** Loops over lists by index, while they are changed, backwards, with two indices. */
public class IndexLoops {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 5 % 13);
        }
        int removed = 0;
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) % 4 == 0) {
                list.remove(i--);
                removed++;
            }
        }
        int swaps = 0;
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            if (list.get(i) > list.get(j)) {
                int t = list.get(i);
                list.set(i, list.get(j));
                list.set(j, t);
                swaps++;
            }
        }
        List<Integer> work = new LinkedList<>(list);
        int rounds = 0;
        while (!work.isEmpty()) {
            int first = work.remove(0);
            if (first > 3) {
                work.add(first - 4);
            }
            rounds++;
        }
        for (int i = list.size(); i-- > 0;) {
            rounds += list.get(i);
        }
        System.out.println(removed + " " + swaps + " " + rounds);
    }
}
