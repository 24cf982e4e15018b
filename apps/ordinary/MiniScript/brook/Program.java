package brook;

import java.util.*;

/** Compiled code: functions with integer instructions. */
final class Program {
    enum Op {
        CONST, LOAD, STORE, LOADG, STOREG, ADD, SUB, MUL, DIV, MOD, EQ, NE, LT, LE, GT, GE, NEG, NOT, JUMP, JFALSE, JTRUE_KEEP,
        JFALSE_KEEP, CALL, BUILTIN, RETURN, POP, LIST, MAP, INDEX, SETINDEX, ITER, NEXT, INC, JGE_LOCALS
    }

    static final Op[] OPS = Op.values();

    static final class Function {
        final String name;
        final int params;
        int locals;
        int[] code = new int[64];
        int size;

        Function(String name, int params) {
            this.name = name;
            this.params = params;
        }

        int emit(Op op, int a, int b) {
            if (size + 3 > code.length) code = Arrays.copyOf(code, code.length * 2);
            code[size] = op.ordinal();
            code[size + 1] = a;
            code[size + 2] = b;
            size += 3;
            return size - 3;
        }
    }

    final List<Function> functions = new ArrayList<>();
    final List<Object> constants = new ArrayList<>();
    private final Map<Object, Integer> constantIndex = new HashMap<>();
    int globals;

    int constant(Object v) {
        return constantIndex.computeIfAbsent(v == null ? Program.class : v, k -> {
            constants.add(v);
            return constants.size() - 1;
        });
    }

    String disassemble() {
        StringBuilder sb = new StringBuilder();
        for (Function f : functions) {
            sb.append(f.name).append(":\n");
            for (int i = 0; i < f.size; i += 3) {
                sb.append(String.format("  %4d %-12s %d %d%n", i, OPS[f.code[i]], f.code[i + 1], f.code[i + 2]));
            }
        }
        return sb.toString();
    }
}
