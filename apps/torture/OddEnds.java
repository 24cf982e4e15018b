// args: 3 | 10 | 25
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Identity of strings and boxes, stacks that overflow, arrays that are too large, references, names of threads. */
public class OddEnds {
    static int total;

    static int dig(int n) {
        if (n > 1_000_000) {
            return n;
        }
        return dig(n + 1) + 1;
    }

    static class Escaping {
        static final List<Escaping> ALL = new ArrayList<>();
        final int n;

        Escaping(int n) {
            ALL.add(this);
            for (Escaping e : ALL) {
                total += e.n;
            }
            this.n = n;
        }
    }

    static class Inherits extends InheritableThreadLocal<Integer> {
        @Override
        protected Integer childValue(Integer parent) {
            return parent + 1;
        }

        @Override
        protected Integer initialValue() {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        String a = "text" + n;
        String b = "text" + args[0];
        s += a == b ? 1 : 2;
        s += a.intern() == b.intern() ? 10 : 20;
        Integer x = n;
        Integer y = Integer.parseInt(args[0]);
        s += x == y ? 100 : 200;
        s += "lit" == String.valueOf(new char[] {'l', 'i', 't'}).intern() ? 1000 : 2000;
        try {
            dig(0);
        } catch (StackOverflowError e) {
            s += 5;
        }
        try {
            int[] big = new int[Integer.MAX_VALUE];
            s += big.length;
        } catch (OutOfMemoryError e) {
            s += 9;
        }
        try {
            Object[] objects = new Integer[2];
            objects[0] = "s";
        } catch (ArrayStoreException e) {
            s += e.getMessage().length();
        }
        new Escaping(n);
        new Escaping(2);
        Object kept = new Object();
        WeakReference<Object> weak = new WeakReference<>(kept);
        SoftReference<int[]> soft = new SoftReference<>(new int[n]);
        if (weak.get() == kept) {
            s += 11;
        }
        Thread.currentThread().setName("name" + n);
        s += Thread.currentThread().getName().length();
        Inherits local = new Inherits();
        local.set(n);
        int[] in = new int[2];
        Thread t = new Thread(new ThreadGroup("group" + n), () -> {
            in[0] = local.get();
            in[1] = Thread.currentThread().getThreadGroup().getName().length();
        }, "worker");
        t.setPriority(3);
        t.start();
        t.join();
        s += in[0] + in[1] + t.getPriority() + t.getName().length() + (t.isAlive() ? 1000 : 0);
        s += Arrays.asList(soft.get() == null ? -1 : 1).get(0);
        long l = Long.MIN_VALUE;
        s += (int) (Math.abs(l) % 7) + (char) (n + 'a') % 5 + (byte) (n * 100) + (short) (n * 10000) % 9;
        s += Integer.MIN_VALUE / -1 == Integer.MIN_VALUE ? 1 : 2;
        for (int i = 0; i < Math.floorMod(s, 400); i++) {
            total += i & 1;
        }
        System.out.println(s + " " + total);
    }
}
