//! What is gated: the scenarios of `mantis.toml` or of a run list, as runs.

use std::path::{Path, PathBuf};

use mantis_gate::{Config, Scenario};
use mantis_measure::{RunSpec, runlist};

use crate::args::GateMeasureArgs;
use crate::error::Failure;

/// A configuration and its runs.
pub struct Plan {
    /// Scenarios, thresholds.
    pub config: Config,
    /// The run of each scenario.
    pub runs: Vec<RunSpec>,
    /// The folder of the configuration.
    folder: PathBuf,
}

impl Plan {
    /// Reads what the command line names.
    pub fn new(args: &GateMeasureArgs) -> Result<Plan, Failure> {
        let path = &args.config;
        let name = path.display().to_string();
        let mut config = match std::fs::read_to_string(path) {
            Ok(text) => Config::parse(&text, &name)?,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound && args.runs.is_some() => Config::default(),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                let text = "write one as docs/gate.md shows, or name a run list with --runs";
                return Err(Failure::Other(format!("there is no {name}; {text}")));
            }
            Err(e) => return Err(Failure::io("read", path)(e)),
        };
        let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
        let runs = match &args.runs {
            Some(list) => {
                let runs = runlist::read(list)?;
                config.scenarios = listed(&runs);
                runs
            }
            None => configured(&config, &name, &folder)?,
        };
        if let Some(repetitions) = args.repetitions {
            config.repetitions = repetitions;
        }
        if runs.is_empty() {
            return Err(Failure::Other(format!("{name} has no scenario; add [[gate.scenario]] with a name")));
        }
        Ok(Plan { config, runs, folder })
    }

    /// The baseline's file.
    pub fn baseline(&self, args: &GateMeasureArgs) -> PathBuf {
        args.baseline.clone().unwrap_or_else(|| self.folder.join(&self.config.baseline))
    }
}

/// The runs of a configuration: lines of a run list in the folder of the file.
fn configured(config: &Config, name: &str, folder: &Path) -> Result<Vec<RunSpec>, Failure> {
    let base = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let base = std::path::absolute(base).map_err(Failure::io("read", folder))?;
    let run = |scenario: &Scenario| {
        let wrong = |e: String| {
            Failure::Other(format!("{name}: scenario \"{}\": {e}; correct it there", scenario.name))
        };
        RunSpec::parse(&scenario.run.to_string(), &base).map_err(wrong)
    };
    config.scenarios.iter().map(run).collect()
}

/// Scenarios of a run list: `run-1` and so on, with as many digits as sort them.
fn listed(runs: &[RunSpec]) -> Vec<Scenario> {
    let width = runs.len().to_string().len();
    let scenario = |(i, run): (usize, &RunSpec)| Scenario {
        name: format!("run-{:0width$}", i + 1),
        group: None,
        size: None,
        run: run.to_json(),
    };
    runs.iter().enumerate().map(scenario).collect()
}
