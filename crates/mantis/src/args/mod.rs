//! The command line as users type it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use mantis_train::Phases;

mod change;
mod costs;
mod energy;
mod gate;
mod inputs;
mod limits;
mod place;
mod serve;
mod watch;

pub use change::{TransferArgs, UpdateArgs};
pub use costs::{
    CostLevel, CostMethod, Costed, CostsArgs, CostsCommand, CostsPredictArgs, CostsRisksArgs, CostsWorstArgs,
};
pub use energy::{CalibrateArgs, EnergyArgs, EnergyCommand, MeterArgs};
pub use gate::{GateArgs, GateCheckArgs, GateCommand, GateMeasureArgs, GateRecordArgs};
pub use inputs::InputsArgs;
pub use limits::{LimitsArgs, RiskArgs, SubmitArgs};
pub use place::{PlaceArgs, SlurmArgs, WorkArgs};
pub use serve::ServeArgs;
pub use watch::WatchArgs;

/// Predicts what a JVM program will cost on an input before it runs.
///
/// Train once on sample inputs; the result is a small runnable jar that reads a new input, computes a handful
/// of features of it with slices of the program, and prints the predicted cost.
#[derive(Parser, Debug)]
#[command(
    name = "mantis",
    version,
    propagate_version = true,
    after_help = "Example:\n  mantis train --jar route.jar --runs train.jsonl -o route.predictor.jar\n  mantis predict \
                  route.predictor.jar -- maps/new.txt A17 B203\n\nThe exit code says what went wrong: 1 an error, 2 a wrong \
                  command line, 3 an input without a prediction, 4 a gate that does not pass, 130 interrupted (the same command again resumes)."
)]
pub struct Cli {
    /// Machine-readable output on standard output; see docs/json.md for the schemas.
    #[arg(long, global = true)]
    pub json: bool,
    /// Say how long each stage took.
    #[arg(long, global = true)]
    pub timings: bool,
    /// No progress display and no remarks.
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The verbs.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Learn a predictor from a program and sample inputs.
    Train(TrainArgs),
    /// Predict the cost of one or many inputs.
    Predict(PredictArgs),
    /// Keep predictors warm and answer over HTTP or a Unix socket.
    ///
    /// Predictors stay loaded in a JVM that runs, so that a prediction costs what it computes and no start.
    /// HTTP with JSON is answered on a loopback address, a Unix socket that only you can use, or both;
    /// docs/serve.md has the protocol. Requests wait in a bounded queue; a prediction that hangs or ends its
    /// JVM costs that request, and the JVM is started again.
    Serve(ServeArgs),
    /// Say what a predictor learned, in source terms.
    Explain(ExplainArgs),
    /// Write a jar that counts what it executes.
    Instrument(InstrumentArgs),
    /// Read the counts that an instrumented jar wrote.
    Counts(CountsArgs),
    /// Measure features and resources of every run.
    Profile(ProfileArgs),
    /// Make more inputs from a few given ones, for training.
    ///
    /// Arguments, files and standard input of the given inputs are changed at random and recombined, the
    /// program is run on them with its counters, and those are kept whose runs reached code that no run did
    /// before, or counts of another magnitude. The program does whatever it does on such inputs: run one that
    /// could do harm in a place where it cannot. docs/input-generation.md says what is changed and how.
    Inputs(InputsArgs),
    /// Fit a model to measured runs, or to any CSV table.
    Fit(FitArgs),
    /// Calibrate a model of energy against a meter.
    Energy(EnergyArgs),
    /// Mine what each kind of instruction, each block and each method costs.
    Costs(Box<CostsArgs>),
    /// Write a jar that computes one feature of the program and nothing else.
    Slice(SliceArgs),
    /// Check that slices compute what the instrumented program counts.
    Check(CheckArgs),
    /// Measure inputs a predictor has not seen and compare.
    Evaluate(EvaluateArgs),
    /// Compare two versions of a program by what they exactly execute and allocate.
    ///
    /// `record` writes a small text with the counts of the scenarios in mantis.toml, to be reviewed with the
    /// code; `check` counts again and names methods and lines that became dearer. With `--base` it compares
    /// two jars. Counts have no noise: what is equal stays equal. docs/gate.md says what they do not see.
    Gate(GateArgs),
    /// Move a predictor to this machine by a few runs.
    ///
    /// What a program executes is the same everywhere; how long that takes is not. Slices and the form of
    /// models stay, and so do models of what is counted; coefficients of the others are fitted to a few runs
    /// on this machine and this JVM: all by one scale where these tell no more. Of the inputs given those
    /// are measured that determine the models best.
    Transfer(TransferArgs),
    /// Let a predictor learn from runs that were measured since.
    ///
    /// Coefficients follow the runs in their order, quickly where costs have changed; where that is not
    /// enough, terms are searched again among the features that the predictor computes. The program is not
    /// run. What was learned goes on from where the last update stopped; `mantis explain` has the history.
    Update(UpdateArgs),
    /// Say which limits a job needs: time, memory, heap, at a risk of being killed.
    ///
    /// A prediction is what a run takes in the middle, a limit is what kills it: limits are so far above that
    /// runs like those of training exceed them as rarely as asked. docs/slurm.md says how they are chosen.
    Limits(LimitsArgs),
    /// Submit a job to Slurm with such limits, and read back what became of jobs.
    Submit(Box<SubmitArgs>),
    /// Run a service whose actions are measured and predicted, or look at one that runs.
    Watch(WatchArgs),
    /// Write tables and a page from the documents of several evaluations.
    #[command(hide = true)]
    EvaluateReport(EvaluateReportArgs),
    /// Make a chunk of runs that a measurement ordered elsewhere.
    #[command(hide = true)]
    Work(WorkArgs),
    /// Print what a JDK method reads, writes, returns and does outside.
    Effects(EffectsArgs),
}

