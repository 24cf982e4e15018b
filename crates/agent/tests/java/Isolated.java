import java.io.InputStream;
import java.util.Arrays;
import java.util.List;

/** Runs code in a class loader of its own that asks others for nothing but the JDK. */
public class Isolated extends ClassLoader {
    public static class Inside {
        public static int work(List<String> list) {
            return list.size();
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith("java.")) {
            return super.loadClass(name, resolve);
        }
        try (InputStream in = Isolated.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (Exception e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> inside = new Isolated().loadClass("Isolated$Inside");
        Object result = inside.getMethod("work", List.class).invoke(null, Arrays.asList("a", "b", "c"));
        System.out.println(result + (inside == Inside.class ? " shared" : " alone"));
    }
}
