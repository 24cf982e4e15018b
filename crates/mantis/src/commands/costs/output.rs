//! What `mantis costs` writes: costs as JSON, the table as CSV, the page.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use mantis_costs::Costs;
use mantis_costs::attribute::LineCost;
use mantis_costs::render::significant;
use mantis_report::{CostReport, CostRow, CostedLine, CostedSource, RunPoint, RunSet};
use mantis_train::{Resource, Session};

use super::decoder::Measured;
use crate::args::CostsArgs;
use crate::error::Failure;
use crate::pages::{find, label, quantity};

/// Writes what was asked for.
pub fn write(
    args: &CostsArgs,
    costs: &Costs,
    lines: &[LineCost],
    session: &Session,
    measured: &Measured,
    resource: Resource,
) -> Result<(), Failure> {
    if let Some(path) = &args.output {
        let text = serde_json::to_string(costs).map_err(|e| Failure::Other(format!("JSON output: {e}")))?;
        std::fs::write(path, text + "\n").map_err(Failure::io("write", path))?;
    }
    if let Some(path) = &args.csv {
        std::fs::write(path, csv(costs)).map_err(Failure::io("write", path))?;
    }
    if let Some(path) = &args.html {
        let page = page(costs, lines, session, measured, resource, &args.sources).to_html();
        std::fs::write(path, page).map_err(Failure::io("write", path))?;
    }
    Ok(())
}

/// A row per estimate; names are quoted, what is unknown is empty.
fn csv(costs: &Costs) -> String {
    let mut text = "name,estimate,std_error,t,p,lower,upper,executions,share,includes\n".to_owned();
    let quoted = |s: &str| format!("\"{}\"", s.replace('"', "\"\""));
    let number = |v: Option<f64>| v.filter(|v| v.is_finite()).map_or(String::new(), |v| v.to_string());
    for e in &costs.estimates {
        let includes: Vec<&str> = e.includes.iter().map(|i| i.name.as_str()).collect();
        let fields = [
            quoted(&e.name),
            number(e.estimate),
            number(e.std_error),
            number(e.t),
            number(e.p),
            number(e.interval.map(|i| i[0])),
            number(e.interval.map(|i| i[1])),
            number(Some(e.executions)),
            number(Some(e.share)),
            quoted(&includes.join("; ")),
        ];
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", fields.join(","));
    }
    text
}

fn page(
    costs: &Costs,
    lines: &[LineCost],
    session: &Session,
    measured: &Measured,
    resource: Resource,
    sources: &[PathBuf],
) -> CostReport {
    let (quantity, factor) = quantity(resource);
    let scaled = |v: Option<f64>| v.map(|v| v * factor);
    let rows = costs.estimates.iter().map(|e| CostRow {
        name: e.name.clone(),
        includes: e
            .includes
            .iter()
            .map(|i| format!("{} ({} per execution): {}", i.name, significant(i.factor, 4), i.reason.name()))
            .collect(),
        cost: scaled(e.estimate),
        std_error: scaled(e.std_error),
        t: e.t,
        p: e.p,
        stars: e.p.map_or("", mantis_costs::render::stars).to_owned(),
        interval: e.interval.map(|i| i.map(|v| v * factor)),
        executions: e.executions,
        share: e.share,
    });
    let runs = costs.runs.iter().map(|r| RunPoint {
        label: label(&measured.store.rows[measured.runs[r.run]].input.args, 60),
        set: if r.test { RunSet::Test } else { RunSet::Training },
        actual: r.measured * factor,
        predicted: r.predicted * factor,
        low: f64::NAN,
        high: f64::NAN,
        extrapolates: false,
        predictor_seconds: None,
    });
    let sum = |s: &[(String, f64)]| {
        let terms = s
            .iter()
            .map(|(n, f)| if *f == 1.0 { n.clone() } else { format!("{} × {n}", significant(*f, 4)) });
        terms.collect::<Vec<_>>().join(" + ")
    };
    CostReport {
        program: session.program.main_class.clone(),
        quantity,
        level: costs.level.name().to_owned(),
        method: costs.method.name().to_owned(),
        rows: rows.collect(),
        intervals: costs.intervals.clone(),
        facts: facts(costs),
        runs: runs.collect(),
        merged: costs
            .merged
            .iter()
            .map(|m| format!("{} = {}: {}", m.name, sum(&m.sum), m.reason.name()))
            .collect(),
        inseparable: costs.inseparable.iter().map(|g| format!("{}: {}", g.names.join(", "), g.why)).collect(),
        sources: annotated(lines, factor, sources),
        notes: costs.remarks.clone(),
    }
}

fn facts(costs: &Costs) -> Vec<(String, String)> {
    let s = &costs.summary;
    let mut facts = vec![
        ("Runs fitted".to_owned(), s.train_runs.to_string()),
        ("Runs held out".to_owned(), s.test_runs.to_string()),
        (format!("Residuals ({})", costs.unit), s.residuals.map(|r| significant(r, 3)).join(", ")),
        ("Degrees of freedom".to_owned(), s.df.to_string()),
    ];
    let mut add = |name: &str, value: Option<f64>| {
        if let Some(value) = value {
            facts.push((name.to_owned(), significant(value, 5)));
        }
    };
    add("Residual standard error", s.sigma);
    add("R squared", s.r_squared);
    add("Adjusted R squared", s.adj_r_squared);
    add("F statistic", s.f.map(|f| f.value));
    add("AIC", s.aic);
    add("Penalty", s.penalty.map(|p| p.lambda));
    facts
}

fn annotated(lines: &[LineCost], factor: f64, directories: &[PathBuf]) -> Vec<CostedSource> {
    let mut files: BTreeMap<&str, BTreeMap<u32, CostedLine>> = BTreeMap::new();
    for l in lines {
        let each = if l.executions == 0 { 0.0 } else { factor * l.cost / l.executions as f64 };
        let figures = CostedLine { executions: l.executions, each, share: l.share };
        files.entry(&l.path).or_default().insert(l.line, figures);
    }
    let text = |path: &str| {
        let file = directories.iter().find_map(|d| find(d, Path::new(path), 0));
        let bytes = file.and_then(|file| std::fs::read(file).ok()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
    };
    let executed = files.into_iter().filter(|(_, lines)| lines.values().any(|l| l.executions > 0));
    executed.map(|(path, costs)| CostedSource { path: path.to_owned(), lines: text(path), costs }).collect()
}
