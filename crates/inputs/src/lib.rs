//! New inputs of a program from given ones.
//!
//! Coverage-guided greybox generation as AFL does it (M. Zalewski, *Technical "whitepaper" for afl-fuzz*,
//! 2014): an input is changed at random, and the changed one is kept if its run did something that no run
//! before did. What differs from a fuzzer is what the inputs are for. They train models of a cost, so runs
//! that fail are worth nothing, sizes matter more than corner cases, and of what was kept those are chosen
//! that spread over the range of costs.
//!
//! - [`mutate`](mod@mutate): one changed input; [`words`]: changed arguments, [`records`]: texts taken apart,
//!   [`texts`]: changed texts, [`bytes`]: changed files that are no text;
//! - [`pool`]: what was seen at each place of the inputs, for recombination;
//! - [`archive`]: what is new in a run, and which input is changed next;
//! - [`select`](mod@select): which inputs are worth keeping.
//!
//! Nothing here reads or writes anything, and everything is a function of its arguments and of the random
//! numbers it is given.

use std::sync::Arc;

pub mod archive;
pub mod bytes;
pub mod mutate;
pub mod numbers;
pub mod pool;
pub mod records;
pub mod select;
pub mod texts;
pub mod words;

pub use archive::{Archive, Gain, Outcome};
pub use mutate::mutate;
pub use pool::Pool;
pub use select::select;

/// An argument, or a part of one, that may be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What stands at the same place of different inputs has the same place: `argument 2`, `option --top`.
    pub place: String,
    /// Its text.
    pub text: String,
}

/// A file, or standard input, that may be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// As in [`Word::place`].
    pub place: String,
    /// Its content.
    pub bytes: Arc<[u8]>,
}

/// All of an input that may be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// Arguments that name no file, in order.
    pub words: Vec<Word>,
    /// Files and standard input, in order.
    pub documents: Vec<Document>,
}

/// The text of a document, if it is one: UTF-8 without control characters other than white space. What is no
/// UTF-8 but looks like a text in a single-byte encoding is changed as bytes are.
pub fn text(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    let is_control = |b: &u8| *b < b' ' && !matches!(b, b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0x1b);
    (!bytes.iter().any(is_control)).then_some(text)
}

#[cfg(test)]
mod tests {
    #[test]
    fn texts_are_known_by_their_content() {
        assert!(super::text("a,b\nä,2\n".as_bytes()).is_some());
        assert!(super::text(b"PK\x03\x04").is_none());
        assert!(super::text(b"\xff\xfe").is_none());
    }
}
