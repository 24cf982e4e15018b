// args: 3 a1 | 8 b2 | 15 c1
// file sheet.txt: a1=3\na2=a1+a1\na3=a2*b1\nb1=7\nb2=a3-a1\nb3=c1+1\nc1=c2+2\nc2=c3\nc3=c1\nd1=b2/a4\na4=a1-a1\nd2=d1+zz\n
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;

/** A sheet of cells: lazily computed, remembered, invalidated through those that depend on them; circles and failures are values, too. */
public class SpreadsheetCells {
    static class CellError extends RuntimeException {
        private static final long serialVersionUID = 1;
        final String kind;

        CellError(String kind, Throwable cause) {
            super(kind, cause, false, false);
            this.kind = kind;
        }
    }

    class Cell {
        final String name;
        private Supplier<Integer> formula;
        private Integer value;
        private CellError failed;
        private boolean busy;
        private final Set<Cell> users = new LinkedHashSet<>();

        Cell(String name) {
            this.name = name;
            formula = () -> {
                throw new CellError("empty", null);
            };
        }

        int get() {
            if (!stack.isEmpty()) {
                users.add(stack.peek());
            }
            if (failed != null) {
                hits++;
                throw failed;
            }
            if (value != null) {
                hits++;
                return value;
            }
            if (busy) {
                throw new CellError("circle", null);
            }
            busy = true;
            stack.push(this);
            try {
                computed++;
                return value = formula.get();
            } catch (ArithmeticException e) {
                throw failed = new CellError("zero", e);
            } catch (CellError e) {
                failed = e.kind.equals("circle") ? e : new CellError("of " + name, e);
                throw failed;
            } finally {
                stack.pop();
                busy = false;
            }
        }

        void set(Supplier<Integer> f) {
            formula = f;
            invalidate();
        }

        void invalidate() {
            if (value == null && failed == null && users.isEmpty()) {
                return;
            }
            invalidated++;
            value = null;
            failed = null;
            List<Cell> told = new ArrayList<>(users);
            users.clear();
            told.forEach(Cell::invalidate);
        }
    }

    final Map<String, Cell> cells = new TreeMap<>();
    final Deque<Cell> stack = new ArrayDeque<>();
    int hits;
    int computed;
    int invalidated;

    Cell cell(String name) {
        return cells.computeIfAbsent(name, Cell::new);
    }

    Supplier<Integer> compile(String text) {
        for (char op : "+-*/".toCharArray()) {
            int at = text.lastIndexOf(op);
            if (at > 0) {
                Supplier<Integer> a = compile(text.substring(0, at));
                Supplier<Integer> b = compile(text.substring(at + 1));
                return switch (op) {
                    case '+' -> () -> a.get() + b.get();
                    case '-' -> () -> a.get() - b.get();
                    case '*' -> () -> a.get() * b.get();
                    default -> () -> a.get() / b.get();
                };
            }
        }
        if (Character.isDigit(text.charAt(0))) {
            int k = Integer.parseInt(text);
            return () -> k;
        }
        return cell(text)::get;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        SpreadsheetCells sheet = new SpreadsheetCells();
        for (String line : Files.readAllLines(Path.of("sheet.txt"))) {
            String[] parts = line.split("=", 2);
            sheet.cell(parts[0]).set(sheet.compile(parts[1]));
        }
        int sum = 0;
        Map<String, Integer> kinds = new TreeMap<>();
        int deep = 0;
        for (int i = 0; i < n; i++) {
            for (String name : List.copyOf(sheet.cells.keySet())) {
                try {
                    sum += sheet.cell(name).get() % 50;
                } catch (CellError e) {
                    kinds.merge(e.kind.split(" ")[0], 1, Integer::sum);
                    for (Throwable t = e; t != null; t = t.getCause()) {
                        deep++;
                    }
                }
            }
            String changed = i % 3 == 0 ? args[1] : "a1";
            sheet.cell(changed).set(sheet.compile(i % 4 == 3 ? "b1-a4" : "" + (i + 2)));
        }
        int steps = 0;
        for (int i = Math.abs(sum); i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + kinds + " " + deep + " " + sheet.hits + " " + sheet.computed + " " + sheet.invalidated);
    }
}
