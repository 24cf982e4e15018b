//! One instruction, normalised for matching, with just enough of its encoding to write the same bytes again.

use crate::constant::Cp;
use crate::opcode::{ArrayType, BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

/// A place in the code: stands in the node list before an instruction (or at the end) and is named by jumps,
/// exception ranges, frames and debug tables.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label(pub u32);

/// How the index of a local variable is encoded. The encoder widens where the index needs it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// In the opcode where possible (`iload_0`), else in the next shortest way: what a compiler does.
    Shortest,
    /// In one byte, though the opcode could hold it.
    Byte,
    /// In two bytes after `wide`, though fewer would do.
    Wide,
}

/// A `tableswitch` or `lookupswitch`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Switch {
    /// Whether it is a `tableswitch`; then the keys are consecutive. Written as `lookupswitch` if they are
    /// not.
    pub table: bool,
    /// Keys in ascending order, and where they lead.
    pub cases: Vec<(i32, Label)>,
    /// Where the other values lead.
    pub default: Label,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Insn {
    /// No operands.
    Simple(SimpleOp),
    /// `bipush`, or `sipush` where the value needs it or `short` says so.
    Push {
        /// The constant.
        value: i16,
        /// Whether it is `sipush`.
        short: bool,
    },
    /// `ldc`, `ldc_w`, `ldc2_w`: see [`crate::constant::ConstantPool::loadable`].
    Ldc {
        /// The constant. Whether it takes two words is its kind's business.
        index: Cp,
        /// Whether `ldc_w` is written although `ldc` would do.
        wide: bool,
    },
    /// A load or store of a local variable, or `ret`.
    Local {
        /// Which.
        op: LocalOp,
        /// The variable.
        index: u16,
        /// How it is encoded.
        form: Form,
    },
    /// `iinc`
    Iinc {
        /// The variable.
        index: u16,
        /// What is added.
        by: i16,
        /// Whether `wide` is written although it is not needed.
        wide: bool,
    },
    /// A jump.
    Branch {
        /// Which.
        op: BranchOp,
        /// Where to.
        target: Label,
        /// Whether `goto_w` or `jsr_w` is written although it is not needed. The encoder also widens by
        /// itself, a conditional branch by inverting it over a `goto_w`.
        wide: bool,
    },
    /// `tableswitch`, `lookupswitch`
    Switch(Box<Switch>),
    /// A field access: see [`crate::constant::ConstantPool::field`].
    Field {
        /// Which.
        op: FieldOp,
        /// The field.
        index: Cp,
    },
    /// A call: see [`crate::constant::ConstantPool::method`].
    Invoke {
        /// Which.
        op: InvokeOp,
        /// The method.
        index: Cp,
    },
    /// `invokedynamic`: see [`crate::class::ClassFile::call_site`].
    InvokeDynamic {
        /// The call site.
        index: Cp,
    },
    /// `new`, `anewarray`, `checkcast`, `instanceof`
    Type {
        /// Which.
        op: TypeOp,
        /// The class; for `anewarray` that of the elements.
        index: Cp,
    },
    /// `newarray`
    NewArray(ArrayType),
    /// `multianewarray`
    MultiNewArray {
        /// The class of the array.
        index: Cp,
        /// How many dimensions are given.
        dims: u8,
    },
}

impl Insn {
    /// A jump in its shortest form.
    pub fn branch(op: BranchOp, target: Label) -> Insn {
        Insn::Branch { op, target, wide: false }
    }

    /// A `goto` in its shortest form.
    pub fn goto(target: Label) -> Insn {
        Insn::branch(BranchOp::Goto, target)
    }

    /// A local-variable instruction in its shortest form.
    pub fn local(op: LocalOp, index: u16) -> Insn {
        Insn::Local { op, index, form: Form::Shortest }
    }

    /// `ldc` of a constant, widened as needed.
    pub fn ldc(index: Cp) -> Insn {
        Insn::Ldc { index, wide: false }
    }

    /// The shortest `iconst`, `bipush` or `sipush` of a value; `None` if it needs `ldc`.
    pub fn push_int(value: i32) -> Option<Insn> {
        match value {
            -1..=5 => SimpleOp::from_opcode((value + 3) as u8).map(Insn::Simple),
            _ => i16::try_from(value)
                .ok()
                .map(|value| Insn::Push { value, short: i8::try_from(value).is_err() }),
        }
    }

    /// The value of an `iconst`, `bipush` or `sipush`.
    pub fn int_constant(&self) -> Option<i32> {
        match self {
            Insn::Simple(op) if (2..=8).contains(&op.opcode()) => Some(i32::from(op.opcode()) - 3),
            Insn::Push { value, .. } => Some(i32::from(*value)),
            _ => None,
        }
    }

    /// Whether the next instruction can never follow directly: `goto`, switches, returns, `athrow`, `ret`,
    /// and `jsr` (which comes back only by a `ret`).
    pub fn ends_flow(&self) -> bool {
        match self {
            Insn::Simple(op) => op.ends_block(),
            Insn::Branch { op, .. } => !op.is_conditional(),
            Insn::Switch(_) => true,
            Insn::Local { op, .. } => *op == LocalOp::Ret,
            _ => false,
        }
    }

    /// Calls `f` with each label it can jump to: the cases of a switch in order, then the default.
    pub fn for_each_target(&self, mut f: impl FnMut(Label)) {
        match self {
            Insn::Branch { target, .. } => f(*target),
            Insn::Switch(switch) => {
                switch.cases.iter().for_each(|(_, label)| f(*label));
                f(switch.default);
            }
            _ => {}
        }
    }

    /// Replaces each label it can jump to.
    pub fn map_targets(&mut self, mut f: impl FnMut(Label) -> Label) {
        match self {
            Insn::Branch { target, .. } => *target = f(*target),
            Insn::Switch(switch) => {
                switch.cases.iter_mut().for_each(|(_, label)| *label = f(*label));
                switch.default = f(switch.default);
            }
            _ => {}
        }
    }

    /// Its name in the specification, without regard to its encoding (`iload` for `iload_1`).
    pub fn mnemonic(&self) -> &'static str {
        match self {
            Insn::Simple(op) => op.mnemonic(),
            Insn::Push { short: true, .. } => "sipush",
            Insn::Push { .. } => "bipush",
            Insn::Ldc { .. } => "ldc",
            Insn::Local { op, .. } => op.mnemonic(),
            Insn::Iinc { .. } => "iinc",
            Insn::Branch { op, .. } => op.mnemonic(),
            Insn::Switch(switch) if switch.table => "tableswitch",
            Insn::Switch(_) => "lookupswitch",
            Insn::Field { op, .. } => op.mnemonic(),
            Insn::Invoke { op, .. } => op.mnemonic(),
            Insn::InvokeDynamic { .. } => "invokedynamic",
            Insn::Type { op, .. } => op.mnemonic(),
            Insn::NewArray(_) => "newarray",
            Insn::MultiNewArray { .. } => "multianewarray",
        }
    }
}
