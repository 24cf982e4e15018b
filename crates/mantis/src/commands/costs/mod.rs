//! `mantis costs`: what each kind of instruction, each block and each method costs.

mod decoder;
mod drivers;
mod observe;
mod output;
mod predict;
mod risks;
mod worst;

use std::path::Path;
use std::time::Instant;

use mantis_costs::attribute::{self, LineCost};
use mantis_costs::merge::Mode;
use mantis_costs::{Buckets, Costs, Counters, Level, Merged, Method, Pattern, flow, suggest};
use mantis_train::{Phases, Resource, Session};
use serde::Serialize;

use crate::Context;
use crate::args::{CostLevel, CostMethod, Costed, CostsArgs, CostsCommand};
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::percent;
use crate::suggestion::{self, Subject};

use decoder::{Measured, measure, program};

/// The `--json` document of `mantis costs`.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    costs: &'a Costs,
    /// Runs that were used, by index in the run list; `runs[i].run` counts these.
    used: &'a [usize],
    lines: &'a [LineCost],
}

/// Measures, estimates, prints and writes.
pub fn run(args: &CostsArgs, context: &mut Context) -> Result<(), Failure> {
    match &args.command {
        Some(CostsCommand::Predict(args)) => return predict::run(args, context),
        Some(CostsCommand::Worst(args)) => return worst::run(args, context),
        Some(CostsCommand::Risks(args)) => return risks::run(args, context),
        None => {}
    }
    check(args)?;
    let resource = match args.resource {
        Costed::Time => Resource::Time,
        Costed::Bytecodes => Resource::Bytecodes,
        Costed::Bytes => Resource::Bytes,
    };
    if resource == Resource::Time && args.measure.repeats == 0 && args.suggest.is_none() {
        return Err(Failure::Other(
            "--repeats 0 measures no time; say --resource bytecodes or --resource bytes".to_owned(),
        ));
    }
    let buckets = match &args.buckets {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(Failure::io("read", path))?;
            Buckets::parse(&text).map_err(|e| Failure::Other(format!("{}: {e}", path.display())))?
        }
        None => Buckets::default(),
    };
    let runs = inputs::runs(&args.inputs, context)?;
    let start = Instant::now();
    let session = inputs::session(&args.program, &args.measure.work, Phases::Together)?;
    context.took("reading and instrumenting", start);
    let program = program(&session);
    let only: Vec<Pattern> = args.only.iter().map(|p| Pattern::new(p)).collect();
    let counters = Counters::new(&program, level(args.level), buckets, &only);
    let mut options = inputs::measure(&args.measure, &session)?;
    if resource != Resource::Time || args.suggest.is_some() {
        options.repeats = 0;
    }
    let start = Instant::now();
    let measured = measure(&session, &program, &counters, &runs, &options, Some(resource), context)?;
    context.took("measuring", start);
    let start = Instant::now();
    let totals: Vec<f64> = measured.columns.iter().map(|c| c.iter().sum()).collect();
    let proven = flow::relations(&program, &counters, &measured.seen, &totals);
    context.took("merging", start);
    if let Some(wanted) = args.suggest {
        let merged = Merged::new(&measured.columns, &proven, Mode::Independent);
        let chosen = suggest::suggest(&measured.columns, &merged, wanted)?;
        return suggestion::print(chosen, Subject::Counters, &measured.runs, &measured.store, context);
    }
    let start = Instant::now();
    let name = resource.name();
    let options = mantis_costs::Options {
        method: method(args.method),
        resource: name.to_owned(),
        unit: resource.unit().to_owned(),
        relative: args.relative,
        test: args.test,
        correlation: args.correlation,
        confidence: args.confidence,
        nonlinear: args.nonlinear,
        exact: resource == Resource::Bytecodes && only.is_empty() && measured.seen.quiet(),
    };
    let mut costs =
        mantis_costs::estimate(&counters, &measured.columns, &measured.response, &proven, &options)?;
    context.took("estimating", start);
    remarks(&mut costs, &session, &measured, resource);
    let of_counters = per_counter(&counters, &costs);
    let lines = attribute::lines(&program, &counters, &measured.seen, &of_counters);
    output::write(args, &costs, &lines, &session, &measured, resource)?;
    context.out.json(&Document { costs: &costs, used: &measured.runs, lines: &lines })?;
    context.out.line(costs.to_text().trim_end())?;
    for path in [&args.output, &args.csv, &args.html].into_iter().flatten() {
        context.out.line(format!("wrote {}", path.display()))?;
    }
    Ok(())
}

