//! Field and method descriptors (JVMS 4.3).

use crate::class::access;
use crate::code::VType;
use crate::names::Name;
use crate::opcode::{LocalOp, SimpleOp};

/// The kind of a type as the operand stack sees it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Kind {
    Void,
    /// `int` and everything narrower.
    Int,
    Long,
    Float,
    Double,
    Ref,
}

impl Kind {
    /// The kind of the type a descriptor starts with.
    pub fn of(desc: &str) -> Option<Kind> {
        Some(match desc.as_bytes().first()? {
            b'V' => Kind::Void,
            b'Z' | b'B' | b'C' | b'S' | b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'L' | b'[' => Kind::Ref,
            _ => return None,
        })
    }

    /// Words it takes on the stack or among the locals.
    pub const fn words(self) -> u16 {
        match self {
            Kind::Void => 0,
            Kind::Long | Kind::Double => 2,
            _ => 1,
        }
    }

    /// The instruction that loads such a local.
    pub const fn load(self) -> LocalOp {
        match self {
            Kind::Int => LocalOp::Iload,
            Kind::Long => LocalOp::Lload,
            Kind::Float => LocalOp::Fload,
            Kind::Double => LocalOp::Dload,
            Kind::Ref | Kind::Void => LocalOp::Aload,
        }
    }

    /// The instruction that stores to such a local.
    pub const fn store(self) -> LocalOp {
        match self {
            Kind::Int => LocalOp::Istore,
            Kind::Long => LocalOp::Lstore,
            Kind::Float => LocalOp::Fstore,
            Kind::Double => LocalOp::Dstore,
            Kind::Ref | Kind::Void => LocalOp::Astore,
        }
    }

    /// The instruction that returns such a value.
    pub const fn give(self) -> SimpleOp {
        match self {
            Kind::Void => SimpleOp::Return,
            Kind::Int => SimpleOp::Ireturn,
            Kind::Long => SimpleOp::Lreturn,
            Kind::Float => SimpleOp::Freturn,
            Kind::Double => SimpleOp::Dreturn,
            Kind::Ref => SimpleOp::Areturn,
        }
    }
}

/// Splits the first type off a descriptor: `(Ljava/lang/String;, rest)`.
pub fn split_type(desc: &str) -> Option<(&str, &str)> {
    let dims = desc.bytes().take_while(|b| *b == b'[').count();
    let len = match desc.as_bytes().get(dims)? {
        b'L' => desc.find(';')? + 1,
        b'Z' | b'B' | b'C' | b'S' | b'I' | b'J' | b'F' | b'D' => dims + 1,
        b'V' if dims == 0 => 1,
        _ => return None,
    };
    desc.split_at_checked(len)
}

/// A method descriptor taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodDesc<'a> {
    /// Descriptors of the parameters.
    pub params: Vec<&'a str>,
    /// Descriptor of the result, `V` for none.
    pub ret: &'a str,
}

impl MethodDesc<'_> {
    /// Takes a method descriptor apart; `None` if it is not one.
    pub fn parse(desc: &str) -> Option<MethodDesc<'_>> {
        let mut rest = desc.strip_prefix('(')?;
        let mut params = Vec::new();
        while !rest.starts_with(')') {
            let (param, tail) = split_type(rest)?;
            if param == "V" {
                return None;
            }
            params.push(param);
            rest = tail;
        }
        let (ret, tail) = split_type(rest.get(1..)?)?;
        tail.is_empty().then_some(MethodDesc { params, ret })
    }

    /// Words the parameters take, without a receiver.
    pub fn param_words(&self) -> u16 {
        self.params.iter().filter_map(|p| Kind::of(p)).map(Kind::words).fold(0, u16::saturating_add)
    }

    /// Words the result takes.
    pub fn ret_words(&self) -> u16 {
        Kind::of(self.ret).map_or(0, Kind::words)
    }
}

/// Words of the parameters (without receiver) and of the result of a method descriptor.
pub fn words(desc: &str) -> Option<(u16, u16)> {
    let mut rest = desc.strip_prefix('(')?;
    let mut params = 0u16;
    while !rest.starts_with(')') {
        let (param, tail) = split_type(rest)?;
        params = params.saturating_add(Kind::of(param)?.words());
        rest = tail;
    }
    Some((params, Kind::of(rest.get(1..)?)?.words()))
}

/// Slots that the parameters of a method take, `this` included.
pub fn param_slots(method_access: u16, desc: &str) -> Option<u16> {
    let receiver = u16::from(method_access & access::STATIC == 0);
    Some(words(desc)?.0.saturating_add(receiver))
}

/// The class name or array descriptor that class constants use for a reference type's descriptor.
pub fn class_of(desc: &str) -> &str {
    desc.strip_prefix('L').and_then(|d| d.strip_suffix(';')).unwrap_or(desc)
}

/// How Java sources write a primitive type, by its descriptor.
pub fn primitive_name(desc: &str) -> Option<&'static str> {
    Some(match desc {
        "Z" => "boolean",
        "B" => "byte",
        "C" => "char",
        "S" => "short",
        "I" => "int",
        "J" => "long",
        "F" => "float",
        "D" => "double",
        _ => return None,
    })
}

/// The descriptor of the type that a class constant names.
pub fn desc_of(class: &str) -> String {
    if class.starts_with('[') { class.to_owned() } else { format!("L{class};") }
}

/// The logarithm of the logical size of what a descriptor's type takes in an array: 0 for `B`, 2 for
/// references, 3 for `J`.
pub fn size_shift(desc: &str) -> u8 {
    match desc.as_bytes().first() {
        Some(b'Z' | b'B') => 0,
        Some(b'C' | b'S') => 1,
        Some(b'J' | b'D') => 3,
        _ => 2,
    }
}

/// The verifier's type of a descriptor; `None` for `V` and what is no descriptor.
pub fn vtype(desc: &str) -> Option<VType> {
    Some(match Kind::of(desc)? {
        Kind::Void => return None,
        Kind::Int => VType::Int,
        Kind::Long => VType::Long,
        Kind::Float => VType::Float,
        Kind::Double => VType::Double,
        Kind::Ref => VType::Object(class_of(desc).into()),
    })
}

/// Types of the locals at the start of a method; `None` if the descriptor is none.
pub fn entry_locals(class: &Name, method_access: u16, name: &str, desc: &str) -> Option<Vec<VType>> {
    let mut locals = Vec::new();
    if method_access & access::STATIC == 0 {
        locals.push(match name {
            "<init>" if &**class != "java/lang/Object" => VType::UninitThis,
            _ => VType::Object(class.clone()),
        });
    }
    for param in MethodDesc::parse(desc)?.params {
        locals.push(vtype(param)?);
    }
    Some(locals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn takes_descriptors_apart() {
        let desc = MethodDesc::parse("(I[[Ljava/lang/String;JD[Z)[B").unwrap();
        assert_eq!(desc.params, ["I", "[[Ljava/lang/String;", "J", "D", "[Z"]);
        assert_eq!((desc.ret, desc.param_words(), desc.ret_words()), ("[B", 7, 1));
        assert_eq!(words("(I[[Ljava/lang/String;JD[Z)[B"), Some((7, 1)));
        for bad in ["", "()", "(V)V", "(I", "(Ljava)V", "()VV", "([V)V", "()Q"] {
            assert_eq!(MethodDesc::parse(bad), None, "{bad}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_refused_or_taken_apart(text in "\\PC*|[(\\[LIJ;)Va]{0,12}") {
            let _ = (MethodDesc::parse(&text), words(&text), vtype(&text), split_type(&text));
        }
    }
}
