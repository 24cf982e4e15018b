// args: 3 4 x | 10 oops 5 | 25 1 2 z z
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

/** Exceptions decide what happens: own and the JDK's, thrown far below the handler, by hierarchy, with state. */
public class ExceptionsAsControl {
    static class Found extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final int depth;

        Found(int depth) {
            super(null, null, false, false);
            this.depth = depth;
        }
    }

    static class FoundEarly extends Found {
        private static final long serialVersionUID = 1L;

        FoundEarly(int depth) {
            super(depth * 2);
        }
    }

    static void search(int n, int depth) {
        if (n % 13 == 0 || depth > 20) {
            throw depth < 3 ? new FoundEarly(depth) : new Found(depth);
        }
        search(n / 2 + 3, depth + 1);
    }

    static int numbers(String[] args) {
        int good = 0;
        for (int i = 0;; i++) {
            try {
                good += Integer.parseInt(args[i]);
            } catch (NumberFormatException e) {
                good++;
            } catch (ArrayIndexOutOfBoundsException e) {
                return good;
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = numbers(args);
        for (int i = 1; i <= n; i++) {
            try {
                search(i, 0);
            } catch (FoundEarly e) {
                total += 100;
                total += e.depth;
            } catch (Found e) {
                for (int k = 0; k < e.depth; k++) {
                    total++;
                }
            }
        }
        Deque<Integer> stack = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            stack.push(i);
        }
        int popped = 0;
        try {
            while (true) {
                popped += stack.pop();
            }
        } catch (NoSuchElementException e) {
            total += popped;
        }
        Object o = args.length > 3 ? args : args[0];
        try {
            total += ((String) o).length();
        } catch (ClassCastException e) {
            total += 7;
        }
        System.out.println(total);
    }
}
