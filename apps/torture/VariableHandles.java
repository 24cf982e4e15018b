// args: 3 | 10 | 25
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Variable handles: reads, writes and exchanges of fields and array elements. */
public class VariableHandles {
    private int count;
    private static final VarHandle COUNT;
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VariableHandles.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        VariableHandles vars = new VariableHandles();
        int[] cells = new int[4];
        int swapped = 0;
        for (int i = 0; i < n; i++) {
            int before = (int) COUNT.getAndAdd(vars, i);
            if (COUNT.compareAndSet(vars, before + i, before + 2 * i)) {
                swapped++;
            }
            CELLS.setVolatile(cells, i % 4, before);
            int read = (int) CELLS.getVolatile(cells, (i + 1) % 4);
            swapped += read % 2 + vars.count % 3 + cells[1];
        }
        COUNT.setRelease(vars, n * 3);
        int plain = vars.count;
        int last = (int) COUNT.get(vars);
        System.out.println(swapped + " " + plain + " " + last);
    }
}
