//! `mantis costs risks`: loops and recursions by what an attacker gains who controls the input.

use std::time::Instant;

use mantis_worst::Ranking;
use serde::Serialize;

use super::drivers::drivers;
use super::observe::observe;
use crate::Context;
use crate::args::CostsRisksArgs;
use crate::error::Failure;
use crate::output::number;

/// The `--json` document.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    ranking: &'a Ranking,
    /// Indices in the run list of the runs that `run` of a risk counts.
    used: &'a [usize],
}

/// Counts, fits, ranks and prints.
pub fn run(args: &CostsRisksArgs, context: &mut Context) -> Result<(), Failure> {
    let observed = observe(args.costs.as_deref(), &args.program, &args.inputs, &args.measure, context)?;
    let start = Instant::now();
    let drivers = drivers(&observed.inputs);
    if drivers.is_empty() {
        context.remark("the inputs differ in no argument, length or size: only content can drive a count");
    }
    let mut ranking = mantis_worst::risks(&observed.flow, &observed.runs, &observed.prices, &drivers)?;
    ranking.others += ranking.risks.len().saturating_sub(args.top);
    ranking.risks.truncate(args.top);
    context.took("ranking", start);
    context.out.json(&Document { ranking: &ranking, used: &observed.used })?;
    context.out.line(ranking.to_text(&number).trim_end())
}
