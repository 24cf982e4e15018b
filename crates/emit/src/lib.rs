//! Slices to class files that load and run.
