package brook;

import java.util.*;
import java.util.function.Consumer;

/** Library functions. */
final class Builtins {
    static final List<String> NAMES = List.of("print", "len", "push", "range", "str", "num", "sqrt", "floor", "keys", "substr",
            "split", "rows", "sort", "has", "min", "max", "fill", "pop");

    private final List<Object> rows;
    private final Consumer<String> printer;

    Builtins(List<Object> rows, Consumer<String> printer) {
        this.rows = rows;
        this.printer = printer;
    }

    @SuppressWarnings("unchecked")
    Object call(int index, Object[] a) {
        switch (NAMES.get(index)) {
            case "print": {
                StringJoiner j = new StringJoiner(" ");
                for (Object o : a) j.add(Ops.text(o));
                printer.accept(j.toString());
                return null;
            }
            case "len":
                if (a[0] instanceof Collection<?> c) return (long) c.size();
                if (a[0] instanceof Map<?, ?> m) return (long) m.size();
                return (long) Ops.text(a[0]).length();
            case "push": ((List<Object>) a[0]).add(a[1]); return a[0];
            case "pop": return ((List<Object>) a[0]).remove(((List<Object>) a[0]).size() - 1);
            case "range": {
                long from = a.length > 1 ? (Long) a[0] : 0, to = (Long) a[a.length - 1];
                List<Object> l = new ArrayList<>();
                for (long i = from; i < to; i++) l.add(i);
                return l;
            }
            case "fill": return new ArrayList<>(Collections.nCopies(((Long) a[0]).intValue(), a[1]));
            case "str": return Ops.text(a[0]);
            case "num": return a[0] instanceof Number ? a[0] : (Object) Double.valueOf(Ops.text(a[0]));
            case "sqrt": return Math.sqrt(Ops.num(a[0]));
            case "floor": return (long) Math.floor(Ops.num(a[0]));
            case "keys": return new ArrayList<Object>(((Map<Object, Object>) a[0]).keySet());
            case "substr": return Ops.text(a[0]).substring(((Long) a[1]).intValue(), ((Long) a[2]).intValue());
            case "split": return new ArrayList<Object>(Arrays.asList(Ops.text(a[0]).split(Ops.text(a[1]))));
            case "rows": return rows;
            case "sort": {
                List<Object> l = new ArrayList<>((List<Object>) a[0]);
                l.sort(Ops::compare);
                return l;
            }
            case "has": return ((Map<Object, Object>) a[0]).containsKey(a[1]);
            case "min": return Ops.compare(a[0], a[1]) <= 0 ? a[0] : a[1];
            case "max": return Ops.compare(a[0], a[1]) >= 0 ? a[0] : a[1];
            default: throw new ScriptError("not implemented: " + NAMES.get(index));
        }
    }
}
