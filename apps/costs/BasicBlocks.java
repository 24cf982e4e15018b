import java.util.ArrayList;

/** Section 2.1: three basic blocks, one of which sleeps. Argument: N, from 0 to 100. */
public class BasicBlocks {
    static void worker(int n) throws InterruptedException {
        int x = 0;
        int a = 1;
        int m = 0;
        int i = 0;
        ArrayList<Integer> list = new ArrayList<>();
        if (n > 50) {
            x++;
            x = x * n;
            x &= a << 1;
            list.add(x);
        } else {
            do {
                x += i;
                m = x >> (n - i) & 1;
                i++;
                list.add(x);
            } while (i < n);
        }
        if (x % 2 == 0) {
            x = x * n;
            x %= n / 3.14;
            x = 34;
            Thread.sleep(1);
        }
        System.out.println(x + m);
    }

    public static void main(String[] args) throws InterruptedException {
        worker(Integer.parseInt(args[0]));
    }
}
