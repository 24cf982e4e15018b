//! What single instructions mean to the instrumenter: can this one throw here, which value does it store,
//! what does it allocate.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::constant::Constant;
use mantis_classfile::descriptor::size_shift;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{Name, is_array_copy};
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};
use mantis_ir::cfg::can_throw;

use crate::probe::{ArraySize, Kind};

/// A method's code in its class, as the questions below need it.
pub struct Context<'a> {
    class: &'a ClassFile,
    code: &'a Code,
    /// Local 0 always is `this`.
    this_in_0: bool,
}

/// How a store to a primitive variable is summed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Store {
    /// It always stores this.
    Constant(i64),
    /// It stores to this local: read it afterwards.
    Local(Kind, u16),
    /// It pops the value: keep a copy. The instruction truncates it as the variable does.
    Popped(Kind, Option<SimpleOp>),
}

/// What an instruction allocates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allocation {
    /// An object of this class.
    Object(Name),
    /// An array, which is on the stack afterwards.
    Array(ArraySize),
}

impl<'a> Context<'a> {
    /// The context of a method; `is_static` is about the method.
    pub fn new(class: &'a ClassFile, code: &'a Code, is_static: bool) -> Context<'a> {
        let overwritten = code.insns().any(|(_, insn)| match insn {
            Insn::Local { op, index: 0, .. } => op.is_store(),
            Insn::Iinc { index: 0, .. } => true,
            _ => false,
        });
        Context { class, code, this_in_0: !is_static && !overwritten }
    }

    fn insn(&self, node: usize) -> Option<&'a Insn> {
        match self.code.nodes.get(node)? {
            Node::Insn(insn) => Some(insn),
            Node::Label(_) => None,
        }
    }

    /// The instruction `n` nodes before, if only instructions are in between.
    fn back(&self, node: usize, n: usize) -> Option<&'a Insn> {
        (1..=n).try_fold(None, |_, k| self.insn(node.checked_sub(k)?).map(Some))?
    }

    /// Whether the instruction may throw. What the context shows to be impossible is left out: null checks of
    /// `this`, division by a constant, access to the class's own fields. So is what only a JVM short of
    /// memory does to a string constant.
    pub fn may_throw(&self, node: usize) -> bool {
        let Some(insn) = self.insn(node) else { return false };
        match insn {
            Insn::Ldc { index, .. } => !matches!(
                self.class.pool.get(*index),
                Some(
                    Constant::Integer(_)
                        | Constant::Float(_)
                        | Constant::Long(_)
                        | Constant::Double(_)
                        | Constant::String(_)
                )
            ),
            Insn::Simple(SimpleOp::Idiv | SimpleOp::Irem) => {
                self.back(node, 1).and_then(Insn::int_constant).is_none_or(|v| v == 0)
            }
            Insn::Field { op, index } => {
                let own = self.class.pool.member_names(*index).is_some_and(|(_, [class, name, desc])| {
                    class == self.class.name() && self.class.field(name, desc).is_some()
                });
                let receiver_is_this = |n| self.this_in_0 && self.back(node, n).is_some_and(is_aload_0);
                !own || match op {
                    FieldOp::Getstatic | FieldOp::Putstatic => self.class.is_interface(),
                    FieldOp::Getfield => !receiver_is_this(1),
                    FieldOp::Putfield => {
                        !(receiver_is_this(2) && self.back(node, 1).is_some_and(|i| self.only_pushes(i)))
                    }
                }
            }
            Insn::Invoke { op: InvokeOp::Special, index } => {
                !self.class.pool.member_names(*index).is_some_and(|(_, [class, name, _])| {
                    &**class == "java/lang/Object" && &**name == "<init>"
                })
            }
            insn => can_throw(insn),
        }
    }

    /// Whether it pops nothing and pushes one value.
    fn only_pushes(&self, insn: &Insn) -> bool {
        match insn {
            Insn::Simple(op) => op.opcode() <= SimpleOp::Dconst1.opcode() && *op != SimpleOp::Nop,
            Insn::Local { op, .. } => op.is_load(),
            Insn::Push { .. } | Insn::Ldc { .. } => true,
            _ => false,
        }
    }

    /// The store to a primitive variable that the instruction is, if it is one.
    pub fn store(&self, node: usize) -> Option<Store> {
        let insn = self.insn(node)?;
        let (kind, narrow) = match insn {
            Insn::Iinc { index, .. } => return Some(Store::Local(Kind::Int, *index)),
            Insn::Local { op, index, .. } => {
                let kind = local_kind(*op)?;
                return Some(match self.constant(node, kind) {
                    Some(value) => Store::Constant(value),
                    None => Store::Local(kind, *index),
                });
            }
            Insn::Field { op: FieldOp::Putfield | FieldOp::Putstatic, index } => {
                field_kind(self.class.pool.member_desc(*index)?)?
            }
            Insn::Simple(op) => element_kind(*op)?,
            _ => return None,
        };
        Some(match self.constant(node, kind) {
            Some(value) if fits(value, narrow) => Store::Constant(value),
            _ => Store::Popped(kind, narrow),
        })
    }

    /// The constant that the instruction before pushes. Of floating-point numbers only zero: adding others up
    /// rounds.
    fn constant(&self, node: usize, kind: Kind) -> Option<i64> {
        let before = self.back(node, 1)?;
        match (kind, before) {
            (Kind::Int, Insn::Ldc { index, .. }) => match self.class.pool.get(*index)? {
                Constant::Integer(v) => Some(i64::from(v)),
                _ => None,
            },
            (Kind::Int, insn) => insn.int_constant().map(i64::from),
            (Kind::Long, Insn::Simple(SimpleOp::Lconst0)) => Some(0),
            (Kind::Long, Insn::Simple(SimpleOp::Lconst1)) => Some(1),
            (Kind::Long, Insn::Ldc { index, .. }) => match self.class.pool.get(*index)? {
                Constant::Long(v) => Some(v),
                _ => None,
            },
            (Kind::Float, Insn::Simple(SimpleOp::Fconst0)) => Some(0),
            (Kind::Double, Insn::Simple(SimpleOp::Dconst0)) => Some(0),
            _ => None,
        }
    }

    /// What the instruction allocates. Cloning an array allocates too.
    pub fn allocation(&self, node: usize) -> Option<Allocation> {
        Some(match self.insn(node)? {
            Insn::Type { op: TypeOp::New, index } => Allocation::Object(self.class.pool.class_name(*index)?),
            Insn::Type { op: TypeOp::Anewarray, .. } => Allocation::Array(ArraySize::Elements { shift: 2 }),
            Insn::NewArray(element) => {
                Allocation::Array(ArraySize::Elements { shift: size_shift(&element.array_desc()[1..]) })
            }
            Insn::MultiNewArray { dims, .. } => Allocation::Array(ArraySize::Dimensions(*dims)),
            Insn::Invoke { op: InvokeOp::Virtual, index } => {
                let (_, [class, name, _]) = self.class.pool.member_names(*index)?;
                if !is_array_copy(class, name) {
                    return None;
                }
                Allocation::Array(ArraySize::Dimensions(1))
            }
            _ => return None,
        })
    }
}

