//! The `mantis` command line: owns files, terminals and formats. One module per verb below [`commands`].

mod args;
mod commands;
mod error;
mod inputs;
mod output;
mod pages;
mod progress;
mod suggestion;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;

use crate::args::{Cli, Command};
use crate::error::Failure;
use crate::output::Output;

/// Class files become many small objects: with the C library's allocator a quarter of the time of
/// instrumenting them is spent in it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What every command gets.
pub struct Context {
    /// Where results go.
    pub out: Output,
    /// No progress and no remarks.
    pub quiet: bool,
    /// Say how long stages took.
    pub timings: bool,
    /// Raised by Ctrl-C.
    pub cancel: Arc<AtomicBool>,
}

impl Context {
    /// Says on standard error what the user should know beside the result.
    pub fn remark(&self, text: impl AsRef<str>) {
        if !self.quiet {
            output::say(text.as_ref());
        }
    }

    /// With `--timings`, says how long a stage took that began at `start`.
    pub fn took(&self, stage: &str, start: Instant) {
        if self.timings {
            output::say(&format!("{stage}: {:.3} s", start.elapsed().as_secs_f64()));
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let cancel = Arc::new(AtomicBool::new(false));
    if cli.command.resumes() {
        stop_gracefully(&cancel);
    }
    let mut context = Context {
        out: Output::new(cli.json),
        quiet: cli.quiet,
        timings: cli.timings,
        cancel: cancel.clone(),
    };
    let result = dispatch(&cli.command, &mut context).and_then(|()| context.out.finish());
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            let bold = anstyle::Style::new().bold().fg_color(Some(anstyle::AnsiColor::Red.into()));
            output::say(&format!("{bold}error{bold:#}: {failure}"));
            ExitCode::from(failure.code())
        }
    }
}

/// How long running work may take to stop after Ctrl-C.
const GRACE: Duration = Duration::from_secs(3);

/// The first Ctrl-C asks running work to stop and keep what is finished; the second one, or time, ends the
/// process.
fn stop_gracefully(cancel: &Arc<AtomicBool>) {
    let raised = cancel.clone();
    let handler = move || {
        if raised.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
        // Runs stop at once; an analysis does not ask, and has nothing to put away.
        std::thread::spawn(|| {
            std::thread::sleep(GRACE);
            output::say(&format!("error: {}", mantis_train::Error::Cancelled));
            std::process::exit(130);
        });
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        output::say(&format!("warning: Ctrl-C will not be handled gracefully: {error}"));
    }
}

fn dispatch(command: &Command, context: &mut Context) -> Result<(), Failure> {
    match command {
        Command::Train(args) => commands::train::run(args, context),
        Command::Predict(args) => commands::predict::run(args, context),
        Command::Serve(args) => commands::serve::run(args, context),
        Command::Explain(args) => commands::explain::run(args, context),
        Command::Instrument(args) => commands::instrument::run(args, context),
        Command::Counts(args) => commands::counts::run(args, context),
        Command::Profile(args) => commands::profile::run(args, context),
        Command::Inputs(args) => commands::inputs::run(args, context),
        Command::Fit(args) => commands::fit::run(args, context),
        Command::Energy(args) => commands::energy::run(args, context),
        Command::Costs(args) => commands::costs::run(args, context),
        Command::Slice(args) => commands::slice::run(args, context),
        Command::Check(args) => commands::check::run(args, context),
        Command::Evaluate(args) => commands::evaluate::run(args, context),
        Command::Gate(args) => commands::gate::run(args, context),
        Command::Transfer(args) => commands::transfer::run(args, context),
        Command::Update(args) => commands::update::run(args, context),
        Command::Limits(args) => commands::limits::run(args, context),
        Command::Submit(args) => commands::submit::run(args, context),
        Command::Watch(args) => commands::watch::run(args, context),
        Command::EvaluateReport(args) => commands::evaluate_report::run(args, context),
        Command::Work(args) => commands::work::run(args, context),
        Command::Effects(args) => commands::effects::run(args, context),
    }
}
