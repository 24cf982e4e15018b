// args: 3 +++- | 10 ++--++ | 25 -+-+
import java.util.ArrayList;
import java.util.List;

/** Protocols between objects: observers, a state machine of objects, lazily computed fields. */
public class ObjectState {
    interface Listener {
        void changed(int value);
    }

    static class Model {
        private final List<Listener> listeners = new ArrayList<>();
        private int value;
        private Integer cached;

        void listen(Listener l) {
            listeners.add(l);
        }

        void change(int by) {
            value += by;
            cached = null;
            for (Listener l : listeners) {
                l.changed(value);
            }
        }

        int expensive() {
            if (cached == null) {
                int c = 0;
                for (int i = 0; i < Math.abs(value); i++) {
                    c += i;
                }
                cached = c;
            }
            return cached;
        }
    }

    abstract static class State {
        abstract State next(char c);
    }

    static class Up extends State {
        int run;

        @Override
        State next(char c) {
            run++;
            return c == '+' ? this : new Down();
        }
    }

    static class Down extends State {
        static int entered;

        Down() {
            entered++;
        }

        @Override
        State next(char c) {
            return c == '+' ? new Up() : this;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Model model = new Model();
        int[] peak = new int[1];
        List<Integer> history = new ArrayList<>();
        model.listen(v -> peak[0] = Math.max(peak[0], v));
        model.listen(history::add);
        State state = new Up();
        for (char c : args[1].toCharArray()) {
            model.change(c == '+' ? n : -1);
            state = state.next(c);
            if (state instanceof Up) {
                peak[0] += ((Up) state).run;
            }
        }
        int total = model.expensive() + model.expensive();
        for (int h : history) {
            while (h > peak[0] / 2) {
                h--;
                total++;
            }
        }
        System.out.println(total + " " + Down.entered);
    }
}
