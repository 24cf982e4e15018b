import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Sorts the numbers of a file by insertion: quadratic on numbers in descending order, linear on sorted ones. */
public final class Insertion {
    private static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            int at = i;
            while (at > 0 && values[at - 1] > value) {
                values[at] = values[at - 1];
                at--;
            }
            values[at] = value;
        }
    }

    /** Arguments: the file, a number in each line. */
    public static void main(String[] args) throws IOException {
        List<String> lines = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            String line;
            while ((line = in.readLine()) != null) {
                lines.add(line);
            }
        }
        int[] values = new int[lines.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Integer.parseInt(lines.get(i));
        }
        sort(values);
        System.out.println(values[0] + " to " + values[values.length - 1]);
    }
}
