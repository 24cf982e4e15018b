// args: 3 prod | 12 test | 40 prod
// file beans.properties: store=Injection$MemoryStore\nmailer=Injection$CountingMailer\ngreeting=hi\nlimit=5\n
import java.io.*;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** A small container: classes from a file of properties, constructors chosen by annotations, fields set, methods intercepted, events. */
public class Injection {
    @Retention(RetentionPolicy.RUNTIME) @interface Inject {}

    @Retention(RetentionPolicy.RUNTIME) @interface Value { String value(); }

    @Retention(RetentionPolicy.RUNTIME) @interface On { Class<?> value(); int order() default 0; }

    @Retention(RetentionPolicy.RUNTIME) @interface Limited { int times(); }

    public interface Store {
        int save(String s);

        @Limited(times = 6) default int saveAll(List<String> all) {
            int k = 0;
            for (String s : all) {
                k += save(s);
            }
            return k;
        }
    }

    public static class MemoryStore implements Store {
        final List<String> saved = new ArrayList<>();

        @Override
        public int save(String s) {
            saved.add(s);
            return saved.size();
        }
    }

    public interface Mailer {
        void send(String to);
    }

    public static class CountingMailer implements Mailer {
        static int sent;
        @Value("greeting") private String greeting;

        @Override
        public void send(String to) {
            sent += greeting.length() + to.length();
        }
    }

    public static class Service {
        final Store store;
        final Mailer mailer;
        @Value("limit") private int limit;
        private int events;

        public Service() {
            this(null, null);
        }

        @Inject public Service(Store store, Mailer mailer) {
            this.store = store;
            this.mailer = mailer;
        }

        @On(String.class) public void named(String s) {
            events += s.length();
            mailer.send(s);
        }

        @On(value = Integer.class, order = 2) public void number(Integer k) {
            events += k > limit ? 10 : 1;
        }

        @On(value = Integer.class, order = 1) public void doubled(Integer k) {
            events *= 2;
            events %= 1000;
        }
    }

    final Properties settings = new Properties();
    final Map<Class<?>, Object> made = new LinkedHashMap<>();
    int constructed;
    int intercepted;

    Injection(String file) throws IOException {
        try (Reader r = new FileReader(file)) {
            settings.load(r);
        }
    }

    <T> T get(Class<T> type) throws ReflectiveOperationException {
        Object o = made.get(type);
        if (o == null) {
            Class<?> c = type;
            if (type.isInterface()) {
                c = Class.forName(settings.getProperty(type.getSimpleName().toLowerCase()));
            }
            Constructor<?> chosen = c.getConstructor();
            for (Constructor<?> k : c.getConstructors()) {
                if (k.isAnnotationPresent(Inject.class)) {
                    chosen = k;
                }
            }
            Object[] operands = new Object[chosen.getParameterCount()];
            for (int i = 0; i < operands.length; i++) {
                operands[i] = get(chosen.getParameterTypes()[i]);
            }
            o = chosen.newInstance(operands);
            constructed++;
            for (Field f : c.getDeclaredFields()) {
                Value v = f.getAnnotation(Value.class);
                if (v != null) {
                    f.setAccessible(true);
                    String text = settings.getProperty(v.value());
                    if (f.getType() == int.class) {
                        f.set(o, Integer.parseInt(text));
                    } else {
                        f.set(o, text);
                    }
                }
            }
            if (type.isInterface()) {
                o = limited(type, o);
            }
            made.put(type, o);
        }
        return type.cast(o);
    }

    Object limited(Class<?> type, Object target) {
        Map<Method, Integer> uses = new HashMap<>();
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> {
            intercepted++;
            Limited l = m.getAnnotation(Limited.class);
            if (l != null && uses.merge(m, 1, Integer::sum) > l.times()) {
                throw new IllegalStateException("too often");
            }
            try {
                return m.invoke(target, a);
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        });
    }

    void fire(Object listener, Object event) throws ReflectiveOperationException {
        List<Method> methods = new ArrayList<>();
        for (Method m : listener.getClass().getMethods()) {
            On on = m.getAnnotation(On.class);
            if (on != null && on.value().isInstance(event)) {
                methods.add(m);
            }
        }
        methods.sort(Comparator.comparingInt((Method m) -> m.getAnnotation(On.class).order()));
        for (Method m : methods) {
            m.invoke(listener, event);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Injection container = new Injection("beans.properties");
        if (args[1].equals("test")) {
            container.settings.setProperty("limit", "20");
        }
        Service service = container.get(Service.class);
        Service same = container.get(Service.class);
        int single = service == same ? n : 0;
        int saved = 0;
        int refused = 0;
        for (int i = 0; i < n; i++) {
            container.fire(service, i % 3 == 0 ? "e" + i : (Object) i);
            try {
                saved += service.store.saveAll(List.of("a" + i, "b"));
            } catch (IllegalStateException e) {
                refused++;
            }
        }
        int events = service.events;
        int sent = CountingMailer.sent;
        int all = saved + refused + events + sent + single;
        int steps = 0;
        for (; all > 0; all -= 3) {
            steps++;
        }
        System.out.println(steps + " " + container.constructed + " " + container.intercepted);
    }
}
