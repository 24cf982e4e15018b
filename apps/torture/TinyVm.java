// args: 3 | 10 patch | 20 trap
import java.util.*;
import java.util.function.*;

/**
 * Mini stack machine: an assembler resolves forward labels by back-patching, instructions are objects that
 * quicken themselves (replace their own slot in the code) after some runs, frames share one operand array,
 * and host exceptions are mapped to handlers of the running program.
 */
public class TinyVm {
    interface Ins { int exec(Vm vm, int pc); }

    static final class Halt extends RuntimeException {
        private static final long serialVersionUID = 1;
        Halt() { super(null, null, false, false); }
    }

    static final class Vm {
        final Ins[] code;
        final int[] stack = new int[32];
        int sp, fuel, quickened, handled, calls, maxSp;
        final int[] mem = new int[16];
        final ArrayDeque<int[]> frames = new ArrayDeque<>();
        final ArrayDeque<int[]> handlers = new ArrayDeque<>();          // {target, sp, frame depth}
        final List<Integer> output = new ArrayList<>();
        final Map<Class<? extends RuntimeException>, Integer> codes = new LinkedHashMap<>();

        Vm(Ins[] code, int fuel) {
            this.code = code;
            this.fuel = fuel;
            codes.put(ArithmeticException.class, 1);
            codes.put(ArrayIndexOutOfBoundsException.class, 2);
            codes.put(IndexOutOfBoundsException.class, 3);
            codes.put(RuntimeException.class, 4);
        }
        void push(int v) { stack[sp++] = v; maxSp = Math.max(maxSp, sp); }
        int pop() { return stack[--sp]; }

        int run() {
            int pc = 0, steps = 0;
            try {
                while (steps++ < fuel) {
                    try {
                        pc = code[pc].exec(this, pc);
                    } catch (Halt h) {
                        throw h;
                    } catch (RuntimeException e) {
                        int[] h = handlers.pollLast();
                        if (h == null) { output.add(-99); return -steps; }
                        handled++;
                        sp = h[1];
                        while (frames.size() > h[2]) frames.removeLast();
                        int c = 0;
                        for (Map.Entry<Class<? extends RuntimeException>, Integer> k : codes.entrySet())
                            if (k.getKey().isInstance(e)) { c = k.getValue(); break; }
                        push(c);
                        pc = h[0];
                    }
                }
            } catch (Halt done) {
                output.add(sp);
            }
            return steps;
        }
    }

    /** Counts its runs and then replaces itself by a faster variant that is specialised on what it saw. */
    static final class Generic implements Ins {
        final IntBinaryOperator op;
        int runs, lastB;
        boolean constantB = true;
        Generic(IntBinaryOperator op) { this.op = op; }
        @Override public int exec(Vm vm, int pc) {
            int b = vm.pop(), a = vm.pop();
            if (runs > 0 && b != lastB) constantB = false;
            lastB = b;
            if (++runs >= 4) {
                vm.quickened++;
                final int guess = lastB;
                Generic self = this;
                vm.code[pc] = constantB ? (m, p) -> {
                    int y = m.pop();
                    if (y != guess) { m.push(y); m.code[p] = self; runs = -3; return p; }   // deoptimise and retry
                    m.push(op.applyAsInt(m.pop(), guess));
                    return p + 1;
                } : (m, p) -> { int y = m.pop(); m.push(op.applyAsInt(m.pop(), y)); return p + 1; };
            }
            vm.push(op.applyAsInt(a, b));
            return pc + 1;
        }
    }

    static final class Assembler {
        final List<Ins> code = new ArrayList<>();
        final Map<String, Integer> labels = new HashMap<>();
        final Map<String, List<int[]>> fixups = new TreeMap<>();
        int patched;

        int[] target(String l) {
            int[] cell = {labels.getOrDefault(l, -1)};
            if (cell[0] < 0) fixups.computeIfAbsent(l, k -> new ArrayList<>()).add(cell);
            return cell;
        }

