// args: 3 run | 8 exit | 5 run | 2 thread

/**
 * Only a run that fails, and so is not counted, computes its exit code; what decides that another thread might
 * have written.
 */
public final class EndsElsewhere {
    static int work;
    static String mode = "";

    static int finish(int code) {
        for (int i = 0; i < code; i++) {
            work += i;
        }
        return code + work;
    }

    static int attempt() {
        try {
            if (mode.equals("exit")) {
                System.exit(finish(3));
            }
            return 1;
        } finally {
            work += 100;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        mode = args[1];
        if (mode.equals("thread")) {
            Thread other = new Thread(() -> {
                for (int i = 0; i < n * 2; i++) {
                    work += i;
                }
            });
            other.start();
            other.join();
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += i == 4 ? attempt() : i;
        }
        System.out.println(total + " " + work);
    }
}
