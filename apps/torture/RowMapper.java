// args: 2 people.csv | 5 people.csv | 9 bad.csv
// file people.csv: name;AGE;score;tags\nann;31;2.5;a,b\n"bob; jr";x;1;\ncy;44;;c\n\ndi;5;7.25;a,a,d\n
// file bad.csv: name;unknown;age\nann;1;2\n;;\ned;3\nflo;4;55\n
import java.io.*;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;

/** Rows of a table become records and beans: components and fields by name, converters by type, annotations with defaults, generic types read from subclasses. */
public class RowMapper {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Column {
        String value() default "";

        boolean needed() default false;
    }

    record Person(@Column(needed = true) String name, @Column("age") int years, Double score, List<String> tags) {
        static int made;

        Person {
            made++;
            if (years < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    static class Base {
        @Column(needed = true) protected String name = "none";
        static int untouched = 3;
    }

    static class Account extends Base {
        @Column("age") private short level = 7;
        private final transient List<String> notes = new ArrayList<>();

        @Override
        public String toString() {
            return name + level + notes.size();
        }
    }

    abstract static class Reader<T> {
        private final Class<?> type;
        int rows;
        int failed;
        int missing;

        Reader() {
            Type t = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
            type = (Class<?>) t;
        }

        @SuppressWarnings("unchecked")
        T read(Map<String, String> row) throws ReflectiveOperationException {
            rows++;
            if (type.isRecord()) {
                RecordComponent[] parts = type.getRecordComponents();
                Object[] values = new Object[parts.length];
                Class<?>[] types = new Class<?>[parts.length];
                for (int i = 0; i < parts.length; i++) {
                    types[i] = parts[i].getType();
                    values[i] = convert(row.get(named(parts[i].getName(), parts[i].getAnnotation(Column.class))), types[i]);
                }
                return (T) type.getDeclaredConstructor(types).newInstance(values);
            }
            Object o = type.getDeclaredConstructor().newInstance();
            for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
                for (Field f : c.getDeclaredFields()) {
                    String text = row.get(named(f.getName(), f.getAnnotation(Column.class)));
                    if (!Modifier.isStatic(f.getModifiers()) && !Modifier.isTransient(f.getModifiers()) && text != null) {
                        f.setAccessible(true);
                        f.set(o, convert(text, f.getType()));
                    }
                }
            }
            return (T) o;
        }

        private String named(String name, Column c) {
            return c == null || c.value().isEmpty() ? name : c.value();
        }

        private Object convert(String text, Class<?> to) {
            if (text == null || text.isEmpty()) {
                missing++;
                text = null;
            }
            Function<String, ?> f = CONVERTERS.get(to);
            return f.apply(text);
        }

        abstract void accept(T t);
    }

    static final Map<Class<?>, Function<String, ?>> CONVERTERS = Map.of(
        String.class, s -> s == null ? "?" : s,
        int.class, s -> s == null ? 0 : Integer.parseInt(s),
        short.class, s -> s == null ? (short) 1 : Short.parseShort(s),
        Double.class, s -> s == null ? null : Double.valueOf(s),
        List.class, s -> s == null ? List.of() : List.of(s.split(",")));

    static List<String> split(String line) {
        List<String> parts = new ArrayList<>();
        StringBuilder b = new StringBuilder();
        boolean quoted = false;
        for (char c : (line + ";").toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ';' && !quoted) {
                parts.add(b.toString());
                b.setLength(0);
            } else {
                b.append(c);
            }
        }
        return parts;
    }

    static <T> void all(List<String> lines, Reader<T> reader, int limit) throws ReflectiveOperationException {
        List<String> heads = split(lines.get(0).toLowerCase(Locale.ROOT));
        for (String line : lines.subList(1, Math.min(lines.size(), limit + 1))) {
            if (line.isBlank()) {
                continue;
            }
            Map<String, String> row = new HashMap<>();
            Iterator<String> names = heads.iterator();
            for (String part : split(line)) {
                row.put(names.next(), part);
            }
            try {
                reader.accept(reader.read(row));
            } catch (NumberFormatException e) {
                reader.failed++;
            } catch (InvocationTargetException e) {
                reader.failed += 10 + e.getCause().getMessage().length();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(args[1])));
        lines.add("neg;-4");
        int[] sums = new int[4];
        Reader<Person> people = new Reader<>() {
            @Override
            void accept(Person p) {
                sums[0] += p.years() + (p.score() == null ? 0 : (int) (p.score() * 4));
                sums[1] += p.tags().size() * 10 + p.name().length();
            }
        };
        Reader<Account> accounts = new Reader<>() {
            @Override
            void accept(Account a) {
                sums[2] += a.level;
                sums[3] += a.toString().length();
            }
        };
        all(lines, people, n);
        all(lines, accounts, n);
        int steps = 0;
        for (int i = sums[0] + sums[1] + sums[2] + sums[3] + Base.untouched; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + Arrays.toString(sums) + " " + people.failed + " " + accounts.failed + " " + people.missing + " " + accounts.rows + " " + Person.made);
    }
}
