//! Instructions and properties that depend on a value's kind or a statement's operation alone.

use mantis_classfile::descriptor::Kind;
use mantis_classfile::opcode::SimpleOp;
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
