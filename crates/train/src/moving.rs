//! A predictor moved to another machine: slices and the form of its models stay, coefficients are fitted to
//! few runs there (Mantis, TMC 2015, section 7.2.9).
//!
//! What is counted costs the same everywhere, so only times and what the JVM does with memory move. Which
//! runs are worth their time is known before they are made, from what the models read: those that determine
//! a model best (D-optimality, `mantis_costs::suggest`).

use mantis_costs::suggest::suggest_for_models;
use mantis_measure::{Row, Status};
use mantis_model::{Transferred, transfer};
use mantis_predictor::{Bundle, Change, ChangeKind, Point, Target, TargetChange};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::fitting::relative_error;
use crate::oracle::Answer;
use crate::points::read_by;
use crate::resource::Resource;

/// Numbers of runs of which the error is told, as far as there are others to tell it.
const CURVE: [usize; 7] = [1, 2, 3, 5, 10, 20, 40];
/// So many runs tell an error.
const TELLING: usize = 4;
/// From so many times the error of training and so much more on, counts are those of another program.
const SUSPECT: (f64, f64) = (3.0, 0.05);

/// What became of a resource.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetMoved {
    /// The resource.
    pub target: Resource,
    /// Mean relative error of the model as it was on the runs.
    pub before: f64,
    /// Mean relative error of each run predicted by what the others tell.
    pub after: f64,
    /// How many times as dear everything is on average.
    pub scale: f64,
    /// Whether coefficients changed apart from each other.
    pub refitted: bool,
    /// The model in words.
    pub formula: String,
    /// Errors by number of runs: of those that were not among them.
    pub curve: Vec<(usize, f64)>,
}

/// What became of a predictor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveReport {
    /// The processor of the machine that it learned on.
    pub from_machine: String,
    /// The JVM that it learned on.
    pub from_jvm: String,
    /// The processor of the machine that it predicts for now.
    pub machine: String,
    /// The JVM that it predicts for now.
    pub jvm: String,
    /// Which inputs were taken, by their index in the run list.
    pub runs: Vec<usize>,
    /// What moved, of the point that answers unless asked otherwise.
    pub targets: Vec<TargetMoved>,
    /// Remarks.
    pub remarks: Vec<String>,
}

/// Whether a resource costs something else on another machine and is measured there. Energy would take a
/// meter of the same kind.
pub fn moves(target: &Target) -> bool {
    Resource::named(&target.name).is_some_and(|r| !r.is_counted() && r != Resource::Energy)
}

/// Which of the inputs to measure, at most so many, ascending: those that say most about the models of a
/// point that move. Inputs without a prediction are left out.
///
/// # Errors
/// When there is a prediction for no input.
pub fn worth_measuring(point: &Point, answers: &[Answer], most: usize) -> Result<Vec<usize>, Error> {
    let usable: Vec<usize> = (0..answers.len()).filter(|&i| answers[i].is_usable()).collect();
    if usable.is_empty() {
        let why = answers.iter().find_map(|a| a.error.clone()).unwrap_or_default();
        return Err(Error::Failed(format!("there is a prediction for no input: {why}")));
    }
    if usable.len() <= most {
        return Ok(usable);
    }
    let moving: Vec<usize> = (0..point.targets.len()).filter(|&k| moves(&point.targets[k])).collect();
    let mut columns: Vec<Vec<f64>> = Vec::new();
    for &k in &moving {
        let target = &point.targets[k];
        let rows: Vec<Vec<f64>> =
            usable.iter().map(|&i| read_by(target, &answers[i]).unwrap_or_default()).collect();
        columns.extend((0..target.inputs.len()).map(|f| rows.iter().map(|r| value(r.get(f))).collect()));
        let predicted = |&i: &usize| value(answers[i].predictions.get(k).map(|p| &p.value));
        columns.push(usable.iter().map(predicted).collect());
    }
    Ok(best(&columns, usable.len(), most).into_iter().map(|i| usable[i]).collect())
}

fn value(of: Option<&f64>) -> f64 {
    of.copied().filter(|v| v.is_finite()).unwrap_or(0.0)
}

/// The rows that determine models of the columns best, ascending.
fn best(columns: &[Vec<f64>], rows: usize, most: usize) -> Vec<usize> {
    let varying: Vec<&[f64]> =
        columns.iter().map(Vec::as_slice).filter(|c| c.iter().any(|v| *v != c[0])).collect();
    let suggested = suggest_for_models(&varying, rows, most.min(rows)).map(|s| s.runs);
    // Where nothing varies, any are as good.
    let mut runs = suggested.unwrap_or_else(|_| (0..most.min(rows)).collect());
    runs.sort_unstable();
    runs.dedup();
    runs
}

