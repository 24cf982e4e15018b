package spamfilter;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A published list of numbers. The first line is {@code entries N}; each other line is a number, a comment that starts
 * with {@code #}, or empty.
 */
final class NumberList {
    private final List<PhoneNumber> numbers;
    private final int rejected;

    private NumberList(List<PhoneNumber> numbers, int rejected) {
        this.numbers = numbers;
        this.rejected = rejected;
    }

    static NumberList read(String file) throws IOException {
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            int entries = announced(in.readLine());
            List<PhoneNumber> numbers = new ArrayList<>(entries);
            int rejected = 0;
            String line;
            while ((line = in.readLine()) != null) {
                if (line.isEmpty() || line.charAt(0) == '#') {
                    continue;
                }
                try {
                    numbers.add(PhoneNumber.parse(line));
                } catch (NumberFormatException e) {
                    rejected++;
                }
            }
            if (numbers.size() + rejected != entries) {
                System.err.println(file + ": " + entries + " entries announced, " + (numbers.size() + rejected) + " found");
            }
            return new NumberList(numbers, rejected);
        }
    }

    /** The number of entries that the first line promises, 0 if it does not. */
    private static int announced(String line) {
        if (line == null || !line.startsWith("entries ")) {
            return 0;
        }
        try {
            return Integer.parseInt(line.substring("entries ".length()).trim());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    List<PhoneNumber> numbers() {
        return numbers;
    }

    /** How many lines were not telephone numbers. */
    int rejected() {
        return rejected;
    }
}
