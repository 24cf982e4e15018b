//! Class files, jars and the JDK run-time image: read, edited, written.
//!
//! - [`class`], [`constant`], [`bootstrap`]: a class as a whole and its constants. Parts nobody touched are
//!   written back byte for byte.
//! - [`code`], [`insn`], [`opcode`], [`builder`]: a method's code as a list of labels and instructions.
//! - [`frames`]: stack maps computed from scratch; [`descriptor`]: what they need to know of types.
//! - [`hierarchy`], [`jar`], [`jdk`]: where classes come from and go to.
//! - [`names`], [`lang`]: names of classes and members, and of those that the language knows.
//!
//! Bad input gives an error that says what is wrong, never a panic.

pub mod bootstrap;
pub mod boxing;
pub mod builder;
mod bytes;
pub mod class;
pub mod code;
pub mod constant;
pub mod descriptor;
pub mod error;
pub mod frames;
pub mod hierarchy;
pub mod insn;
pub mod jar;
pub mod jdk;
pub mod lang;
pub mod mutf8;
pub mod names;
pub mod opcode;

pub use bytes::Bytes;
