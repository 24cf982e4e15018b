// args: 3 12_x_3.5_true | 10 a_b_99999999999_7 | 25 0_1_2_3_4
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Scanner over a string: hasNextX by type, lines, mismatches and the end as exceptions. */
public class ScannerText {
    static int failed;

    static int read(Scanner in) {
        try {
            return in.nextInt();
        } catch (InputMismatchException e) {
            failed++;
            return in.next().length();
        } catch (NoSuchElementException e) {
            failed += 100;
            return -1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1].replace('_', ' ');
        int total = 0;
        Scanner in = new Scanner(text);
        while (in.hasNext()) {
            if (in.hasNextInt()) {
                total += in.nextInt();
            } else if (in.hasNextLong()) {
                total += in.nextLong() > Integer.MAX_VALUE ? 50 : 1;
            } else if (in.hasNextBoolean()) {
                total += in.nextBoolean() ? 7 : 3;
            } else {
                total += in.next().length() * 20;
            }
        }
        Scanner again = new Scanner(text);
        for (int i = 0; i < 5; i++) {
            total += read(again);
        }
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < n; i++) {
            lines.append(i).append(i % 2 == 0 ? " x\n" : "\n");
        }
        Scanner rows = new Scanner(lines.toString());
        int odd = 0;
        while (rows.hasNextLine()) {
            Scanner row = new Scanner(rows.nextLine());
            int x = row.nextInt();
            if (!row.hasNext()) {
                odd += x;
            }
        }
        for (int i = 0; i < odd + failed; i++) {
            total++;
        }
        System.out.println(total + " " + failed);
    }
}
