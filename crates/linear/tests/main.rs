//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod common;
mod edges;
mod properties;
mod r_lm;
mod r_others;
mod r_random;
mod r_step;
