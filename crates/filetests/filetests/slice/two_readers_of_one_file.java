// test: slice
// Each reader has a position of its own.
import java.io.FileReader;
import java.io.IOException;

class P {
    public static void main(String[] args) throws IOException {
        FileReader one = new FileReader(args[0]);
        FileReader other = new FileReader(args[0]);
        int first = one.read();
        int second = other.read();
        for (int i = 0; i < second; i++) { //@ slice loop iterations
            System.out.println(first);
        }
    }
}

/* expected
12 slice loop iterations
  9         FileReader other = new FileReader(args[0]);
 11         int second = other.read();
 12         for (int i = 0; i < second; i++) {
*/
