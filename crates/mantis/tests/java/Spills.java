import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/** Works as long as the odd ones among its numbers say, which some runs write to a file and read again. */
public class Spills {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        List<String> numbers = new ArrayList<>();
        for (int i = 0, x = n; i < n; i++) {
            x = (x * 37 + 11) % 101;
            numbers.add("" + x);
        }
        if (args[1].equals("file")) {
            Path path = Paths.get("spilled-" + n + ".txt");
            Files.write(path, numbers);
            numbers = Files.readAllLines(path);
        }
        int odd = 0;
        for (String number : numbers) {
            odd += Integer.parseInt(number) % 2;
        }
        int sum = 0;
        for (int i = 0; i < 1000 * odd; i++) {
            sum = sum * 31 + i % 7;
        }
        System.out.println(sum);
    }
}
