//! `mantis limits`: time, memory and heap for a job, at a chosen risk of being killed.
//!
//! What is predicted and what kills are apart: limits are far enough above the prediction
//! ([`mantis_train::limits`]), and a job that was killed nevertheless gets the next ones.

use std::path::Path;

use mantis_measure::{RunSpec, runlist};
use mantis_predictor::Bundle;
use mantis_train::Resource;
use mantis_train::launch::flags_of;
use mantis_train::limits::limit;
use mantis_train::oracle::{self, Answer};
use serde::Serialize;

use crate::Context;
use crate::args::{LimitsArgs, RiskArgs};
use crate::commands::predict::NO_PREDICTION;
use crate::error::Failure;
use crate::inputs;
use crate::output::{percent, quantity};

/// Each attempt has this share of the risk of the one before, ...
const NEXT_RISK: f64 = 0.1;
/// ... and at least so many times its limits.
const NEXT_LIMIT: f64 = 2.0;
const MEGABYTE: f64 = (1 << 20) as f64;

/// What has a limit in a job.
const LIMITED: [Resource; 3] = [Resource::Time, Resource::Memory, Resource::Heap];

/// The `--json` document of `mantis limits`.
#[derive(Serialize, Clone, Debug)]
pub struct Limits {
    /// How often a job with these limits is killed at most, if it is like the runs of training.
    pub risk: f64,
    /// How often by each of them.
    pub each: f64,
    /// Which attempt they are for.
    pub attempt: u32,
    /// By resource.
    pub limits: Vec<Limit>,
    /// Seconds for the job.
    pub time_seconds: Option<u64>,
    /// Megabytes (of 2^20 bytes) for the job.
    pub memory_mb: Option<u64>,
    /// The same for the JVM's heap.
    pub heap_mb: Option<u64>,
    /// Lines of a job script.
    pub sbatch: Vec<String>,
    /// Why to trust them less.
    pub warnings: Vec<String>,
}

/// The limit of a resource, without what the job takes besides.
#[derive(Serialize, Clone, Debug)]
pub struct Limit {
    resource: Resource,
    unit: &'static str,
    predicted: f64,
    limit: f64,
    /// That of the first attempt.
    #[serde(skip)]
    first: f64,
}

/// Prints limits.
pub fn run(args: &LimitsArgs, context: &mut Context) -> Result<(), Failure> {
    let runs = match &args.runs {
        Some(list) => runlist::read(list)?,
        None => {
            let folder = std::env::current_dir().map_err(Failure::io("read", Path::new(".")))?;
            let mut run = RunSpec::new(args.args.iter().cloned(), &folder);
            run.stdin = args.stdin.as_ref().map(|p| folder.join(p));
            vec![run]
        }
    };
    let all = of_runs(&args.predictor, &runs, &args.risk, args.java_home.as_deref(), context)?;
    let mut without = None;
    for (run, limits) in runs.iter().zip(all) {
        if args.runs.is_some() && !args.sbatch {
            context.out.line(if run.args.is_empty() {
                "(no arguments)".to_owned()
            } else {
                run.args.join(" ")
            })?;
        }
        match limits {
            Ok(limits) => {
                context.out.json(&limits)?;
                if args.sbatch { lines(&limits, context)? } else { print(&limits, context)? }
            }
            Err(message) if args.runs.is_some() => {
                context.out.json(&serde_json::json!({ "error": message }))?;
                context.out.line(format!("no prediction: {message}"))?;
                without = Some("there are inputs without a prediction".to_owned());
            }
            Err(message) => without = Some(message),
        }
    }
    without.map_or(Ok(()), |message| Err(Failure::Child { code: NO_PREDICTION, message }))
}

fn lines(limits: &Limits, context: &mut Context) -> Result<(), Failure> {
    limits.warnings.iter().for_each(|w| context.remark(format!("warning: {w}")));
    limits.sbatch.iter().try_for_each(|line| context.out.line(line))
}

/// The limits of a run.
pub fn limits(
    predictor: &Path,
    run: &RunSpec,
    args: &RiskArgs,
    java_home: Option<&Path>,
    context: &Context,
) -> Result<Limits, Failure> {
    let all = of_runs(predictor, std::slice::from_ref(run), args, java_home, context)?;
    let one = all.into_iter().next();
    let one = one.ok_or_else(|| Failure::Other("the predictor did not answer".to_owned()))?;
    one.map_err(|message| Failure::Child { code: NO_PREDICTION, message })
}

/// The limits of each run, or why it has no prediction.
fn of_runs(
    predictor: &Path,
    runs: &[RunSpec],
    args: &RiskArgs,
    java_home: Option<&Path>,
    context: &Context,
) -> Result<Vec<Result<Limits, String>>, Failure> {
    let risk = share(&args.risk)?;
    if !args.extra_time.is_finite() || args.extra_time < 0.0 || args.attempt == 0 {
        let why = "--extra-time wants seconds from 0 on, and --attempt a number from 1 on";
        return Err(Failure::Other(why.to_owned()));
    }
    let bundle = Bundle::read(predictor)?;
    let targets = &bundle.description.chosen().targets;
    if !targets.iter().any(|t| ["time", "memory"].contains(&t.name.as_str())) {
        return Err(Failure::Other(format!(
            "{} predicts neither time nor memory; train one with --target time,memory,heap",
            predictor.display()
        )));
    }
    let jvm = inputs::jvm(java_home)?;
    let (flags, folder) = (flags_of(&bundle.description), std::env::temp_dir());
    let path = std::path::absolute(predictor).map_err(Failure::io("read", predictor))?;
    let inputs: Vec<&RunSpec> = runs.iter().collect();
    let answers = oracle::answers(&path, &jvm, &inputs, &flags, &folder, &context.cancel)?;
    Ok(answers.into_iter().map(|answer| of_answer(&bundle, answer, risk, args)).collect())
}

