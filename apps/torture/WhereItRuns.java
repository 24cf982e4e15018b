// args: 3 | 10 | 25
import java.io.File;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.util.Locale;

/** What a program can find out about how it was started. */
public class WhereItRuns {
    static int loop(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += i & 1;
        }
        return k;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int a = loop(System.getProperty("java.class.path").length());
        int b = loop(System.getProperty("sun.java.command", "").length());
        URL at = WhereItRuns.class.getProtectionDomain().getCodeSource().getLocation();
        int c = loop(at.getPath().length());
        int d = loop(WhereItRuns.class.getClassLoader().getClass().getName().length());
        int e = loop(ManagementFactory.getRuntimeMXBean().getInputArguments().size());
        int f = loop(Thread.currentThread().getName().length());
        int g = loop(Thread.currentThread().getThreadGroup().getName().length());
        int h = loop(Thread.activeCount());
        int i = loop((int) (Runtime.getRuntime().maxMemory() % 100));
        int j = loop(Runtime.getRuntime().availableProcessors());
        int k = loop(new File(".").getAbsolutePath().length());
        int l = loop(System.getProperty("user.dir").length());
        int m = loop(Locale.getDefault().toString().length());
        int o = loop(WhereItRuns.class.getPackage().getName().length() + 3);
        int p = loop(WhereItRuns.class.getModule().toString().length());
        int q = loop(new Object() { }.getClass().getName().length());
        int r = loop(ClassLoader.getSystemClassLoader().getClass().getName().length());
        int s = loop(WhereItRuns.class.getResource("WhereItRuns.class") == null ? 1 : 2);
        int t = loop(System.getProperty("java.vm.name").length());
        int u = loop((int) ProcessHandle.current().pid() % 50);
        int v = loop(System.getenv().size());
        int w = loop(WhereItRuns.class.hashCode() % 50);
        int x = loop(WhereItRuns.class.desiredAssertionStatus() ? 1 : 2);
        int y = loop(WhereItRuns.class.getDeclaredMethods().length);
        System.out.println(n);
    }
}
