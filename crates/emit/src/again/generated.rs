//! What classes that run again have beside their own members.

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Frame, Node, VType};
use mantis_classfile::constant::PoolError;
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::Name;
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp};

use super::{is_constant, variables};

const AGAIN: &str = "mantis/predictor/Again";
const INIT: &str = "mantis$init";
const BEGIN: &str = "mantis$begin";
/// What was `<clinit>`.
const CLINIT: &str = "mantis$clinit";
/// The run in which a class was initialised last.
const RUN: &str = "mantis$run";
const NOTHING: &str = "()V";

/// The class that has the variables of an interface.
pub(super) fn beside(interface: &str) -> Name {
    format!("{interface}$mantis").into()
}

/// Initialises a class, if it has not been in this run.
pub(super) fn call(in_class: &mut ClassFile, class: &str) -> Result<Node, PoolError> {
    let index = in_class.pool.method_ref(class, INIT, NOTHING)?;
    Ok(Node::Insn(Insn::Invoke { op: InvokeOp::Static, index }))
}

/// Whether a node is a call of `Class.forName` that initialises what it finds.
pub(super) fn loads_class(class: &ClassFile, node: &Node) -> bool {
    let Node::Insn(Insn::Invoke { op: InvokeOp::Static, index }) = node else { return false };
    class.pool.method(*index).is_some_and(|(m, _)| {
        &*m.class == "java/lang/Class" && &*m.name == "forName" && m.desc.starts_with("(Ljava/lang/String;)")
    })
}

/// Initialises the class on the stack, and leaves it there.
pub(super) fn initialise_loaded(in_class: &mut ClassFile) -> Result<[Node; 2], PoolError> {
    let index = in_class.pool.method_ref(AGAIN, "initialise", "(Ljava/lang/Class;)V")?;
    let call = Insn::Invoke { op: InvokeOp::Static, index };
    Ok([Node::Insn(Insn::Simple(SimpleOp::Dup)), Node::Insn(call)])
}

/// Makes a class initialise itself in each run, after others; gives the class beside an interface.
///
/// # Errors
/// Where the class gets too large.
pub(super) fn initialise(
    class: &mut ClassFile,
    first: &[Name],
    is_entry: bool,
) -> Result<Option<ClassFile>, CodeError> {
    let own = rename_initialiser(class)?;
    let variables: Vec<(Name, Name)> =
        variables(class).map(|f| (f.name().clone(), f.desc().clone())).collect();
    let class_name = class.name().clone();
    let mut beside = None;
    if class.is_interface() {
        let mut other = holder(&class_name)?;
        for (name, desc) in &variables {
            other.add_field(access::PUBLIC | access::STATIC, name, desc)?;
        }
        let constants = class.fields.clone();
        class.fields = constants.into_iter().filter(|f| is_constant(class, f)).collect();
        beside = Some(other);
    } else {
        for index in 0..class.fields.len() {
            let field = &class.fields[index];
            if field.is_static() && !is_constant(class, field) {
                class.fields[index].access &= !access::FINAL;
            }
        }
    }
    let home = beside.as_mut().unwrap_or(class);
    let name = home.name().clone();
    home.add_field(access::PUBLIC | access::STATIC | access::SYNTHETIC, RUN, "I")?;
    add_init(home, &name)?;
    let run = own.then_some(&*class_name);
    add_begin(home, &name, first, &variables, run)?;
    add_initialiser(class, &name)?;
    if is_entry {
        add(class, access::PUBLIC, "again", |b| just_call(b, &name))?;
    }
    Ok(beside)
}

/// An empty class for the variables of an interface.
fn holder(interface: &str) -> Result<ClassFile, PoolError> {
    let flags = access::PUBLIC | access::FINAL | access::SUPER | access::SYNTHETIC;
    ClassFile::new(52, flags, &beside(interface), "java/lang/Object")
}

/// Whether there was an initialiser, which is a method now.
fn rename_initialiser(class: &mut ClassFile) -> Result<bool, CodeError> {
    let Some(index) = class.method("<clinit>", NOTHING).map(|(index, _)| index) else { return Ok(false) };
    let visible = if class.is_interface() { access::PUBLIC } else { 0 };
    let mut member = class.methods.swap_remove(index);
    member.rename(&mut class.pool, CLINIT)?;
    member.access = visible | access::STATIC | access::SYNTHETIC;
    class.methods.push(member);
    Ok(true)
}

