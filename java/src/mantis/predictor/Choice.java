package mantis.predictor;

/** Which point of a frontier a command line asks for. */
public final class Choice {
    /** Units of times, and how many nanoseconds each has. */
    private static final String[] UNITS = {"ns", "us", "ms", "s"};

    int point = -1;
    private double budget = -1;
    private double nanos = -1;

    /** Takes an option; null, or what is wrong with its value. */
    public String read(String option, String value) {
        try {
            if (option.equals("--point")) {
                point = Integer.parseInt(value);
                return point >= 0 ? null : "--point needs a number from 0";
            }
            if (option.equals("--budget")) {
                budget = value.endsWith("%") ? Double.parseDouble(value.substring(0, value.length() - 1).trim()) / 100
                        : Double.parseDouble(value);
                return budget > 0 ? null : "--budget needs a share above 0, such as 2%";
            }
            nanos = time(value);
            return nanos > 0 ? null : "--within needs a time above 0, such as 5ms";
        } catch (NumberFormatException e) {
            return option + " cannot be '" + value + "': " + (option.equals("--budget") ? "a share, such as 2% or 0.02"
                    : option.equals("--point") ? "a number from 0" : "a time, such as 5ms");
        }
    }

    private static double time(String value) {
        double factor = 1;
        for (String unit : UNITS) {
            String number = value.endsWith(unit) ? value.substring(0, value.length() - unit.length()).trim() : "";
            if (!number.isEmpty() && Character.isDigit(number.charAt(number.length() - 1))) {
                return Double.parseDouble(number) * factor;
            }
            factor *= 1000;
        }
        throw new NumberFormatException(value);
    }

    /** @throws IndexOutOfBoundsException when there is no such point */
    public Predictor of(Predictor predictor) {
        if (point >= 0) {
            return predictor.at(point);
        }
        if (budget > 0) {
            return predictor.withBudget(budget);
        }
        return nanos > 0 ? predictor.within((long) nanos) : predictor;
    }
}
