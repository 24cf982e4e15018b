//! `mantis evaluate-report`: Markdown tables, and a page, from the documents of several evaluations.
//!
//! Nothing is measured here; the same documents give the same files.

mod refused;

use std::fmt::Write;
use std::path::Path;

use mantis_report::{Curve, EvaluationReport, ProgramEvaluation, Table, TargetEvaluation};
use mantis_train::Resource;
use mantis_train::baselines::Baselines;
use mantis_train::evaluation::TargetErrors;

use crate::Context;
use crate::args::EvaluateReportArgs;
use crate::commands::evaluate::Document;
use crate::error::Failure;
use crate::output::{number, percent, quantity};

/// The published error halved is the aim for resources without noise.
const EXACT_AIM: f64 = 0.5;
/// So many times the noise floor are an aim for time, where that is more than the published error.
const NOISE_AIM: f64 = 1.25;

/// A program's evaluation.
struct Entry {
    name: String,
    document: Document,
    /// The published error of time.
    published: Option<f64>,
}

impl Entry {
    /// The largest mean error that counts as a success.
    fn aim(&self, errors: &TargetErrors) -> Option<f64> {
        let published = self.published?;
        Some(match errors.target {
            Resource::Time => published.max(NOISE_AIM * errors.noise_floor.unwrap_or(0.0)),
            Resource::Bytecodes | Resource::Bytes => EXACT_AIM * published,
            // The published error is one of time and says nothing about memory or energy.
            Resource::Allocated | Resource::Memory | Resource::Heap | Resource::Energy => return None,
        })
    }
}

/// Writes the files.
pub fn run(args: &EvaluateReportArgs, context: &mut Context) -> Result<(), Failure> {
    let published = args.published.iter().map(|p| parse_published(p)).collect::<Result<Vec<_>, _>>()?;
    let mut entries = Vec::new();
    for path in &args.documents {
        let name = path.file_stem().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        let published = published.iter().find(|(program, _)| *program == name).map(|(_, error)| *error);
        entries.push(Entry { name, document: read(path)?, published });
    }
    let notes = match &args.notes {
        Some(path) => std::fs::read_to_string(path).map_err(Failure::io("read", path))?,
        None => String::new(),
    };
    let text = markdown(&entries, args.command.as_deref(), &notes);
    std::fs::write(&args.output, text).map_err(Failure::io("write", &args.output))?;
    context.out.line(format!("wrote {}", args.output.display()))?;
    if let Some(html) = &args.html {
        std::fs::write(html, page(&entries).to_html()).map_err(Failure::io("write", html))?;
        context.out.line(format!("wrote {}", html.display()))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Document, Failure> {
    let text = std::fs::read(path).map_err(Failure::io("read", path))?;
    serde_json::from_slice(&text).map_err(|e| {
        Failure::Other(format!("{} is not what mantis evaluate --json prints: {e}", path.display()))
    })
}

fn parse_published(text: &str) -> Result<(String, f64), Failure> {
    let parsed = text.split_once('=').and_then(|(program, error)| {
        let error: f64 = error.parse().ok()?;
        (error > 0.0 && error.is_finite()).then(|| (program.to_owned(), error))
    });
    parsed.ok_or_else(|| Failure::Other(format!("--published wants PROGRAM=ERROR, not `{text}`")))
}

/// A table in Markdown, its columns padded.
struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    fn new(columns: &[&str]) -> Grid {
        Grid { rows: vec![columns.iter().map(|c| (*c).to_owned()).collect()] }
    }

    fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells.into_iter().map(|c| c.replace('|', "\\|")).collect());
    }

    /// The table; `text` columns are aligned to the left, the others to the right.
    fn write(&self, text: usize, out: &mut String) {
        let width = |k: usize| self.rows.iter().map(|r| r[k].chars().count()).max().unwrap_or(0).max(3);
        for (i, row) in self.rows.iter().enumerate() {
            for (k, cell) in row.iter().enumerate() {
                let width = width(k);
                // Writing to a string cannot fail.
                let _ = if k < text {
                    write!(out, "| {cell:<width$} ")
                } else {
                    write!(out, "| {cell:>width$} ")
                };
            }
            out.push_str("|\n");
            if i == 0 {
                for k in 0..row.len() {
                    let dashes = "-".repeat(width(k) + 1);
                    out.push_str(&if k < text { format!("|-{dashes}") } else { format!("|{dashes}:") });
                }
                out.push_str("|\n");
            }
        }
        out.push('\n');
    }
}

