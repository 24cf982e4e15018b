/** A library of its own jar. */
public class Lib {
    public static int digits(int n) {
        int digits = 0;
        for (int rest = n; rest > 0; rest /= 10) {
            digits++;
        }
        return digits;
    }
}