impl Command {
    /// Whether it runs the program so often that Ctrl-C should keep what is finished.
    pub fn resumes(&self) -> bool {
        matches!(
            self,
            Command::Train(_)
                | Command::Profile(_)
                | Command::Inputs(_)
                | Command::Costs(_)
                | Command::Energy(_)
                | Command::Check(_)
                | Command::Evaluate(_)
                | Command::Gate(_)
                | Command::Transfer(_)
                | Command::Work(_)
        )
    }
}

/// Which program.
#[derive(Args, Debug, Clone)]
#[group(id = "program", required = true, multiple = true)]
pub struct ProgramArgs {
    /// A runnable jar.
    #[arg(long, value_name = "JAR", conflicts_with = "class_path")]
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
    /// Exit codes besides 0 that mean success, such as 10,20 of a SAT solver.
    #[arg(long = "success-codes", value_name = "CODES", value_delimiter = ',')]
    pub success_codes: Vec<i32>,
    /// The JDK to run it on; default: JAVA_HOME, then java on the PATH.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}

/// Which features.
#[derive(Args, Debug, Clone)]
pub struct PhaseArgs {
    /// Count what a method does once for all of its callers, not apart for each phase of the program.
    #[arg(long = "no-phases")]
    pub no_phases: bool,
}

impl PhaseArgs {
    /// Whether phases are told apart.
    pub fn phases(&self) -> Phases {
        if self.no_phases { Phases::Together } else { Phases::Apart }
    }
}

/// Which inputs.
#[derive(Args, Debug, Clone)]
#[group(id = "inputs", required = true, multiple = true)]
pub struct InputArgs {
    /// A run list: JSON Lines with args, stdin, env, cwd, timeout, files.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["input_glob", "generate"])]
    pub runs: Option<PathBuf>,
    /// One run for each file that matches; `{}` in the arguments after -- stands for it.
    #[arg(long = "input-glob", value_name = "PATTERN", conflicts_with = "generate")]
    pub input_glob: Option<String>,
    /// A command that prints one input (a JSON line or arguments) each time it is run.
    #[arg(long, value_name = "COMMAND", requires = "count")]
    pub generate: Option<String>,
    /// How many inputs to generate.
    #[arg(long, value_name = "N")]
    pub count: Option<usize>,
    /// Arguments for --input-glob.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

/// How to measure.
#[derive(Args, Debug, Clone)]
pub struct MeasureArgs {
    /// Timed runs of each input; the median counts. 0 measures no time.
    #[arg(long, default_value_t = 3, value_name = "N")]
    pub repeats: u32,
    /// Timed runs at a time; more than 1 is faster and noisier.
    #[arg(long = "timing-jobs", default_value_t = 1, value_name = "N")]
    pub timing_jobs: usize,
    /// Seconds after which a run is ended, where the run list names none.
    #[arg(long, default_value_t = 300.0, value_name = "SECONDS")]
    pub timeout: f64,
    /// Folder of finished runs; the same command again resumes from it.
    #[arg(long, default_value = ".mantis", value_name = "DIR")]
    pub work: PathBuf,
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// A resource to predict.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Executed bytecodes of the program and its libraries.
    Bytecodes,
    /// Logically allocated bytes of the program and its libraries.
    Bytes,
    /// Execution time in nanoseconds.
    Time,
    /// Bytes that all threads allocate, the JDK's code included, as the JVM counts them.
    Allocated,
    /// Largest resident size of the process in bytes.
    Memory,
    /// Smallest heap (-Xmx) in bytes with which a run ends as it does with plenty, at most twice as slow:
    /// some five timed runs more of each input.
    Heap,
    /// What the process takes of energy, in microjoules: as --meter measures it, or else estimated.
    Energy,
}

/// How to fit.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Method {
    /// Best-subset search on relative error.
    #[default]
    Best,
    /// SPORE-FoBa as published.
    SporeFoba,
    /// Linear terms only.
    Linear,
}

/// A scheme of features.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// How often conditions hold and cases of switches are taken.
    Branches,
    /// How often loops iterate.
    Loops,
    /// How often methods are called.
    Calls,
    /// Sums and averages of stored numbers.
    Values,
    /// Bytes of arrays; not one of the papers'.
    Arrays,
}

