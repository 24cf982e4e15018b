//! Instructions and properties that depend on a value's kind alone.

use mantis_classfile::descriptor::Kind;
use mantis_classfile::opcode::SimpleOp;
use mantis_ir::{Function, Type, Value};

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
