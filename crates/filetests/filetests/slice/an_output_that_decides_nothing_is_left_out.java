// test: slice
// What it throws ends the program: nobody catches it.
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;

class P {
    public static void main(String[] args) throws IOException {
        int lines = 0;
        try (PrintWriter out = new PrintWriter(new FileWriter(args[0]))) {
            for (String arg : args) {
                out.println(arg);
                lines += arg.length();
            }
        }
        for (int i = 0; i < lines; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
16 slice loop iterations
  9         int lines = 0;
 11             for (String arg : args) {
 13                 lines += arg.length();
 16         for (int i = 0; i < lines; i++) {
*/
