package mantis.predictor;

/** Logical sizes of arrays that a slice counts without making them; {@code mantis.rt.Counts} defines them. */
public final class Sizes {
    private Sizes() {}

    /**
     * Bytes of an array.
     *
     * @param length its length; nothing is made where it is negative
     * @param shift the logarithm of the size of its elements
     */
    public static long array(int length, int shift) {
        return length < 0 ? 0 : (16 + ((long) length << shift) + 7) & ~7L;
    }

    /**
     * Bytes of a copy of an array.
     *
     * @param array the array; of none there is no copy
     * @param shift the logarithm of the size of its elements
     */
    public static long copy(Object array, int shift) {
        return array == null ? 0 : array(java.lang.reflect.Array.getLength(array), shift);
    }

    /**
     * Bytes of an array of arrays and of all that are in it.
     *
     * @param length how many there are
     * @param each the length of each
     * @param shift the logarithm of the size of their elements
     */
    public static long array(int length, int each, int shift) {
        return length < 0 || each < 0 ? 0 : array(length, 2) + length * array(each, shift);
    }
}
