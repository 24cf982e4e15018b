//! Counting runs for worst cases and risks: exact profiles become executions along edges.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use mantis_classfile::class::ClassFile;
use mantis_costs::Program;
use mantis_instrument::Profile;
use mantis_measure::{Decode, Decoded, RunSpec, RunStore, Status};
use mantis_train::{Phases, Session};
use mantis_worst::{Flow, Prices, Run};

use super::decoder::program;
use super::read;
use crate::Context;
use crate::args::{InputArgs, MeasureArgs, ProgramArgs};
use crate::error::Failure;
use crate::inputs;
use crate::progress::Display;

/// A program and what its runs executed.
pub struct Observed {
    /// Its control flow.
    pub flow: Flow,
    /// What blocks cost.
    pub prices: Prices,
    /// The runs that ended well.
    pub runs: Vec<Run>,
    /// Their inputs.
    pub inputs: Vec<RunSpec>,
    /// For each of them its index in the run list.
    pub used: Vec<usize>,
    /// Their times in nanoseconds, where costs are of time and times were measured.
    pub times: Vec<f64>,
}

/// Keeps the executions of every run.
struct Decoder<'a> {
    session: &'a Session,
    flow: &'a Flow,
    runs: Mutex<Vec<Run>>,
}

impl Decode for Decoder<'_> {
    fn features(&self) -> &[String] {
        &[]
    }

    fn decode(&self, counts: &[u8]) -> Result<Decoded, String> {
        let raw = mantis_instrument::decode(counts, &self.session.layout).map_err(|e| e.to_string())?;
        let profile = Profile::new(&raw, &self.session.layout);
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).push(Run::new(self.flow, &profile));
        Ok(Decoded {
            bytecodes: mantis_instrument::bytecodes(&profile),
            allocated_bytes: mantis_instrument::allocated_bytes(&profile),
            ..Decoded::default()
        })
    }
}

/// Counts all runs; `costs` are those to price blocks with, instead of bytecodes.
pub fn observe(
    costs: Option<&std::path::Path>,
    program_args: &ProgramArgs,
    input_args: &InputArgs,
    measure: &MeasureArgs,
    context: &Context,
) -> Result<Observed, Failure> {
    let costs = costs.map(read).transpose()?;
    let specs = inputs::runs(input_args, context)?;
    let start = Instant::now();
    let session = inputs::session(program_args, &measure.work, Phases::Together)?;
    context.took("reading and instrumenting", start);
    let program: Program = program(&session);
    let classes = session.app.classes();
    let classes: Vec<&ClassFile> = classes.iter().map(|c| &**c).collect();
    let main = session.layout.methods().position(|(name, _)| name == session.declared_main);
    let flow = Flow::new(&classes, &session.layout, &program, main);
    let prices = match &costs {
        Some(costs) => Prices::learned(&flow, &program, costs)?,
        None => Prices::bytecodes(&flow),
    };
    let mut options = inputs::measure(measure, &session)?;
    let timed = prices.resource == "time";
    if !timed {
        options.repeats = 0;
    }
    let start = Instant::now();
    let decoder = Decoder { session: &session, flow: &flow, runs: Mutex::default() };
    let store = mantis_measure::profile(
        &session.program,
        &session.counted,
        &session.jvm,
        &specs,
        &decoder,
        &options,
        &Display::new(context.quiet),
        &context.cancel,
    )?;
    context.took("measuring", start);
    let used = ended_well(&store, context)?;
    let times = used.iter().filter_map(|&i| store.rows[i].time_ns()).map(|t| t as f64);
    let times = if timed && options.repeats > 0 { times.collect() } else { Vec::new() };
    let runs = decoder.runs.into_inner().unwrap_or_else(PoisonError::into_inner);
    let inputs = used.iter().map(|&i| specs[i].clone()).collect();
    Ok(Observed { prices, runs, inputs, used, times, flow })
}

/// Indices of the runs that ended well; the others are named.
fn ended_well(store: &RunStore, context: &Context) -> Result<Vec<usize>, Failure> {
    let ok: Vec<usize> = (0..store.rows.len()).filter(|&i| store.rows[i].status == Status::Ok).collect();
    for (i, row) in store.rows.iter().enumerate().filter(|(_, r)| r.status != Status::Ok) {
        let reason = row.reason.clone().unwrap_or_else(|| row.status.name().to_owned());
        if ok.is_empty() {
            return Err(Failure::Other(format!("every run failed; run {}: {reason}", i + 1)));
        }
        context.remark(format!("left out run {}: {reason}", i + 1));
    }
    if store.ok_rows().any(|r| r.exact == Some(false)) {
        context.remark("several threads shared counters in some runs: counts may be inexact");
    }
    Ok(ok)
}
