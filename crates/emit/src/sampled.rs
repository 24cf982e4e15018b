//! What reads files, in slices that read a sample of them.
//!
//! A sampled slice is the slice of the whole input with other classes in the place of those that open files:
//! the Java side (`mantis.predictor.Sampling`) decides which bytes they give. What it does not know
//! (channels, memory maps, archives) reads the whole file; then the sample is no cheaper, and its measured
//! price says so. Slices that read what the program writes have the same classes, which know what is in
//! memory (`mantis.predictor.OwnFiles`).

use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::names::MethodRef;
use mantis_ir::{Function, Inst, Op, Type};
use mantis_library::{Mark, marks};
use mantis_slice::{is_replaceable, scanned_file};

/// Has static methods in the place of others.
pub(crate) const SAMPLED: &str = "mantis/predictor/Sampled";

/// What is emitted in the place of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The same instruction with another class, of which the original's is the superclass.
    OfClass(&'static str),
    /// A static method of [`SAMPLED`] of the same name.
    Method,
    /// A constructor that takes a stream; the file is below so many other arguments, at most one, and has
    /// this descriptor.
    Stream {
        /// The file's descriptor.
        file: &'static str,
        /// Whether an argument lies above the file.
        below: bool,
    },
    /// The same instruction, after a look at the file that its first argument names.
    Named {
        /// Whether an argument lies above the file.
        below: bool,
    },
}

/// How a statement reads a sample. `library` gives the JDK class where the search for a method leaves the
/// program.
pub(crate) fn reading(
    f: &Function,
    inst: Inst,
    library: impl Fn(&MethodRef) -> Option<MethodRef>,
) -> Option<Reading> {
    match &f.insts[inst].op {
        Op::New(class) => sampled_class(class).map(Reading::OfClass),
        Op::Invoke(_, method, _) if &*method.name == "<init>" => {
            // Not a constructor of the program that calls that of its superclass.
            let made = f.args(inst).first().map(|&v| &f.values[v].ty);
            if !matches!(made, Some(Type::Uninit(..))) {
                return None;
            }
            sampled_class(&method.class)
                .map(Reading::OfClass)
                .or_else(|| scanner(method))
                .or_else(|| named(method))
        }
        Op::Invoke(_, method, _) => {
            let otherwise = is_read_otherwise(method, &library).then_some(Reading::Method);
            otherwise.or_else(|| library(method).and_then(|m| named(&m)))
        }
        _ => None,
    }
}

fn named(method: &MethodRef) -> Option<Reading> {
    if !marks().has(Mark::ReadsNamed, method) {
        return None;
    }
    match &MethodDesc::parse(&method.desc)?.params[..] {
        [_] => Some(Reading::Named { below: false }),
        [_, above] if !matches!(*above, "J" | "D") => Some(Reading::Named { below: true }),
        _ => None,
    }
}

/// Whether a static method of [`SAMPLED`] stands in the place of this one.
pub(crate) fn is_read_otherwise(
    method: &MethodRef,
    library: impl Fn(&MethodRef) -> Option<MethodRef>,
) -> bool {
    library(method).is_some_and(|m| m.class == method.class && is_replaceable(&m))
}

fn sampled_class(class: &str) -> Option<&'static str> {
    marks().value_of(Mark::SampledAs, class)
}

fn scanner(init: &MethodRef) -> Option<Reading> {
    let file = scanned_file(init)?;
    Some(Reading::Stream { file, below: init.desc.len() > file.len() + "()V".len() })
}
