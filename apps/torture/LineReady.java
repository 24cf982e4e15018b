// args: 3 | 8
import java.io.*;

/** Numbered lines, and a question in passing. */
public class LineReady {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]), t = 0;
        for (int i = 0; i < n; i++) {
            StringReader u = new StringReader("a\r\nbcd");
            LineNumberReader p = new LineNumberReader(u, 2);
            p.readLine();
            if (i % 2 == 0) p.ready();
            while (u.read() >= 0) t++;
        }
        System.out.println(t);
    }
}
