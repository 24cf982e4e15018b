import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;

/** Reads numbers from a file, or from standard input for "-", and works for each as long as its value says. */
public class Tiny {
    static long work(int rounds) {
        long hash = 1;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < 200; i++) {
                hash = hash * 31 + i;
            }
        }
        return hash;
    }

    public static void main(String[] args) throws IOException {
        Reader reader = args[0].equals("-") ? new InputStreamReader(System.in) : new FileReader(args[0]);
        BufferedReader in = new BufferedReader(reader);
        long total = 0;
        String line;
        while ((line = in.readLine()) != null) {
            int rounds = Integer.parseInt(line.trim());
            total += work(rounds);
        }
        System.out.println(total);
    }
}
