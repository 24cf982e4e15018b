//! Cost mining: what each kind of instruction, each basic block and each method of a program costs.
//!
//! A run's resource is taken to be the sum over counters of executions times cost; the costs are estimated
//! from many runs (Lata, "Cost Model Mining in Java Bytecode", 2016). Nothing here reads files or starts
//! programs.
//!
//! - [`program`]: the blocks and calls of a program; [`calls`]: which methods only known places call;
//! - [`buckets`]: kinds of instructions; [`counters`]: what is counted at each level, and the counts of a
//!   run;
//! - [`flow`]: counters that are provably sums of others, by exact elimination ([`eliminate`]) over control
//!   flow;
//! - [`merge`]: what is left to estimate once those and the ones equal in all runs are merged;
//! - [`mod@estimate`]: the regressions; [`bootstrap`]: intervals where no theory gives them; [`costs`]: the
//!   result; [`render`]: as text; [`attribute`]: down to single counters and source lines;
//! - [`transfer`]: learned costs on another program; [`suggest`]: which runs to measure.
//!
//! ```text
//! classes + layout -> Program -> Counters ;   profiles -> columns + Seen
//! Program + Seen -> flow::relations -> Merged -> estimate -> Costs
//! ```

mod assemble;
pub mod attribute;
pub mod bootstrap;
pub mod buckets;
pub mod calls;
pub mod costs;
pub mod counters;
pub mod eliminate;
mod error;
pub mod estimate;
mod fits;
pub mod flow;
pub mod merge;
pub mod program;
pub mod render;
pub mod suggest;
pub mod transfer;

pub use buckets::Buckets;
pub use costs::Costs;
pub use counters::{Counters, Level, Pattern};
pub use error::Error;
pub use estimate::{Method, Options, estimate};
pub use merge::{Merged, Reason, Relation};
pub use program::Program;
