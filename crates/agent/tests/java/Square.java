import mantis.watch.Action;
import mantis.watch.Predictor;
import mantis.watch.Resource;

/** An action whose cost is quadratic; says what was predicted for the last execution and where that came from. */
public class Square {
    static int square(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += i ^ j;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Action action = Action.named("square");
        int sum = 0;
        for (int i = 1; i <= 30; i++) {
            sum += square(i);
        }
        for (String arg : args) {
            int n = Integer.parseInt(arg);
            System.out.println(Predictor.query(action, n).source());
            sum += square(n);
        }
        System.out.println(sum);
    }
}
