//! JDK methods that no predictor may call, whatever their effects were found to be.
//!
//! The slicer refuses slices that need one, and the emitter puts a call that throws before every call of one:
//! two fences that agree.

use mantis_classfile::names::MethodRef;

/// JDK methods that must not be called: class, the start of the method's name (empty for all, constructors
/// included), and a part of the descriptor (empty for all). A class that ends in `*` stands for all classes
/// that start like it.
pub const DENIED: &[(&str, &str, &str)] = &[
    // Files written, made, moved, removed.
    ("java/io/FileOutputStream", "<init>", ""),
    ("java/io/FileOutputStream", "getChannel", ""),
    ("java/io/FileWriter", "<init>", ""),
    ("java/io/PrintStream", "<init>", "(Ljava/io/File;"),
    ("java/io/PrintStream", "<init>", "(Ljava/lang/String;"),
    ("java/io/PrintWriter", "<init>", "(Ljava/io/File;"),
    ("java/io/PrintWriter", "<init>", "(Ljava/lang/String;"),
    ("java/util/Formatter", "<init>", "(Ljava/io/File;"),
    ("java/util/Formatter", "<init>", "(Ljava/lang/String;"),
    ("java/util/logging/FileHandler", "<init>", ""),
    ("java/io/File", "create", ""),
    ("java/io/File", "delete", ""),
    ("java/io/File", "mkdir", ""),
    ("java/io/File", "renameTo", ""),
    ("java/io/File", "set", ""),
    ("java/nio/file/Files", "write", ""),
    ("java/nio/file/Files", "create", ""),
    ("java/nio/file/Files", "delete", ""),
    ("java/nio/file/Files", "copy", ""),
    ("java/nio/file/Files", "move", ""),
    ("java/nio/file/Files", "set", ""),
    ("java/nio/file/Files", "newOutputStream", ""),
    ("java/nio/file/Files", "newBufferedWriter", ""),
    ("java/nio/file/Files", "newByteChannel", "Ljava/util/Set;"),
    ("java/nio/file/spi/FileSystemProvider", "", ""),
    ("java/nio/channels/FileChannel", "open", "Ljava/util/Set;"),
    ("java/nio/channels/FileChannel", "write", ""),
    ("java/nio/channels/FileChannel", "truncate", ""),
    ("java/nio/channels/AsynchronousFileChannel", "open", ""),
    ("java/util/prefs/*", "", ""),
    ("javax/xml/transform/stream/StreamResult", "<init>", "(Ljava/io/File;"),
    ("javax/xml/transform/stream/StreamResult", "<init>", "(Ljava/lang/String;"),
    ("javax/xml/transform/stream/StreamResult", "setSystemId", ""),
    ("javax/xml/transform/Result", "setSystemId", ""),
    ("javax/imageio/ImageIO", "write", ""),
    ("javax/imageio/ImageIO", "createImageOutputStream", ""),
    ("javax/imageio/stream/FileImageOutputStream", "<init>", ""),
    ("javax/imageio/stream/FileCacheImage*", "<init>", ""),
    // The network.
    ("java/net/Socket", "", ""),
    ("java/net/ServerSocket", "", ""),
    ("java/net/DatagramSocket", "", ""),
    ("java/net/MulticastSocket", "", ""),
    ("java/net/InetAddress", "getByName", ""),
    ("java/net/InetAddress", "getAllByName", ""),
    ("java/net/InetAddress", "getLocalHost", ""),
    ("java/net/InetAddress", "getHostName", ""),
    ("java/net/InetAddress", "getCanonicalHostName", ""),
    ("java/net/InetAddress", "isReachable", ""),
    ("java/net/URL", "open", ""),
    ("java/net/URL", "getContent", ""),
    ("java/net/URLConnection", "", ""),
    ("java/net/HttpURLConnection", "", ""),
    ("java/net/http/*", "", ""),
    ("java/nio/channels/SocketChannel", "", ""),
    ("java/nio/channels/ServerSocketChannel", "", ""),
    ("java/nio/channels/DatagramChannel", "", ""),
    ("java/nio/channels/AsynchronousSocketChannel", "", ""),
    ("java/nio/channels/AsynchronousServerSocketChannel", "", ""),
    ("java/rmi/*", "", ""),
    ("javax/net/*", "", ""),
    ("javax/naming/*", "", ""),
    ("java/sql/Driver*", "", ""),
    ("java/sql/Connection*", "", ""),
    ("java/sql/Statement", "", ""),
    ("java/sql/PreparedStatement", "", ""),
    ("java/sql/CallableStatement", "", ""),
    ("java/sql/ResultSet*", "", ""),
    ("java/sql/DatabaseMetaData", "", ""),
    ("com/sun/net/httpserver/*", "", ""),
    // Processes and the virtual machine itself.
    ("java/lang/ProcessBuilder", "start", ""),
    ("java/lang/Runtime", "exec", ""),
    ("java/lang/Runtime", "addShutdownHook", ""),
    ("java/lang/Runtime", "load", ""),
    ("java/lang/ProcessHandle", "destroy", ""),
    ("java/lang/System", "load", ""),
    ("java/lang/System", "setErr", ""),
    ("java/lang/System", "setSecurityManager", ""),
    ("java/lang/management/*", "set", ""),
    ("java/lang/management/*", "reset", ""),
    ("java/lang/management/*", "gc", ""),
    ("java/lang/management/ManagementFactory", "getPlatformMBeanServer", ""),
    ("java/lang/management/ManagementFactory", "newPlatformMXBeanProxy", ""),
    ("com/sun/management/*", "set", ""),
    ("com/sun/management/*", "dump", ""),
    ("javax/management/*", "", ""),
    ("java/lang/foreign/*", "", ""),
    ("sun/misc/Signal", "", ""),
    ("sun/misc/Unsafe", "", ""),
    // The screen and the console.
    ("java/lang/System", "console", ""),
    ("java/io/FileInputStream", "<init>", "(Ljava/io/FileDescriptor;"),
    ("java/io/FileReader", "<init>", "(Ljava/io/FileDescriptor;"),
    ("java/awt/Desktop", "", ""),
    ("java/awt/Frame", "", ""),
    ("java/awt/Robot", "", ""),
    ("java/awt/Toolkit", "", ""),
    ("java/awt/Window", "", ""),
    ("javax/swing/*", "", ""),
    ("javax/sound/midi/*", "", ""),
    ("javax/sound/sampled/AudioSystem", "getClip", ""),
    ("javax/sound/sampled/AudioSystem", "getLine", ""),
    ("javax/sound/sampled/AudioSystem", "getMixer", ""),
    ("javax/sound/sampled/AudioSystem", "getSource", ""),
    ("javax/sound/sampled/AudioSystem", "getTarget", ""),
    ("javax/sound/sampled/AudioSystem", "write", ""),
    ("javax/sound/sampled/Line", "", ""),
    ("javax/sound/sampled/Clip", "", ""),
    ("javax/sound/sampled/DataLine", "", ""),
    ("javax/sound/sampled/SourceDataLine", "", ""),
    ("javax/sound/sampled/TargetDataLine", "", ""),
    ("javax/sound/sampled/Mixer", "", ""),
    ("javax/print/*", "", ""),
    // Code that no fence of the emitter stands in.
    ("java/lang/ClassLoader", "defineClass", ""),
    ("java/lang/invoke/MethodHandles$Lookup", "define", ""),
    ("java/net/URLClassLoader", "", ""),
    ("javax/tools/*", "", ""),
    ("javax/script/*", "", ""),
    ("java/lang/instrument/*", "", ""),
    ("com/sun/tools/*", "", ""),
];

