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

/// Which program; as for other commands.
#[derive(Args, Debug, Clone)]
#[group(id = "program", required = true, multiple = true)]
pub struct GateProgramArgs {
    /// A runnable jar, or a directory of classes.
    #[arg(long, visible_alias = "head", value_name = "JAR", conflicts_with = "class_path")]
    pub jar: Option<PathBuf>,
    /// Jars and directories of classes, separated as for java.
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH", requires = "main_class")]
    pub class_path: Option<String>,
    /// The class with main; needed with --class-path, overrides the manifest of --jar.
    #[arg(long = "main-class", value_name = "CLASS")]
    pub main_class: Option<String>,
    /// A flag for the JVM that runs the program, such as -Xss4m; repeat for more.
    #[arg(long = "jvm-flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub jvm_flags: Vec<String>,
    /// Exit codes besides 0 that mean success.
    #[arg(long = "success-codes", value_name = "CODES", value_delimiter = ',')]
    pub success_codes: Vec<i32>,
    /// The JDK to run it on; default: JAVA_HOME, then java on the PATH.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}

impl GateProgramArgs {
    /// The program, as other commands are given one.
    pub fn head(&self) -> ProgramArgs {
        ProgramArgs {
            jar: self.jar.clone(),
            class_path: self.class_path.clone(),
            main_class: self.main_class.clone(),
            jvm_flags: self.jvm_flags.clone(),
            success_codes: self.success_codes.clone(),
            java_home: self.java_home.clone(),
        }
    }
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
    /// How often each scenario is counted, to find out whether its counts are always the same; default: what
    /// the configuration says, else 2.
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
    pub program: GateProgramArgs,
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
                  threshold is exceeded."
)]
pub struct GateCheckArgs {
    #[command(flatten)]
    pub program: GateProgramArgs,
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
            ..self.program.head()
        })
    }
}
