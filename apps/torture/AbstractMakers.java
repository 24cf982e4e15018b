// args: 4 Crane,Base,Truck | 9 Truck,Loud,Base | 15 Base,Crane,Crane | 2 Truck
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

/** Objects made by reflection by names in the input, some of classes that are abstract. */
public class AbstractMakers {
    static int failures;

    abstract static class Base {
        int weight = 2;

        Base() {
            weight++;
        }

        abstract int power(int n);
    }

    static class Crane extends Base {
        @Override
        int power(int n) {
            return n * weight;
        }
    }

    abstract static class Loud extends Crane {
        Loud() {
            failures += 1000;
        }
    }

    static class Truck extends Base {
        private final int loads;

        Truck() {
            loads = failures + 1;
        }

        @Override
        int power(int n) {
            return n + loads * 3;
        }
    }

    static Base make(Class<?> type, boolean byConstructor) throws ReflectiveOperationException {
        if (byConstructor) {
            Constructor<?> constructor = type.getDeclaredConstructors()[0];
            return (Base) constructor.newInstance();
        }
        return (Base) type.newInstance();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<Base> made = new ArrayList<>();
        for (String name : args[1].split(",")) {
            for (int i = 0; i < 2; i++) {
                try {
                    made.add(make(Class.forName("AbstractMakers$" + name), (i + n) % 2 == 0));
                } catch (InstantiationException e) {
                    failures += e.getMessage() == null ? 3 : 5;
                }
            }
        }
        int sum = 0;
        for (Base machine : made) {
            for (int i = 0; i < machine.power(n); i++) {
                sum += i % 3;
            }
        }
        for (int i = 0; i < failures; i++) {
            sum++;
        }
        System.out.println(made.size() + " " + sum);
    }
}
