// args: 6 | 15 2 | 28 3
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Method references of every kind: super::m, bound receivers (evaluated once, null-checked),
 * varargs, boxing adapters, intersection targets, private/interface.
 */
public class RefZoo {
    static int made, bound;

    interface Tri<A, B, C, R> {
        R go(A a, B b, C c);

        default <V> Tri<A, B, C, V> map(Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(go(a, b, c));
        }

        static <X> Tri<X, X, X, X> first() {
            return (a, b, c) -> a;
        }
    }

    interface Maker<T> {
        T make(int... xs);
    }

    interface Thrower<E extends Exception> {
        int run(int x) throws E;
    }

    interface Rec<T, R> extends Function<Rec<T, R>, Function<T, R>> {}

    static class Animal {
        final int id;

        Animal() {
            this(0);
        }

        Animal(int id) {
            this.id = id;
            made++;
        }

        String say(int k) {
            return "A" + k;
        }

        int hashCode_() {
            return 4;
        }

        int cmp(Animal o) {
            return o.id - id;
        }

        Supplier<String> sup() {
            return this::toString;
        }

        @Override
        public String toString() {
            return "an" + id;
        }
    }

    static class Dog extends Animal {
        Dog(int... ids) {
            super(ids.length == 0 ? 9 : ids[ids.length - 1]);
        }

        Dog(String s) {
            super(s.length());
        }

        @Override
        String say(int k) {
            return "D" + k;
        }

        IntFunction<String> up() {
            return super::say;
        }

        IntFunction<String> self() {
            return this::say;
        }

        Supplier<String> outerObj() {
            Supplier<Integer> h = super::hashCode_;
            return () -> h.get() + Dog.super.toString();
        }

        @Override
        public String toString() {
            return "dog" + id;
        }

        @Override
        int hashCode_() {
            return 5;
        }
    }

    static Animal pick(int i) {
        bound++;
        return i % 4 == 3 ? null : i % 2 == 0 ? new Dog(i) : new Animal(i);
    }

    static int vsum(Integer... xs) {
        int s = xs.length * 100;
        for (Integer x : xs) s += x == null ? 1 : x;
        return s;
    }

    static long wide(long a, Object b) {
        return a * 2 + (b instanceof Integer i ? i : b instanceof Short ? -1 : 50);
    }

    static int over(Object o) {
        return 1;
    }

    static int over(Integer i) {
        return 2;
    }

    static int over(long l) {
        return 3;
    }

    static int over(int... x) {
        return 4;
    }

    static <E extends Exception> int attempt(Thrower<E> t, int x, int dflt) {
        try {
            return t.run(x);
        } catch (Exception e) {
            return dflt + e.getMessage().length();
        }
    }

    static int io(int x) throws java.io.IOException {
        if (x % 3 == 1) throw new java.io.IOException("io" + x);
        return x;
    }

    @SuppressWarnings("unchecked")
    static <T> T[] fill(IntFunction<T[]> f, int n, Supplier<? extends T> s) {
        T[] a = f.apply(n);
        for (int i = 0; i < n; i++) a[i] = s.get();
        return a;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        int npe = 0;
        StringBuilder sb = new StringBuilder();
        List<Supplier<String>> later = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            try {
                IntFunction<String> f = pick(i * mode)::say;
                sb.append(f.apply(i)).append(f.apply(-1));
                later.add(pick(i)::toString);
            } catch (NullPointerException e) {
                npe++;
                Supplier<String> lam = () -> pick(3).toString();
                later.add(lam);
            } // the lambda fails late
        }
        int late = 0;
        for (Supplier<String> s : later)
            try {
                late += s.get().length();
            } catch (NullPointerException e) {
                late += 1000;
            }
        System.out.println(
                sb + " npe=" + npe + " late=" + late + " bound=" + bound + " made=" + made);

        Dog d = new Dog("four");
        Maker<Animal> mk = Dog::new;
        IntFunction<Dog> one = Dog::new;
        Function<String, Animal> str = Dog::new;
        Supplier<Dog> nil = Dog::new;
        sb.setLength(0);
        for (IntFunction<String> f :
                List.<IntFunction<String>>of(
                        d.up(),
                        d.self(),
                        mk.make(1, 2, 3)::say,
                        one.apply(mode)::say,
                        str.apply("xy")::say)) sb.append(f.apply(n)).append(',');
        sb.append(d.outerObj().get()).append(nil.get().id).append(mk.make());
        Animal[] zoo = fill(Dog[]::new, n / 2, nil);
        String ase = "";
        try {
            zoo[0] = new Animal();
        } catch (ArrayStoreException e) {
            ase = "ase";
        }
        System.out.println(sb + " " + ase + zoo.length);

