// args: 5 fact | 11 fib | 23 collatz | 4 bad
// file fact.asm: push 1\nstore 1\nload 0\njz 11\nload 1\nload 0\nmul\nstore 1\ndec 0\njmp 2\nnop\nload 1\nprint\nhalt\n
// file fib.asm: load 0\ncall 3\nhalt\nstore 2\nload 2\npush 2\nlt\njz 10\nload 2\nret\nload 2\nload 2\npush 1\nsub\ncall 3\nswap\npop\nprint\nret\n
// file collatz.asm: load 0\ndup\npush 1\nlt\njz 7\nprint\nhalt\ndup\npush 1\nsub\njz 5\ndup\npush 2\nmod\njz 21\npush 3\nmul\npush 1\nadd\njmp 1\nnop\npush 2\ndiv\njmp 1\n
// file bad.asm: load 0\ndec 0\nload 0\ndiv\nprint\njmp 0\n
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** A machine with a stack, whose instructions are constants of an enum with methods; traps are exceptions, of it and of Java. */
public class StackMachine {
    static class Halt extends Exception {
        private static final long serialVersionUID = 1;
        static final Halt INSTANCE = new Halt();

        private Halt() {
            super(null, null, false, false);
        }
    }

    interface Alu {
        int apply(int a, int b);
    }

    enum Op {
        PUSH { @Override void run(StackMachine m, int x) { m.push(x); } },
        LOAD { @Override void run(StackMachine m, int x) { m.push(m.locals[x]); } },
        STORE { @Override void run(StackMachine m, int x) { m.locals[x] = m.pop(); } },
        DEC { @Override void run(StackMachine m, int x) { m.locals[x]--; } },
        DUP { @Override void run(StackMachine m, int x) { int v = m.pop(); m.push(v); m.push(v); } },
        SWAP { @Override void run(StackMachine m, int x) { int a = m.pop(); int b = m.sp > 0 ? m.pop() : 0; m.push(a); m.push(b); } },
        POP { @Override void run(StackMachine m, int x) { m.pop(); } },
        ADD(Integer::sum), SUB((a, b) -> a - b), MUL((a, b) -> a * b), DIV((a, b) -> a / b), MOD((a, b) -> a % b), LT((a, b) -> a < b ? 1 : 0),
        JMP { @Override void run(StackMachine m, int x) { m.pc = x; } },
        JZ { @Override void run(StackMachine m, int x) { if (m.pop() == 0) { m.pc = x; m.taken++; } } },
        CALL { @Override void run(StackMachine m, int x) { m.calls.push(m.pc); m.pc = x; m.deepest = Math.max(m.deepest, m.calls.size()); } },
        RET { @Override void run(StackMachine m, int x) { m.pc = m.calls.pop(); } },
        PRINT { @Override void run(StackMachine m, int x) { m.out.append(m.stack[m.sp - 1]).append(' '); } },
        NOP { @Override void run(StackMachine m, int x) { } },
        HALT { @Override void run(StackMachine m, int x) throws Halt { throw Halt.INSTANCE; } };

        private final Alu alu;
        int used;

        Op() {
            this(null);
        }

        Op(Alu alu) {
            this.alu = alu;
        }

        void run(StackMachine m, int x) throws Halt {
            int b = m.pop();
            int a = m.pop();
            m.push(alu.apply(a, b));
        }
    }

    final int[] stack = new int[6];
    final int[] locals = new int[4];
    final Deque<Integer> calls = new ArrayDeque<>();
    final StringBuilder out = new StringBuilder();
    int sp;
    int pc;
    int taken;
    int deepest;
    int traps;

    void push(int v) {
        stack[sp++] = v;
    }

    int pop() {
        return stack[--sp];
    }

    static Object[][] load(String file) throws IOException {
        List<Object[]> code = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(file))) {
            String[] w = line.split(" ");
            code.add(new Object[] {Op.valueOf(w[0].toUpperCase(Locale.ROOT)), w.length > 1 ? Integer.valueOf(w[1]) : null});
        }
        return code.toArray(new Object[0][]);
    }

    int run(Object[][] code, int limit) {
        int cycles = 0;
        while (cycles < limit) {
            cycles++;
            Object[] i = code[pc++];
            Op op = (Op) i[0];
            op.used++;
            try {
                op.run(this, i[1] == null ? 0 : (Integer) i[1]);
            } catch (Halt h) {
                break;
            } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
                traps++;
                sp = Math.max(0, Math.min(sp, 2));
                locals[0] += e instanceof ArithmeticException ? 3 : -1;
            } catch (NoSuchElementException e) {
                traps += 10;
                break;
            }
        }
        return cycles;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        StackMachine m = new StackMachine();
        m.locals[0] = n;
        int cycles = m.run(load(args[1] + ".asm"), 400);
        int arithmetic = 0;
        EnumMap<Op, Integer> uses = new EnumMap<>(Op.class);
        for (Op op : Op.values()) {
            if (op.used > 0) {
                uses.put(op, op.used);
                arithmetic += op.alu != null ? op.used : 0;
            }
        }
        int words = 0;
        for (String w : m.out.toString().split(" ")) {
            words += w.isEmpty() ? 0 : Integer.parseInt(w) % 7 == 0 ? 2 : 1;
        }
        int steps = 0;
        for (int i = cycles; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + m.taken + " " + m.deepest + " " + m.traps + " " + arithmetic + " " + words + " " + uses.size());
    }
}
