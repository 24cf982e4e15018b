//! `mantis predict`: runs a predictor the fastest way there is, and tells its time from that of the whole
//! command.
//!
//! The predictor's own jar does the work (`java -jar x.predictor.jar` gives the same answers); nothing is
//! read here that the JVM reads anyway. The JVM is found without starting one, and gets the flags with which
//! cold code runs best. After the first answer an archive of the predictor's classes goes to the user's cache
//! folder; later ones start from it.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::time::Instant;

use mantis_classfile::jar::Jar;
use mantis_classfile::jdk::feature_release;
use mantis_measure::{Jvm, RunSpec, runlist};
use mantis_predictor::BundleError;
use mantis_train::Resource;
use mantis_train::launch::{ALL_COMPILERS, Archive, fast_flags, prune_cache};
use mantis_train::oracle::{Answer, Predicted};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Context;
use crate::args::PredictArgs;
use crate::commands::train::resource;
use crate::error::Failure;
use crate::output::{count, quantity};

/// What every predictor has.
const DESCRIPTION: &str = "META-INF/mantis/predictor.json";

/// What is read of it.
#[derive(Deserialize)]
struct Described {
    #[serde(default)]
    jvm_flags: Vec<String>,
    #[serde(default)]
    all_compilers: bool,
}

/// Exit code of a predictor, and ours, when an input has no prediction.
pub const NO_PREDICTION: u8 = 3;

/// The last line of `mantis predict --runs FILE --json`.
#[derive(Serialize)]
struct Totals {
    inputs: usize,
    failed: usize,
    jvms: usize,
    nanos: u64,
    command_nanos: u64,
}

/// Predicts one input, or with `--runs` many.
pub fn run(args: &PredictArgs, context: &mut Context) -> Result<(), Failure> {
    let start = Instant::now();
    let launcher = Launcher::new(args)?;
    match &args.runs {
        None => one(args, &launcher, start, context),
        Some(list) => many(&runlist::read(list)?, &launcher, start, context),
    }
}

fn one(
    args: &PredictArgs,
    launcher: &Launcher,
    start: Instant,
    context: &mut Context,
) -> Result<(), Failure> {
    let mut command = launcher.command();
    command.stdin(Stdio::null());
    match args.stdin.as_deref() {
        Some(path) if path == Path::new("-") => {
            command.arg("--stdin").arg("/dev/stdin").stdin(Stdio::inherit());
        }
        Some(path) => {
            std::fs::File::open(path).map_err(Failure::io("read", path))?;
            command.arg("--stdin").arg(path);
        }
        None => {}
    }
    command.arg("--").args(&args.args);
    let [(mut json, answer)] = <[_; 1]>::try_from(launcher.answers(command, 1)?)
        .map_err(|_| Failure::Other("the predictor did not answer".to_owned()))?;
    let command_nanos = nanos(start);
    if let Some(error) = answer.error {
        context.out.json(&json)?;
        return Err(Failure::Child { code: NO_PREDICTION, message: error });
    }
    if let Value::Object(object) = &mut json {
        object.insert("command_nanos".to_owned(), command_nanos.into());
    }
    context.out.json(&json)?;
    let width = answer.predictions.iter().map(|p| p.target.len()).max().unwrap_or(0);
    for predicted in &answer.predictions {
        let name = format!("{:width$}", predicted.target);
        context.out.line(format!("{name}  {}", amount(predicted)))?;
    }
    for warning in &answer.warnings {
        context.out.line(format!("warning: {warning}"))?;
    }
    let (inside, whole) = (quantity(answer.nanos as f64, "ns"), quantity(command_nanos as f64, "ns"));
    let point =
        if answer.point > 0 { format!(", by point {} of the frontier", answer.point) } else { String::new() };
    context.out.line(format!("predicted in {inside} inside the JVM, {whole} in all{point}"))?;
    context.out.finish()?;
    launcher.archive(args);
    Ok(())
}

