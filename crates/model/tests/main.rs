//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod behaviour;
mod common;
mod known;
mod properties;
mod spore;
