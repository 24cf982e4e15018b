import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** An expression; its value is a Double, a String or a SheetError. */
interface Formula {
    Object evaluate(Sheet.Reader reader);

    record Constant(Object value) implements Formula {
        @Override
        public Object evaluate(Sheet.Reader reader) {
            return value;
        }
    }

    record Cell(CellName name) implements Formula {
        @Override
        public Object evaluate(Sheet.Reader reader) {
            return reader.value(name);
        }
    }

    record Range(CellName from, CellName to) implements Formula {
        @Override
        public Object evaluate(Sheet.Reader reader) {
            return new SheetError("range as a value");
        }

        void forEach(Sheet.Reader reader, BiConsumer<CellName, Object> action) {
            for (int row = from.row(); row <= to.row(); row++) {
                for (int column = from.column(); column <= to.column(); column++) {
                    CellName name = new CellName(column, row);
                    action.accept(name, reader.value(name));
                }
            }
        }
    }

    record Operation(char operator, Formula left, Formula right) implements Formula {
        @Override
        public Object evaluate(Sheet.Reader reader) {
            Object a = left.evaluate(reader);
            if (a instanceof SheetError) return a;
            Object b = right.evaluate(reader);
            if (b instanceof SheetError) return b;
            if (operator == '&') return Sheet.text(a) + Sheet.text(b);
            if (operator == '=') return a.equals(b) ? 1.0 : 0.0;
            if (!(a instanceof Double x) || !(b instanceof Double y)) return new SheetError("number expected");
            return switch (operator) {
                case '+' -> x + y;
                case '-' -> x - y;
                case '*' -> x * y;
                case '/' -> y == 0 ? new SheetError("division by zero") : (Object) (x / y);
                case '<' -> x < y ? 1.0 : 0.0;
                default -> x > y ? 1.0 : 0.0;
            };
        }
    }

    record Call(String name, List<Formula> arguments) implements Formula {
        @Override
        public Object evaluate(Sheet.Reader reader) {
            switch (name) {
                case "IF" -> {
                    Object condition = arguments.get(0).evaluate(reader);
                    if (condition instanceof SheetError) return condition;
                    boolean yes = condition instanceof Double d && d != 0;
                    return arguments.get(yes ? 1 : 2).evaluate(reader);
                }
                case "LOOKUP" -> {
                    return lookup(reader);
                }
                default -> {
                    List<Double> numbers = new ArrayList<>();
                    SheetError[] error = new SheetError[1];
                    for (Formula argument : arguments) collect(argument, reader, numbers, error);
                    return error[0] != null ? error[0] : aggregate(numbers);
                }
            }
        }

        /** The value in the second range beside the first one in the first range that is not less. */
        private Object lookup(Sheet.Reader reader) {
            Object wanted = arguments.get(0).evaluate(reader);
            if (!(wanted instanceof Double x)) return wanted instanceof SheetError ? wanted : new SheetError("number expected");
            if (!(arguments.get(1) instanceof Range keys) || !(arguments.get(2) instanceof Range results)) {
                return new SheetError("ranges expected");
            }
            for (int row = keys.from().row(); row <= keys.to().row(); row++) {
                Object key = reader.value(new CellName(keys.from().column(), row));
                if (key instanceof Double k && k >= x) {
                    return reader.value(new CellName(results.from().column(), row - keys.from().row() + results.from().row()));
                }
            }
            return new SheetError("not found");
        }

        private static void collect(Formula argument, Sheet.Reader reader, List<Double> numbers, SheetError[] error) {
            BiConsumer<CellName, Object> add = (cell, value) -> {
                if (value instanceof Double number) numbers.add(number);
                if (value instanceof SheetError e && error[0] == null) error[0] = e;
            };
            if (argument instanceof Range range) {
                range.forEach(reader, add);
            } else {
                add.accept(null, argument.evaluate(reader));
            }
        }

        private Object aggregate(List<Double> numbers) {
            return switch (name) {
                case "SUM" -> numbers.stream().mapToDouble(Double::doubleValue).sum();
                case "COUNT" -> (double) numbers.size();
                case "AVG" -> numbers.stream().mapToDouble(Double::doubleValue).average().orElse(0);
                case "MIN" -> numbers.stream().mapToDouble(Double::doubleValue).min().orElse(0);
                case "MAX" -> numbers.stream().mapToDouble(Double::doubleValue).max().orElse(0);
                case "MEDIAN" -> {
                    numbers.sort(null);
                    yield numbers.isEmpty() ? 0.0 : numbers.get(numbers.size() / 2);
                }
                default -> new SheetError("no function " + name);
            };
        }
    }
}
