//! Runs JVMs on inputs, reads resources, keeps the run store.
//!
//! - [`program`]: what is run; [`jvm`]: with which JVM, on which machine;
//! - [`runlist`] and [`expand`]: on which inputs;
//! - [`process`]: one child process with a time limit, bounded output and cancellation; [`cause`]: why it
//!   failed, in words;
//! - [`output`]: the files that the classes of `mantis.rt` write inside the JVM;
//! - [`profile`]: all runs of a measurement, in order, resumable through the [`journal`];
//! - [`place`]: where they are made: here, by Slurm, by a command of the user's;
//! - [`store`]: the run store (Parquet); [`table`]: any table of numbers (Parquet or CSV).
//!
//! Only Unix systems are supported: process groups and `waitid` do the killing and waiting. The formats are
//! described in `docs/formats.md`.

pub mod cause;
mod error;
pub mod expand;
mod hash;
mod identity;
pub mod journal;
pub mod jvm;
pub mod output;
pub mod place;
pub mod process;
pub mod profile;
pub mod program;
pub mod progress;
pub mod runlist;
pub mod store;
pub mod table;

pub use error::Error;
pub use jvm::{Jvm, Machine};
pub use output::RawCounts;
pub use place::{Away, By, Place};
pub use profile::{Decode, Decoded, Options, Wanted, profile, work};
pub use program::Program;
pub use progress::{Event, Progress, Silent, Stage};
pub use runlist::RunSpec;
pub use store::{Row, RunStore, Status};
pub use table::Table;