        Ins[] assemble(String src) {
            for (String line : src.split("[\\n;]")) {
                line = line.strip();
                if (line.isEmpty()) continue;
                if (line.endsWith(":")) {
                    String l = line.substring(0, line.length() - 1);
                    labels.put(l, code.size());
                    List<int[]> fs = fixups.remove(l);
                    if (fs != null) for (int[] c : fs) { c[0] = code.size(); patched++; }
                    continue;
                }
                String[] w = line.split(" ");
                String x = w.length > 1 ? w[1] : "";
                code.add(ins(w[0], x));
            }
            return code.toArray(new Ins[0]);
        }

        Ins ins(String op, String x) {
            switch (op) {
                case "push": { int k = Integer.parseInt(x); return (m, p) -> { m.push(k); return p + 1; }; }
                case "load": { int k = Integer.parseInt(x); return (m, p) -> { m.push(m.mem[k]); return p + 1; }; }
                case "store": { int k = Integer.parseInt(x); return (m, p) -> { m.mem[k] = m.pop(); return p + 1; }; }
                case "stx": return (m, p) -> { int i = m.pop(); m.mem[i] = m.pop(); return p + 1; };
                case "add": return new Generic(Integer::sum);
                case "sub": return new Generic((a, b) -> a - b);
                case "mul": return new Generic((a, b) -> a * b % 9973);
                case "div": return new Generic((a, b) -> a / b);
                case "jmp": { int[] t = target(x); return (m, p) -> t[0]; }
                case "jz": { int[] t = target(x); return (m, p) -> m.pop() == 0 ? t[0] : p + 1; }
                case "call": { int[] t = target(x); return (m, p) -> { m.calls++; m.frames.addLast(new int[] {p + 1, m.mem[0]}); return t[0]; }; }
                case "ret": return (m, p) -> { int[] f = m.frames.removeLast(); m.mem[0] = f[1]; return f[0]; };
                case "try": { int[] t = target(x); return (m, p) -> { m.handlers.addLast(new int[] {t[0], m.sp, m.frames.size()}); return p + 1; }; }
                case "out": return (m, p) -> { m.output.add(m.pop()); return p + 1; };
                case "patch": { int[] t = target(x); return (m, p) -> { m.code[t[0]] = new Generic((a, b) -> a * 2 - b); return p + 1; }; }
                case "halt": return (m, p) -> { throw new Halt(); };
                default: throw new IllegalArgumentException(op);
            }
        }
    }

    static final String PROG = """
        push %d; store 0; push 0; store 1; try oops
        loop: ; load 0; jz end; call body; load 0; push 1; sub; store 0; jmp loop
        body: ; load 1; load 0
        here: ; add; store 1; load 0; push 3; mul; push %d; sub; store 2
        load 0; push 5; sub; jz special; %s; push 2; store 0; ret
        special: ; try again; push 100; load 2; div; load 0; push 20; add; stx; ret
        again: ; out; %s; push 0; load 1; mul; out; ret
        oops: ; out; load 1; out; halt
        end: ; load 1; out; push 1; push 0; div; halt
        """;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Assembler as = new Assembler();
        String extra = mode.equals("trap") ? "load 0; push 0; div; out" : "push 7; out";
        Vm vm = new Vm(as.assemble(String.format(PROG, n, n, mode.equals("patch") ? "patch here" : "push 1; out", extra)), n * 60);
        int steps = vm.run();
        int sum = 0;
        for (int v : vm.output) sum = (sum * 3 + v) % 100003;
        int acc = 0;
        for (int i = 0; i < vm.quickened + vm.maxSp + vm.handled; i++) acc += vm.mem[i % 3] + i;
        System.out.println(steps + " " + vm.output.size() + " " + sum + " " + vm.quickened + " " + vm.handled + " "
                + vm.calls + " " + vm.maxSp + " " + as.patched + " " + as.fixups.size() + " " + acc
            + " " + Arrays.toString(Arrays.copyOf(vm.mem, 3)));
    }
}
