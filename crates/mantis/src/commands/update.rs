//! `mantis update`: a predictor learns from runs that somebody measured.

use std::collections::BTreeMap;

use mantis_measure::RunSpec;
use mantis_measure::runlist::{self, MeasuredRun};
use mantis_predictor::Bundle;
use mantis_train::points::ask_points;
use mantis_train::updating::{TargetUpdated, UpdateReport, update};

use crate::Context;
use crate::args::UpdateArgs;
use crate::commands::train::today;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{Output, count, number, percent};

/// Says what all of these runs taught, and writes the predictor.
pub fn run(args: &UpdateArgs, context: &mut Context) -> Result<(), Failure> {
    let bundle = Bundle::read(&args.predictor)?;
    check_output(&args.output, args.force)?;
    let runs = runlist::read_measured(&args.runs)?;
    let jvm = inputs::jvm(args.java_home.as_deref())?;
    let specs: Vec<&RunSpec> = runs.iter().map(|r| &r.run).collect();
    let measured: Vec<BTreeMap<String, f64>> =
        runs.iter().map(|MeasuredRun { measured, .. }| measured.clone()).collect();
    let folder = std::env::temp_dir();
    let flags = &bundle.description.jvm_flags;
    let answers = ask_points(&bundle, &jvm, &specs, flags, &folder, &context.cancel)?;
    let (updated, report) = update(&bundle, &measured, &answers, today())?;
    updated.write(&args.output)?;
    context.out.json(&report)?;
    print(&report, &mut context.out)?;
    context.out.line(format!("\nwrote {}", args.output.display()))
}

fn print(report: &UpdateReport, out: &mut Output) -> Result<(), Failure> {
    out.line(format!("learned from {}", count(report.runs, "run")))?;
    report.left_out.iter().try_for_each(|why| out.line(format!("left out {why}")))?;
    report.targets.iter().try_for_each(|target| print_target(target, out))
}

fn print_target(target: &TargetUpdated, out: &mut Output) -> Result<(), Failure> {
    out.line("")?;
    out.heading(&target.target)?;
    out.line(format!("  {} times as much as before on average", number(target.scale)))?;
    out.line(format!("  = {}", target.formula.lines().next().unwrap_or_default()))?;
    out.line(format!(
        "  error on these runs {}, {} on the last of them; without learning {}",
        percent(target.after),
        percent(target.last),
        percent(target.before)
    ))?;
    if !target.changes.is_empty() {
        let runs: Vec<String> = target.changes.iter().map(|i| (i + 1).to_string()).collect();
        out.line(format!("  costs changed at run {}", runs.join(", ")))?;
    }
    if target.searched { out.line("  other terms were found: the old ones no longer did") } else { Ok(()) }
}
