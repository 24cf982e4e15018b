/** Input that is not well formed, which no training run has: an exception of the program, and one of the JDK. */
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

    public static void main(String[] args) {
        int steps;
        try {
            steps = parsed(args[0]);
        } catch (Malformed e) {
            steps = 7 * e.at;
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