fn optional(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), percent)
}

fn markdown(entries: &[Entry], command: Option<&str>, notes: &str) -> String {
    let mut out = String::from("# Evaluation\n\n");
    let by = command.map_or(String::new(), |c| format!(" by `{c}`"));
    let _ = writeln!(
        out,
        "This file is generated{by}; do not edit it. Training inputs are drawn from the middle 60 % of each program's range, \
         test inputs from\nall of it. Errors are |actual - predicted| / actual on the test inputs, none of which the \
         predictor has seen.\n"
    );
    provenance(entries, &mut out);
    if !notes.trim().is_empty() {
        let _ = writeln!(out, "{}\n", notes.trim());
    }
    out.push_str("## Errors\n\n");
    errors(entries).write(2, &mut out);
    let _ = writeln!(
        out,
        "*Noise floor*: mean relative difference of two independent measurements of the same inputs, each a median. *Published*: \
         the error of\nexecution time that the Mantis papers report for their program. *Aim*: for time the larger of the published \
         error and {NOISE_AIM} times\nthe noise floor, for the others {EXACT_AIM} times the published error. *In range*: mean \
         error of the inputs that the predictor did not flag\nas extrapolating.\n"
    );
    out.push_str("## Predictors\n\n");
    predictors(entries).write(1, &mut out);
    out.push_str(
        "The predictor's time is that inside fresh JVMs for each input, the median of as many as the program's. Features: in the program / varying over the training \
         runs / not equal to\nanother / cheap enough to slice / in the predictor.\n\n",
    );
    out.push_str("## Seconds of training\n\n");
    stages(entries).write(1, &mut out);
    let compared = compared(entries);
    if !compared.is_empty() {
        out.push_str("## Simpler ways\n\n");
        simpler(&compared).write(1, &mut out);
        out.push_str(SIMPLER);
        out.push_str("## Error of time by training runs\n\n");
        by_runs(&compared).write(1, &mut out);
    }
    out.push_str("## Refused features\n\n");
    refused::table(entries).write(2, &mut out);
    out.push_str("## Models\n");
    models(entries, &mut out);
    left_out(entries, &mut out);
    out
}

/// Where and when; said once where it is the same for all.
fn provenance(entries: &[Entry], out: &mut String) {
    let mut lines: Vec<(String, Vec<&str>)> = Vec::new();
    for entry in entries {
        let p = &entry.document.predictor.provenance;
        let line = format!("{}, {}; trained {} by mantis {}", p.jvm, p.machine, p.date, p.tool);
        match lines.iter_mut().find(|(l, _)| *l == line) {
            Some((_, names)) => names.push(&entry.name),
            None => lines.push((line, vec![&entry.name])),
        }
    }
    for (line, names) in &lines {
        let _ = match lines.len() {
            1 => writeln!(out, "{line}.\n"),
            _ => writeln!(out, "{}: {line}.\n", names.join(", ")),
        };
    }
}

fn errors(entries: &[Entry]) -> Grid {
    let mut grid = Grid::new(&[
        "program",
        "resource",
        "mean error",
        "aim",
        "met",
        "published",
        "noise floor",
        "median",
        "largest",
        "in range",
        "flagged",
        "in interval",
    ]);
    for entry in entries {
        for errors in &entry.document.evaluation.targets {
            let aim = entry.aim(errors);
            let met = aim.map_or("–", |aim| if errors.mean <= aim { "yes" } else { "no" });
            let published = entry.published.filter(|_| errors.target == Resource::Time);
            grid.row(vec![
                entry.name.clone(),
                errors.target.name().to_owned(),
                percent(errors.mean),
                optional(aim),
                met.to_owned(),
                optional(published),
                optional(errors.noise_floor),
                percent(errors.median),
                percent(errors.max),
                optional(errors.mean_inside),
                percent(errors.extrapolating),
                format!("{} of {}", percent(errors.coverage), percent(errors.level)),
            ]);
        }
    }
    grid
}

