//! `mantis slice`: a runnable jar that computes features and nothing else.

use std::collections::BTreeMap;
use std::time::Instant;

use mantis_feature::Feature;
use mantis_pointsto::Everything;
use mantis_train::Rule;
use mantis_train::Session;
use mantis_train::candidates::Analysed;
use mantis_train::reflection::{Followed, unfollowed};
use mantis_train::session::Executed;
use mantis_train::training::{COLD_BYTECODE_NS, kept_lines, unchecked_lines};
use mantis_train::vetting::keeping_files;
use serde::Serialize;

use crate::Context;
use crate::args::SliceArgs;
use crate::error::{Failure, check_output};
use crate::inputs;
use crate::output::{number, quantity};
use crate::progress::Display;

/// The `--json` document of `mantis slice`.
#[derive(Serialize)]
struct Document {
    features: Vec<String>,
    statements: usize,
    methods: usize,
    classes: usize,
    instructions: usize,
    lines: BTreeMap<String, Vec<u32>>,
    assumptions: Vec<String>,
    unchecked: BTreeMap<String, Vec<u32>>,
    /// With runs.
    cost: Option<Cost>,
    remarks: Vec<String>,
    analysis_seconds: f64,
    slicing_seconds: f64,
}

/// About how many bytecodes a run of the slice executes.
#[derive(Serialize)]
struct Cost {
    bytecodes: f64,
    /// How long these take about in a cold JVM.
    nanos: f64,
    /// Of the bytecodes that a run of the program executes.
    share: f64,
    /// The costliest lines.
    lines: Vec<LineCost>,
}

#[derive(Serialize)]
struct LineCost {
    line: String,
    bytecodes: f64,
}

/// How many lines are worth naming.
const COSTLIEST: usize = 8;

impl Cost {
    /// Of the bytecodes that each line executes in all runs together, the costliest first.
    fn new(mut lines: Vec<(String, u64)>, executed: &Executed) -> Cost {
        let runs = executed.runs.max(1) as f64;
        let all: u64 = lines.iter().map(|l| l.1).sum();
        lines.truncate(COSTLIEST);
        let each = |(line, bytecodes)| LineCost { line, bytecodes: bytecodes as f64 / runs };
        Cost {
            bytecodes: all as f64 / runs,
            nanos: all as f64 / runs * COLD_BYTECODE_NS,
            share: all as f64 / executed.bytecodes.max(1) as f64,
            lines: lines.into_iter().map(each).collect(),
        }
    }

    /// The costliest lines that together make up most of the cost.
    fn print(&self, context: &mut Context) -> Result<(), Failure> {
        context.out.line(format!(
            "  about {} bytecodes a run, {} in a cold JVM",
            number(self.bytecodes.round()),
            quantity(self.nanos, "ns")
        ))?;
        for LineCost { line, bytecodes } in &self.lines {
            let share = 100.0 * bytecodes / self.bytecodes.max(1.0);
            if share >= 1.0 {
                context.out.line(format!("  {share:5.0} % on {line}"))?;
            }
        }
        Ok(())
    }
}

