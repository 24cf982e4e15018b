// args: size 3 | weight 10 | size 25
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;

/** What members say of themselves: signatures and declared exceptions are not in a predictor's classes. */
public class MemberNames {
    static class Target {
        public List<String> size(List<Integer> in) throws java.io.IOException {
            return null;
        }

        public synchronized int weight(List<Integer> in) {
            return 3;
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        Method m = Target.class.getMethod(args[0], List.class);
        int total = 0;
        for (int i = 0; i < m.getName().length() + m.getModifiers(); i++) {
            total++;
        }
        for (int i = 0; i < m.getReturnType().getSimpleName().length() + m.getParameterCount(); i++) {
            total++;
        }
        for (int i = 0; i < m.toString().length(); i++) {
            total += 2;
        }
        for (Type t : m.getGenericParameterTypes()) {
            for (int i = 0; i < t.getTypeName().length(); i++) {
                total += 3;
            }
        }
        for (int i = 0; i < m.getExceptionTypes().length; i++) {
            total += 100;
        }
        for (int i = 0; i < n; i++) {
            total++;
        }
        String shown = "a" + m;
        for (int i = 0; i < shown.length(); i++) {
            total++;
        }
        System.out.println(total);
    }
}
