// args: 3 PLUS | 12 times | 40 POWER
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Enums with bodies, tables, interfaces and maps, and switches over them from other classes. */
public class EnumBodies {
    static int applied;
    static int lookups;

    interface Symbolic {
        String symbol();

        default int weight() {
            return symbol().length() * 3;
        }
    }

    enum Op implements Symbolic, IntBinaryOperator {
        PLUS("+") {
            @Override
            public int applyAsInt(int a, int b) {
                applied++;
                return a + b;
            }
        },
        TIMES("*") {
            private int cached;

            @Override
            public int applyAsInt(int a, int b) {
                cached += a;
                return a * b % 1000 + cached % 2;
            }

            @Override
            public int weight() {
                return 50;
            }
        },
        POWER("**") {
            @Override
            public int applyAsInt(int a, int b) {
                int r = 1;
                for (int i = 0; i < b % 5; i++) {
                    r = PLUS.applyAsInt(TIMES.applyAsInt(r, a), 0);
                }
                return r;
            }
        };

        private static final Map<String, Op> BY_SYMBOL = new HashMap<>();

        static {
            for (Op op : values()) {
                BY_SYMBOL.put(op.symbol, op);
            }
        }

        private final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        @Override
        public String symbol() {
            return symbol;
        }

        static Optional<Op> of(String symbol) {
            lookups++;
            return Optional.ofNullable(BY_SYMBOL.get(symbol));
        }
    }

    enum State {
        IDLE, RUNNING, WAITING, DONE;

        private static final EnumMap<State, EnumSet<State>> NEXT = new EnumMap<>(State.class);

        static {
            NEXT.put(IDLE, EnumSet.of(RUNNING));
            NEXT.put(RUNNING, EnumSet.of(WAITING, DONE));
            NEXT.put(WAITING, EnumSet.of(RUNNING, DONE));
            NEXT.put(DONE, EnumSet.noneOf(State.class));
        }

        boolean canBecome(State s) {
            return NEXT.get(this).contains(s);
        }

        State next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Planet {
        MERCURY(3.3e23, 2.4e6), EARTH(5.9e24, 6.3e6), JUPITER(1.9e27, 7.1e7);

        final double gravity;

        Planet(double mass, double radius) {
            gravity = 6.67e-11 * mass / (radius * radius);
        }
    }

    enum Single {
        INSTANCE;

        int uses;

        int use(int k) {
            uses++;
            return uses * k;
        }
    }

    static int cost(State s) {
        switch (s) {
            case IDLE:
                return 1;
            case RUNNING:
                applied += 10;
            case WAITING:
                return 5;
            default:
                return 0;
        }
    }

    static String describe(Op op) {
        return switch (op) {
            case PLUS -> "sum";
            case TIMES -> "product";
            case POWER -> {
                applied += 1000;
                yield "power";
            }
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int unknown = 0;
        Op chosen;
        try {
            chosen = Op.valueOf(args[1]);
        } catch (IllegalArgumentException e) {
            unknown = e.getMessage().length();
            chosen = Op.valueOf(args[1].toUpperCase());
        }
        int result = 0;
        for (int i = 0; i < n; i++) {
            result = chosen.applyAsInt(result % 100, i) + Op.of(i % 2 == 0 ? "+" : "?").map(o -> o.applyAsInt(1, 2)).orElse(-1);
        }
        int weights = 0;
        for (Op op : Op.values()) {
            weights += op.weight() + describe(op).length() * (op.compareTo(chosen) + 2);
        }
        State state = State.IDLE;
        int moves = 0;
        int refused = 0;
        int costs = 0;
        for (int i = 0; i < n; i++) {
            State wanted = State.values()[i * 5 % 4];
            if (state.canBecome(wanted)) {
                state = wanted;
                moves++;
            } else {
                refused++;
                state = i % 7 == 6 ? state.next() : state;
            }
            costs += cost(state);
        }
        EnumMap<State, Integer> visits = new EnumMap<>(State.class);
        for (int i = 0; i < n; i++) {
            visits.merge(State.values()[i * i % 4], i, Integer::sum);
        }
        int first = visits.entrySet().iterator().next().getValue();
        int sum = 0;
        for (Map.Entry<State, Integer> e : visits.entrySet()) {
            sum = sum * 2 + e.getKey().ordinal();
            e.setValue(e.getValue() + 1);
        }
        Set<State> left = EnumSet.complementOf(EnumSet.copyOf(visits.keySet()));
        int missing = left.size() + n;
        Set<State> range = EnumSet.range(State.RUNNING, State.DONE);
        range.removeIf(s -> s.name().length() % 2 == 0);
        int ranged = range.size() + n;
        int heavy = 0;
        for (Planet p : Planet.values()) {
            if (p.gravity > n / 2.0) {
                heavy++;
            }
        }
        int used = Single.INSTANCE.use(n) + Single.valueOf("INSTANCE").use(2);
        Map<Boolean, List<Op>> parted = Arrays.stream(Op.values()).collect(Collectors.partitioningBy(o -> o.weight() > 5));
        int light = parted.get(false).size() + n;
        Op[] copy = Op.values();
        copy[0] = Op.POWER;
        int kept = Op.values()[0].symbol().length() + n;
        int name = chosen.name().length() + chosen.toString().length() + chosen.getDeclaringClass().getSimpleName().length();
        TreeMap<Op, Integer> sorted = new TreeMap<>(Comparator.comparing(Op::weight).reversed());
        for (Op op : Op.values()) {
            sorted.put(op, op.ordinal());
        }
        int heaviest = sorted.firstEntry().getValue() + n;
        int steps = 0;
        for (int i = unknown + result + weights + moves + refused + costs + first + sum + missing + ranged + heavy + used + light + kept + name
                + heaviest; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + applied + " " + lookups);
    }
}
