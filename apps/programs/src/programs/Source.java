package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines of Java under construction, the names in scope, and random choices among them. */
final class Source {
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

    /** Makes an {@code int} variable assignable. */
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

    /** Forgets all variables. */
    void startMethod() {
        locals.clear();
    }

    /** Some variable in scope. */
    String local() {
        return locals.get(random.nextInt(locals.size()));
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
