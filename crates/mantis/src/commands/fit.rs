//! `mantis fit`: a model from any table of runs.

use std::path::{Path, PathBuf};
use std::time::Instant;

use mantis_measure::Table;
use mantis_measure::table::Column;
use mantis_model::{Dataset, Fit, Method, Model, Screening, screen};
use mantis_train::Resource;
use mantis_train::fitting::{HeldOut, cross_validate, fit_all, is_inside, relative_error};
use serde::Serialize;

use crate::Context;
use crate::args::FitArgs;
use crate::commands::train::method;
use crate::error::Failure;
use crate::output::{count, number, percent};

/// The `--json` document of `mantis fit`.
#[derive(Serialize)]
struct Document {
    table: PathBuf,
    target: String,
    rows: usize,
    columns: Columns,
    method: Method,
    formula: String,
    model: Model,
    train_error: f64,
    held_out: Option<HeldOut>,
    test: Option<Test>,
    remarks: Vec<String>,
}

/// What became of the columns.
#[derive(Serialize)]
struct Columns {
    candidates: usize,
    excluded: usize,
    constant: usize,
    varying: usize,
    distinct: usize,
}

/// The error on another table.
#[derive(Serialize)]
struct Test {
    table: PathBuf,
    rows: usize,
    /// Mean |actual - predicted| / actual.
    error: f64,
    /// The largest of them.
    largest: f64,
    /// Share of rows inside the prediction interval.
    coverage: f64,
    level: f64,
    /// Rows that the model has to extrapolate for.
    extrapolated: usize,
}

/// Fits, judges, prints.
pub fn run(args: &FitArgs, context: &mut Context) -> Result<(), Failure> {
    if !(args.level > 0.0 && args.level < 1.0) {
        return Err(Failure::Other("--level wants a share between 0 and 1, such as 0.9".to_owned()));
    }
    let start = Instant::now();
    let table = Table::read(&args.table)?;
    context.took("reading", start);
    let mut remarks = table.notes.clone();
    let (data, exclude) = dataset(&table, args, &mut remarks)?;
    let start = Instant::now();
    let screening = screen(&data);
    let method = method(args.method);
    let Fit { model, diagnostics } = fit_all(method, &data, &screening, &exclude, args.level)?;
    context.took("fitting", start);
    remarks.extend(diagnostics.iter().map(ToString::to_string));
    let start = Instant::now();
    let held_out = match data.rows() {
        0 | 1 => None,
        _ => Some(cross_validate(method, &data, &exclude, args.level)?),
    };
    context.took("cross-validation", start);
    let test = args.test.as_deref().map(|path| test(path, &model, args, &mut remarks)).transpose()?;
    let document = Document {
        table: args.table.clone(),
        target: target(&table, &args.target, &args.table)?.name.clone(),
        rows: data.rows(),
        columns: columns(&screening, exclude.len()),
        method,
        formula: model.formula(),
        train_error: model.train_error,
        model,
        held_out,
        test,
        remarks,
    };
    context.out.json(&document)?;
    print(&document, context)
}

/// The column that a target means: names of resources are those of a run store's columns.
fn target<'a>(table: &'a Table, name: &str, path: &Path) -> Result<&'a Column, Failure> {
    let resource = Resource::named(name).map_or(name, |r| r.column());
    let found = table.column(name).or_else(|| table.column(resource).filter(|c| c.resource));
    found.ok_or_else(|| {
        const SHOWN: usize = 8;
        let names: Vec<&str> = table.columns.iter().map(|c| c.name.as_str()).collect();
        let more = names.len().saturating_sub(SHOWN);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let names = names.iter().take(SHOWN).map(|n| format!("\"{n}\"")).collect::<Vec<_>>().join(", ");
        Failure::Other(format!("{} has no column \"{name}\"; it has {names}{more}", path.display()))
    })
}

/// Rows whose value is a finite number.
fn usable(column: &Column) -> Vec<usize> {
    (0..column.values.len()).filter(|&i| column.values[i].is_finite()).collect()
}

fn pick(values: &[f64], rows: &[usize]) -> Vec<f64> {
    rows.iter().map(|&i| values[i]).collect()
}

