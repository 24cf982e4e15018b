package spamfilter;

/** A telephone number in international form, without punctuation. */
final class PhoneNumber implements Comparable<PhoneNumber> {
    private static final int MAX_DIGITS = 15;

    private final long digits;

    private PhoneNumber(long digits) {
        this.digits = digits;
    }

    /**
     * Reads forms such as {@code +41 79 555-01-23}.
     *
     * @throws NumberFormatException if the text is not a telephone number
     */
    static PhoneNumber parse(String text) {
        StringBuilder digits = new StringBuilder(MAX_DIGITS);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' && c != '-' && c != '(' && c != ')' && !(c == '+' && i == 0)) {
                digits.append(c);
            }
        }
        if (digits.length() > MAX_DIGITS) {
            throw new NumberFormatException("too long: " + text);
        }
        return new PhoneNumber(Long.parseLong(digits.toString()));
    }

    long digits() {
        return digits;
    }

    @Override
    public int compareTo(PhoneNumber other) {
        return Long.compare(digits, other.digits);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PhoneNumber && ((PhoneNumber) o).digits == digits;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(digits);
    }

    @Override
    public String toString() {
        return "+" + digits;
    }
}
