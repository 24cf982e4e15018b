// args: 3 | 8 | 14
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Methods that every run leaves in the middle of a loop, by an exception of a call that had returned before. */
public class ThrowingIterations {
    static int total;
    static int grown;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void grow(int by) {
        grown += by;
    }

    static void changes(List<Integer> list, int a, int b) {
        grow(b);
        if (a == b) {
            for (int value : list) {
                total += value;
                list.add(value);
            }
        } else {
            for (int k = 0; k < a; k++) {
                grow(k);
            }
        }
        total ^= 5;
    }

    static int drains(Iterator<Integer> values) {
        grow(1);
        int sum = 0;
        while (true) {
            sum += values.next();
            if (sum < 0) {
                grow(sum);
                return sum;
            }
        }
    }

    static void indexes(int[] cells, int n) {
        grow(2);
        for (int i = 0; i != n; i++) {
            cells[i] = i;
        }
        grow(n);
    }

    static int parses(List<String> words) {
        grow(3);
        int sum = 0;
        for (String word : words) {
            sum += Integer.parseInt(word);
        }
        grow(sum);
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
            words.add(i == n - 1 ? "end" : "" + i);
        }
        try {
            changes(list, n, n);
            grow(100);
        } catch (ConcurrentModificationException e) {
            count(grown);
        }
        count(grown + 1);
        try {
            drains(new ArrayList<>(list).iterator());
            grow(100);
        } catch (NoSuchElementException e) {
            count(grown + 2);
        }
        try {
            indexes(new int[n], n + 1);
            grow(100);
        } catch (ArrayIndexOutOfBoundsException e) {
            count(grown + 3);
        }
        try {
            parses(words);
            grow(100);
        } catch (NumberFormatException e) {
            count(grown + n);
        }
        count(total & 31);
        System.out.println(total + " " + grown);
    }
}
