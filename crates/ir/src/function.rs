//! The data structures of one method's body in typed SSA form.
//!
//! **Idea.** Every reachable bytecode instruction becomes exactly one statement ([`Inst`]), also loads,
//! stores and stack shuffles, which are [`Op::Copy`]. Nothing is propagated or folded, so a set of statements
//! is a set of bytecode instructions and a slice can be emitted from the original bytecode. Phis are block
//! parameters (as in Cranelift and MLIR); each knows the local or stack slot it stands for ([`Slot`]).
//!
//! **Exceptions.** A block that a handler covers ends after every store to a local (`xstore`, `iinc`), so the
//! locals at each of its potentially throwing statements are the locals at its entry. An exceptional edge
//! leaves the block as a whole: its arguments are those locals, and for the handler's stack slot 0 the edge's
//! own [`Edge::thrown`] value.

use std::sync::Arc;

use cranelift_entity::{EntityList, ListPool, PrimaryMap};
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use smallvec::SmallVec;

use crate::entities::{Block, Inst, Value};

/// The verifier's view of a value's type. `boolean`, `byte`, `char` and `short` are [`Type::Int`] on the
/// stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `int` and narrower.
    Int,
    /// `long`.
    Long,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// A reference. The name is an internal class name or an array descriptor; `None` is the type of `null`.
    Ref(Option<Name>),
    /// `new` not yet initialised: the class and the index of the `new` instruction in the code.
    Uninit(Name, u32),
    /// `this` before `super(...)`.
    UninitThis,
    /// Unusable or conflicting; only phis of dead slots have it, and the builder prunes those.
    Top,
}

/// Where the bytecode keeps a value: what a block parameter stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// A local variable.
    Local(u16),
    /// An operand-stack entry, counted in values (not words) from the bottom.
    Stack(u16),
}

/// What defines a value.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The n-th parameter of the function (`this` first).
    Param(u16),
    /// A parameter of a block: a phi, or the caught exception of a handler (`Slot::Stack(0)`).
    Phi(Block, Slot),
    /// The n-th result of a statement.
    Result(Inst, u16),
    /// The exception an exceptional edge out of this block carries.
    Thrown(Block),
}

/// A value and its type.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Its definition.
    pub def: ValueDef,
}

/// A constant.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Const {
    Null,
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    String(Arc<str>),
    Class(Name),
    MethodType(Arc<str>),
    /// The method-handle constant: kind (JVMS table 5.4.3.5-A) and target.
    MethodHandle(u8, MethodRef),
    /// A dynamically computed constant: name and descriptor.
    Dynamic(Name, Name),
}

/// Arithmetic with two operands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
    /// `lcmp`
    Cmp,
    /// `fcmpl`, `dcmpl`
    CmpL,
    /// `fcmpg`, `dcmpg`
    CmpG,
}

/// The kind of an array's elements, as array loads and stores name them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum ElemKind {
    Int,
    Long,
    Float,
    Double,
    Ref,
    /// `byte` and `boolean`
    Byte,
    Char,
    Short,
}

/// The condition of a two-way branch.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Cond {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
    /// `if_icmp*`: two operands.
    ICmpEq,
    ICmpNe,
    ICmpLt,
    ICmpGe,
    ICmpGt,
    ICmpLe,
    ACmpEq,
    ACmpNe,
    Null,
    NonNull,
}

/// How a method is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum CallKind {
    Virtual,
    Interface,
    Special,
    Static,
}

/// A call through `invokedynamic`, understood where its bootstrap is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Dynamic {
    /// `LambdaMetafactory`: makes an object of `interface` whose `name``desc` calls `target` with the
    /// captured arguments before its own.
    Lambda {
        /// The functional interface.
        interface: Name,
        /// Its method's name.
        name: Name,
        /// Its method's erased descriptor.
        desc: Name,
        /// The descriptor after instantiation (what casts and boxing adapt to).
        instantiated: Name,
        /// Method-handle kind (JVMS table 5.4.3.5-A).
        kind: u8,
        /// The implementation method.
        target: MethodRef,
        /// Whether `target` is an interface's method.
        target_is_interface: bool,
        /// Bridge descriptors and marker interfaces given to `altMetafactory`, `java/io/Serializable`
        /// included.
        markers: Vec<Name>,
    },
    /// `StringConcatFactory`: the operands' `toString`, and the recipe.
    Concat {
        /// `\u{1}` marks an operand, `\u{2}` a constant.
        recipe: Arc<str>,
        /// The constants of the recipe.
        constants: Vec<Const>,
    },
    /// `ObjectMethods`: a record's `toString`, `equals` or `hashCode` over these fields.
    Record {
        /// The record class.
        class: Name,
        /// Its component fields.
        fields: Vec<FieldRef>,
    },
    /// `SwitchBootstraps.typeSwitch` or `enumSwitch`: the labels in order.
    Switch {
        /// True for `enumSwitch`.
        on_enum: bool,
        /// The labels: classes, strings, integers, names of constants for `enumSwitch`; a constant of another
        /// enum is dynamic.
        labels: Vec<Const>,
    },
    /// Anything else.
    Unknown {
        /// The bootstrap method.
        bootstrap: MethodRef,
    },
}