/// The table as the model library wants it, and which columns it must not use.
fn dataset(
    table: &Table,
    args: &FitArgs,
    remarks: &mut Vec<String>,
) -> Result<(Dataset, Vec<usize>), Failure> {
    let target = target(table, &args.target, &args.table)?;
    let rows = usable(target);
    if rows.len() < table.rows {
        let missing = count(table.rows - rows.len(), "row");
        remarks.push(format!("{missing} without a value of \"{}\" left out", target.name));
    }
    let features: Vec<&Column> = table.features(&target.name).collect();
    let mut exclude = Vec::new();
    for name in &args.exclude {
        match features.iter().position(|c| c.name == *name) {
            Some(column) => exclude.push(column),
            None => {
                let path = args.table.display();
                return Err(Failure::Other(format!(
                    "--exclude \"{name}\": {path} has no such feature column"
                )));
            }
        }
    }
    let names = features.iter().map(|c| c.name.clone()).collect();
    let columns = features.iter().map(|c| pick(&c.values, &rows)).collect();
    // What a run store counted beside the target tells unusual runs from badly measured ones.
    let values = |resource: Resource| {
        let column = table.column(resource.column()).filter(|c| c.resource)?;
        Some(pick(&column.values, &rows)).filter(|values| values.iter().all(|v| v.is_finite()))
    };
    let counted = match Resource::ALL.into_iter().find(|r| r.column() == target.name) {
        Some(resource) => resource.counted(&values),
        None if target.name.ends_with("_ns") => values(Resource::Bytecodes),
        None => Some(pick(&target.values, &rows)),
    };
    let counted = counted.filter(|_| target.resource);
    Ok((Dataset { counted, ..Dataset::new(names, columns, pick(&target.values, &rows)) }, exclude))
}

fn columns(screening: &Screening, excluded: usize) -> Columns {
    Columns {
        candidates: screening.columns,
        excluded,
        constant: screening.constant.len(),
        varying: screening.classes.iter().map(|c| c.members.len()).sum(),
        distinct: screening.classes.len(),
    }
}

/// Predicts the rows of another table.
fn test(path: &Path, model: &Model, args: &FitArgs, remarks: &mut Vec<String>) -> Result<Test, Failure> {
    let table = Table::read(path)?;
    remarks.extend(table.notes.iter().map(|n| format!("{}: {n}", path.display())));
    let target = target(&table, &args.target, path)?;
    let mut inputs = Vec::new();
    for feature in &model.features {
        inputs.push(table.column(&feature.name).ok_or_else(|| {
            Failure::Other(format!(
                "{} has no column \"{}\", which the model reads",
                path.display(),
                feature.name
            ))
        })?);
    }
    let finite = |i: &usize| inputs.iter().all(|c| c.values[*i].is_finite());
    let rows: Vec<usize> = usable(target).into_iter().filter(finite).collect();
    if rows.is_empty() {
        return Err(Failure::Other(format!("{} has no complete row to test on", path.display())));
    }
    let mut test = Test {
        table: path.to_owned(),
        rows: rows.len(),
        error: 0.0,
        largest: 0.0,
        coverage: 0.0,
        level: args.level,
        extrapolated: 0,
    };
    let share = 1.0 / rows.len() as f64;
    for &i in &rows {
        let values: Vec<f64> = inputs.iter().map(|c| c.values[i]).collect();
        let p = model.predict(&values);
        let error = relative_error(target.values[i], p.value);
        test.error += share * error;
        test.largest = test.largest.max(error);
        test.coverage += if is_inside(target.values[i], p.lower, p.upper) { share } else { 0.0 };
        test.extrapolated += usize::from(p.extrapolating || !p.out_of_range.is_empty());
    }
    Ok(test)
}

fn print(d: &Document, context: &mut Context) -> Result<(), Failure> {
    d.remarks.iter().for_each(|r| context.remark(format!("note: {r}")));
    let out = &mut context.out;
    out.heading(&d.target)?;
    out.line(format!("  = {}", d.formula.replace('\n', "\n  ")))?;
    let merged = d.columns.varying - d.columns.distinct;
    out.line(format!(
        "  {}, {}: {} constant, {} merged with others, {} left to choose from",
        count(d.rows, "row"),
        count(d.columns.candidates, "column"),
        number(d.columns.constant as f64),
        number(merged as f64),
        number(d.columns.distinct as f64)
    ))?;
    out.line(format!("  error on these rows: {} on average", percent(d.train_error)))?;
    if let Some(h) = &d.held_out {
        out.line(format!(
            "  error on held-out rows: {} on average ({:.0} % confidence: {} to {})",
            percent(h.error),
            100.0 * h.level,
            percent(h.lower),
            percent(h.upper)
        ))?;
        out.line(format!(
            "  {} of held-out rows inside the {:.0} % interval",
            percent(h.coverage),
            100.0 * d.model.interval.level
        ))?;
    }
    if let Some(t) = &d.test {
        out.line(format!(
            "  error on {} ({}): {} on average, {} at most; {} inside the {:.0} % interval, {} extrapolated",
            t.table.display(),
            count(t.rows, "row"),
            percent(t.error),
            percent(t.largest),
            percent(t.coverage),
            100.0 * t.level,
            number(t.extrapolated as f64)
        ))?;
    }
    Ok(())
}
