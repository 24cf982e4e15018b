// args: 12 0 40|25 3 90|60 7 25
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class SealedStackMachine {
    sealed interface Op<R> { }
    record Push<R>(R value) implements Op<R> { }
    record Load<R>(String var) implements Op<R> { }
    record Store<R>(String var) implements Op<R> { }
    record Binary<R>(IntBinaryOperator f, String label) implements Op<R> { }
    record Jump<R>(String target, boolean ifZero) implements Op<R> { }
    record Label<R>(String name) implements Op<R> { }
    record Call<R>(String target) implements Op<R> { }
    record Ret<R>() implements Op<R> { }
    record Guard<R>(Op<R> body, String handler) implements Op<R> { }

    interface Visitor<R, T> {
        default T visitJump(Jump<R> j) { return other(j); }
        default T visitCall(Call<R> c) { return other(c); }
        T other(Op<R> o);
        default T visit(Op<R> op) {
            return switch (op) {
                case Jump<R> j -> visitJump(j); case Call<R> c -> visitCall(c);
                case Guard<R>(var body, var h) -> visit(body);
                default -> other(op);
            };
        }
    }
    static class Builder {
        private final List<Op<Integer>> ops = new ArrayList<>();
        private int fresh;
        Builder push(int v) { return add(new Push<>(v)); }
        Builder load(String s) { return add(new Load<>(s)); }
        Builder store(String s) { return add(new Store<>(s)); }
        Builder op(String l, IntBinaryOperator f) { return add(new Binary<>(f, l)); }
        Builder add(Op<Integer> o) { ops.add(o); return this; }
        Builder loop(String var, Runnable body) {
            String top = "L" + fresh++, end = "E" + fresh;
            add(new Label<>(top)).load(var).add(new Jump<>(end, true));
            body.run();
            load(var).push(1).op("-", (a, b) -> a - b).store(var).add(new Jump<>(top, false)).add(new Label<>(end));
            return this;
        }
        List<Op<Integer>> build() { return List.copyOf(ops); }
    }
    static final class Trap extends RuntimeException {
        final int at; Trap(String m, int at) { super(m, null, false, false); this.at = at; }
    }

    static class Machine {
        final Map<String, Integer> vars = new HashMap<>(), labels = new HashMap<>(), profile = new HashMap<>();
        final Deque<Integer> stack = new ArrayDeque<>(), frames = new ArrayDeque<>();
        int steps, traps;
        void run(List<Op<Integer>> code, int fuel) {
            for (int i = 0; i < code.size(); i++) if (code.get(i) instanceof Label<Integer>(String n)) labels.put(n, i);
            int pc = 0;
            while (pc < code.size()) {
                if (steps++ >= fuel * 10) throw new Trap("fuel", pc);
                pc = exec(code.get(pc), pc);
            }
        }
        private int exec(Op<Integer> op, int pc) {
            profile.merge(op.getClass().getSimpleName(), 1, Integer::sum);
            switch (op) {
                case Push<Integer>(Integer v) -> stack.push(v);
                case Load<Integer>(var s) -> stack.push(vars.getOrDefault(s, 0));
                case Store<Integer>(var s) -> vars.put(s, stack.pop());
                case Binary<Integer>(var f, var l) -> { int b = stack.pop(), a = stack.pop(); stack.push(f.applyAsInt(a, b)); }
                case Jump<Integer>(var t, var z) when !z || stack.pop() == 0 -> { return labels.get(t); }
                case Call<Integer>(var t) -> { frames.push(pc + 1); return labels.get(t); }
                case Ret<Integer>() when frames.isEmpty() -> { return Integer.MAX_VALUE; }
                case Ret<Integer>() -> { return frames.pop(); }
                case Guard<Integer>(var body, var h) -> {
                    try { return exec(body, pc); }
                    catch (ArithmeticException | NullPointerException e) { traps++; return labels.get(h); }
                }
                case Jump<Integer> j -> { }
                case Label<Integer> l -> { }
            }
            return pc + 1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]), fuel = Integer.parseInt(args[2]);
        Builder b = new Builder();
        b.push(n).store("i").push(1).store("acc").loop("i", () -> {
            b.load("i").push(3).op("%", (x, y) -> x % y).store("j");
            b.loop("j", () -> b.load("acc").load("j").op("*", (x, y) -> x * y + k).store("acc"));
            b.load("acc").load("i").push(k).op("-", (x, y) -> x - y).add(new Guard<>(new Binary<>((x, y) -> x / y, "/"), "H")).store("q").add(new Call<>("S"));
        }).add(new Ret<>()).add(new Label<>("S")).load("sum").load("q").op("^", (x, y) -> x ^ y).store("sum").add(new Ret<>())
                .add(new Label<>("H")).load("bad").push(5).op("+", Integer::sum).store("bad").push(0).store("i").add(new Call<>("S"));
        List<Op<Integer>> code = b.build();
        int[] jumps = {0, 0};
        Visitor<Integer, Integer> v = new Visitor<>() {
            @Override public Integer visitJump(Jump<Integer> j) { return jumps[j.ifZero() ? 1 : 0]++; }
            @Override public Integer other(Op<Integer> o) { return o.hashCode() == new Ret<Integer>().hashCode() ? 1 : 0; }
        };
        code.forEach(v::visit);
        Machine m = new Machine();
        int at = -1;
        try { m.run(code, fuel); } catch (Trap t) { at = t.at; }
        System.out.println(new java.util.TreeMap<>(m.vars) + " " + m.steps + " " + m.traps + " " + at + " " + jumps[0] + jumps[1] + " "
                + m.stack.size() + " " + new java.util.TreeMap<>(m.profile));
    }
}
