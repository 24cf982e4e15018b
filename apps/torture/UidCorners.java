// args: 3 red | 9 green | 14 blue | 0 white
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Default serialVersionUIDs of every sort of class decide loops: each non-private member, modifier, interface, bridge,
 * static initialiser and synthetic field of a class is part of the number, although nothing ever calls it. And
 * serialVersionUIDs that are declared wrongly (not final, not static, an int, a Long, computed from the arguments).
 */
public class UidCorners {
    static int seed, inits, loops, odd, refused, fieldSum, declared;

    interface Grower<T> { T grow(T t); }
    interface Tagged extends Serializable { int LIMIT = start(3); default int tag() { return LIMIT; } }
    static int start(int v) { inits += v; return v; }

    protected static class Prot implements Serializable {
        protected int a = 1;
        public static int shared;
        private transient int t;
        private static int hidden;
        static synchronized void touch() { shared++; }
        private void secret() { hidden++; }
    }
    private static final class Priv implements Serializable, Grower<Priv>, Comparable<Priv> {
        int n = 2;
        public Priv grow(Priv p) { n += p.n; return this; }
        public int compareTo(Priv p) { return n - p.n; }
    }
    static class WithInit implements Serializable { int x = 4; static { inits++; } }
    static class WithConst implements Serializable { static final int K = 5; int x = K; }
    static class WithStatic implements Serializable { static int k = start(10); int x = k; }
    static class Asserting implements Serializable {
        int v = 3;
        int check() { assert v >= 0 : "negative " + v; return v; }
    }
    static abstract class Abs implements Serializable, Tagged {
        protected Abs() { }
        abstract int f(int a);
        protected abstract Object make() throws IOException;
    }
    static class Conc extends Abs {
        private int q = 6;
        int f(int a) { return a + q; }
        @Override public String make() { return "conc"; }
    }
    static strictfp class Strict implements Serializable {
        double d = 0.5;
        synchronized double third(double x) { return x / 3; }
        final void nothing(int... many) { }
    }
    static class Lambdas implements Serializable {
        int w = 8;
        transient IntSupplier twice = () -> w * 2;
        IntSupplier plus(int k) { return () -> w + k; }
    }
    class Inner implements Serializable { int z = 9; }
    record Rec(int a, String b) implements Serializable { static final int ZERO = 0; }
    record UidRec(int a) implements Serializable { private static final long serialVersionUID = seed + 40; }
    enum Mode { OFF, ON { @Override int cost() { return 7; } }; int cost() { return 1; } }
    static class Computed implements Serializable { private static final long serialVersionUID = seed * 31L + start(1000); int y; }
    static class NotFinal implements Serializable { static long serialVersionUID = 5; int y; }
    static class NotStatic implements Serializable { final long serialVersionUID = 6; int y; }
    static class AsInt implements Serializable { protected static final int serialVersionUID = 7; int y; }
    static class AsLong implements Serializable { static final Long serialVersionUID = 8L; int y; }
    static class Heir extends AsInt { String more = "m"; }

    static int weigh(Class<?> c) {
        ObjectStreamClass d = ObjectStreamClass.lookup(c);
        if (d == null) { declared += 50; d = ObjectStreamClass.lookupAny(c); }
        long uid = d.getSerialVersionUID();
        int w = (int) Math.floorMod(uid, 13L);
        for (int i = 0; i < w; i++) loops += d.getFields().length + 1;
        if ((uid & 1) == 1) odd++;
        if (uid > 0 && uid < 1000) declared++;
        for (var f : d.getFields()) fieldSum += f.getOffset() + f.getName().length();
        return w;
    }

    /** Flips a bit of the uid inside the bytes when the uid says so. */
    static int roundTrip(Serializable o) throws Exception {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        byte[] b = buf.toByteArray();
        long uid = ObjectStreamClass.lookup(o.getClass()).getSerialVersionUID();
        int at = 8 + o.getClass().getName().getBytes("UTF-8").length;
        if (Math.floorMod(uid, 5L) < 2) b[at + 3] ^= (byte) 16;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b))) {
            return in.readObject().getClass() == o.getClass() ? b.length + b[at] : -1;
        } catch (InvalidClassException e) {
            refused++;
            return b[at + 7];
        }
    }

    public static void main(String[] args) throws Exception {
        seed = Integer.parseInt(args[0]);
        int captured = args[1].length();
        class Local implements Serializable { int c = captured; }
        Serializable anonymous = new Serializable() { final String tag = args[1]; int size() { return captured; } };
        Class<?>[] all = {Prot.class, Priv.class, WithInit.class, WithConst.class, WithStatic.class, Asserting.class, Abs.class,
            Conc.class, Strict.class, Lambdas.class, Inner.class, Rec.class, UidRec.class, Mode.class, Mode.ON.getClass(),
            Computed.class, NotFinal.class, NotStatic.class, AsInt.class, AsLong.class, Heir.class, Local.class,
            anonymous.getClass(), Tagged.class, Grower.class, UidCorners.class, Prot[].class, int[][].class, String.class};
        int weight = 0, steps = 0;
        for (int i = 0; i < all.length; i++) if ((i + seed) % 4 != 3) for (int k = weigh(all[i]); k > 0; k -= 3) weight += i;
        List<Serializable> objects = new ArrayList<>(List.of(new Prot(), new Priv().grow(new Priv()), new WithInit(), new WithConst(),
            new Asserting(), new Conc(), new Strict(), new Rec(1, "x"), new Computed(), new NotFinal(), new AsLong(), new Heir()));
        if (seed > 5) objects.add(new WithStatic());
        int signs = 0;
        for (Serializable o : objects) {
            int r = roundTrip(o);
            for (int i = 0; i < Math.abs(r % 17); i++) steps += r > 0 ? 1 : 2;
            if (r < 0) signs++;
        }
        System.out.println("weight " + weight + " loops " + loops + " odd " + odd + " declared " + declared);
        System.out.println("steps " + steps + " refused " + refused + " signs " + signs);
        System.out.println("inits " + inits + " fields " + fieldSum);
    }
}