/// JDK methods that touch nothing but tell of what is not the same in a predictor: files beside the program's
/// classes, the virtual machine. A strict slice needs none of them. What is [denied](DENIED) is not meant.
pub const MISLEADING: &[(&str, &str, &str)] = &[
    ("java/lang/Class", "getProtectionDomain", ""),
    ("java/lang/Class", "getResource", ")Ljava/net/URL;"),
    ("java/lang/ClassLoader", "getResource", ")Ljava/net/URL;"),
    ("java/lang/ClassLoader", "getResources", ""),
    ("java/lang/ClassLoader", "getSystemResource", ""),
    ("java/lang/ClassLoader", "resources", ""),
    ("java/util/ResourceBundle", "getBundle", ""),
    ("java/lang/management/*", "", ""),
    ("com/sun/management/*", "", ""),
];

/// Packages and classes whose undescribed methods work on what they are given: by their design nothing in
/// them opens a file to write, a connection or a process by itself. They may use what was opened, but all
/// that opens is in [`DENIED`].
const CONTAINED: &[&str] = &[
    "java/awt/AWT",
    "java/awt/Color",
    "java/awt/BasicStroke",
    "java/awt/Dimension",
    "java/awt/Graphics",
    "java/awt/Insets",
    "java/awt/Point",
    "java/awt/Polygon",
    "java/awt/Rectangle",
    "java/awt/RenderingHints",
    "java/awt/color/",
    "java/awt/event/",
    "java/awt/font/",
    "java/awt/geom/",
    "java/awt/image/",
    "com/sun/imageio/plugins/",
    "com/sun/management/",
    "java/beans/",
    "java/io/",
    "java/lang/",
    "java/math/",
    "java/net/URI",
    "java/nio/charset/",
    "java/security/",
    "java/sql/Date",
    "java/sql/SQL",
    "java/sql/Time",
    "java/sql/Types",
    "java/text/",
    "java/time/",
    "java/util/",
    "javax/crypto/",
    "javax/imageio/",
    "javax/lang/model/",
    "javax/management/ObjectName",
    "javax/management/openmbean/",
    "javax/naming/CompositeName",
    "javax/naming/CompoundName",
    "javax/naming/ldap/LdapName",
    "javax/naming/ldap/Rdn",
    "javax/security/auth/Subject",
    "javax/security/auth/x500/",
    "javax/sound/sampled/AudioFormat",
    "javax/swing/Default",
    "javax/swing/KeyStroke",
    "javax/swing/Spinner",
    "javax/swing/event/",
    "javax/swing/table/",
    "javax/swing/text/",
    "javax/swing/tree/",
    "javax/swing/undo/",
    "javax/xml/datatype/",
    "javax/xml/namespace/",
    "javax/xml/parsers/",
    "javax/xml/stream/XMLInputFactory",
    "javax/xml/transform/TransformerFactory",
    "javax/xml/xpath/",
    "org/w3c/dom/",
    "org/xml/sax/",
];

