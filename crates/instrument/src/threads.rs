//! Whether a program can start threads, judged by the constants of its classes.
//!
//! Errs towards "yes": a reference is enough, whether or not it is ever executed. Merely mentioning
//! `java.lang.Thread`, as code that sleeps or interrupts itself does, is not.

use mantis_classfile::class::ClassFile;
use mantis_classfile::constant::{Constant, ConstantPool, Cp};

/// Classes whose mention means threads: they start some, or run code on others'.
const CLASSES: &[&str] = &[
    "java/lang/ThreadGroup",
    "java/lang/Thread$Builder",
    "java/lang/ref/Cleaner",
    "java/util/Timer",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/Executors",
    "java/util/concurrent/ExecutorCompletionService",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ForkJoinTask",
    "java/util/concurrent/RecursiveAction",
    "java/util/concurrent/RecursiveTask",
    "java/util/concurrent/ScheduledThreadPoolExecutor",
    "java/util/concurrent/SubmissionPublisher",
    "java/util/concurrent/ThreadFactory",
    "java/util/concurrent/ThreadPoolExecutor",
    "java/util/concurrent/StructuredTaskScope",
    "com/sun/net/httpserver/HttpServer",
    "java/net/http/HttpClient",
    "javax/swing/SwingUtilities",
    "javax/swing/SwingWorker",
    "java/awt/EventQueue",
];

/// Methods whose mention means threads, on any class.
const METHODS: &[(&str, &str)] = &[
    ("parallel", "()Ljava/util/stream/"),
    ("parallelStream", "()Ljava/util/stream/Stream;"),
    ("parallelSort", "("),
    ("parallelPrefix", "("),
    ("parallelSetAll", "("),
    ("addShutdownHook", "(Ljava/lang/Thread;)V"),
    ("startVirtualThread", "("),
];

/// The first sign that a class may start threads, or have methods that the JVM runs on threads of its own.
pub fn sign(class: &ClassFile) -> Option<String> {
    let pool = &class.pool;
    if class.super_name().is_some_and(|s| &**s == "java/lang/Thread") {
        return Some("extends java/lang/Thread".into());
    }
    if class.methods.iter().any(|m| &**m.name() == "finalize" && &**m.desc() == "()V") {
        return Some("has a finalizer".into());
    }
    pool.iter().find_map(|(_, constant)| match constant {
        Constant::Class(name) => {
            let name = pool.text(name)?;
            CLASSES.contains(&&*name).then(|| format!("refers to {name}"))
        }
        Constant::Method { class, name_and_type } | Constant::InterfaceMethod { class, name_and_type } => {
            method_sign(pool, class, name_and_type)
        }
        _ => None,
    })
}

fn method_sign(pool: &ConstantPool, class: Cp, name_and_type: Cp) -> Option<String> {
    let (name, desc) = pool.name_and_type_of(name_and_type)?;
    let class = pool.class_name(class)?;
    let thread = &*class == "java/lang/Thread" && (&*name == "start" || &*name == "<init>");
    let known = METHODS.iter().any(|(n, d)| &*name == *n && desc.starts_with(d));
    (thread || known).then(|| format!("refers to {class}.{name}"))
}