/// Arguments of `train`.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  mantis train --jar route.jar --runs train.jsonl -o route.predictor.jar\n  \
                  mantis train --jar route.jar --runs train.jsonl -o route.predictor.jar --on slurm --constraint epyc"
)]
pub struct TrainArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    #[command(flatten)]
    pub meter: MeterArgs,
    /// The predictor to write.
    #[arg(long, short, value_name = "JAR", required_unless_present = "suggest")]
    pub output: Option<PathBuf>,
    /// Measure no time and train nothing; print the N runs that together determine a model best, judged from
    /// counts.
    #[arg(long, value_name = "N")]
    pub suggest: Option<usize>,
    /// What to predict, the main target first. Models of allocated, memory, heap and energy read what the
    /// others read, unless one of them is the main target.
    #[arg(long = "target", value_delimiter = ',', value_enum, default_values = ["time", "bytecodes", "bytes", "allocated"])]
    pub targets: Vec<Target>,
    /// The regression.
    #[arg(long, value_enum, default_value_t)]
    pub method: Method,
    /// The papers' rule: no feature whose slice costs more than this share of the program's time, no samples,
    /// `--strict`. Without, the predictor holds the best model for each price up to 1
    /// (or one up to 2 where all of these are off by half or more).
    #[arg(long, value_name = "SHARE")]
    pub threshold: Option<f64>,
    /// Refuse features that might depend on what cannot be repeated or is not known (clocks, chance,
    /// reflection, callers and methods nobody described), although all their values on the training inputs
    /// are right.
    #[arg(long)]
    pub strict: bool,
    /// Do not try slices that read a sample of the input.
    #[arg(long = "no-samples")]
    pub no_samples: bool,
    /// Use features of the program of these schemes only.
    #[arg(long, value_delimiter = ',', value_enum, default_values = ["branches", "loops", "calls", "values", "arrays"])]
    pub schemes: Vec<Scheme>,
    /// Use features of the program only, not what inputs say by themselves: numbers among arguments, sizes
    /// and contents of files; see docs/inputs.md.
    #[arg(long = "no-argument-features")]
    pub no_argument_features: bool,
    /// Nominal coverage of the prediction interval.
    #[arg(long, default_value_t = 0.9, value_name = "LEVEL")]
    pub level: f64,
    /// Also write what --json prints to a file, for `mantis evaluate --training`.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Also write an HTML report.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Directory of Java sources, for the report's sliced source lines.
    #[arg(long, value_name = "DIR")]
    pub sources: Vec<PathBuf>,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `predict`.