/// What is in these and is not like the rest: it opens, loads, starts, or calls what nobody knows.
const UNCONTAINED: &[&str] = &[
    "java/beans/XML",
    "java/beans/beancontext/",
    "java/io/Console",
    "java/io/File",
    "java/io/RandomAccessFile",
    "java/lang/ClassLoader",
    "java/lang/Module",
    "java/lang/Process",
    "java/lang/Runtime",
    "java/lang/SecurityManager",
    "java/lang/Shutdown",
    "java/lang/System",
    "java/lang/Thread",
    "java/lang/constant/",
    "java/lang/foreign/",
    "java/lang/instrument/",
    "java/lang/invoke/",
    "java/lang/module/",
    "java/lang/reflect/",
    "java/security/AccessController",
    "java/security/KeyStore",
    "java/security/Policy",
    "java/security/SecureClassLoader",
    "java/security/SecureRandom",
    "java/security/Security",
    "java/util/Timer",
    "java/util/logging/",
    "java/util/prefs/",
    "javax/imageio/ImageWriter",
    "javax/imageio/spi/",
    "javax/swing/text/JTextComponent",
    "javax/swing/text/html/",
    "org/w3c/dom/bootstrap/",
    "org/w3c/dom/ls/",
];

/// System properties that say how the JVM was started, and so say something else in a predictor.
pub const OF_THE_START: [&str; 4] =
    ["java.class.path", "sun.java.command", "jdk.module.main", "jdk.module.path"];

