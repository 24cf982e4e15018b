//! Backward executable slices over the interprocedural dependence graph.

pub mod cost;
pub mod counted;
pub mod denied;
mod exceptions;
mod files;
mod finish;
pub mod flow;
mod guards;
mod locs;
pub mod optimism;
mod paths;
mod slicer;
mod types;

pub use files::{is_replaceable, scanned_file};
pub use mantis_library::IndexSet;
pub use optimism::{Assumption, Rule};
pub use slicer::threads::{is_end, is_wait, starts_threads};
pub use slicer::{FINE, Prepared, Slicer};
pub use types::*;
