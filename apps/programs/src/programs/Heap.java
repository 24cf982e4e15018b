package programs;

/**
 * Random statements over linked nodes, arrays of arrays and lists in maps: the same object behind several names, fields set through one and read through
 * another, copies that share what is behind them, walks that change what they walk over.
 */
final class Heap {
    private final Source source;
    private final Expressions expressions;
    private final Statements statements;

    Heap(Source source, Expressions expressions, Statements statements) {
        this.source = source;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** One statement without others in it. */
    void simple() {
        switch (source.pick(16)) {
            case 0:
            case 1:
                String name = source.fresh("p");
                source.line("Node " + name + " = " + made() + ";");
                source.declareNode(name);
                break;
            case 2:
                source.line(source.node() + ".value" + source.oneOf(" = ", " += ", " ^= ") + expressions.number(1) + ";");
                break;
            case 3:
                source.line(source.node() + ".next = " + source.oneOf("null", made(), made(), made()) + ";");
                break;
            case 4:
                source.line(source.node() + ".cells[(" + expressions.number(1) + ") & 3]" + source.oneOf(" = ", " += ") + expressions.number(1) + ";");
                break;
            case 5:
                source.line(source.node() + ".cells = " + source.node() + source.oneOf(".cells;", ".cells.clone();", ".cells;"));
                break;
            case 6:
                source.line("NODES[(" + expressions.number(1) + ") & 3] = " + made() + ";");
                break;
            case 7:
                source.line("GRID[(" + expressions.number(1) + ") & 3]" + source.oneOf("[1]", "[total & 3]") + source.oneOf(" = ", " -= ") + expressions.number(1)
                        + ";");
                break;
            case 8:
                source.line("GRID[(" + expressions.number(1) + ") & 3] = " + source.oneOf("GRID[1]", "GRID[total & 3].clone()", source.node() + ".cells") + ";");
                break;
            case 9:
                source.line("INDEX.computeIfAbsent((" + expressions.number(1) + ") & 3, q -> new ArrayList<>()).add(" + source.node() + ");");
                break;
            case 10:
                source.line(source.node() + ".link(" + made() + ");");
                break;
            case 11:
                source.line("total += " + source.node() + ".sum(3);");
                break;
            case 12:
                source.line("total " + source.oneOf("+= ", "^= ") + read() + ";");
                break;
            case 13:
                source.line("NODES[(" + expressions.number(1) + ") & 3].mark(" + source.node() + ", " + source.node() + ");");
                break;
            case 14:
                source.line("if (" + source.node() + " == " + source.node() + source.oneOf("", ".next", ".deep()") + ") {");
                int scope = source.enter();
                statements.simple();
                source.leave(scope);
                source.line("}");
                break;
            default:
                source.line("System.arraycopy(" + source.node() + ".cells, 1, " + source.oneOf(source.node() + ".cells", "GRID[2]") + ", 0, 3);");
                break;
        }
    }

    /** A loop over nodes, or statements that may meet a null. */
    void walk(int depth) {
        int scope = source.enter();
        String node = source.fresh("p");
        switch (source.pick(4)) {
            case 0:
                source.line("for (Node " + node + " = " + source.node() + "; " + node + " != null && budget(); " + node + " = " + node + ".next) {");
                break;
            case 1:
                source.line("for (Node " + node + " : " + source.oneOf("NODES", "INDEX.getOrDefault(total & 3, List.of())", "all()") + ") {");
                source.line("if (!budget()) {");
                source.line("break;");
                source.line("}");
                break;
            case 2:
                String row = source.fresh("g");
                source.line("for (int[] " + row + " : GRID) {");
                source.line(row + "[(" + expressions.number(1) + ") & 3]++;");
                source.line("Node " + node + " = " + made() + ";");
                break;
            default:
                String thrown = source.fresh("x");
                source.line("try {");
                source.line("Node " + node + " = " + source.node() + ".next.next;");
                source.line("total += " + node + ".value;");
                source.declareNode(node);
                statements.block(depth - 1, 2);
                source.leave(scope);
                source.line("} catch (NullPointerException " + thrown + ") {");
                simple();
                source.line("}");
                source.leave(scope);
                return;
        }
        source.declareNode(node);
        simple();
        statements.block(depth - 1, 2);
        source.leave(scope);
        source.line("}");
    }

    /** An {@code int} that comes from the heap. */
    String read() {
        return source.oneOf(source.node() + ".value", source.node() + ".cells[total & 3]", "GRID[total & 3][" + source.pick(4) + "]", source.node() + ".deep().value",
                "INDEX.getOrDefault(" + source.pick(4) + ", List.of()).size()", "NODES[steps & 3].count()");
    }

    /** A node that is not null. */
    private String made() {
        return source.oneOf("new Node(" + expressions.number(1) + ")", "new Node(" + source.node() + ")", source.node() + ".deep()", source.node(),
                "NODES[total & 3]", "(" + expressions.condition(1) + " ? " + source.node() + " : " + source.node() + ")");
    }
}
