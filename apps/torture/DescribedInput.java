// args: 1 | 2 | 4
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;

/** Standard input by its file descriptor, past System.in: a predictor must not touch that of its own process. */
class DescribedInput {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int words = 0;
        int lines = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in)))) {
            for (String line = in.readLine(); line != null && lines < n; line = in.readLine()) {
                lines++;
                for (String word : line.split(" ")) {
                    if (word.length() > n) {
                        words++;
                    }
                }
            }
        }
        int turns = 0;
        for (int i = 0; i < n * 3; i++) {
            turns += i % 2;
        }
        System.out.println(words + " " + lines + " " + turns);
    }
}
