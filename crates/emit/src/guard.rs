//! The second fence: what emitted code must not do, whatever the slicer thought.
//!
//! A slice has no effects outside the virtual machine by construction. Here every call of a JDK method that could have
//! one is preceded by a call that throws, the standard streams are replaced, and `System.exit` ends the slice.

use mantis_classfile::names::{FieldRef, MethodRef};
use mantis_ir::{Dynamic, Op};

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
    ("java/nio/channels/FileChannel", "open", ""),
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
    ("java/sql/*", "", ""),
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
    ("java/lang/foreign/*", "", ""),
    ("sun/misc/Signal", "", ""),
    ("sun/misc/Unsafe", "", ""),
    // The screen and the console.
    ("java/lang/System", "console", ""),
    ("java/awt/Desktop", "", ""),
    ("java/awt/Frame", "", ""),
    ("java/awt/Robot", "", ""),
    ("java/awt/Toolkit", "", ""),
    ("java/awt/Window", "", ""),
    ("javax/swing/*", "", ""),
    ("javax/sound/*", "", ""),
    ("javax/print/*", "", ""),
];

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

/// What is emitted in the place of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// The statement itself.
    Keep,
    /// A call that throws goes before it.
    Deny(String),
    /// `System.exit(n)`: ends the slice.
    Exit,
    /// `runtime.exit(n)`: the same, with a receiver to drop.
    ExitWithReceiver,
    /// A call that checks the mode on top of the stack goes before it.
    ReadOnly,
    /// A standard stream: this method of the guard gives another one.
    Stream(&'static str, &'static str),
}

/// What to do about a statement. `library` gives the JDK class where the search for the method leaves the program.
pub(crate) fn action(op: &Op, library: impl Fn(&MethodRef) -> Option<MethodRef>) -> Action {
    match op {
        Op::GetStatic(field) => stream(field),
        Op::Invoke(_, method, _) => library(method).map_or(Action::Keep, |m| call(&m)),
        Op::InvokeDynamic(_, _, dynamic) => match &**dynamic {
            Dynamic::Lambda { target, .. } => match library(target).map_or(Action::Keep, |m| call(&m)) {
                Action::Keep => Action::Keep,
                // Made, not called: refused all the same, nothing could check the call itself.
                _ => Action::Deny(readable(target)),
            },
            _ => Action::Keep,
        },
        _ => Action::Keep,
    }
}

fn call(method: &MethodRef) -> Action {
    match (&*method.class, &*method.name) {
        ("java/lang/System", "exit") => Action::Exit,
        ("java/lang/Runtime", "exit" | "halt") => Action::ExitWithReceiver,
        ("java/io/RandomAccessFile", "<init>") => Action::ReadOnly,
        _ if is_denied(method) => Action::Deny(readable(method)),
        _ => Action::Keep,
    }
}

fn stream(field: &FieldRef) -> Action {
    if &*field.class != "java/lang/System" {
        return Action::Keep;
    }
    match &*field.name {
        "in" => Action::Stream("in", "()Ljava/io/InputStream;"),
        "out" | "err" => Action::Stream("out", "()Ljava/io/PrintStream;"),
        _ => Action::Keep,
    }
}

fn readable(method: &MethodRef) -> String {
    format!("{}.{}", method.class.replace('/', "."), method.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn method(class: &str, name: &str, desc: &str) -> MethodRef {
        MethodRef { class: class.into(), name: name.into(), desc: desc.into() }
    }

    #[test]
    fn the_table_tells_writers_from_readers() {
        for (class, name, desc, denied) in [
            ("java/io/FileOutputStream", "<init>", "(Ljava/lang/String;)V", true),
            ("java/io/FileInputStream", "<init>", "(Ljava/lang/String;)V", false),
            ("java/io/File", "delete", "()Z", true),
            ("java/io/File", "length", "()J", false),
            ("java/io/PrintWriter", "<init>", "(Ljava/io/Writer;)V", false),
            ("java/io/PrintWriter", "<init>", "(Ljava/lang/String;)V", true),
            ("java/nio/file/Files", "readAllLines", "(Ljava/nio/file/Path;)Ljava/util/List;", false),
            ("java/net/http/HttpClient", "newHttpClient", "()Ljava/net/http/HttpClient;", true),
            ("java/net/URI", "create", "(Ljava/lang/String;)Ljava/net/URI;", false),
            ("java/lang/Runtime", "availableProcessors", "()I", false),
        ] {
            assert_eq!(is_denied(&method(class, name, desc)), denied, "{class}.{name}{desc}");
        }
    }

    #[test]
    fn exits_are_told_apart() {
        let of = |c: &str, n: &str, d: &str| call(&method(c, n, d));
        assert_eq!(of("java/lang/System", "exit", "(I)V"), Action::Exit);
        assert_eq!(of("java/lang/Runtime", "halt", "(I)V"), Action::ExitWithReceiver);
        assert_eq!(of("java/lang/System", "nanoTime", "()J"), Action::Keep);
        assert_eq!(of("java/lang/Runtime", "exec", "()V"), Action::Deny("java.lang.Runtime.exec".to_owned()));
    }
}
