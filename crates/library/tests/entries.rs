//! What the library says of methods that programs use, on the installed JDKs: 17 and 25 must agree on these.

use std::sync::Arc;

use expect_test::expect_file;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{self, Jdk};
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{Library, linearize, render};

/// Class, method, and the beginning of the descriptor.
const METHODS: &[(&str, &str, &str)] = &[
    ("java/lang/Object", "toString", "()"),
    ("java/util/concurrent/atomic/AtomicInteger", "hashCode", "()"),
    ("java/util/concurrent/atomic/AtomicInteger", "toString", "()"),
    ("java/util/concurrent/atomic/AtomicInteger", "incrementAndGet", "()"),
    ("java/util/concurrent/locks/StampedLock", "equals", "("),
    ("java/util/zip/ZipEntry", "equals", "("),
    ("java/util/zip/ZipEntry", "hashCode", "()"),
    ("java/net/HttpURLConnection", "equals", "("),
    ("org/xml/sax/helpers/AttributesImpl", "addAttribute", "("),
    ("javax/xml/transform/sax/TransformerHandler", "startElement", "("),
    ("java/lang/String", "length", "()"),
    ("java/lang/String", "toCharArray", "()"),
    ("java/lang/String", "format", "(Ljava/lang/String;"),
    ("java/lang/String", "valueOf", "(Ljava/lang/Object;)"),
    ("java/lang/String", "contains", "("),
    ("java/lang/StringBuilder", "append", "(Ljava/lang/Object;)"),
    ("java/lang/StringBuilder", "append", "(I)"),
    ("java/lang/StringBuilder", "toString", "()"),
    ("java/lang/Integer", "parseInt", "(Ljava/lang/String;)"),
    ("java/lang/Integer", "valueOf", "(I)"),
    ("java/lang/Math", "max", "(II)"),
    ("java/lang/Math", "random", "()"),
    ("java/lang/System", "arraycopy", "("),
    ("java/lang/System", "exit", "("),
    ("java/lang/System", "nanoTime", "("),
    ("java/lang/Thread", "start", "()"),
    ("java/lang/IllegalArgumentException", "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)"),
    ("java/lang/IllegalArgumentException", "getMessage", "()"),
    ("java/lang/Enum", "ordinal", "()"),
    ("java/util/ArrayList", "add", "(Ljava/lang/Object;)"),
    ("java/util/ArrayList", "get", "(I)"),
    ("java/util/ArrayList", "size", "()"),
    ("java/util/ArrayList", "iterator", "()"),
    ("java/util/ArrayList", "containsAll", "("),
    ("java/util/ArrayList$Itr", "next", "()"),
    ("java/util/ArrayList$Itr", "hasNext", "()"),
    ("java/util/ArrayList", "removeRange", "(II)"),
    ("java/util/List", "of", "([Ljava/lang/Object;)"),
    ("java/util/AbstractList", "iterator", "()"),
    ("java/util/AbstractList$Itr", "next", "()"),
    ("java/util/HashMap", "put", "("),
    ("java/util/HashMap", "get", "("),
    ("java/util/HashMap", "entrySet", "()"),
    ("java/util/HashMap", "keySet", "()"),
    ("java/util/HashMap", "computeIfAbsent", "("),
    ("java/util/HashMap$KeyIterator", "next", "()"),
    ("java/util/LinkedHashMap", "get", "("),
    ("java/util/TreeMap", "put", "("),
    ("java/util/Map$Entry", "getKey", "()"),
    ("java/util/PriorityQueue", "add", "("),
    ("java/util/Collections", "sort", "(Ljava/util/List;)"),
    ("java/util/Arrays", "asList", "("),
    ("java/util/Arrays", "sort", "([I)"),
    ("java/util/Arrays", "sort", "([Ljava/lang/Object;Ljava/util/Comparator;)"),
    ("java/util/Objects", "equals", "("),
    ("java/util/Optional", "map", "("),
    ("java/util/Scanner", "nextInt", "()"),
    ("java/util/Random", "<init>", "(J)"),
    ("java/util/Random", "<init>", "()"),
    ("java/util/Random", "nextInt", "(I)"),
    ("java/util/Comparator", "comparing", "(Ljava/util/function/Function;)"),
    ("java/util/stream/Stream", "map", "("),
    ("java/util/stream/Stream", "collect", "(Ljava/util/stream/Collector;)"),
    ("java/util/concurrent/ExecutorService", "submit", "(Ljava/util/concurrent/Callable;)"),
    ("java/util/concurrent/atomic/AtomicInteger", "incrementAndGet", "()"),
    ("java/io/BufferedReader", "<init>", "(Ljava/io/Reader;)"),
    ("java/io/BufferedReader", "readLine", "()"),
    ("java/io/DataInputStream", "readInt", "()"),
    ("java/io/FileReader", "<init>", "(Ljava/lang/String;)"),
    ("java/io/FileOutputStream", "write", "([B)"),
    ("java/io/PrintStream", "println", "(Ljava/lang/Object;)"),
    ("java/io/ByteArrayOutputStream", "toByteArray", "()"),
    ("java/io/File", "exists", "()"),
    ("java/nio/file/Files", "lines", "(Ljava/nio/file/Path;)"),
    ("java/nio/file/Files", "write", "(Ljava/nio/file/Path;[B"),
    ("java/nio/ByteBuffer", "putInt", "(I)"),
    ("java/util/regex/Pattern", "matcher", "("),
    ("java/util/regex/Matcher", "find", "()"),
    ("java/math/BigInteger", "add", "("),
    ("java/time/LocalDate", "now", "()"),
    // Inferred.
    ("java/util/EventListenerProxy", "getListener", "()"),
    ("java/util/PropertyPermission", "getActions", "()"),
    ("java/beans/PropertyChangeEvent", "getNewValue", "()"),
    ("java/awt/Point", "translate", "(II)"),
    ("java/awt/geom/Rectangle2D$Double", "setRect", "(DDDD)"),
    // Conservative.
    ("java/util/Locale", "notThere", "()"),
    ("java/lang/invoke/MethodHandle", "invokeExact", "("),
];

fn find(class_path: &ClassPath, class: &str, name: &str, desc: &str) -> (MethodRef, bool) {
    let named =
        |desc: &str| MethodRef { class: Name::from(class), name: Name::from(name), desc: Name::from(desc) };
    for owner in linearize(class, class_path) {
        let Some(file) = class_path.load(&owner) else { continue };
        let bridge = |access: u16| access & 0x1000 != 0;
        for member in file.methods.iter().filter(|m| &**m.name() == name && m.desc().starts_with(desc)) {
            if !bridge(member.access) {
                return (named(member.desc()), member.is_static());
            }
        }
    }
    (named(&format!("{}V", if desc.ends_with(')') { desc.to_owned() } else { format!("{desc})") })), false)
}

#[test]
fn entries() {
    let mut tested = 0;
    for home in jdk::installed() {
        if !matches!(jdk::feature_release(&home), Some(17 | 25)) {
            continue;
        }
        let jdk = Jdk::open(&home).expect("an installed JDK has an image");
        let class_path = Arc::new(ClassPath::open(&[], Some(Arc::new(jdk))).expect("nothing to open"));
        let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
        let mut text = String::new();
        for (class, name, desc) in METHODS {
            let (method, is_static) = find(&class_path, class, name, desc);
            text.push_str(&render(&method, &library.effect(&method, is_static, &*class_path)));
        }
        expect_file!["entries.txt"].assert_eq(&text);
        tested += 1;
    }
    assert!(tested > 0, "the tests need JDK 17 or 25");
}
