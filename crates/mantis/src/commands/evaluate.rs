//! `mantis evaluate`: measures inputs a predictor has not seen and compares.

use std::path::Path;

use mantis_predictor::{Bundle, Description};
use mantis_train::baselines::{Baselines, Compared, baselines};
use mantis_train::evaluation::{Evaluated, Evaluation, Options, TargetErrors, evaluate};
use mantis_train::launch::flags_of;
use mantis_train::simple::Method;
use mantis_train::{Report, Resource};
use serde::{Deserialize, Serialize};

use crate::Context;
use crate::args::EvaluateArgs;
use crate::commands::explain::point_of;
use crate::commands::train::{named, warm};
use crate::error::{Failure, check_output};
use crate::output::{Output, count, percent, quantity};
use crate::pages::{Material, label};
use crate::{inputs, progress::Display};

/// The `--json` document of `mantis evaluate`.
#[derive(Serialize, Deserialize)]
pub struct Document {
    /// The predictor.
    pub predictor: Description,
    /// How it was trained, if that was given.
    pub training: Option<Report>,
    /// How it did.
    pub evaluation: Evaluation,
    /// How simpler ways did, with `--baselines`.
    #[serde(default)]
    pub baselines: Option<Baselines>,
}

impl Document {
    /// What pages are made from.
    pub fn material(&self) -> Material<'_> {
        Material {
            description: &self.predictor,
            training: self.training.as_ref(),
            evaluation: Some(&self.evaluation),
        }
    }
}

/// Evaluates, prints, and with `--html` writes a page.
pub fn run(args: &EvaluateArgs, context: &mut Context) -> Result<(), Failure> {
    let mut bundle = Bundle::read(&args.predictor)?;
    if let Some(point) = args.point {
        point_of(&bundle.description, point, &args.predictor)?;
        (bundle.description.knee, bundle.description.beyond) = (point, None);
    }
    let predictor = &bundle.description;
    let mut targets: Vec<Resource> =
        predictor.chosen().targets.iter().filter_map(|t| Resource::named(&t.name)).collect();
    if args.measure.repeats == 0 {
        targets.retain(|t| t.is_counted());
    }
    if targets.is_empty() {
        return Err(Failure::Other(format!(
            "{} predicts nothing that is measured{}",
            args.predictor.display(),
            if args.measure.repeats == 0 { " with --repeats 0" } else { "" }
        )));
    }
    if let Some(html) = &args.html {
        check_output(html, true)?;
    }
    let training = args.training.as_deref().map(read_training).transpose()?;
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, args.phases.phases())?;
    let mut measure = inputs::measure(&args.measure, &session)?;
    measure.wanted = Resource::wanted(&targets);
    if measure.wanted.energy {
        measure.metering = inputs::metering(&args.meter, &args.measure)?;
    }
    let options = Options { measure, noise: args.noise, flags: flags_of(predictor) };
    let path = match args.point {
        Some(point) => {
            let path = session.folder.join(format!("point{point}.jar"));
            bundle.write(&path)?;
            path
        }
        None => std::path::absolute(&args.predictor).map_err(Failure::io("read", &args.predictor))?,
    };
    let display = Display::new(context.quiet);
    let outcome = evaluate(&session, &path, &targets, &runs, &options, &display, &context.cancel)?;
    let mut evaluation = outcome.evaluation;
    if predictor.provenance.program_hash != session.layout.program {
        evaluation.remarks.push("the predictor was made from another version of the program".to_owned());
    }
    let trained_by = predictor.provenance.energy.as_ref();
    let metered_by = outcome.store.energy().map(|origin| origin.in_words());
    if let (Some(trained), Some(metered)) = (trained_by, metered_by)
        && *trained != metered
    {
        evaluation.remarks.push(format!("energy of the runs of training was {trained}"));
    }
    let baselines = match &args.baselines {
        Some(train) => {
            let train = mantis_measure::runlist::read(train)?;
            let rejected: Vec<String> =
                training.iter().flat_map(|t: &Report| &t.rejected).map(|r| r.feature.clone()).collect();
            let chosen: Vec<String> = predictor.chosen().features.iter().map(|f| f.name.clone()).collect();
            let compared = Compared {
                train: &train,
                test: &runs,
                measured: &outcome.store,
                targets: &targets,
                rejected: &rejected,
                chosen: &chosen,
                predictor_nanos: evaluation.cost.mean_nanos,
                only_simple: args.simple,
            };
            Some(baselines(&session, &compared, &options.measure, &display, &context.cancel)?)
        }
        None => None,
    };
    let document = Document { predictor: bundle.description, training, evaluation, baselines };
    if let Some(html) = &args.html
        && let Some(page) = document.material().page(&args.sources)
    {
        std::fs::write(html, page).map_err(Failure::io("write", html))?;
    }
    context.out.json(&document)?;
    print(&document.evaluation, context)?;
    document.baselines.as_ref().map_or(Ok(()), |b| print_baselines(b, &document.evaluation, &mut context.out))
}

fn print_baselines(b: &Baselines, e: &Evaluation, out: &mut Output) -> Result<(), Failure> {
    out.heading("simpler ways")?;
    print_simple(b, e, out)?;
    for (target, error) in &b.linear {
        let own = e.targets.iter().find(|t| t.target == *target).map_or(f64::NAN, |t| t.mean);
        let name = target.name();
        out.line(format!(
            "  {name}: error {} without nonlinear terms ({} with)",
            percent(*error),
            percent(own)
        ))?;
    }
    for (target, curve) in &b.learning {
        let points: Vec<String> = curve.iter().map(|(n, e)| format!("{n}: {}", percent(*e))).collect();
        out.line(format!("  {}: error by training runs {}", target.name(), points.join(", ")))?;
    }
    if let Some(partial) = &b.partial {
        out.line(format!(
            "  partial execution takes {} of the program's time on average, {} at most",
            percent(partial.mean),
            percent(partial.largest)
        ))?;
    }
    if let Some(bounded) = &b.bounded {
        let nanos = quantity(bounded.nanos as f64, "ns");
        out.line(format!("  bounded execution of {nanos}: error of time {}", percent(bounded.error)))?;
    }
    Ok(())
}

