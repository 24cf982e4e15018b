// args: 3 | 5 | 9

/** Methods that every run leaves by an exception: what they count goes on in the handler. */
public class AlwaysThrows {
    private long cents = 1;
    private final String owner = "x";
    private static int refused;

    private long available() {
        return cents;
    }

    /** Nobody has enough. */
    private void withdraw(long amount) {
        if (amount > available()) {
            throw new IllegalStateException(owner + " has " + cents);
        }
        cents -= amount;
    }

    private boolean transfer(long amount) {
        try {
            withdraw(amount);
            return true;
        } catch (IllegalStateException e) {
            refused++;
            return false;
        }
    }

    /** The exception goes through. */
    private int through(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        withdraw(1000 + sum);
        return sum;
    }

    private static int parse(String text) {
        if (text.length() > 100) {
            return text.length();
        }
        return Integer.parseInt(text + "x");
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        AlwaysThrows account = new AlwaysThrows();
        int k = 0;
        for (int i = 0; i < n; i++) {
            if (!account.transfer(100 + i)) {
                k++;
            }
            try {
                k += account.through(i);
            } catch (RuntimeException e) {
                k += e.getMessage().length();
            }
            try {
                k += parse(args[0]);
            } catch (NumberFormatException e) {
                k += 3;
            }
        }
        System.out.println(k + " " + refused);
    }
}
