//! What can be wrong with a meter or its file, in sentences that say what to do.

use std::io;
use std::path::{Path, PathBuf};

/// Why energy cannot be metered, or a model not be used or calibrated.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file of a meter cannot be read.
    #[error("the meter cannot read {}: {source}; {remedy}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
        /// What to do.
        remedy: &'static str,
    },
    /// A file holds something else than is expected, or what it holds cannot be.
    #[error("{}: {reason}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, and what to do.
        reason: String,
    },
    /// A name of a meter that there is not.
    #[error("there is no meter {0:?}; meters are powercap, powercap:FOLDER, file:FILE, model and model:FILE")]
    Unknown(String),
    /// Metered runs that say too little.
    #[error("{0}")]
    Samples(String),
}

impl Error {
    pub(crate) fn read(path: &Path, remedy: &'static str) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_path_buf();
        move |source| Error::Read { path, source, remedy }
    }

    pub(crate) fn content(path: &Path, reason: impl Into<String>) -> Error {
        Error::Content { path: path.to_path_buf(), reason: reason.into() }
    }
}
