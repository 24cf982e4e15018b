//! What can stop a measurement. A run that fails is not an error: it is a row of the store with its reason.

use std::io;
use std::path::{Path, PathBuf};

/// Anything that stops a measurement or keeps a file from being read or written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder could not be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// What was read.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A file or folder could not be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// What was written.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The program under measurement cannot be what the user described.
    #[error("{0}")]
    Program(String),
    /// A run list, glob or generator is wrong.
    #[error("{0}")]
    Input(String),
    /// The meter of energy cannot be read.
    #[error(transparent)]
    Energy(#[from] mantis_energy::Error),
    /// Runs cannot be made elsewhere, or what was made there does not fit together.
    #[error("{0}")]
    Place(String),
    /// No usable JVM.
    #[error("{0}")]
    Jvm(String),
    /// A run store or table is malformed.
    #[error("{}: {reason}", path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The store folder is in use by another process.
    #[error("{}: another mantis is using this folder", .0.display())]
    Busy(PathBuf),
    /// The cancellation flag was raised; what was finished is in the journal.
    #[error("cancelled; finished runs are kept and the same command goes on from here")]
    Cancelled,
}

impl Error {
    pub(crate) fn read(path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_path_buf();
        |source| Error::Read { path, source }
    }

    pub(crate) fn write(path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_path_buf();
        |source| Error::Write { path, source }
    }

    pub(crate) fn format(path: &Path, reason: impl ToString) -> Error {
        Error::Format { path: path.to_path_buf(), reason: reason.to_string() }
    }
}
