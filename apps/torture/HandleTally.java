// args: 3 add2,dbl,add5 4 | 10 dbl,odd,add3 7 | 1 neg,dbl,odd,add9,div 12 | 50 div,div 3
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** Compiles a pipeline of little operations to one method handle and runs it in a handle loop. */
public class HandleTally {
    static final MethodHandles.Lookup L = MethodHandles.lookup();
    static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    static final int[] tally = new int[5];
    static int ops;

    static int add(int k, int x) {
        ops++;
        CELLS.getAndAdd(tally, k % tally.length, 1);
        return x + k;
    }

    static int dbl(int x) {
        return x > 4000 ? x % 1000 : x * 2;
    }

    static int neg(int x) {
        return -x;
    }

    static boolean isOdd(int x) {
        return (x & 1) == 1;
    }

    static int div(int x) {
        return 840 / (x % 4);
    }

    static int onZero(ArithmeticException e, int x) {
        CELLS.getAndBitwiseXor(tally, 4, x | 1);
        return x + e.getMessage().length();
    }

    static boolean below(int acc, int limit) {
        return acc < limit;
    }

    static int grow(int acc, int limit) {
        ops++;
        return acc + 1 + (limit - acc) / 3;
    }

    static MethodHandle find(String name, Class<?> ret, Class<?>... params) throws ReflectiveOperationException {
        return L.findStatic(HandleTally.class, name, MethodType.methodType(ret, params));
    }

    static MethodHandle op(String word) throws ReflectiveOperationException {
        switch (word.substring(0, 3)) {
            case "add": {
                int k = Integer.parseInt(word.substring(3));
                return MethodHandles.insertArguments(find("add", int.class, int.class, int.class), 0, k);
            }
            case "odd": {
                MethodHandle test = find("isOdd", boolean.class, int.class);
                return MethodHandles.guardWithTest(test, op("add1"), MethodHandles.identity(int.class));
            }
            case "div": {
                MethodHandle handler = find("onZero", int.class, ArithmeticException.class, int.class);
                return MethodHandles.catchException(find("div", int.class, int.class),
                        ArithmeticException.class, handler);
            }
            default:
                return find(word, int.class, int.class);
        }
    }

    static MethodHandle compile(String program) throws ReflectiveOperationException {
        MethodHandle all = MethodHandles.identity(int.class);
        for (String word : program.split(",")) {
            all = MethodHandles.filterReturnValue(all, op(word));
        }
        return all;
    }

    public static void main(String[] args) throws Throwable {
        int start = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[2]);
        MethodHandle body = MethodHandles.dropArguments(compile(args[1]), 1, int.class, int.class, int.class);
        MethodHandle loop = MethodHandles.countedLoop(
                MethodHandles.dropArguments(MethodHandles.identity(int.class), 1, int.class),
                MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, int.class),
                body);
        int result = (int) loop.invokeExact(rounds, start);
        MethodHandle climb = MethodHandles.whileLoop(
                MethodHandles.dropArguments(MethodHandles.constant(int.class, rounds), 0, int.class),
                find("below", boolean.class, int.class, int.class),
                find("grow", int.class, int.class, int.class));
        int limit = Math.floorMod(result, 97);
        int top = (int) climb.invokeExact(limit);
        int beeps = 0;
        for (int i = 0; i < top; i++) {
            if (i % (1 + tally[i % tally.length]) == 0) {
                beeps++;
            }
        }
        int xor = (int) CELLS.getVolatile(tally, 4);
        System.out.println("result=" + result + " limit=" + limit + " top=" + top);
        System.out.println("ops=" + ops + " beeps=" + beeps + " xor=" + xor);
    }
}
