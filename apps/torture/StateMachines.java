// args: 3 ab12"x"c | 10 "unterminated | 25 'q'//comment
import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntFunction;

/** A lexer as a state machine of enum constants with methods, and one as a table of functions. */
public class StateMachines {
    enum State {
        START {
            @Override
            State next(char c) {
                return Character.isDigit(c) ? NUMBER : c == '"' ? QUOTED : c == '/' ? SLASH : this;
            }
        },
        NUMBER {
            @Override
            State next(char c) {
                return Character.isDigit(c) ? this : START.next(c);
            }
        },
        QUOTED {
            @Override
            State next(char c) {
                return c == '"' ? START : this;
            }
        },
        SLASH {
            @Override
            State next(char c) {
                return c == '/' ? COMMENT : START.next(c);
            }
        },
        COMMENT;

        State next(char c) {
            return this;
        }
    }

    static int light;

    static IntFunction<Integer> table(int... targets) {
        return x -> {
            light += targets.length;
            return targets[x % targets.length];
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        State s = State.START;
        Map<State, Integer> visits = new EnumMap<>(State.class);
        int changes = 0;
        for (char c : args[1].toCharArray()) {
            State before = s;
            s = s.next(c);
            if (s != before) {
                changes++;
            }
            visits.merge(s, 1, Integer::sum);
        }
        int total = 0;
        for (Map.Entry<State, Integer> e : visits.entrySet()) {
            for (int i = 0; i < e.getValue(); i++) {
                total += e.getKey().ordinal();
            }
        }
        IntFunction<?>[] states = {table(1), table(2, 0, 1), table(3, 3, 0), table(0, 1, 2, 3)};
        int at = 0;
        for (int i = 0; i < n; i++) {
            at = (Integer) states[at].apply(i);
            if (at == 3) {
                total += 10;
            }
        }
        for (int i = 0; i < light + changes; i++) {
            total++;
        }
        System.out.println(total + " " + s);
    }
}
