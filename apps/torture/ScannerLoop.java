// args: 1,2,3;4 | 10,x,20;;7 | 25;26;27,y
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A Scanner over text with its own delimiters, hasNextInt as the loop's condition. */
public class ScannerLoop {
    public static void main(String[] args) {
        List<Integer> sums = new ArrayList<>();
        int words = 0;
        try (Scanner rows = new Scanner(args[0]).useDelimiter(";")) {
            while (rows.hasNext()) {
                int sum = 0;
                Scanner cells = new Scanner(rows.next()).useDelimiter(",");
                while (cells.hasNext()) {
                    if (cells.hasNextInt()) {
                        sum += cells.nextInt();
                    } else {
                        words += cells.next().length();
                    }
                }
                sums.add(sum);
            }
        }
        int total = words;
        for (int s : sums) {
            for (int i = 0; i < s; i += 2) {
                total++;
            }
        }
        System.out.println(total + " " + sums);
    }
}
