//! `--suggest N`: which runs of a list to time, judged from their counts.

use mantis_costs::suggest::{self, Suggestion};
use mantis_measure::{RunStore, Status};
use mantis_model::{Dataset, screen};
use serde_json::{Value, json};

use crate::Context;
use crate::args::TrainArgs;
use crate::error::Failure;
use crate::inputs;
use crate::output::{count, percent};

/// What the runs are to determine.
#[derive(Copy, Clone)]
pub enum Subject {
    /// Costs of counters.
    Counters,
    /// Models of features.
    Features,
}

/// Counts every run, times none, and prints those that determine a model of the program's features best.
pub fn for_training(wanted: usize, args: &TrainArgs, context: &mut Context) -> Result<(), Failure> {
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, args.phases.phases())?;
    let mut options = inputs::measure(&args.measure, &session)?;
    options.repeats = 0;
    let store = inputs::profile(&session, &runs, &options, context)?;
    let ok = usable(&store, context)?;
    let column = |j: usize| ok.iter().map(|&i| store.rows[i].features[j]).collect();
    let columns = (0..store.features.len()).map(column).collect();
    let data = Dataset::new(store.features.clone(), columns, vec![0.0; ok.len()]);
    let distinct = screen(&data).representatives(&[]);
    let features: Vec<&[f64]> = distinct.iter().map(|&j| data.columns[j].as_slice()).collect();
    let suggestion = suggest::suggest_for_models(&features, ok.len(), wanted)?;
    print(suggestion, Subject::Features, &ok, &store, context)
}

/// Runs that ended well, by index; says why the others did not.
pub fn usable(store: &RunStore, context: &Context) -> Result<Vec<usize>, Failure> {
    let ok: Vec<usize> = (0..store.rows.len()).filter(|&i| store.rows[i].status == Status::Ok).collect();
    for (i, row) in store.rows.iter().enumerate().filter(|(_, r)| r.status != Status::Ok) {
        let reason = row.reason.clone().unwrap_or_else(|| row.status.name().to_owned());
        if ok.is_empty() {
            return Err(Failure::Other(format!("every run failed; run {}: {reason}", i + 1)));
        }
        context.remark(format!("left out run {}: {reason}", i + 1));
    }
    Ok(ok)
}

/// Prints a choice among the runs `ok` of a store as lines of a run list.
pub fn print(
    suggestion: Suggestion,
    subject: Subject,
    ok: &[usize],
    store: &RunStore,
    context: &mut Context,
) -> Result<(), Failure> {
    let runs: Vec<usize> = suggestion.runs.iter().map(|&i| ok[i]).collect();
    let inputs: Vec<Value> = runs.iter().map(|&i| store.rows[i].input.to_json()).collect();
    let (member, what) = match subject {
        Subject::Counters => ("counters", "independent counter"),
        Subject::Features => ("features", "different feature"),
    };
    context.remark(format!(
        "{} for {}; a run of these is worth {:.2} average ones; {} of the best choice at least",
        count(runs.len(), "run"),
        count(suggestion.counters, what),
        suggestion.efficiency,
        percent(suggestion.optimality)
    ));
    for input in &inputs {
        context.out.line(input.to_string())?;
    }
    context.out.json(&json!({
        "runs": runs,
        member: suggestion.counters,
        "efficiency": suggestion.efficiency,
        "optimality": suggestion.optimality,
        "inputs": inputs,
    }))
}
