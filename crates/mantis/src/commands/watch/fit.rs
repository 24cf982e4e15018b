//! Models of actions from samples of their executions.

use std::path::Path;

use mantis_history::samples::Samples;
use mantis_history::trained::TrainedModels;

use crate::Context;
use crate::args::WatchArgs;
use crate::error::{Failure, check_output};
use crate::output::percent;

/// Fits, prints the formulas, writes the file that `model = ` names.
pub fn run(samples: &Path, output: &Path, args: &WatchArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(output, args.force)?;
    let failed = |error: mantis_history::Error| Failure::Other(error.to_string());
    let (models, remarks) = TrainedModels::fit(&Samples::load(samples).map_err(failed)?);
    remarks.iter().for_each(|remark| context.remark(format!("note: {remark}")));
    if models.actions.iter().all(|action| action.resources.is_empty()) {
        return Err(Failure::Other(format!("{}: nothing to fit a model to", samples.display())));
    }
    models.save(output).map_err(failed)?;
    context.out.json(&models)?;
    for action in &models.actions {
        context.out.heading(&action.name)?;
        for (resource, model) in &action.resources {
            let formula = model.formula().replace('\n', "\n  ");
            let error = percent(model.train_error);
            context.out.line(format!("  {resource} = {formula}"))?;
            context.out.line(format!("    error on these {} samples: {error} on average", model.rows))?;
        }
    }
    context.remark(format!("wrote {}", output.display()));
    Ok(())
}