/// A line for each resource with the errors of models of what inputs say, and a sentence if they do better.
fn print_simple(b: &Baselines, e: &Evaluation, out: &mut Output) -> Result<(), Failure> {
    for own in &e.targets {
        let of: Vec<_> = b.simple.iter().filter(|s| s.target == own.target).collect();
        let errors: Vec<String> =
            of.iter().map(|s| format!("{} with {}", percent(s.mean), s.method.name())).collect();
        if errors.is_empty() {
            continue;
        }
        let name = own.target.name();
        out.line(format!("  {name}: error {} ({} of the predictor)", errors.join(", "), percent(own.mean)))?;
        for better in of.iter().filter(|s| s.mean < own.mean) {
            let worse = match better.method {
                Method::Size => "the predictor is WORSE than the size of the input alone",
                _ => "the predictor is worse than this",
            };
            out.line(format!("    {}: {worse}", better.method.name()))?;
        }
    }
    Ok(())
}

/// Reads what `mantis train --json` printed.
fn read_training(path: &Path) -> Result<Report, Failure> {
    let text = std::fs::read(path).map_err(Failure::io("read", path))?;
    serde_json::from_slice(&text).map_err(|e| {
        Failure::Other(format!("{} is not what mantis train --json prints: {e}", path.display()))
    })
}

/// What the unit of a resource is called in a table's cells.
fn unit(resource: Resource) -> &'static str {
    match resource {
        Resource::Bytecodes => "",
        other => other.unit(),
    }
}

fn print(e: &Evaluation, context: &mut Context) -> Result<(), Failure> {
    let quiet = context.quiet;
    let out = &mut context.out;
    if !quiet {
        for (k, target) in e.targets.iter().enumerate() {
            table(e, k, target, out)?;
        }
    }
    for failed in &e.failed {
        out.line(format!("left out input {}: {}", failed.input + 1, failed.reason))?;
    }
    for target in &e.targets {
        out.heading(&named(target.target.name(), target.estimated))?;
        out.line(format!(
            "  error {} on average ({} median, {} at most) over {}",
            percent(target.mean),
            percent(target.median),
            percent(target.max),
            count(e.runs.len(), "input")
        ))?;
        if let Some(inside) = target.mean_inside.filter(|_| target.extrapolating > 0.0) {
            out.line(format!(
                "  {} of the inputs lie outside what was trained; {} on average on the others",
                percent(target.extrapolating),
                percent(inside)
            ))?;
        }
        out.line(format!(
            "  {} of the inputs lie inside their prediction interval (nominal {})",
            percent(target.coverage),
            percent(target.level)
        ))?;
        if let Some(noise) = target.noise_floor {
            out.line(format!(
                "  two measurements of the same input differ by {} on average",
                percent(noise)
            ))?;
        }
    }
    cost(e, out)?;
    e.remarks.iter().try_for_each(|r| out.line(format!("note: {r}")))
}

fn cost(e: &Evaluation, out: &mut Output) -> Result<(), Failure> {
    let nanos = quantity(e.cost.mean_nanos, "ns");
    let warm = e.cost.warm.as_ref().map(warm).unwrap_or_default();
    match (e.cost.mean_share, e.cost.largest_share, e.cost.program_nanos) {
        (Some(mean), Some(largest), Some(program)) => out.line(format!(
            "predictor takes {nanos} in a cold JVM: {} of the program's time on average, {} at most (the program takes {}){warm}",
            percent(mean),
            percent(largest),
            quantity(program, "ns")
        )),
        _ => out.line(format!("predictor takes {nanos} in a cold JVM{warm}")),
    }
}

/// The runs of one target.
fn table(e: &Evaluation, k: usize, errors: &TargetErrors, out: &mut Output) -> Result<(), Failure> {
    const WIDTH: usize = 36;
    let target = errors.target;
    out.heading(&format!(
        "{:WIDTH$} {:>16} {:>16} {:>8} {:>10}",
        named(target.name(), errors.estimated),
        "actual",
        "predicted",
        "error",
        "predictor"
    ))?;
    for run in &e.runs {
        let Some(v) = run.values.get(k) else { continue };
        let unit = unit(target);
        out.line(format!(
            "{:WIDTH$} {:>16} {:>16} {:>8} {:>10}{}",
            label(&run.args, WIDTH),
            quantity(v.actual, unit),
            quantity(v.predicted, unit),
            percent(v.error),
            quantity(run.predictor_nanos as f64, "ns"),
            warnings(run, k)
        ))?;
    }
    out.line("")
}

/// The warnings of a run; they are the same for all targets, so that they are told once.
fn warnings(run: &Evaluated, k: usize) -> String {
    let flag = if run.values.get(k).is_some_and(|v| v.extrapolating) { "  extrapolates" } else { "" };
    match run.warnings.as_slice() {
        [first, rest @ ..] if k == 0 => {
            let more = if rest.is_empty() { String::new() } else { format!(" (and {} more)", rest.len()) };
            format!("{flag}  {first}{more}")
        }
        _ => flag.to_owned(),
    }
}
