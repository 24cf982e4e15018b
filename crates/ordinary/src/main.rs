//! `make ordinary`: Mantis on command-line programs that nobody tuned for, from a list of them to a table and
//! a page.
//!
//! [`corpus`] reads the list, [`prepare`] fetches, compiles and makes inputs, [`stages`] runs
//! `mantis profile`, `train` and `evaluate`, [`results`] reads what they print with `--json`, [`report`] and
//! [`aims`] write it down. Nothing of Mantis is linked but the pages: the programs are evaluated as a user
//! would. What is finished is not done again, so the same command continues after an interruption; the
//! figures of each program are kept in the repository, so that a report of all needs no evaluation of all.

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
    /// Only write the report of the figures that are kept
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
    /// Folder of the figures of each program, for reports without evaluating all again
    #[arg(long, default_value = "apps/ordinary/results")]
    kept: PathBuf,
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
    create(&args.kept)?;
    let kept = |program: &Program| args.kept.join(format!("{}.json", program.name));
    let before = corpus.programs.iter().filter(|p| kept(p).exists());
    let mut entries: Vec<Entry<'_>> =
        before.map(|program| Entry { program, outcome: Document::read(&kept(program)) }).collect();
    let mut complete = true;
    for (i, program) in chosen.iter().enumerate() {
        let Some(mantis) = &mantis else { break };
        eprintln!("{}/{} {} ({})", i + 1, chosen.len(), program.name, program.kind);
        let outcome = evaluated(&places, mantis, program).and_then(|mut document| {
            document.keep(&kept(program))?;
            Ok(document)
        });
        if let Err(why) = &outcome {
            eprintln!("  {why}");
            complete = false;
        }
        entries.retain(|e| e.program.name != program.name);
        entries.push(Entry { program, outcome });
        entries.sort_by_key(|e| corpus.programs.iter().position(|p| p.name == e.program.name));
        // After each program, so that an interruption leaves a report too.
        write(args, &places, &corpus, &entries, amount)?;
    }
    if mantis.is_none() {
        write(args, &places, &corpus, &entries, amount)?;
    }
    Ok(complete)
}

/// All stages of a program.
fn evaluated(places: &Places, mantis: &Mantis, program: &Program) -> Result<Document, String> {
    places.inputs(program, Set::Train, mantis.amount.train)?;
    places.inputs(program, Set::Test, mantis.amount.test)?;
    mantis.evaluate(places, program)?;
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
