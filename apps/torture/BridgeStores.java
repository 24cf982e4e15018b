// args: 8 | 16 3 | 33 5
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/**
 * Bridges, covariant arrays, heap pollution, default diamonds, and methods found by erased
 * signature.
 */
public class BridgeStores {
    abstract static class Node<T> {
        T data;
        int sets;

        Node(T d) {
            data = d;
        }

        void set(T t) {
            sets++;
            data = t;
        }

        abstract T twice();

        Node<T> self() {
            return this;
        }
    }

    static class IntNode extends Node<Integer> {
        int own;

        IntNode(int d) {
            super(d);
        }

        @Override
        void set(Integer t) {
            own += t;
            if (t % 2 == 0) super.set(t + 1);
        }

        @Override
        Integer twice() {
            return data * 2;
        }

        @Override
        IntNode self() {
            own++;
            return this;
        }
    }

    static class StrNode extends Node<String> implements Comparable<StrNode> {
        StrNode(String d) {
            super(d);
        }

        @Override
        String twice() {
            return data + data;
        }

        @Override
        public int compareTo(StrNode o) {
            return data.length() - o.data.length();
        }

        void set(CharSequence o) {
            data = "obj";
        } // overload that never takes part in dispatch through Node

        @Override
        void set(String s) {
            super.set(s + "!");
        }
    }

    interface A {
        default String who() {
            return "A";
        }

        static int cost() {
            return 1;
        }
    }

    interface B extends A {
        @Override
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {
        private int hid() {
            return 2;
        }

        default int viaC() {
            return hid() + A.cost();
        }
    }

    static class D implements B, C {}

    static class E extends D implements A {
        @Override
        public String who() {
            return "E" + super.who();
        }
    }

    interface F extends B, C {
        @Override
        default String who() {
            return "F" + B.super.who() + viaC();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int pollute(Node n, Object o) {
        try {
            n.set(o);
            return 1;
        } catch (ClassCastException e) {
            return n.sets;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T[] dup(int len, T... ts) {
        T[] r = Arrays.copyOf(ts, len);
        for (int i = ts.length; i < len; i++) r[i] = ts[i % ts.length];
        return r;
    }

    static <T extends Comparable<T>> T best(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    @SuppressWarnings("unchecked")
    static <T> T lie(Object o) {
        return (T) o;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Object[] stores = {new Integer[n], new Number[n], new Comparable[n], new Object[n][1]};
        int ase = 0, stored = 0;
        for (int i = 0; i < n; i++) {
            Object[] tgt = (Object[]) stores[(i * mode) % 4];
            Object v =
                    switch (i % 3) {
                        case 0 -> i;
                        case 1 -> i * 0.5;
                        default -> new Object[] {i};
                    };
            try {
                tgt[i] = v;
                stored++;
            } catch (ArrayStoreException e) {
                ase++;
            }
        }
        System.out.println("ase=" + ase + " stored=" + stored);

        IntNode in = new IntNode(mode);
        StrNode sn = new StrNode("s");
        int pol = 0;
        for (int i = 0; i < n; i++) {
            pol += pollute(in, i % 3 == 0 ? "str" : (Object) i);
            pol += pollute(sn, i % 2 == 0 ? "t" + i : (Object) i);
            Node<Integer> asNode = in;
            asNode.self().set(i);
        }
        System.out.println(
                "pol="
                        + pol
                        + " own="
                        + in.own
                        + " sets="
                        + in.sets
                        + " twice="
                        + in.twice()
                        + " "
                        + sn.twice());

        int bridges = 0, covar = 0;
        for (Class<?> k : new Class<?>[] {IntNode.class, StrNode.class})
            for (Method m : k.getDeclaredMethods()) {
                if (m.isBridge()) bridges++;
                if (m.getName().equals("self")) covar += m.getReturnType().getSimpleName().length();
            }
        Method bridge = null;
        for (Method m : IntNode.class.getDeclaredMethods())
            if (m.isBridge() && m.getName().equals("twice")) bridge = m;
        int loops = 0;
        for (int i = 0, lim = (Integer) bridge.invoke(in); i < lim; i++) loops += bridges;
        System.out.println("bridges=" + bridges + " covar=" + covar + " loops=" + loops);

        A[] as = {
            new D(),
            new E(),
            new F() {},
            new C() {},
            new B() {
                public String who() {
                    return B.super.who() + "anon";
                }
            }
        };
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            A a = as[i % 5];
            if (a instanceof C c && c.viaC() > i % 5) sb.append(a.who()).append(',');
            else sb.append(a.who().length());
        }
        System.out.println(sb);

        String[] d = dup(mode + 3, "p", "qq");
        int cce = 0;
        try {
            Object o = BridgeStores.<Integer>lie("str");
            cce += o.toString().length();
            Integer x = BridgeStores.<Integer>lie("s");
            cce += x;
        } catch (ClassCastException e) {
            cce += 100;
        }
        List<Integer> li = lie(new ArrayList<>(List.of("abc", "de")));
        Function<Integer, String> show = String::valueOf;
        try {
            for (int i = 0; i < li.size(); i++) cce += ((Object) li.get(i)).toString().length();
            cce += show.apply(li.get(0)).length();
        } catch (ClassCastException e) {
            cce += 1000;
        }
        StrNode w = best(new StrNode(d[d.length - 1]), sn.sets > n / 3 ? sn : new StrNode(""));
        Object[] objs = d;
        try {
            objs[0] = n;
        } catch (ArrayStoreException e) {
            cce += e.getMessage().length();
        }
        System.out.println(
                "cce="
                        + cce
                        + " w="
                        + w.data
                        + " d="
                        + String.join("", d)
                        + " "
                        + objs.getClass().getSimpleName());
    }
}
