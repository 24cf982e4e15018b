package programs;

/** Loops that only an exception ends: of an array, an iterator, a constructor or a method, caught around the loop, by the caller, or not at all. */
final class Endless {
    /** Classes and methods that such loops use. */
    static final String[] FIXED = {
        "/** Fills its cells until there are no more. */", "static final class Filled {", "final int[] cells = new int[4];", "int at;", "",
        "Filled(int by, boolean whole) {", "try {", "for (;;) {", "cells[at] += by ^ at;", "steps++;", "at++;", "}",
        "} catch (ArrayIndexOutOfBoundsException e) {", "if (!whole) {", "throw e;", "}", "at += 2;", "}", "}", "}", "",
        "/** Does not get ready. */", "static final class Unready extends Failure {", "final int sum;", "",
        "Unready(Iterator<Integer> values) {", "super(3);", "int sum = 0;", "while (true) {", "sum += values.next();", "spent++;", "if (sum < 0) {", "break;", "}", "}", "this.sum = sum;", "}", "}", "",
        "static int drain(Iterator<Integer> values) {", "int sum = 0;", "for (;;) {", "sum += values.next();", "steps += sum & 1;", "}", "}", "",
    };

    private final Source source;
    private final Expressions expressions;
    private final Statements statements;

    Endless(Source source, Expressions expressions, Statements statements) {
        this.source = source;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** One such loop; now and then nothing here catches its exception. */
    void loop(int depth) {
        boolean caught = source.chance(85);
        if (caught) {
            source.line("try {");
        }
        int scope = source.enter();
        body(depth, caught ? "" : "spent >= 0");
        source.leave(scope);
        if (!caught) {
            return;
        }
        String error = source.fresh("x");
        source.line("} catch (" + source.oneOf("NoSuchElementException | ArrayIndexOutOfBoundsException", "RuntimeException") + " " + error + ") {");
        int handler = source.enter();
        statements.simple();
        source.leave(handler);
        if (source.chance(30)) {
            source.line("} finally {");
            source.line("total ^= " + source.pick(100) + ";");
        }
        source.line("}");
    }

    /** {@code test} is true always; without it what follows would not be reachable. */
    private void body(int depth, String test) {
        String name = source.fresh("w");
        switch (source.pick(6)) {
            case 0:
                source.line("for (int " + name + " = (" + expressions.number(1) + ") & 7; " + test + "; " + name + " += " + (1 + source.pick(3)) + ") {");
                source.line("total += ARRAY[" + name + "];");
                source.declare(name);
                statements.block(depth - 1, 2);
                // Whatever became of it.
                source.line(name + " = (" + name + " & 7) + 1;");
                source.line("if (!budget()) {");
                source.line("throw new Failure(1);");
                source.line("}");
                source.line("}");
                break;
            case 1:
                source.line("for (Iterator<Integer> " + name + " = new ArrayList<>(LIST).iterator(); " + test + ";) {");
                source.line("total += " + name + ".next();");
                statements.block(depth - 1, 2);
                source.line("}");
                break;
            case 2:
                int fails = source.pick(3);
                String item = source.fresh("e");
                source.line("for (int " + item + " : new Range(4, " + fails + ")) {");
                source.declare(item);
                statements.block(depth - 1, 2);
                source.line("}");
                break;
            case 3:
                source.line("total += new Filled(" + expressions.number(1) + ", " + expressions.condition(1) + ").at;");
                break;
            case 4:
                source.line("total += new Unready(new ArrayList<>(LIST).iterator()).sum;");
                break;
            default:
                source.line("total += drain(" + source.oneOf("LIST", "new ArrayList<>(LIST)", "MAP.values()", "new Range(3, 2)") + ".iterator());");
                break;
        }
    }
}
