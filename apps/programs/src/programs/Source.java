package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines of Java under construction, the names in scope, and random choices among them. */
final class Source {
    /** Marks names of variables that hold nodes. */
    private static final String NODE = "node ";

    private final StringBuilder text = new StringBuilder();
    private final Random random;
    private final List<String> locals = new ArrayList<>();
    private int indent;
    private int names;

    Source(Random random) {
        this.random = random;
    }

    /** Adds a line; one that ends in a brace is indented less or more. */
    void line(String line) {
        if (line.startsWith("}")) {
            indent--;
        }
        for (int i = 0; i < indent; i++) {
            text.append("    ");
        }
        text.append(line).append('\n');
        if (line.endsWith("{") || line.endsWith("->") && line.startsWith("case")) {
            indent++;
        }
    }

    /** Adds a line at a smaller indent, such as a {@code case} label. */
    void label(String line) {
        indent--;
        line(line);
        indent++;
    }

    /** A name that is new in the whole program. */
    String fresh(String prefix) {
        return prefix + names++;
    }

    /** Makes an {@code int} variable assignable; there is always one. */
    void declare(String local) {
        locals.add(local);
    }

    /** How many variables are in scope, for {@link #leave}. */
    int enter() {
        return locals.size();
    }

    /** Forgets the variables declared since {@link #enter}. */
    void leave(int scope) {
        while (locals.size() > scope) {
            locals.remove(locals.size() - 1);
        }
    }

    /** The variables in scope, which are none then, for {@link #show}: a lambda does not assign those outside. */
    List<String> hide() {
        List<String> hidden = new ArrayList<>(locals);
        locals.clear();
        return hidden;
    }

    /** Variables in scope again, in place of those declared since {@link #hide}. */
    void show(List<String> hidden) {
        locals.clear();
        locals.addAll(hidden);
    }

    /** Forgets all variables. */
    void startMethod() {
        locals.clear();
    }

    /** Makes a variable usable that holds a node. */
    void declareNode(String local) {
        locals.add(NODE + local);
    }

    /** Some {@code int} variable in scope. */
    String local() {
        String local;
        do {
            local = locals.get(random.nextInt(locals.size()));
        } while (local.startsWith(NODE));
        return local;
    }

    /** A variable that holds a node, or a static one. */
    String node() {
        String local = locals.get(random.nextInt(locals.size()));
        return local.startsWith(NODE) ? local.substring(NODE.length()) : oneOf("first", "last", "NODES[1]", "first");
    }

    /** Uniform in [0, bound). */
    int pick(int bound) {
        return random.nextInt(bound);
    }

    /** One of the choices. */
    String oneOf(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** True in {@code percent} of 100 cases. */
    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
