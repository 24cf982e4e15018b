//! The integration tests of this crate in one executable: linked once, and run beside each other.

mod actions;
mod common;
mod exact;
mod faults;
mod methods;
mod models;
mod services;
mod table;
