//! The agent's options: `key=value` pairs with commas in between, as after `-agentpath:libmantis_agent.so=`.

use std::path::PathBuf;

use crate::methods::Scope;

/// What the agent was asked to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The configuration of the service under watch (`config=watch.toml`).
    pub config: Option<PathBuf>,
    /// Where to write the bytecodes executed by all threads when the JVM ends (`totals=FILE`).
    pub totals: Option<PathBuf>,
    /// Which classes count by method, for tests (`methods=PATTERNS`).
    pub methods: Option<Scope>,
    /// Prices of opcodes (`energy=FILE`), in the place of the machine's counters or the agent's own table.
    pub energy: Option<PathBuf>,
    /// Costs of actions elsewhere, as initial data (`import=FILE`).
    pub import: Option<PathBuf>,
    /// Where to write the costs of the actions when the JVM ends, to be shipped as initial data
    /// (`export=FILE`).
    pub export: Option<PathBuf>,
    /// Where to write what was seen of the actions when the JVM ends, as JSON (`summary=FILE`).
    pub summary: Option<PathBuf>,
    /// Where to write a sample of the executions of each action when the JVM ends, to fit models to
    /// (`samples=FILE`).
    pub samples: Option<PathBuf>,
    /// Where to write what the agent has to say (`log=FILE`).
    pub log: Option<PathBuf>,
}

/// Why options are not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// There is no such key.
    #[error(
        "unknown agent option `{0}`; there are config, log, energy, import, export, samples, summary and totals, each with =FILE, and methods=PATTERNS"
    )]
    Unknown(String),
    /// A key without a value.
    #[error("the agent option `{0}` needs a value, as in config=watch.toml or methods=com.x.**")]
    NoValue(String),
    /// A pattern of classes that is none.
    #[error("{0}")]
    Pattern(String),
}

impl Options {
    /// Reads the text after the library's name.
    ///
    /// # Errors
    /// When a key is unknown or has no value.
    pub fn parse(text: &str) -> Result<Options, OptionsError> {
        let mut options = Options::default();
        for pair in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            if key == "methods" && !value.is_empty() {
                options.methods = Some(value.parse().map_err(OptionsError::Pattern)?);
                continue;
            }
            let target = match key {
                "config" => &mut options.config,
                "totals" => &mut options.totals,
                "energy" => &mut options.energy,
                "import" => &mut options.import,
                "export" => &mut options.export,
                "samples" => &mut options.samples,
                "summary" => &mut options.summary,
                "log" => &mut options.log,
                "methods" => return Err(OptionsError::NoValue(key.to_owned())),
                _ => return Err(OptionsError::Unknown(key.to_owned())),
            };
            if value.is_empty() {
                return Err(OptionsError::NoValue(key.to_owned()));
            }
            *target = Some(PathBuf::from(value));
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_read() {
        let options = Options::parse("config=w.toml,log=a/b.log").unwrap();
        assert_eq!(options.config, Some("w.toml".into()));
        assert_eq!(options.log, Some("a/b.log".into()));
        assert_eq!(Options::parse("").unwrap(), Options::default());
    }

    #[test]
    fn mistakes_are_named() {
        assert_eq!(Options::parse("cfg=x"), Err(OptionsError::Unknown("cfg".into())));
        assert_eq!(Options::parse("methods"), Err(OptionsError::NoValue("methods".into())));
        assert!(matches!(Options::parse("methods=a b"), Err(OptionsError::Pattern(_))));
        assert_eq!(Options::parse("config"), Err(OptionsError::NoValue("config".into())));
    }
}