fn many(runs: &[RunSpec], launcher: &Launcher, start: Instant, context: &mut Context) -> Result<(), Failure> {
    let mut answers: Vec<Option<(Value, Answer)>> = vec![None; runs.len()];
    let groups = places(runs);
    for (run, members) in &groups {
        let mut list =
            tempfile::NamedTempFile::new().map_err(Failure::io("create", &std::env::temp_dir()))?;
        for &i in members {
            writeln!(list, "{}", runs[i].to_json()).map_err(Failure::io("write", list.path()))?;
        }
        list.flush().map_err(Failure::io("write", list.path()))?;
        if !run.cwd.is_dir() {
            return Err(Failure::Other(format!("cwd {}: no such folder", run.cwd.display())));
        }
        let mut command = launcher.command();
        command.arg("--runs").arg(list.path()).current_dir(&run.cwd).envs(&run.env).stdin(Stdio::null());
        for (&i, answer) in members.iter().zip(launcher.answers(command, members.len())?) {
            answers[i] = Some(answer);
        }
    }
    let mut totals =
        Totals { inputs: runs.len(), failed: 0, jvms: groups.len(), nanos: 0, command_nanos: nanos(start) };
    for (run, (json, answer)) in runs.iter().zip(answers.into_iter().flatten()) {
        totals.failed += usize::from(answer.error.is_some());
        totals.nanos += answer.nanos;
        context.out.json(&json)?;
        print_answer(run, &answer, context)?;
    }
    context.out.json(&totals)?;
    let (inside, whole) = (quantity(totals.nanos as f64, "ns"), quantity(totals.command_nanos as f64, "ns"));
    let inputs = count(totals.inputs, "input");
    let jvms = count(totals.jvms, "JVM");
    context.out.line(format!("{inputs} in {inside} inside {jvms}, {whole} in all"))?;
    if totals.failed > 0 {
        let message = format!("{} of {inputs} without a prediction", totals.failed);
        return Err(Failure::Child { code: NO_PREDICTION, message });
    }
    Ok(())
}

fn print_answer(run: &RunSpec, answer: &Answer, context: &mut Context) -> Result<(), Failure> {
    let input = if run.args.is_empty() { "(no arguments)".to_owned() } else { run.args.join(" ") };
    context.out.line(input)?;
    if let Some(error) = &answer.error {
        return context.out.line(format!("  no prediction: {error}"));
    }
    for predicted in &answer.predictions {
        context.out.line(format!("  {}  {}", predicted.target, amount(predicted)))?;
    }
    for warning in &answer.warnings {
        context.out.line(format!("  warning: {warning}"))?;
    }
    Ok(())
}

/// The runs of each directory and environment, with the first of them: a JVM has one of each.
fn places(runs: &[RunSpec]) -> Vec<(&RunSpec, Vec<usize>)> {
    let mut groups: BTreeMap<(&PathBuf, &BTreeMap<String, String>), Vec<usize>> = BTreeMap::new();
    for (i, run) in runs.iter().enumerate() {
        groups.entry((&run.cwd, &run.env)).or_default().push(i);
    }
    groups.into_values().map(|members| (&runs[members[0]], members)).collect()
}

/// `412 ms (90 % of runs between 401 ms and 423 ms)`
fn amount(predicted: &Predicted) -> String {
    // `bytecodes  13,531`: the name says it already. Bytes are scaled.
    let unit =
        if predicted.unit == predicted.target && predicted.unit != "bytes" { "" } else { &predicted.unit };
    let value = quantity(predicted.value, unit);
    if predicted.level >= 1.0 {
        return if predicted.estimated { format!("{value} (estimated)") } else { value };
    }
    let (lower, upper) = (quantity(predicted.lower, unit), quantity(predicted.upper, unit));
    let limit = limit(predicted).map(|limit| format!("; limit {limit}")).unwrap_or_default();
    let outside = if predicted.extrapolating { "; outside what was trained" } else { "" };
    let estimated = if predicted.estimated { "estimated; " } else { "" };
    let level = 100.0 * predicted.level;
    format!("{value} ({estimated}{level:.0} % of runs between {lower} and {upper}{limit}{outside})")
}

/// The upper end of the interval as a limit to copy: a flag of the JVM, or megabytes as containers take them.
fn limit(predicted: &Predicted) -> Option<String> {
    let megabytes = format!("{}m", (predicted.upper.max(1.0) / f64::from(1 << 20)).ceil());
    match Resource::named(&predicted.target)? {
        Resource::Heap => Some(format!("-Xmx{megabytes}")),
        Resource::Memory => Some(megabytes),
        _ => None,
    }
}

