//! Small programs with questions in place and the answers blessed: one driver for all analyses.
//!
//! A case is one file, `filetests/KIND/NAME.java` or `.mir`: its first line names the kind, comments that
//! begin with `//@` ask about their line, and a comment at the end has the expected answers. Class files are
//! compiled once ([`mod@compile`]) and lie beside the case, and what the analyses need to know of classes of
//! the JDK is in one more archive ([`shapes`]), so that the cases run without a JDK.
//!
//! - [`case`]: reading a case. [`companion`]: its class files. [`shapes`], [`classes`]: classes for the
//!   analyses.
//! - [`world`]: a program analysed. [`kinds`]: what each kind answers. [`names`]: objects, locations and
//!   methods in source terms.
//! - [`check`]: comparing and blessing. [`mod@compile`]: the command.
//!
//! **Not covered** is what needs the bytecode of the JDK: effects that are inferred from it. A method that
//! the overlay does not describe is one that nobody described here.

pub mod case;
pub mod check;
pub mod classes;
pub mod companion;
pub mod compile;
pub mod kinds;
mod locals;
pub mod names;
pub mod shapes;
pub mod world;

use std::fmt::Display;
use std::path::{Path, PathBuf};

/// Why a case cannot be run, or has another answer than expected: where, and one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}")]
pub struct Problem {
    /// A file, perhaps with a line.
    pub place: String,
    /// What is wrong and what to do.
    pub message: String,
}

impl Problem {
    /// A problem at a place.
    pub fn new(place: impl Display, message: impl Display) -> Problem {
        Problem { place: place.to_string(), message: message.to_string() }
    }
}

/// What a case or a part of it gives.
pub type Result<T> = std::result::Result<T, Problem>;

/// The command that compiles cases, for messages.
pub const COMPILE: &str = "cargo run -p mantis-filetests -- compile";

/// The folder of the cases.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests")
}

/// A path below the folder of the cases as messages have it: `filetests/slice/two_lists.java`.
pub fn shown(path: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}