/// `if (mantis$run != Again.now) mantis$begin();`
fn add_init(class: &mut ClassFile, name: &str) -> Result<(), CodeError> {
    let flags = access::PUBLIC | access::STATIC | access::SYNTHETIC;
    add(class, flags, INIT, |b| {
        let end = b.label();
        b.field(FieldOp::Getstatic, name, RUN, "I").field(FieldOp::Getstatic, AGAIN, "now", "I");
        b.branch(BranchOp::IfIcmpeq, end).invoke(InvokeOp::Static, name, BEGIN, NOTHING);
        b.place(end).op(SimpleOp::Return);
        vec![(end, Frame::default())]
    })
}

/// Clears the variables and runs the initialiser, unless another thread has, or this one is doing so.
fn add_begin(
    class: &mut ClassFile,
    name: &str,
    first: &[Name],
    variables: &[(Name, Name)],
    initialiser: Option<&str>,
) -> Result<(), CodeError> {
    let flags = access::PRIVATE | access::STATIC | access::SYNTHETIC;
    add(class, flags, BEGIN, |b| {
        let (skip, failed) = (b.label(), b.label());
        b.class_constant(name).invoke(InvokeOp::Static, AGAIN, "enter", "(Ljava/lang/Class;)Z");
        b.branch(BranchOp::Ifeq, skip);
        let start = b.here();
        for class in first {
            b.invoke(InvokeOp::Static, class, INIT, NOTHING);
        }
        for (field, desc) in variables {
            b.op(nothing(desc)).field(FieldOp::Putstatic, name, field, desc);
        }
        match initialiser {
            Some(owner) if owner != name => b.invoke_of_interface(InvokeOp::Static, owner, CLINIT, NOTHING),
            Some(owner) => b.invoke(InvokeOp::Static, owner, CLINIT, NOTHING),
            None => b,
        };
        b.field(FieldOp::Getstatic, AGAIN, "now", "I").field(FieldOp::Putstatic, name, RUN, "I");
        b.class_constant(name).invoke(InvokeOp::Static, AGAIN, "leave", "(Ljava/lang/Class;)V");
        b.place(skip).op(SimpleOp::Return).place(failed).local(LocalOp::Astore, 0);
        b.class_constant(name).local(LocalOp::Aload, 0);
        let give = "(Ljava/lang/Class;Ljava/lang/Throwable;)Ljava/lang/Error;";
        b.invoke(InvokeOp::Static, AGAIN, "failed", give).op(SimpleOp::Athrow);
        b.handler(start, skip, failed, None);
        let thrown = vec![VType::Object("java/lang/Throwable".into())];
        vec![(skip, Frame::default()), (failed, Frame { stack: thrown, ..Frame::default() })]
    })
}

/// The first run is initialised by the JVM.
fn add_initialiser(class: &mut ClassFile, home: &str) -> Result<(), CodeError> {
    add(class, access::STATIC, "<clinit>", |b| just_call(b, home))
}

fn just_call(b: &mut CodeBuilder<'_>, home: &str) -> Vec<(Label, Frame)> {
    b.invoke(InvokeOp::Static, home, INIT, NOTHING).op(SimpleOp::Return);
    Vec::new()
}

/// Adds a method without parameters and result; its body gives the frames.
fn add(
    class: &mut ClassFile,
    flags: u16,
    name: &str,
    body: impl FnOnce(&mut CodeBuilder<'_>) -> Vec<(Label, Frame)>,
) -> Result<(), CodeError> {
    let mut builder = CodeBuilder::new(class, flags, name, NOTHING);
    let frames = body(&mut builder);
    let mut code = builder.finish()?;
    code.frames.extend(frames);
    let params = descriptor::param_slots(flags, NOTHING).unwrap_or_default();
    code.compute_max(&class.pool, params)?;
    class.add_method(flags, name, NOTHING, Some(&code)).map(|_| ())
}

/// Pushes what a field of this type has before it is given a value.
fn nothing(desc: &str) -> SimpleOp {
    match desc.as_bytes().first() {
        Some(b'J') => SimpleOp::Lconst0,
        Some(b'F') => SimpleOp::Fconst0,
        Some(b'D') => SimpleOp::Dconst0,
        Some(b'L' | b'[') => SimpleOp::AconstNull,
        _ => SimpleOp::Iconst0,
    }
}
