import java.io.*;
import java.util.concurrent.CountDownLatch;
import mantis.gen.C;

/** What programs do to whoever measures them; the first argument says which. Counts by hand as an instrumented program would. */
public class App {
    public static void main(String[] args) throws Exception {
        C.c[0] += args.length;
        switch (args[0]) {
            case "count":
                for (int i = Integer.parseInt(args[1]); i > 0; i--) {
                    C.c[1]++;
                    C.d[0] += 0.5;
                }
                C.b[0] += mantis.rt.Counts.arrayBytes(3, 2);
                break;
            case "exit":
                System.exit(Integer.parseInt(args[1]));
                break;
            case "throw":
                fail();
                break;
            case "handler":
                Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.err.println("handled " + e + " in " + t.getName()));
                fail();
                break;
            case "thread":
                Thread main = Thread.currentThread();
                new Thread(() -> {
                    try {
                        main.join();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    for (int i = 0; i < 1000; i++) {
                        C.c[1]++;
                    }
                }).start();
                break;
            case "threadthrow":
                Thread current = Thread.currentThread();
                new Thread(() -> {
                    try {
                        current.join();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    System.err.println("the other thread ends");
                }).start();
                fail();
                break;
            case "hang":
                new CountDownLatch(1).await();
                break;
            case "print":
                byte[] line = new byte[1 << 16];
                java.util.Arrays.fill(line, (byte) 'x');
                for (int i = 0; i < 160; i++) {
                    System.out.write(line);
                    System.err.write(line);
                    C.c[1] += line.length;
                }
                System.err.println("last words");
                System.exit(Integer.parseInt(args[1]));
                break;
            case "redirect":
                System.setOut(new PrintStream(new ByteArrayOutputStream()));
                System.setErr(null);
                System.setProperty("mantis.counts", "/nonexistent/elsewhere");
                System.setProperty("user.dir", "/nonexistent");
                break;
            case "stdin":
                while (System.in.read() >= 0) {
                    C.c[1]++;
                }
                break;
            case "env":
                C.c[1] = System.getenv("GREETING").length();
                break;
            case "cwd":
                C.c[1] = new File("here.txt").length();
                break;
            case "usage":
                System.out.println("usage: app FILE\033[2J");
                System.exit(2);
                break;
            case "full":
                java.util.List<byte[]> kept = new java.util.ArrayList<>();
                while (true) {
                    kept.add(new byte[1 << 20]);
                }
            case "deep":
                deep(1);
                break;
            case "kill":
                System.err.println("about to be killed");
                String pid = new File("/proc/self").getCanonicalFile().getName();
                Runtime.getRuntime().exec(new String[] {"kill", "-9", pid}).waitFor();
                break;
            case "crash":
                System.err.println("about to crash");
                Class<?> type = Class.forName("sun.misc.Unsafe");
                java.lang.reflect.Field field = type.getDeclaredField("theUnsafe");
                field.setAccessible(true);
                type.getMethod("putInt", long.class, int.class).invoke(field.get(null), 8L, 1);
                break;
            case "slow":
                System.err.println("waiting for a server");
                new CountDownLatch(1).await();
                break;
            case "garbage":
                Thread ends = new Thread(() -> {
                    for (int i = Integer.parseInt(args[1]); i > 0; i--) {
                        garbage = new byte[1 << 20];
                    }
                });
                ends.start();
                ends.join();
                break;
            case "hold":
                java.util.List<byte[]> held = new java.util.ArrayList<>();
                try {
                    for (int i = Integer.parseInt(args[1]); i > 0; i--) {
                        held.add(new byte[1 << 20]);
                    }
                } catch (OutOfMemoryError e) {
                    System.err.println("goes on with " + held.size());
                }
                break;
            case "halt":
                Runtime.getRuntime().halt(0);
                break;
            default:
                throw new AssertionError(args[0]);
        }
    }

    static volatile byte[] garbage;

    static int deep(int n) {
        return deep(n + 1) + n;
    }

    static void fail() {
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            throw new IllegalStateException("deliberate", e);
        }
    }
}
