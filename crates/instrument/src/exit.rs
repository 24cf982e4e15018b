//! Calls that `System.exit` leaves unfinished.
//!
//! A call that never returns breaks the law of flow ([`crate::flow`]): control entered its block and did not
//! leave it. So calls of `System.exit` and `Runtime.exit` are led through the holder, where a generated class
//! walks the stack and enters each frame into a small hash table among the integer sums: a key made of class,
//! method, descriptor and byte offset, and how many frames have it. When counts are read, each unfinished
//! call leaves its block there, like one that threw. Nothing is paid before.
//!
//! Not seen: calls of `exit` by reflection or through a method reference (`System::exit`). Their methods'
//! counts are then wrong by those calls; [`crate::Profile`] reports the contradictions it finds. What other
//! threads are in is told otherwise ([`crate::running`]).

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Code, Frame, VType};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Label;
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};
use mantis_classfile::{builder::CodeBuilder, names::Name};

use crate::probe::{COUNTS, EXIT, HOLDER, THREAD_COUNTS};

/// Number of different frames the table can hold, a power of two; two sums each: key and count.
pub const ENTRIES: u32 = 1024;
/// An odd number with well-mixed bits (the golden ratio's).
const MULTIPLIER: i64 = 0x9E37_79B9_7F4A_7C15_u64 as i64;
const FRAME: &str = "java/lang/StackWalker$StackFrame";

/// `String.hashCode` of Java.
fn string_hash(text: &str) -> i32 {
    text.encode_utf16().fold(0i32, |h, unit| h.wrapping_mul(31).wrapping_add(i32::from(unit)))
}

/// The part of a key that the method determines. `class` is the internal name.
pub fn method_key(class: &str, name: &str, desc: &str) -> i64 {
    let mut key = 0i64;
    for part in [&class.replace('/', "."), name, desc] {
        key = key.wrapping_mul(MULTIPLIER).wrapping_add(i64::from(string_hash(part)));
    }
    key
}

/// The key of a call at a byte offset of a method. Never 0, which marks free entries.
pub fn call_key(method_key: i64, offset: u32) -> i64 {
    method_key.wrapping_mul(MULTIPLIER).wrapping_add(i64::from(offset)) | 1
}

/// The class that records the stack in a table at the integer sum `table`.
pub fn class(table: u32, threads: bool) -> Result<ClassFile, CodeError> {
    let mut class =
        ClassFile::new(55, access::FINAL | access::SUPER | access::SYNTHETIC, EXIT, "java/lang/Object")?;
    class.set_interfaces(&["java/util/function/Consumer"])?;
    class.add_field(access::PRIVATE | access::STATIC, "done", "Z")?;
    let mut code = CodeBuilder::new(&mut class, 0, "<init>", "()V");
    code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
    code.op(SimpleOp::Return);
    let code = code.finish()?;
    add(&mut class, 0, "<init>", "()V", code)?;
    add_record(&mut class)?;
    add_accept(&mut class, table, threads)?;
    Ok(class)
}

/// Adds a method whose frames are complete.
pub fn add(
    class: &mut ClassFile,
    flags: u16,
    name: &str,
    desc: &str,
    mut code: Code,
) -> Result<(), CodeError> {
    let params = mantis_classfile::descriptor::param_slots(flags, desc).unwrap_or_default();
    code.compute_max(&class.pool, params)?;
    class.add_method(flags, name, desc, Some(&code)).map(|_| ())
}

/// A frame with an empty stack.
pub fn frame(locals: Vec<VType>) -> Frame {
    Frame { locals, ..Frame::default() }
}

fn add_record(class: &mut ClassFile) -> Result<(), CodeError> {
    let flags = access::STATIC | access::SYNCHRONIZED;
    let mut code = CodeBuilder::new(class, flags, "record", "()V");
    let end = code.label();
    code.field(FieldOp::Getstatic, EXIT, "done", "Z").branch(BranchOp::Ifne, end);
    code.int(1).field(FieldOp::Putstatic, EXIT, "done", "Z");
    // Since JDK 22 frames tell their descriptors only with this option.
    let option = "java/lang/StackWalker$Option";
    code.field(FieldOp::Getstatic, option, "RETAIN_CLASS_REFERENCE", "Ljava/lang/StackWalker$Option;");
    let get = "(Ljava/lang/StackWalker$Option;)Ljava/lang/StackWalker;";
    code.invoke(InvokeOp::Static, "java/lang/StackWalker", "getInstance", get);
    code.typed(TypeOp::New, EXIT).op(SimpleOp::Dup).invoke(InvokeOp::Special, EXIT, "<init>", "()V");
    let walk = "(Ljava/util/function/Consumer;)V";
    code.invoke(InvokeOp::Virtual, "java/lang/StackWalker", "forEach", walk);
    code.place(end).op(SimpleOp::Return);
    let mut code = code.finish()?;
    code.frames.insert(end, frame(Vec::new()));
    add(class, flags, "record", "()V", code)
}

/// Locals of `accept`.
const STACK_FRAME: u16 = 1;
const KEY: u16 = 2;
const INDEX: u16 = 4;
const SUMS: u16 = 5;
const TRIES: u16 = 6;
const FOUND: u16 = 7;

