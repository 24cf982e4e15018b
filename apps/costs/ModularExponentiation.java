import java.util.ArrayList;

/** Section 2.4.1: square and multiply; the blocks before and after the branch always run together. Arguments: x, e, N. */
public class ModularExponentiation {
    static Integer squareMult(Integer x, Integer e, Integer modulus) throws InterruptedException {
        ArrayList<Integer> list = new ArrayList<>();
        Integer y = 1;
        int n = Integer.SIZE;
        int i = n;
        do {
            y = y * y;
            y = y % modulus;
            if (((e >> (n - i)) & 1) == 1) {
                y = y * x;
                Thread.sleep(10);
                y = y % modulus;
            }
            list.add(y);
            i--;
        } while (i > 0);
        return y;
    }

    public static void main(String[] args) throws InterruptedException {
        Integer x = Integer.parseInt(args[0]);
        Integer e = Integer.parseInt(args[1]);
        Integer modulus = Integer.parseInt(args[2]);
        System.out.println(squareMult(x, e, modulus));
    }
}
