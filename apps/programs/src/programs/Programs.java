package programs;

import java.util.Random;

/** Writes a random program: a few static methods over shared state, two classes behind an abstract one, a main. */
final class Programs {
    static final String[] WORDS = {"north", "east", "south", "west"};

    private Programs() {
    }

    /** The source of a class with a {@code main} that takes two numbers. The same seed gives the same text. */
    static String source(String name, long seed) {
        Random random = new Random(seed);
        Source source = new Source(random);
        int methods = 2 + random.nextInt(4);
        Expressions expressions = new Expressions(source, methods);
        Statements statements = new Statements(source, expressions);
        head(source, name);
        for (int i = 0; i < methods; i++) {
            source.line("static int m" + i + "(int a, int b) {");
            source.startMethod();
            source.declare("a");
            source.declare("b");
            expressions.insideMethod(i);
            source.line("if (!budget()) {");
            source.line("return b;");
            source.line("}");
            statements.block(3, 5);
            source.line("return " + expressions.number(2) + ";");
            source.line("}");
            source.line("");
        }
        source.line("public static void main(String[] args) {");
        source.line("int n = Integer.parseInt(args[0]);");
        source.line("int k = Integer.parseInt(args[1]);");
        source.startMethod();
        source.declare("n");
        source.declare("k");
        expressions.insideMethod(-1);
        source.line("for (int i = 0; i < n; i++) {");
        guarded(source, () -> source.line("total += m0(i, k);"));
        source.line("}");
        guarded(source, () -> statements.block(3, 6));
        source.line("System.out.println(total + \" \" + steps + \" \" + LIST + MAP + KEYS.size() + TEXT + shape.weight(1) + name + wide + level);");
        source.line("}");
        source.line("}");
        return source.toString();
    }

    /** What may throw, and a handler of whatever it throws. */
    private static void guarded(Source source, Runnable body) {
        source.line("try {");
        int scope = source.enter();
        body.run();
        source.leave(scope);
        source.line("} catch (RuntimeException " + source.fresh("x") + ") {");
        source.line("steps++;");
        source.line("}");
    }

    private static void head(Source source, String name) {
        source.line("// args: 3 7 | 11 2 | 26 40");
        for (String type : new String[] {"ArrayList", "Arrays", "ConcurrentModificationException", "HashMap", "HashSet", "Iterator", "List",
            "Map", "NoSuchElementException", "Optional", "PriorityQueue", "Set", "TreeSet", "function.IntUnaryOperator", "stream.Collectors", "stream.IntStream", "stream.Stream",
            "stream.StreamSupport"}) {
            source.line("import java.util." + type + ";");
        }
        source.line("");
        source.line("public class " + name + " {");
        source.line("static final int[] ARRAY = {3, 1, 4, 1, 5, 9, 2, 6};");
        source.line("static final List<Integer> LIST = new ArrayList<>();");
        source.line("static final Counts MAP = new Counts();");
        source.line("static final Set<Key> KEYS = new HashSet<>();");
        source.line("static final StringBuilder TEXT = new StringBuilder();");
        source.line("static final String[] WORDS = {\"" + String.join("\", \"", WORDS) + "\"};");
        source.line("static final Map<Integer, List<Node>> INDEX = new HashMap<>();");
        source.line("static final int[][] GRID = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}};");
        source.line("static final Node[] NODES = {new Node(1), new Node(2), new Node(3), new Node(4)};");
        source.line("static Node first = NODES[0];");
        source.line("static Node last = new Node(first);");
        source.line("static Shape shape = new Round(2);");
        source.line("static final long[] LONGS = {7, 1L << 40, -3, 12};");
        source.line("static String name = \"13\";");
        source.line("static long wide = 5;");
        source.line("static double level = 2.5;");
        source.line("static int total;");
        source.line("static int steps;");
        source.line("static int spent;");
        source.line("");
        for (String text : FIXED) {
            source.line(text);
        }
        for (String text : Endless.FIXED) {
            source.line(text);
        }
    }