fn is_aload_0(insn: &Insn) -> bool {
    matches!(insn, Insn::Local { op: LocalOp::Aload, index: 0, .. })
}

fn local_kind(op: LocalOp) -> Option<Kind> {
    Some(match op {
        LocalOp::Istore => Kind::Int,
        LocalOp::Lstore => Kind::Long,
        LocalOp::Fstore => Kind::Float,
        LocalOp::Dstore => Kind::Double,
        _ => return None,
    })
}

/// The kind of a field by its descriptor, and the truncation that storing to it does. (A boolean keeps its
/// lowest bit, and verified code of any compiler stores nothing else.)
fn field_kind(desc: &str) -> Option<(Kind, Option<SimpleOp>)> {
    Some(match desc {
        "I" | "Z" => (Kind::Int, None),
        "B" => (Kind::Int, Some(SimpleOp::I2b)),
        "C" => (Kind::Int, Some(SimpleOp::I2c)),
        "S" => (Kind::Int, Some(SimpleOp::I2s)),
        "J" => (Kind::Long, None),
        "F" => (Kind::Float, None),
        "D" => (Kind::Double, None),
        _ => return None,
    })
}

fn element_kind(op: SimpleOp) -> Option<(Kind, Option<SimpleOp>)> {
    Some(match op {
        SimpleOp::Iastore => (Kind::Int, None),
        SimpleOp::Bastore => (Kind::Int, Some(SimpleOp::I2b)),
        SimpleOp::Castore => (Kind::Int, Some(SimpleOp::I2c)),
        SimpleOp::Sastore => (Kind::Int, Some(SimpleOp::I2s)),
        SimpleOp::Lastore => (Kind::Long, None),
        SimpleOp::Fastore => (Kind::Float, None),
        SimpleOp::Dastore => (Kind::Double, None),
        _ => return None,
    })
}

fn fits(value: i64, narrow: Option<SimpleOp>) -> bool {
    match narrow {
        Some(SimpleOp::I2b) => i8::try_from(value).is_ok(),
        Some(SimpleOp::I2c) => u16::try_from(value).is_ok(),
        Some(SimpleOp::I2s) => i16::try_from(value).is_ok(),
        _ => true,
    }
}
