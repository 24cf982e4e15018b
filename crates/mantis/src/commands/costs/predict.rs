//! `mantis costs predict`: learned costs on runs of another program that has some of the same code.

use mantis_costs::transfer::{Matched, Predicted};
use mantis_costs::{Buckets, Counters};
use mantis_train::{Phases, Resource};
use serde::Serialize;

use super::decoder::{measure, program};
use super::read;
use crate::Context;
use crate::args::CostsPredictArgs;
use crate::error::Failure;
use crate::inputs;
use crate::output::{count, percent, quantity};
use crate::pages::label;

/// The `--json` document.
#[derive(Serialize)]
struct Document {
    matched: usize,
    learned: usize,
    covered: f64,
    error: Option<f64>,
    runs: Vec<Predicted>,
}

/// Counts, times unless told not to, predicts and compares.
pub fn run(args: &CostsPredictArgs, context: &mut Context) -> Result<(), Failure> {
    let costs = read(&args.costs)?;
    let resource = Resource::named(&costs.resource).ok_or_else(|| {
        Failure::Other(format!("{}: unknown resource \"{}\"", args.costs.display(), costs.resource))
    })?;
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, Phases::Together)?;
    let program = program(&session);
    let counters = Counters::new(&program, costs.level, Buckets::default(), &[]);
    let mut options = inputs::measure(&args.measure, &session)?;
    if resource != Resource::Time {
        options.repeats = 0;
    }
    let measured = measure(&session, &program, &counters, &runs, &options, Some(resource), context)?;
    let matched = Matched::new(&costs, &counters);
    let (known, learned) = matched.matched();
    if known == 0 {
        return Err(Failure::Other(format!(
            "{} knows nothing of this program: no {} has the same class, method and code",
            args.costs.display(),
            costs.level.name()
        )));
    }
    let mut predicted = Vec::new();
    for (i, &run) in measured.runs.iter().enumerate() {
        let counts: Vec<f64> = measured.columns.iter().map(|c| c[i]).collect();
        predicted.push(Predicted {
            run,
            predicted: matched.predict(&counts),
            measured: measured.response.get(i).copied(),
            covered: matched.covered(&program, &counters, &counts, &measured.bytecodes[i]),
        });
    }
    let errors: Vec<f64> = predicted.iter().filter_map(Predicted::error).collect();
    let mean = |v: &[f64]| (!v.is_empty()).then(|| v.iter().sum::<f64>() / v.len() as f64);
    let covered: Vec<f64> = predicted.iter().map(|p| p.covered).collect();
    let document = Document {
        matched: known,
        learned,
        covered: mean(&covered).unwrap_or(0.0),
        error: mean(&errors),
        runs: predicted,
    };
    context.out.json(&document)?;
    let unit = costs.unit.as_str();
    let unit = if unit == "bytecodes" { "" } else { unit };
    for p in &document.runs {
        let error = p.error().map_or(String::new(), |e| format!(", error {}", percent(e)));
        let measured =
            p.measured.map_or(String::new(), |m| format!(", measured {}{error}", quantity(m, unit)));
        context.out.line(format!(
            "{}: predicted {}{measured}; {} of the executed bytecodes covered",
            label(&runs[p.run].args, 40),
            quantity(p.predicted, unit),
            percent(p.covered)
        ))?;
    }
    context.out.line(format!(
        "{} of {} are in this program; they cover {} of its executed bytecodes",
        document.matched,
        count(learned, "learned counter"),
        percent(document.covered)
    ))?;
    match document.error {
        Some(error) => context.out.line(format!(
            "error {} on average over {}",
            percent(error),
            count(errors.len(), "run")
        )),
        None => Ok(()),
    }
}
