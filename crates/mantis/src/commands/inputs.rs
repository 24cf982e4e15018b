//! `mantis inputs`: more inputs from given ones, for training.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use mantis_train::coverage::{Part, Shares};
use mantis_train::generation::{self, Options, Summary};
use serde::Serialize;

use crate::Context;
use crate::args::InputsArgs;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{count, quantity};
use crate::progress::Display;

/// The `--json` document of `mantis inputs`.
#[derive(Serialize)]
struct Document {
    output: PathBuf,
    files: PathBuf,
    #[serde(flatten)]
    summary: Summary,
    remarks: Vec<String>,
}

/// Kinds of failures that are told one by one.
const TOLD: usize = 4;

/// Makes inputs and writes their run list.
pub fn run(args: &InputsArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(&args.output, args.force)?;
    if args.count == 0 {
        return Err(Failure::Other("--count wants a number of inputs above 0".to_owned()));
    }
    let files = generation::files_folder(&args.output);
    let files = std::path::absolute(&files).map_err(Failure::io("create", &files))?;
    if args.output.exists() {
        remove_files(&files)?;
    }
    let seeds = inputs::runs(&args.seeds.inputs(), context)?;
    let session = inputs::session(&args.program, &args.work, args.phases.phases())?;
    let options = Options {
        count: args.count,
        limit: seconds("--minutes", args.minutes.map(|m| m * 60.0))?,
        seed: args.seed,
        timeout: seconds("--timeout", args.timeout)?,
        folder: files.clone(),
    };
    let display = Display::unfailing(context.quiet);
    let generated = generation::generate(&session, &seeds, &options, &display, &context.cancel)?;
    let mut lines = String::new();
    for run in &generated.runs {
        let _ = writeln!(lines, "{}", run.to_json());
    }
    std::fs::write(&args.output, lines).map_err(Failure::io("write", &args.output))?;
    let remarks = session.remarks.clone();
    let document = Document { output: args.output.clone(), files, summary: generated.summary, remarks };
    context.out.json(&document)?;
    print(&document, context)
}

/// A duration that the command line gives in seconds.
fn seconds(option: &str, value: Option<f64>) -> Result<Option<Duration>, Failure> {
    let wrong = || Failure::Other(format!("{option} wants a number above 0"));
    let of = |v: f64| Duration::try_from_secs_f64(v).ok().filter(|d| !d.is_zero()).ok_or_else(wrong);
    value.map(of).transpose()
}

/// Removes the files of an earlier list, which are in folders that have numbers for names.
fn remove_files(folder: &Path) -> Result<(), Failure> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder).map_err(Failure::io("read", folder))? {
        let path = entry.map_err(Failure::io("read", folder))?.path();
        let is_number = |n: &str| n.bytes().all(|b| b.is_ascii_digit());
        if !path.file_name().and_then(|n| n.to_str()).is_some_and(is_number) {
            let why = "is not of mantis inputs; move it away, or name another output";
            return Err(Failure::Other(format!("{} {why}", path.display())));
        }
        std::fs::remove_dir_all(&path).map_err(Failure::io("remove", &path))?;
    }
    Ok(())
}

fn print(document: &Document, context: &mut Context) -> Result<(), Failure> {
    document.remarks.iter().for_each(|r| context.remark(format!("note: {r}")));
    let s = &document.summary;
    let failed: usize = s.failed.iter().map(|f| f.1).sum();
    let out = &mut context.out;
    for (run, why) in &s.failed_seeds {
        out.line(format!("left out run {}: {why}", run + 1))?;
    }
    out.line(format!("tried {}: {} did something new, {} failed", count(s.tried, "input"), s.new, failed))?;
    for (reason, n) in s.failed.iter().take(TOLD) {
        out.line(format!("  {n} failed: {reason}"))?;
    }
    if let Some(more) = s.failed.get(TOLD..).filter(|m| !m.is_empty()) {
        out.line(format!(
            "  {} failed in {} other ways",
            more.iter().map(|f| f.1).sum::<usize>(),
            more.len()
        ))?;
    }
    let [before, after] = [&s.seeds_coverage, &s.coverage];
    let grown = |what: &str, part: fn(&Shares) -> Part| {
        let (old, new) = (part(&before[1]), part(&after[1]));
        format!("{what} {} -> {} of {}", old.reached, new.reached, part(&after[0]).of)
    };
    out.line(format!(
        "reached of the classes that these inputs enter: {}, {}, {}",
        grown("methods", |s| s.methods),
        grown("blocks", |s| s.blocks),
        grown("branch directions", |s| s.branches)
    ))?;
    let range = |(low, high): (f64, f64)| format!("{} to {}", quantity(low, ""), quantity(high, ""));
    out.line(format!("executed bytecodes: {} -> {}", range(s.bytecodes[0]), range(s.bytecodes[1])))?;
    let why = match s.ended {
        "time" => "the time is over",
        "enough" => "that is enough to choose from",
        _ => "nothing new was found any more",
    };
    out.line(format!(
        "wrote {}: {}, {} of them given; {why}",
        document.output.display(),
        count(s.kept, "run"),
        s.seeds
    ))
}