fn predictors(entries: &[Entry]) -> Grid {
    let mut grid = Grid::new(&[
        "program",
        "training runs",
        "test runs",
        "program takes",
        "predictor takes",
        "share, mean",
        "share, largest",
        "features",
        "iterations",
        "slice",
    ]);
    for entry in entries {
        let d = &entry.document;
        let cost = &d.evaluation.cost;
        let chosen = d.predictor.chosen().features.len();
        let instructions: usize = d.predictor.chosen().slices.iter().map(|s| s.instructions).sum();
        let features = d.training.as_ref().map_or_else(
            || format!("{chosen}"),
            |t| {
                let counts = [t.found, t.varying, t.distinct, t.usable, chosen];
                counts.map(|n| number(n as f64)).join(" / ")
            },
        );
        grid.row(vec![
            entry.name.clone(),
            d.predictor.provenance.runs.to_string(),
            d.evaluation.runs.len().to_string(),
            cost.program_nanos.map_or_else(|| "–".to_owned(), |n| quantity(n, "ns")),
            quantity(cost.mean_nanos, "ns"),
            optional(cost.mean_share),
            optional(cost.largest_share),
            features,
            d.training.as_ref().map_or_else(|| "–".to_owned(), |t| t.rounds.to_string()),
            format!("{} instructions", number(instructions as f64)),
        ]);
    }
    grid
}

/// The programs that were compared with simpler ways.
fn compared(entries: &[Entry]) -> Vec<(&Entry, &Baselines)> {
    entries.iter().filter_map(|e| Some((e, e.document.baselines.as_ref()?))).collect()
}

/// What the table says.
const SIMPLER: &str = "*Linear*: error of a model without nonlinear terms on the same runs. *Bounded execution*: error of a model of the features that the \
instrumented program\nhas when it has run as long as the predictor takes. *Partial execution*: share of the instrumented program's time after which the chosen \
features no longer change.\n\n";

fn simpler(compared: &[(&Entry, &Baselines)]) -> Grid {
    let mut grid = Grid::new(&[
        "program",
        "resource",
        "error",
        "linear",
        "bounded execution",
        "predictor takes",
        "partial execution takes",
        "at most",
    ]);
    for (entry, baselines) in compared {
        for (target, linear) in &baselines.linear {
            let evaluation = &entry.document.evaluation;
            let own = evaluation.targets.iter().find(|t| t.target == *target).map(|t| t.mean);
            let of_time = |cell: Option<String>| {
                cell.filter(|_| *target == Resource::Time).unwrap_or_else(|| "–".to_owned())
            };
            grid.row(vec![
                entry.name.clone(),
                target.name().to_owned(),
                optional(own),
                percent(*linear),
                of_time(baselines.bounded.map(|b| percent(b.error))),
                of_time(evaluation.cost.mean_share.map(percent)),
                of_time(baselines.partial.map(|p| percent(p.mean))),
                of_time(baselines.partial.map(|p| percent(p.largest))),
            ]);
        }
    }
    grid
}

/// Errors of time of models of the first training runs.
fn curve(baselines: &Baselines) -> &[(usize, f64)] {
    let time = baselines.learning.iter().find(|(target, _)| *target == Resource::Time);
    time.map_or(&[], |(_, curve)| curve)
}

fn by_runs(compared: &[(&Entry, &Baselines)]) -> Grid {
    let mut sizes: Vec<usize> = compared.iter().flat_map(|(_, b)| curve(b)).map(|(n, _)| *n).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let names: Vec<String> = sizes.iter().map(usize::to_string).collect();
    let columns: Vec<&str> = std::iter::once("program").chain(names.iter().map(String::as_str)).collect();
    let mut grid = Grid::new(&columns);
    for (entry, baselines) in compared {
        let error = |n: &usize| optional(curve(baselines).iter().find(|(m, _)| m == n).map(|(_, e)| *e));
        grid.row(std::iter::once(entry.name.clone()).chain(sizes.iter().map(error)).collect());
    }
    grid
}

fn learning_curves(entries: &[Entry]) -> Vec<Curve> {
    let points = |b: &Baselines| curve(b).iter().map(|(n, e)| (*n as f64, *e)).collect();
    compared(entries).into_iter().map(|(e, b)| Curve { name: e.name.clone(), points: points(b) }).collect()
}

/// The grid as a table of the page.
fn table(caption: &str, grid: Grid) -> Table {
    let mut rows = grid.rows.into_iter();
    Table { caption: caption.to_owned(), columns: rows.next().unwrap_or_default(), rows: rows.collect() }
}

