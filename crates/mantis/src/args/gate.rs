//! Arguments of `mantis gate`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::ProgramArgs;

/// Arguments of `gate`.
#[derive(Args, Debug)]
pub struct GateArgs {
    #[command(subcommand)]
    pub command: GateCommand,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum GateCommand {
    /// Count the scenarios of mantis.toml and write the baseline.
    Record(Box<GateRecordArgs>),
    /// Count them again and say what became dearer: than the baseline, or than another version.
    Check(Box<GateCheckArgs>),
}

/// Which scenarios, and how they are counted.
#[derive(Args, Debug, Clone)]
pub struct GateMeasureArgs {
    /// Scenarios, thresholds and the name of the baseline; docs/gate.md says what is in it.
    #[arg(long, default_value = "mantis.toml", value_name = "FILE")]
    pub config: PathBuf,
    /// Take the scenarios from a run list instead; they are named run-1, run-2, ...
    #[arg(long, value_name = "FILE")]
    pub runs: Option<PathBuf>,
    /// The baseline, instead of the one that the configuration names.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// How often each scenario is counted, to find out whether its counts are always the same; a check
    /// without any change counts once. Default: what the configuration says, else 2.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub repetitions: Option<u32>,
    /// Runs at a time; default: one for each processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub jobs: Option<u32>,
    /// Seconds after which a run is ended, where the scenario names none.
    #[arg(long, default_value_t = 300.0, value_name = "SECONDS")]
    pub timeout: f64,
    /// Folder for instrumented classes.
    #[arg(long, default_value = ".mantis", value_name = "DIR")]
    pub work: PathBuf,
}

/// Arguments of `gate record`.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mantis gate record --jar target/app.jar --force")]
pub struct GateRecordArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub measure: GateMeasureArgs,
    /// Replace the baseline if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `gate check`.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  mantis gate check --jar target/app.jar\n  mantis gate check --base old.jar --head \
                  new.jar --write sarif=gate.sarif --write markdown=comment.md\n\nThe exit code is 4 when a \
                  threshold is exceeded.",
    mut_arg("jar", |jar| jar.visible_alias("head"))
)]
pub struct GateCheckArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    /// Compare with this version of the program, counted now, and not with the baseline.
    #[arg(long, value_name = "JAR", conflicts_with_all = ["base_class_path", "baseline"])]
    pub base: Option<PathBuf>,
    /// The same as a class path.
    #[arg(
        long = "base-class-path",
        value_name = "PATH",
        requires = "main_class",
        conflicts_with = "baseline"
    )]
    pub base_class_path: Option<String>,
    #[command(flatten)]
    pub measure: GateMeasureArgs,
    /// Timed runs of each scenario, for information; 0 measures no time. Two versions are timed side by side
    /// where there are two processors.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub repeats: u32,
    /// What to print.
    #[arg(long, default_value = "terminal", value_name = "FORMAT", value_parser = FORMATS)]
    pub format: String,
    /// Also write a file: sarif=gate.sarif; repeat for more. It is replaced if it exists.
    #[arg(long, value_name = "FORMAT=FILE")]
    pub write: Vec<String>,
}

/// Names of formats.
const FORMATS: [&str; 5] = ["terminal", "markdown", "junit", "sarif", "bencher"];

impl GateCheckArgs {
    /// The other version, if one is given.
    pub fn base(&self) -> Option<ProgramArgs> {
        let given = self.base.is_some() || self.base_class_path.is_some();
        given.then(|| ProgramArgs {
            jar: self.base.clone(),
            class_path: self.base_class_path.clone(),
            ..self.program.clone()
        })
    }
}
