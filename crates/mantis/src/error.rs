//! Failures and their exit codes. Each message is a sentence that names the file and what to do.

use std::path::{Path, PathBuf};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// In the offline stage.
    #[error(transparent)]
    Train(#[from] mantis_train::Error),
    /// In measuring.
    #[error(transparent)]
    Measure(#[from] mantis_measure::Error),
    /// In a meter of energy.
    #[error(transparent)]
    Energy(#[from] mantis_energy::Error),
    /// In a jar.
    #[error(transparent)]
    Jar(#[from] mantis_classfile::jar::JarError),
    /// In a predictor.
    #[error(transparent)]
    Bundle(#[from] mantis_predictor::BundleError),
    /// In fitting.
    #[error(transparent)]
    Model(#[from] mantis_model::Error),
    /// In estimating costs.
    #[error(transparent)]
    Costs(#[from] mantis_costs::Error),
    /// In estimating the worst case or ranking risks.
    #[error(transparent)]
    Worst(#[from] mantis_worst::Error),
    /// In a baseline or configuration of a gate.
    #[error(transparent)]
    Gate(#[from] mantis_gate::Error),
    /// A threshold of a gate is exceeded.
    #[error("{0}")]
    Exceeded(String),
    /// A feature name.
    #[error(transparent)]
    Feature(#[from] mantis_feature::LookupError),
    /// The output is there.
    #[error("{} exists; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// A file cannot be written or read.
    #[error("cannot {action} {}: {source}", .path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The reader of our output went away.
    #[error("nobody reads the output")]
    BrokenPipe,
    /// A result that makes the command fail, in words.
    #[error("{0}")]
    Other(String),
    /// A process we started ended with this code, having said why itself.
    #[error("{message}")]
    Child {
        /// Its exit code.
        code: u8,
        /// What to say.
        message: String,
    },
}

impl Failure {
    /// The exit code of the command.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Train(mantis_train::Error::Cancelled)
            | Failure::Train(mantis_train::Error::Measure(mantis_measure::Error::Cancelled))
            | Failure::Measure(mantis_measure::Error::Cancelled) => 130,
            Failure::Child { code, .. } => *code,
            Failure::Exceeded(_) => 4,
            _ => 1,
        }
    }

    /// An I/O failure with a file.
    pub fn io(action: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> Failure + use<> {
        let path = path.to_owned();
        move |source| Failure::Io { action, path, source }
    }
}

/// Refuses an output that exists, unless forced, and one whose folder does not.
pub fn check_output(path: &Path, force: bool) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(Failure::Other(format!("{} is a directory; name a file to write", path.display())));
    }
    if path.exists() && !force {
        return Err(Failure::Exists(path.to_owned()));
    }
    match path.parent().filter(|p| !p.as_os_str().is_empty()) {
        Some(parent) if !parent.is_dir() => {
            Err(Failure::Other(format!("there is no directory {}; create it first", parent.display())))
        }
        _ => Ok(()),
    }
}
