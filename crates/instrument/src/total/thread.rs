//! What `java.lang.Thread` gets: the fields that counts go to, and the methods that lead to the measuring classes.
//!
//! Instrumented code refers to `java.lang.Thread` only, because every class loader finds that class, also those that keep
//! other classes of the boot loader from their own. The methods pass the calls on to `mantis.watch.Actions`, which the agent
//! puts on the boot class path; `java.base` must be made to read that module first.

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::error::CodeError;
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp};

use crate::exit::add;

/// The class.
pub const THREAD: &str = "java/lang/Thread";
/// Bytecodes the thread has executed in activations that have ended (`long`).
pub const BYTECODES: &str = "mantis$bytecodes";
/// Bytes it has sent (`long`).
pub const SENT: &str = "mantis$sent";
/// Bytes it has received (`long`).
pub const RECEIVED: &str = "mantis$received";
/// Modelled energy of the bytecodes it has executed, in the units of the table (`long`).
pub const ENERGY: &str = "mantis$energy";
/// What the measuring classes keep for it (`Object`).
pub const STATE: &str = "mantis$state";
/// The class with the measuring calls.
pub const ACTIONS: &str = "mantis/watch/Actions";
/// The class through which the measuring classes, compiled without the fields, read and write them.
pub const SLOTS: &str = "mantis/watch/Slots";
/// Parameters an action may have.
pub const PARAMETERS: usize = 4;

const STATE_DESC: &str = "Ljava/lang/Object;";

/// Descriptor of the call that begins an action with that many parameters: gives a token that its end hands back.
pub fn enter_desc(parameters: usize) -> String {
    format!("(I{})I", "D".repeat(parameters))
}

/// Adds fields and methods to `java.lang.Thread`.
///
/// # Errors
/// When the class has no room for more constants.
pub fn extend(class: &mut ClassFile) -> Result<(), CodeError> {
    let flags = access::PUBLIC | access::TRANSIENT | access::SYNTHETIC;
    for name in [BYTECODES, ENERGY, SENT, RECEIVED] {
        class.add_field(flags, name, "J")?;
    }
    class.add_field(flags, STATE, STATE_DESC)?;
    for parameters in 0..=PARAMETERS {
        let desc = enter_desc(parameters);
        pass_on(class, "mantis$enter", "enter", &desc, |code| {
            code.local(LocalOp::Iload, 0);
            for parameter in 0..parameters as u16 {
                code.local(LocalOp::Dload, 1 + 2 * parameter);
            }
        })?;
    }
    for (name, target) in [("mantis$left", "left"), ("mantis$failed", "failed")] {
        pass_on(class, name, target, "(I)V", |code| {
            code.local(LocalOp::Iload, 0);
        })?;
    }
    Ok(())
}

fn pass_on(
    class: &mut ClassFile,
    name: &str,
    target: &str,
    desc: &str,
    arguments: impl FnOnce(&mut CodeBuilder<'_>),
) -> Result<(), CodeError> {
    let flags = access::PUBLIC | access::STATIC | access::SYNTHETIC;
    let mut code = CodeBuilder::new(class, flags, name, desc);
    arguments(&mut code);
    code.invoke(InvokeOp::Static, ACTIONS, target, desc);
    code.op(if desc.ends_with('I') { SimpleOp::Ireturn } else { SimpleOp::Return });
    let code = code.finish()?;
    add(class, flags, name, desc, code)
}

/// The class [`SLOTS`]. The one compiled with the others is for JVMs without the agent and knows no fields.
///
/// # Errors
/// None are expected.
pub fn slots() -> Result<ClassFile, CodeError> {
    let flags = access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, SLOTS, "java/lang/Object")?;
    let fields = [(BYTECODES, "bytecodes"), (ENERGY, "energy"), (SENT, "sent"), (RECEIVED, "received")];
    for (field, name) in fields {
        let desc = "(Ljava/lang/Thread;)J";
        let mut code = CodeBuilder::new(&mut class, access::STATIC, name, desc);
        code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, THREAD, field, "J").op(SimpleOp::Lreturn);
        let code = code.finish()?;
        add(&mut class, access::STATIC, name, desc, code)?;
    }
    let desc = "(Ljava/lang/Thread;)Ljava/lang/Object;";
    let mut code = CodeBuilder::new(&mut class, access::STATIC, "state", desc);
    code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, THREAD, STATE, STATE_DESC).op(SimpleOp::Areturn);
    let code = code.finish()?;
    add(&mut class, access::STATIC, "state", desc, code)?;
    let desc = "(Ljava/lang/Thread;Ljava/lang/Object;)V";
    let mut code = CodeBuilder::new(&mut class, access::STATIC, "setState", desc);
    code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
    code.field(FieldOp::Putfield, THREAD, STATE, STATE_DESC).op(SimpleOp::Return);
    let code = code.finish()?;
    add(&mut class, access::STATIC, "setState", desc, code)?;
    let mut code = CodeBuilder::new(&mut class, access::STATIC, "present", "()Z");
    code.int(1).op(SimpleOp::Ireturn);
    let code = code.finish()?;
    add(&mut class, access::STATIC, "present", "()Z", code)?;
    Ok(class)
}
