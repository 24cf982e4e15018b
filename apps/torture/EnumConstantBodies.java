// args: 10 Aa BB AaBB|17 BBAa AaAa x BBBB|31 C# Bb BB BBBB Aa
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntBinaryOperator;

public class EnumConstantBodies {
    interface Weighted { int weight(); }

    enum Op implements IntBinaryOperator, Weighted {
        PLUS("+") { public int applyAsInt(int a, int b) { return a + b; } },
        TIMES("*") {
            private int uses;
            public int applyAsInt(int a, int b) { return a * b % (50 + ++uses); }
            @Override public int weight() { return super.weight() + uses; }
        },
        MAYBE("?") {
            public int applyAsInt(int a, int b) { return (a ^ b) < 8 ? PLUS.applyAsInt(a, b) : TIMES.applyAsInt(a, b); }
            @Override Op next() { return PLUS; }
        };
        private static final Map<String, Op> BY_SIGN = new HashMap<>();
        static { for (Op o : values()) BY_SIGN.put(o.sign, o); }
        final String sign;
        Op(String sign) { this.sign = sign; }
        public int weight() { return ordinal() + 1; }
        Op next() { return values()[ordinal() + 1]; }
        static Op of(String s) { return BY_SIGN.getOrDefault(s, MAYBE); }
    }

    enum State {
        IDLE, RUN, WAIT, DONE;
        static final Map<State, EnumMap<Op, State>> TABLE = new EnumMap<>(State.class);
        static void rule(State from, Op op, State to) {
            TABLE.computeIfAbsent(from, k -> new EnumMap<>(Op.class)).put(op, to);
        }
        static {
            rule(IDLE, Op.PLUS, RUN);
            rule(RUN, Op.TIMES, WAIT);
            rule(RUN, Op.MAYBE, DONE);
            rule(WAIT, Op.PLUS, RUN);
            rule(WAIT, Op.MAYBE, IDLE);
        }
        State on(Op op) { return TABLE.getOrDefault(this, new EnumMap<>(Op.class)).getOrDefault(op, this); }
    }

    static int collide(String s) {
        // "AaAa", "BBBB", "AaBB", "BBAa" and "Aa", "BB" have equal hash codes
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB":
            case "BBAa": s = s.substring(2);
                return 5 + collide(s);
            case "C#": case "Bb": return 6;
            default: return -1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int hash = 0, fall = 0;
        for (int i = 1; i < args.length; i++) for (int k = 0; k <= collide(args[i]); k++) hash += i;
        Op op = Op.of("+");
        State st = State.IDLE;
        int value = n;
        EnumMap<State, Integer> visits = new EnumMap<>(State.class);
        Set<Op> used = EnumSet.noneOf(Op.class);
        for (int i = 0; i < n; i++) {
            value = op.applyAsInt(value, i);
            used.add(op);
            st = st.on(op);
            visits.merge(st, op.weight(), Integer::sum);
            if (value % 3 != 0) op = op.next();
            switch (st) {
                case IDLE: fall++;
                case WAIT: fall += 10; break;
                case DONE: if (value % 2 == 0) st = State.valueOf("idle".toUpperCase(Locale.ROOT));
                default: fall += 100;
            }
        }
        int rest = 0, removed = 0;
        Set<Op> comp = EnumSet.complementOf((EnumSet<Op>) used);
        for (Op o : comp) rest += o.weight();
        Iterator<Map.Entry<State, Integer>> it = visits.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<State, Integer> e = it.next();
            if (e.getValue() % 2 == 1) { it.remove(); removed++; } else e.setValue(e.getValue() / 2);
        }
        int bad = 0;
        for (String s : args) try { bad += Op.valueOf(s).weight(); } catch (IllegalArgumentException e) { bad++; }
        System.out.println(hash + " " + fall + " " + value + " " + visits + " " + used + " " + rest + " " + removed + " " + bad);
        System.out.println(Op.TIMES.getClass() == Op.class ? "same" : Op.TIMES.getDeclaringClass().getSimpleName() + Collections.max(used));
    }
}
