//! Typed SSA three-address code over bytecode: control flow, dominators, loops, text form, verifier.
//!
//! - [`cfg`]: basic blocks and edges of bytecode, without SSA; [`graph`], [`dom`], [`control_dep`],
//!   [`loops`]: analyses over it, over a [`Function`], or over any graph of chosen edges.
//! - [`entities`], [`function`], [`types`]: the SSA form; [`mod@build`]: bytecode to SSA; [`mod@verify`]:
//!   checks of its invariants; [`text`]: its text form.

pub mod build;
pub mod cfg;
pub mod control_dep;
pub mod dom;
pub mod entities;
pub mod function;
pub mod graph;
pub mod loops;
pub mod text;
pub mod types;
pub mod verify;

pub use build::{BuildError, build, build_code};
pub use entities::{Block, Inst, Value};
pub use function::*;
pub use verify::verify;