    private static final String[] FIXED = {
        "static boolean budget() {", "return ++spent < 20000;", "}", "",
        "static int twice(IntUnaryOperator f, int x) {", "return f.applyAsInt(f.applyAsInt(x));", "}", "",
        "static Shape maybe(int x) {", "return (x & 3) == 1 ? null : shape;", "}", "",
        "static final class Counts extends HashMap<Integer, Integer> {", "int merges;", "",
        "void merge(int key, int by) {", "merges++;", "merge(key, by, Integer::sum);", "}", "}", "",
        "static class Failure extends RuntimeException {", "final int code;", "",
        "Failure(int code) {", "this.code = code;", "}", "}", "",
        "static final class Other extends Failure {", "Other(int code) {", "super(code & 255);", "}", "}", "",
        "/** Numbers below a limit; the one at which it fails throws. */", "static final class Range implements Iterable<Integer> {",
        "final int limit;", "final int fails;", "int begun;", "",
        "Range(int limit, int fails) {", "this.limit = limit;", "this.fails = fails;", "}", "",
        "@Override", "public Iterator<Integer> iterator() {", "begun++;", "return new Iterator<Integer>() {", "int at;", "",
        "@Override", "public boolean hasNext() {", "return at < limit;", "}", "",
        "@Override", "public Integer next() {", "if (at == fails) {", "throw new Failure(at + begun);", "}", "steps++;", "return at++;", "}",
        "};", "}", "}", "",
        "static final class Key {", "final int id;", "", "Key(int id) {", "this.id = id & 31;", "}", "",
        "@Override", "public int hashCode() {", "return id & 3;", "}", "",
        "@Override", "public boolean equals(Object other) {", "steps++;", "if (id == 30 && KEYS.size() > 5) {", "throw new Other(id);", "}",
        "return other instanceof Key && ((Key) other).id == id;", "}", "}", "",
        "static int mix(int a, long b, int c, double d, int e) {", "return a + (int) b * 3 + (c ^ e) + (int) d;", "}", "",
        "static int any(int... values) {", "int sum = values.length;", "for (int value : values) {", "sum += value & 15;", "}", "return sum;", "}", "",
        "enum Kind {", "LOW {", "@Override", "int by(int x) {", "return x >> 1;", "}", "},", "MIDDLE,", "HIGH {", "@Override", "int by(int x) {", "return next().by(x) + 1;",
        "}", "};", "", "int by(int x) {", "return x ^ 3;", "}", "", "Kind next() {", "return values()[(ordinal() + 1) % 3];", "}", "",
        "static Kind of(int x) {", "return x < 3 ? LOW : x < 20 ? MIDDLE : HIGH;", "}", "}", "",
        "/** Part of a graph; cells may be shared. */", "static final class Node {", "int value;", "int marks;", "long far;", "Node next;", "int[] cells;", "",
        "Node(int value) {", "this.value = value & 63;", "cells = new int[] {value & 3, 1, 2, 3};", "}", "",
        "Node(Node from) {", "value = from.value + 1;", "next = from.next;", "cells = from.cells;", "}", "",
        "void link(Node to) {", "Node old = to.next;", "to.next = next;", "next = to == this ? old : to;", "}", "",
        "void mark(Node a, Node b) {", "a.marks++;", "b.marks += 2;", "value += a.marks & 3;", "}", "",
        "Node deep() {", "return next == null ? this : next;", "}", "",
        "int count() {", "int n = 0;", "for (Node p = this; p != null && n < 9; p = p.next) {", "n++;", "}", "return n;", "}", "",
        "int sum(int by) {", "int sum = marks;", "for (int cell : cells) {", "sum += cell & by;", "}", "return sum;", "}", "}", "",
        "static List<Node> all() {", "List<Node> all = new ArrayList<>();", "INDEX.values().forEach(all::addAll);", "return all;", "}", "",
        "abstract static class Shape {", "int count;", "",
        "Shape(int count) {", "this.count = count & 31;", "}", "",
        "abstract int weight(int by);", "", "int size() {", "return count;", "}", "",
        "void grow(int by) {", "count = (count + by) & 31;", "}", "}", "",
        "static final class Round extends Shape {", "Round(int count) {", "super(count);", "steps++;", "}", "",
        "@Override", "int weight(int by) {", "return count * by + 1;", "}", "}", "",
        "static final class Square extends Shape {", "private int grown;", "", "Square(int count) {", "super(count + 1);", "}", "",
        "@Override", "int weight(int by) {", "int sum = grown;",
        "for (int i = 0; i < count; i++) {", "sum += by & i;", "}", "return sum;", "}", "",
        "@Override", "void grow(int by) {", "super.grow(by);", "grown++;", "}", "}", "",
    };
}
