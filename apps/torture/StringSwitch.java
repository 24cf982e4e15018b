// args: add add sub | mul Aa BB x add | BB Aa Aa sub mul mul
/** Switches on strings, two of whose labels have the same hash code, with fall-through. */
public class StringSwitch {
    static int run(String op, int acc) {
        switch (op) {
            case "add":
                return acc + 3;
            case "sub":
                acc -= 1;
            case "mul":
                acc *= 2;
                break;
            case "Aa":
                for (int i = 0; i < acc; i++) {
                    acc--;
                }
                break;
            case "BB":
                acc += 20;
                break;
            default:
                acc = -acc;
        }
        return acc;
    }

    static int arrow(String op) {
        return switch (op) {
            case "add", "sub" -> 1;
            case "mul" -> {
                int k = 0;
                while (k < op.length()) {
                    k++;
                }
                yield k;
            }
            default -> op.length();
        };
    }

    public static void main(String[] args) {
        int acc = 0;
        int weights = 0;
        for (String op : args) {
            acc = run(op, acc);
            weights += arrow(op);
        }
        while (weights > 0) {
            acc += weights--;
        }
        System.out.println(acc);
    }
}
