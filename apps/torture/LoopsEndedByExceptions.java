// args: 3 1 | 8 2 | 14 0
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Loops without another end than an exception: of data, of queues, of arrays, of numbers; caught here, by callers, by some callers only. */
public class LoopsEndedByExceptions {
    static int total;
    static int seen;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int readAll(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        int sum = 0;
        try {
            while (true) {
                sum += in.readShort() & 7;
                seen++;
            }
        } catch (EOFException e) {
            seen += 2;
        }
        return sum;
    }

    static int drain(Deque<Integer> queue) {
        int sum = 0;
        for (;;) {
            sum += queue.remove();
            seen += sum & 1;
        }
    }

    static int walk(int[] cells, int from, int step) {
        int sum = 0;
        try {
            for (int at = from;; at += step) {
                sum += cells[at];
                cells[at] = sum & 15;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            sum += 3;
        } finally {
            seen++;
        }
        return sum;
    }

    static int firstBad(String[] words) {
        int good = 0;
        try {
            for (String word : words) {
                good += Integer.parseInt(word);
                seen++;
            }
            good += 50;
        } catch (NumberFormatException e) {
            good += 7;
        }
        return good;
    }

    static int skipBad(String[] words) {
        int good = 0;
        next:
        for (String word : words) {
            for (int k = 0; k < 2; k++) {
                try {
                    good += Integer.parseInt(word.substring(k));
                } catch (NumberFormatException e) {
                    seen += k;
                    continue next;
                } catch (StringIndexOutOfBoundsException e) {
                    good++;
                    break;
                }
            }
        }
        return good;
    }

    static class Filled {
        final int[] cells = new int[5];
        int filled;

        Filled(int by) {
            try {
                while (true) {
                    cells[filled] = by;
                    filled++;
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                by++;
            }
            filled += by & 3;
        }
    }

    static class Broken {
        static int begun;
        final int value;

        Broken(Iterator<Integer> values) {
            begun++;
            int sum = 0;
            while (sum >= 0) {
                sum += values.next();
            }
            value = sum;
            begun += 100;
        }
    }

    static int nested(int[][] rows) {
        int sum = 0;
        for (int i = 0;; i++) {
            try {
                for (int j = 0;; j++) {
                    sum += rows[i][j];
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                if (i >= rows.length) {
                    return sum;
                }
                seen++;
            }
        }
    }

    static int deep(int[] cells, int at) {
        seen++;
        return cells[at] + deep(cells, at + 1);
    }

    static void each(int n, IntConsumer action) {
        for (int i = 0; i < n; i++) {
            action.accept(i);
        }
        seen += 1000;
    }

    static int rethrown(List<Integer> values, int limit) {
        int sum = 0;
        for (Iterator<Integer> it = values.iterator();; ) {
            try {
                sum += it.next();
                if (sum > limit) {
                    throw new IllegalStateException("over " + sum);
                }
            } catch (NoSuchElementException e) {
                throw new IllegalArgumentException(e);
            } finally {
                seen += sum & 1;
            }
        }
    }

    static int some(int[] cells, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += cells[i];
        }
        return sum + 1;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int more = Integer.parseInt(args[1]);
        int all = readAll(new byte[2 * n + 1]);
        count(all + seen);
        Deque<Integer> queue = new ArrayDeque<>();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            queue.add(i);
            list.add(i);
        }
        try {
            drain(queue);
            count(100);
        } catch (NoSuchElementException e) {
            count(queue.size() + seen);
        }
        int walked = walk(new int[n], 0, 2) + walk(new int[n], n - 1, -1);
        count(walked + seen);
        String[] words = new String[n];
        for (int i = 0; i < n; i++) {
            words[i] = i == n - 2 ? "x1" : "" + i * 7;
        }
        int bad = firstBad(words);
        count(bad);
        int skipped = skipBad(words);
        count(skipped + seen);
        int filled = new Filled(n).filled;
        count(filled);
        try {
            count(new Broken(list.iterator()).value);
        } catch (NoSuchElementException e) {
            count(Broken.begun + n);
        }
        int rows = nested(new int[][] {new int[n], {1, 2}, {n}});
        count(rows + seen);
        try {
            deep(new int[n], 0);
            count(100);
        } catch (ArrayIndexOutOfBoundsException e) {
            count(seen);
        }
        int[] cells = new int[n / 2];
        try {
            each(n, i -> cells[i] = i + seen);
        } catch (ArrayIndexOutOfBoundsException e) {
            count(cells[cells.length - 1] & 31);
        }
        try {
            IntStream.range(0, n).forEach(i -> cells[i]++);
        } catch (ArrayIndexOutOfBoundsException e) {
            count(cells[0] & 31);
        }
        try {
            rethrown(list, more == 1 ? 1 : 1000);
        } catch (IllegalStateException e) {
            count(e.getMessage().length());
        } catch (IllegalArgumentException e) {
            count(seen & 63);
        }
        int summed = some(cells, cells.length);
        try {
            summed += some(cells, n);
        } catch (ArrayIndexOutOfBoundsException e) {
            summed += 2;
        }
        count(summed & 63);
        System.out.println(total + " " + seen);
    }
}
