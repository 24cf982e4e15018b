//! Values of primitive types and the objects that wrap them.

use crate::builder::CodeBuilder;
use crate::descriptor::class_of;
use crate::opcode::{InvokeOp, SimpleOp, TypeOp};

/// The wrapper class of a primitive type, and the method that unwraps (empty for `V`).
pub fn wrapper(desc: &str) -> Option<(&'static str, &'static str)> {
    Some(match desc {
        "Z" => ("java/lang/Boolean", "booleanValue"),
        "B" => ("java/lang/Byte", "byteValue"),
        "C" => ("java/lang/Character", "charValue"),
        "S" => ("java/lang/Short", "shortValue"),
        "I" => ("java/lang/Integer", "intValue"),
        "J" => ("java/lang/Long", "longValue"),
        "F" => ("java/lang/Float", "floatValue"),
        "D" => ("java/lang/Double", "doubleValue"),
        "V" => ("java/lang/Void", ""),
        _ => return None,
    })
}

/// The primitive type that a class wraps.
pub fn wrapped(class: &str) -> Option<&'static str> {
    ["Z", "B", "C", "S", "I", "J", "F", "D"].into_iter().find(|p| wrapper(p).is_some_and(|w| w.0 == class))
}

/// Wraps the value on the stack, or leaves `null` for `V`.
pub fn wrap(code: &mut CodeBuilder<'_>, desc: &str) {
    match wrapper(desc) {
        None => {}
        Some(_) if desc == "V" => {
            code.op(SimpleOp::AconstNull);
        }
        Some((class, _)) => {
            code.invoke(InvokeOp::Static, class, "valueOf", &format!("({desc})L{class};"));
        }
    }
}

/// Makes the object on the stack a value of this type.
pub fn unwrap(code: &mut CodeBuilder<'_>, desc: &str) {
    match wrapper(desc) {
        Some((class, method)) => {
            code.typed(TypeOp::Checkcast, class);
            code.invoke(InvokeOp::Virtual, class, method, &format!("(){desc}"));
        }
        None if desc != "Ljava/lang/Object;" => {
            code.typed(TypeOp::Checkcast, class_of(desc));
        }
        None => {}
    }
}

/// Widens the primitive value on the stack (JLS 5.1.2); false if that is not a widening.
pub fn widen(code: &mut CodeBuilder<'_>, from: &str, to: &str) -> bool {
    let int = matches!(from, "B" | "S" | "C" | "I");
    let op = match (from, to) {
        _ if from == to => return true,
        ("B", "S") => return true,
        (_, "I") if int => return true,
        (_, "J") if int => SimpleOp::I2l,
        (_, "F") if int => SimpleOp::I2f,
        (_, "D") if int => SimpleOp::I2d,
        ("J", "F") => SimpleOp::L2f,
        ("J", "D") => SimpleOp::L2d,
        ("F", "D") => SimpleOp::F2d,
        _ => return false,
    };
    code.op(op);
    true
}
