//! JDK methods that no predictor may call, whatever their effects were found to be.
//!
//! The slicer refuses slices that need one, and the emitter puts a call that throws before every call of one: two fences that
//! agree.

use mantis_classfile::names::MethodRef;

/// JDK methods that must not be called: class, the start of the method's name (empty for all, constructors included),
/// and a part of the descriptor (empty for all). A class that ends in `*` stands for all classes that start like it.
pub const DENIED: &[(&str, &str, &str)] = &[
    // Files written, made, moved, removed.
    ("java/io/FileOutputStream", "<init>", ""),
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
    ("javax/imageio/ImageIO", "write", ""),
    // The network.
    ("java/net/Socket", "", ""),
    ("java/net/ServerSocket", "", ""),
    ("java/net/DatagramSocket", "", ""),
    ("java/net/MulticastSocket", "", ""),
    ("java/net/InetAddress", "get", "Ljava/lang/String;"),
    ("java/net/InetAddress", "getLocalHost", ""),
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
    ("java/lang/System", "setIn", ""),
    ("java/lang/System", "setOut", ""),
    ("java/lang/System", "setErr", ""),
    ("java/lang/System", "setSecurityManager", ""),
    ("java/lang/Thread", "setDefaultUncaughtExceptionHandler", ""),
    ("java/lang/Class", "getProtectionDomain", ""),
    ("java/lang/management/*", "", ""),
    ("java/lang/foreign/*", "", ""),
    ("sun/misc/Signal", "", ""),
    ("sun/misc/Unsafe", "", ""),
    // Resources that are not in a predictor by their address.
    ("java/lang/Class", "getResource", ")Ljava/net/URL;"),
    ("java/lang/ClassLoader", "getResource", ")Ljava/net/URL;"),
    ("java/lang/ClassLoader", "getResources", ""),
    ("java/lang/ClassLoader", "getSystemResource", ""),
    ("java/lang/ClassLoader", "resources", ""),
    ("java/util/ResourceBundle", "getBundle", ""),
    // The screen and the console.
    ("java/lang/System", "console", ""),
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
];

/// System properties that say how the JVM was started, and so say something else in a predictor.
pub const OF_THE_START: [&str; 4] =
    ["java.class.path", "sun.java.command", "jdk.module.main", "jdk.module.path"];

/// Whether a predictor has another file of this name on its class path, or none: classes and the manifest. The predictor's
/// `SliceLoader` asks the same.
pub fn is_of_program(resource: &str) -> bool {
    let name = resource.trim_start_matches('/');
    let is_class = name.ends_with(".class") && !name.starts_with("java/") && !name.starts_with("javax/");
    is_class || name == "META-INF/MANIFEST.MF"
}

/// Whether a JDK method is in [`DENIED`].
pub fn is_denied(method: &MethodRef) -> bool {
    DENIED.iter().any(|(class, name, desc)| {
        let same_class = match class.strip_suffix('*') {
            Some(prefix) => method.class.starts_with(prefix),
            None => &*method.class == *class,
        };
        same_class && method.name.starts_with(name) && method.desc.contains(desc)
    })
}
