//! The integration tests of this crate in one executable, `crash.rs` aside: linked once, and run
//! beside each other.

mod common;
mod config;
mod service;
mod state;
mod streams;
mod table;
