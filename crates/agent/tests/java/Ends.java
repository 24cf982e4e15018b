/** Actions that end in unusual ways. */
public class Ends {
    static int deep(int n) {
        return 1 + deep(n + 1);
    }

    static int outer(boolean overflow) {
        if (overflow) {
            try {
                return deep(0);
            } catch (StackOverflowError e) {
                return -1;
            }
        }
        return 1;
    }

    static class Base {
        Base(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("before this was made");
            }
        }
    }

    /** Its constructor begins as an action and may end where no handler can be. */
    static class Made extends Base {
        Made(int n) {
            super(n);
        }
    }

    static void exit() {
        System.exit(3);
    }

    public static void main(String[] args) {
        System.out.println(outer(true));
        try {
            new Made(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        new Made(1);
        System.out.println(outer(false));
        exit();
    }
}
