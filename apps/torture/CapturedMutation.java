// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.List;

/** Anonymous and local classes that see later changes of the outer object and change captured arrays. */
public class CapturedMutation {
    private int step = 1;
    private List<Integer> seen = new ArrayList<>();

    interface Action {
        int go();
    }

    Action adder(int[] cell) {
        return new Action() {
            int mine = step;

            @Override
            public int go() {
                cell[0] += step;
                step += mine;
                CapturedMutation.this.seen.add(cell[0]);
                return cell[0];
            }
        };
    }

    Action resetter() {
        class Reset implements Action {
            private final int at = seen.size();

            @Override
            public int go() {
                if (seen.size() > at + 3) {
                    seen = new ArrayList<>(seen.subList(0, at + 1));
                    step = 2;
                }
                return seen.size();
            }
        }
        return new Reset();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CapturedMutation outer = new CapturedMutation();
        int[] cell = {n % 4};
        Action add = outer.adder(cell);
        Action reset = outer.resetter();
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += add.go() % 5;
            if (i % 3 == 0) {
                total += reset.go();
            }
        }
        cell[0] = 0;
        add = outer.adder(cell);
        for (int i = add.go(); i > 0; i--) {
            total++;
        }
        for (int s : outer.seen) {
            if (s > n) {
                total += 100;
            }
        }
        System.out.println(total + " " + outer.step);
    }
}
