import java.util.Collections;
import java.util.List;

/** Loops whose iterations do the same, so that one of four tells what all do; left in every way there is. Names say how often a method is called. */
class Holes {
    static final int MANY = 47;
    /** What is in the groups of an iterator, of which nobody knows how many elements it has. */
    static final int GROUPED = 46;

    public static void main(String[] args) {
        List<String> words = Collections.nCopies(GROUPED, "word");
        for (String word : words) {
            each();
            nested(word.length());
        }
        for (int down = MANY - 1; down >= 0; down--) {
            broken(down);
            each();
        }
        for (int i = 0; i < 2 * MANY; i += 2) {
            try {
                thrown(i);
            } catch (IllegalStateException e) {
                each();
            }
            each();
        }
        for (int i = 0; i < MANY; i++) {
            if (returned(i) >= 0) {
                each();
            }
            try {
                inexact(i);
            } catch (RuntimeException e) {
                each();
            } finally {
                each();
            }
        }
        ends(args.length + MANY, new int[MANY - 1], words);
        once();
    }

    /** All that loops are compared with. */
    static void ends(int n, int[] array, List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            each();
        }
        for (int i = 3; n > i; i += 3) {
            each();
        }
        for (int i = 0; i + 1 <= array.length; i++) {
            each();
        }
        for (int i = n; i > 0; i -= 4) {
            each();
        }
        int after = 0;
        do {
            each();
        } while (++after < n);
        int before = -1;
        while (++before < n) {
            each();
        }
        int last = 0;
        boolean more;
        do {
            each();
            more = last < array.length;
            last++;
        } while (more);
        int old = 5;
        do {
            each();
        } while (old++ <= n);
    }

    static void each() {}

    static void pair() {}

    static void once() {}

    static void nested(int n) {
        for (int i = 0; i < MANY; i++) {
            pair();
            if (n < 0) {
                continue;
            }
            pair();
        }
        each();
    }

    static void broken(int n) {
        for (int i = 0; i < MANY; i++) {
            each();
            if (n < MANY) {
                break;
            }
        }
        each();
    }

    static void thrown(int n) {
        for (int i = 0; i < MANY; i++) {
            pair();
        }
        throw new IllegalStateException();
    }

    static int returned(int n) {
        for (int i = 0; i < MANY; i++) {
            each();
            if (n >= 0) {
                return i;
            }
        }
        return -1;
    }

    static void touched() {}

    static void inexact(int n) {
        for (int i = 0; i < MANY; i++) {
            try {
                touched();
                if (i > 20) {
                    throw new IllegalArgumentException();
                }
            } catch (IllegalArgumentException e) {
                throw new RuntimeException();
            }
        }
    }
}
