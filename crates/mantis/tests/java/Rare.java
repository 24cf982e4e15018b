import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

/** Works longer where a check sum, an option or a file says so, which they do for no usual input. Arguments: how much, an option, the file. */
public class Rare {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + i % 7;
        }
        int rounds = n;
        if (sum == 7) {
            rounds += n;
        }
        if (Integer.parseInt(args[1]) == 9) {
            rounds += n;
        }
        if (Integer.parseInt(args[1]) == 8) {
            synchronized (args) { rounds += new StringBuilder(args[0]).reverse().length(); }
        }
        try (BufferedReader in = new BufferedReader(new FileReader(args[2]))) {
            if (in.readLine() == null) {
                rounds += n;
            }
        }
        for (int i = 0; i < rounds; i++) {
            sum++;
        }
        System.out.println(sum);
    }
}
