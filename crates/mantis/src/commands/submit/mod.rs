//! `mantis submit`: a job with limits from its prediction, and what became of it.
//!
//! A job that its limits killed gets those of the next attempt ([`crate::commands::limits`]); what jobs
//! measured goes to `measured.jsonl` beside them, from which `mantis update` learns.

mod accounts;
mod job;

use std::fs::File;
use std::io::Write;
use std::path::Path;

use mantis_measure::{Jvm, RunSpec};
use serde::Serialize;
use serde_json::json;

use crate::Context;
use crate::args::{ProgramArgs, RiskArgs, SubmitArgs, UpdateArgs};
use crate::commands::limits::{Limits, limits};
use crate::commands::submit::accounts::{End, Known, ask};
use crate::commands::submit::job::{Job, Try};
use crate::commands::update;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{count, percent, quantity};

/// States of jobs that their limits killed.
const KILLED: [&str; 2] = ["TIMEOUT", "OUT_OF_MEMORY"];
/// States of jobs that ended for reasons that are not theirs: they are made again with the same limits.
const UNLUCKY: [&str; 3] = ["BOOT_FAIL", "NODE_FAIL", "PREEMPTED"];
const MEASURED: &str = "measured.jsonl";

/// The `--json` document of a submission.
#[derive(Serialize)]
struct Submitted {
    job: String,
    id: Option<String>,
    script: std::path::PathBuf,
    limits: Limits,
}

/// The `--json` document of `--collect`.
#[derive(Serialize, Default)]
struct Collected {
    jobs: Vec<JobReport>,
    waiting: usize,
    completed: usize,
    failed: usize,
    /// Attempts that a limit killed, of all that ended.
    killed: usize,
    ended: usize,
    submitted_again: usize,
    measured: std::path::PathBuf,
}

#[derive(Serialize)]
struct JobReport {
    job: String,
    id: String,
    attempt: u32,
    /// Slurm's word; absent while it waits or runs.
    state: Option<String>,
    seconds: Option<u64>,
    time_limit_seconds: Option<u64>,
    memory_limit_mb: Option<u64>,
    time_ns: Option<u64>,
    memory_bytes: Option<u64>,
    /// What was done about it, in words.
    then: String,
}

/// Submits a job, or reads what became of all.
pub fn run(args: &SubmitArgs, context: &mut Context) -> Result<(), Failure> {
    if args.collect { collect(args, context) } else { submit(args, context) }
}

fn submit(args: &SubmitArgs, context: &mut Context) -> Result<(), Failure> {
    let folder = std::env::current_dir().map_err(Failure::io("read", Path::new(".")))?;
    let absolute = |path: &Path| std::path::absolute(path).map_err(Failure::io("read", path));
    let mut run = RunSpec::new(args.args.iter().cloned(), &folder);
    run.stdin = args.stdin.as_ref().map(|p| folder.join(p));
    let program = inputs::program(&ProgramArgs {
        jar: args.jar.clone(),
        class_path: args.class_path.clone(),
        main_class: args.main_class.clone(),
        jvm_flags: args.jvm_flags.clone(),
        success_codes: Vec::new(),
        java_home: args.java_home.clone(),
    })?;
    let slurm = args.slurm.to_slurm();
    let limits = limits(&args.predictor, &run, &args.risk, args.java_home.as_deref(), context)?;
    let job = Job {
        folder: std::path::PathBuf::new(),
        predictor: absolute(&args.predictor)?,
        program,
        java: absolute(&Jvm::locate(args.java_home.as_deref())?)?,
        java_home: args.java_home.as_deref().map(absolute).transpose()?,
        run: run.to_json(),
        risk: args.risk.risk.clone(),
        extra_time: args.risk.extra_time,
        extra_memory: args.risk.extra_memory,
        flags: slurm.arguments(),
        attempts: args.attempts.max(1),
        tries: Vec::new(),
        noted: false,
    };
    let mut job = job.create(&args.jobs)?;
    let script = job.script(args.risk.attempt, &limits.sbatch)?;
    let id = match args.dry_run {
        true => None,
        false => Some(begin(&mut job, &script, &limits).inspect_err(|_| job.remove())?),
    };
    for warning in &limits.warnings {
        context.remark(format!("warning: {warning}"));
    }
    let what = match &id {
        Some(id) => format!("{} is job {id}", job.name()),
        None => format!("wrote {}", script.display()),
    };
    let lines: Vec<&str> = limits.sbatch.iter().filter_map(|l| l.strip_prefix("#SBATCH ")).collect();
    let told =
        format!("{what} with {}: killed by them with a risk of {}", lines.join(" "), percent(limits.risk));
    context.out.json(&Submitted { job: job.name(), id, script, limits })?;
    context.out.line(told)
}

