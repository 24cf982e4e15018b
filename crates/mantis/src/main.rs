//! The `mantis` command line: owns files, terminals and formats. One module per verb below [`commands`].

mod args;
mod commands;
mod error;
mod inputs;
mod output;
mod progress;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Parser;

use crate::args::{Cli, Command};
use crate::error::Failure;
use crate::output::Output;

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

fn main() -> ExitCode {
    let cli = Cli::parse();
    let cancel = Arc::new(AtomicBool::new(false));
    let raised = cancel.clone();
    // The first Ctrl-C asks running work to stop and keep what is finished; the second one ends the process.
    let handler = move || {
        if raised.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        anstream::eprintln!("warning: Ctrl-C will not be handled gracefully: {error}");
    }
    let mut context =
        Context { out: Output::new(cli.json), quiet: cli.quiet, timings: cli.timings, cancel: cancel.clone() };
    let result = dispatch(&cli.command, &mut context).and_then(|()| context.out.finish());
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            let bold = anstyle::Style::new().bold().fg_color(Some(anstyle::AnsiColor::Red.into()));
            anstream::eprintln!("{bold}error{bold:#}: {failure}");
            ExitCode::from(failure.code())
        }
    }
}

fn dispatch(command: &Command, context: &mut Context) -> Result<(), Failure> {
    match command {
        Command::Train(args) => commands::train::run(args, context),
        Command::Predict(args) => commands::predict::run(args, context),
        Command::Explain(args) => commands::explain::run(args, context),
        Command::Instrument(args) => commands::instrument::run(args, context),
        Command::Counts(args) => commands::counts::run(args, context),
        Command::Profile(args) => commands::profile::run(args, context),
        Command::Fit(args) => commands::fit::run(args, context),
        Command::Slice(args) => commands::slice::run(args, context),
        Command::Check(args) => commands::check::run(args, context),
        Command::Effects(args) => commands::effects::run(args, context),
    }
}
