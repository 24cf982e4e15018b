package mantis.predictor;

import java.io.File;

/** Features that arguments say by themselves; {@code crates/train/src/arguments.rs} finds the same values in training. */
final class Arguments {
    private Arguments() {
    }

    /** The size of the file that an argument names; 0 when there is none. */
    static double fileSize(String[] args, int number) {
        if (number >= args.length) {
            return 0;
        }
        File file = new File(args[number]);
        return file.isFile() ? file.length() : 0;
    }

    /** The whole number that an argument is; 0 when it is none. */
    static double number(String[] args, int number) {
        if (number >= args.length) {
            return 0;
        }
        try {
            return Long.parseLong(args[number]);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** How long an argument is; 0 when there is none. */
    static double length(String[] args, int number) {
        return number >= args.length ? 0 : args[number].length();
    }
}
