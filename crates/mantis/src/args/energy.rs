//! The command line of meters of energy and of `mantis energy`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{InputArgs, MeasureArgs, ProgramArgs};

/// What tells energy.
#[derive(Args, Debug, Clone, Default)]
pub struct MeterArgs {
    /// What measures energy: powercap[:FOLDER] (the processor's counters), file:FILE (accumulated joules that
    /// a host writes), model[:FILE]; without, a model that is not calibrated estimates. See docs/energy.md.
    #[arg(long, value_name = "METER", conflicts_with = "energy_model")]
    pub meter: Option<String>,
    /// A model of energy that `mantis energy calibrate` wrote; the same as --meter model:FILE.
    #[arg(long = "energy-model", value_name = "FILE")]
    pub energy_model: Option<PathBuf>,
    /// Subtract what the idle machine takes: watts, or `measure` to look at the meter for five seconds before
    /// the runs, in which the machine should be idle.
    #[arg(long = "idle-watts", value_name = "WATTS|measure", requires = "meter")]
    pub idle_watts: Option<String>,
}

impl MeterArgs {
    /// Whether any was named.
    pub fn named(&self) -> bool {
        self.meter.is_some() || self.energy_model.is_some()
    }
}

/// Arguments of `energy`.
#[derive(Args, Debug)]
pub struct EnergyArgs {
    #[command(subcommand)]
    pub command: EnergyCommand,
}

/// What there is to do.
#[derive(Subcommand, Debug)]
pub enum EnergyCommand {
    /// Fit the coefficients of a model of energy to what a meter says of a program's runs.
    Calibrate(CalibrateArgs),
}

/// Arguments of `energy calibrate`.
#[derive(Args, Debug)]
pub struct CalibrateArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    #[command(flatten)]
    pub meter: MeterArgs,
    /// The model to write.
    #[arg(long, short, value_name = "JSON")]
    pub output: PathBuf,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}
