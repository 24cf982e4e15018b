// args: 3 1 | 10 2 | 25 3
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Resources whose close fails too: suppressed exceptions, order of closing, null resources, nested tries. */
public class Suppressed {
    static final List<Integer> closed = new ArrayList<>();

    static final class Handle implements AutoCloseable {
        final int id;
        final boolean fails;

        Handle(int id, boolean fails) throws IOException {
            if (id % 7 == 6) {
                throw new IOException("open " + id);
            }
            this.id = id;
            this.fails = fails;
        }

        @Override
        public void close() throws IOException {
            closed.add(id);
            if (fails) {
                throw new IOException("close " + id);
            }
        }
    }

    static int use(int i, int mode) throws IOException {
        try (Handle a = new Handle(i, mode == 1); Handle none = null; Handle b = new Handle(i + 1, mode > 1)) {
            if (i % 3 == 0) {
                throw new IllegalStateException("body");
            }
            return a.id + b.id;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = Integer.parseInt(args[1]);
        int total = 0;
        int suppressed = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += use(i, (mode + i) % 3);
            } catch (IOException e) {
                total += 3;
                suppressed += e.getSuppressed().length;
            } catch (IllegalStateException e) {
                for (Throwable t : e.getSuppressed()) {
                    suppressed += t.getMessage().length();
                }
            }
        }
        for (int i = 0; i < suppressed; i++) {
            total++;
        }
        int rising = 0;
        for (int i = 1; i < closed.size(); i++) {
            if (closed.get(i) > closed.get(i - 1)) {
                rising++;
            }
        }
        System.out.println(total + " " + suppressed + " " + rising);
    }
}
