// args: 3 UTF-8 | 7 noSuchCharset | 2 a,b
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What JDK methods throw because they are used wrongly, behind handlers of what they are known to throw, here and in callers. */
public class UnlistedExceptions {
    static int count;

    static void add(int times) {
        for (int i = 0; i < times; i++) {
            count++;
        }
    }

    static int parse(InputStream in, byte[] bytes, int length) throws IOException {
        return in.read(bytes, 3, length);
    }

    static void broad(int n) {
        InputStream in = new ByteArrayInputStream(new byte[20]);
        try {
            add(parse(in, new byte[4], n));
        } catch (IOException e) {
            add(3);
        } catch (Exception e) {
            add(5);
        }
        try {
            add(parse(in, new byte[4], 1));
            add(parse(in, n > 5 ? null : new byte[5], 2));
        } catch (IOException e) {
            add(7);
        } finally {
            add(11);
        }
    }

    static void names(String name, int n) {
        try {
            add(Charset.forName(n > 5 ? null : name).name().length());
        } catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
            add(13);
        } catch (IllegalArgumentException e) {
            add(17);
        }
    }

    static void files(int n) throws IOException {
        try {
            add(Files.readAllLines(n > 2 ? null : Path.of("nothing")).size());
        } catch (IOException e) {
            add(19);
        } catch (RuntimeException e) {
            add(23);
        }
    }

    static void caller(int n) {
        try {
            broad(n);
        } catch (NullPointerException e) {
            add(29);
        }
        try {
            files(n);
        } catch (Throwable e) {
            add(31);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        add(n);
        caller(n);
        names(args[1], n);
        System.out.println(count);
    }
}
