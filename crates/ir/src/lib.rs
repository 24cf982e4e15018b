//! Typed SSA three-address code over bytecode: control flow, dominators, loops, text form, verifier.

pub mod entities;
pub mod function;

pub use entities::{Block, Inst, Value};
pub use function::*;
