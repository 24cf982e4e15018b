// args: 3 | 10 quiet b | 25 x yy zzz
// without: OldAdapters$Foreign OldAdapters$ForeignLevel
// version: 46

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Class files from before Java 5 that look for the first adapter that works, by their names: one of them needs a library
 * that is not there to be verified, another one to be initialised, and only initialising them tells.
 */
public class OldAdapters {
    interface Log {
        void log(String text);

        int lines();
    }

    static class Foreign {
        void log(Object level, String text) {}
    }

    static class ForeignLevel extends Foreign {}

    /** Cannot be verified: what it hands on is to be a {@code Foreign}. */
    static class ForeignLog implements Log {
        private final Foreign foreign;

        ForeignLog(String name) {
            foreign = choose(name);
        }

        private static Foreign choose(String name) {
            ForeignLevel level = new ForeignLevel();
            return name.length() > 1000 ? null : level;
        }

        public void log(String text) {
            foreign.log(this, text);
        }

        public int lines() {
            return -1;
        }
    }

    /** Cannot be initialised. */
    static class LevelLog implements Log {
        static final Object LEVEL = new ForeignLevel();

        LevelLog(String name) {}

        public void log(String text) {}

        public int lines() {
            return LEVEL.hashCode();
        }
    }

    static class ListLog implements Log {
        static int made;
        final List lines = new ArrayList();
        String factory;

        ListLog(String name) {
            made++;
            lines.add(name);
        }

        void setFactory(String factory) {
            this.factory = factory;
        }

        public void log(String text) {
            for (int i = 0; i < text.length(); i++) {
                lines.add(text.substring(i));
            }
        }

        public int lines() {
            return lines.size() + factory.length();
        }
    }

    static final String[] ADAPTERS = {"OldAdapters$ForeignLog", "OldAdapters$LevelLog", "OldAdapters$ListLog"};

    static int failed;

    static Log make(String adapter, String name) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            Class type = Class.forName(adapter, true, loader);
            Class[] signature = {Class.forName("java.lang.String")};
            Constructor constructor = type.getDeclaredConstructor(signature);
            Log log = (Log) constructor.newInstance(new Object[] {name});
            Method method = type.getDeclaredMethod("setFactory", signature);
            method.invoke(log, new Object[] {"old"});
            return log;
        } catch (ClassNotFoundException e) {
            failed += 1000;
        } catch (NoClassDefFoundError e) {
            failed += e.getMessage() == null ? 1 : 2;
        } catch (Exception e) {
            failed += 10000;
        }
        return null;
    }

    public static void main(String[] args) {
        Log log = null;
        for (int i = 0; i < ADAPTERS.length && log == null; i++) {
            log = make(ADAPTERS[i], args[0]);
        }
        int count = Integer.parseInt(args[0]);
        for (int i = 0; i < count * failed; i++) {
            log.log(args[i % args.length]);
        }
        int sum = 0;
        for (int i = 0; i < log.lines(); i++) {
            sum += i % 3;
        }
        System.out.println(sum + " " + failed + " " + ListLog.made);
    }
}