/// Whether a predictor has another file of this name on its class path, or none: classes and the manifest.
/// The predictor's `SliceLoader` asks the same.
pub fn is_of_program(resource: &str) -> bool {
    let name = resource.trim_start_matches('/');
    let is_class = name.ends_with(".class") && !name.starts_with("java/") && !name.starts_with("javax/");
    is_class || name == "META-INF/MANIFEST.MF"
}

/// Whether a JDK method is in [`DENIED`].
pub fn is_denied(method: &MethodRef) -> bool {
    is_in(DENIED, method)
}

/// Whether a JDK method is in [`MISLEADING`].
pub fn is_misleading(method: &MethodRef) -> bool {
    is_in(MISLEADING, method) && !is_denied(method)
}

/// What a method of [`MISLEADING`] tells, in words.
pub fn told_by(method: &MethodRef) -> &'static str {
    if method.class.contains("/management/") {
        "what the virtual machine says of itself"
    } else {
        "what is beside the program's classes"
    }
}

/// Opens streams to nowhere.
const SINKS: &str = "mantis/predictor/Sinks";
/// Answers as if files were made, written, moved and removed.
const UNWRITTEN: &str = "mantis/predictor/Unwritten";

/// Methods of `java.nio.file.Files` that [`UNWRITTEN`] has.
const UNWRITTEN_FILES: [&str; 15] = [
    "copy",
    "createDirectories",
    "createDirectory",
    "createFile",
    "createTempDirectory",
    "createTempFile",
    "delete",
    "deleteIfExists",
    "move",
    "setAttribute",
    "setLastModifiedTime",
    "setOwner",
    "setPosixFilePermissions",
    "write",
    "writeString",
];

/// The same of `java.io.File`.
const UNWRITTEN_FILE: [&str; 12] = [
    "createNewFile",
    "createTempFile",
    "delete",
    "deleteOnExit",
    "mkdir",
    "mkdirs",
    "renameTo",
    "setExecutable",
    "setLastModified",
    "setReadOnly",
    "setReadable",
    "setWritable",
];

/// Methods of `java.sql.DriverManager` for which the predictor keeps the drivers.
const DRIVERS: [&str; 4] = ["deregisterDriver", "getConnection", "getDriver", "registerDriver"];

/// Methods of `java.net.InetAddress` that ask the network: the predictor reads this machine's table.
const HOSTS: [&str; 5] = ["getAllByName", "getByName", "getCanonicalHostName", "getHostName", "getLocalHost"];

