//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod class_path;
mod common;
mod inputs;
mod optimism;
mod optimistic_programs;
mod phases;
mod precision;
mod reflection;
mod slices;
mod torture;
