//! Class files, jars and the JDK run-time image: read, edited, written.

pub mod names;
