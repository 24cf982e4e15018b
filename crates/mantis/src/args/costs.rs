//! The command line of `mantis costs`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::{InputArgs, MeasureArgs, ProgramArgs};

/// What costs are of.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CostLevel {
    /// Methods, without what they call.
    Method,
    /// Basic blocks.
    #[default]
    Block,
    /// Kinds of instructions.
    Opcode,
}

/// Resources that code has costs in: what is measured around a run and not at its parts is only time.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Costed {
    /// Executed bytecodes of the program and its libraries.
    Bytecodes,
    /// Logically allocated bytes.
    Bytes,
    /// Execution time in nanoseconds.
    Time,
}

/// How to estimate costs.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CostMethod {
    /// Least squares where that determines the costs and makes none negative, else ridge.
    #[default]
    Auto,
    /// Least squares without intercept.
    Ols,
    /// Least squares with intercept.
    OlsIntercept,
    /// Least squares with backward elimination by AIC.
    Step,
    /// Non-negative least squares.
    Nnls,
    /// Non-negative ridge, the penalty by cross-validation.
    Ridge,
    /// Non-negative elastic net, the penalty by cross-validation.
    ElasticNet,
    /// As many independent runs as costs, solved as equations.
    Equations,
}

/// Arguments of `costs`.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct CostsArgs {
    #[command(subcommand)]
    pub command: Option<CostsCommand>,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// What costs are of.
    #[arg(long, value_enum, default_value_t)]
    pub level: CostLevel,
    /// Costs in which resource.
    #[arg(long, value_enum, default_value = "time")]
    pub resource: Costed,
    /// The regression.
    #[arg(long, value_enum, default_value_t)]
    pub method: CostMethod,
    /// Weight runs so that relative errors count, not absolute ones.
    #[arg(long)]
    pub relative: bool,
    /// Hold out this share of the runs, to report the error on.
    #[arg(long, value_name = "SHARE")]
    pub test: Option<f64>,
    /// Only counters whose name contains this text, `*` stands for any; repeat for more.
    #[arg(long, value_name = "PATTERN")]
    pub only: Vec<String>,
    /// Leave out counters whose correlation with an earlier one is above this; the paper's is 0.3.
    #[arg(long, value_name = "R")]
    pub correlation: Option<f64>,
    /// Also fit nonlinear terms.
    #[arg(long)]
    pub nonlinear: bool,
    /// Kinds of instructions: a file with lines `NAME: iadd ladd ...`.
    #[arg(long, value_name = "FILE")]
    pub buckets: Option<PathBuf>,
    /// Level of the intervals of costs.
    #[arg(long, default_value_t = 0.95, value_name = "LEVEL")]
    pub confidence: f64,
    /// Measure no time; print the N runs that together determine the costs best, judged from counts.
    #[arg(long, value_name = "N")]
    pub suggest: Option<usize>,
    /// Write the costs, for `mantis costs predict`.
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write the table as CSV.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write an HTML page with the source annotated line by line.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Directory of Java sources for the page; repeat for more.
    #[arg(long, value_name = "DIR")]
    pub sources: Vec<PathBuf>,
    /// Replace outputs that exist.
    #[arg(long, short)]
    pub force: bool,
}

/// What else to do with costs.
#[derive(Subcommand, Debug)]
pub enum CostsCommand {
    /// Apply learned costs to runs of a program that has some of the same code.
    Predict(CostsPredictArgs),
    /// Estimate the worst case of a run and of each method, from costs of blocks and bounds of loops.
    Worst(CostsWorstArgs),
    /// Rank loops and recursions by what an attacker gains who controls the input.
    Risks(CostsRisksArgs),
}

/// Arguments of `costs worst`.
#[derive(Args, Debug)]
pub struct CostsWorstArgs {
    /// What `mantis costs -o` wrote; without it the estimate is of executed bytecodes.
    pub costs: Option<PathBuf>,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// Also show the worst path of methods whose name contains this text, `*` stands for any; repeat for
    /// more.
    #[arg(long, value_name = "PATTERN")]
    pub method: Vec<String>,
    /// A bound: iterations for one entry of a loop (Sort.java:12=1000), entries by recursion for one call of
    /// a method from outside (Sort.quick=1000), or calls of another method in a run; repeat for more.
    #[arg(long = "bound", value_name = "NAME=K")]
    pub bounds: Vec<String>,
    /// Let methods be called as often as loops and recursions allow, not at most as often as in any run.
    #[arg(long)]
    pub free_calls: bool,
}

/// Arguments of `costs risks`.
#[derive(Args, Debug)]
pub struct CostsRisksArgs {
    /// What `mantis costs -o` wrote; without it shares are of executed bytecodes.
    pub costs: Option<PathBuf>,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// How many risks to show.
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub top: usize,
}

/// Arguments of `costs predict`.
#[derive(Args, Debug)]
pub struct CostsPredictArgs {
    /// What `mantis costs -o` wrote.
    pub costs: PathBuf,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
}
