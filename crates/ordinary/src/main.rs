//! `make ordinary`: Mantis on command-line programs that nobody tuned for, from a list of them to a table and
//! a page.
//!
//! [`corpus`] reads the list, [`prepare`] fetches, compiles and makes inputs, [`stages`] runs
//! `mantis profile`, `train` and `evaluate`, [`results`] reads what they print with `--json`, [`report`] and
//! [`aims`] write it down. Nothing of Mantis is linked but the pages: the programs are evaluated as a user
//! would. What is finished is not done again, so the same command continues after an interruption.

mod aims;
mod corpus;
mod prepare;
mod report;
mod results;
mod stages;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::corpus::{Corpus, Program, Set};
use crate::prepare::{Places, create};
use crate::report::Entry;
use crate::results::Document;
use crate::stages::{Amount, Mantis};

/// Trains and tests predictors of ordinary programs.
#[derive(Parser)]
struct Args {
    /// Only programs of these names
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Fewer runs (24 to train, 12 to test, one timed run of each), unless their numbers are given
    #[arg(long)]
    quick: bool,
    /// Training inputs [default: 60]
    #[arg(long)]
    train: Option<usize>,
    /// Test inputs [default: 24]
    #[arg(long)]
    test: Option<usize>,
    /// Timed runs of each input; 0: no times [default: 3]
    #[arg(long)]
    repeats: Option<usize>,
    /// Only write the report of what was done before
    #[arg(long)]
    report_only: bool,
    /// The list of programs
    #[arg(long, default_value = "apps/ordinary/programs.toml")]
    list: PathBuf,
    /// Folder of results and inputs
    #[arg(long, default_value = "target/ordinary")]
    out: PathBuf,
    /// Folder of libraries
    #[arg(long, default_value = "target/jars")]
    jars: PathBuf,
    /// The command to evaluate
    #[arg(long, default_value = "target/release/mantis")]
    mantis: PathBuf,
    /// The tables, as Markdown
    #[arg(long, default_value = "docs/ordinary.md")]
    report: PathBuf,
    /// The page [default: ordinary.html among the results]
    #[arg(long)]
    html: Option<PathBuf>,
    /// Options of mantis train
    #[arg(last = true)]
    options: Vec<String>,
}

impl Args {
    fn amount(&self) -> Amount {
        let (train, test, repeats) = if self.quick { (24, 12, 1) } else { (60, 24, 3) };
        Amount {
            train: self.train.unwrap_or(train),
            test: self.test.unwrap_or(test),
            repeats: self.repeats.unwrap_or(repeats),
        }
    }

    fn places(&self) -> Result<Places, String> {
        let absolute = |path: &PathBuf| {
            create(path)?;
            std::fs::canonicalize(path).map_err(|e| format!("cannot find {}: {e}", path.display()))
        };
        let root = std::env::current_dir().map_err(|e| format!("there is no current folder: {e}"))?;
        let java =
            std::env::var_os("JAVA_HOME").map_or_else(PathBuf::new, |home| PathBuf::from(home).join("bin"));
        Ok(Places { root, out: absolute(&self.out)?, jars: absolute(&self.jars)?, java })
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("ordinary: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all programs have figures.
fn run(args: &Args) -> Result<bool, String> {
    let corpus = Corpus::read(&args.list)?;
    let chosen = corpus.named(&args.only)?;
    let (places, amount) = (args.places()?, args.amount());
    let mantis = match args.report_only {
        true => None,
        false => Some(Mantis::new(&args.mantis, amount, args.options.clone())?),
    };
    let mut entries = Vec::new();
    for (i, program) in chosen.iter().enumerate() {
        if mantis.is_some() {
            eprintln!("{}/{} {} ({})", i + 1, chosen.len(), program.name, program.kind);
        }
        let outcome = evaluated(&places, mantis.as_ref(), program);
        if let Err(why) = &outcome {
            eprintln!("  {why}");
        }
        entries.push(Entry { program, outcome });
        // After each program, so that an interruption leaves a report too.
        write(args, &places, &corpus, &entries, amount)?;
    }
    Ok(entries.iter().all(|e| e.outcome.is_ok()))
}

/// All stages of a program; without a command only what they left.
fn evaluated(places: &Places, mantis: Option<&Mantis>, program: &Program) -> Result<Document, String> {
    if let Some(mantis) = mantis {
        places.inputs(program, Set::Train, mantis.amount.train)?;
        places.inputs(program, Set::Test, mantis.amount.test)?;
        mantis.evaluate(places, program)?;
    }
    Document::read(&places.program(program).join("evaluation.json"))
}

fn write(
    args: &Args,
    places: &Places,
    corpus: &Corpus,
    entries: &[Entry<'_>],
    amount: Amount,
) -> Result<(), String> {
    let html = args.html.clone().unwrap_or_else(|| places.out.join("ordinary.html"));
    let text = report::summary(corpus, entries, amount).to_markdown();
    let page = report::page(corpus, entries, amount).to_html();
    for (path, text) in [(&args.report, text), (&html, page)] {
        std::fs::write(path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    Ok(())
}
