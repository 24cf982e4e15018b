//! The bytecodes executed by all threads, for `totals=FILE`: threads that ended, and those there when the JVM
//! ends.

use std::sync::atomic::{AtomicI64, Ordering};

/// The sum over ended threads.
#[derive(Debug, Default)]
pub struct Totals(AtomicI64);

impl Totals {
    /// Adds what a thread that ends has executed.
    pub fn add(&self, bytecodes: i64) {
        self.0.fetch_add(bytecodes, Ordering::Relaxed);
    }

    /// The sum so far.
    pub fn sum(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}