fn stages(entries: &[Entry]) -> Grid {
    let laps = |e: &Entry| e.document.training.as_ref().map_or_else(Vec::new, |t| t.seconds.clone());
    let mut names: Vec<String> = Vec::new();
    for (name, _) in entries.iter().flat_map(laps) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let columns: Vec<&str> = std::iter::once("program").chain(names.iter().map(String::as_str)).collect();
    let mut grid = Grid::new(&columns);
    for entry in entries {
        let seconds = laps(entry);
        let cell = |name: &String| {
            seconds.iter().find(|(n, _)| n == name).map_or_else(|| "–".to_owned(), |(_, s)| format!("{s:.2}"))
        };
        grid.row(std::iter::once(entry.name.clone()).chain(names.iter().map(cell)).collect());
    }
    grid
}

fn models(entries: &[Entry], out: &mut String) {
    for entry in entries {
        let _ = writeln!(out, "\n### {}\n\n```", entry.name);
        for target in &entry.document.predictor.chosen().targets {
            let unit = match target.unit.as_str() {
                unit if unit.is_empty() || unit == target.name => String::new(),
                unit => format!(" in {unit}"),
            };
            let _ = writeln!(out, "{}{unit} = {}", target.name, target.formula);
        }
        out.push_str("```\n");
    }
}

/// Runs that could not be used and what was remarked.
fn left_out(entries: &[Entry], out: &mut String) {
    let mut lines = Vec::new();
    for entry in entries {
        let d = &entry.document;
        for (run, why) in d.training.iter().flat_map(|t| &t.failed) {
            lines.push(format!("{}: training run {} was left out: {why}", entry.name, run + 1));
        }
        for failed in &d.evaluation.failed {
            lines.push(format!(
                "{}: test run {} was left out: {}",
                entry.name,
                failed.input + 1,
                failed.reason
            ));
        }
        lines.extend(d.evaluation.remarks.iter().map(|r| format!("{}: {r}", entry.name)));
    }
    if !lines.is_empty() {
        out.push_str("\n## Remarks\n\n");
        lines.iter().for_each(|line| {
            let _ = writeln!(out, "- {line}");
        });
    }
}

fn page(entries: &[Entry]) -> EvaluationReport {
    let program = |entry: &Entry| {
        let material = entry.document.material();
        let errors = &entry.document.evaluation.targets;
        let target = |page: crate::pages::TargetPage| {
            let errors = errors.iter().find(|e| e.target == page.resource);
            TargetEvaluation {
                target: page.quantity,
                runs: page.runs,
                aim: errors.and_then(|e| entry.aim(e)),
                published: entry.published.filter(|_| page.resource == Resource::Time),
                noise_floor: errors.and_then(|e| e.noise_floor),
                predictor_cost: material.cost(),
                iterations: entry.document.training.as_ref().map_or(0, |t| t.rounds),
                formula: page.formula,
                chosen: material.chosen(),
            }
        };
        ProgramEvaluation {
            name: entry.name.clone(),
            features: material.counts(),
            stages: material.stages(),
            targets: material.targets().into_iter().map(target).collect(),
        }
    };
    let facts = entries.first().map_or_else(Vec::new, |e| {
        let all = e.document.material().facts();
        all.into_iter().filter(|(name, _)| name != "Main class" && name != "Training runs").collect()
    });
    let compared = compared(entries);
    EvaluationReport {
        title: "Evaluation".to_owned(),
        facts,
        programs: entries.iter().map(program).collect(),
        learning_curves: learning_curves(entries),
        tables: if compared.is_empty() {
            Vec::new()
        } else {
            vec![table("Simpler ways", simpler(&compared))]
        },
        notes: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_are_aligned_and_escape_bars() {
        let mut grid = Grid::new(&["program", "n"]);
        grid.row(vec!["a|b".to_owned(), "1,000".to_owned()]);
        let mut out = String::new();
        grid.write(1, &mut out);
        assert_eq!(out, "| program |     n |\n|---------|------:|\n| a\\|b    | 1,000 |\n\n");
    }

    #[test]
    fn published_errors() {
        assert_eq!(parse_published("tar=0.034").unwrap(), ("tar".to_owned(), 0.034));
        for bad in ["tar", "tar=", "tar=x", "tar=0", "tar=NaN"] {
            assert!(parse_published(bad).is_err(), "{bad}");
        }
    }
}
