//! `mantis check`: slices each feature, runs it, compares with the instrumented run.

use mantis_train::Rule;
use mantis_train::checking::{Outcome, Plan, Selection, Together, check};
use serde::Serialize;

use crate::Context;
use crate::args::CheckArgs;
use crate::error::Failure;
use crate::{inputs, progress::Display};

/// The `--json` document of `mantis check`, a line for each feature and one for the totals.
#[derive(Serialize)]
struct Totals {
    features: usize,
    equal: usize,
    refused: usize,
    different: usize,
    inputs: usize,
    /// Slices of several features at once, with `--together`.
    together: Together,
}

/// Checks and fails if any slice differs.
pub fn run(args: &CheckArgs, context: &mut Context) -> Result<(), Failure> {
    let selection = match args.features.as_str() {
        "all" => Selection::All,
        "varying" => Selection::Varying(usize::MAX),
        number => Selection::Varying(number.parse().map_err(|_| {
            Failure::Other(format!("--features wants all, varying or a number, not `{number}`"))
        })?),
    };
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.work, args.phases.phases())?;
    let display = Display::new(context.quiet);
    let rule = if args.optimistic { Rule::Optimistic } else { Rule::Strict };
    let plan = Plan { selection, covered: !args.full, together: args.together.map(usize::from), rule };
    let results = check(&session, &runs, plan, &display, &context.cancel)?;
    let (inputs, together) = (results.inputs, results.together);
    let mut totals = Totals { features: 0, equal: 0, refused: 0, different: 0, inputs, together };
    for result in &results.features {
        totals.features += 1;
        let text = match &result.outcome {
            Outcome::Equal => {
                totals.equal += 1;
                "equal".to_owned()
            }
            Outcome::Refused { reason } => {
                totals.refused += 1;
                format!("refused: {reason}")
            }
            Outcome::Different { input, counted, sliced } => {
                totals.different += 1;
                let sliced = sliced.map_or_else(|| "nothing".to_owned(), |v| v.to_string());
                format!("DIFFERENT on input {}: counted {counted}, sliced {sliced}", input + 1)
            }
            Outcome::Failed { input, error } => {
                totals.different += 1;
                format!("DIFFERENT on input {}: {error}", input + 1)
            }
        };
        context.out.json(result)?;
        if !context.quiet || !matches!(result.outcome, Outcome::Equal) {
            context.out.line(format!("{}: {text}", result.feature))?;
        }
    }
    for remark in results.remarks.iter().filter(|_| !context.quiet) {
        context.out.line(format!("note: {remark}"))?;
    }
    if plan.together.is_some() {
        context.out.line(format!(
            "{} slices of several features, of which {} are refused though each feature has a slice",
            together.slices, together.refused
        ))?;
        context.out.line(format!(
            "{} slices the same when their classes run again in one JVM, {} not",
            together.again, together.not_again
        ))?;
    }
    context.out.json(&totals)?;
    context.out.line(format!(
        "{} features on {} inputs: {} equal, {} refused, {} different",
        totals.features, totals.inputs, totals.equal, totals.refused, totals.different
    ))?;
    if totals.different > 0 && !args.optimistic {
        return Err(Failure::Other(format!(
            "{} slices differ from the instrumented program",
            totals.different
        )));
    }
    Ok(())
}
