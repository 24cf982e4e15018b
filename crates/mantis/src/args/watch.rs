//! The command line of `mantis watch`.

use std::path::PathBuf;

use clap::Args;

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
