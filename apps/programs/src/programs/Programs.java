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
        source.line("total += m0(i, k);");
        source.line("}");
        statements.block(3, 6);
        source.line("System.out.println(total + \" \" + steps + \" \" + LIST + MAP + TEXT + shape.weight(1));");
        source.line("}");
        source.line("}");
        return source.toString();
    }

    private static void head(Source source, String name) {
        source.line("// args: 3 7 | 11 2 | 26 40");
        for (String type : new String[] {"ArrayList", "HashMap", "List"}) {
            source.line("import java.util." + type + ";");
        }
        source.line("import java.util.function.IntUnaryOperator;");
        source.line("import java.util.stream.IntStream;");
        source.line("");
        source.line("public class " + name + " {");
        source.line("static final int[] ARRAY = {3, 1, 4, 1, 5, 9, 2, 6};");
        source.line("static final List<Integer> LIST = new ArrayList<>();");
        source.line("static final Counts MAP = new Counts();");
        source.line("static final StringBuilder TEXT = new StringBuilder();");
        source.line("static final String[] WORDS = {\"" + String.join("\", \"", WORDS) + "\"};");
        source.line("static Shape shape = new Round(2);");
        source.line("static int total;");
        source.line("static int steps;");
        source.line("static int spent;");
        source.line("");
        for (String text : FIXED) {
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