/// Fits the models of all points again.
///
/// `rows` are measured runs, `answers` what each point computed for them, `taken` their indices in the run
/// list and `date` when this is, as the caller writes it.
///
/// # Errors
/// When no run ended well, or nothing that moves was measured.
pub fn move_to(
    bundle: &Bundle,
    rows: &[Row],
    answers: &[Vec<Answer>],
    taken: &[usize],
    here: (String, String),
    date: String,
) -> Result<(Bundle, MoveReport), Error> {
    let ended: Vec<usize> = (0..rows.len()).filter(|&i| rows[i].status == Status::Ok).collect();
    if let (true, Some(row)) = (ended.is_empty(), rows.first()) {
        let why = row.reason.clone().unwrap_or_else(|| row.status.name().to_owned());
        return Err(Error::Failed(format!("every run failed; the first: {why}")));
    }
    let mut moved = bundle.clone();
    let knee = bundle.description.knee;
    let mut targets = Vec::new();
    let mut remarks = Vec::new();
    for (k, point) in moved.description.points.iter_mut().enumerate() {
        for target in &mut point.targets {
            let runs = measured(target, rows, &answers[k], &ended);
            if runs.y.is_empty() {
                continue;
            }
            if !moves(target) {
                remarks.extend(suspicion(target, &runs).filter(|_| k == knee));
                continue;
            }
            let done = transfer(&target.model, &runs.x, &runs.y)?;
            if k == knee {
                targets.extend(told(target, &done, &runs));
            }
            adopt(target, done);
        }
    }
    if targets.is_empty() {
        return Err(Error::Failed("nothing that depends on the machine was measured".to_owned()));
    }
    if let Some(time) = targets.iter().find(|t: &&TargetMoved| t.target == Resource::Time) {
        // Predictors are code, too.
        for point in &mut moved.description.points {
            point.price.nanos *= time.scale;
            point.price.largest_nanos *= time.scale;
        }
    }
    let from = (bundle.description.provenance.machine.clone(), bundle.description.provenance.jvm.clone());
    let report = MoveReport {
        from_machine: from.0,
        from_jvm: from.1,
        machine: here.0,
        jvm: here.1,
        runs: ended.iter().map(|&i| taken[i]).collect(),
        targets,
        remarks,
    };
    record(&mut moved, &report, date);
    Ok((moved, report))
}

/// Measured values of a target and what its model reads of these runs.
struct Runs {
    x: Vec<Vec<f64>>,
    y: Vec<f64>,
}

fn measured(target: &Target, rows: &[Row], answers: &[Answer], ended: &[usize]) -> Runs {
    let resource = Resource::named(&target.name);
    let run = |&i: &usize| {
        let y = resource?.of(&rows[i]).filter(|y| *y > 0.0)?;
        Some((read_by(target, answers.get(i)?)?, y))
    };
    let (x, y) = ended.iter().filter_map(run).unzip();
    Runs { x, y }
}

/// That a count is far off, where it is: no machine changes it.
fn suspicion(target: &Target, runs: &Runs) -> Option<String> {
    let errors = runs.x.iter().zip(&runs.y).map(|(x, y)| relative_error(*y, target.model.predict(x).value));
    let error = errors.sum::<f64>() / runs.y.len() as f64;
    let usual = target.error.unwrap_or(target.model.train_error);
    (error > SUSPECT.0 * usual + SUSPECT.1).then(|| {
        format!(
            "{} is {:.0} % off, which no machine explains: this is another version of the program, or its inputs \
             are unlike those of training; train again",
            target.name,
            100.0 * error
        )
    })
}

fn told(target: &Target, done: &Transferred, runs: &Runs) -> Option<TargetMoved> {
    Some(TargetMoved {
        target: Resource::named(&target.name)?,
        before: done.before,
        after: done.after,
        scale: done.scale,
        refitted: done.refitted,
        formula: done.model.formula(),
        curve: curve(target, runs),
    })
}

/// The error on other runs of models moved by the best few.
fn curve(target: &Target, runs: &Runs) -> Vec<(usize, f64)> {
    let all = runs.y.len();
    let mut columns: Vec<Vec<f64>> =
        (0..target.inputs.len()).map(|f| runs.x.iter().map(|x| x[f]).collect()).collect();
    columns.push(runs.x.iter().map(|x| target.model.predict(x).value).collect());
    let error = |n: usize| {
        let taken = best(&columns, all, n);
        let x: Vec<Vec<f64>> = taken.iter().map(|&i| runs.x[i].clone()).collect();
        let y: Vec<f64> = taken.iter().map(|&i| runs.y[i]).collect();
        let model = transfer(&target.model, &x, &y).ok()?.model;
        let others: Vec<usize> = (0..all).filter(|i| !taken.contains(i)).collect();
        let errors = others.iter().map(|&i| relative_error(runs.y[i], model.predict(&runs.x[i]).value));
        Some((taken.len(), errors.sum::<f64>() / others.len() as f64))
    };
    CURVE.into_iter().filter(|n| n + TELLING <= all).filter_map(error).collect()
}

fn adopt(target: &mut Target, done: Transferred) {
    let (mean, count) = (done.after, done.model.rows);
    target.formula = done.model.formula();
    target.error = Some(if count > 1 { mean } else { target.error.unwrap_or(mean).max(mean) });
    target.model = done.model;
    // What was learned before is of the old coefficients.
    target.learning = None;
}

/// Where the predictor comes from now.
fn record(moved: &mut Bundle, report: &MoveReport, date: String) {
    let change = |t: &TargetMoved| TargetChange {
        name: t.target.name().to_owned(),
        scale: t.scale,
        before: t.before,
        after: t.after,
    };
    let provenance = &mut moved.description.provenance;
    provenance.machine.clone_from(&report.machine);
    provenance.jvm.clone_from(&report.jvm);
    provenance.changes.push(Change {
        kind: ChangeKind::Moved,
        date,
        runs: report.runs.len() as u64,
        from: format!("{}, {}", report.from_machine, report.from_jvm),
        targets: report.targets.iter().map(change).collect(),
    });
}
