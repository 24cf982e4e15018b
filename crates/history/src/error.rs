//! What can go wrong. Every message is one sentence that names the file or action and what to do.

use std::io;
use std::path::{Path, PathBuf};

/// An error of this crate. The variants that the hot path returns hold no allocations.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A configuration that cannot be used.
    #[error("{file}:{line}: {message}")]
    Config {
        /// The file as the user named it.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong and what is accepted.
        message: String,
    },
    /// Settings given in code that cannot be used.
    #[error("action {action}: {message}")]
    Settings {
        /// The action's name.
        action: String,
        /// What is wrong and what is accepted.
        message: String,
    },
    /// More actions than identifiers.
    #[error("there are already {0} actions, the most a service can hold: use narrower patterns")]
    TooManyActions(usize),
    /// An identifier of another service.
    #[error("no action has the number {0}: use the number that registering the action returned")]
    NoSuchAction(u32),
    /// A query or update with the wrong number of parameters.
    #[error("the action has {expected} parameters and {given} were given: give one value for each")]
    Parameters {
        /// Parameters of the action.
        expected: usize,
        /// Values given.
        given: usize,
    },
    /// An update with the wrong number of measurements.
    #[error("the action has {expected} resources and {given} measurements were given: give one for each")]
    Measurements {
        /// Resources of the action.
        expected: usize,
        /// Values given.
        given: usize,
    },
    /// A file that could not be read or written.
    #[error("{path}: {action} failed: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What was tried.
        action: &'static str,
        /// The operating system's reason.
        source: io::Error,
    },
    /// A state file that another process uses.
    #[error("{0}: another process is using this state file; this one will not write it: give each its own")]
    InUse(PathBuf),
    /// A state file or profile that is damaged, of another version, or no such file at all.
    #[error("{path}: {reason}")]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why, and what to do.
        reason: String,
    },
}

impl Error {
    pub(crate) fn file(path: &Path, action: &'static str) -> impl FnOnce(io::Error) -> Error {
        move |source| Error::File { path: path.to_owned(), action, source }
    }
}