/// Submits a script as the next try of a job.
fn begin(job: &mut Job, script: &Path, limits: &Limits) -> Result<String, Failure> {
    let id = job.submit(script)?;
    job.tries.push(Try {
        id: id.clone(),
        attempt: limits.attempt,
        time_seconds: limits.time_seconds,
        memory_mb: limits.memory_mb,
        end: None,
        forgotten: false,
    });
    job.save()?;
    Ok(id)
}

fn collect(args: &SubmitArgs, context: &mut Context) -> Result<(), Failure> {
    if let Some(output) = &args.output {
        check_output(output, args.force)?;
    }
    let measured = args.jobs.join(MEASURED);
    let mut all = Collected { measured: measured.clone(), ..Collected::default() };
    for mut job in Job::all(&args.jobs)? {
        look(&mut job, &measured, &mut all, context)?;
    }
    context.out.json(&all)?;
    print(&all, context)?;
    let Some(output) = &args.output else { return Ok(()) };
    if !measured.is_file() {
        return Err(Failure::Other("no job has ended yet: there is nothing to learn from".to_owned()));
    }
    let update = UpdateArgs {
        predictor: args.predictor.clone(),
        runs: measured,
        java_home: args.java_home.clone(),
        output: output.clone(),
        force: args.force,
    };
    update::run(&update, context)
}

/// Looks at a job: takes note of its end, and tries it again where that is due.
fn look(job: &mut Job, measured: &Path, all: &mut Collected, context: &mut Context) -> Result<(), Failure> {
    let Some(last) = job.tries.last().cloned() else { return Ok(()) };
    let is_new = last.end.is_none() && !last.forgotten;
    let end = match (&last.end, last.forgotten) {
        (Some(end), _) => Some(end.clone()),
        (None, true) => None,
        (None, false) => match ask(&last.id)? {
            Known::Alive => {
                all.waiting += 1;
                all.jobs.push(report(job, &last, None, "waits or runs"));
                return Ok(());
            }
            Known::Ended(end) => Some(end),
            Known::Nothing => None,
        },
    };
    if let Some(slot) = job.tries.last_mut() {
        slot.forgotten = end.is_none();
        slot.end.clone_from(&end);
    }
    // What ran to its end says so itself, whoever else remembers it.
    if job.times(last.attempt).is_some() && end.as_ref().is_none_or(|e| e.state == "COMPLETED") && !job.noted
    {
        note(job, last.attempt, measured)?;
        job.noted = true;
    }
    job.save()?;
    let then = if is_new { next(job, end.as_ref(), &last, all, context)? } else { String::new() };
    let killed = |t: &Try| t.end.as_ref().is_some_and(|e| KILLED.contains(&e.state.as_str()));
    all.ended += job.tries.iter().filter(|t| t.end.is_some()).count();
    all.killed += job.tries.iter().filter(|t| killed(t)).count();
    match end.as_ref().map(|e| e.state.as_str()) {
        Some("COMPLETED") => all.completed += 1,
        _ if job.noted => all.completed += 1,
        _ if job.tries.last().is_some_and(|t| t.id != last.id) => all.waiting += 1,
        _ => all.failed += 1,
    }
    all.jobs.push(report(job, &last, end, &then));
    Ok(())
}

