import java.util.HashMap;
import java.util.Map;

/** Works as long as some steps say, which stand in a table with others. */
public class InVain {
    interface Step {
        int of(int n);
    }

    static final class Turned implements Step {
        @Override
        public int of(int n) {
            return 101 - n % 101;
        }
    }

    private static final Map<String, Step> STEPS = new HashMap<>();

    static {
        STEPS.put("triple", n -> 3 * n + 1);
        STEPS.put("seven", n -> 7 * n + 2);
        STEPS.put("more", n -> n + 50);
        STEPS.put("turn", new Turned());
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        for (String step : args[1].split(",")) {
            rounds = STEPS.get(step).of(rounds) % 301;
        }
        int sum = 0;
        int most = 1000 * rounds;
        for (int i = 0; i < most; i++) {
            sum = sum * 31 + i % 7;
        }
        System.out.println(sum);
    }
}