/// Enters one frame into the table: open addressing with linear probing.
fn add_accept(class: &mut ClassFile, table: u32, threads: bool) -> Result<(), CodeError> {
    let desc = "(Ljava/lang/Object;)V";
    let mut code = CodeBuilder::new(class, access::PUBLIC, "accept", desc);
    code.local(LocalOp::Aload, STACK_FRAME)
        .typed(TypeOp::Checkcast, FRAME)
        .local(LocalOp::Astore, STACK_FRAME);
    push_key(&mut code);
    code.local(LocalOp::Lload, KEY).int(32).op(SimpleOp::Lushr).op(SimpleOp::L2i);
    code.int(ENTRIES as i32 - 1).op(SimpleOp::Iand).local(LocalOp::Istore, INDEX);
    if threads {
        code.invoke(InvokeOp::Static, COUNTS, "thread", "()Lmantis/rt/ThreadCounts;");
        code.field(FieldOp::Getfield, THREAD_COUNTS, "s", "[J");
    } else {
        code.field(FieldOp::Getstatic, HOLDER, "s", "[J");
    }
    code.local(LocalOp::Astore, SUMS).int(0).local(LocalOp::Istore, TRIES);
    let (head, hit, next, end) = (code.here(), code.label(), code.label(), code.label());
    code.local(LocalOp::Iload, TRIES).int(ENTRIES as i32).branch(BranchOp::IfIcmpge, end);
    push_entry(&mut code, table);
    code.op(SimpleOp::Laload).local(LocalOp::Lstore, FOUND);
    code.local(LocalOp::Lload, FOUND)
        .local(LocalOp::Lload, KEY)
        .op(SimpleOp::Lcmp)
        .branch(BranchOp::Ifeq, hit);
    code.local(LocalOp::Lload, FOUND).long(0).op(SimpleOp::Lcmp).branch(BranchOp::Ifne, next);
    code.place(hit);
    push_entry(&mut code, table);
    code.op(SimpleOp::Dup2).local(LocalOp::Lload, KEY).op(SimpleOp::Lastore);
    code.int(1).op(SimpleOp::Iadd).op(SimpleOp::Dup2).op(SimpleOp::Laload);
    code.long(1).op(SimpleOp::Ladd).op(SimpleOp::Lastore).op(SimpleOp::Return);
    code.place(next).insn(mantis_classfile::insn::Insn::Iinc { index: TRIES, by: 1, wide: false });
    code.local(LocalOp::Iload, INDEX).int(1).op(SimpleOp::Iadd);
    code.int(ENTRIES as i32 - 1).op(SimpleOp::Iand).local(LocalOp::Istore, INDEX).goto(head);
    code.place(end).op(SimpleOp::Return);
    let mut code = code.finish()?;
    add_accept_frames(&mut code, head, [hit, next], end);
    add(class, access::PUBLIC, "accept", desc, code)
}

fn add_accept_frames(code: &mut Code, head: Label, inner: [Label; 2], end: Label) {
    let object = |name: &str| VType::Object(Name::from(name));
    let outer = vec![object(EXIT), object(FRAME), VType::Long, VType::Int, object("[J"), VType::Int];
    for label in inner {
        let locals = outer.iter().cloned().chain([VType::Long]).collect();
        code.frames.insert(label, frame(locals));
    }
    code.frames.insert(head, frame(outer.clone()));
    code.frames.insert(end, frame(outer));
}

/// Computes the key as [`call_key`] does.
fn push_key(code: &mut CodeBuilder<'_>) {
    code.long(0);
    for getter in ["getClassName", "getMethodName", "getDescriptor"] {
        code.long(MULTIPLIER).op(SimpleOp::Lmul).local(LocalOp::Aload, STACK_FRAME);
        code.invoke_of_interface(InvokeOp::Interface, FRAME, getter, "()Ljava/lang/String;");
        code.invoke(InvokeOp::Virtual, "java/lang/String", "hashCode", "()I");
        code.op(SimpleOp::I2l).op(SimpleOp::Ladd);
    }
    code.long(MULTIPLIER).op(SimpleOp::Lmul).local(LocalOp::Aload, STACK_FRAME);
    code.invoke_of_interface(InvokeOp::Interface, FRAME, "getByteCodeIndex", "()I");
    code.op(SimpleOp::I2l).op(SimpleOp::Ladd).long(1).op(SimpleOp::Lor).local(LocalOp::Lstore, KEY);
}

/// Pushes the sums and the index of the current entry's key.
fn push_entry(code: &mut CodeBuilder<'_>, table: u32) {
    code.local(LocalOp::Aload, SUMS).int(table as i32);
    code.local(LocalOp::Iload, INDEX).int(1).op(SimpleOp::Ishl).op(SimpleOp::Iadd);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_java() {
        assert_eq!(string_hash(""), 0);
        assert_eq!(string_hash("hello"), 99_162_322);
        assert_eq!(string_hash("java.lang.Object"), 1_063_877_011);
    }
}
