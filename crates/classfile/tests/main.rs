//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod common;
mod frames;
mod hostile;
mod jars;
mod large_jars;
mod new_classes;
mod round_trip;
