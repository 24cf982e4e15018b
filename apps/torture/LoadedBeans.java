// args: 3 ab | 9 xyz | 14 q | 6 lengthy
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** Reflection on classes that a loader of the program's own defined, as scripting languages do it. */
public class LoadedBeans {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Mark {}

    @Mark
    public static class Part {
        private int size;
        public int getSize() { return size; }
        @Mark public void setSize(int size) { this.size = size; }
    }

    /** Defines the class again instead of asking its parent for it. */
    static class Again extends ClassLoader {
        Again() { super(LoadedBeans.class.getClassLoader()); }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("LoadedBeans$Part")) return super.loadClass(name, resolve);
            try (InputStream in = getParent().getResourceAsStream(name + ".class")) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                for (int b = in.read(); b >= 0; b = in.read()) bytes.write(b);
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i % 3;
        return sum;
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        Class<?> part = new Again().loadClass("LoadedBeans$Part");
        System.out.println(part == Part.class);
        int properties = 0;
        for (PropertyDescriptor property : Introspector.getBeanInfo(part, Object.class).getPropertyDescriptors()) {
            properties += property.getWriteMethod() == null ? 0 : 1;
        }
        Object made = part.getDeclaredConstructor().newInstance();
        part.getMethod("setSize", int.class).invoke(made, n);
        int marked = 0;
        for (Method method : part.getMethods()) marked += method.isAnnotationPresent(Mark.class) ? 1 : 0;
        int size = (int) MethodHandles.publicLookup()
                .findVirtual(part, "getSize", MethodType.methodType(int.class)).invoke(made);
        System.out.println(properties + " " + marked + " " + part.isAnnotationPresent(Mark.class));
        System.out.println(work(size) + work(args[1].length()));
        for (int i = 0; i < n; i++) {
            if (args[1].length() > i % 5) System.out.println(i);
        }
    }
}
