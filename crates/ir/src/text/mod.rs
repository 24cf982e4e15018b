//! The text form of functions, for tests and for reading.
//!
//! ```text
//! function 0x9 demo/Route load (I)I
//! source Route.java
//! params v0: int
//! block0:
//!     v1: int = copy load 0 v0 @1:12
//!     if le v1 @2:12
//!     -> block2
//!     -> block1
//! ...
//! block3:
//!     v7: ref java/lang/Exception = phi stack 0
//!     v8: int = phi local 1
//!     throw v7 @9:14
//!     catch 0 java/lang/Exception v9: ref java/lang/Exception -> block3 v9, v8
//! end
//! ```
//!
//! The header names access flags, class, method and descriptor. A line of a block is a parameter (`phi`), a
//! statement, an edge (`->`, the normal ones in order) or an exceptional edge (`catch`: entry of the
//! exception table, class or `any`, thrown value, target, arguments). A statement is its results with their
//! types, the operation, what the operation names, its operands, and `@origin:line`. Names with blanks,
//! commas, quotes or control characters are quoted as in Rust. Lines that start with `#` are comments. Values
//! and blocks are numbered without gaps; the entry is `block0`.

mod parse;
mod print;

pub use parse::{ParseError, parse};
