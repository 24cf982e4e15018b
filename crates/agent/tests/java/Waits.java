import java.util.Scanner;

/** A service that does some work for each line of its input, and says so. */
public class Waits {
    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println("ready " + work(10));
        System.out.flush();
        Scanner in = new Scanner(System.in);
        while (in.hasNextInt()) {
            System.out.println(work(in.nextInt()));
            System.out.flush();
        }
    }
}
