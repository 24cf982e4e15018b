import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Recursive descent: comparison, sum, product, factor. */
final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
        this.text = text;
    }

    Formula formula() {
        Formula formula = comparison();
        if (peek() != 0) throw new IllegalArgumentException("unexpected " + peek());
        return formula;
    }

    private Formula comparison() {
        return binary("<>=", () -> binary("+-&", () -> binary("*/", this::factor)));
    }

    private Formula binary(String operators, Supplier<Formula> operand) {
        Formula left = operand.get();
        while (peek() != 0 && operators.indexOf(peek()) >= 0) left = new Formula.Operation(text.charAt(at++), left, operand.get());
        return left;
    }

    private Formula factor() {
        char c = peek();
        if (c == '(') {
            at++;
            Formula inner = comparison();
            expect(')');
            return inner;
        }
        if (c == '-') {
            at++;
            return new Formula.Operation('-', new Formula.Constant(0.0), factor());
        }
        if (c == '"') {
            int end = text.indexOf('"', at + 1);
            if (end < 0) throw new IllegalArgumentException("quote not closed");
            String value = text.substring(at + 1, end);
            at = end + 1;
            return new Formula.Constant(value);
        }
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
        String word = text.substring(start, at);
        if (word.isEmpty()) throw new IllegalArgumentException("value expected");
        if (Character.isDigit(word.charAt(0))) return new Formula.Constant(Double.valueOf(word));
        if (peek() == '(') return call(word.toUpperCase(Locale.ROOT));
        CellName name = CellName.parse(word);
        if (peek() != ':') return new Formula.Cell(name);
        int second = ++at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        return new Formula.Range(name, CellName.parse(text.substring(second, at)));
    }

    private Formula call(String name) {
        List<Formula> arguments = new ArrayList<>();
        do {
            at++;
            arguments.add(comparison());
        } while (peek() == ',');
        expect(')');
        if (name.equals("IF") && arguments.size() != 3) throw new IllegalArgumentException("IF needs three arguments");
        return new Formula.Call(name, arguments);
    }

    private void expect(char c) {
        if (peek() != c) throw new IllegalArgumentException(c + " expected");
        at++;
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
        return at < text.length() ? text.charAt(at) : 0;
    }
}
