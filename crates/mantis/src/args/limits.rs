//! The command line of limits for jobs: `limits`, `submit`.

use std::path::PathBuf;

use clap::Args;

use super::SlurmArgs;

/// How limits are chosen.
#[derive(Args, Debug, Clone)]
pub struct RiskArgs {
    /// How often a job may be killed by its limits: `1%` or `0.01`. Each limit that the predictor knows of
    /// gets the same part of it.
    #[arg(long, default_value = "1%", value_name = "SHARE")]
    pub risk: String,
    /// Which try this is: each has a tenth of the risk of the one before and at least twice the limits of the
    /// first.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub attempt: u32,
    /// Seconds that a job takes besides the program: its prologue, copying, the start of the JVM.
    #[arg(long = "extra-time", default_value_t = 10.0, value_name = "SECONDS")]
    pub extra_time: f64,
    /// Megabytes that a job takes besides the program.
    #[arg(long = "extra-memory", default_value_t = 32, value_name = "MB")]
    pub extra_memory: u64,
}

/// Arguments of `limits`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  mantis limits route.predictor.jar -- maps/new.txt A17 B203\n  \
                  mantis limits route.predictor.jar --risk 0.1% --sbatch -- maps/new.txt A17 B203 > job.sh\n  \
                  mantis limits route.predictor.jar --attempt 2 --json -- maps/new.txt A17 B203")]
pub struct LimitsArgs {
    /// A predictor made by `mantis train`, of time, memory or heap.
    pub predictor: PathBuf,
    #[command(flatten)]
    pub risk: RiskArgs,
    /// Limits for every input of a run list.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["args", "stdin"])]
    pub runs: Option<PathBuf>,
    /// Print #SBATCH lines, to begin a job script with.
    #[arg(long)]
    pub sbatch: bool,
    /// What the program would read from standard input.
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
    /// The JDK to run the predictor on.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
    /// Arguments of the program.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

/// Arguments of `submit`.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  mantis submit route.predictor.jar --jar route.jar -- maps/new.txt A17 B203\n  \
                  mantis submit --collect route.predictor.jar -o newer.predictor.jar\n\n--collect reads what became of \
                  jobs (scontrol, sacct, or the file of jobcomp/filetxt), gives those that their limits killed the \
                  next ones, and lets a predictor learn from those that ended."
)]
pub struct SubmitArgs {
    /// A predictor made by `mantis train`, of time or memory.
    pub predictor: PathBuf,
    /// The program: a runnable jar.
    #[arg(long, value_name = "JAR", conflicts_with = "class_path", required_unless_present_any = ["class_path", "collect"])]
    pub jar: Option<PathBuf>,
    /// Jars and directories of classes, separated as for java.
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH", requires = "main_class")]
    pub class_path: Option<String>,
    /// The class with main; needed with --class-path, overrides the manifest of --jar.
    #[arg(long = "main-class", value_name = "CLASS")]
    pub main_class: Option<String>,
    /// A flag for the JVM that runs the program, as in training; repeat for more.
    #[arg(long = "jvm-flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub jvm_flags: Vec<String>,
    /// The JDK to run it on, which all nodes see there.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
    #[command(flatten)]
    pub risk: RiskArgs,
    /// A file for standard input.
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
    #[command(flatten)]
    pub slurm: SlurmArgs,
    /// Folder for jobs, which all nodes see there.
    #[arg(long, default_value = ".mantis/jobs", value_name = "DIR")]
    pub jobs: PathBuf,
    /// Tries of a job that its limits kill.
    #[arg(long, default_value_t = 3, value_name = "N")]
    pub attempts: u32,
    /// Write the script, submit nothing.
    #[arg(long = "dry-run")]
    pub dry_run: bool,
    /// Read what became of all jobs of the folder.
    #[arg(long, conflicts_with_all = ["jar", "class_path", "dry_run", "stdin", "args"])]
    pub collect: bool,
    /// Let the predictor learn from the jobs that ended, and write it here.
    #[arg(long, short, value_name = "JAR", requires = "collect")]
    pub output: Option<PathBuf>,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
    /// Arguments of the program.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}