/// The limits that an answer leads to.
fn of_answer(bundle: &Bundle, answer: Answer, risk: f64, args: &RiskArgs) -> Result<Limits, String> {
    if let Some(why) = answer.error {
        return Err(why);
    }
    let point = bundle.description.points.get(answer.point).unwrap_or(bundle.description.chosen());
    let mut warnings = answer.warnings;
    let known: Vec<_> = LIMITED
        .iter()
        .filter_map(|resource| {
            let target = point.targets.iter().find(|t| t.name == resource.name())?;
            Some((*resource, target, answer.predictions.iter().find(|p| p.target == resource.name())?))
        })
        .collect();
    let tries = tries(args);
    let each = risk / known.len().max(1) as f64;
    let mut limits = Vec::new();
    for (resource, target, predicted) in known {
        let first = limit(target, predicted, each);
        let now = limit(target, predicted, each * NEXT_RISK.powi(tries)).max(first * NEXT_LIMIT.powi(tries));
        limits.push(Limit { resource, unit: resource.unit(), predicted: predicted.value, limit: now, first });
    }
    // Also where only another resource's model can tell: time may be noise in training.
    for beyond in answer.predictions.iter().filter(|p| p.extrapolating) {
        let why = "the input is outside what was trained, so nobody knows the risk of these limits";
        warnings.push(format!("{}: {why}", beyond.target));
    }
    let risk = risk * NEXT_RISK.powi(tries);
    Ok(Limits { each: each * NEXT_RISK.powi(tries), ..of_job(limits, risk, args, warnings) })
}

/// How many attempts came before.
fn tries(args: &RiskArgs) -> i32 {
    i32::try_from(args.attempt.saturating_sub(1).min(16)).unwrap_or(0)
}

/// What the job as a whole may take. A later attempt gets a multiple of what the first one got as a whole,
/// so that it gets more although Slurm counts whole minutes.
fn of_job(limits: Vec<Limit>, risk: f64, args: &RiskArgs, warnings: Vec<String>) -> Limits {
    let factor = NEXT_LIMIT.powi(tries(args)) as u64;
    let of = |resource| limits.iter().find(|l: &&Limit| l.resource == resource);
    let seconds = |ns: f64| (ns.max(0.0) * 1e-9 + args.extra_time).ceil() as u64;
    let megabytes = |bytes: f64| (bytes.max(0.0) / MEGABYTE).ceil() as u64;
    let time_seconds = of(Resource::Time).map(|l| match factor {
        1 => seconds(l.limit),
        _ => seconds(l.limit).max(factor * 60 * whole_minutes(seconds(l.first))),
    });
    let memory = |l: &Limit| megabytes(l.limit).max(megabytes(l.first) * factor) + args.extra_memory * factor;
    let memory_mb = of(Resource::Memory).map(memory);
    let heap_mb = of(Resource::Heap).map(|l| megabytes(l.limit).max(2));
    let mut sbatch = Vec::new();
    sbatch.extend(time_seconds.map(|s| format!("#SBATCH --time={}", minutes(s))));
    sbatch.extend(memory_mb.map(|m| format!("#SBATCH --mem={m}M")));
    let (each, attempt) = (risk, args.attempt);
    Limits { risk, each, attempt, limits, time_seconds, memory_mb, heap_mb, sbatch, warnings }
}

fn whole_minutes(seconds: u64) -> u64 {
    seconds.div_ceil(60).max(1)
}

/// Slurm counts whole minutes.
fn minutes(seconds: u64) -> String {
    let minutes = whole_minutes(seconds);
    format!("{:02}:{:02}:00", minutes / 60, minutes % 60)
}

/// `1%` or `0.01`, above 0 and below 1.
fn share(text: &str) -> Result<f64, Failure> {
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let share = match text.strip_suffix('%') {
        Some(percent) => number(percent).map(|p| p / 100.0),
        None => number(text),
    };
    share.filter(|s| *s > 0.0 && *s < 1.0).ok_or_else(|| {
        Failure::Other(format!("--risk wants a share above 0 and below 1, such as 1% or 0.01, not {text:?}"))
    })
}

fn print(limits: &Limits, context: &mut Context) -> Result<(), Failure> {
    let out = &mut context.out;
    for l in &limits.limits {
        let (predicted, limit) = (quantity(l.predicted, l.unit), quantity(l.limit, l.unit));
        let of_job = match l.resource {
            Resource::Time => limits.time_seconds.map(|s| format!("; for the job --time={}", minutes(s))),
            Resource::Memory => limits.memory_mb.map(|m| format!("; for the job --mem={m}M")),
            _ => limits.heap_mb.map(|m| format!("; -Xmx{m}m, with which it may take twice as long")),
        };
        let name = l.resource.name();
        out.line(format!("{name:6}  {predicted} predicted, limit {limit}{}", of_job.unwrap_or_default()))?;
    }
    let (all, each) = (percent(limits.risk), percent(limits.each));
    out.line(format!(
        "a run like those of training exceeds one of them with a risk of {all}, each with {each}"
    ))?;
    limits.warnings.iter().try_for_each(|w| out.line(format!("warning: {w}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_minutes() {
        assert_eq!((share("1%").unwrap(), share(" 0.5 ").unwrap()), (0.01, 0.5));
        for wrong in ["0", "100%", "x", "-1%", ""] {
            let error = share(wrong).unwrap_err().to_string();
            assert!(error.starts_with("--risk wants a share above 0 and below 1"), "{error}");
        }
        assert_eq!(minutes(0), "00:01:00");
        assert_eq!(minutes(60), "00:01:00");
        assert_eq!(minutes(3601), "01:01:00");
    }
}