        ToIntFunction<Integer> o1 = RefZoo::over;
        IntUnaryOperator o2 = RefZoo::over;
        ToIntFunction<Short> o3 = RefZoo::over;
        LongToIntFunction o4 = RefZoo::over;
        ToIntBiFunction<Integer, Integer> o5 = RefZoo::over;
        IntSupplier o6 = RefZoo::over;
        int codes =
                ((((o1.applyAsInt(1) * 5 + o2.applyAsInt(1)) * 5 + o3.applyAsInt((short) 1)) * 5
                                                        + o4.applyAsInt(1))
                                                * 5
                                        + o5.applyAsInt(1, 2))
                                * 5
                        + o6.getAsInt();
        Function<Integer, Integer> v1 = RefZoo::vsum;
        BinaryOperator<Integer> v2 = RefZoo::vsum;
        Tri<Integer, Integer, Integer, Object> v3 = RefZoo::vsum;
        Function<Integer[], Integer> v0 = RefZoo::vsum;
        IntBinaryOperator plus = Integer::sum;
        BiFunction<Integer, Short, Long> w = RefZoo::wide;
        IntToLongFunction wl = x -> wide(x, x);
        int loops = 0;
        for (int lim = v1.apply(mode) + v2.apply(null, n) + v0.apply(new Integer[] {n});
                loops < lim % 97;
                loops++) lim += (int) (w.apply(loops, (short) 2) % 3);
        System.out.println(
                "codes="
                        + codes
                        + " v3="
                        + v3.map(Object::toString).map(String::length).go(n, null, 3)
                        + " loops="
                        + loops
                        + " "
                        + wl.applyAsLong(mode)
                        + Tri.<Integer>first().go(n, 0, 0));

        Comparator<Animal> cmp = Animal::cmp;
        List<Animal> as =
                IntStream.range(0, n)
                        .mapToObj(one)
                        .sorted(
                                cmp.thenComparing(
                                        Comparator.comparing(
                                                Animal::toString,
                                                String.CASE_INSENSITIVE_ORDER.reversed())))
                        .collect(Collectors.toCollection(ArrayList::new));
        Map<Boolean, Long> split =
                as.stream()
                        .map(Animal::sup)
                        .map(Supplier::get)
                        .map(String::length)
                        .collect(
                                Collectors.groupingBy(
                                        Predicate.<Integer>isEqual(5).or(x -> x > mode + 4)::test,
                                        TreeMap::new,
                                        Collectors.counting()));
        int io = 0;
        for (int i = 0; i < n; i++) io += attempt(RefZoo::io, i, 10);
        System.out.println(as.get(0) + " " + split + " io=" + io);
        Rec<Integer, Long> y =
                self ->
                        k ->
                                k < 2
                                        ? 1L
                                        : self.apply(self).apply(k - 1)
                                                + k % 3 * self.apply(self).apply(k - 2);
        Function<Integer, Function<Integer, Function<Integer, Integer>>> cur =
                a -> b -> c -> a * b - c;
        UnaryOperator<Function<Integer, Integer>> twice = f -> f.andThen(f);
        BiFunction<String, Integer, Character> ca = String::charAt;
        Function<Integer, Character> at =
                i -> ca.andThen(Character::toUpperCase).apply("methodref", i);
        Runnable r = made > n ? (Runnable & java.io.Serializable) sb::reverse : RefZoo::bump;
        r.run();
        Callables:
        for (Iterator<Integer> it = List.of(1, 2, 3).iterator(); it.hasNext(); ) {
            BooleanSupplier more = it::hasNext;
            IntSupplier nx = it::next;
            if (nx.getAsInt() == 2 && more.getAsBoolean()) {
                bump();
                break Callables;
            }
        }
        System.out.println(
                y.apply(y).apply(n % 18)
                        + " "
                        + twice.apply(twice.apply(cur.apply(mode).apply(2))).apply(n)
                        + " "
                        + at.apply(n % 9)
                        + " made="
                        + made
                        + " "
                        + sb.charAt(0));
    }

    static void bump() {
        made += 500;
    }
}
