//! The start of a program whose `main` is an instance method, as ordinary code.
//!
//! **Idea.** Since JDK 25 the launcher takes an instance `main`, with or without arguments: it makes an
//! object of the main class by its constructor without parameters and calls `main` of it (JEP 512). A
//! generated static method does the same, and every analysis begins with that one.

use mantis_classfile::class::ClassFile;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::workshop::Workshop;
use crate::{Classes, Generated, Ran, Unfollowed};

/// A main class with the generated method.
#[derive(Debug)]
pub struct Start {
    /// The class.
    pub class: ClassFile,
    /// The method: `static void (String[])`.
    pub method: Generated,
}

/// The start of a program with this main class and declaration of `main`; `None` when that is static, so that
/// nothing has to be made.
///
/// # Errors
/// When the main class cannot have the method, because it is an interface or not a class of the program.
pub fn start(classes: &dyn Classes, class: &Name, main: &MethodRef) -> Result<Option<Start>, Unfollowed> {
    let declared = classes.class(&main.class);
    let is_static = |c: &ClassFile| c.method(&main.name, &main.desc).is_none_or(|(_, m)| m.is_static());
    if declared.is_none_or(|c| is_static(&c)) {
        return Ok(None);
    }
    let mut workshop = Workshop::new(classes);
    // What either call throws ends the program, so it does not matter to be exact about it.
    workshop.begin(class, Ran { count: 1, threw: true });
    workshop.add_inside(class, 0, "main", "([Ljava/lang/String;)V", |code| {
        code.typed(TypeOp::New, class).op(SimpleOp::Dup);
        code.invoke(InvokeOp::Special, class, "<init>", "()V");
        if &*main.desc != "()V" {
            code.local(LocalOp::Aload, 0);
        }
        code.invoke(InvokeOp::Virtual, class, &main.name, &main.desc).op(SimpleOp::Return);
    })?;
    let mut made = workshop.finish();
    Ok(made.classes.pop().zip(made.generated.pop()).map(|(class, method)| Start { class, method }))
}
