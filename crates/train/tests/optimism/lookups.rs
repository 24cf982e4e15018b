//! What reflection, services and the JDK find and call: constants, handles, factories, callbacks.

use mantis_slice::{Assumption, Slice};
use mantis_train::Rule;
use mantis_train::checking::Outcome;

use super::{path, tried};

/// A service file of the program makes a factory of the JDK give an object of the program.
#[test]
fn objects_that_nobody_sees_made_come_out_of_factories() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.xml.xpath.*;

class P {
    public static void main(String[] args) throws Exception {
        XPathFactory factory = XPathFactory.newInstance();
        factory.setFeature(new String(Files.readAllBytes(Paths.get(args[0]))), true);
    }

    public static class Own extends XPathFactory {
        int base = 1;
        public boolean isObjectModelSupported(String model) { return true; }
        public void setFeature(String name, boolean value) {
            for (int i = base; i < name.length(); i++) {
                System.out.println(i);
            }
        }
        public boolean getFeature(String name) { return false; }
        public void setXPathVariableResolver(XPathVariableResolver resolver) {}
        public void setXPathFunctionResolver(XPathFunctionResolver resolver) {}
        public XPath newXPath() { return null; }
    }
}
"#;
    let service = [("META-INF/services/javax.xml.xpath.XPathFactory", "P$Own\n")];
    let tried = tried(source, path, &service);
    let feature = "P.java:16 loop iterations";
    let column = &tried.session.catalog.features[tried.column(feature)];
    assert!(tried.analysed().slice(&[column]).is_err(), "nothing is known to make the factory");
    assert_eq!(tried.vetted(&[feature]), [Outcome::Equal]);
}

/// A map that may have keys of any class called the methods of one: another's are left out, and noticed.
#[test]
fn the_jdk_calls_what_it_was_seen_to() {
    let source = r#"
import java.nio.file.*;
import java.util.*;

class P {
    public static void main(String[] args) throws Exception {
        List<Object> pool = new ArrayList<>(Arrays.asList("even", new Key(7)));
        Map<Object, Integer> words = new HashMap<>();
        Map<Object, Integer> keys = new HashMap<>();
        keys.put(pool.get(1), 3);
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            words.merge(pool.get(line.length() % 2), 1, Integer::sum);
        }
        int sum = words.values().iterator().next();
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
        System.out.println(keys.size());
    }
}

class Key {
    private final int number;

    Key(int number) {
        this.number = number;
    }

    @Override
    public int hashCode() {
        return number * 31;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).number == number;
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:15 loop iterations";
    let feature = &tried.session.catalog.features[tried.column(sum)];
    let entered = |slice: &Slice| slice.methods.keys().any(|m| &*m.name == "hashCode");
    let strict = tried.analysed().slice(&[feature]).unwrap();
    assert!(entered(&strict));
    assert!(!strict.assumptions.contains(&Assumption::SeenCallbacks));
    let optimistic = tried.analysed().under(Rule::Optimistic).slice(&[feature]).unwrap();
    assert!(optimistic.assumptions.contains(&Assumption::SeenCallbacks));
    let stops =
        optimistic.methods.iter().find(|(m, _)| &*m.name == "hashCode").map(|(_, s)| !s.cold.is_empty());
    assert_eq!(stops, Some(true), "entering it stops the slice");
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
    let odd = tried.folder.path().join("odd.txt");
    std::fs::write(&odd, "line\nlines\n").unwrap();
    let (_, warnings) = tried.predicted(sum, &path(&odd));
    assert!(warnings.iter().any(|w| w.contains("P.java:31")), "{warnings:?}");
}

/// What a handle of a constructor makes: nobody recorded that the JDK enters the function in its place.
#[test]
fn handles_of_constructors() {
    let source = r#"
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.Map;

class P {
    public static void main(String[] args) throws Throwable {
        Map<Class<?>, MethodHandle> makers = new HashMap<>();
        for (Class<?> type : new Class<?>[] {Longest.class, Every.class}) {
            MethodHandle found = MethodHandles.lookup().findConstructor(type, MethodType.methodType(void.class));
            makers.put(type, found.asType(MethodType.methodType(Counter.class)));
        }
        Counter longest = (Counter) makers.get(Longest.class).invokeExact();
        Counter every = (Counter) makers.get(Every.class).invokeExact();
        Files.readAllLines(Paths.get(args[0])).forEach(line -> {
            longest.see(line);
            every.see(line);
        });
        for (int i = 0; i < longest.count + every.count; i++) {
            System.out.println(i);
        }
    }
}

abstract class Counter {
    int count;

    abstract void see(String line);
}

class Longest extends Counter {
    Longest() {}

    @Override
    void see(String line) {
        count = Math.max(count, line.length());
    }
}

class Every extends Counter {
    Every() {}

    @Override
    void see(String line) {
        count++;
    }
}
"#;
    let tried = tried(source, path, &[]);
    let loops = "P.java:23 loop iterations";
    assert_eq!(tried.vetted(&[loops]), [Outcome::Equal]);
    let predicted = tried.predicted(loops, tried.folder.path().join("1.txt").to_str().unwrap());
    assert_eq!(predicted, (Some(4.0 + 8.0), Vec::new()));
}

