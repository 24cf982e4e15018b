// args: 4 plain fast | 9 fast strict plain | 15 strict strict fast fast
// without: Turbo
import java.util.HashMap;
import java.util.Map;

/**
 * Classes whose static initialisers fail: one needs a library that is not there, one does not like its environment. Programs
 * catch that and do without.
 */
public class OptionalParts {
    abstract static class Packer {
        abstract int pack(int n);
    }

    static class Plain extends Packer {
        @Override
        int pack(int n) {
            return n + n / 3;
        }
    }

    static class Fast extends Packer {
        private static final int LEVEL = Turbo.level();

        @Override
        int pack(int n) {
            return n / LEVEL;
        }
    }

    static class Strict extends Packer {
        private static final Map<String, Integer> LIMITS = new HashMap<>();

        static {
            LIMITS.put("pages", Integer.getInteger("optional.parts.pages", -1));
            if (LIMITS.get("pages") < 0) {
                throw new IllegalStateException("no pages");
            }
        }

        @Override
        int pack(int n) {
            return Math.min(n, LIMITS.get("pages"));
        }
    }

    private static int missing;
    private static int failed;
    private static int again;

    static Packer fast() {
        try {
            return new Fast();
        } catch (Throwable e) {
            missing++;
            return null;
        }
    }

    static Packer strict() {
        try {
            return new Strict();
        } catch (ExceptionInInitializerError e) {
            failed++;
            return null;
        } catch (NoClassDefFoundError e) {
            again++;
            return new Plain();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int packed = 0;
        for (int i = 1; i < args.length; i++) {
            Packer packer = args[i].equals("fast") ? fast() : args[i].equals("strict") ? strict() : new Plain();
            for (int k = 0; k < n; k++) {
                packed += packer == null ? 1 : packer.pack(k);
            }
        }
        System.out.println(packed + " packed");
        int notes = 0;
        for (int i = 0; i < missing * 10 + failed * 3 + again; i++) {
            notes++;
        }
        System.out.println(notes + " notes");
    }
}

/** Of a library that is there when this is compiled. */
class Turbo {
    static int level() {
        return 2;
    }
}
