package brook;

import java.util.List;
import java.util.Map;

/** Dynamic typing rules. */
final class Ops {
    private Ops() {}

    static boolean truthy(Object v) {
        return v != null && !Boolean.FALSE.equals(v);
    }

    static Object neg(Object v) {
        if (v instanceof Long l) return -l;
        return -num(v);
    }

    static double num(Object v) {
        if (v instanceof Number n) return n.doubleValue();
        throw new ScriptError("number expected, got " + text(v));
    }

    static Object binary(String op, Object a, Object b) {
        return switch (op) {
            case "+" -> add(a, b);
            case "-" -> a instanceof Long x && b instanceof Long y ? (Object) (x - y) : (Object) (num(a) - num(b));
            case "*" -> a instanceof Long x && b instanceof Long y ? (Object) (x * y) : (Object) (num(a) * num(b));
            case "/" -> div(a, b);
            case "%" -> mod(a, b);
            case "==" -> equal(a, b);
            case "!=" -> !equal(a, b);
            case "<" -> compare(a, b) < 0;
            case "<=" -> compare(a, b) <= 0;
            case ">" -> compare(a, b) > 0;
            case ">=" -> compare(a, b) >= 0;
            default -> throw new ScriptError("operator " + op);
        };
    }

    static Object add(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) return x + y;
        if (a instanceof String || b instanceof String) return text(a) + text(b);
        return num(a) + num(b);
    }

    static Object div(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            if (y == 0) throw new ScriptError("division by zero");
            return x / y;
        }
        return num(a) / num(b);
    }

    static Object mod(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            if (y == 0) throw new ScriptError("division by zero");
            return Math.floorMod(x, y);
        }
        return num(a) % num(b);
    }

    static boolean equal(Object a, Object b) {
        if (a == b) return true;
        if (a == null || b == null) return false;
        if (a instanceof Number && b instanceof Number) return compare(a, b) == 0;
        return a.equals(b);
    }

    static int compare(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) return Long.compare(x, y);
        if (a instanceof String x && b instanceof String y) return x.compareTo(y);
        return Double.compare(num(a), num(b));
    }

    static Object index(Object base, Object key) {
        if (base instanceof List<?> l) return l.get(position(key, l.size()));
        if (base instanceof Map<?, ?> m) return m.get(key);
        if (base instanceof String s) return String.valueOf(s.charAt(position(key, s.length())));
        throw new ScriptError("cannot index " + text(base));
    }

    static int position(Object key, int size) {
        if (!(key instanceof Long l) || l < 0 || l >= size) throw new ScriptError("index " + text(key) + " out of range 0.." + size);
        return l.intValue();
    }

    static String text(Object v) {
        if (v == null) return "nil";
        if (v instanceof Double d) return String.format("%.6f", d);
        return v.toString();
    }
}
