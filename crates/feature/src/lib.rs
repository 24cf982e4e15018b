//! The feature catalogue: which counts and values of a program are features, where they are, what they are
//! called.
//!
//! - [`types`]: what a feature is. [`input`]: features that are read off the input. [`catalog`]: all features
//!   of a program, and finding one by its name.
//! - [`mod@enumerate`]: the four schemes of the papers over the application's classes: branch counts, loop
//!   counts, method-call counts, values of variables; and `arrays`: bytes of arrays.
//! - `names` ([`Naming`]), `polarity`, `stores`, `cases`: what to call a place in source terms.

mod arrays;
mod cases;
pub mod catalog;
pub mod enumerate;
pub mod input;
mod names;
mod polarity;
mod stores;
pub mod types;

pub use catalog::{Catalog, LookupError};
pub use enumerate::{Diagnostic, enumerate};
pub use input::{InputMeasure, InputSource};
pub use names::Naming;
pub use types::*;
