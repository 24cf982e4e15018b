// args: 3 abab | 7 banana
import java.util.Objects;

/** Messages of null pointers that the program or the JDK gives itself: they tell nothing about code. */
public class GivenMessages {
    static int total;

    static void count(int n) {
        for (int i = 0; i < n; i++) {
            total++;
        }
    }

    static void supplied(int n, String word) {
        try {
            Objects.requireNonNull(n > 5 ? null : word, () -> "none of " + n);
            count(1);
        } catch (NullPointerException e) {
            count(e.getMessage().length());
        }
    }

    static void given(int n, String word) {
        try {
            Objects.requireNonNull(n > 5 ? null : word, "nothing");
            count(2);
        } catch (NullPointerException e) {
            count(e.getMessage().length());
        }
    }

    static void thrown(int n, String word) {
        try {
            if (n > 5) {
                throw new NullPointerException("mine " + word);
            }
            count(3);
        } catch (NullPointerException e) {
            count(e.getMessage().length());
        }
    }

    static void without(int n, String word) {
        try {
            count(Objects.requireNonNull(n > 5 ? null : word).length());
        } catch (NullPointerException e) {
            count(e.getMessage() == null ? 4 : 5);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        supplied(n, args[1]);
        given(n, args[1]);
        thrown(n, args[1]);
        without(n, args[1]);
        System.out.println(total);
    }
}
