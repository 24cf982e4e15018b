package mantis.predictor;

/** Numbers for people and for JSON, without the classes that {@code String.format} would load. */
final class Format {
    private Format() {}

    /** Whole numbers without a fraction or exponent, others as {@code Double.toString}. */
    static String plain(double x) {
        return x == Math.rint(x) && Math.abs(x) < 1e15 ? Long.toString((long) x) : Double.toString(x);
    }

    /** JSON has no way to write infinities and NaN: they are null. */
    static String json(double x) {
        return Double.isNaN(x) || Double.isInfinite(x) ? "null" : plain(x);
    }

    /** Four significant digits. */
    static String significant(double x) {
        if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
            return x == 0 ? "0" : Double.toString(x);
        }
        double magnitude = Math.floor(Math.log10(Math.abs(x)));
        if (magnitude < -4 || magnitude > 14) {
            return Double.toString(x);
        }
        if (magnitude >= 3) {
            double unit = Math.pow(10, magnitude - 3);
            return grouped(Math.round(x / unit) * (long) unit);
        }
        long power = (long) Math.pow(10, 3 - magnitude);
        long digits = Math.round(Math.abs(x) * power);
        StringBuilder text = new StringBuilder();
        text.append(digits / power);
        String fraction = Long.toString(power + digits % power).substring(1);
        int end = fraction.length();
        while (end > 0 && fraction.charAt(end - 1) == '0') {
            end--;
        }
        if (end > 0) {
            text.append('.').append(fraction, 0, end);
        }
        return x < 0 ? "-" + text : text.toString();
    }

    /** {@code 1234567} as {@code 1,234,567}. */
    static String grouped(long x) {
        String digits = Long.toString(Math.abs(x));
        StringBuilder text = new StringBuilder(x < 0 ? "-" : "");
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                text.append(',');
            }
            text.append(digits.charAt(i));
        }
        return text.toString();
    }

    /** A quantity with its unit; seconds, bytes and joules are scaled. */
    static String quantity(double x, String unit) {
        if (unit.equals("ns")) {
            double a = Math.abs(x);
            return a >= 1e9 ? significant(x / 1e9) + " s" : a >= 1e6 ? significant(x / 1e6) + " ms" : significant(x / 1e3) + " us";
        }
        if (unit.equals("bytes")) {
            double a = Math.abs(x);
            return a >= 1e9 ? significant(x / 1e9) + " GB" : a >= 1e6 ? significant(x / 1e6) + " MB"
                    : a >= 1e3 ? significant(x / 1e3) + " kB" : significant(x) + " bytes";
        }
        if (unit.equals("uJ")) {
            double a = Math.abs(x);
            return a >= 1e9 ? significant(x / 1e9) + " kJ" : a >= 1e6 ? significant(x / 1e6) + " J"
                    : a >= 1e3 ? significant(x / 1e3) + " mJ" : significant(x) + " uJ";
        }
        return unit.isEmpty() ? significant(x) : significant(x) + " " + unit;
    }

    static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c == '\t') {
                out.append("\\t");
            } else if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                out.append("\\u").append(Integer.toHexString(c + 0x10000), 1, 5);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
