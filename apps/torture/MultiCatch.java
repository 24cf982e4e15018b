// args: 3 4 x | 10 0 12 | 25 7 -2 q 99
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** Several exception classes in one handler, rethrown precisely, order of handlers, handlers inside handlers. */
public class MultiCatch {
    static int attempts;

    static int risky(List<Integer> list, String text) {
        attempts++;
        int i = Integer.parseInt(text);
        if (i < 0) {
            throw new NoSuchElementException("negative");
        }
        return list.get(i) / i;
    }

    static int guarded(List<Integer> list, String text) {
        try {
            return risky(list, text);
        } catch (NumberFormatException | ArithmeticException e) {
            return e instanceof ArithmeticException ? -1 : text.length() * 10;
        } catch (IndexOutOfBoundsException e) {
            try {
                return risky(list, text.substring(1));
            } catch (final RuntimeException inner) {
                attempts += 5;
                throw inner;
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 9);
        }
        int total = 0;
        int failed = 0;
        for (String a : args) {
            try {
                total += guarded(list, a);
            } catch (NoSuchElementException | IndexOutOfBoundsException e) {
                failed += 2;
            } catch (RuntimeException e) {
                failed += 30;
            }
        }
        for (int i = 0; i < failed + attempts; i++) {
            total++;
        }
        System.out.println(total + " " + failed + " " + attempts);
    }
}
