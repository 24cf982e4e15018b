import mantis.watch.Action;
import mantis.watch.Admission;
import mantis.watch.Prediction;
import mantis.watch.Predictor;
import mantis.watch.Resource;

/** The three choices when a prediction exceeds what is available. */
public class Admit {
    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static final class Budget extends Admission {
        volatile double bytecodes;
        int shortages;

        @Override
        protected double available(Resource resource) {
            return resource == Resource.CPU ? bytecodes : Double.POSITIVE_INFINITY;
        }

        @Override
        protected void shortage(Action action, Prediction prediction) {
            shortages++;
        }
    }

    public static void main(String[] args) throws Exception {
        Action action = Action.named("work");
        Budget budget = new Budget();
        budget.bytecodes = 500;
        System.out.println("training " + Predictor.query(action, 100).isTraining());
        System.out.println("unknown " + budget.check(action, Predictor.query(action, 100)));
        work(100);
        System.out.println("notified " + budget.check(action, Predictor.query(action, 100)) + budget.shortages);
        String chosen = budget.choose(action, Predictor.query(action, 100), () -> "full", () -> "alternative");
        System.out.println(chosen);
        System.out.println("in time " + budget.postpone(action, Predictor.query(action, 100), 1));
        Thread giver = new Thread(() -> {
            budget.bytecodes = 2000;
            budget.released();
        });
        giver.start();
        System.out.println("later " + budget.postpone(action, Predictor.query(action, 100), 60_000));
        giver.join();
        System.out.println("training " + Predictor.query(action, 100).isTraining());
    }
}
