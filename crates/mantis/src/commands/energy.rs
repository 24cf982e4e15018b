//! `mantis energy calibrate`: the coefficients of a model of energy from runs that a meter meters.

use std::path::PathBuf;

use mantis_energy::calibration::{Calibration, Knowledge, Known};
use mantis_energy::{Sample, calibrate};
use mantis_measure::{Machine, RunStore, Wanted};
use mantis_train::Phases;
use serde::Serialize;

use crate::Context;
use crate::args::{CalibrateArgs, EnergyArgs, EnergyCommand};
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{count, percent};

/// The `--json` document of `mantis energy calibrate`.
#[derive(Serialize)]
struct Document {
    output: PathBuf,
    #[serde(flatten)]
    calibration: Calibration,
    failed: usize,
}

/// Does what the subcommand says.
pub fn run(args: &EnergyArgs, context: &mut Context) -> Result<(), Failure> {
    match &args.command {
        EnergyCommand::Calibrate(args) => calibration(args, context),
    }
}

fn calibration(args: &CalibrateArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(&args.output, args.force)?;
    if args.measure.repeats == 0 {
        return Err(Failure::Other("--repeats 0 makes no run that could be metered".to_owned()));
    }
    let metering = inputs::metering(&args.meter, &args.measure)?;
    if !metering.meter.is_read() {
        let why = "say with --meter against which meter: powercap, powercap:FOLDER or file:FILE";
        return Err(Failure::Other(why.to_owned()));
    }
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, Phases::Together)?;
    let mut options = inputs::measure(&args.measure, &session)?;
    options.wanted = Wanted { energy: true, ..Wanted::default() };
    let meter = metering.origin().in_words();
    options.metering = metering;
    let store = inputs::profile(&session, &runs, &options, context)?;
    let samples = samples(&store)?;
    let model = calibrate(&samples, &meter, &store.machine().unwrap_or_else(Machine::current).cpu)?;
    std::fs::write(&args.output, model.to_json()).map_err(Failure::io("write", &args.output))?;
    let document = Document {
        output: args.output.clone(),
        failed: store.rows.len() - samples.len(),
        calibration: model.calibration.unwrap_or_default(),
    };
    context.out.json(&document)?;
    print(&document, context)
}

/// What the runs that ended well did and took.
fn samples(store: &RunStore) -> Result<Vec<Sample>, Failure> {
    if let Some(why) = store.why_none() {
        return Err(Failure::Other(why));
    }
    let sample = |row: &mantis_measure::Row| {
        Some(Sample { work: row.work.clone()?, joules: row.energy_uj? as f64 * 1e-6 })
    };
    Ok(store.ok_rows().filter_map(sample).collect())
}

fn print(d: &Document, context: &mut Context) -> Result<(), Failure> {
    let (c, out) = (&d.calibration, &mut context.out);
    out.line(format!("wrote {}: {} {}", d.output.display(), count(c.runs, "run"), c.meter))?;
    for (n, why) in
        [(d.failed, "failed or was not metered"), (c.unmetered, "took nothing that the meter saw")]
    {
        if n > 0 {
            out.line(format!("  left out {}: {why}", count(n, "run")))?;
        }
    }
    out.line(format!(
        "  error {} on runs that the fit had not seen ({} at most), {} on those it had",
        percent(c.error),
        percent(c.largest_error),
        percent(c.train_error)
    ))?;
    out.heading(&format!("{:20} {:>12} {:>12} {:>12}", "joules for each", "", "from", "to"))?;
    for known in &c.terms {
        out.line(term(known))?;
    }
    Ok(())
}

/// A line about a coefficient.
fn term(known: &Known) -> String {
    let (name, how) = (known.term.name(), known.knowledge.name());
    if known.knowledge == Knowledge::Absent {
        return format!("{name:20} {:>12} {:>12} {:>12}  {how}", "-", "-", "-");
    }
    let (low, high) = known.interval;
    let high = high.map_or_else(|| "-".to_owned(), |high| format!("{high:.3e}"));
    format!(
        "{name:20} {:>12} {:>12} {high:>12}  {how}",
        format!("{:.3e}", known.joules),
        format!("{low:.3e}")
    )
}
