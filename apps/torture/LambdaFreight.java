// args: 4 red | 9 green | 14 blueberry
import java.io.*;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.*;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * Serialisable lambdas and method references of all kinds travel with what they captured (which is copied with them),
 * are examined as SerializedLambda, rewritten on their way out and refused; comparators made by intersection casts
 * sort trees after the trip; proxies with serialisable handlers are hashed while they are read.
 */
public class LambdaFreight {
    static int calls, invoked, rewritten, refused, evaluated, kinds;

    interface Step extends Function<Integer, Integer>, Serializable {
        default Step then(Step o) { return x -> o.apply(apply(x)); }
        static Step twice(Step s) { return s.then(s); }
    }
    interface Maker<T> extends Supplier<T>, Serializable { }

    static class Machine implements Serializable {
        int gear;
        transient int heat = 5;
        protected final List<Integer> log = new ArrayList<>();
        Machine(int g) { gear = g; }
        Machine() { this(3); calls += 100; }
        Step boost() { return x -> { heat++; log.add(x); return x + gear * heat; }; }
        int shift(int x) { calls++; return x - gear - log.size(); }
    }
    static class Turbo extends Machine {
        Turbo(int g) { super(g + 1); }
        @Override int shift(int x) { return x + 1; }
        Step original() { return super::shift; }
    }

    record Rec(String name, int age) implements Serializable {
        @Override public String name() { evaluated++; return name; }
    }

    static class Handler implements InvocationHandler, Serializable {
        private final int salt;
        Map<String, Integer> counts = new TreeMap<>();
        Handler(int s) { salt = s; }
        @Override public Object invoke(Object p, Method m, Object[] a) {
            invoked++;
            if (counts != null) counts.merge(m.getName(), 1, Integer::sum);
            return switch (m.getName()) {
                case "hashCode" -> salt % 4;
                case "equals" -> Proxy.isProxyClass(a[0].getClass()) && ((Handler) Proxy.getInvocationHandler(a[0])).salt == salt;
                default -> salt + (a == null ? 0 : (Integer) a[0]);
            };
        }
    }

    static int square(Integer x) { calls += 10; return x * x % 101; }

    static class Rewriter extends ObjectOutputStream {
        final int add;
        Rewriter(OutputStream o, int add) throws IOException { super(o); this.add = add; enableReplaceObject(add > 0); }
        @Override protected Object replaceObject(Object o) {
            if (!(o instanceof SerializedLambda s)) return o;
            kinds = kinds * 3 % 1000 + s.getImplMethodKind();
            Object[] captured = new Object[s.getCapturedArgCount()];
            boolean change = false;
            for (int i = 0; i < captured.length; i++) {
                captured[i] = s.getCapturedArg(i);
                if (captured[i] instanceof Integer k) { captured[i] = k + add; change = true; }
            }
            if (!change) return o;
            rewritten++;
            return new SerializedLambda(LambdaFreight.class, s.getFunctionalInterfaceClass(), s.getFunctionalInterfaceMethodName(),
                s.getFunctionalInterfaceMethodSignature(), s.getImplMethodKind(), s.getImplClass(), add % 5 == 4 ? "nothing" : s.getImplMethodName(),
                s.getImplMethodSignature(), s.getInstantiatedMethodType(), captured);
        }
    }

    static int length;
    @SuppressWarnings("unchecked")
    static <T> T copy(T t, int add) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new Rewriter(buf, add)) { out.writeObject(t); }
        length += buf.size();
        return (T) new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        int[] box = {1};
        Machine machine = new Machine(2);
        Turbo turbo = new Turbo(n % 3);
        Function<Integer, Integer> plain = x -> x + box[0];
        List<Step> steps = List.of(x -> x + n, x -> { box[0]++; return x + box[0]; }, machine.boost(), machine::shift, turbo::shift, turbo.original(),
            LambdaFreight::square, Math::abs, word::indexOf, Step.twice(x -> x * 2 % 97), machine.boost().then(x -> x - word.length()), plain::apply, x -> plain.apply(x));
        int loops = 0, same = 0, value = n;
        for (int i = 0; i < n + steps.size(); i++) {
            Step s = steps.get(i % steps.size());
            try {
                Step[] pair = copy(new Step[] {s, s, machine.boost()}, i % 3 == 0 ? i : 0);
                if (pair[0] == pair[1]) same++;
                value = Math.floorMod(pair[1].apply(pair[0].apply(value)) + pair[2].apply(i), 211);
                for (int k = 0; k < value; k += 7) loops++;
            } catch (NotSerializableException e) {
                refused++;
            } catch (IOException | RuntimeException e) {
                refused += 100;
            }
        }
        System.out.println(loops + " " + value + " " + same + " " + box[0] + " " + machine.heat + " " + machine.log.size());

        Maker<?>[] makers = {(Maker<Object>) Machine::new, (Maker<Object>) () -> new int[n], (Maker<Object>) word::length, (Maker<Object>) ArrayList::new};
        IntFunction<String[]> array = (IntFunction<String[]> & Serializable) String[]::new;
        int made = copy(array, 0).apply(n % 4).length;
        for (Maker<?> m : copy(makers, 0)) {
            Object o = m.get();
            for (int k = o instanceof Machine q ? q.gear : o instanceof int[] a ? a.length : o instanceof Integer v ? v : 1; k > 0; k--) made += 10;
        }
        Method replace = makers[1].getClass().getDeclaredMethod("writeReplace");
        replace.setAccessible(true);
        SerializedLambda form = (SerializedLambda) replace.invoke(makers[1]);
        for (int i = 0; i < form.getCapturedArgCount(); i++) for (int k = 0; k < (Integer) form.getCapturedArg(i); k++) made += 1000;

        Comparator<Rec> byName = Comparator.comparing((Function<Rec, String> & Serializable) Rec::name);
        Comparator<Rec> order = (n % 2 == 0 ? byName.reversed() : Comparator.nullsFirst(byName)).thenComparingInt((ToIntFunction<Rec> & Serializable) r -> -r.age);
        SortedSet<Rec> tree = new TreeSet<>(order);
        int ranks = 0;
        for (int i = 0; i < n; i++) {
            tree.add(new Rec(word.substring(i % word.length()), i % 5));
            if (i % 4 == 3) tree = copy(tree, 0);
            for (Rec r : tree) ranks = (ranks * 2 + r.age) % 10007;
        }
        try { copy(new TreeMap<Rec, Integer>(Comparator.comparing(Rec::name)), 0); } catch (NotSerializableException e) { refused += 10000; }

        Map<Object, Integer> keyed = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) keyed.merge(Proxy.newProxyInstance(LambdaFreight.class.getClassLoader(), new Class<?>[] {Step.class, Comparable.class}, new Handler(i * 3 % 7)), i, Integer::sum);
        int found = 0, asked = 0;
        for (Map.Entry<Object, Integer> e : copy(keyed, 0).entrySet()) {
            if (e.getValue().equals(keyed.get(e.getKey()))) found++;
            if (((Step) e.getKey()).apply(1) > 3) found += 100;
            for (int c : ((Handler) Proxy.getInvocationHandler(e.getKey())).counts.values()) asked += c;
        }
        System.out.println(made + " " + ranks + " " + tree.size() + " " + found + " " + asked);
        System.out.println(calls + " " + invoked + " " + rewritten + " " + refused + " " + evaluated + " " + kinds + " " + length);
    }
}
