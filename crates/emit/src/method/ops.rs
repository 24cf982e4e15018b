//! Instructions and properties that depend on a value's kind or a statement's operation alone.

use mantis_classfile::descriptor::Kind;
use mantis_classfile::opcode::{LocalOp, SimpleOp};
use mantis_ir::{Function, Op, Type, Value};

/// Whether an emitted statement may throw: then a handler around it matters.
pub(super) fn may_throw(op: &Op) -> bool {
    match op {
        Op::Bin(op) => matches!(op, mantis_ir::BinOp::Div | mantis_ir::BinOp::Rem),
        Op::Const(c) => matches!(
            c,
            mantis_ir::Const::Class(_)
                | mantis_ir::Const::MethodHandle(..)
                | mantis_ir::Const::MethodType(_)
                | mantis_ir::Const::Dynamic(..)
        ),
        Op::Copy { .. } | Op::Pop | Op::Iinc(..) | Op::Neg | Op::Convert(_) | Op::InstanceOf(_) | Op::Nop => {
            false
        }
        Op::Goto | Op::Fallthrough | Op::If(_) | Op::Switch(_) => false,
        _ => true,
    }
}

pub(super) fn kind(f: &Function, value: Value) -> Kind {
    match f.values[value].ty {
        Type::Int => Kind::Int,
        Type::Long => Kind::Long,
        Type::Float => Kind::Float,
        Type::Double => Kind::Double,
        _ => Kind::Ref,
    }
}

/// Pushes the default of a kind.
pub(crate) const fn default_op(kind: Kind) -> SimpleOp {
    match kind {
        Kind::Int => SimpleOp::Iconst0,
        Kind::Long => SimpleOp::Lconst0,
        Kind::Float => SimpleOp::Fconst0,
        Kind::Double => SimpleOp::Dconst0,
        Kind::Ref | Kind::Void => SimpleOp::AconstNull,
    }
}

/// The load of a kind.
pub(crate) const fn load_op(kind: Kind) -> LocalOp {
    match kind {
        Kind::Int => LocalOp::Iload,
        Kind::Long => LocalOp::Lload,
        Kind::Float => LocalOp::Fload,
        Kind::Double => LocalOp::Dload,
        Kind::Ref | Kind::Void => LocalOp::Aload,
    }
}

/// The store of a kind.
pub(crate) const fn store_op(kind: Kind) -> LocalOp {
    match kind {
        Kind::Int => LocalOp::Istore,
        Kind::Long => LocalOp::Lstore,
        Kind::Float => LocalOp::Fstore,
        Kind::Double => LocalOp::Dstore,
        Kind::Ref | Kind::Void => LocalOp::Astore,
    }
}

/// The return of a kind.
pub(crate) const fn return_op(kind: Kind) -> SimpleOp {
    match kind {
        Kind::Void => SimpleOp::Return,
        Kind::Int => SimpleOp::Ireturn,
        Kind::Long => SimpleOp::Lreturn,
        Kind::Float => SimpleOp::Freturn,
        Kind::Double => SimpleOp::Dreturn,
        Kind::Ref => SimpleOp::Areturn,
    }
}