#[derive(Args, Debug)]
pub struct PredictArgs {
    /// A predictor made by `mantis train`.
    pub predictor: PathBuf,
    /// Predict every input of a run list in one JVM.
    #[arg(long, value_name = "FILE", conflicts_with = "args")]
    pub runs: Option<PathBuf>,
    /// What the program would read from standard input; `-` for that of this command.
    #[arg(long, value_name = "FILE", conflicts_with = "runs", allow_hyphen_values = true)]
    pub stdin: Option<PathBuf>,
    /// Only this resource.
    #[arg(long, value_enum)]
    pub target: Option<Target>,
    /// Answer with the best model that takes at most this share of the program's time on average: `2%` or
    /// `0.02`.
    #[arg(long, value_name = "SHARE", conflicts_with_all = ["within", "point"])]
    pub budget: Option<String>,
    /// Answer with the best model that took at most this long for every training input tried: `5ms`.
    #[arg(long, value_name = "TIME", conflicts_with = "point")]
    pub within: Option<String>,
    /// Answer with this point of the frontier, from 0 for the cheapest; `mantis explain` lists them.
    #[arg(long, value_name = "N")]
    pub point: Option<usize>,
    /// The JDK to run the predictor on.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
    /// Neither use nor make an archive of the predictor's classes in the user's cache folder.
    #[arg(long)]
    pub no_archive: bool,
    /// Arguments of the program.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

/// Arguments of `explain`.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// A predictor made by `mantis train`.
    pub predictor: PathBuf,
    /// Explain this point of the frontier, from 0 for the cheapest, instead of the one that answers.
    #[arg(long, value_name = "N")]
    pub point: Option<usize>,
}

/// Arguments of `instrument`.
#[derive(Args, Debug)]
pub struct InstrumentArgs {
    /// The jar to instrument, or a directory of classes.
    pub jar: PathBuf,
    /// The instrumented jar.
    #[arg(long, short, value_name = "JAR")]
    pub output: PathBuf,
    /// The JDK whose classes the program sees.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `counts`.
#[derive(Args, Debug)]
pub struct CountsArgs {
    /// The instrumented jar.
    pub jar: PathBuf,
    /// The file it wrote.
    pub counts: PathBuf,
    /// Also features that are 0.
    #[arg(long)]
    pub all: bool,
}

/// Arguments of `profile`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  mantis profile --jar route.jar --runs train.jsonl -o runs.parquet\n  \
                  mantis profile --jar route.jar --runs train.jsonl -o runs.parquet --on 'ssh node7 {}'")]
pub struct ProfileArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// The Parquet file to write; the names of the features go into a second one beside it,
    /// NAME.features.parquet.
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
    /// Also search the smallest heap that is enough for each run: some five timed runs more.
    #[arg(long)]
    pub heap: bool,
    /// Also say what each run takes of energy: as --meter measures it, or else estimated.
    #[arg(long)]
    pub energy: bool,
    #[command(flatten)]
    pub meter: MeterArgs,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// Runs as `mantis profile` writes them, or CSV with a column for each feature and one for the target.
    pub table: PathBuf,
    /// The column to predict; bytecodes, bytes, time, allocated, memory, heap and energy name the resources
    /// of a run store.
    #[arg(long, value_name = "COLUMN")]
    pub target: String,
    /// Another table, to report the error on.
    #[arg(long, value_name = "FILE")]
    pub test: Option<PathBuf>,
    /// The regression.
    #[arg(long, value_enum, default_value_t)]
    pub method: Method,
    /// Columns not to use; repeat for more.
    #[arg(long, value_name = "COLUMN")]
    pub exclude: Vec<String>,
    /// Nominal coverage of the prediction interval.
    #[arg(long, default_value_t = 0.9, value_name = "LEVEL")]
    pub level: f64,
}

