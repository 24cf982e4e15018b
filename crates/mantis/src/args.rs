//! The command line as users type it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use mantis_train::Phases;

/// Predicts what a JVM program will cost on an input before it runs.
///
/// Train once on sample inputs; the result is a small runnable jar that reads a new input, computes a handful of features of it
/// with slices of the program, and prints the predicted cost.
#[derive(Parser, Debug)]
#[command(
    name = "mantis",
    version,
    propagate_version = true,
    after_help = "Example:\n  mantis train --jar route.jar --runs train.jsonl -o route.predictor.jar\n  mantis predict \
                  route.predictor.jar -- maps/new.txt A17 B203\n\nThe exit code says what went wrong: 1 an error, 2 a wrong \
                  command line, 3 an input without a prediction, 130 interrupted (the same command again resumes)."
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
    /// Say what a predictor learned, in source terms.
    Explain(ExplainArgs),
    /// Write a jar that counts what it executes.
    Instrument(InstrumentArgs),
    /// Read the counts that an instrumented jar wrote.
    Counts(CountsArgs),
    /// Measure features and resources of every run.
    Profile(ProfileArgs),
    /// Fit a model to measured runs, or to any CSV table.
    Fit(FitArgs),
    /// Mine what each kind of instruction, each block and each method costs.
    Costs(Box<CostsArgs>),
    /// Write a jar that computes one feature of the program and nothing else.
    Slice(SliceArgs),
    /// Check that slices compute what the instrumented program counts.
    Check(CheckArgs),
    /// Measure inputs a predictor has not seen and compare.
    Evaluate(EvaluateArgs),
    /// Run a service whose actions are measured and predicted, or look at one that runs.
    Watch(WatchArgs),
    /// Write tables and a page from the documents of several evaluations.
    #[command(hide = true)]
    EvaluateReport(EvaluateReportArgs),
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
                | Command::Costs(_)
                | Command::Check(_)
                | Command::Evaluate(_)
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
}

/// A resource to predict.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Executed bytecodes of the program and its libraries.
    Bytecodes,
    /// Logically allocated bytes.
    Bytes,
    /// Execution time in nanoseconds.
    Time,
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

/// Arguments of `train`.
#[derive(Args, Debug)]
pub struct TrainArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// The predictor to write.
    #[arg(long, short, value_name = "JAR", required_unless_present = "suggest")]
    pub output: Option<PathBuf>,
    /// Measure no time and train nothing; print the N runs that together determine a model best, judged from counts.
    #[arg(long, value_name = "N")]
    pub suggest: Option<usize>,
    /// What to predict.
    #[arg(long = "target", value_delimiter = ',', value_enum, default_values = ["time", "bytecodes", "bytes"])]
    pub targets: Vec<Target>,
    /// The regression.
    #[arg(long, value_enum, default_value_t)]
    pub method: Method,
    /// Reject features whose slice costs more than this share of the program's time.
    #[arg(long, default_value_t = 0.05, value_name = "SHARE")]
    pub threshold: f64,
    /// Use features of the program only, not what arguments say by themselves: sizes of files, numbers, lengths.
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
pub struct ProfileArgs {
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub phases: PhaseArgs,
    #[command(flatten)]
    pub inputs: InputArgs,
    #[command(flatten)]
    pub measure: MeasureArgs,
    /// The Parquet file to write.
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
    /// Replace the output if it exists.
    #[arg(long, short)]
    pub force: bool,
}

/// Arguments of `fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// Runs as `mantis profile` writes them, or CSV with a column for each feature and one for the target.
    pub table: PathBuf,
    /// The column to predict; bytecodes, bytes and time name the resources of a run store.
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
    pub resource: Target,
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
    /// Also show the worst path of methods whose name contains this text, `*` stands for any; repeat for more.
    #[arg(long, value_name = "PATTERN")]
    pub method: Vec<String>,
    /// A bound: iterations for one entry of a loop (Sort.java:12=1000), entries by recursion for one call of a
    /// method from outside (Sort.quick=1000), or calls of another method in a run; repeat for more.
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
    /// Keep code that none of the runs reached in the slices; training leaves it out.
    #[arg(long)]
    pub full: bool,
    /// Folder of finished runs.
    #[arg(long, default_value = ".mantis", value_name = "DIR")]
    pub work: PathBuf,
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
    /// What `mantis train --json` printed, for the page and the document.
    #[arg(long, value_name = "FILE")]
    pub training: Option<PathBuf>,
    /// Time all inputs a second time, to know how well times can be predicted at all.
    #[arg(long)]
    pub noise: bool,
    /// The run list the predictor was trained on: compare with a linear model, partial and bounded execution, and fewer
    /// training runs.
    #[arg(long, value_name = "FILE")]
    pub baselines: Option<PathBuf>,
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

/// `mantis watch`
#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("watched").required(true).args(["config", "attach", "api", "fit"]))]
#[command(
    after_help = "Examples:\n  mantis watch --config watch.toml -- java -jar service.jar\n  mantis watch --attach 4711\n  \
                        mantis watch --fit samples.json -o models.json\n\n\
                        The configuration is described in docs/watch.md."
)]
pub struct WatchArgs {
    /// The actions and what to measure; the service's command follows after --.
    #[arg(long, value_name = "FILE", requires = "command")]
    pub config: Option<PathBuf>,
    /// Show the actions of a running service; its configuration names a port with `metrics`.
    #[arg(long, value_name = "PID")]
    pub attach: Option<u32>,
    /// Write the classes of mantis.watch as a jar, to compile against.
    #[arg(long, value_name = "JAR")]
    pub api: Option<PathBuf>,
    /// Write a page with the error curves: when the service ends, or with --attach at once.
    #[arg(long, value_name = "HTML")]
    pub report: Option<PathBuf>,
    /// Replace a report or jar that exists.
    #[arg(long)]
    pub force: bool,
    /// With --attach: show the table once.
    #[arg(long, requires = "attach")]
    pub once: bool,
    /// With --attach: seconds between two looks.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, requires = "attach")]
    pub interval: f64,
    /// Where the agent writes what it has to say.
    #[arg(long, value_name = "FILE", requires = "config")]
    pub log: Option<PathBuf>,
    /// Prices of opcodes for modelled energy, in place of the machine's counters.
    #[arg(long, value_name = "FILE", requires = "config")]
    pub energy: Option<PathBuf>,
    /// A profile of what actions cost elsewhere, as initial data.
    #[arg(long, value_name = "FILE", requires = "config")]
    pub import: Option<PathBuf>,
    /// Write a profile of what actions cost when the service ends.
    #[arg(long, value_name = "FILE", requires = "config")]
    pub export: Option<PathBuf>,
    /// Write a sample of the executions of each action when the service ends, for --fit.
    #[arg(long, value_name = "FILE", requires = "config")]
    pub samples: Option<PathBuf>,
    /// Fit a model to each action of a file of samples, for `model = "FILE"` with the strategy "model".
    #[arg(long, value_name = "SAMPLES", requires = "output")]
    pub fit: Option<PathBuf>,
    /// With --fit: where to write the models.
    #[arg(short, long, value_name = "FILE", requires = "fit")]
    pub output: Option<PathBuf>,
    /// The service's command, beginning with java.
    #[arg(last = true, value_name = "COMMAND", requires = "config")]
    pub command: Vec<String>,
}
