// args: 3 a 4.5 | 10 x y | 25 1 2 zz
import java.util.ArrayList;
import java.util.List;

/** instanceof with pattern variables, sealed interfaces, text blocks, var, switch expressions over enums. */
public class PatternInstanceof {
    sealed interface Value permits Num, Word, Nested {
    }

    record Num(double value) implements Value {
    }

    record Word(String text) implements Value {
    }

    record Nested(List<Value> items) implements Value {
    }

    enum Mode {
        SUM, COUNT, DEPTH
    }

    static Value parse(String s) {
        try {
            return new Num(Double.parseDouble(s));
        } catch (NumberFormatException e) {
            return new Word(s);
        }
    }

    static int measure(Object o, Mode mode) {
        if (o instanceof Num n && n.value() > 2) {
            return mode == Mode.SUM ? (int) n.value() : 1;
        }
        if (o instanceof Word w) {
            return w.text().length();
        }
        if (!(o instanceof Nested nested)) {
            return 0;
        }
        var total = switch (mode) {
            case SUM, COUNT -> 0;
            case DEPTH -> 1;
        };
        for (var item : nested.items()) {
            var m = measure(item, mode);
            total = mode == Mode.DEPTH ? Math.max(total, 1 + m) : total + m;
        }
        return total;
    }

    public static void main(String[] args) {
        var items = new ArrayList<Value>();
        for (var a : args) {
            items.add(parse(a));
            if (items.size() == 2) {
                items.add(new Nested(new ArrayList<>(items)));
            }
        }
        var root = new Nested(items);
        var total = 0;
        for (var mode : Mode.values()) {
            for (int i = measure(root, mode); i > 0; i--) {
                total++;
            }
        }
        var text = """
                a
                  b\tc
                """;
        System.out.println(total + text.length());
    }
}
