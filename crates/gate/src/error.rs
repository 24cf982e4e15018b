//! What is wrong with a file of the gate, in a sentence that names the line and what to do.

/// A baseline or configuration that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// At a line of a file.
    #[error("{file} line {line}: {message}")]
    Line {
        /// The file, as the user named it.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong and what to do.
        message: String,
    },
    /// A file as a whole.
    #[error("{file}: {message}")]
    File {
        /// The file, as the user named it.
        file: String,
        /// What is wrong and what to do.
        message: String,
    },
}

impl Error {
    pub(crate) fn line(file: &str, line: usize, message: impl Into<String>) -> Error {
        Error::Line { file: file.to_owned(), line, message: message.into() }
    }

    pub(crate) fn file(file: &str, message: impl Into<String>) -> Error {
        Error::File { file: file.to_owned(), message: message.into() }
    }
}
