//! `mantis train`: from a program and sample inputs to a predictor.

use std::collections::BTreeSet;

use mantis_feature::Family;
use mantis_model::Method;
use mantis_train::coverage::Shares;
use mantis_train::steady::Warm;
use mantis_train::training::{Rejected, Report, TargetReport, Trained};
use mantis_train::{Options, Resource, train};

use crate::Context;
use crate::args::{self, TrainArgs};
use crate::error::{Failure, check_output};
use crate::output::{number, percent, quantity};
use crate::pages::Material;
use crate::{inputs, progress::Display, suggestion};

/// Trains and writes the predictor.
pub fn run(args: &TrainArgs, context: &mut Context) -> Result<(), Failure> {
    if let Some(wanted) = args.suggest {
        return suggestion::for_training(wanted, args, context);
    }
    let Some(output) = &args.output else {
        return Err(Failure::Other("say with -o which predictor to write".to_owned()));
    };
    check_output(output, args.force)?;
    if let Some(html) = &args.html {
        check_output(html, true)?;
    }
    check_shares(args)?;
    let runs = inputs::runs(&args.inputs, context)?;
    let session = inputs::session(&args.program, &args.measure.work, args.phases.phases())?;
    let mut targets: Vec<Resource> = args.targets.iter().map(|t| resource(*t)).collect();
    if args.measure.repeats == 0 {
        targets.retain(|t| t.is_counted());
    }
    let mut seen = BTreeSet::new();
    targets.retain(|t| seen.insert(*t));
    if targets.is_empty() {
        let why = "there is nothing to predict: --repeats 0 measures no time and no memory";
        return Err(Failure::Other(why.to_owned()));
    }
    let mut measure = inputs::measure(&args.measure, &session)?;
    measure.wanted = Resource::wanted(&targets);
    if measure.wanted.energy {
        measure.metering = inputs::metering(&args.meter, &args.measure)?;
    }
    let options = Options {
        measure,
        targets,
        method: method(args.method),
        threshold: args.threshold,
        samples: !args.no_samples && args.threshold.is_none(),
        optimistic: !args.strict && args.threshold.is_none(),
        schemes: args.schemes.iter().map(|s| family(*s)).collect(),
        arguments: !args.no_argument_features,
        level: args.level,
        date: today(),
        tool: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let display = Display::new(context.quiet);
    let trained = train(&session, &runs, &options, &display, &context.cancel)?;
    trained.bundle.write(output)?;
    write_page(args, &trained)?;
    if let Some(path) = &args.report {
        let text = serde_json::to_string(&trained.report)
            .map_err(|e| Failure::Other(format!("JSON output: {e}")))?;
        std::fs::write(path, text + "\n").map_err(Failure::io("write", path))?;
    }
    context.out.json(&trained.report)?;
    print(&trained.report, context)?;
    context.out.line(format!("\nwrote {}", output.display()))?;
    match &args.html {
        Some(html) => context.out.line(format!("wrote {}", html.display())),
        None => Ok(()),
    }
}

/// The page that `--html` asks for; its test runs are the held-out predictions.
fn write_page(args: &TrainArgs, trained: &Trained) -> Result<(), Failure> {
    let Some(html) = &args.html else { return Ok(()) };
    let material = Material {
        description: &trained.bundle.description,
        training: Some(&trained.report),
        evaluation: None,
    };
    match material.page(&args.sources) {
        Some(page) => std::fs::write(html, page).map_err(Failure::io("write", html)),
        None => Ok(()),
    }
}

fn check_shares(args: &TrainArgs) -> Result<(), Failure> {
    if args.threshold.is_some_and(|t| !(t > 0.0 && t.is_finite())) {
        return Err(Failure::Other("--threshold wants a share above 0, such as 0.05".to_owned()));
    }
    if !(args.level > 0.0 && args.level < 1.0) {
        return Err(Failure::Other("--level wants a number between 0 and 1, such as 0.9".to_owned()));
    }
    Ok(())
}

fn family(scheme: args::Scheme) -> Family {
    match scheme {
        args::Scheme::Branches => Family::Branches,
        args::Scheme::Loops => Family::Loops,
        args::Scheme::Calls => Family::Calls,
        args::Scheme::Values => Family::Values,
        args::Scheme::Arrays => Family::Arrays,
    }
}

/// The resource of a target.
pub fn resource(target: args::Target) -> Resource {
    match target {
        args::Target::Bytecodes => Resource::Bytecodes,
        args::Target::Bytes => Resource::Bytes,
        args::Target::Time => Resource::Time,
        args::Target::Allocated => Resource::Allocated,
        args::Target::Memory => Resource::Memory,
        args::Target::Heap => Resource::Heap,
        args::Target::Energy => Resource::Energy,
    }
}

/// The regression of a method's name.
pub fn method(method: args::Method) -> Method {
    match method {
        args::Method::Best => Method::Best,
        args::Method::SporeFoba => Method::SporeFoba,
        args::Method::Linear => Method::Linear,
    }
}

fn print(report: &Report, context: &mut Context) -> Result<(), Failure> {
    let (quiet, timings) = (context.quiet, context.timings);
    let out = &mut context.out;
    out.line("")?;
    out.line(format!(
        "features: {} found, {} varying ({} distinct), {} cheap enough, {} chosen",
        report.found,
        report.varying,
        report.distinct,
        report.usable,
        report.chosen.len()
    ))?;
    for target in &report.targets {
        print_target(target, out)?;
    }
    let cost = match (report.cost.mean_share, report.cost.largest_share) {
        (Some(mean), Some(largest)) => {
            format!(
                "{} of the program's time ({} at most, {} in a cold JVM)",
                percent(mean),
                percent(largest),
                quantity(report.cost.mean_nanos, "ns")
            )
        }
        _ => format!("{} in a cold JVM", quantity(report.cost.mean_nanos, "ns")),
    };
    let warm = report.cost.warm.as_ref().map(warm).unwrap_or_default();
    out.line(format!("predictor costs {cost}{warm}; {} iteration(s)", report.rounds))?;
    print_frontier(report, out)?;
    if let Some(noise) = report.time_noise {
        out.line(format!("times of the same input vary by {} (median over inputs)", percent(noise)))?;
    }
    if let Some(c) = &report.coverage {
        out.line(reached(&c.entered, &c.all))?;
    }
    if let Some(alone) = report.novel.filter(|alone| *alone > 0) {
        out.line(novelty(alone, report.runs))?;
    }
    if !report.rejected.is_empty() {
        out.heading(&format!("rejected features ({}; --json lists all)", report.rejected.len()))?;
        for (reason, features) in reasons(&report.rejected).into_iter().filter(|_| !quiet) {
            let names: Vec<&str> = features.iter().take(NAMED).map(|r| r.feature.as_str()).collect();
            let more = match features.len().saturating_sub(NAMED) {
                0 => String::new(),
                n => format!(" and {n} more"),
            };
            out.line(format!("  {reason}"))?;
            out.line(format!("    {}{more}", names.join("; ")))?;
        }
    }
    for (run, why) in &report.failed {
        out.line(format!("left out run {}: {why}", run + 1))?;
    }
    if timings {
        out.heading("seconds")?;
        for (stage, seconds) in &report.seconds {
            out.line(format!("  {stage:10} {seconds:8.3}"))?;
        }
    }
    Ok(())
}

/// What training inputs reached, in one sentence.
fn reached(entered: &Shares, all: &Shares) -> String {
    format!(
        "training inputs reached {} of the methods, {} of the blocks and {} of the branch directions of the classes \
         that they entered ({} of {})",
        percent(entered.methods.share),
        percent(entered.blocks.share),
        percent(entered.branches.share),
        number(entered.classes.of as f64),
        number(all.classes.of as f64)
    )
}

/// How often a prediction will meet code that no training input reached, in one sentence.
fn novelty(alone: usize, runs: usize) -> String {
    let reach = if alone == 1 { "reaches" } else { "reach" };
    format!(
        "{alone} of {runs} training inputs {reach} code of the predictor that no other does: expect about {} of \
         new inputs to lead to code that none reached",
        percent(alone as f64 / runs as f64)
    )
}

/// The price list: what each point costs and how far it is off.
fn print_frontier(report: &Report, out: &mut crate::output::Output) -> Result<(), Failure> {
    if report.frontier.len() < 2 {
        return Ok(());
    }
    out.heading("frontier: the best model for each price (mantis predict --budget, --within, --point)")?;
    let names: Vec<String> = report.targets.iter().map(|t| format!("{:>10}", t.target.name())).collect();
    out.line(format!("  point      share       time {}  features", names.concat()))?;
    for (i, point) in report.frontier.iter().enumerate() {
        let share = point.cost.mean_share.map_or_else(|| "-".to_owned(), percent);
        let time = quantity(point.cost.mean_nanos, "ns");
        let errors: Vec<String> = point.errors.iter().map(|&e| format!("{:>10}", percent(e))).collect();
        let mark = match (point.chosen, point.beyond) {
            (true, _) => "*",
            (false, true) => "+",
            (false, false) => " ",
        };
        let features = point.features.len();
        out.line(format!("  {i:>4}{mark} {share:>10} {time:>10} {}  {features:>8}", errors.concat()))?;
    }
    out.line("  * answers unless asked otherwise; errors on held-out runs")?;
    match report.frontier.iter().any(|p| p.beyond) {
        true => out.line("  + answers instead where the input is unlike those of training"),
        false => Ok(()),
    }
}

/// How many features are named for each reason.
const NAMED: usize = 4;

/// What predictions cost where the JVM is warm, behind what they cost cold.
pub fn warm(warm: &Warm) -> String {
    let nanos = quantity(warm.mean_nanos, "ns");
    match warm.mean_share {
        Some(share) => format!(", {} in a warm JVM ({nanos})", percent(share)),
        None => format!(", {nanos} in a warm JVM"),
    }
}

/// Rejected features by reason; reasons that differ in numbers only count as one, told by its first feature.
fn reasons(rejected: &[Rejected]) -> Vec<(&str, Vec<&Rejected>)> {
    let shape = |r: &Rejected| r.reason.replace(|c: char| c.is_ascii_digit() || c == '.', "");
    let mut groups: Vec<(String, &str, Vec<&Rejected>)> = Vec::new();
    for one in rejected {
        let key = shape(one);
        match groups.iter_mut().find(|(k, ..)| *k == key) {
            Some((_, _, members)) => members.push(one),
            None => groups.push((key, &one.reason, vec![one])),
        }
    }
    groups.into_iter().map(|(_, reason, members)| (reason, members)).collect()
}

/// A target's name where its figures are told.
pub fn named(name: &str, estimated: bool) -> String {
    if estimated { format!("{name} (estimated)") } else { name.to_owned() }
}

fn print_target(target: &TargetReport, out: &mut crate::output::Output) -> Result<(), Failure> {
    out.heading(&named(target.target.name(), target.estimated))?;
    out.line(format!("  = {}", target.formula))?;
    let held = &target.held_out;
    out.line(format!(
        "  error on held-out runs {} ({} to {} with {} confidence); on training runs {}",
        percent(held.error),
        percent(held.lower),
        percent(held.upper),
        percent(held.level),
        percent(target.train_error)
    ))?;
    out.line(format!("  {} of held-out runs lay inside their prediction interval", percent(held.coverage)))
}

/// The date of today, UTC, as `YYYY-MM-DD`.
pub fn today() -> String {
    let seconds =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (y, m, d) = civil(seconds / 86_400);
    format!("{y:04}-{m:02}-{d:02}")
}

/// Year, month and day of a day number since 1970-01-01 (Hinnant's algorithm for the proleptic Gregorian
/// calendar).
fn civil(days: u64) -> (u64, u64, u64) {
    let z = days + 719_468;
    let era = z / 146_097;
    let day_of_era = z % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn novelty_is_a_share_of_the_inputs() {
        assert_eq!(
            super::novelty(1, 40),
            "1 of 40 training inputs reaches code of the predictor that no other does: expect about 2.5 % of new \
             inputs to lead to code that none reached"
        );
    }

    #[test]
    fn dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_778), (2026, 11, 21));
    }
}
