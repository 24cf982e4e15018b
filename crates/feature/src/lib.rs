//! The feature catalogue: which counts and values of a program are features, where they are, what they are called.

mod types;

pub use types::*;