fn nanos(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

/// Starts the JVM of a predictor.
struct Launcher {
    java: PathBuf,
    predictor: PathBuf,
    flags: Vec<String>,
    archive: Option<Archive>,
    target: Option<&'static str>,
    /// Which point of the frontier answers, as options of the predictor.
    choice: Vec<String>,
}

impl Launcher {
    /// Finds the JVM, and makes sure that the jar is a predictor: the JVM would say so later and less
    /// clearly.
    fn new(args: &PredictArgs) -> Result<Launcher, Failure> {
        let jar = Jar::open(&args.predictor)?;
        if !jar.contains(DESCRIPTION) {
            let path = args.predictor.clone();
            return Err(BundleError::NotAPredictor { path, missing: DESCRIPTION.to_owned() }.into());
        }
        let damaged = |e: String| Failure::Other(format!("{}: {DESCRIPTION}: {e}", args.predictor.display()));
        let described = jar.read(DESCRIPTION)?.unwrap_or_default();
        let described: Described = serde_json::from_slice(&described).map_err(|e| damaged(e.to_string()))?;
        let target = args.target.map(|t| resource(t).name());
        let java = Jvm::locate(args.java_home.as_deref())?;
        // Absolute, because the runs of a list have directories of their own.
        let predictor = std::path::absolute(&args.predictor).map_err(Failure::io("read", &args.predictor))?;
        let release = release(&java);
        let fast = fast_flags(release).into_iter().map(str::to_owned);
        let all = described.all_compilers.then(|| ALL_COMPILERS.to_owned());
        // Later ones win.
        let flags: Vec<String> = fast.chain(described.jvm_flags).chain(all).collect();
        let archive =
            if args.no_archive { None } else { Archive::in_cache(&predictor, &java, release, &flags) };
        let mut choice = Vec::new();
        let point = args.point.map(|p| p.to_string());
        for (option, value) in [("--budget", &args.budget), ("--within", &args.within), ("--point", &point)] {
            choice.extend(value.iter().flat_map(|v| [option.to_owned(), v.clone()]));
        }
        Ok(Launcher { java, predictor, flags, archive, target, choice })
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.java);
        command.args(&self.flags).args(self.archive.iter().flat_map(Archive::flags));
        command.arg("-jar").arg(&self.predictor).arg("--json");
        if let Some(target) = self.target {
            command.args(["--target", target]);
        }
        command.args(&self.choice);
        command
    }

    /// Makes the archive, if there is none yet, of what this prediction loaded.
    fn archive(&self, args: &PredictArgs) {
        let Some(archive) = self.archive.as_ref().filter(|a| !a.exists()) else { return };
        if args.stdin.as_deref() == Some(Path::new("-")) {
            return;
        }
        prune_cache();
        let mut of_jvm: Vec<&OsStr> = vec!["-jar".as_ref(), self.predictor.as_os_str(), "--json".as_ref()];
        if let Some(stdin) = &args.stdin {
            of_jvm.extend(["--stdin".as_ref(), stdin.as_os_str()]);
        }
        of_jvm.push("--".as_ref());
        of_jvm.extend(args.args.iter().map(|a| -> &OsStr { a.as_ref() }));
        archive.make(&self.java, &self.flags, &of_jvm, Path::new("."));
    }

    /// The answers, as printed and as understood.
    fn answers(&self, mut command: Command, inputs: usize) -> Result<Vec<(Value, Answer)>, Failure> {
        let done = command.output().map_err(Failure::io("run", &self.java))?;
        if !matches!(done.status.code(), Some(0 | 3)) {
            return Err(failed(&done));
        }
        let damaged = |e: serde_json::Error| Failure::Other(format!("the predictor printed no JSON: {e}"));
        let mut answers = Vec::with_capacity(inputs);
        for line in done.stdout.split(|b| *b == b'\n').filter(|line| !line.is_empty()) {
            let json: Value = serde_json::from_slice(line).map_err(damaged)?;
            let answer = Answer::deserialize(&json).map_err(damaged)?;
            answers.push((json, answer));
        }
        if answers.len() == inputs {
            return Ok(answers);
        }
        let why = format!("the predictor answered {} of {}", answers.len(), count(inputs, "input"));
        Err(Failure::Other(format!("{why}{}", last_words(&done))))
    }
}

/// The feature release of a `java` command, from the files beside it; 0 if they do not say.
fn release(java: &Path) -> u32 {
    let home = java.canonicalize().ok().and_then(|java| Some(java.parent()?.parent()?.to_owned()));
    home.and_then(|home| feature_release(&home)).unwrap_or(0)
}

/// A predictor that did not predict: what it said, under its exit code.
fn failed(done: &Output) -> Failure {
    let text = String::from_utf8_lossy(&done.stderr);
    let said = text.trim().strip_prefix("error: ").unwrap_or(text.trim());
    let message =
        if said.is_empty() { format!("the predictor ended with {}", done.status) } else { said.to_owned() };
    Failure::Child { code: code(done.status), message }
}

/// A wrong target is a wrong command line; whatever else happens is an error.
fn code(status: ExitStatus) -> u8 {
    match status.code() {
        Some(2) => 2,
        Some(130 | 143) => 130,
        _ => 1,
    }
}

fn last_words(done: &Output) -> String {
    let text = String::from_utf8_lossy(&done.stderr);
    if text.trim().is_empty() { String::new() } else { format!(": {}", text.trim()) }
}
