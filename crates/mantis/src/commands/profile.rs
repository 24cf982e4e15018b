//! `mantis profile`: features and resources of every run, as Parquet files.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use mantis_energy::Origin;
use mantis_measure::{RunStore, Status, Wanted};
use mantis_train::Resource;
use serde::Serialize;

use crate::Context;
use crate::args::ProfileArgs;
use crate::commands::train::named;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{count, number, percent, quantity};

/// The `--json` document of `mantis profile`.
#[derive(Serialize)]
struct Document {
    output: PathBuf,
    features_output: PathBuf,
    runs: usize,
    ok: usize,
    failed: Vec<Failed>,
    features: usize,
    varying: usize,
    resources: BTreeMap<&'static str, Range>,
    time_noise: Option<f64>,
    remarks: Vec<String>,
}

/// A run without figures; `run` counts from 1, as the run list's lines do.
#[derive(Serialize)]
struct Failed {
    run: usize,
    status: Status,
    reason: String,
}

/// What a resource ranged over.
#[derive(Serialize)]
struct Range {
    unit: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    estimated: bool,
    min: u64,
    median: u64,
    max: u64,
}

/// Measures every run and writes the store.
pub fn run(args: &ProfileArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(&args.output, args.force)?;
    check_output(&RunStore::features_file(&args.output), args.force)?;
    let runs = inputs::runs(&args.inputs, context)?;
    let start = Instant::now();
    let session = inputs::session(&args.program, &args.measure.work, args.phases.phases())?;
    context.took("reading and instrumenting", start);
    let mut options = inputs::measure(&args.measure, &session)?;
    let energy = args.energy || args.meter.named();
    options.wanted = Wanted { heap: args.heap, energy, ..Wanted::ALL };
    if energy {
        options.metering = inputs::metering(&args.meter, &args.measure)?;
    }
    let start = Instant::now();
    let store = inputs::profile(&session, &runs, &options, context)?;
    context.took("measuring", start);
    store.write(&args.output)?;
    let document = summary(&store, args.output.clone(), session.remarks.clone());
    document.remarks.iter().for_each(|r| context.remark(format!("note: {r}")));
    context.out.json(&document)?;
    print(&document, context)?;
    match document.failed.first() {
        Some(first) if document.ok == 0 => {
            Err(Failure::Other(format!("every run failed; run {}: {}", first.run, first.reason)))
        }
        _ => Ok(()),
    }
}

fn summary(store: &RunStore, output: PathBuf, remarks: Vec<String>) -> Document {
    let ok: Vec<_> = store.ok_rows().collect();
    let failed = store.rows.iter().enumerate().filter(|(_, row)| row.status != Status::Ok);
    let varies = |j: &usize| ok.iter().any(|row| row.features[*j].to_bits() != ok[0].features[*j].to_bits());
    let origin = store.energy();
    let is_estimated = origin.as_ref().is_some_and(Origin::is_estimated);
    let mut resources = BTreeMap::new();
    for resource in Resource::ALL {
        let values: Vec<u64> = ok.iter().filter_map(|r| resource.of(r)).map(|v| v as u64).collect();
        let range = values.iter().min().zip(values.iter().max()).zip(mantis_measure::store::median(&values));
        if let Some(((&min, &max), median)) = range {
            let estimated = resource == Resource::Energy && is_estimated;
            resources.insert(resource.name(), Range { unit: resource.unit(), estimated, min, median, max });
        }
    }
    let mut spreads: Vec<f64> = ok.iter().filter_map(|r| r.time_spread()).collect();
    spreads.sort_by(f64::total_cmp);
    let mut remarks = remarks;
    remarks.extend(origin.map(|origin| format!("energy is {}", origin.in_words())));
    if ok.iter().any(|r| r.exact == Some(false)) {
        remarks.push("several threads shared counters in some runs: counts may be inexact".to_owned());
    }
    Document {
        features_output: RunStore::features_file(&output),
        output,
        runs: store.rows.len(),
        ok: ok.len(),
        failed: failed
            .map(|(i, row)| Failed {
                run: i + 1,
                status: row.status,
                reason: row.reason.clone().unwrap_or_else(|| row.status.name().to_owned()),
            })
            .collect(),
        features: store.features.len(),
        varying: (0..store.features.len()).filter(varies).count(),
        resources,
        time_noise: spreads.get(spreads.len() / 2).copied(),
        remarks,
    }
}

fn print(d: &Document, context: &mut Context) -> Result<(), Failure> {
    let out = &mut context.out;
    out.line(format!("wrote {}: {}", d.output.display(), count(d.runs, "run")))?;
    for failed in &d.failed {
        out.line(format!("  run {} failed: {}", failed.run, failed.reason))?;
    }
    for (name, range) in &d.resources {
        let unit = if range.unit == "bytecodes" { "" } else { range.unit };
        let [min, median, max] = [range.min, range.median, range.max].map(|v| quantity(v as f64, unit));
        let name = named(name, range.estimated);
        out.line(format!("  {name}: {min} to {max}, median {median}"))?;
    }
    if let Some(noise) = d.time_noise {
        out.line(format!("  repeated times of an input lie {} apart (median)", percent(noise)))?;
    }
    let features = count(d.features, "feature");
    out.line(format!(
        "  {features}, {} of them vary: {}",
        number(d.varying as f64),
        d.features_output.display()
    ))
}
