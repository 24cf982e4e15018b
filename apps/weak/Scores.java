import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

/**
 * Sorts the numbers of a file and prints statistics. Weakness: quicksort with the first element as pivot, which takes
 * quadratic time on numbers that are sorted already.
 */
public final class Scores {
    private int[] values = new int[16];
    private int size;

    private void add(int value) {
        if (size == values.length) {
            int[] longer = new int[2 * size];
            for (int i = 0; i < size; i++) {
                longer[i] = values[i];
            }
            values = longer;
        }
        values[size++] = value;
    }

    private void sort(int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = values[low];
        int border = low;
        for (int i = low + 1; i <= high; i++) {
            if (values[i] < pivot) {
                border++;
                swap(border, i);
            }
        }
        swap(low, border);
        sort(low, border - 1);
        sort(border + 1, high);
    }

    private void swap(int i, int j) {
        int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }

    private long sum() {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum += values[i];
        }
        return sum;
    }

    private int different() {
        int different = size == 0 ? 0 : 1;
        for (int i = 1; i < size; i++) {
            if (values[i] != values[i - 1]) {
                different++;
            }
        }
        return different;
    }

    private static int parse(String line) {
        int value = 0;
        for (int i = 0; i < line.length(); i++) {
            value = 10 * value + (line.charAt(i) - '0');
        }
        return value;
    }

    /** Arguments: the file, a number in each line. */
    public static void main(String[] args) throws IOException {
        Scores scores = new Scores();
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            String line;
            while ((line = in.readLine()) != null) {
                scores.add(parse(line));
            }
        }
        long sum = scores.sum();
        scores.sort(0, scores.size - 1);
        System.out.println(scores.size + " scores, " + scores.different() + " different, sum " + sum);
        for (int percent = 10; percent < 100; percent += 10) {
            System.out.println(percent + " %: " + scores.values[scores.size * percent / 100]);
        }
    }
}
