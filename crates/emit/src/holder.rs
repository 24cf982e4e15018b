//! The generated class with the slots: a `mantis.predictor.Entry` that starts the program and collects what was counted.
//!
//! Each slot is a static field, so a probe is four instructions. The class is in the package of the program's main
//! class, which need not be public, and its static initialiser registers an instance: the predictor needs no reflection.

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

/// The field with a slot's floating-point sum.
pub(crate) fn real(slot: u32) -> String {
    format!("d{slot}")
}

/// How the program's entry is called.
#[derive(Clone, Debug)]
pub(crate) struct Main {
    pub(crate) method: MethodRef,
    pub(crate) is_static: bool,
    pub(crate) in_interface: bool,
}

/// Makes the class.
pub(crate) fn make(
    name: &str,
    slots: &[(u32, SlotKind)],
    main: &Main,
    hierarchy: &dyn Hierarchy,
) -> Result<ClassFile, CodeError> {
    let flags = access::PUBLIC | access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, name, ENTRY)?;
    for &(slot, kind) in slots {
        for (field, desc) in fields(slot, kind) {
            class.add_field(access::PUBLIC | access::STATIC, &field, desc)?;
        }
    }
    method(&mut class, access::STATIC, "<clinit>", "()V", hierarchy, |b| {
        b.typed(TypeOp::New, name).op(SimpleOp::Dup);
        b.invoke(InvokeOp::Special, name, "<init>", "()V");
        b.invoke(InvokeOp::Static, ENTRY, "register", "(Lmantis/predictor/Entry;)V").op(SimpleOp::Return);
    })?;
    method(&mut class, 0, "<init>", "()V", hierarchy, |b| {
        b.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, ENTRY, "<init>", "()V").op(SimpleOp::Return);
    })?;
    method(&mut class, access::PUBLIC, "run", "([Ljava/lang/String;)V", hierarchy, |b| call_main(b, main))?;
    let chunks: Vec<&[(u32, SlotKind)]> = slots.chunks(CHUNK).collect();
    for (i, chunk) in chunks.iter().enumerate() {
        method(&mut class, access::STATIC, &format!("collect{i}"), "([J[D)V", hierarchy, |b| {
            chunk.iter().for_each(|&(slot, kind)| collect(b, name, slot, kind));
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

fn fields(slot: u32, kind: SlotKind) -> Vec<(String, &'static str)> {
    match kind {
        SlotKind::Count | SlotKind::LongSum => vec![(sum(slot), "J")],
        SlotKind::LongAverage => vec![(sum(slot), "J"), (times(slot), "J")],
        SlotKind::DoubleSum => vec![(real(slot), "D")],
        SlotKind::DoubleAverage => vec![(real(slot), "D"), (times(slot), "J")],
    }
}

fn collect(b: &mut CodeBuilder<'_>, name: &str, slot: u32, kind: SlotKind) {
    let index = i32::try_from(slot).unwrap_or(i32::MAX);
    for (field, desc) in fields(slot, kind) {
        let (array, at, store) = match (desc, field.starts_with('n')) {
            ("D", _) => (1, index, SimpleOp::Dastore),
            (_, false) => (0, 2 * index, SimpleOp::Lastore),
            (_, true) => (0, 2 * index + 1, SimpleOp::Lastore),
        };
        b.local(LocalOp::Aload, array).int(at);
        b.field(FieldOp::Getstatic, name, &field, desc).op(store);
    }
}

fn call_main(b: &mut CodeBuilder<'_>, main: &Main) {
    let m = &main.method;
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

fn method(
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
