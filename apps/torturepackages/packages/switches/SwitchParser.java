package switches;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** For CommandSwitches: switches of the command line set private members that annotations name. */
public class SwitchParser {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.METHOD})
    public @interface Switch {
        String name();

        String split() default "";

        boolean hidden() default false;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    public @interface Rest {}

    interface Setter {
        Class<?> type();

        void put(Object value) throws ReflectiveOperationException;
    }

    static class FieldSetter implements Setter {
        final Field field;
        final Object bean;

        FieldSetter(Field field, Object bean) {
            this.field = field;
            this.bean = bean;
        }

        public Class<?> type() {
            return field.getType();
        }

        public void put(Object value) throws ReflectiveOperationException {
            try {
                field.set(bean, value);
            } catch (IllegalAccessException e) {
                field.setAccessible(true);
                field.set(bean, value);
            }
        }
    }

    static class ListSetter implements Setter {
        final Field field;
        final Object bean;

        ListSetter(Field field, Object bean) {
            this.field = field;
            this.bean = bean;
        }

        public Class<?> type() {
            Type type = field.getGenericType();
            if (type instanceof ParameterizedType) {
                Type of = ((ParameterizedType) type).getActualTypeArguments()[0];
                if (of instanceof Class) {
                    return (Class<?>) of;
                }
            }
            return Object.class;
        }

        public void put(Object value) throws ReflectiveOperationException {
            try {
                append(value);
            } catch (IllegalAccessException e) {
                field.setAccessible(true);
                append(value);
            }
        }

        @SuppressWarnings("unchecked")
        private void append(Object value) throws IllegalAccessException {
            List<Object> all = (List<Object>) field.get(bean);
            if (all == null) {
                all = new ArrayList<>();
                field.set(bean, all);
            }
            all.add(value);
        }
    }

    static class MethodSetter implements Setter {
        final Method method;
        final Object bean;

        MethodSetter(Method method, Object bean) {
            this.method = method;
            this.bean = bean;
        }

        public Class<?> type() {
            return method.getParameterTypes()[0];
        }

        public void put(Object value) throws ReflectiveOperationException {
            try {
                method.invoke(bean, value);
            } catch (IllegalAccessException e) {
                method.setAccessible(true);
                method.invoke(bean, value);
            }
        }
    }

    static final Map<Class<?>, Integer> HANDLERS = new HashMap<>();

    static {
        HANDLERS.put(int.class, 1);
        HANDLERS.put(boolean.class, 2);
        HANDLERS.put(String.class, 3);
    }

    final Map<String, Setter> setters = new LinkedHashMap<>();
    final Map<String, Switch> switches = new HashMap<>();
    Setter rest;

    public SwitchParser(Object bean) {
        for (Class<?> c = bean.getClass(); c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                Switch s = m.getAnnotation(Switch.class);
                if (s != null) {
                    add(new MethodSetter(m, bean), s);
                }
            }
            for (Field f : c.getDeclaredFields()) {
                Switch s = f.getAnnotation(Switch.class);
                if (s != null) {
                    add(setter(f, bean), s);
                } else if (f.isAnnotationPresent(Rest.class)) {
                    rest = setter(f, bean);
                }
            }
        }
    }

    private static Setter setter(Field field, Object bean) {
        return List.class.isAssignableFrom(field.getType()) ? new ListSetter(field, bean) : new FieldSetter(field, bean);
    }

    private void add(Setter setter, Switch s) {
        Class<?> type = setter.type();
        if (!HANDLERS.containsKey(type) && !Enum.class.isAssignableFrom(type)) {
            throw new IllegalStateException("no handler for " + type);
        }
        setters.put(s.name(), setter);
        switches.put(s.name(), s);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private int handle(Setter setter, Switch s, List<String> args, int at) throws ReflectiveOperationException {
        Class<?> type = setter.type();
        Integer handler = HANDLERS.get(type);
        if (handler == null) {
            setter.put(Enum.valueOf((Class) type.asSubclass(Enum.class), args.get(at)));
            return at + 1;
        }
        switch (handler) {
            case 1:
                setter.put(Integer.valueOf(args.get(at)));
                return at + 1;
            case 2:
                setter.put(true);
                return at;
            default:
                String value = args.get(at);
                for (String part : s != null && !s.split().isEmpty() ? value.split(s.split()) : new String[] {value}) {
                    setter.put(part);
                }
                return at + 1;
        }
    }

    public void parse(List<String> args) throws ReflectiveOperationException {
        int i = 0;
        while (i < args.size()) {
            String arg = args.get(i);
            Setter setter = setters.get(arg);
            if (setter != null) {
                i = handle(setter, switches.get(arg), args, i + 1);
            } else {
                rest.put(arg);
                i++;
            }
        }
    }
}
