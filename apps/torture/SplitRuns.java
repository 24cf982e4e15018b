// args: aaabbbbccd 3 | xyzzyxxxxxyyyyyyyyz 5 | q 2 | mmmmmmmmmmmmmmmmnopqrstuvwwwww 4
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

/** Run-length statistics by a spliterator that only splits between two runs. */
public class SplitRuns {
    record Run(char symbol, int length) { }

    static int advances;

    static final class RunSpliterator implements Spliterator<Run> {
        private final CharSequence text;
        private int at;
        private final int end;

        RunSpliterator(CharSequence text, int at, int end) {
            this.text = text;
            this.at = at;
            this.end = end;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Run> action) {
            if (at >= end) {
                return false;
            }
            advances++;
            char c = text.charAt(at);
            int from = at;
            while (at < end && text.charAt(at) == c) {
                at++;
            }
            action.accept(new Run(c, at - from));
            return true;
        }

        @Override
        public Spliterator<Run> trySplit() {
            int mid = (at + end) >>> 1;
            while (mid < end && mid > at && text.charAt(mid) == text.charAt(mid - 1)) {
                mid++;
            }
            if (mid <= at || mid >= end) {
                return null;
            }
            Spliterator<Run> head = new RunSpliterator(text, at, mid);
            at = mid;
            return head;
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return ORDERED | NONNULL | IMMUTABLE;
        }
    }

    static Deque<Spliterator<Run>> shatter(Spliterator<Run> whole, int grain) {
        Deque<Spliterator<Run>> todo = new ArrayDeque<>();
        Deque<Spliterator<Run>> parts = new ArrayDeque<>();
        todo.push(whole);
        while (!todo.isEmpty()) {
            Spliterator<Run> s = todo.pop();
            Spliterator<Run> head = s.estimateSize() > grain ? s.trySplit() : null;
            if (head == null) {
                parts.addLast(s);
            } else {
                todo.push(s);
                todo.push(head);
            }
        }
        return parts;
    }

    public static void main(String[] args) {
        String text = args[0];
        int grain = Integer.parseInt(args[1]);
        Deque<Spliterator<Run>> parts = shatter(new RunSpliterator(text, 0, text.length()), grain);
        int pieces = parts.size();
        int bonus = 0;
        StringBuilder packed = new StringBuilder();
        for (Spliterator<Run> part : parts) {
            int[] local = new int[1];
            boolean any = part.tryAdvance(r -> local[0] = r.length());
            part.forEachRemaining(r -> {
                local[0] = local[0] * 2 + r.length();
                packed.append(r.symbol());
            });
            if (any && local[0] > grain) {
                bonus += local[0];
            }
            packed.append(local[0]).append('.');
        }
        int longest = StreamSupport.stream(new RunSpliterator(text, 0, text.length()), false)
                .filter(r -> r.symbol() > 'b')
                .limit(grain)
                .mapToInt(Run::length)
                .reduce(0, Math::max);
        String mark = "";
        for (int i = 0; i < longest; i++) {
            mark += i % 2 == 0 ? "<" : ">";
        }
        System.out.println(packed);
        System.out.println("pieces=" + pieces + " bonus=" + bonus + " advances=" + advances);
        System.out.println("longest=" + longest + " " + mark);
    }
}
