//! The generated class `mantis/gen/C`: holds or announces the counters, and takes calls of `System.exit`.

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::VType;
use mantis_classfile::error::CodeError;
use mantis_classfile::opcode::{ArrayType, FieldOp, InvokeOp, LocalOp, SimpleOp};
use mantis_classfile::{insn::Insn, names::Name};

use crate::exit::{add, frame};
use crate::probe::{COUNTS, EXIT, HOLDER};
use crate::survey::Slots;

const STATIC_FINAL: u16 = access::PUBLIC | access::STATIC | access::FINAL | access::SYNTHETIC;

/// The holder for that many slots. `records_exits` says whether the class of [`crate::exit`] is there.
pub fn class(
    slots: Slots,
    threads: bool,
    program: &str,
    records_exits: bool,
) -> Result<ClassFile, CodeError> {
    let flags = access::PUBLIC | access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, HOLDER, "java/lang/Object")?;
    if threads {
        add_announcement(&mut class, slots, program)?;
    } else {
        add_arrays(&mut class, slots, program)?;
    }
    if records_exits {
        add_exits(&mut class)?;
    }
    Ok(class)
}

/// Shared mode: the arrays, registered by the class initialiser.
fn add_arrays(class: &mut ClassFile, slots: Slots, program: &str) -> Result<(), CodeError> {
    let arrays = [
        ("c", slots.counters, ArrayType::Long),
        ("s", slots.integers, ArrayType::Long),
        ("d", slots.floats, ArrayType::Double),
        ("b", 1, ArrayType::Long),
    ];
    for (name, _, element) in arrays {
        class.add_field(STATIC_FINAL, name, element.array_desc())?;
    }
    let mut code = CodeBuilder::new(class, access::STATIC, "<clinit>", "()V");
    for (name, length, element) in arrays {
        code.int(length as i32).insn(Insn::NewArray(element)).op(SimpleOp::Dup);
        code.field(FieldOp::Putstatic, HOLDER, name, element.array_desc());
    }
    code.string(program);
    code.invoke(InvokeOp::Static, COUNTS, "register", "([J[J[D[JLjava/lang/String;)V").op(SimpleOp::Return);
    let code = code.finish()?;
    add(class, access::STATIC, "<clinit>", "()V", code)
}

/// Threads mode: the lengths, from which each thread's arrays are made.
fn add_announcement(class: &mut ClassFile, slots: Slots, program: &str) -> Result<(), CodeError> {
    let mut code = CodeBuilder::new(class, access::STATIC, "<clinit>", "()V");
    code.int(slots.counters as i32).int(slots.integers as i32).int(slots.floats as i32).string(program);
    code.invoke(InvokeOp::Static, COUNTS, "registerThreads", "(IIILjava/lang/String;)V").op(SimpleOp::Return);
    let code = code.finish()?;
    add(class, access::STATIC, "<clinit>", "()V", code)
}

/// `exit(int)` and `exit(Runtime, int)`: record the stack, whatever happens, then exit.
fn add_exits(class: &mut ClassFile) -> Result<(), CodeError> {
    let runtime = VType::Object(Name::from("java/lang/Runtime"));
    for (desc, locals) in [("(I)V", vec![VType::Int]), ("(Ljava/lang/Runtime;I)V", vec![runtime, VType::Int])]
    {
        let flags = access::PUBLIC | access::STATIC;
        let mut code = CodeBuilder::new(class, flags, "exit", desc);
        let (start, failed, exit) = (code.here(), code.label(), code.label());
        code.invoke(InvokeOp::Static, EXIT, "record", "()V");
        let end = code.here();
        code.goto(exit).place(failed).op(SimpleOp::Pop).place(exit);
        code.handler(start, end, failed, Some("java/lang/Throwable"));
        if locals.len() == 1 {
            code.local(LocalOp::Iload, 0).invoke(InvokeOp::Static, "java/lang/System", "exit", "(I)V");
        } else {
            code.local(LocalOp::Aload, 0).local(LocalOp::Iload, 1);
            code.invoke(InvokeOp::Virtual, "java/lang/Runtime", "exit", "(I)V");
        }
        code.op(SimpleOp::Return);
        let mut code = code.finish()?;
        let mut caught = frame(locals.clone());
        caught.stack.push(VType::Object(Name::from("java/lang/Throwable")));
        code.frames.insert(failed, caught);
        code.frames.insert(exit, frame(locals));
        add(class, flags, "exit", desc, code)?;
    }
    Ok(())
}
