// args: 3 | 10 | 25
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Variable handles: reads, writes and exchanges of fields and array elements. */
public class VariableHandles {
    private int count;
    private static int level;
    private static final VarHandle LEVEL;
    private static final VarHandle COUNT;
    private static final VarHandle VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            LEVEL = MethodHandles.lookup().findStaticVarHandle(VariableHandles.class, "level", int.class);
            COUNT = MethodHandles.lookup().findVarHandle(VariableHandles.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        VariableHandles vars = new VariableHandles();
        int[] cells = new int[4];
        byte[] bytes = new byte[12];
        int viewed = 0;
        int swapped = 0;
        for (int i = 0; i < n; i++) {
            int before = (int) COUNT.getAndAdd(vars, i);
            if (COUNT.compareAndSet(vars, before + i, before + 2 * i)) {
                swapped++;
            }
            bytes[i % 12] = (byte) (i * 37);
            VIEW.set(bytes, i % 9, i);
            int word = (int) VIEW.get(bytes, (i + 3) % 9);
            viewed += word % 5 + bytes[2];
            LEVEL.set(i % 3);
            if (level == 1) {
                viewed++;
            }
            CELLS.setVolatile(cells, i % 4, before);
            int read = (int) CELLS.getVolatile(cells, (i + 1) % 4);
            swapped += read % 2 + vars.count % 3 + cells[1];
        }
        COUNT.setRelease(vars, n * 3);
        int plain = vars.count;
        int last = (int) COUNT.get(vars);
        System.out.println(swapped + " " + viewed + " " + plain + " " + last);
    }
}
