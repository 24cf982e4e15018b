// args: 5 3 abcab | 12 2 aabbccdd | 2 4 zzz | 30 1 ccbaccbacz
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.*;
import java.util.Map;
import java.util.TreeMap;

/** A metered pump station: a proxy reads annotations and retries, charges or skips the calls. */
public class ProxyMeter {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @Repeatable(Charges.class)
    @interface Charge {
        int value() default 2;

        int retries() default 0;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Charges {
        Charge[] value();
    }

    public interface Pump {
        @Charge(value = 3, retries = 1)
        int lift(int litres);

        @Charge
        @Charge(5)
        int drain(int litres);

        @Charge(retries = 1)
        default int cycle(int litres) {
            return lift(litres) - drain(litres / 2);
        }

        int level();
    }

    static final class Station implements Pump {
        int level;
        int strokes;

        @Override
        public int lift(int litres) {
            strokes++;
            if ((strokes + litres) % 3 != 1) {
                throw new IllegalStateException("stuck " + strokes);
            }
            level += litres;
            return level;
        }

        @Override
        public int drain(int litres) {
            int out = 0;
            while (out < litres && level > 0) {
                level--;
                out++;
            }
            return out;
        }

        @Override
        public int level() {
            return level;
        }
    }

    static final class Meter implements InvocationHandler {
        final Station target;
        final Map<String, Integer> bill = new TreeMap<>();
        int retried;

        Meter(Station target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            int retries = 0;
            for (Charge c : m.getAnnotationsByType(Charge.class)) {
                bill.merge(m.getName(), c.value(), Integer::sum);
                retries += c.retries();
            }
            while (true) {
                try {
                    return m.isDefault() ? InvocationHandler.invokeDefault(proxy, m, args)
                            : m.invoke(target, args);
                } catch (InvocationTargetException e) {
                    if (retries-- == 0) {
                        throw e.getCause();
                    }
                    retried++;
                    args[0] = (Integer) args[0] + 1;
                }
            }
        }
    }

    public static void main(String[] args) {
        Meter meter = new Meter(new Station());
        Pump pump = (Pump) Proxy.newProxyInstance(Pump.class.getClassLoader(),
                new Class<?>[] {Pump.class}, meter);
        int start = Integer.parseInt(args[0]);
        int step = Integer.parseInt(args[1]);
        int failed = 0;
        int sum = 0;
        for (char c : args[2].toCharArray()) {
            try {
                sum += c == 'a' ? pump.lift(start) : c == 'b' ? pump.drain(start) : pump.cycle(start);
            } catch (IllegalStateException e) {
                failed++;
            }
            start += step;
        }
        int coins = 0;
        for (int left = meter.bill.values().stream().mapToInt(i -> i).sum(); left > 0; left -= 4) {
            coins++;
        }
        System.out.println("bill " + meter.bill + " level " + pump.level() + " sum " + sum);
        System.out.println("coins " + coins + " failed " + failed + " retried " + meter.retried
                + " strokes " + meter.target.strokes);
    }
}
