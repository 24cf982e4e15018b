// args: 9 null,12,-7,abc|20 RED,x,null,3.5,4000000000|31 GREEN,,blue,7,7,RED
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class PatternSwitchNull {
    enum Color { RED, GREEN; int uses; }
    enum Shape implements Thing { DOT, LINE }
    sealed interface Thing permits Shape, Crate, Ghost { }
    record Crate<T>(T inside, int weight) implements Thing {
        static int opened;
        public int weight() {
            if (weight % 5 == 4) throw new IllegalStateException("heavy" + opened);
            return weight;
        }
        public T inside() { opened++; return inside; }
    }
    static final class Ghost implements Thing {
        int seen;
        boolean visible() { return ++seen % 3 == 0; } // a guard with a side effect
    }

    static Object parse(String s) {
        switch (s) {
            case "null": return null;
            case "": return new int[] {1, 2, 3};
            default:
        }
        for (Color c : Color.values()) if (c.name().equals(s)) return c;
        try {
            long l = Long.parseLong(s);
            if (l == (int) l) return (int) l;
            return l;
        } catch (NumberFormatException e) {
            return s.contains(".") ? (Object) Double.valueOf(s) : s.length() == 1 ? (Object) s.charAt(0) : s;
        }
    }

    static int classify(Object o) {
        return switch (o) {
            case null -> 1;
            case Integer i when i > 10 -> i % 10;
            case Integer i when i < 0 -> { int r = 0; for (int j = i; j < 0; j += 2) r++; yield r; }
            case Integer i -> 3 + i;
            case Long l -> (int) (l >>> 31);
            case Color c when c == Color.RED -> ++c.uses;
            case Color c -> 10 * ++c.uses;
            case Character c -> switch (c) { case 'a', 'e' -> 5; case 'x' -> 6; default -> (int) c % 4; };
            case String s when s.length() > 3 -> s.length();
            case CharSequence s -> s.length() * 2;
            case int[] a when a.length > 0 -> a[a.length - 1]++;
            case Number n -> (int) Math.round(n.doubleValue());
            default -> -1;
        };
    }

    static String thing(Thing t) {
        return switch (t) {
            case Shape.DOT -> ".";
            case Shape.LINE -> "-";
            case Crate<?>(Crate<?>(var x, int w), int v) when w > v -> "N" + (x instanceof int[] a ? a.length : x);
            case Crate<?>(Integer i, var w) when i % 2 == 0 -> "e".repeat(w % 4);
            case Crate<?>(String s, int w) -> s + w;
            case Crate<?> c -> c.inside() == null ? "0" : "c";
            case Ghost g when g.visible() -> "G";
            case Ghost g -> g.seen > 4 ? "gg" : "g";
        };
    }

    static String fall(Object o) {
        String r = "";
        switch (o) {
            case null: r = "nil"; break;
            case String s when s.startsWith("b"): r += "b"; break;
            case Integer i: r += i;
            default: r += "d"; break;
        }
        return r;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Object> objects = new ArrayList<>();
        for (String s : args[1].split(",", -1)) objects.add(parse(s));
        int total = 0, loops = 0, matchErrors = 0, chars = 0, falls = 0, npe = 0;
        Ghost ghost = new Ghost();
        for (int i = 0; i < n; i++) {
            Object o = objects.get(i % objects.size());
            total += classify(o);
            for (int j = classify(o); j > 0; j -= 3) loops++;
            Thing t = switch (i % 5) { case 0 -> ghost; case 1 -> Shape.values()[i / 5 % 2]; case 2 -> new Crate<>(o, i);
            case 3 -> new Crate<>(new Crate<>(o, i + n % 4), 20 - i); default -> new Crate<>(i, i); };
            try {
                chars += thing(t).length();
            } catch (MatchException e) { // the accessor threw
                matchErrors += e.getCause().getMessage().length();
            } catch (IllegalStateException e) {
                matchErrors += 1000;
            }
            falls += fall(o).length();
            try {
                switch (o) { case Color c -> npe += c.uses; case String s -> npe++; default -> npe += 2; }
            } catch (NullPointerException e) {
                npe += 100;
            }
        }
        System.out.println(total + " " + loops + " " + matchErrors + " " + chars + " " + falls + " " + npe + " " + Crate.opened + " " + ghost.seen
                + " " + Objects.toString(objects.get(0)).length());
    }
}
