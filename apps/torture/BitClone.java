// args: 3 | 8
import java.util.*;

/** A set of bits that trims itself when it is copied. */
public class BitClone {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), t = 0;
        BitSet b = new BitSet();
        b.set(700);
        b.clear(700);
        if (n > 3) b.clone();
        for (int k = b.size(); k > 0; k -= 64) t++;
        System.out.println(t);
    }
}
