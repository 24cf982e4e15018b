// args: price,stock,sku 9|stock,price 17|sku,price,stock,missing,price 30
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

public class MetaFactoryShop {
    static int touched;

    public static final class Item {
        private final int base;
        private int reads;
        Item(int base) { this.base = base; }
        public Integer getPrice() { reads++; return base * 7 % 50 + reads % 3; }
        public Integer getStock() { touched += base & 1; return base % 6; }
        public Integer getSku() { return "SKU".hashCode() % 97 + base; }
        public Integer plus(Integer other) { return base + other; }
    }

    public interface Rank extends ToIntFunction<Item> {
        int rank(Item item);
        @Override default int applyAsInt(Item i) { touched++; return -rank(i); }
    }

    static int rankByBase(int salt, Item item) { return (item.base ^ salt) % 13; }

    @SuppressWarnings("unchecked")
    static Function<Item, Integer> getter(String property) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        String name = "get" + property.substring(0, 1).toUpperCase() + property.substring(1);
        MethodHandle target = l.findVirtual(Item.class, name, MethodType.methodType(Integer.class));
        CallSite site = LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class),
                MethodType.methodType(Object.class, Object.class), target,
                MethodType.methodType(Integer.class, Item.class));
        return (Function<Item, Integer>) site.getTarget().invokeExact();
    }

    static Rank rank(int salt) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle impl = l.findStatic(MetaFactoryShop.class, "rankByBase",
                MethodType.methodType(int.class, int.class, Item.class));
        CallSite site = LambdaMetafactory.metafactory(l, "rank", MethodType.methodType(Rank.class, int.class),
                MethodType.methodType(int.class, Item.class), impl, MethodType.methodType(int.class, Item.class));
        return (Rank) site.dynamicInvoker().invokeExact(salt);
    }

    @SuppressWarnings("unchecked")
    static BiFunction<Item, Integer, Integer> adder() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle impl = l.findVirtual(Item.class, "plus", MethodType.methodType(Integer.class, Integer.class));
        CallSite site = LambdaMetafactory.altMetafactory(l, "apply", MethodType.methodType(BiFunction.class),
                MethodType.methodType(Object.class, Object.class, Object.class), impl,
                MethodType.methodType(Integer.class, Item.class, Integer.class), LambdaMetafactory.FLAG_SERIALIZABLE);
        return (BiFunction<Item, Integer, Integer>) site.getTarget().invoke();
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[1]);
        Map<String, Function<Item, Integer>> getters = new LinkedHashMap<>();
        int unknown = 0;
        for (String p : args[0].split(",")) {
            try {
                getters.put(p, getter(p));
            } catch (NoSuchMethodException e) {
                unknown++;
            }
        }
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < n; i++) items.add(new Item(i * i + n));
        items.sort(Comparator.comparingInt(rank(n)).thenComparing(getters.values().iterator().next()));
        BiFunction<Item, Integer, Integer> add = adder();
        for (Map.Entry<String, Function<Item, Integer>> e : getters.entrySet()) {
            int high = 0, units = 0;
            for (Item it : items) {
                int v = e.getValue().andThen(x -> x + touched % 2).apply(it);
                if (v > 12) high++;
                else for (int k = 0; k < v; k++) units += add.apply(it, k) % 3;
            }
            System.out.println(e.getKey() + " " + high + " " + units);
        }
        System.out.println(unknown + " " + touched + " " + items.get(0).base + " " + items.get(0).reads);
    }
}
