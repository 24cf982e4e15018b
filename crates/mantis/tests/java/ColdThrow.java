/** What no training run has: input that is not well formed, an option that writes a file. */
public class ColdThrow {
    static class Malformed extends Exception {
        final int at;

        Malformed(int at) {
            this.at = at;
        }
    }

    static int parsed(String text) throws Malformed {
        if (text.startsWith("!")) {
            throw new Malformed(text.length());
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 20 * text.length();
        }
    }

    static void write(String file, int steps) {
        try (java.io.PrintWriter out = new java.io.PrintWriter(file)) {
            out.println(steps);
        } catch (java.io.FileNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        int steps;
        try {
            steps = parsed(args[0]);
        } catch (Malformed e) {
            steps = 7 * e.at;
        }
        if (args.length > 1) {
            write(args[1], steps);
            steps++;
        }
        int turns = 1;
        for (int i = 0; i < steps; i++) {
            turns = (turns * 7 + i * i) % 31;
        }
        int sum = 0;
        for (int i = 0; i < 1000 * turns; i++) {
            sum += i % 7;
        }
        System.out.println(sum);
    }
}