/// What a statement does. Operands are in bytecode order (deepest on the stack first), the receiver first.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// `aconst_null`, `iconst`, `ldc` ...
    Const(Const),
    /// Load, store, `dup*`, `swap`: result i is a copy of operand `map[i]`. A load or store has one of each.
    Copy {
        /// For each result the index of the operand it copies.
        map: SmallVec<[u8; 6]>,
        /// The local read (load).
        load: Option<u16>,
        /// The local written (store).
        store: Option<u16>,
    },
    /// `pop`, `pop2`: operands discarded.
    Pop,
    /// `iinc local, by`: operand the old value, result the new.
    Iinc(u16, i32),
    /// Negation.
    Neg,
    /// Two-operand arithmetic and comparison.
    Bin(BinOp),
    /// Primitive conversion; the string is the mnemonic (`i2l`).
    Convert(&'static str),
    /// Field reads and writes. `GetField` has the object, `PutField` the object and the value.
    GetField(FieldRef),
    /// See [`Op::GetField`].
    PutField(FieldRef),
    /// Reads a static field.
    GetStatic(FieldRef),
    /// Writes a static field.
    PutStatic(FieldRef),
    /// array, index -> element
    ArrayLoad(ElemKind),
    /// array, index, value
    ArrayStore(ElemKind),
    /// array -> length
    ArrayLength,
    /// `new`
    New(Name),
    /// `newarray`, `anewarray`: the array's descriptor; operand the length.
    NewArray(Name),
    /// `multianewarray`: the array's descriptor and how many dimensions are given.
    MultiNewArray(Name, u8),
    /// A call. Operands: receiver (unless static), arguments.
    Invoke(CallKind, MethodRef, /* on an interface method ref */ bool),
    /// `invokedynamic`: name and descriptor of the site, and what it means.
    InvokeDynamic(Name, Name, Box<Dynamic>),
    /// `checkcast`
    CheckCast(Name),
    /// `instanceof`
    InstanceOf(Name),
    /// `monitorenter`
    MonitorEnter,
    /// `monitorexit`
    MonitorExit,
    /// `nop`: also stands for an instruction without meaning to the analyses.
    Nop,
    // Terminators.
    /// `goto`
    Goto,
    /// Falls into the next block; the only statement without a bytecode instruction of its own (`origin` is
    /// that of the last statement of its block, or of the next block's first when the block is otherwise
    /// empty).
    Fallthrough,
    /// Two-way branch: the first successor is taken when the condition holds, the second otherwise.
    If(Cond),
    /// `tableswitch`, `lookupswitch`: the keys; successor i belongs to key i, the last successor is the
    /// default.
    Switch(Vec<i32>),
    /// Any return; operand the value if there is one.
    Return,
    /// `athrow`
    Throw,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct InstData {
    /// What it does.
    pub op: Op,
    /// Operands.
    pub args: EntityList<Value>,
    /// Results.
    pub results: EntityList<Value>,
    /// Index of its instruction in the method's [`mantis_classfile::code::Code`] list.
    pub origin: u32,
    /// Source line, 0 when unknown.
    pub line: u32,
    /// The block it is in.
    pub block: Block,
}

/// Why control may follow an edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum EdgeKind {
    /// Normal flow: the n-th successor of the terminator.
    Normal(u32),
    /// A statement of the block threw and this entry of the exception table caught it.
    Exceptional(u32),
}

/// A control-flow edge.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Where it goes.
    pub target: Block,
    /// Normal or exceptional.
    pub kind: EdgeKind,
    /// Values for the target's block parameters, in their order.
    pub args: EntityList<Value>,
    /// For an exceptional edge, the value of the exception.
    pub thrown: Option<Value>,
    /// For an exceptional edge, the caught class; `None` catches everything.
    pub catch: Option<Name>,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    /// Phis.
    pub params: EntityList<Value>,
    /// Statements; the last one is the terminator.
    pub insts: Vec<Inst>,
    /// Outgoing edges: the normal ones in order, then the exceptional ones in the order of the exception
    /// table.
    pub succs: Vec<Edge>,
    /// Incoming edges: source block and index into its `succs`.
    pub preds: Vec<(Block, u32)>,
}

