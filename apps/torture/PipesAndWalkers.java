// args: 3 | 10 | 25
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.ByteArrayInputStream;
import java.io.BufferedReader;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.StringTokenizer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Pipes between threads, walks over the stack, pushed back characters, streams one after the other. */
public class PipesAndWalkers {
    static int ends;

    static int piped(int n) throws IOException, InterruptedException {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 64);
        Thread writer = new Thread(() -> {
            try (DataOutputStream data = new DataOutputStream(out)) {
                for (int i = 0; i < n; i++) {
                    data.writeInt(i * i);
                }
            } catch (IOException e) {
                ends = -1;
            }
        });
        writer.start();
        int s = 0;
        try (DataInputStream data = new DataInputStream(in)) {
            while (true) {
                s += data.readInt() & 7;
            }
        } catch (EOFException e) {
            ends++;
        }
        writer.join();
        PipedWriter pw = new PipedWriter();
        PipedReader pr = new PipedReader(pw);
        Thread lines = new Thread(() -> {
            PrintWriter p = new PrintWriter(pw);
            for (int i = 0; i < n; i++) {
                p.println("line " + i);
            }
            p.close();
        });
        lines.start();
        BufferedReader reader = new BufferedReader(pr);
        for (String line; (line = reader.readLine()) != null;) {
            if (line.endsWith("3")) {
                s += 10;
            }
        }
        lines.join();
        return s;
    }

    static int depth(int n) {
        if (n > 0) {
            return depth(n - 1);
        }
        List<String> names = StackWalker.getInstance()
            .walk(frames -> frames.map(StackWalker.StackFrame::getMethodName).filter(m -> m.equals("depth")).collect(Collectors.toList()));
        return names.size();
    }

    static int pushed(String text) throws IOException {
        PushbackReader reader = new PushbackReader(new StringReader(text), 2);
        int s = 0;
        for (int c; (c = reader.read()) >= 0;) {
            if (Character.isDigit(c)) {
                reader.unread(c);
                int number = 0;
                while ((c = reader.read()) >= 0 && Character.isDigit(c)) {
                    number = number * 10 + c - '0';
                }
                s += number;
                if (c >= 0) {
                    reader.unread(c);
                }
            }
        }
        return s;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = piped(n) + depth(n);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.append(i).append(i % 2 == 0 ? ' ' : ';');
        }
        total += pushed(b.toString());
        SequenceInputStream two = new SequenceInputStream(
            new ByteArrayInputStream(new byte[n]), new SequenceInputStream(Collections.enumeration(List.of(
                new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[n])))));
        while (two.read() >= 0) {
            total++;
        }
        Properties defaults = new Properties();
        defaults.setProperty("a", "1");
        Properties own = new Properties(defaults);
        own.load(new StringReader("b=" + n + "\nc = \\u0041\n# no\nd:e\\\n f"));
        for (String name : own.stringPropertyNames()) {
            total += own.getProperty(name).length();
        }
        total += own.size() + (own.containsKey("a") ? 100 : 0);
        StringTokenizer tokens = new StringTokenizer(b.toString(), ";", true);
        while (tokens.hasMoreTokens()) {
            if (tokens.nextToken().equals(";")) {
                ends++;
            }
        }
        Supplier<Integer> late = () -> total(own);
        for (int i = 0; i < late.get(); i++) {
            ends += 2;
        }
        for (int i = 0; i < total % 300; i++) {
            ends += i & 1;
        }
        System.out.println(total + " " + ends);
    }

    static int total(Properties p) {
        int s = 0;
        for (Object k : p.keySet()) {
            s += k.hashCode() & 3;
        }
        return s;
    }
}
