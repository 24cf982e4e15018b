//! What can stop the offline stage.

use std::path::PathBuf;

/// Why training, profiling, slicing or checking stopped. Each is one sentence for the user.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A class path or jar cannot be used.
    #[error(transparent)]
    Jar(#[from] mantis_classfile::jar::JarError),
    /// Runs could not be made.
    #[error(transparent)]
    Measure(#[from] mantis_measure::Error),
    /// A table cannot be fitted.
    #[error(transparent)]
    Model(#[from] mantis_model::Error),
    /// A bundle cannot be written or read.
    #[error(transparent)]
    Predictor(#[from] mantis_predictor::BundleError),
    /// A file cannot be read or written.
    #[error("cannot {action} {}: {source}", .path.display())]
    Io {
        /// What was tried: `read`, `write`, `create`.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// Anything else, in words.
    #[error("{0}")]
    Failed(String),
    /// The user interrupted; the same command again resumes.
    #[error("interrupted; the same command again continues where it stopped")]
    Cancelled,
}

impl Error {
    pub(crate) fn io(
        action: &'static str,
        path: &std::path::Path,
    ) -> impl FnOnce(std::io::Error) -> Error + use<> {
        let path = path.to_owned();
        move |source| Error::Io { action, path, source }
    }
}
