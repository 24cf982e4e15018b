// args: UP 3 | NOPE 5 | HALF_EVEN 9 SECONDS
import java.math.RoundingMode;
import java.util.concurrent.TimeUnit;

/** Constants of enums of the JDK by name, some of which there are not; also where reflection asks for them. */
public class JdkEnumNames {
    enum Own {
        LOW, HIGH
    }

    static Class<?>[] types = {RoundingMode.class, Own.class, TimeUnit.class};

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object find(Class type, String name) {
        try {
            return Enum.valueOf(type, name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    static int length(Class<?> type) {
        Object[] all = type.getEnumConstants();
        return all == null ? 0 : all.length;
    }

    public static void main(String[] args) {
        int bad = 0;
        for (String arg : args) {
            try {
                bad += RoundingMode.valueOf(arg).ordinal();
            } catch (IllegalArgumentException e) {
                bad += 10;
            }
        }
        for (int i = 0; i < bad; i++) {
            bad -= i % 3 == 0 ? 1 : 0;
        }
        int found = 0;
        for (String arg : args) {
            for (Class<?> type : types) {
                if (find(type, arg) != null) {
                    found++;
                }
            }
        }
        for (int i = 0; i < found * 4; i++) {
            bad += i;
        }
        int sum = 0;
        for (Class<?> type : types) {
            for (int i = 0; i < length(type); i++) {
                sum += i;
            }
        }
        System.out.println(bad + " " + found + " " + sum);
    }
}
