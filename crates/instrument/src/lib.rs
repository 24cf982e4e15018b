//! Probes: rewrites classes so that they count control-flow edges and sum variable values; derives features
//! from the counters.
//!
//! One instrumentation, many views. [`instrument`] gives every method a minimal set of edge counters
//! ([`flow`]), counters of exceptions ([`method`]) and sums of what is stored to primitive variables; the
//! [`Layout`] says what each number means. From the file that a run leaves ([`decode`]) a [`Profile`] with
//! the exact number of executions of every instruction is solved, and from that all else follows: features,
//! executed bytecodes, allocated bytes, coverage.
//!
//! A running service wants totals only, and cheap: [`total`], on the same spanning trees.
//!
//! ```text
//! classes -> instrument -> classes + Layout ;   Layout + counts file -> decode -> Profile -> views
//! ```

mod class;
mod construct;
pub mod dump;
pub mod entries;
pub mod exit;
pub mod flow;
mod holder;
pub mod instrumenter;
pub mod layout;
pub mod method;
mod plan;
mod potential;
mod probe;
pub mod profile;
mod running;
mod sites;
pub mod sizes;
pub mod survey;
pub mod threads;
pub mod total;
pub mod views;
mod weave;

pub use dump::{DumpError, Raw, decode};
pub use instrumenter::{
    Diagnostic, Finished, InstrumentedProgram, Instrumenter, Options, instrument, program_hash,
};
pub use layout::Layout;
pub use profile::{Callback, MethodProfile, Profile, Sum};
pub use views::{Parts, allocated_bytes, bytecodes, coverage, features, histogram, parts, value};
