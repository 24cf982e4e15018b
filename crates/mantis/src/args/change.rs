//! Arguments of commands that change a predictor: `transfer`, `update`.

use std::path::PathBuf;

use clap::Args;

use super::{InputArgs, MeasureArgs, PhaseArgs, ProgramArgs};

/// Arguments of `transfer`.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mantis transfer route.predictor.jar --jar route.jar --runs train.jsonl --take 10 -o \
                  here.predictor.jar"
)]
pub struct TransferArgs {
    /// A predictor made by `mantis train` elsewhere.
    pub predictor: PathBuf,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// Measure at most so many of the inputs, those that say most about the models.
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub take: usize,
    /// The predictor to write.
    #[arg(long, short, value_name = "JAR")]
    pub output: PathBuf,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `update`.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"args\": [\"maps/new.txt\"], \"measured\": {\"time\": 412e6}}' >> measured.jsonl\n  \
                  mantis update route.predictor.jar --runs measured.jsonl -o newer.predictor.jar"
)]
pub struct UpdateArgs {
    /// A predictor made by `mantis train`, `transfer` or `update`.
    pub predictor: PathBuf,
    /// Measured runs in their order: a run list whose lines have `measured`, an object of amounts by
    /// resource: time in nanoseconds, bytecodes, and bytes of the others.
    #[arg(long, value_name = "FILE")]
    pub runs: PathBuf,
    /// The JDK to run the predictor on.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
    /// The predictor to write.
    #[arg(long, short, value_name = "JAR")]
    pub output: PathBuf,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}
