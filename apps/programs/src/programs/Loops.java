package programs;

/**
 * Random loops that do nothing but count, one in another, and some that only look so: limits that a cycle changes or that throw, rows that become longer,
 * values that differ from cycle to cycle, steps that a local holds, other locals that are counted beside. All limits are below a hundred, whatever they are made of, so every loop ends.
 */
final class Loops {
    private final Source source;
    private final Expressions expressions;
    private final Statements statements;

    Loops(Source source, Expressions expressions, Statements statements) {
        this.source = source;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** Up to three loops in each other; sometimes a limit throws, and then it may do so again and again. */
    void nest() {
        int levels = 1 + source.pick(3);
        if (!source.chance(35)) {
            loop(levels, "shape", "2");
            return;
        }
        String again = source.fresh("t");
        String shape = source.fresh("s");
        source.line("for (int " + again + " = 0; " + again + " < 3; " + again + "++) {");
        source.line("Shape " + shape + " = maybe(" + again + " + " + expressions.number(1) + ");");
        source.line("try {");
        loop(levels, shape, again);
        source.line("} catch (NullPointerException " + source.fresh("x") + ") {");
        source.line("steps++;");
        source.line("}");
        source.line("}");
    }

    private void loop(int levels, String shape, String around) {
        String index = source.fresh("k");
        String stride = source.chance(30) ? stride(around) : "2";
        String beside = source.chance(25) ? beside(around) : null;
        source.line("for (" + head(index, stride, levels > 1, shape, around) + ") {");
        int scope = source.enter();
        if (beside != null) {
            source.line(beside + source.oneOf("--", " += 5", " -= " + stride) + ";");
        }
        if (source.chance(25)) {
            String row = source.fresh("v");
            source.line("int " + row + " = " + source.oneOf("7", index, around, source.local()) + ";");
            source.declare(row);
        }
        if (levels > 1) {
            loop(levels - 1, shape, index);
            if (source.chance(20)) {
                loop(1, shape, index);
            }
        }
        if (source.chance(20)) {
            statements.simple();
        }
        if (source.chance(60)) {
            source.line("total += " + source.oneOf(index, around, "3") + ";");
        }
        if (source.chance(5)) {
            source.line((stride.equals("2") ? "steps" : stride) + "++;");
        }
        source.leave(scope);
        source.line("}");
        if (beside != null) {
            source.line("total += " + beside + ";");
        }
    }

    /** A local that holds a step from one to four. */
    private String stride(String around) {
        String stride = source.fresh("w");
        source.line("int " + stride + " = (" + source.oneOf(source.local(), around, "6") + " & 3) + 1;");
        return stride;
    }

    /** A local that counts beside the loop's own. */
    private String beside(String around) {
        String beside = source.fresh("b");
        source.line("int " + beside + " = " + source.oneOf(source.local(), around, "0x7fffffff") + ";");
        return beside;
    }

    /** Begin, test and step; {@code few} cycles if there are others in each. */
    private String head(String index, String stride, boolean few, String shape, String around) {
        String limit = limit(few, shape, around);
        String step = source.oneOf("++", "++", " += 3", " += " + stride, " += " + stride);
        String begin = source.oneOf("0", "0", "1", "-2", around);
        switch (source.pick(6)) {
            case 0:
                return "int " + index + " = " + limit + "; " + index + " > 0; " + index + step.replace('+', '-');
            case 1:
                return "int " + index + " = " + begin + "; " + index + " + 2 <= " + limit + "; " + index + step;
            case 2:
                return "int " + index + " = " + begin + "; " + limit + " >= " + index + "; " + index + step;
            default:
                return "int " + index + " = " + begin + "; " + index + " < " + limit + "; " + index + step;
        }
    }

    private String limit(boolean few, String shape, String around) {
        String limit = source.oneOf(shape + ".count", shape + ".size()", "LIST.size()", "TEXT.length()", "ARRAY.length", source.local(), around,
                expressions.number(1));
        return few ? "(" + limit + " & 3)" : "(" + limit + " & 31)";
    }
}
