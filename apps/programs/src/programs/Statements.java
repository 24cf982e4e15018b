package programs;

/** Random statements. Loops are bounded, and a global budget ends nested ones that call methods: every program terminates. */
final class Statements {
    private final Source source;
    private final Expressions expressions;
    private final Loops loops;
    private final Callbacks callbacks;
    private final Endless endless;
    private final Heap heap;
    private final Mixed mixed;

    Statements(Source source, Expressions expressions) {
        this.source = source;
        this.expressions = expressions;
        this.loops = new Loops(source, expressions, this);
        this.callbacks = new Callbacks(source, expressions, this);
        this.endless = new Endless(source, expressions, this);
        this.heap = new Heap(source, expressions, this);
        this.mixed = new Mixed(source, expressions);
    }

    /** Some statements in a scope of their own. */
    void block(int depth, int most) {
        int scope = source.enter();
        int count = 1 + source.pick(most);
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
        source.leave(scope);
    }

    private void statement(int depth) {
        if (depth <= 0) {
            simple();
            return;
        }
        switch (source.pick(24)) {
            case 0:
            case 1:
                branch(depth);
                break;
            case 2:
            case 3:
                countedLoop(depth);
                break;
            case 4:
                whileLoop(depth);
                break;
            case 5:
                eachLoop(depth);
                break;
            case 6:
                choice(depth);
                break;
            case 7:
                failure(depth);
                break;
            case 8:
                lambda();
                break;
            case 9:
                stream();
                break;
            case 10:
            case 11:
                loops.nest();
                break;
            case 12:
            case 13:
            case 14:
                callbacks.call();
                break;
            case 15:
            case 16:
                heap.walk(depth);
                break;
            case 17:
                endless.loop(depth);
                break;
            default:
                simple();
                break;
        }
    }

    void simple() {
        switch (source.pick(20)) {
            case 0:
            case 1:
                String name = source.fresh("v");
                source.line("int " + name + " = " + expressions.number(2) + ";");
                source.declare(name);
                break;
            case 2:
            case 3:
                source.line(source.local() + source.oneOf(" = ", " += ", " -= ", " ^= ") + expressions.number(2) + ";");
                break;
            case 4:
                source.line(source.local() + source.oneOf("++;", "--;"));
                break;
            case 5:
                source.line("total += " + expressions.number(2) + ";");
                break;
            case 6:
                source.line("ARRAY[(" + expressions.number(1) + ") & 7]" + source.oneOf(" = ", " += ") + expressions.number(1) + ";");
                break;
            case 7:
                source.line("if (LIST.size() < 40) {");
                source.line("LIST.add((" + expressions.number(1) + ") & 7);");
                source.line("}");
                break;
            case 8:
                source.line("MAP." + source.oneOf("put((", "merge((") + expressions.number(1) + ") & 15, 1);");
                break;
            case 9:
                source.line("if (TEXT.length() < 60) {");
                source.line("TEXT.append(" + expressions.number(1) + ");");
                source.line("}");
                break;
            case 10:
                source.line("shape.grow(" + expressions.number(1) + ");");
                break;
            case 11:
                source.line("shape = " + source.oneOf("new Round(", "new Square(") + expressions.number(1) + ");");
                break;
            case 12:
            case 13:
            case 14:
            case 15:
                heap.simple();
                break;
            case 16:
            case 17:
            case 18:
                mixed.simple();
                break;
            default:
                source.line("total ^= " + expressions.call(3) + ";");
                break;
        }
    }

    private void branch(int depth) {
        source.line("if (" + expressions.condition(2) + ") {");
        block(depth - 1, 3);
        if (source.chance(50)) {
            source.line("} else {");
            block(depth - 1, 2);
        }
        source.line("}");
    }

    private void countedLoop(int depth) {
        String index = source.fresh("i");
        String label = source.fresh("loop");
        boolean labelled = source.chance(20);
        String head = "for (int " + index + " = 0; " + index + " < ((" + expressions.number(1) + ") & 7) && budget(); " + index + "++) {";
        source.line((labelled ? label + ": " : "") + head);
        int scope = source.enter();
        block(depth - 1, 3);
        if (source.chance(30)) {
            String jump = source.oneOf("break", "continue") + (labelled ? " " + label : "");
            source.line("if (" + expressions.condition(1) + ") {");
            source.line(jump + ";");
            source.line("}");
            simple();
        }
        source.line("total += " + index + ";");
        source.leave(scope);
        source.line("}");
    }

