// args: 3 0 | 10 1 | 25 2
/** Resources closed in reverse order, suppressed exceptions, null resources, exceptions from close. */
public class TryWithResources {
    static int opened;
    static int closed;

    static class Resource implements AutoCloseable {
        final int id;
        final boolean failsAtClose;

        Resource(int id, boolean failsAtClose) {
            this.id = id;
            this.failsAtClose = failsAtClose;
            opened++;
        }

        int use(int n) {
            if (n % 6 == 5) {
                throw new IllegalStateException("use " + n);
            }
            return id + n;
        }

        @Override
        public void close() {
            closed++;
            if (failsAtClose) {
                throw new IllegalArgumentException("close " + id);
            }
        }
    }

    static Resource open(int id, int mode) {
        return mode == 1 && id % 3 == 0 ? null : new Resource(id, mode == 2 && id % 4 == 0);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = Integer.parseInt(args[1]);
        int total = 0;
        int suppressed = 0;
        for (int i = 0; i < n; i++) {
            try (Resource a = open(i, mode); Resource b = open(i + 1, mode)) {
                total += a == null ? 1 : a.use(i);
                if (b != null && b.id % 7 == 0) {
                    continue;
                }
                total += b == null ? 2 : b.use(i + 1);
            } catch (IllegalStateException e) {
                suppressed += e.getSuppressed().length;
            } catch (IllegalArgumentException e) {
                total -= 5;
            } finally {
                total++;
            }
        }
        for (int i = 0; i < suppressed + closed; i++) {
            total += opened;
        }
        System.out.println(total);
    }
}
