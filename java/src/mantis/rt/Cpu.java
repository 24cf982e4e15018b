package mantis.rt;

import java.lang.management.ManagementFactory;

/** CPU time of this process, without loading the management classes where the kernel's own table can be read. */
final class Cpu {
    /** The kernel's table counts in hundredths of a second on every Linux that a JVM runs on. */
    private static final long TICK_NANOS = 10000000L;

    private Cpu() {}

    /** User and system time of all threads, dead ones included; -1 when unknown. Resolution 10 ms on Linux. */
    static long processNanos() {
        long fromTable = fromTable();
        return fromTable >= 0 ? fromTable : fromBean();
    }

    private static long fromTable() {
        String text = Proc.read("stat");
        if (text == null) {
            return -1;
        }
        try {
            // The second field is the command's name in parentheses and may hold anything.
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * TICK_NANOS;
        } catch (RuntimeException e) {
            return -1;
        }
    }

    private static long fromBean() {
        try {
            Object bean = ManagementFactory.getOperatingSystemMXBean();
            return bean instanceof com.sun.management.OperatingSystemMXBean
                    ? ((com.sun.management.OperatingSystemMXBean) bean).getProcessCpuTime() : -1;
        } catch (LinkageError e) {
            return -1;
        } catch (RuntimeException e) {
            return -1;
        }
    }
}