/// The class of the predictor whose static method the emitter puts in the place of a JDK method: one that
/// writes no temporary file, opens nothing but files of this machine, loads and runs no classes but those of
/// the slice and harmless ones of the JDK, asks no other drivers of databases and no other machine for names,
/// runs nothing when the JVM ends, locks no file, and touches no memory but objects'.
pub fn replacement(method: &MethodRef) -> Option<&'static str> {
    let (name, desc) = (&*method.name, &*method.desc);
    match &*method.class {
        "javax/imageio/ImageIO" => (name == "createImageInputStream"
            || name == "read" && desc.starts_with("(Ljava/io/InputStream;)"))
        .then_some("mantis/predictor/Images"),
        "java/net/URL" => (name == "openStream" || name == "openConnection" && desc.starts_with("()"))
            .then_some("mantis/predictor/Resources"),
        "java/lang/Class" => (name == "newInstance" || name == "forName" && desc.contains("ClassLoader;)"))
            .then_some("mantis/predictor/Reflection"),
        "java/lang/ClassLoader" => (name == "loadClass" && desc.starts_with("(Ljava/lang/String;)"))
            .then_some("mantis/predictor/Reflection"),
        "java/lang/reflect/Method" => (name == "invoke").then_some("mantis/predictor/Reflection"),
        "java/lang/reflect/Constructor" => (name == "newInstance").then_some("mantis/predictor/Reflection"),
        "java/lang/reflect/Field" => (name.starts_with("get") && desc.starts_with("(Ljava/lang/Object;)"))
            .then_some("mantis/predictor/Reflection"),
        "java/nio/file/Files" => match name {
            "newOutputStream" | "newBufferedWriter" => Some(SINKS),
            "copy" if desc.starts_with("(Ljava/nio/file/Path;Ljava/io/OutputStream;)") => None,
            name => UNWRITTEN_FILES.contains(&name).then_some(UNWRITTEN),
        },
        "java/io/File" => UNWRITTEN_FILE.contains(&name).then_some(UNWRITTEN),
        "java/io/RandomAccessFile" => matches!(name, "writeBytes" | "writeChars").then_some(UNWRITTEN),
        "java/nio/channels/FileChannel" => {
            matches!(name, "lock" | "tryLock").then_some("mantis/predictor/Locks")
        }
        "javax/xml/transform/Result" | "javax/xml/transform/stream/StreamResult" => {
            (name == "setSystemId").then_some("mantis/predictor/SinkResult")
        }
        "java/sql/DriverManager" => DRIVERS.contains(&name).then_some("mantis/predictor/Drivers"),
        "java/net/InetAddress" => HOSTS.contains(&name).then_some("mantis/predictor/Hosts"),
        "java/lang/Runtime" => name.ends_with("ShutdownHook").then_some("mantis/predictor/Hooks"),
        "sun/misc/Unsafe" => is_on_heap(name, desc).then_some("mantis/predictor/Unsafes"),
        _ => None,
    }
}

/// Whether a method of `sun.misc.Unsafe` works on fields and elements of objects, or only tells where they
/// are.
fn is_on_heap(name: &str, desc: &str) -> bool {
    const TELLING: [&str; 12] = [
        "addressSize",
        "allocateInstance",
        "arrayBaseOffset",
        "arrayIndexScale",
        "fullFence",
        "getUnsafe",
        "loadFence",
        "objectFieldOffset",
        "pageSize",
        "staticFieldBase",
        "staticFieldOffset",
        "storeFence",
    ];
    const ACCESSES: [&str; 6] = ["compareAndSwap", "getAndAdd", "getAndSet", "putOrdered", "get", "put"];
    let of = |access: &&str| {
        let ty = name.strip_prefix(*access).map(|ty| ty.strip_suffix("Volatile").unwrap_or(ty));
        ty.is_some_and(|ty| {
            let any = ["Object", "Int", "Long", "Boolean", "Byte", "Short", "Char", "Float", "Double"];
            any.contains(&ty)
        })
    };
    TELLING.contains(&name) || desc.starts_with("(Ljava/lang/Object;J") && ACCESSES.iter().any(of)
}

