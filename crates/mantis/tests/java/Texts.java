import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Makes texts of the numbers in a file: nearly all that it allocates is allocated by the JDK, half of it in a thread that ends. */
public class Texts {
    static volatile List<String> kept;

    static void make(int texts) {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < texts; i++) {
            made.add(BigInteger.valueOf(1_000_003L + i).pow(60).toString(7));
        }
        kept = made;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int texts = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            String line;
            while ((line = in.readLine()) != null) {
                texts += Integer.parseInt(line.trim());
            }
        }
        int half = texts;
        Thread thread = new Thread(() -> make(half));
        thread.start();
        thread.join();
        make(texts);
        System.out.println(kept.size());
    }
}
