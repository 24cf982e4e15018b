package programs;

/** Random {@code int} and {@code boolean} expressions over the variables in scope. They never throw. */
final class Expressions {
    private final Source source;
    /** Methods {@code m0} to {@code m(n-1)} take two ints; an expression calls only those from {@link #firstCallable}. */
    private final int methods;
    private int firstCallable;

    Expressions(Source source, int methods) {
        this.source = source;
        this.methods = methods;
    }

    /** Calls go to methods behind this one: no recursion. */
    void insideMethod(int number) {
        firstCallable = number + 1;
    }

    /** An {@code int}. */
    String number(int depth) {
        if (depth <= 0) {
            return leaf();
        }
        switch (source.pick(14)) {
            case 0:
            case 1:
            case 2:
                return "(" + number(depth - 1) + source.oneOf(" + ", " - ", " * ", " ^ ", " & ", " | ") + number(depth - 1) + ")";
            case 3:
                return "(" + number(depth - 1) + source.oneOf(" / ", " % ") + "(" + leaf() + " | 1))";
            case 4:
                return "(" + number(depth - 1) + source.oneOf(" << ", " >> ", " >>> ") + source.pick(12) + ")";
            case 5:
                return "(" + condition(depth - 1) + " ? " + number(depth - 1) + " : " + number(depth - 1) + ")";
            case 6:
                return source.oneOf("(byte) ", "(short) ", "(char) ") + "(" + number(depth - 1) + ")";
            case 7:
                return "(int) (" + number(depth - 1) + " * 3L >> 2)";
            case 8:
                return "ARRAY[(" + number(depth - 1) + ") & 7]";
            case 9:
                return "(MAP.getOrDefault((" + number(depth - 1) + ") & 15, 0) + " + source.pick(9) + ")";
            case 10:
                return call(depth);
            case 11:
                return "(shape.weight(" + number(depth - 1) + ") & 0xffff)";
            case 12:
                return "(int) Math.floor(" + number(depth - 1) + " * 0.37)";
            default:
                return leaf();
        }
    }

    private String leaf() {
        switch (source.pick(9)) {
            case 0:
                return String.valueOf(source.pick(20) - 5);
            case 1:
                return source.oneOf("total", "steps", "shape.count", source.node() + ".value", source.node() + ".marks");
            case 2:
                return "LIST.size()";
            case 3:
                return "TEXT.length()";
            default:
                return source.local();
        }
    }

    /** A call of a later method, or something as good where there is none. */
    String call(int depth) {
        if (firstCallable >= methods) {
            return leaf();
        }
        int callee = firstCallable + source.pick(methods - firstCallable);
        return "m" + callee + "(" + number(depth - 2) + ", " + number(depth - 2) + ")";
    }

    /** A {@code boolean}. */
    String condition(int depth) {
        String comparison = number(depth - 1) + source.oneOf(" < ", " > ", " <= ", " == ", " != ") + number(depth - 1);
        switch (depth <= 0 ? 9 : source.pick(8)) {
            case 0:
                return "(" + comparison + source.oneOf(" && ", " || ") + condition(depth - 1) + ")";
            case 1:
                return "!(" + condition(depth - 1) + ")";
            case 2:
                return "LIST.contains(" + number(depth - 1) + " & 7)";
            case 3:
                return "(" + number(depth - 1) + " & 3) == " + source.pick(4);
            case 4:
                return "shape instanceof " + source.oneOf("Round", "Square");
            default:
                return comparison;
        }
    }
}
