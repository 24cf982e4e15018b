//! Backward executable slices over the interprocedural dependence graph.

mod types;

pub use types::*;
