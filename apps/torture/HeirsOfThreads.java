// args: 3 ab | 6 xyz | 9 q
import java.text.CollationElementIterator;
import java.text.RuleBasedCollator;
import java.util.AbstractList;

/** What threads inherit, exceptions that fill in traces of their own, and iterators of lists of the program walked by the JDK. */
public class HeirsOfThreads {
    static int made;
    static int filled;
    static int asked;

    static final InheritableThreadLocal<StringBuilder> NAMES = new InheritableThreadLocal<>() {
        @Override
        protected StringBuilder childValue(StringBuilder parent) {
            made++;
            return new StringBuilder(parent).append('+').append(parent.length());
        }
    };

    static class Counting extends RuntimeException {
        Counting(boolean writable) {
            super("counting", null, false, writable);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            filled++;
            return this;
        }

        @Override
        public String toString() {
            asked++;
            return "counting";
        }
    }

    static final class Slots extends AbstractList<Integer> {
        private final int size;
        private int sizes;

        Slots(int size) {
            this.size = size;
        }

        @Override
        public Integer get(int index) {
            return index * 3;
        }

        @Override
        public int size() {
            sizes++;
            return size;
        }
    }

    static int inherited(int n, String text) throws InterruptedException {
        NAMES.set(new StringBuilder(text));
        int[] length = new int[1];
        Thread thread = new Thread(() -> {
            for (int i = 0; i < NAMES.get().length() * n; i++) {
                length[0]++;
            }
        });
        thread.start();
        thread.join();
        return length[0] + NAMES.get().length();
    }

    static int thrown(int n) {
        RuntimeException first = new RuntimeException("first", null);
        for (int i = 0; i < n; i++) {
            Counting counting = new Counting(i % 2 == 0);
            try {
                first.initCause(counting);
            } catch (IllegalStateException e) {
                n--;
            }
        }
        int steps = 0;
        for (int i = 0; i < filled * 2 + asked; i++) {
            steps++;
        }
        return steps;
    }

    static int walked(int n) {
        Slots slots = new Slots(n);
        int[] sum = new int[1];
        slots.iterator().forEachRemaining(slot -> sum[0] += slot);
        int steps = 0;
        for (int i = 0; i < sum[0] + slots.sizes; i++) {
            steps++;
        }
        return steps;
    }

    static int collated(int n, String text) throws Exception {
        RuleBasedCollator rules = new RuleBasedCollator("< a < b < q < z < y < x");
        CollationElementIterator elements = rules.getCollationElementIterator(text);
        int sum = 0;
        for (int e = elements.next(); e != CollationElementIterator.NULLORDER; e = elements.next()) {
            for (int i = 0; i < CollationElementIterator.primaryOrder(e) % 5 + n; i++) {
                sum++;
            }
        }
        return sum + rules.compare("x" + text, "y" + text);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int sum = inherited(n, args[1]) + thrown(n) + walked(n) + collated(n, args[1]);
        for (int i = 0; i < made * n; i++) {
            sum++;
        }
        System.out.println(sum);
    }
}