/// The subclass that the emitter puts in the place of a class of the JDK where this constructor would open a
/// file for writing: it has a constructor of the same descriptor and writes nothing.
pub fn sink(constructor: &MethodRef) -> Option<&'static str> {
    if &*constructor.name != "<init>" {
        return None;
    }
    let by_name =
        ["(Ljava/io/File;", "(Ljava/lang/String;"].iter().find_map(|p| constructor.desc.strip_prefix(p));
    // That of standard output, mostly.
    let of_open = &*constructor.desc == "(Ljava/io/FileDescriptor;)V";
    if of_open && &*constructor.class == "java/io/FileOutputStream" {
        return Some("mantis/predictor/SinkStream");
    }
    const CHARSET: &str = "Ljava/nio/charset/Charset;";
    let rest = by_name?.strip_suffix(")V")?;
    let charset = rest.strip_prefix(CHARSET);
    let appends = |rest: &str| rest.is_empty() || rest == "Z";
    match &*constructor.class {
        "java/io/FileOutputStream" => appends(rest).then_some("mantis/predictor/SinkStream"),
        "java/io/FileWriter" => appends(charset.unwrap_or(rest)).then_some("mantis/predictor/SinkWriter"),
        "java/io/PrintWriter" if matches!(rest, "" | CHARSET | "Ljava/lang/String;") => {
            Some("mantis/predictor/SinkPrintWriter")
        }
        "java/io/PrintStream" if matches!(rest, "" | CHARSET | "Ljava/lang/String;") => {
            Some("mantis/predictor/SinkPrintStream")
        }
        "javax/xml/transform/stream/StreamResult" if rest.is_empty() => Some("mantis/predictor/SinkResult"),
        _ => None,
    }
}

/// Whether a JDK method writes to a file that something else opened. Optimistic slices open none of the
/// machine's files but to read them (`emit::guard`); what they open to write is in memory.
pub fn is_of_file(method: &MethodRef) -> bool {
    const WRITES: [&str; 4] = ["truncate", "force", "transferFrom", "transferTo"];
    let name = &*method.name;
    match &*method.class {
        "java/io/RandomAccessFile" => name.starts_with("write") || name == "setLength",
        "java/nio/channels/FileChannel" => name == "write" || WRITES.contains(&name),
        "java/nio/channels/SeekableByteChannel" => name == "write" || name == "truncate",
        "java/nio/MappedByteBuffer" => name == "force",
        _ => false,
    }
}

/// Whether the emitter replaces a JDK method that opens a file for writing.
pub fn is_sunk(method: &MethodRef) -> bool {
    sink(method).is_some() || matches!(replacement(method), Some(SINKS | UNWRITTEN))
}

/// Whether an optimistic slice may have a JDK method whatever its description says of the outside: one that
/// the emitter replaces, or that works on what a replaced one opened.
pub fn is_tame(method: &MethodRef) -> bool {
    replacement(method).is_some()
        || sink(method).is_some()
        || matches!(&*method.class, "java/net/URLConnection" | "java/net/JarURLConnection")
}

/// Whether a JDK method of reflection runs no code but static initialisers and what services and serialised
/// objects have.
pub fn is_lookup(method: &MethodRef) -> bool {
    const CLASSES: [&str; 7] = [
        "java/io/ObjectInputStream",
        "java/lang/Class",
        "java/lang/ClassLoader",
        "java/lang/Enum",
        "java/lang/Package",
        "java/util/ResourceBundle",
        "java/util/ServiceLoader",
    ];
    // What is found so is not called yet.
    let finds = &*method.class == "java/lang/invoke/MethodHandles$Lookup" && method.name.starts_with("find");
    let known = finds || CLASSES.contains(&&*method.class) || method.class.starts_with("java/lang/reflect/");
    known && !is_denied(method)
}

/// Whether a JDK method that nobody described can have no effect outside but on what others have opened.
pub fn is_contained(method: &MethodRef) -> bool {
    let within = |packages: &[&str]| packages.iter().any(|prefix| method.class.starts_with(prefix));
    let parses = method.class.starts_with("org/xml/") && method.name.starts_with("parse");
    within(CONTAINED) && !within(UNCONTAINED) && !parses && !is_denied(method)
}

fn is_in(table: &[(&str, &str, &str)], method: &MethodRef) -> bool {
    table.iter().any(|(class, name, desc)| {
        let same_class = match class.strip_suffix('*') {
            Some(prefix) => method.class.starts_with(prefix),
            None => &*method.class == *class,
        };
        same_class && method.name.starts_with(name) && method.desc.contains(desc)
    })
}