/// What the virtual machine says of itself touches nothing, asked plainly or by reflection.
#[test]
fn what_the_virtual_machine_says() {
    let source = r#"
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Paths;

class P {
    public static void main(String[] args) throws Exception {
        int name = ManagementFactory.getRuntimeMXBean().getSpecName().length();
        Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
        Method find = Class.forName("java.lang.management.ManagementFactory").getMethod("getPlatformMXBean", Class.class);
        Object bean = find.invoke(null, type);
        Object option = type.getMethod("getVMOption", String.class).invoke(bean, "UseCompressedOops");
        boolean compressed = Boolean.parseBoolean(option.getClass().getMethod("getValue").invoke(option).toString());
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        for (int i = 0; i < lines * name; i++) {
            System.out.println(compressed ? i : -i);
        }
        for (int i = 0; i < (compressed ? lines : -1); i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let features = ["P.java:16 loop iterations", "P.java:19 loop iterations"];
    let strict = tried.analysed();
    for feature in features {
        let feature = &tried.session.catalog.features[tried.column(feature)];
        assert!(strict.slice(&[feature]).is_err());
    }
    assert_eq!(tried.vetted(&features), [Outcome::Equal, Outcome::Equal]);
}

/// The constants of an enum that nothing names: its class is that of a field that was found by reflection.
#[test]
fn constants_of_a_fields_enum() {
    let source = r#"
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

class P {
    enum Weight {
        SINGLE { int of(int line) { return 1; } },
        DOUBLE { int of(int line) { return line % 2 + 2; } };

        abstract int of(int line);
    }

    Weight weight;

    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        P p = new P();
        for (Field field : P.class.getDeclaredFields()) {
            field.set(p, constant(field.getType(), lines.size() > 6 ? "double" : "single"));
        }
        int sum = 0;
        for (int i = 0; i < lines.size(); i++) {
            sum += p.weight.of(i);
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }

    private static Object constant(Class<?> type, String name) {
        for (Enum<?> constant : (Enum<?>[]) type.getEnumConstants()) {
            if (constant.name().equalsIgnoreCase(name)) {
                return constant;
            }
        }
        return null;
    }
}
"#;
    let tried = tried(source, path, &[]);
    assert_eq!(
        tried.vetted(&["P.java:27 loop iterations", "P.Weight$2.of calls"]),
        [Outcome::Equal, Outcome::Equal]
    );
}

/// Factories of XML parsers that are services of the program are made as the JDK makes them.
#[test]
fn factories_that_are_services() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;

class P {
    public static class Own extends SAXParserFactory {
        int asked;

        public Own() {}

        public SAXParser newSAXParser() {
            return null;
        }

        public void setFeature(String name, boolean value) {
            asked += name.length();
        }

        public boolean getFeature(String name) {
            return asked > 0;
        }
    }

    public static void main(String[] args) throws Exception {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            factory.setFeature(line, true);
        }
        for (int i = 0; i < ((Own) factory).asked; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let service = [("META-INF/services/javax.xml.parsers.SAXParserFactory", "P$Own\n")];
    let tried = tried(source, path, &service);
    let loops = "P.java:31 loop iterations";
    let feature = &tried.session.catalog.features[tried.column(loops)];
    let strict = tried.analysed().slice(&[feature]).unwrap();
    assert!(strict.methods.keys().any(|m| &*m.class == "P$Own" && &*m.name == "setFeature"));
    assert_eq!(tried.vetted(&[loops]), [Outcome::Equal]);
}

/// A call on an object that nobody saw made always threw: what runs after the handler depends on it.
#[test]
fn exceptions_of_calls_that_nobody_knows() {
    let source = r#"
import java.nio.file.*;
import javax.management.*;

public class P {
    public interface GaugeMBean {
        void setLevel(int level);
    }

    public static class Gauge implements GaugeMBean {
        public void setLevel(int level) {
            if (level < 0) {
                throw new IllegalArgumentException("below zero");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        MBeanServer server = MBeanServerFactory.newMBeanServer("desk");
        ObjectName name = new ObjectName("desk:name=gauge");
        server.registerMBean(new Gauge(), name);
        GaugeMBean gauge = JMX.newMBeanProxy(server, name, GaugeMBean.class);
        try {
            gauge.setLevel(-lines);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < lines; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let column = tried.column("P.java:29 loop iterations");
    let refused = tried.analysed().slice(&[&tried.session.catalog.features[column]]);
    let reason = refused.map(|_| String::new()).unwrap_err().reason;
    assert!(reason.contains("newMBeanProxy") || reason.contains("is not known"), "{reason}");
}