/// The body of a method in SSA form. Unreachable code is absent.
#[derive(Clone, Debug)]
pub struct Function {
    /// Which method this is.
    pub method: MethodRef,
    /// Its access flags.
    pub access: u16,
    /// `SourceFile` of its class, if recorded.
    pub source: Option<Name>,
    /// Values of the parameters, `this` first.
    pub params: Vec<Value>,
    /// The entry block; it has no block parameters and no predecessors.
    pub entry: Block,
    /// Blocks, in the order of the bytecode.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Statements.
    pub insts: PrimaryMap<Inst, InstData>,
    /// Values.
    pub values: PrimaryMap<Value, ValueData>,
    /// Storage of the value lists.
    pub pool: ListPool<Value>,
}

impl Function {
    /// Operands of a statement.
    pub fn args(&self, inst: Inst) -> &[Value] {
        self.insts[inst].args.as_slice(&self.pool)
    }

    /// Results of a statement.
    pub fn results(&self, inst: Inst) -> &[Value] {
        self.insts[inst].results.as_slice(&self.pool)
    }

    /// The first result of a statement, if it has any.
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.results(inst).first().copied()
    }

    /// Parameters (phis) of a block.
    pub fn block_params(&self, block: Block) -> &[Value] {
        self.blocks[block].params.as_slice(&self.pool)
    }

    /// Values an edge passes to its target's parameters.
    pub fn edge_args(&self, edge: &Edge) -> &[Value] {
        edge.args.as_slice(&self.pool)
    }

    /// The terminator of a block.
    pub fn terminator(&self, block: Block) -> Inst {
        *self.blocks[block].insts.last().expect("the verifier requires a terminator")
    }

    /// Whether the method is static.
    pub fn is_static(&self) -> bool {
        self.access & 0x0008 != 0
    }

    /// The edges into a block, with their sources.
    pub fn preds(&self, block: Block) -> impl ExactSizeIterator<Item = (Block, &Edge)> {
        self.blocks[block]
            .preds
            .iter()
            .map(|&(source, index)| (source, &self.blocks[source].succs[index as usize]))
    }

    /// The value that loads, stores and shuffles copied: what was there first.
    pub fn root(&self, mut value: Value) -> Value {
        while let ValueDef::Result(inst, n) = self.values[value].def
            && let Op::Copy { map, .. } = &self.insts[inst].op
            && let Some(&from) = map.get(usize::from(n)).and_then(|&i| self.args(inst).get(usize::from(i)))
        {
            value = from;
        }
        value
    }

    /// Calls of `<init>` on an uninitialised object of these types.
    pub fn constructor_calls(&self, on: impl Fn(&Type) -> bool) -> Vec<Inst> {
        let is_init = |&i: &Inst| match &self.insts[i].op {
            Op::Invoke(CallKind::Special, method, _) if &*method.name == "<init>" => {
                self.args(i).first().is_some_and(|&v| on(&self.values[v].ty))
            }
            _ => false,
        };
        self.insts.keys().filter(is_init).collect()
    }

    /// Whether exceptions lead to this block.
    pub fn is_handler(&self, block: Block) -> bool {
        self.preds(block).any(|(_, edge)| matches!(edge.kind, EdgeKind::Exceptional(_)))
    }

    /// The parameter of a handler that is the caught exception.
    pub fn handler_param(&self, block: Block) -> Option<Value> {
        let caught = ValueDef::Phi(block, Slot::Stack(0));
        if !self.is_handler(block) {
            return None;
        }
        self.block_params(block).iter().copied().find(|&p| self.values[p].def == caught)
    }
}

impl Op {
    /// The local it writes.
    pub fn stored_local(&self) -> Option<u16> {
        match self {
            Op::Copy { store, .. } => *store,
            Op::Iinc(local, _) => Some(*local),
            _ => None,
        }
    }

    /// Whether it may throw: then a handler around it matters.
    pub fn may_throw(&self) -> bool {
        match self {
            Op::Bin(op) => matches!(op, BinOp::Div | BinOp::Rem),
            Op::Const(c) => {
                matches!(
                    c,
                    Const::Class(_) | Const::MethodHandle(..) | Const::MethodType(_) | Const::Dynamic(..)
                )
            }
            Op::Copy { .. }
            | Op::Pop
            | Op::Iinc(..)
            | Op::Neg
            | Op::Convert(_)
            | Op::InstanceOf(_)
            | Op::Nop => false,
            Op::Goto | Op::Fallthrough | Op::If(_) | Op::Switch(_) => false,
            _ => true,
        }
    }

    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(self, Op::Goto | Op::Fallthrough | Op::If(_) | Op::Switch(_) | Op::Return | Op::Throw)
    }
}
