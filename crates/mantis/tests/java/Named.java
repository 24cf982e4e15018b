import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Counts by a method that is found by its name. */
public class Named {
    private static int counted;

    static void count(int n) {
        counted += n;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle count = lookup.findStatic(Named.class, "count", MethodType.methodType(void.class, int.class));
        count.invokeExact(Integer.parseInt(args[0]));
        for (int i = 0; i < counted; i++) {
            System.out.println(i);
        }
    }
}
