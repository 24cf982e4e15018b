// args: 2 | 7 MUL SWAP BAD | 14 SWAP DUP LATE MUL NOP
import java.util.*;
import java.util.function.*;

/**
 * Enum constants with bodies, fields and lambdas call overridden methods while the enum class is still
 * being initialised, and EnumMap, EnumSet, values() clones, ordinals and valueOf failures drive an
 * interpreter loop.
 */
public class EnumBodyCalls {
    static int inits, fetched;

    enum Op implements IntBinaryOperator {
        ADD("+") { @Override public int applyAsInt(int a, int b) { return a + b + used++; } },
        MUL("*") {
            private int memory = 1;
            @Override public int applyAsInt(int a, int b) { return (memory = memory * a % 13 + b); }
            @Override int priority() { return super.priority() + memory; }   // memory is 0 during super()
        },
        SWAP("~") {
            @Override public int applyAsInt(int a, int b) { return b; }
            @Override Op partner() { return ADD; }
        },
        NOP;

        static int used = 5;                               // set after the constants exist
        static final Map<String, Op> BY_SIGN = new TreeMap<>();
        static {
            for (Op o : values()) BY_SIGN.put(o.sign, o);
            inits += 1000 * BY_SIGN.size();
        }
        final String sign;
        final int prio;
        Op() { this("nop"); }
        Op(String s) { sign = s; prio = priority(); inits++; }
        int priority() { return ordinal() * 2; }
        Op partner() { return values()[(ordinal() + 1) % values().length]; }
        @Override public int applyAsInt(int a, int b) { return a; }
    }

    enum Phase {
        COLD { @Override Phase next(int x) { return x > 6 ? HOT : WARM; } },
        WARM { @Override Phase next(int x) { return x % 2 == 0 ? HOT : this; } },
        HOT { @Override Phase next(int x) { entered[ordinal()] += 10; return COLD; } };
        final int[] entered = new int[3];                  // one array per constant
        abstract Phase next(int x);
    }

    static Op parse(String s) {
        fetched++;
        try {
            return Op.valueOf(s);
        } catch (IllegalArgumentException e) {
            Op o = Op.BY_SIGN.get(s.toLowerCase());
            return o != null ? o : s.length() > 3 ? null : Enum.valueOf(Op.class, "SWAP");
        } finally {
            fetched += 10;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int early = inits;                                  // 0: Op is not initialised yet
        EnumSet<Op> enabled = EnumSet.noneOf(Op.class);     // does initialise it
        int after = inits;
        for (int i = 1; i < args.length; i++) {
            Op o = parse(args[i]);
            try {
                if (!enabled.add(o)) fetched += 100;
            } catch (NullPointerException e) {
                fetched += 1000;
            }
        }
        if (enabled.isEmpty()) enabled = EnumSet.complementOf(EnumSet.range(Op.MUL, Op.SWAP));
        Op[] vals = Op.values();
        vals[0] = Op.NOP;                                   // only a clone
        EnumMap<Op, Integer> count = new EnumMap<>(Op.class);
        int x = n, guard = 0, prios = 0;
        Phase ph = Phase.COLD;
        Op op = Op.values()[0];
        while (guard++ < n * 4) {
            if (enabled.contains(op)) {
                x = op.applyAsInt(x, guard) & 63;
                count.merge(op, 1, Integer::sum);
                prios += op.prio;
            }
            op = op.partner();
            ph = ph.next(x);
            switch (ph) {
                case HOT: x++;
                case WARM: x += ph.entered.length; break;
                default: x ^= ph.name().length();
            }
        }
        EnumSet<Op> copy = enabled.clone();
        copy.removeIf(o -> count.getOrDefault(o, 0) % 2 == 0);
        Iterator<Op> it = enabled.iterator();
        it.next();
        it.remove();
        for (Map.Entry<Op, Integer> e : count.entrySet()) e.setValue(e.getValue() + e.getKey().compareTo(Op.SWAP));
        int acc = 0;
        for (Op o : count.keySet()) {
            for (int i = 0; i < count.get(o); i++) acc += o.getDeclaringClass() == o.getClass() ? 1 : 2 + o.ordinal();
        }
        System.out.println(early + " " + after + " " + fetched + " " + x + " " + prios + " " + Op.used + " "
                + Phase.HOT.entered[2] + " " + ph + " " + copy + " " + enabled
            + " " + count + " " + acc);
    }
}