/// Lists features, or slices some and writes the jar.
pub fn run(args: &SliceArgs, context: &mut Context) -> Result<(), Failure> {
    let work =
        tempfile::tempdir().map_err(Failure::io("create", std::path::Path::new("a temporary folder")))?;
    let output = match &args.output {
        Some(output) if !args.list => Some(output),
        _ => None,
    };
    if let Some(output) = output {
        check_output(output, args.force)?;
    }
    let session = inputs::session(&args.program, work.path(), args.phases.phases())?;
    let Some(output) = output else { return list(&session, context) };
    let mut features: Vec<&Feature> = Vec::new();
    for name in &args.feature {
        let id = session.catalog.find(name)?;
        features.extend(session.catalog.get(id));
    }
    let start = Instant::now();
    let executed = match &args.runs {
        Some(list) => Some(coverage(&session, list, context)?),
        None => None,
    };
    let followed = executed.map(|executed| Followed::new(&session.app, executed));
    let analysed = match &followed {
        Some(followed) => Analysed::followed(&session.app, followed, &session.main, session.facts)?,
        None => Analysed::within(&session.app, &session.main, &Everything, false, session.facts)?,
    };
    let analysed = if args.optimistic { analysed.under(Rule::Optimistic) } else { analysed };
    let analysed = if args.own_files { keeping_files(analysed, &features) } else { analysed };
    let unfollowed = match &followed {
        Some(_) => None,
        None => unfollowed(&analysed).pop_first(),
    };
    let analysis_seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let sliced = match &followed {
        Some(f) => analysed.emit_counted(&features, &|m, o| f.executed.count(m, o)),
        None => analysed.emit(&features),
    };
    let (slice, emitted) = sliced.map_err(|r| {
        let hint = phases_hint(&session, &features);
        Failure::Other(format!("there is no such slice: {}{hint}", r.reason))
    })?;
    let slicing_seconds = start.elapsed().as_secs_f64();
    mantis_train::training::feature_bundle(&session, &features, &slice, &emitted)?.write(output)?;
    let statements =
        slice.methods.values().map(|m| m.function.insts.keys().filter(|&i| m.keep.contains(i)).count()).sum();
    let remarks = followed.iter().flat_map(|f| &f.remarks).chain(analysed.diagnostics()).cloned();
    let document = Document {
        features: features.iter().map(|f| f.name.clone()).collect(),
        statements,
        methods: slice.methods.len(),
        classes: emitted.classes.len(),
        instructions: emitted.instructions,
        lines: kept_lines(&slice),
        assumptions: slice.assumptions.iter().map(ToString::to_string).collect(),
        unchecked: unchecked_lines(&slice),
        cost: followed
            .as_ref()
            .map(|f| Cost::new(analysed.line_costs(&slice, &|m, o| f.executed.count(m, o)), &f.executed)),
        remarks: remarks.chain(unfollowed.map(|call| without_runs(&call))).collect(),
        analysis_seconds,
        slicing_seconds,
    };
    context.out.json(&document)?;
    for name in &document.features {
        context.out.line(name)?;
    }
    context.out.line(format!(
        "  {} statements of {} methods, {} bytecode instructions in {} classes",
        document.statements, document.methods, document.instructions, document.classes
    ))?;
    for (file, lines) in &document.lines {
        context.out.line(format!("  {file}: {}", ranges(lines)))?;
    }
    if let Some(cost) = &document.cost {
        cost.print(context)?;
    }
    if !context.quiet {
        for remark in &document.remarks {
            context.out.line(format!("  note: {remark}"))?;
        }
    }
    if context.timings {
        context.out.line(format!("  analysis {analysis_seconds:.3} s, slice {slicing_seconds:.3} s"))?;
    }
    let out = &mut context.out;
    out.line(format!("wrote {}; run it with java -jar {} ARGS", output.display(), output.display()))
}

/// What the runs of a list execute.
fn coverage(session: &Session, list: &std::path::Path, context: &Context) -> Result<Executed, Failure> {
    let runs = mantis_measure::runlist::read(list)?;
    let display = Display::new(context.quiet);
    let decoder = session.decoder();
    let store = mantis_train::session::count(session, &runs, &decoder, &display, &context.cancel)?;
    if let Some(why) = store.why_none() {
        return Err(Failure::Other(format!("{}: nothing ran: {why}", list.display())));
    }
    Ok(decoder.executed())
}

/// The remedy where a method is counted apart for each phase: what all of its callers do together is no
/// feature then.
/// What a slice may lack that was made without runs.
fn without_runs(call: &str) -> String {
    format!("what {call} runs or writes is not known without --runs: the value may be wrong where it counts")
}

fn phases_hint(session: &Session, features: &[&Feature]) -> String {
    match features.iter().find_map(|f| session.catalog.of_phases(f).next()) {
        Some(phase) => {
            format!(
                "; it is counted apart for each phase: ask for one (`{}`) or give --no-phases",
                phase.name
            )
        }
        None => String::new(),
    }
}

fn list(session: &Session, context: &mut Context) -> Result<(), Failure> {
    let names: Vec<&str> = session.catalog.features.iter().map(|f| &*f.name).collect();
    context.out.json(&names)?;
    for name in names {
        context.out.line(name)?;
    }
    Ok(())
}

/// `1-3, 7` for ascending numbers.
pub fn ranges(lines: &[u32]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut i = 0;
    while i < lines.len() {
        let start = i;
        while i + 1 < lines.len() && lines[i + 1] == lines[i] + 1 {
            i += 1;
        }
        parts.push(match i - start {
            0 => lines[i].to_string(),
            _ => format!("{}-{}", lines[start], lines[i]),
        });
        i += 1;
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn ranges_join_neighbours() {
        assert_eq!(super::ranges(&[1, 2, 3, 7, 9, 10]), "1-3, 7, 9-10");
        assert_eq!(super::ranges(&[]), "");
    }
}
