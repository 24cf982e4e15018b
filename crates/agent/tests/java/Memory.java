import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Prints what the JVM itself says that an execution allocated. */
public class Memory {
    static final com.sun.management.ThreadMXBean BEAN =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Object allocate(int n) {
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(new int[i]);
        }
        return list;
    }

    static long allocated() {
        return BEAN.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long bytes = 0;
        // The first readings, here and in the agent, link what they need and allocate themselves.
        for (int round = 0; round < 3; round++) {
            long before = allocated();
            allocate(n);
            bytes = allocated() - before;
        }
        System.out.println(bytes);
    }
}
