//! `mantis costs worst`: the worst case of a run and of each method.

use std::time::Instant;

use mantis_costs::Pattern;
use mantis_worst::bounds::CallBounds;
use mantis_worst::report::Input;
use mantis_worst::{Bounds, Given};

use super::observe::observe;
use crate::Context;
use crate::args::CostsWorstArgs;
use crate::error::Failure;
use crate::output::{number, quantity};

/// Counts, bounds, solves and prints.
pub fn run(args: &CostsWorstArgs, context: &mut Context) -> Result<(), Failure> {
    let given: Vec<Given> = args.bounds.iter().map(|b| Given::parse(b)).collect::<Result<_, _>>()?;
    let observed = observe(args.costs.as_deref(), &args.program, &args.inputs, &args.measure, context)?;
    let start = Instant::now();
    let calls = if args.free_calls { CallBounds::Free } else { CallBounds::Observed };
    let bounds = Bounds::new(&observed.flow, &observed.runs, &given, calls)?;
    let only: Vec<Pattern> = args.method.iter().map(|p| Pattern::new(p)).collect();
    let worst = mantis_worst::worst(&Input {
        flow: &observed.flow,
        bounds: &bounds,
        prices: &observed.prices,
        runs: &observed.runs,
        measured: &observed.times,
        only: &only,
    })?;
    context.took("solving", start);
    context.out.json(&worst)?;
    let text = worst.to_text(&|v| quantity(v, &worst.unit), &number);
    context.out.line(text.trim_end())
}
