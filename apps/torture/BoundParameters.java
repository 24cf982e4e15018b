// args: 3 width=4,name=box,depth=5
// args: 5 name=crate,width=2
// args: 4 depth=1,width=9,label=x
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
/** What binds values to the parameters of constructors and methods by their annotations, as readers of JSON do. */
public class BoundParameters {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface Named { String value(); int fallback() default 1; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface Twice { }
    @Retention(RetentionPolicy.RUNTIME) @interface Creator { }
    record Box(String name, int volume, List<Integer> sides) {
        @Creator Box(@Named("name") String name, @Named(value = "width", fallback = 3) @Twice int width, @Named("depth") int depth) {
            this(name == null ? "none" : name, width * depth, List.of(width, depth));
        }
    }
    class Inner {
        final int sum;
        Inner(@Twice @Named("width") int a, int plain, @Named("depth") int b) { sum = a + plain + b; }
    }
    static int area(@Named("width") int w, @Named("depth") @Twice int d) { int n = 0; for (int i = 0; i < w * d; i++) n++; return n; }
    final Map<String, String> values = new TreeMap<>();
    Object[] bind(Executable target, Annotation[][] marks, int given) {
        Class<?>[] types = target.getParameterTypes();
        Object[] bound = new Object[types.length];
        if (given > 0) bound[0] = this;
        for (int i = given; i < types.length; i++) {
            int factor = 1;
            String value = null;
            for (Annotation mark : marks[i]) {
                if (mark instanceof Twice) factor = 2;
                if (mark instanceof Named named) value = values.getOrDefault(named.value(), types[i] == int.class ? "" + named.fallback() : null);
            }
            bound[i] = types[i] == int.class ? value == null ? 7 : (Object) (factor * Integer.parseInt(value)) : value;
        }
        return bound;
    }
    public static void main(String[] args) throws Exception {
        BoundParameters binder = new BoundParameters();
        for (String part : args[1].split(",")) binder.values.put(part.substring(0, part.indexOf('=')), part.substring(part.indexOf('=') + 1));
        int volumes = 0, sums = 0;
        for (int round = 0; round < Integer.parseInt(args[0]); round++) {
            for (Constructor<?> c : Box.class.getDeclaredConstructors()) {
                if (!c.isAnnotationPresent(Creator.class)) continue;
                Box box = (Box) c.newInstance(binder.bind(c, c.getParameterAnnotations(), 0));
                for (int i = 0; i < box.volume(); i++) volumes += box.name().length();
            }
            Constructor<?> inner = Inner.class.getDeclaredConstructor(BoundParameters.class, int.class, int.class, int.class);
            sums += ((Inner) inner.newInstance(binder.bind(inner, inner.getParameterAnnotations(), 1))).sum;
            Method area = BoundParameters.class.getDeclaredMethod("area", int.class, int.class);
            Executable any = area;
            sums += (Integer) area.invoke(null, binder.bind(any, any.getParameterAnnotations(), 0));
        }
        System.out.println(volumes + " " + sums);
    }
}
