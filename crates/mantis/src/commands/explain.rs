//! `mantis explain`: what a predictor learned, in source terms.

use std::path::Path;

use mantis_feature::Scheme;
use mantis_model::Feature as Range;
use mantis_predictor::{
    Bundle, Change, ChangeKind, Description, Point, SampleWay, SliceInfo, Target, TargetChange,
};

use crate::Context;
use crate::args::ExplainArgs;
use crate::commands::slice::ranges;
use crate::commands::train::named;
use crate::error::Failure;
use crate::output::{Output, count, number, percent};

/// Prints the description of a predictor.
pub fn run(args: &ExplainArgs, context: &mut Context) -> Result<(), Failure> {
    let bundle = Bundle::read(&args.predictor)?;
    let d = &bundle.description;
    let out = &mut context.out;
    out.json(d)?;
    let chosen = args.point.unwrap_or(d.knee);
    let point = point_of(d, chosen, &args.predictor)?;
    origin(d, out)?;
    frontier(d, chosen, out)?;
    for target in &point.targets {
        out.line("")?;
        explain_target(target, out)?;
    }
    out.line("")?;
    features(point, out)?;
    for (k, slice) in point.slices.iter().enumerate() {
        if k == 0 || point.slices[k - 1].code != slice.code {
            out.line("")?;
            explain_slice(point, slice, out)?;
        }
    }
    Ok(())
}

/// A point of the frontier of the predictor at `path`.
pub(super) fn point_of<'a>(d: &'a Description, point: usize, path: &Path) -> Result<&'a Point, Failure> {
    d.points.get(point).ok_or_else(|| {
        let (path, last) = (path.display(), d.points.len() - 1);
        Failure::Other(format!("{path} has no point {point}; its points are 0 to {last}"))
    })
}

/// What there is to choose from.
fn frontier(d: &Description, shown: usize, out: &mut Output) -> Result<(), Failure> {
    if d.points.len() < 2 {
        return Ok(());
    }
    out.line("")?;
    out.heading("frontier")?;
    for (k, point) in d.points.iter().enumerate() {
        let share = point.price.share.map_or_else(|| "?".to_owned(), percent);
        let errors: Vec<String> = point
            .targets
            .iter()
            .filter_map(|t| Some(format!("{} {}", named(&t.name, t.estimated), percent(t.error?))))
            .collect();
        let is_beyond = d.beyond.as_ref().is_some_and(|b| b.point == k);
        let mut marks: Vec<&str> = Vec::new();
        marks.extend((k == d.knee).then_some("answers unless asked otherwise"));
        marks.extend(is_beyond.then_some("answers instead where the input is unlike those of training"));
        marks.extend((k == shown).then_some("shown below"));
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join("; ")) };
        out.line(format!("  {k}: {share} of the program's time, off by {}{marks}", errors.join(", ")))?;
    }
    Ok(())
}

fn origin(d: &Description, out: &mut Output) -> Result<(), Failure> {
    let p = &d.provenance;
    out.heading(&format!("{} ({})", d.program, d.main_class))?;
    if p.runs > 0 {
        let failed =
            if p.failed_runs > 0 { format!(", {} more failed", p.failed_runs) } else { String::new() };
        let date = if p.date.is_empty() { String::new() } else { format!(" on {}", p.date) };
        let tool = if p.tool.is_empty() { String::new() } else { format!(" by {}", p.tool) };
        out.line(format!("  learned from {}{failed}{date}{tool}", count(p.runs as usize, "run")))?;
    } else {
        out.line("  computes features only; nothing was learned")?;
    }
    let machine = if p.machine.is_empty() { String::new() } else { format!(" on {}", p.machine) };
    out.line(format!("  {}{machine}", p.jvm))?;
    if let Some(energy) = &p.energy {
        out.line(format!("  energy {energy}"))?;
    }
    out.line(format!("  program {}", p.program_hash))?;
    p.changes.iter().try_for_each(|change| explain_change(change, out))
}

/// A change since training, on a line: when, why, by how much.
fn explain_change(change: &Change, out: &mut Output) -> Result<(), Failure> {
    let why = match change.kind {
        ChangeKind::Moved => format!("moved from {}", change.from),
        ChangeKind::Updated => "updated".to_owned(),
    };
    let of = |t: &TargetChange| {
        let (before, after) = (percent(t.before), percent(t.after));
        format!("{} times {}, off by {after} instead of {before}", t.name, number(t.scale))
    };
    let targets: Vec<String> = change.targets.iter().map(of).collect();
    let runs = count(change.runs as usize, "run");
    out.line(format!("  {} {why} by {runs}: {}", change.date, targets.join("; ")))
}

