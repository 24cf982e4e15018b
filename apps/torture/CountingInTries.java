// args: 3 | 8 | 14
/** Loops around loops that only count, inside of try: every step of a counter ends a block there. */
public class CountingInTries {
    static int limit;
    static int caught;

    static class Box {
        int size;
    }

    static Box box = new Box();

    static void inner() {
        try {
            for (int i = -2; i < (box.size & 15); i++) {
                for (int j = 0; j < limit; j += 3) {
                }
            }
        } catch (IllegalStateException e) {
            caught++;
        }
    }

    static void steps(int by) {
        try {
            for (int i = 40; i > (box.size & 7); i -= by) {
                for (int j = limit; j >= 0; j--) {
                }
            }
        } catch (IllegalStateException | NullPointerException e) {
            caught++;
        }
    }

    static void alone() {
        try {
            int twos = 0;
            for (int i = 0; i < box.size; i++) {
                twos += 2;
            }
            caught += twos & 1;
        } catch (IllegalStateException e) {
            caught++;
        }
    }

    public static void main(String[] args) {
        limit = Integer.parseInt(args[0]);
        box.size = limit / 2 + 1;
        inner();
        steps(3);
        alone();
        System.out.println(caught);
    }
}
