//! The generated class with the slots: a `mantis.predictor.Entry` that starts the program and collects what
//! was counted.
//!
//! Each slot is a static field, so a probe is four instructions; if the slice has threads, integer slots are
//! `LongAdder`s and a probe calls the method of the slot's name, but for methods with loops, which add to
//! arrays that each thread has for itself (`mantis.predictor.ThreadSums`). The class is in the package of the
//! program's main class, which need not be public, and its static initialiser registers an instance: the
//! predictor needs no reflection.

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::Code;
use mantis_classfile::error::CodeError;
use mantis_classfile::frames::recompute;
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::SlotKind;

const ENTRY: &str = "mantis/predictor/Entry";
/// What counts for several threads.
const ADDER: &str = "java/util/concurrent/atomic/LongAdder";
const ADDER_DESC: &str = "Ljava/util/concurrent/atomic/LongAdder;";
/// Descriptor of the methods that add to a slot; they have the name of its field.
pub(crate) const ADD: &str = "(J)V";
/// The method that gives the sums of the current thread.
pub(crate) const MINE: &str = "mine";
/// Its descriptor.
pub(crate) const MINE_DESC: &str = "()[J";
/// Where sums of single threads are, and their field.
const THREAD_SUMS: &str = "mantis/predictor/ThreadSums";
const THREAD_SUMS_DESC: &str = "Lmantis/predictor/ThreadSums;";
const SUMS: &str = "sums";
/// Slots that one method collects: well below what fits into a method.
const CHUNK: usize = 1000;

/// Name of the class for a program with this main class.
pub(crate) fn name(main: &str) -> Name {
    match main.rsplit_once('/') {
        Some((package, _)) => format!("{package}/Mantis$Entry").into(),
        None => "Mantis$Entry".into(),
    }
}

/// The field with a slot's integer sum.
pub(crate) fn sum(slot: u32) -> String {
    format!("s{slot}")
}

/// The field with a slot's count.
pub(crate) fn times(slot: u32) -> String {
    format!("n{slot}")
}

/// Where a slot's integer sum, or with `times` its count, is among those of a thread.
pub(crate) fn index(slot: u32, times: bool) -> i32 {
    i32::try_from(2 * u64::from(slot) + u64::from(times)).unwrap_or(i32::MAX)
}

/// The field with a slot's floating-point sum.
pub(crate) fn real(slot: u32) -> String {
    format!("d{slot}")
}

/// Keeps what is written to files for those who read it.
const OWN_FILES: &str = "mantis/predictor/OwnFiles";

/// How the program's entry is called.
#[derive(Clone, Debug)]
pub(crate) struct Main {
    pub(crate) method: MethodRef,
    pub(crate) is_static: bool,
    pub(crate) in_interface: bool,
    /// Whether what it writes to files is kept in memory.
    pub(crate) keeps_files: bool,
}

/// Makes the class; with `threads`, several may share the slots.
pub(crate) fn make(
    name: &str,
    slots: &[(u32, SlotKind)],
    main: &Main,
    threads: bool,
    hierarchy: &dyn Hierarchy,
) -> Result<ClassFile, CodeError> {
    let flags = access::PUBLIC | access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, name, ENTRY)?;
    for &(slot, kind) in slots {
        for (field, desc) in fields(slot, kind, threads) {
            class.add_field(access::PUBLIC | access::STATIC, &field, desc)?;
            if desc == ADDER_DESC {
                method(&mut class, access::PUBLIC | access::STATIC, &field, ADD, hierarchy, |b| {
                    b.field(FieldOp::Getstatic, name, &field, desc).local(LocalOp::Lload, 0);
                    b.invoke(InvokeOp::Virtual, ADDER, "add", ADD).op(SimpleOp::Return);
                })?;
            }
        }
    }
    if threads {
        class.add_field(access::STATIC | access::FINAL, SUMS, THREAD_SUMS_DESC)?;
        method(&mut class, access::PUBLIC | access::STATIC, MINE, MINE_DESC, hierarchy, |b| {
            b.field(FieldOp::Getstatic, name, SUMS, THREAD_SUMS_DESC);
            b.invoke(InvokeOp::Virtual, THREAD_SUMS, MINE, MINE_DESC).op(SimpleOp::Areturn);
        })?;
    }
    let chunks: Vec<&[(u32, SlotKind)]> = slots.chunks(CHUNK).collect();
    for (i, chunk) in chunks.iter().enumerate().filter(|_| threads) {
        method(&mut class, access::STATIC, &format!("make{i}"), "()V", hierarchy, |b| {
            let all = chunk.iter().flat_map(|&(slot, kind)| fields(slot, kind, threads));
            for (field, desc) in all.filter(|f| f.1 == ADDER_DESC) {
                b.typed(TypeOp::New, ADDER).op(SimpleOp::Dup);
                b.invoke(InvokeOp::Special, ADDER, "<init>", "()V");
                b.field(FieldOp::Putstatic, name, &field, desc);
            }
            b.op(SimpleOp::Return);
        })?;
    }
    method(&mut class, access::STATIC, "<clinit>", "()V", hierarchy, |b| {
        if threads {
            let largest = slots.iter().map(|&(slot, _)| index(slot, true)).max().unwrap_or(0);
            b.typed(TypeOp::New, THREAD_SUMS).op(SimpleOp::Dup).int(largest.saturating_add(1));
            b.invoke(InvokeOp::Special, THREAD_SUMS, "<init>", "(I)V");
            b.field(FieldOp::Putstatic, name, SUMS, THREAD_SUMS_DESC);
        }
        for i in (0..chunks.len()).filter(|_| threads) {
            b.invoke(InvokeOp::Static, name, &format!("make{i}"), "()V");
        }
        b.typed(TypeOp::New, name).op(SimpleOp::Dup);
        b.invoke(InvokeOp::Special, name, "<init>", "()V");
        b.invoke(InvokeOp::Static, ENTRY, "register", "(Lmantis/predictor/Entry;)V").op(SimpleOp::Return);
    })?;
    method(&mut class, 0, "<init>", "()V", hierarchy, |b| {
        b.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, ENTRY, "<init>", "()V").op(SimpleOp::Return);
    })?;
    method(&mut class, access::PUBLIC, "run", "([Ljava/lang/String;)V", hierarchy, |b| call_main(b, main))?;
    for (i, chunk) in chunks.iter().enumerate() {
        method(&mut class, access::STATIC, &format!("collect{i}"), "([J[D)V", hierarchy, |b| {
            chunk.iter().for_each(|&(slot, kind)| collect(b, name, slot, kind, threads));
            b.op(SimpleOp::Return);
        })?;
    }
    method(&mut class, access::PUBLIC, "collect", "([J[D)V", hierarchy, |b| {
        for i in 0..chunks.len() {
            b.local(LocalOp::Aload, 1).local(LocalOp::Aload, 2);
            b.invoke(InvokeOp::Static, name, &format!("collect{i}"), "([J[D)V");
        }
        b.op(SimpleOp::Return);
    })?;
    Ok(class)
}

