//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod common;
mod everything_kept;
mod perforated;
mod random_slices;
