//! Dense indices of the whole-program analysis.

use cranelift_entity::entity_impl;

/// An application method whose body is analysed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodId(u32);
entity_impl!(MethodId, "m");

/// An abstract object: everything one allocation site makes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Obj(u32);
entity_impl!(Obj, "o");

/// A node of the pointer graph: a variable, a field of an abstract object, a static field, a method's result.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node(u32);
entity_impl!(Node, "n");

/// A heap location: a field of an abstract object, or a static field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc(u32);
entity_impl!(Loc, "l");