/// Names and descriptors of the fields of a slot.
fn fields(slot: u32, kind: SlotKind, threads: bool) -> Vec<(String, &'static str)> {
    let long = if threads { ADDER_DESC } else { "J" };
    match kind {
        SlotKind::Count | SlotKind::LongSum => vec![(sum(slot), long)],
        SlotKind::LongAverage => vec![(sum(slot), long), (times(slot), long)],
        SlotKind::DoubleSum => vec![(real(slot), "D")],
        SlotKind::DoubleAverage => vec![(real(slot), "D"), (times(slot), long)],
    }
}

fn collect(b: &mut CodeBuilder<'_>, name: &str, slot: u32, kind: SlotKind, threads: bool) {
    let index = i32::try_from(slot).unwrap_or(i32::MAX);
    for (field, desc) in fields(slot, kind, threads) {
        let (array, at, store) = match (desc, field.starts_with('n')) {
            ("D", _) => (1, index, SimpleOp::Dastore),
            (_, false) => (0, 2 * index, SimpleOp::Lastore),
            (_, true) => (0, 2 * index + 1, SimpleOp::Lastore),
        };
        b.local(LocalOp::Aload, array).int(at);
        b.field(FieldOp::Getstatic, name, &field, desc);
        if desc == ADDER_DESC {
            b.invoke(InvokeOp::Virtual, ADDER, "sum", "()J");
            b.field(FieldOp::Getstatic, name, SUMS, THREAD_SUMS_DESC);
            b.int(self::index(slot, field.starts_with('n')));
            b.invoke(InvokeOp::Virtual, THREAD_SUMS, "sum", "(I)J").op(SimpleOp::Ladd);
        }
        b.op(store);
    }
}

fn call_main(b: &mut CodeBuilder<'_>, main: &Main) {
    let m = &main.method;
    if main.keeps_files {
        b.invoke(InvokeOp::Static, OWN_FILES, "keep", "()V");
    }
    if !main.is_static {
        b.typed(TypeOp::New, &m.class).op(SimpleOp::Dup);
        b.invoke(InvokeOp::Special, &m.class, "<init>", "()V");
    }
    if m.desc.starts_with("([") {
        b.local(LocalOp::Aload, 1);
    }
    match (main.is_static, main.in_interface) {
        (true, true) => b.invoke_of_interface(InvokeOp::Static, &m.class, &m.name, &m.desc),
        (true, false) => b.invoke(InvokeOp::Static, &m.class, &m.name, &m.desc),
        (false, _) => b.invoke(InvokeOp::Virtual, &m.class, &m.name, &m.desc),
    };
    b.op(SimpleOp::Return);
}

/// Adds a method to a class.
pub(crate) fn method(
    class: &mut ClassFile,
    flags: u16,
    name: &str,
    desc: &str,
    hierarchy: &dyn Hierarchy,
    body: impl FnOnce(&mut CodeBuilder<'_>),
) -> Result<(), CodeError> {
    let mut builder = CodeBuilder::new(class, flags, name, desc);
    body(&mut builder);
    let mut code: Code = builder.finish()?;
    recompute(&mut code, class, hierarchy)?;
    class.add_method(flags, name, desc, Some(&code))?;
    Ok(())
}
