import java.io.BufferedReader;
import java.io.InputStreamReader;

/** A small service: answers each line of its input, ends with a code of its own. */
public class Serve {
    static int handle(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            System.out.println(handle(Integer.parseInt(line)));
            System.out.flush();
        }
        System.exit(Integer.parseInt(args[0]));
    }
}
