//! JDK methods that no predictor may call, whatever their effects were found to be, and what optimistic
//! slices have in their place.
//!
//! The slicer refuses slices that need one, and the emitter puts a call that throws before every call of one:
//! two fences that agree. Which methods these are is in the library's overlay (`fence.marks`).

use mantis_classfile::names::MethodRef;
use mantis_library::{Mark, marks};

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

/// Whether a predictor may not call a JDK method.
pub fn is_denied(method: &MethodRef) -> bool {
    marks().has(Mark::Denied, method)
}

/// Whether a JDK method touches nothing but tells of what is not the same in a predictor: a strict slice
/// needs none. What is denied is not meant.
pub fn is_misleading(method: &MethodRef) -> bool {
    marks().has(Mark::Misleading, method) && !is_denied(method)
}

/// What a misleading method tells, in words.
pub fn told_by(method: &MethodRef) -> &'static str {
    match marks().value(Mark::Misleading, method) {
        Some("machine") => "what the virtual machine says of itself",
        _ => "what is beside the program's classes",
    }
}

/// Opens streams to nowhere.
const SINKS: &str = "mantis/predictor/Sinks";
/// Answers as if files were made, written, moved and removed.
const UNWRITTEN: &str = "mantis/predictor/Unwritten";

/// The class of the predictor whose static method the emitter puts in the place of a JDK method: one that
/// writes no temporary file, opens nothing but files of this machine, loads and runs no classes but those of
/// the slice and harmless ones of the JDK, asks no other drivers of databases and no other machine for names,
/// runs nothing when the JVM ends, locks no file, and touches no memory but objects'.
pub fn replacement(method: &MethodRef) -> Option<&'static str> {
    marks().value(Mark::Replaced, method)
}

/// The subclass that the emitter puts in the place of a class of the JDK where this constructor would open a
/// file for writing: it has a constructor of the same descriptor and writes nothing.
pub fn sink(constructor: &MethodRef) -> Option<&'static str> {
    marks().value(Mark::Sunk, constructor)
}

/// Whether a JDK method writes to a file that something else opened. Optimistic slices open none of the
/// machine's files but to read them (`emit::guard`); what they open to write is in memory.
pub fn is_of_file(method: &MethodRef) -> bool {
    marks().has(Mark::OfFile, method)
}

/// Whether the emitter replaces a JDK method that opens a file for writing.
pub fn is_sunk(method: &MethodRef) -> bool {
    sink(method).is_some() || matches!(replacement(method), Some(SINKS | UNWRITTEN))
}

/// Whether an optimistic slice may have a JDK method whatever its description says of the outside: one that
/// the emitter replaces, or that works on what a replaced one opened.
pub fn is_tame(method: &MethodRef) -> bool {
    replacement(method).is_some() || sink(method).is_some() || marks().has(Mark::Tame, method)
}

/// Whether a JDK method of reflection runs no code but static initialisers and what services and serialised
/// objects have.
pub fn is_lookup(method: &MethodRef) -> bool {
    marks().has(Mark::Lookup, method) && !is_denied(method)
}

/// Whether a JDK method that nobody described can have no effect outside but on what others have opened.
pub fn is_contained(method: &MethodRef) -> bool {
    marks().has(Mark::Contained, method) && !is_denied(method)
}
