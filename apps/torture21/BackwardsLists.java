// args: 3 7 | 6 2 | 9 11
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeSet;

/** Collections seen backwards: what is added to one of the two is in the other; a linked list backwards is a linked list. */
public class BackwardsLists {
    static int seen;
    static LinkedList<Integer> linked = new LinkedList<>();
    static List<Integer> list = new ArrayList<>();
    static Deque<Integer> deque = new ArrayDeque<>();
    static SequencedSet<Integer> set = new LinkedHashSet<>();
    static SequencedMap<Integer, String> map = new LinkedHashMap<>();
    static NavigableSet<Integer> sorted = new TreeSet<>((a, b) -> {
        seen++;
        return a - b;
    });

    static int linked(int i) {
        LinkedList<Integer> back = linked.reversed();
        int sum = 0;
        try {
            sum += back.getLast();
        } catch (NoSuchElementException e) {
            sum++;
        }
        back.addLast(i * 2);
        linked.add(i);
        back.addFirst(i + 100);
        Integer first = back.peekFirst();
        Integer next = back.get(1);
        for (int x : back) {
            sum = sum * 3 + x;
        }
        LinkedList<Integer> twice = back.reversed();
        twice.offer(7);
        return sum + first + next + twice.size() + (back.contains(7) ? 1 : 0) + back.indexOf(7) + linked.pollLast();
    }

    static int others(int i) {
        List<Integer> back = list.reversed();
        back.add(i);
        list.add(i + 1);
        Deque<Integer> queue = deque.reversed();
        queue.push(i);
        deque.push(i * 3);
        SequencedSet<Integer> last = set.reversed();
        last.add(i % 4);
        set.addFirst(i);
        SequencedMap<Integer, String> entries = map.reversed();
        entries.putFirst(i, "v" + i);
        map.putLast(i + 2, "w");
        int sum = back.get(0) * 2 + list.get(0) + queue.peek() + last.getFirst() + last.size();
        sum += entries.firstEntry().getKey() + entries.pollLastEntry().getValue().length();
        if (back.size() > 8) {
            back.removeLast();
        }
        for (int x : list) {
            sum += x;
        }
        return sum;
    }

    static int sorted(int i) {
        sorted.add(i * 5 % 7);
        NavigableSet<Integer> down = sorted.reversed();
        NavigableSet<Integer> part = sorted.headSet(4, true).reversed();
        return down.getFirst() * 10 + (part.isEmpty() ? 0 : part.getFirst()) + part.size();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += linked(i + k) + others(i) + sorted(i * k);
        }
        for (int i = 0; i < (sum & 31); i++) {
            seen += 2;
        }
        System.out.println(sum + " " + seen);
    }
}
