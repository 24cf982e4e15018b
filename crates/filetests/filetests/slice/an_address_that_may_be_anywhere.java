// test: slice both
// The address may be one of a file.
import java.io.InputStream;
import java.net.URL;

class P {
    public static void main(String[] args) throws Exception {
        try (InputStream in = new URL(args[0]).openStream()) {
            while (in.read() >= 0) { //@ slice loop iterations
                System.out.println();
            }
        }
    }
}

/* expected
9 slice loop iterations
  refused: needs java.io.InputStream.read at line 9: network
9 slice loop iterations, optimistic
  8         try (InputStream in = new URL(args[0]).openStream()) {
  9             while (in.read() >= 0) {
  assumes: java.io.InputStream.read at line 9 has no effect outside (network); no training input made it have one
  assumes: java.net.URL.openStream at line 8 has no effect outside (network); no training input made it have one
*/