    private void whileLoop(int depth) {
        String left = source.fresh("left");
        source.line("int " + left + " = (" + expressions.number(1) + ") & 7;");
        boolean atEnd = source.chance(40);
        source.line(atEnd ? "do {" : "while (" + left + " > 0 && budget()) {");
        block(depth - 1, 2);
        source.line(left + "--;");
        source.line(atEnd ? "} while (" + left + " > 0 && budget());" : "}");
        source.declare(left);
    }

    private void eachLoop(int depth) {
        String item = source.fresh("e");
        String over = source.oneOf("ARRAY", "new ArrayList<>(LIST)", "new ArrayList<>(MAP.keySet())", "new int[] {1, 5, total & 7}");
        source.line("for (int " + item + " : " + over + ") {");
        source.line("if (!budget()) {");
        source.line("break;");
        source.line("}");
        int scope = source.enter();
        source.declare(item);
        block(depth - 1, 2);
        source.leave(scope);
        source.line("}");
    }

    private void choice(int depth) {
        boolean text = source.chance(30);
        source.line("switch (" + (text ? "WORDS[(" + expressions.number(1) + ") & 3]" : "(" + expressions.number(1) + ") & 3") + ") {");
        for (int i = 0; i < 3; i++) {
            source.line("case " + (text ? "\"" + Programs.WORDS[i] + "\"" : String.valueOf(i)) + ": {");
            block(depth - 1, 2);
            source.line("}");
            if (source.chance(70)) {
                source.line("break;");
            }
        }
        source.line("default:");
        simpleInSwitch();
        source.line("}");
    }

    private void simpleInSwitch() {
        source.line("total += " + expressions.number(1) + ";");
    }

    private void failure(int depth) {
        String error = source.fresh("x");
        source.line("try {");
        int scope = source.enter();
        block(depth - 1, 2);
        source.line("if (" + expressions.condition(1) + ") {");
        source.line("throw new " + source.oneOf("Failure(", "Other(") + expressions.number(1) + ");");
        source.line("}");
        if (source.chance(40)) {
            source.line("total += WORDS[(" + expressions.number(1) + ") & 7].length();");
        }
        block(depth - 1, 1);
        source.leave(scope);
        source.line("} catch (Failure " + error + ") {");
        source.line("total += " + error + ".code;");
        source.line("} catch (ArrayIndexOutOfBoundsException " + error + ") {");
        source.line("steps++;");
        if (source.chance(60)) {
            source.line("} finally {");
            source.line("total ^= " + source.pick(100) + ";");
        }
        source.line("}");
    }

    private void lambda() {
        String function = source.fresh("f");
        String captured = source.fresh("c");
        source.line("final int " + captured + " = " + expressions.number(1) + ";");
        String body = source.oneOf("x + " + captured, "x * 3 - " + captured, "m(x, " + captured + ")", "{ steps++; return x ^ " + captured + "; }");
        body = body.startsWith("m(") ? "Math.max" + body.substring(1) : body;
        source.line("IntUnaryOperator " + function + " = x -> " + body + ";");
        source.line("total += twice(" + function + (source.chance(30) ? ".andThen(y -> y >> 1)" : "") + ", " + expressions.number(1) + ");");
    }

    private void stream() {
        String limit = "(" + expressions.number(1) + ") & 15";
        switch (source.pick(4)) {
            case 0:
                source.line("total += IntStream.range(0, " + limit + ").filter(q -> (q & 1) == " + source.pick(2) + ").map(q -> q * 5).sum();");
                break;
            case 1:
                source.line("total += LIST.stream().filter(q -> q > " + source.pick(6) + ").mapToInt(Integer::intValue).sum();");
                break;
            case 2:
                source.line("MAP.replaceAll((q, w) -> w + q);");
                break;
            default:
                source.line("LIST.removeIf(q -> q == " + source.pick(8) + ");");
                break;
        }
    }
}
