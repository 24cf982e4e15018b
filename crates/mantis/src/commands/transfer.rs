//! `mantis transfer`: moves a predictor to this machine by a few runs.

use mantis_measure::{Machine, RunSpec};
use mantis_predictor::Bundle;
use mantis_train::Resource;
use mantis_train::launch::semantic_flags;
use mantis_train::moving::{MoveReport, TargetMoved, move_to, moves, worth_measuring};
use mantis_train::oracle::Answer;
use mantis_train::points::ask_points;

use crate::Context;
use crate::args::TransferArgs;
use crate::commands::train::today;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{Output, count, number, percent};

/// Measures some of the inputs, fits the models again, and writes the predictor.
pub fn run(args: &TransferArgs, context: &mut Context) -> Result<(), Failure> {
    let bundle = Bundle::read(&args.predictor)?;
    check_output(&args.output, args.force)?;
    let point = bundle.description.chosen();
    let targets: Vec<Resource> =
        point.targets.iter().filter(|t| moves(t)).filter_map(|t| Resource::named(&t.name)).collect();
    if targets.is_empty() {
        return Err(Failure::Other(format!(
            "{} predicts only what is counted, which is the same on every machine",
            args.predictor.display()
        )));
    }
    if args.take == 0 || args.measure.repeats == 0 {
        return Err(Failure::Other(
            "--take and --repeats want at least 1: times must be measured".to_owned(),
        ));
    }
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, args.phases.phases())?;
    if bundle.description.provenance.program_hash != session.layout.program {
        context.remark(
            "the predictor was made from another version of the program: what is counted tells below",
        );
    }
    let flags = semantic_flags(&session.program.jvm_flags);
    let all: Vec<&RunSpec> = runs.iter().collect();
    let answers = ask_points(&bundle, &session.jvm, &all, &flags, &session.folder, &context.cancel)?;
    let taken = worth_measuring(point, &answers[bundle.description.knee], args.take)?;
    let mut options = inputs::measure(&args.measure, &session)?;
    options.wanted = Resource::wanted(&targets);
    let chosen: Vec<RunSpec> = taken.iter().map(|&i| runs[i].clone()).collect();
    let store = inputs::profile(&session, &chosen, &options, context)?;
    let of_chosen = |of: &Vec<Answer>| -> Vec<Answer> { taken.iter().map(|&i| of[i].clone()).collect() };
    let answers: Vec<Vec<Answer>> = answers.iter().map(of_chosen).collect();
    let machine = store.machine().unwrap_or_else(Machine::current);
    let here = (machine.cpu, session.jvm.describe());
    let (moved, report) = move_to(&bundle, &store.rows, &answers, &taken, here, today())?;
    moved.write(&args.output)?;
    context.out.json(&report)?;
    print(&report, &mut context.out)?;
    context.out.line(format!("\nwrote {}", args.output.display()))
}

fn print(report: &MoveReport, out: &mut Output) -> Result<(), Failure> {
    let place = |machine: &str, jvm: &str| match machine {
        "" => jvm.to_owned(),
        machine => format!("{machine}, {jvm}"),
    };
    out.line(format!("from {}", place(&report.from_machine, &report.from_jvm)))?;
    out.line(format!("to   {}", place(&report.machine, &report.jvm)))?;
    out.line(format!("by {}", count(report.runs.len(), "run")))?;
    report.targets.iter().try_for_each(|target| print_target(target, out))?;
    report.remarks.iter().try_for_each(|remark| out.line(format!("note: {remark}")))
}

fn print_target(target: &TargetMoved, out: &mut Output) -> Result<(), Failure> {
    out.line("")?;
    out.heading(target.target.name())?;
    let how =
        if target.refitted { "on average; coefficients changed apart" } else { "all coefficients alike" };
    out.line(format!("  {} times as much, {how}", number(target.scale)))?;
    out.line(format!("  = {}", target.formula.lines().next().unwrap_or_default()))?;
    out.line(format!("  error on these runs {}, before {}", percent(target.after), percent(target.before)))?;
    let curve: Vec<String> = target.curve.iter().map(|(n, e)| format!("{n}: {}", percent(*e))).collect();
    if curve.is_empty() {
        Ok(())
    } else {
        out.line(format!("  error on the others by runs {}", curve.join(", ")))
    }
}
