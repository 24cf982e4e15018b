//! What the solver's constraints are made of: statements, calls and what they may run, and what is attached
//! to the nodes of the pointer graph.

use std::sync::Arc;

use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Function, Inst, Value};
use mantis_library::Field;

use crate::closure::Way;
use crate::effects::EffectUseId;
use crate::entities::{MethodId, Node};
use crate::heap::FieldId;

/// A statement of the program.
pub type Site = (MethodId, Inst);

/// Where a parameter of a callee gets its value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ParamSource {
    /// Operand of the call.
    Operand(u16),
    /// Operand of the `invokedynamic` that captured it.
    Captured(MethodId, Inst, u16),
    /// The JDK method that calls back provides it.
    Provided,
}

/// What a call may run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A method of the program.
    App {
        /// Which.
        method: MethodId,
        /// Where its parameters come from, `this` first.
        params: Vec<ParamSource>,
        /// For a callback: the effect that makes it and its index there.
        callback: Option<(EffectUseId, u16)>,
    },
    /// A JDK method with this effect.
    Library(EffectUseId),
    /// A method of the program that no training run entered.
    Cold(MethodRef),
}

/// A method of the program that the analysis reached.
pub struct MethodData {
    /// Its declaration.
    pub decl: MethodRef,
    /// Its body; absent for abstract and native methods and those that could not be built.
    pub body: Option<Arc<Function>>,
    pub(crate) nodes: SecondaryMap<Value, PackedOption<NodeSlot>>,
    /// What it returns.
    pub(crate) ret: Option<Node>,
    /// The exceptions that escape it.
    pub(crate) thrown: Node,
}

/// A [`Node`] that may be absent in a dense map.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct NodeSlot(u32);
cranelift_entity::entity_impl!(NodeSlot);

/// What is attached to a node.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Use {
    /// `to` gets what `field` of each object holds.
    Load(FieldUse, Node),
    /// `field` of each object gets what the node holds.
    Store(FieldUse, Node),
    /// Virtual call.
    Call(u32),
    /// Callback of an effect.
    Callback(u32),
    /// `to` gets what the objects of the node reach.
    Close(Way, Node),
    /// What is behind such a view.
    Behind(EffectUseId),
    /// An argument that an effect walks through.
    Asked(EffectUseId),
    /// The receiver of a call of a superclass's method.
    Super(EffectUseId),
    /// A constant by which a call finds those of its enum, by the number of the call.
    Constant(u32),
}

/// A field in a use.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum FieldUse {
    /// Of a class of the program.
    Declared(FieldId),
    /// Of a class of the JDK.
    OfJdk(FieldId),
    Pseudo(Field),
}

/// A call whose targets depend on its receiver.
pub(crate) struct VirtualCall {
    pub site: Site,
    pub class: Name,
    pub name: Name,
    pub desc: Name,
    pub operands: Vec<Option<Node>>,
    pub result: Option<Node>,
}
