//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod common;
mod config;
mod crash;
mod service;
mod state;
mod streams;
mod table;
