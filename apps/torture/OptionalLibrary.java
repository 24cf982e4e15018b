// args: 3 abc | 9 hello | 17 x
// without: OptionalLibrary$Facade OptionalLibrary$Colours
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A library that is there when a program is compiled and not when it runs: what uses it fails, and is replaced. */
public class OptionalLibrary {
    static final class Facade {
        static Object logger(String name) {
            return name;
        }

        static void log(Object logger, String line) {
            System.out.println(logger + line);
        }
    }

    static final class Colours {
        static int ink = 7;
        final int depth;

        Colours(int depth) {
            this.depth = depth;
        }
    }

    interface Log {
        void say(String line);
    }

    static final class ByFacade implements Log {
        private final Object logger;

        ByFacade(String name) {
            tried++;
            logger = Facade.logger(name + found.size());
            tried += 100;
        }

        @Override
        public void say(String line) {
            Facade.log(logger, line);
        }
    }

    static final class Own implements Log {
        int letters;

        @Override
        public void say(String line) {
            letters += line.length();
        }
    }

    static final List<String> found = new ArrayList<>();
    static int tried;

    static Function<String, Log> factory() {
        try {
            Function<String, Log> made = ByFacade::new;
            made.apply("first").say("by the facade");
            return made;
        } catch (Throwable e) {
            found.add(e.getClass().getSimpleName());
            return name -> new Own();
        }
    }

    static int depth(int n) {
        try {
            return new Colours(n).depth;
        } catch (NoClassDefFoundError e) {
            found.add("no colours");
            return n / 2;
        } finally {
            tried += 10;
        }
    }

    static int ink() {
        try {
            return Colours.ink;
        } catch (LinkageError e) {
            return found.size();
        }
    }

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        tried += odd;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Function<String, Log> factory = factory();
        Log log = factory.apply(args[1]);
        for (int i = 0; i < n; i++) {
            log.say(args[1] + i);
        }
        count(log instanceof Own ? ((Own) log).letters : 1);
        count(depth(n));
        count(ink() * n);
        count(found.size());
        System.out.println(tried + " " + found.size());
    }
}
