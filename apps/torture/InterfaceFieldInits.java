// args: 3 | 17 | 22
import java.util.ArrayList;
import java.util.List;

/** When interfaces are initialised: by a default method of theirs in a class, by a field that is no constant, or never. */
public class InterfaceFieldInits {
    static final List<String> ORDER = new ArrayList<>();

    static int log(String what) {
        ORDER.add(what);
        return ORDER.size();
    }

    interface Silent {
        int S = log("Silent");
        int CONSTANT = 40;

        int work();
    }

    interface Speaking {
        int P = log("Speaking");

        default int speak() {
            return P * 10;
        }
    }

    interface Below extends Speaking, Silent {
        int B = log("Below");
        Object[] SHARED = new Object[4];
    }

    interface Again extends Speaking {
        int A = log("Again");

        @Override
        default int speak() {
            return Speaking.super.speak() + A;
        }

        static int helper() {
            return 5;
        }
    }

    static class Base implements Silent {
        static int c = log("Base");
        int f = log("base");

        @Override
        public int work() {
            return CONSTANT + f;
        }
    }

    static class Derived extends Base implements Below {
        static int c = log("Derived");

        @Override
        public int work() {
            return super.work() + c;
        }
    }

    static class Last extends Derived implements Again {
        static int c = log("Last");
    }

    static class Array {
        static final Last[] NONE = new Last[2];
        static final Class<?> LITERAL = Last.class;
        static int c = log("Array");
    }

    static int touch(int k) {
        switch (k % 8) {
            case 0:
                return new Base().work();
            case 1:
                return Array.NONE.length + Array.LITERAL.getSimpleName().length();
            case 2:
                return new Derived().speak();
            case 3:
                return Again.helper();
            case 4:
                return Below.SHARED.length;
            case 5:
                return new Last().speak() + Last.P;
            case 6:
                return Derived.c;
            default:
                return Silent.CONSTANT + (Silent.S > 3 ? 1 : 0);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int at = n;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int got = touch(at);
            sum = (sum * 3 + got) % 100_003;
            at += got % 3 + (i % 2 == 0 ? 1 : 3);
        }
        int inversions = 0;
        for (int i = 0; i < ORDER.size(); i++) {
            for (int j = i + 1; j < ORDER.size(); j++) {
                if (ORDER.get(i).compareTo(ORDER.get(j)) > 0) {
                    inversions++;
                }
            }
        }
        System.out.println(sum + " " + ORDER.size() + " " + inversions + " " + ORDER);
    }
}