/// Arguments of `slice`.
#[derive(Args, Debug)]
pub struct SliceArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    /// The feature, by name or a unique beginning of it; repeat for more. `--list` prints them.
    #[arg(long, value_name = "NAME", required_unless_present = "list")]
    pub feature: Vec<String>,
    /// Leave out code that none of these runs reaches, as training does; a run list.
    #[arg(long, value_name = "FILE")]
    pub runs: Option<PathBuf>,
    /// Assume away what the slice might depend on (clocks, chance, reflection, unknown callers), and say what
    /// is assumed.
    #[arg(long)]
    pub optimistic: bool,
    /// Keep in memory what the program writes to files that the slice reads again; training does so where
    /// slices are wrong without.
    #[arg(long, requires = "optimistic")]
    pub own_files: bool,
    /// Print all features of the program.
    #[arg(long)]
    pub list: bool,
    /// The runnable jar to write.
    #[arg(long, short, value_name = "JAR", required_unless_present = "list")]
    pub output: Option<PathBuf>,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `check`.
#[derive(Args, Debug)]
pub struct CheckArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    /// Which features: all, varying, or the first N that vary.
    #[arg(long, default_value = "varying", value_name = "all|varying|N")]
    pub features: String,
    /// Then also compute N features in one slice, as predictors do, for all whose own slices agree.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..))]
    pub together: Option<u16>,
    /// Keep code that none of the runs reached in the slices; training leaves it out.
    #[arg(long)]
    pub full: bool,
    /// Assume away what slices might depend on (clocks, chance, reflection, unknown callers), as training
    /// does before it compares; a slice that differs is no failure then.
    #[arg(long)]
    pub optimistic: bool,
    /// Folder of finished runs.
    #[arg(long, default_value = ".mantis", value_name = "DIR")]
    pub work: PathBuf,
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// Arguments of `evaluate`.
#[derive(Args, Debug)]
pub struct EvaluateArgs {
    /// A predictor made by `mantis train`.
    pub predictor: PathBuf,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    #[command(flatten)]
    pub meter: MeterArgs,
    /// What `mantis train --json` printed, for the page and the document.
    #[arg(long, value_name = "FILE")]
    pub training: Option<PathBuf>,
    /// Evaluate this point of the frontier, from 0 for the cheapest, instead of what answers; `mantis
    /// explain` lists them.
    #[arg(long, value_name = "N")]
    pub point: Option<usize>,
    /// Time all inputs a second time, to know how well times can be predicted at all.
    #[arg(long)]
    pub noise: bool,
    /// The run list the predictor was trained on: compare with models of what inputs say, a linear model,
    /// partial and bounded execution, and fewer training runs.
    #[arg(long, value_name = "FILE")]
    pub baselines: Option<PathBuf>,
    /// With --baselines: compare with models of what inputs say only, which need no further runs.
    #[arg(long, requires = "baselines")]
    pub simple: bool,
    /// Also write an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Directory of Java sources, for the page's sliced source lines; repeat for more.
    #[arg(long, value_name = "DIR")]
    pub sources: Vec<PathBuf>,
}

/// Arguments of `evaluate-report`.
#[derive(Args, Debug)]
pub struct EvaluateReportArgs {
    /// What `mantis evaluate --json` printed; the file's name without extension names the program.
    #[arg(required = true, value_name = "JSON")]
    pub documents: Vec<PathBuf>,
    /// The Markdown file to write; it is replaced if it exists.
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
    /// Also write an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// A Markdown file with what else is to be said; it goes before the tables.
    #[arg(long, value_name = "FILE")]
    pub notes: Option<PathBuf>,
    /// A published error of time, such as `routing=0.054`; repeat for more.
    #[arg(long, value_name = "PROGRAM=ERROR")]
    pub published: Vec<String>,
    /// The command that makes the file again, to be named in it.
    #[arg(long, value_name = "COMMAND")]
    pub command: Option<String>,
}

/// Arguments of `effects`.
#[derive(Args, Debug)]
pub struct EffectsArgs {
    /// A JDK method: `java.util.ArrayList.add(Object)`, or a prefix of it.
    pub method: String,
    /// The JDK to look in.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}
