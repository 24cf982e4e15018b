package programs;

import java.util.List;

/**
 * Random callbacks: what collections, streams, optionals and arrays of the JDK call, and iterators and keys of the program. Their bodies are statements
 * that may throw, change what is iterated over (then the JDK throws), or end after the budget; who calls them catches what they throw, at once or outside.
 */
final class Callbacks {
    private final Source source;
    private final Expressions expressions;
    private final Statements statements;

    Callbacks(Source source, Expressions expressions, Statements statements) {
        this.source = source;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** One call with callbacks, and the handlers of what they throw. */
    void call() {
        String captured = source.fresh("c");
        String thrown = source.fresh("x");
        source.line("final int " + captured + " = " + expressions.number(1) + ";");
        source.line("try {");
        int scope = source.enter();
        if (source.chance(25)) {
            statements.simple();
        }
        kind(captured);
        if (source.chance(40)) {
            statements.simple();
        }
        source.leave(scope);
        source.line("} catch (" + source.oneOf("Failure ", "Failure ", "Other ") + thrown + ") {");
        source.line("total += " + thrown + ".code;");
        source.line("} catch (" + source.oneOf("RuntimeException ", "ConcurrentModificationException | IllegalStateException | NoSuchElementException ") + thrown + ") {");
        source.line(source.oneOf("steps++;", "total ^= 5;"));
        source.line("}");
    }

    private void kind(String captured) {
        String small = "(" + expressions.number(1) + ") & 15";
        switch (source.pick(18)) {
            case 0:
                body("LIST.forEach(q -> {", captured, null, ");", "q");
                break;
            case 1:
                body("MAP.forEach((q, w) -> {", captured, null, ");", "q", "w");
                break;
            case 2:
                body("LIST.removeIf(q -> {", captured, "(q & 3) == " + source.pick(4), ");", "q");
                break;
            case 3:
                body("LIST.replaceAll(q -> {", captured, "(q + " + captured + ") & 7", ");", "q");
                break;
            case 4:
                body("LIST.sort((q, w) -> {", captured, "Integer.compare(q, w)", ");", "q", "w");
                break;
            case 5:
                body("total += MAP.computeIfAbsent(" + small + ", q -> {", captured, "q * 2", ");", "q");
                break;
            case 6:
                body("MAP.compute(" + small + ", (q, w) -> {", captured, "w == null ? q : (w & 7) == 1 ? null : Integer.valueOf(w + 1)", ");", "q", "w");
                break;
            case 7:
                body("MAP.merge(" + small + ", 1, (q, w) -> {", captured, "q + w", ");", "q", "w");
                break;
            case 8:
                stages(captured);
                break;
            case 9:
                body("total += " + source.oneOf("LIST.stream()", "MAP.values().stream()") + source.oneOf(".anyMatch(", ".allMatch(", ".noneMatch(") + "q -> {",
                        captured, "q == " + source.pick(6), ") ? 1 : 2;", "q");
                break;
            case 10:
                body("Arrays.setAll(ARRAY, q -> {", captured, "q + " + captured, ");", "q");
                break;
            case 11:
                body("total += Optional.ofNullable(maybe(" + captured + ")).map(q -> q.weight(2)).orElseGet(() -> {", captured, captured, ");");
                break;
            case 12:
                body("Optional.ofNullable(maybe(" + captured + "))" + source.oneOf(".map(Shape::size)", ".filter(q -> q.count > 3).map(q -> q.size())")
                        + ".ifPresent(q -> {", captured, null, ");", "q");
                break;
            case 13:
                sorted(captured);
                break;
            case 14:
                String item = source.fresh("e");
                source.line("for (int " + item + " : new Range(" + small + ", " + source.oneOf("99", captured + " & 7") + ")) {");
                int scope = source.enter();
                source.declare(item);
                statements.block(1, 2);
                source.leave(scope);
                source.line("}");
                break;
            case 15:
                body("new Range(" + small + ", " + source.oneOf("99", "6") + ").forEach(q -> {", captured, null, ");", "q");
                break;
            case 16:
                source.line("total += " + source.oneOf("KEYS.add(", "KEYS.remove(", "KEYS.contains(") + "new Key(" + expressions.number(1) + ")) ? 1 : 3;");
                break;
            default:
                body("total += twice(q -> {", captured, "q ^ " + captured, ", " + expressions.number(1) + ");", "q");
                break;
        }
    }

    /** A stream of some stages with callbacks. */
    private void stages(String captured) {
        String begin = source.oneOf("LIST.stream()", "new ArrayList<>(MAP.keySet()).stream()", "KEYS.stream().map(q -> q.id)",
                "Stream.iterate(1, q -> q * 3 & 63).limit(9)", "StreamSupport.stream(new Range(9, 7).spliterator(), false)");
        source.line("total += " + begin);
        int count = 1 + source.pick(3);
        for (int i = 0; i < count; i++) {
            switch (source.pick(5)) {
                case 0:
                    body(".filter(q -> {", captured, "(q & 1) == 0", ")", "q");
                    break;
                case 1:
                    body(".map(q -> {", captured, "q + 1", ")", "q");
                    break;
                case 2:
                    body(".peek(q -> {", captured, null, ")", "q");
                    break;
                case 3:
                    body(".sorted((q, w) -> {", captured, "Integer.compare(w, q)", ")", "q", "w");
                    break;
                default:
                    source.line(source.oneOf(".limit(4)", ".skip(2)", ".distinct()"));
                    break;
            }
        }
        source.line(source.oneOf(".mapToInt(Integer::intValue).sum();", ".count();", ".reduce(0, Integer::sum);", ".findFirst().orElse(7);",
                ".collect(Collectors.groupingBy(q -> q & 3)).size();", ".max(Integer::compare).get();", ".collect(Collectors.toList()).hashCode();",
                ".collect(Collectors.toMap(q -> q & 15, q -> 1, (q, w) -> { steps++; return q + w; })).size();"));
    }

    /** A sorted collection with a comparator of the program. */
    private void sorted(String captured) {
        String sorted = source.fresh("o");
        String kind = source.oneOf("TreeSet", "PriorityQueue");
        body(kind + "<Integer> " + sorted + " = new " + kind + "<>((q, w) -> {", captured, "Integer.compare(q & 7, w & 7)", ");", "q", "w");
        source.line(sorted + ".addAll(" + source.oneOf("LIST", "MAP.values()", "MAP.keySet()") + ");");
        source.line(sorted + ".add(" + captured + " & 31);");
        source.line("total += " + sorted + ".size() + " + sorted + (kind.equals("TreeSet") ? source.oneOf(".first();", ".pollFirst();") : ".poll();"));
    }

    /**
     * The body of a lambda between {@code begin} and {@code end}: it returns {@code result}, or nothing. Its parameters {@code q} and {@code w} get names of their
     * own, because lambdas may be in each other, and it assigns no locals but those it declares.
     */
    private void body(String begin, String captured, String result, String end, String... parameters) {
        String give = result == null ? "return;" : "return " + result + ";";
        String value = parameters.length == 0 ? captured : parameters[source.pick(parameters.length)];
        for (String parameter : parameters) {
            String name = source.fresh(parameter);
            begin = begin.replaceAll("\\b" + parameter + "\\b", name);
            give = give.replaceAll("\\b" + parameter + "\\b", name);
            value = value.replaceAll("\\b" + parameter + "\\b", name);
        }
        source.line(begin);
        List<String> outside = source.hide();
        source.line("if (!budget()) {");
        source.line(give);
        source.line("}");
        String own = source.fresh("v");
        source.line("int " + own + " = " + value + ";");
        source.declare(own);
        if (source.chance(45)) {
            source.line("if (" + expressions.condition(1) + ") {");
            source.line("throw new " + source.oneOf("Failure(" + own, "Other(" + captured, "IllegalStateException(\"\" + " + own) + ");");
            source.line("}");
        }
        statements.block(source.chance(30) ? 1 : 0, 2);
        if (result != null) {
            source.line(give);
        }
        source.show(outside);
        source.line("}" + end);
    }
}