/// What is done about a job that has just ended.
fn next(
    job: &mut Job,
    end: Option<&End>,
    last: &Try,
    all: &mut Collected,
    context: &mut Context,
) -> Result<String, Failure> {
    let Some(end) = end else { return Ok("Slurm remembers nothing of it".to_owned()) };
    let attempt = match end.state.as_str() {
        "COMPLETED" if job.noted => return Ok("noted what it took".to_owned()),
        "COMPLETED" => return Ok("it did not say what it took".to_owned()),
        state if KILLED.contains(&state) => last.attempt + 1,
        state if UNLUCKY.contains(&state) => last.attempt,
        _ => return Ok(format!("see {}", job.folder.join(format!("out-{}.txt", last.attempt)).display())),
    };
    if attempt > job.attempts {
        return Ok(format!("given up after {}", count(job.tries.len(), "try").replace("trys", "tries")));
    }
    let args = RiskArgs {
        risk: job.risk.clone(),
        attempt,
        extra_time: job.extra_time,
        extra_memory: job.extra_memory,
    };
    let limits = limits(&job.predictor, &job.run()?, &args, job.java_home.as_deref(), context)?;
    let script = job.script(attempt, &limits.sbatch)?;
    let id = begin(job, &script, &limits)?;
    all.submitted_again += 1;
    let lines: Vec<&str> = limits.sbatch.iter().filter_map(|l| l.strip_prefix("#SBATCH ")).collect();
    Ok(format!("again as job {id} with {}", lines.join(" ")))
}

/// Appends what an attempt measured to the runs from which predictors learn.
fn note(job: &Job, attempt: u32, measured: &Path) -> Result<(), Failure> {
    let Some(times) = job.times(attempt) else { return Ok(()) };
    let mut line = job.run.clone();
    let mut amounts = serde_json::Map::new();
    amounts.insert("time".to_owned(), json!(times.wall_ns));
    amounts.extend(times.resident_bytes.map(|bytes| ("memory".to_owned(), json!(bytes))));
    if let Some(object) = line.as_object_mut() {
        object.insert("measured".to_owned(), amounts.into());
    }
    let mut file =
        File::options().create(true).append(true).open(measured).map_err(Failure::io("write", measured))?;
    // One write, so that a line is there as a whole or not at all.
    file.write_all(format!("{line}\n").as_bytes()).map_err(Failure::io("write", measured))
}

fn report(job: &Job, last: &Try, end: Option<End>, then: &str) -> JobReport {
    let times = job.times(last.attempt);
    let (state, seconds) = end.map_or((None, None), |e| (Some(e.state), e.seconds));
    JobReport {
        job: job.name(),
        id: last.id.clone(),
        attempt: last.attempt,
        state,
        seconds,
        time_limit_seconds: last.time_seconds,
        memory_limit_mb: last.memory_mb,
        time_ns: times.as_ref().map(|t| t.wall_ns),
        memory_bytes: times.as_ref().and_then(|t| t.resident_bytes),
        then: then.to_owned(),
    }
}

fn print(all: &Collected, context: &mut Context) -> Result<(), Failure> {
    let out = &mut context.out;
    for job in &all.jobs {
        let state = job.state.as_deref().unwrap_or("-");
        let time = job.time_ns.map(|t| format!(", {}", quantity(t as f64, "ns"))).unwrap_or_default();
        let memory =
            job.memory_bytes.map(|m| format!(", {}", quantity(m as f64, "bytes"))).unwrap_or_default();
        let then = if job.then.is_empty() { String::new() } else { format!("; {}", job.then) };
        out.line(format!("{} ({}) {state}{time}{memory}{then}", job.job, job.id))?;
    }
    out.line(format!(
        "{}: {} completed, {} wait or run, {} failed; limits killed {} of {}",
        count(all.jobs.len(), "job"),
        all.completed,
        all.waiting,
        all.failed,
        all.killed,
        count(all.ended, "try").replace("trys", "tries")
    ))
}
