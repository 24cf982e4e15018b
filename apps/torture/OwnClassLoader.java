// args: Work 4 | Rest 3 | Work 8
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Classes defined by a class loader of the program's own: they are not those of the class path. */
public class OwnClassLoader {
    public static class Work implements Runnable {
        static int size = Integer.getInteger("own.size", 5);

        @Override
        public void run() {
            int k = 0;
            for (int i = 0; i < size; i++) {
                k++;
            }
            System.setProperty("own.size", String.valueOf(size + k));
        }
    }

    public static class Rest implements Runnable {
        @Override
        public void run() {
            System.clearProperty("own.size");
        }
    }

    static class Own extends ClassLoader {
        int defined;

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream in = OwnClassLoader.class.getResourceAsStream(name.replace("own.", "") + ".class")) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                for (int b = in.read(); b >= 0; b = in.read()) {
                    out.write(b);
                }
                defined++;
                return defineClass(name.replace("own.", ""), out.toByteArray(), 0, out.size());
            } catch (IOException | NullPointerException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.startsWith("own.") ? findClass(name) : super.loadClass(name, resolve);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += i;
        }
        Own own = new Own();
        ClassLoader loader = own;
        Runnable made = (Runnable) loader.loadClass("own.OwnClassLoader$" + args[0]).getDeclaredConstructor().newInstance();
        made.run();
        for (int i = 0; i < Integer.getInteger("own.size", 1) + own.defined; i++) {
            total++;
        }
        System.out.println(total + " " + (made.getClass() == Work.class));
    }
}
