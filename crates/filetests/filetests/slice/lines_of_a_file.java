// test: slice
import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

class P {
    public static void main(String[] args) throws IOException {
        int empty = 0;
        int letters = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            String line;
            while ((line = in.readLine()) != null) {
                letters += line.length();
                if (line.isEmpty()) {
                    empty++;
                }
            }
        }
        for (int i = 0; i < empty; i++) { //@ slice loop iterations
            System.out.println(letters);
        }
    }
}

/* expected
19 slice loop iterations
  8         int empty = 0;
 10         try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
 12             while ((line = in.readLine()) != null) {
 14                 if (line.isEmpty()) {
 15                     empty++;
 19         for (int i = 0; i < empty; i++) {
*/
