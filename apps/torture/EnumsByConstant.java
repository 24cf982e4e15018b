// args: 3 xyz | 5 xy | 9 zzm
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Enums that are known by a constant of theirs alone: by its declaring class, by type variables, by what maps hold. */
public class EnumsByConstant {
    enum Side { LEFT, RIGHT, BOTH }

    enum Depth {
        SHALLOW {
            @Override
            int steps() {
                return 1;
            }
        },
        MIDDLE {
            @Override
            int steps() {
                return 4;
            }
        },
        DEEP {
            @Override
            int steps() {
                return 9;
            }
        };

        abstract int steps();
    }

    enum Fruit { APPLE, PEAR, PLUM, FIG }

    enum Metal { IRON, TIN }

    static int found;

    static <E extends Enum<E>> Set<E> none(E e) {
        return EnumSet.noneOf(e.getDeclaringClass());
    }

    static <E extends Enum<E>> E next(E e, String name) {
        try {
            return Enum.valueOf(e.getDeclaringClass(), name);
        } catch (IllegalArgumentException none) {
            E[] all = e.getDeclaringClass().getEnumConstants();
            return all[(e.ordinal() + 1) % all.length];
        }
    }

    static <E extends Enum<E>, V> Map<E, V> mapOf(E e, V v) {
        Map<E, V> map = new EnumMap<>(e.getDeclaringClass());
        map.put(e, v);
        return map;
    }

    static <E extends Enum<E>> int others(E... given) {
        int others = 0;
        for (E e : EnumSet.complementOf(EnumSet.copyOf(Arrays.asList(given)))) {
            others += e.name().length();
        }
        return others;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1];
        Set<Side> sides = none(Side.LEFT);
        sides.add(n % 2 == 0 ? Side.RIGHT : Side.BOTH);
        for (Side s : sides) {
            for (int i = 0; i <= s.ordinal() * n; i++) {
                found++;
            }
        }
        Depth depth = Depth.SHALLOW;
        for (char c : text.toCharArray()) {
            depth = next(depth, c == 'z' ? "DEEP" : "none");
            for (int i = 0; i < depth.steps(); i++) {
                found += 2;
            }
        }
        for (Map.Entry<Fruit, String> e : mapOf(Fruit.PLUM, text).entrySet()) {
            for (int i = 0; i < e.getKey().ordinal() + e.getValue().length(); i++) {
                found += 3;
            }
        }
        int others = n > 4 ? others(Metal.TIN) : others(Metal.TIN, Metal.IRON);
        for (int i = 0; i < others; i++) {
            found++;
        }
        System.out.println(found);
    }
}
