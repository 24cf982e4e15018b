//! What much used libraries do on behalf of programs that do nothing unusual themselves: atomic fields by
//! `sun.misc.Unsafe` (Guava), hooks for the end (Log4j), generic types and annotations of whatever class is
//! bound (Gson, Jackson), classes found by a lookup (Caffeine).

use mantis_train::checking::Outcome;

use super::{path, tried};

/// The feature has an optimistic slice, and its values are those of counted runs.
fn equal(source: &str, feature: &str) {
    let outcome = tried(source, path, &[]).vetted(&[feature]);
    assert_eq!(outcome, [Outcome::Equal]);
}

#[test]
fn fields_set_by_unsafe() {
    equal(
        r#"
import java.lang.reflect.Field;
import java.nio.file.*;
import sun.misc.Unsafe;

class P {
    private static final Unsafe UNSAFE = unsafe();
    private static final long COUNT = offset("count");
    private static final long LAST = offset("last");
    private volatile int count;
    private volatile Object last = "none";

    private static Unsafe unsafe() {
        try {
            return Unsafe.getUnsafe();
        } catch (SecurityException outside) {
            try {
                Field field = Unsafe.class.getDeclaredField("theUnsafe");
                field.setAccessible(true);
                return (Unsafe) field.get(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static long offset(String name) {
        try {
            return UNSAFE.objectFieldOffset(P.class.getDeclaredField(name));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    void add(String line) {
        int seen;
        do {
            seen = count;
        } while (!UNSAFE.compareAndSwapInt(this, COUNT, seen, seen + line.length()));
        UNSAFE.putOrderedObject(this, LAST, line);
    }

    public static void main(String[] args) throws Exception {
        P all = new P();
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            all.add(line);
        }
        for (int i = 0; i < all.count + all.last.toString().length(); i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:48 loop iterations",
    );
}

#[test]
fn hooks_for_the_end() {
    equal(
        r#"
import java.nio.file.*;

class P {
    static int lines;

    public static void main(String[] args) throws Exception {
        Thread hook = new Thread(() -> System.out.println(lines));
        Runtime.getRuntime().addShutdownHook(hook);
        boolean removed = false;
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            lines += line.length();
            removed |= lines > 30 && Runtime.getRuntime().removeShutdownHook(hook);
        }
        for (int i = removed ? 3 : 0; i < lines; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:15 loop iterations",
    );
}

#[test]
fn what_declares_a_type_variable() {
    equal(
        r#"
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

class P {
    static class Box<A, B, C> {
        Map<String, C> held;
    }

    public static void main(String[] args) throws Exception {
        Type type = ((ParameterizedType) Box.class.getDeclaredField("held").getGenericType()).getActualTypeArguments()[1];
        TypeVariable<?> variable = (TypeVariable<?>) type;
        int at = Arrays.asList(variable.getGenericDeclaration().getTypeParameters()).indexOf(variable);
        Member[] members = {P.class.getDeclaredMethod("main", String[].class), Box.class.getDeclaredField("held")};
        for (Member member : members) {
            at += member.getName().length() + (member.getDeclaringClass() == P.class ? 10 : 0);
        }
        at += Files.readAllLines(Paths.get(args[0])).size();
        for (int i = 0; i < at; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:20 loop iterations",
    );
}

#[test]
fn members_and_annotations_of_any_class() {
    equal(
        r#"
import java.lang.annotation.*;
import java.nio.file.*;
import java.util.*;

class P {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        int value();
    }

    @Mark(4)
    static class Own {
        int first, second;
    }

    static int looked(Class<?> type) {
        int sum = type.getDeclaredFields().length;
        for (Annotation annotation : type.getAnnotations()) {
            sum += annotation.annotationType().getSimpleName().length();
            if (annotation instanceof Mark) {
                sum += ((Mark) annotation).value();
            }
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        List<String> lines = new ArrayList<>(Files.readAllLines(Paths.get(args[0])));
        // The second has an annotation that no program can name, the third a class.
        Object[] bound = {new Own(), Optional.of(lines), lines.subList(1, 2)};
        int sum = lines.size();
        for (Object object : bound) {
            sum += looked(object.getClass());
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:36 loop iterations",
    );
}

#[test]
fn classes_that_a_lookup_finds() {
    equal(
        r#"
import java.lang.invoke.MethodHandles;
import java.nio.file.*;
import java.util.function.IntSupplier;

class P {
    public static void main(String[] args) throws Exception {
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        Class<?> found = MethodHandles.lookup().findClass(lines > 5 ? "Many" : "Few");
        IntSupplier made = (IntSupplier) found.getDeclaredConstructor().newInstance();
        for (int i = 0; i < made.getAsInt() + lines; i++) {
            System.out.println(i);
        }
    }
}

class Many implements IntSupplier {
    public int getAsInt() { return 7; }
}

class Few implements IntSupplier {
    public int getAsInt() { return 2; }
}
"#,
        "P.java:11 loop iterations",
    );
}

/// A loader that is known as an iterable among others, as Log4j's.
#[test]
fn services_by_another_name() {
    let source = r#"
import java.nio.file.*;
import java.util.*;

public class P {
    public interface Part {
        int size();
    }

    public static class Small implements Part {
        public int size() { return 3; }
    }

    public static class Large implements Part {
        public int size() { return 20; }
    }

    static int sum(Iterable<? extends Object> all) {
        int sum = 0;
        for (Object one : all) {
            sum += one instanceof Part ? ((Part) one).size() : one.toString().length();
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        int sum = sum(ServiceLoader.load(Part.class)) + sum(Files.readAllLines(Paths.get(args[0])));
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let service = [("META-INF/services/P$Part", "P$Small\nP$Large\n")];
    assert_eq!(tried(source, path, &service).vetted(&["P.java:28 loop iterations"]), [Outcome::Equal]);
}

#[test]
fn the_first_service() {
    let source = r#"
import java.util.ServiceLoader;

public class P {
    public interface Part {
        int size();
    }

    public static class Small implements Part {
        public int size() { return 3; }
    }

    public static void main(String[] args) {
        int size = ServiceLoader.load(Part.class).findFirst().map(Part::size).orElse(100);
        for (int i = 0; i < size + args[0].length(); i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[("META-INF/services/P$Part", "P$Small\n")]);
    let feature = "P.java:15 loop iterations";
    let column = &tried.session.catalog.features[tried.column(feature)];
    // It is followed: no assumption is needed.
    let strict = tried.analysed().slice(&[column]);
    assert!(strict.is_ok(), "{:?}", strict.map(|_| ()).map_err(|r| r.reason));
    assert_eq!(tried.vetted(&[feature]), [Outcome::Equal]);
}

/// An iterator of the program that one method makes a stream of, and another walks (jsoup).
#[test]
fn streams_that_are_walked_elsewhere() {
    equal(
        r#"
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

class P {
    static class Word {
        private final String text;

        Word(String text) {
            this.text = text;
        }

        int weigh() {
            int sum = 0;
            for (int i = 0; i < text.length(); i++) {
                sum += text.charAt(i) % 7;
            }
            return sum;
        }
    }

    static class Words implements Iterator<Word> {
        private final List<String> lines;
        private int at;

        Words(List<String> lines) {
            this.lines = lines;
        }

        public boolean hasNext() { return at < lines.size(); }
        public Word next() { return new Word(lines.get(at++) + at); }
    }

    static Spliterator<Word> split(List<String> lines) {
        return Spliterators.spliteratorUnknownSize(new Words(lines), Spliterator.ORDERED);
    }

    static Stream<Word> stream(List<String> lines) {
        return StreamSupport.stream(split(lines), false);
    }

    public static void main(String[] args) throws Exception {
        int sum = 0;
        for (Word word : stream(Files.readAllLines(Paths.get(args[0]))).collect(Collectors.toList())) {
            sum += word.weigh();
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:48 loop iterations",
    );
}
