// args: 3 (()) | 10 ([{}]) | 25 ([)]{
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** ArrayDeque as stack and queue: balanced brackets, a sliding maximum, the survivors of a circle. */
public class Deques {
    static int balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        int deepest = 0;
        for (char c : text.toCharArray()) {
            int kind = "([{".indexOf(c);
            if (kind >= 0) {
                open.push(")]}".charAt(kind));
                deepest = Math.max(deepest, open.size());
            } else if (open.isEmpty() || open.pop() != c) {
                return -deepest;
            }
        }
        return open.isEmpty() ? deepest : -100;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = balanced(args[1]);
        Deque<Integer> window = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            int x = i * 11 % 17;
            while (!window.isEmpty() && window.peekLast() % 100 < x) {
                window.pollLast();
            }
            window.addLast(i * 100 + x);
            if (window.peekFirst() / 100 <= i - 4) {
                window.removeFirst();
            }
            total += window.getFirst() % 100;
        }
        Deque<Integer> circle = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            circle.offer(i);
        }
        int moves = 0;
        while (circle.size() > 1) {
            for (int k = 0; k < 2; k++) {
                circle.offer(circle.poll());
                moves++;
            }
            circle.poll();
        }
        for (int i = 0; i < circle.peek(); i++) {
            total++;
        }
        for (Iterator<Integer> it = window.descendingIterator(); it.hasNext();) {
            moves += it.next() % 3;
        }
        System.out.println(total + " " + moves);
    }
}
