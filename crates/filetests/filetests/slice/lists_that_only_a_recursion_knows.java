// test: slice
import java.util.ArrayList;
import java.util.List;

class P {
    static List<Integer> moves(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        return list;
    }

    static int search(int depth, int n) {
        int best = 0;
        for (int move : moves(n)) {
            best = Math.max(best, depth == 0 ? move : search(depth - 1, n));
        }
        return best;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int move : moves(n)) { //@ slice loop iterations
            sum += search(2, move);
        }
        System.out.println(sum);
    }
}

/* expected
25 slice loop iterations
  7         List<Integer> list = new ArrayList<>();
  8         for (int i = 0; i < n; i++) {
  9             list.add(i);
 11         return list;
 23         int n = Integer.parseInt(args[0]);
 25         for (int move : moves(n)) {
*/
