//! Arguments of `mantis inputs`.

use std::path::PathBuf;

use clap::Args;

use super::{InputArgs, PhaseArgs, ProgramArgs};

/// Arguments of `inputs`.
#[derive(Args, Debug)]
#[command(
    after_help = "Example: 60 inputs of a program from the 5 in seeds.jsonl, and a predictor trained on them\n  \
                        mantis inputs --jar report.jar --runs seeds.jsonl --count 60 -o train.jsonl\n  \
                        mantis train --jar report.jar --runs train.jsonl -o report.predictor.jar\n\nNew files are in \
                        train.inputs, which belongs to train.jsonl."
)]
pub struct InputsArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub seeds: SeedArgs,
    /// How many inputs there are to be, the given ones included.
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub count: usize,
    /// Begin no further runs after so many minutes; without, when there are enough to choose from or nothing
    /// new is found.
    #[arg(long, value_name = "M")]
    pub minutes: Option<f64>,
    /// Seed of all chance: the same one makes the same inputs.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Seconds after which a run is ended and its input left out; default: five times what the longest given
    /// input takes with counters, at least 2. Counted runs may take twice as long.
    #[arg(long, value_name = "SECONDS")]
    pub timeout: Option<f64>,
    /// Folder of finished runs; the same command again resumes from it, and `mantis train` with it does not
    /// count them again.
    #[arg(long, default_value = ".mantis", value_name = "DIR")]
    pub work: PathBuf,
    /// The run list to write; new files go into a folder beside it, NAME.inputs.
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
    /// Replace the output if it exists, and the folder of its files.
    #[arg(long, short)]
    pub force: bool,
}

/// The inputs to begin with.
#[derive(Args, Debug, Clone)]
#[group(id = "seeds", required = true, multiple = true)]
pub struct SeedArgs {
    /// A run list: JSON Lines with args, stdin, env, cwd, timeout, files.
    #[arg(long, value_name = "FILE", conflicts_with = "input_glob")]
    pub runs: Option<PathBuf>,
    /// One run for each file that matches; `{}` in the arguments after -- stands for it.
    #[arg(long = "input-glob", value_name = "PATTERN")]
    pub input_glob: Option<String>,
    /// Arguments for --input-glob.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

impl SeedArgs {
    /// The same as other commands have them.
    pub fn inputs(&self) -> InputArgs {
        InputArgs {
            runs: self.runs.clone(),
            input_glob: self.input_glob.clone(),
            generate: None,
            count: None,
            args: self.args.clone(),
        }
    }
}
