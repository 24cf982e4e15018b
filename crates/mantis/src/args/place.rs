//! The command line of where runs are made, and of the worker that makes them elsewhere.

use std::path::PathBuf;

use clap::Args;
use mantis_measure::place::slurm::Slurm;

/// Where runs are made.
#[derive(Args, Debug, Clone)]
#[command(next_help_heading = "Where runs are made")]
pub struct PlaceArgs {
    /// `here`, `slurm`, or a command with {} for what is to be run, such as 'ssh host {}'. Elsewhere the
    /// program, the inputs, the JDK, this executable and --work must be in folders that all machines see
    /// under the same name; docs/slurm.md.
    #[arg(long, default_value = "here", value_name = "WHERE")]
    pub on: String,
    #[command(flatten)]
    pub slurm: SlurmArgs,
    /// Runs of one job, or of one command; without, as many as make some 64 jobs of a stage.
    #[arg(long, value_name = "N")]
    pub chunk: Option<usize>,
    /// Jobs, or commands, at a time; without, as many as Slurm allows, and one command.
    #[arg(long = "at-most", value_name = "N")]
    pub at_most: Option<usize>,
    /// Only times of machines with this in their description (processor, cores, memory) count: runs that
    /// others made are made again. Without, times of different kinds of machines are an error.
    #[arg(long, value_name = "TEXT")]
    pub machine: Option<String>,
}

/// What Slurm is told of a job.
#[derive(Args, Debug, Clone)]
pub struct SlurmArgs {
    /// Slurm's partition.
    #[arg(long, value_name = "NAME")]
    pub partition: Option<String>,
    /// Slurm's account.
    #[arg(long, value_name = "NAME")]
    pub account: Option<String>,
    /// Features that nodes must have, such as one that all nodes of a kind have: times are of one kind.
    #[arg(long, value_name = "FEATURES")]
    pub constraint: Option<String>,
    /// Another flag for sbatch, such as --sbatch-flag=--time=60; repeat for more.
    #[arg(long = "sbatch-flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub sbatch_flags: Vec<String>,
}

impl SlurmArgs {
    /// As measuring takes it.
    pub fn to_slurm(&self) -> Slurm {
        Slurm {
            partition: self.partition.clone(),
            account: self.account.clone(),
            constraint: self.constraint.clone(),
            flags: self.sbatch_flags.clone(),
        }
    }
}

/// Arguments of the worker.
#[derive(Args, Debug)]
pub struct WorkArgs {
    /// The folder of the lot.
    pub lot: PathBuf,
    /// Number of the chunk.
    pub chunk: usize,
}