fn explain_target(target: &Target, out: &mut Output) -> Result<(), Failure> {
    let said = target.unit.is_empty() || target.unit == target.name;
    let unit = if said { String::new() } else { format!(" in {}", target.unit) };
    let estimated = if target.estimated { ", estimated" } else { "" };
    out.heading(&format!("{}{unit}{estimated}", target.name))?;
    // Further lines explain the features of the first; they are indented already.
    let mut lines = target.formula.lines();
    out.line(format!("  = {}", lines.next().unwrap_or("0")))?;
    for line in lines {
        out.line(format!("  {line}"))?;
    }
    if let Some(error) = target.error {
        out.line(format!("  error on held-out runs: {} on average", percent(error)))?;
    }
    let model = &target.model;
    if model.rows > 0 {
        out.line(format!("  error on training runs: {} on average", percent(model.train_error)))?;
        let interval = &model.interval;
        let width = interval.quantile * interval.sigma;
        let width = if interval.relative { percent(width) } else { number(width) };
        out.line(format!("  {:.0} % of runs within {width} of the prediction", 100.0 * interval.level))?;
    }
    Ok(())
}

fn features(d: &Point, out: &mut Output) -> Result<(), Failure> {
    out.heading("features")?;
    if d.features.is_empty() {
        out.line("  none: every prediction is a constant")?;
    }
    for (i, info) in d.features.iter().enumerate() {
        let f = &info.feature;
        out.line(format!("  {}", info.name))?;
        let place = match f.is_input() {
            true => String::new(),
            false => format!(" in {}.{}{}", f.class.replace('/', "."), f.method, f.desc),
        };
        out.line(format!("    {}{place}{}", scheme(&f.scheme), trained(d, i)))?;
    }
    Ok(())
}

/// A scheme in words.
pub fn scheme(scheme: &Scheme) -> &'static str {
    match scheme {
        Scheme::Branch { .. } => "branch count",
        Scheme::SwitchCase { .. } => "switch case count",
        Scheme::Loop => "loop count",
        Scheme::Calls => "call count",
        Scheme::ValueSum => "sum of stored values",
        Scheme::ValueAverage => "average of stored values",
        Scheme::ArrayBytes => "bytes of arrays",
        Scheme::Input => "read off the input",
    }
}

/// The range of a feature in training, of the first model that reads it.
fn trained(d: &Point, feature: usize) -> String {
    let range = |t: &Target| -> Option<Range> {
        let k = t.inputs.iter().position(|&i| i == feature)?;
        t.model.features.get(k).filter(|_| t.model.rows > 0).cloned()
    };
    match d.targets.iter().find_map(range) {
        Some(r) => format!("; from {} to {} in training", number(r.min), number(r.max)),
        None => String::new(),
    }
}

fn explain_slice(point: &Point, s: &SliceInfo, out: &mut Output) -> Result<(), Failure> {
    out.heading("slice")?;
    let instructions = count(s.instructions, "bytecode instruction");
    let classes = if s.classes == 1 { "1 class".to_owned() } else { format!("{} classes", s.classes) };
    let threads = if s.threads { ", may start threads" } else { "" };
    out.line(format!("  {instructions} in {classes}{threads}"))?;
    let samples: Vec<String> = point
        .slices
        .iter()
        .filter(|other| other.code == s.code)
        .filter_map(|other| other.sample.map(|sample| percent(sample.share)))
        .collect();
    if let Some(sample) = s.sample {
        let way = match sample.way {
            SampleWay::Blocks => "blocks at several places of each",
            SampleWay::LargeBlocks => "blocks at several places of the large ones",
            SampleWay::OtherBlocks => "blocks at several places of all but the first",
            SampleWay::FirstBlocks => "blocks at several places of the first",
            SampleWay::Prefix => "the beginning of each",
        };
        out.line(format!("  reads {} of the input files: {way}", samples.join(" and ")))?;
    }
    if !s.strides.is_empty() {
        let mut ways: Vec<u32> = point.slices.iter().flat_map(|o| o.strides.iter().copied()).collect();
        ways.retain(|&stride| stride > 1);
        ways.sort_unstable();
        ways.dedup();
        let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
        out.line(format!("  of some long loops runs one of {} iterations", ways.join(" and ")))?;
    }
    if let Some(share) = point.price.share {
        out.line(format!("  predictions take {} of the program's time on average", percent(share)))?;
    }
    for (file, lines) in &s.lines {
        out.line(format!("  {file}: {}", ranges(lines)))?;
    }
    if !s.assumptions.is_empty() {
        out.line("")?;
        out.heading("assumed")?;
    }
    for assumption in &s.assumptions {
        out.line(format!("  {assumption}"))?;
    }
    if !s.unchecked.is_empty() {
        out.line("  branches that it does not evaluate and no training run took to one side:")?;
    }
    for (file, lines) in &s.unchecked {
        out.line(format!("    {file}: {}", ranges(lines)))?;
    }
    Ok(())
}
