//! Calls that must enter methods of the program.
//!
//! An optimistic slice may assume that a call of an abstract method of the JDK enters the program's own
//! methods (`mantis_slice::Assumption::Own`), because nobody knows what the JDK's would do. The receiver is
//! below the arguments on the stack, so a static method takes them all, has the receiver checked and makes
//! the call.

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::descriptor::{Kind, MethodDesc};
use mantis_classfile::error::CodeError;
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::InvokeOp;
use mantis_ir::CallKind;

use crate::guard::{readable, with_receiver};
use crate::holder::method;
use crate::lambda::{Made, load_all};

/// The method to be called in the place of `called`, of a class of its own beside `host`.
///
/// # Errors
/// When a class has no room for more.
pub(crate) fn checking(
    host: &Name,
    kind: CallKind,
    called: &MethodRef,
    hierarchy: &dyn Hierarchy,
    made: &Made,
) -> Result<MethodRef, CodeError> {
    let number = made.borrow().len();
    let name = Name::from(format!("{host}$$MantisOwn{number}"));
    let desc = with_receiver(kind, &called.class, &called.desc);
    let flags = access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, &name, lang::OBJECT)?;
    let Some(types) = MethodDesc::parse(&desc) else { return Err(CodeError::BadStack(0)) };
    method(&mut class, access::STATIC, &called.name, &desc, hierarchy, |code| {
        code.local(Kind::Ref.load(), 0).string(&readable(called));
        code.invoke(
            InvokeOp::Static,
            "mantis/predictor/Guard",
            "own",
            "(Ljava/lang/Object;Ljava/lang/String;)V",
        );
        load_all(code, &types.params, 0);
        let op = if kind == CallKind::Interface { InvokeOp::Interface } else { InvokeOp::Virtual };
        code.invoke(op, &called.class, &called.name, &called.desc);
        code.op(Kind::of(types.ret).unwrap_or(Kind::Ref).give());
    })?;
    made.borrow_mut().push((name.clone(), class.to_bytes()));
    Ok(MethodRef { class: name, name: called.name.clone(), desc: desc.into() })
}
