// args: 3 | 17 | 25
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** A container keyed by generic types read from super classes; what it injects was chosen by the type arguments. */
public class TypeTokens {
    static abstract class Token<T> {
        final Type type;

        Token() {
            type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        }
    }

    static class Container {
        private final Map<Type, Supplier<?>> makers = new HashMap<>();
        int built;

        <T> Container bind(Token<T> t, Supplier<? extends T> s) {
            makers.put(t.type, s);
            return this;
        }

        @SuppressWarnings("unchecked")
        <T> T get(Token<T> t) {
            return (T) make(t.type);
        }

        Object make(Type t) {
            built++;
            Supplier<?> s = makers.get(t);
            if (s != null) {
                return s.get();
            }
            if (!(t instanceof Class<?> c)) {
                throw new IllegalArgumentException(t.getTypeName());
            }
            Constructor<?> ctor = c.getDeclaredConstructors()[0];
            Type[] types = ctor.getGenericParameterTypes();
            Object[] values = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                values[i] = make(types[i]);
            }
            try {
                return ctor.newInstance(values);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Report {
        final List<String> words;
        final List<Integer> numbers;
        final Footer footer;

        Report(List<String> words, List<Integer> numbers, Footer footer) {
            this.words = words;
            this.numbers = numbers;
            this.footer = footer;
        }
    }

    static class Footer {
        final Map<String, List<Integer>> index;

        Footer(Map<String, List<Integer>> index) {
            this.index = index;
        }
    }

    interface Handler<I, O> {
        O handle(I in);
    }

    static abstract class Base<X> implements Handler<X, List<X>> {
    }

    static class Doubling extends Base<Integer> {
        public List<Integer> handle(Integer i) {
            return List.of(i, i);
        }
    }

    static class Naming<Q extends Comparable<Q>> extends Base<Q[]> {
        public List<Q[]> handle(Q[] in) {
            return in.length == 0 ? List.of() : List.<Q[]>of(in);
        }
    }

    static int depth(Type t) {
        if (t instanceof ParameterizedType p) {
            int d = 1;
            for (Type a : p.getActualTypeArguments()) {
                d += depth(a);
            }
            return d;
        }
        if (t instanceof GenericArrayType g) {
            return 10 + depth(g.getGenericComponentType());
        }
        if (t instanceof WildcardType w) {
            return 100 + depth(w.getUpperBounds()[0]) + w.getLowerBounds().length;
        }
        if (t instanceof TypeVariable<?> v) {
            return 1000 + v.getName().length() + v.getBounds().length;
        }
        return 0;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int[] made = {0};
        Container c = new Container()
            .bind(new Token<List<String>>() { }, () -> new ArrayList<>(List.of("w" + made[0]++)))
            .bind(new Token<List<Integer>>() { }, () -> {
                List<Integer> l = new ArrayList<>();
                for (int i = 0; i < made[0]; i++) {
                    l.add(i);
                }
                return l;
            })
            .bind(new Token<Map<String, List<Integer>>>() { }, () -> Map.of("k", List.of(made[0])));
        int sum = 0;
        for (int i = 0; i < n; i++) {
            Report r = c.get(new Token<Report>() { });
            sum += r.numbers.size() + r.words.get(0).length() + r.footer.index.get("k").get(0);
        }
        int missing = 0;
        try {
            c.get(new Token<List<Long>>() { });
        } catch (IllegalArgumentException e) {
            missing = e.getMessage().length();
        }
        Type[] types = {new Token<Map<? super Integer, List<String[]>>>() { }.type, new Token<List<String>[]>() { }.type,
            Doubling.class.getGenericSuperclass(), Naming.class.getGenericSuperclass(), Base.class.getGenericInterfaces()[0]};
        int deep = 0;
        for (int i = 0; i < n; i++) {
            deep += depth(types[i % types.length]) * (i + 1);
        }
        System.out.println(sum + " " + c.built + " " + missing + " " + deep);
    }
}
