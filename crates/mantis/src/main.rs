//! The `mantis` command line.
fn main() {}
