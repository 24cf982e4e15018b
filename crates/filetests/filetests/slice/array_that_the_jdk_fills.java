// test: slice
import java.util.Arrays;

class P {
    public static void main(String[] args) {
        int[] cells = new int[4];
        int[] copied = new int[4];
        Arrays.fill(cells, args.length);
        System.arraycopy(cells, 0, copied, 0, 4);
        for (int i = 0; i < copied[2]; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
10 slice loop iterations
  6         int[] cells = new int[4];
  7         int[] copied = new int[4];
  8         Arrays.fill(cells, args.length);
  9         System.arraycopy(cells, 0, copied, 0, 4);
 10         for (int i = 0; i < copied[2]; i++) {
*/
