//! The feedback loop that owns the offline stage.
