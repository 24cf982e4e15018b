//! Call graph, heap abstraction, mod-ref and memory partitions of a whole program.

pub mod analysis;
mod body;
mod closure;
mod coverage;
pub mod effects;
pub mod entities;
mod fields;
pub mod graph;
pub mod heap;
mod hidden;
mod masks;
mod merge;
pub mod modref;
mod named;
pub mod objects;
pub mod outside;
mod partition;
mod parts;
pub mod program;
mod queries;
mod reach;
pub mod solver;
mod tally;
pub mod types;
mod uncertain;
mod unseen;
mod views;
mod visible;

pub use analysis::{Analysis, Caller, FACTS, analyse, guess};
pub use coverage::{Coverage, Everything};
pub use effects::{EffectUse, EffectUseId};
pub use entities::{Loc, MethodId, Obj};
pub use named::named_field;
pub use outside::Outside;
pub use program::{Callee, ClassInfo, ClassSource, Program};
pub use solver::{ParamSource, Site, Target};
