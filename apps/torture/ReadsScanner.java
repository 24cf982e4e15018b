// args: a.txt 3 | b.txt 10 | missing 25
// file a.txt: 3\n1 2 3\n4 5 6\nend
// file b.txt: 2 8 9 x\n10 0.5 word\n
import java.io.File;
import java.io.FileNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A Scanner over a file: numbers, words and lines mixed; properties of files decide as well. */
public class ReadsScanner {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        File file = new File(args[0]);
        List<Integer> numbers = new ArrayList<>();
        int words = 0;
        int lines = 0;
        try (Scanner in = new Scanner(file)) {
            while (in.hasNextLine()) {
                Scanner line = new Scanner(in.nextLine());
                lines++;
                while (line.hasNext()) {
                    if (line.hasNextInt()) {
                        numbers.add(line.nextInt());
                    } else {
                        words += line.next().length();
                    }
                }
            }
        } catch (FileNotFoundException e) {
            words = -1;
        }
        int total = file.exists() ? (int) file.length() : 1000;
        if (file.isDirectory() || !file.getName().endsWith(".txt")) {
            total += 50;
        }
        for (int x : numbers) {
            for (int i = 0; i < x; i++) {
                total++;
            }
        }
        for (int i = 0; i < words * lines; i++) {
            total += n % 3;
        }
        System.out.println(total + " " + words + " " + lines);
    }
}
