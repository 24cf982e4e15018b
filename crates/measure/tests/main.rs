//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod inputs;
mod profile;
mod runtime;
mod store;
mod support;
