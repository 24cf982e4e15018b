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
pub const PARAMETERS: usize = 16;

/// Begins and starts an action without parameters; takes its number, gives a token.
pub const ENTER: &str = "mantis$enter";
/// Begins an action; its parameters follow.
pub const BEGIN: &str = "mantis$begin";
/// Descriptor of both.
pub const ENTER_DESC: &str = "(I)I";
/// Takes token, number and value of a parameter.
pub const PARAMETER: &str = "mantis$parameter";
/// Its descriptor.
pub const PARAMETER_DESC: &str = "(IID)V";
/// All parameters are there: the measurement starts.
pub const START: &str = "mantis$start";
/// The action ends normally.
pub const LEFT: &str = "mantis$left";
/// It ends by an exception.
pub const FAILED: &str = "mantis$failed";
/// Descriptor of the last three, which take the token.
pub const TOKEN_DESC: &str = "(I)V";

const STATE_DESC: &str = "Ljava/lang/Object;";

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
    let methods = [
        (ENTER, "enter", ENTER_DESC),
        (BEGIN, "begin", ENTER_DESC),
        (PARAMETER, "parameter", PARAMETER_DESC),
        (START, "start", TOKEN_DESC),
        (LEFT, "left", TOKEN_DESC),
        (FAILED, "failed", TOKEN_DESC),
    ];
    for (name, target, desc) in methods {
        pass_on(class, name, target, desc)?;
    }
    Ok(())
}

fn pass_on(class: &mut ClassFile, name: &str, target: &str, desc: &str) -> Result<(), CodeError> {
    let flags = access::PUBLIC | access::STATIC | access::SYNTHETIC;
    let mut code = CodeBuilder::new(class, flags, name, desc);
    code.local(LocalOp::Iload, 0);
    if desc == PARAMETER_DESC {
        code.local(LocalOp::Iload, 1).local(LocalOp::Dload, 2);
    }
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
    let desc = "(Lcom/sun/management/ThreadMXBean;)J";
    let mut code = CodeBuilder::new(&mut class, access::STATIC, "allocated", desc);
    let bean = "com/sun/management/ThreadMXBean";
    code.local(LocalOp::Aload, 0);
    code.invoke(InvokeOp::Interface, bean, "getCurrentThreadAllocatedBytes", "()J").op(SimpleOp::Lreturn);
    let code = code.finish()?;
    add(&mut class, access::STATIC, "allocated", desc, code)?;
    let mut code = CodeBuilder::new(&mut class, access::STATIC, "present", "()Z");
    code.int(1).op(SimpleOp::Ireturn);
    let code = code.finish()?;
    add(&mut class, access::STATIC, "present", "()Z", code)?;
    Ok(class)
}
