package brook;

import brook.Program.*;
import java.util.*;

/** Stack machine. */
final class Machine {
    private final Program program;
    private final Builtins builtins;
    private final Object[] globals;
    private final long[] counts;
    private Object[] stack = new Object[256];
    private int sp;
    private long fuel;
    private int depth;

    Machine(Program program, Builtins builtins, long fuel, boolean profile) {
        this.program = program;
        this.builtins = builtins;
        this.globals = new Object[program.globals];
        this.fuel = fuel;
        this.counts = profile ? new long[Program.OPS.length] : null;
    }

    void run(Object[] params) {
        System.arraycopy(params, 0, globals, 0, params.length);
        execute(program.functions.get(0));
    }

    String profile() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) sb.append(String.format("%-12s %12d%n", Program.OPS[i], counts[i]));
        }
        return sb.toString();
    }

    private void push(Object o) {
        if (sp == stack.length) stack = Arrays.copyOf(stack, sp * 2);
        stack[sp++] = o;
    }

    private Object pop() {
        return stack[--sp];
    }

    @SuppressWarnings("unchecked")
    private Object execute(Function f) {
        if (++depth > 1500) throw new ScriptError("stack overflow in " + f.name);
        Object[] locals = new Object[f.locals];
        for (int i = f.params - 1; i >= 0; i--) locals[i] = pop();
        int[] code = f.code;
        int pc = 0;
        while (true) {
            if (--fuel < 0) throw new ScriptError("out of fuel");
            int a = code[pc + 1];
            Op op = Program.OPS[code[pc]];
            if (counts != null) counts[op.ordinal()]++;
            pc += 3;
            switch (op) {
                case CONST -> push(program.constants.get(a));
                case LOAD -> push(locals[a]);
                case STORE -> locals[a] = pop();
                case LOADG -> push(globals[a]);
                case STOREG -> globals[a] = pop();
                case ADD -> {
                    Object y = pop();
                    push(Ops.add(pop(), y));
                }
                case SUB -> binary("-");
                case MUL -> binary("*");
                case DIV -> {
                    Object y = pop();
                    push(Ops.div(pop(), y));
                }
                case MOD -> {
                    Object y = pop();
                    push(Ops.mod(pop(), y));
                }
                case EQ -> {
                    Object y = pop();
                    push(Ops.equal(pop(), y));
                }
                case NE -> {
                    Object y = pop();
                    push(!Ops.equal(pop(), y));
                }
                case LT -> {
                    Object y = pop();
                    push(Ops.compare(pop(), y) < 0);
                }
                case LE -> binary("<=");
                case GT -> {
                    Object y = pop();
                    push(Ops.compare(pop(), y) > 0);
                }
                case GE -> binary(">=");
                case NEG -> push(Ops.neg(pop()));
                case NOT -> push(!Ops.truthy(pop()));
                case JUMP -> pc = a;
                case JFALSE -> {
                    if (!Ops.truthy(pop())) pc = a;
                }
                case JFALSE_KEEP -> {
                    if (!Ops.truthy(stack[sp - 1])) pc = a;
                }
                case JTRUE_KEEP -> {
                    if (Ops.truthy(stack[sp - 1])) pc = a;
                }
                case CALL -> push(execute(program.functions.get(a)));
                case BUILTIN -> {
                    int n = code[pc - 1];
                    Object[] args = Arrays.copyOfRange(stack, sp - n, sp);
                    sp -= n;
                    push(builtins.call(a, args));
                }
                case RETURN -> {
                    depth--;
                    return pop();
                }
                case POP -> sp--;
                case LIST -> {
                    List<Object> l = new ArrayList<>(Arrays.asList(stack).subList(sp - a, sp));
                    sp -= a;
                    push(l);
                }
                case MAP -> {
                    Map<Object, Object> m = new LinkedHashMap<>();
                    for (int i = sp - 2 * a; i < sp; i += 2) m.put(stack[i], stack[i + 1]);
                    sp -= 2 * a;
                    push(m);
                }
                case INDEX -> {
                    Object k = pop();
                    push(Ops.index(pop(), k));
                }
                case SETINDEX -> {
                    Object v = pop(), k = pop(), base = pop();
                    if (base instanceof List<?> l) ((List<Object>) l).set(Ops.position(k, l.size()), v);
                    else if (base instanceof Map<?, ?> m) ((Map<Object, Object>) m).put(k, v);
                    else throw new ScriptError("cannot store into " + Ops.text(base));
                }
                case ITER -> {
                    Object o = pop();
                    push(o instanceof Map<?, ?> m ? new ArrayList<Object>(m.keySet()).iterator() : ((List<?>) o).iterator());
                }
                case NEXT -> {
                    Iterator<?> it = (Iterator<?>) pop();
                    if (it.hasNext()) push(it.next());
                    else pc = a;
                }
                case INC -> locals[a] = Ops.add(locals[a], (long) code[pc - 1]);
                case JGE_LOCALS -> {
                    int b = code[pc - 1];
                    if (Ops.compare(locals[b >> 16], locals[b & 0xffff]) >= 0) pc = a;
                }
            }
        }
    }

    private void binary(String op) {
        Object y = pop();
        push(Ops.binary(op, pop(), y));
    }
}