fn check(args: &CostsArgs) -> Result<(), Failure> {
    for path in [&args.output, &args.csv, &args.html].into_iter().flatten() {
        check_output(path, args.force)?;
    }
    if !(args.confidence > 0.0 && args.confidence < 1.0) {
        return Err(Failure::Other("--confidence wants a number between 0 and 1, such as 0.95".to_owned()));
    }
    if args.correlation.is_some_and(|r| !(-1.0..=1.0).contains(&r)) {
        return Err(Failure::Other("--correlation wants a number from -1 to 1, such as 0.3".to_owned()));
    }
    Ok(())
}

fn remarks(costs: &mut Costs, session: &Session, measured: &Measured, resource: Resource) {
    if measured.store.ok_rows().any(|r| r.exact == Some(false)) {
        costs.remarks.push("several threads shared counters in some runs: counts may be inexact".to_owned());
    }
    if resource != Resource::Time {
        return;
    }
    let mut spreads: Vec<f64> = measured.store.ok_rows().filter_map(|r| r.time_spread()).collect();
    spreads.sort_by(f64::total_cmp);
    if let Some(spread) = spreads.get(spreads.len() / 2) {
        costs.remarks.push(format!("repeated times of an input lie {} apart (median)", percent(*spread)));
    }
    let interpreted = session.program.jvm_flags.iter().any(|f| f == "-Xint");
    costs.remarks.push(format!(
        "times are of main, garbage collection included, {}",
        if interpreted {
            "interpreted (-Xint)"
        } else {
            "compiled just in time; --jvm-flag=-Xint measures without"
        }
    ));
}

/// The total cost of each counter in all runs.
fn per_counter(counters: &Counters, costs: &Costs) -> Vec<f64> {
    let of: std::collections::HashMap<&str, f64> =
        costs.counters.iter().map(|c| (c.name.as_str(), c.cost * c.executions)).collect();
    counters.names.iter().map(|n| of.get(n.as_str()).copied().unwrap_or(0.0)).collect()
}

/// The level of a name.
fn level(level: CostLevel) -> Level {
    match level {
        CostLevel::Method => Level::Method,
        CostLevel::Block => Level::Block,
        CostLevel::Opcode => Level::Opcode,
    }
}

fn method(method: CostMethod) -> Method {
    match method {
        CostMethod::Auto => Method::Auto,
        CostMethod::Ols => Method::Ols,
        CostMethod::OlsIntercept => Method::OlsIntercept,
        CostMethod::Step => Method::Step,
        CostMethod::Nnls => Method::Nnls,
        CostMethod::Ridge => Method::Ridge,
        CostMethod::ElasticNet => Method::ElasticNet,
        CostMethod::Equations => Method::Equations,
    }
}

/// Reads what `-o` wrote.
fn read(path: &Path) -> Result<Costs, Failure> {
    let text = std::fs::read_to_string(path).map_err(Failure::io("read", path))?;
    let not = |e: String| Failure::Other(format!("{} was not written by mantis costs: {e}", path.display()));
    let costs: Costs = serde_json::from_str(&text).map_err(|e| not(e.to_string()))?;
    if costs.format != Costs::FORMAT {
        return Err(not(format!("its format is {}, not {}", costs.format, Costs::FORMAT)));
    }
    Ok(costs)
}
