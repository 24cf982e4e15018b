//! A predictor that goes on learning from runs that were measured after training (Mantis, TMC 2015, section
//! 4: online updates of coefficients and terms).
//!
//! Coefficients follow each run ([`mantis_model::Online`]). Where they no longer do, because costs depend on
//! something else than the model's terms now, terms are searched again among all features that the point
//! computes, from the runs since the last change; what predicts held-out runs better stays. Slices are not
//! made again: for other features, train.

use std::collections::BTreeMap;

use mantis_model::{Dataset, Method, Online, screen};
use mantis_predictor::{Bundle, Change, ChangeKind, Learning, Point, Seen, Target, TargetChange};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::fitting::{cross_validate, fit_all};
use crate::oracle::Answer;

/// So many runs are remembered, of those since costs changed.
const REMEMBERED: usize = 100;
/// So many of them tell an error, and may be enough for other terms.
const ENOUGH: usize = 30;
/// Terms are searched again where the error is this many times that of training and this much more ...
const LOST: (f64, f64) = (1.5, 0.02);
/// ... and replaced by those with at most this share of it.
const BETTER: f64 = 0.8;

/// What became of a resource.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetUpdated {
    /// The resource.
    pub target: String,
    /// How many runs told something of it.
    pub runs: usize,
    /// Mean relative error of the model as it was, on these.
    pub before: f64,
    /// Mean relative error of each run predicted by what came before it.
    pub after: f64,
    /// Of the last runs, at most thirty, the same.
    pub last: f64,
    /// Which of the runs, counted from 0, showed that costs had changed.
    pub changes: Vec<usize>,
    /// How many times as dear everything is on average.
    pub scale: f64,
    /// Whether the model has other terms now.
    pub searched: bool,
    /// The model in words.
    pub formula: String,
}

/// What became of a predictor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateReport {
    /// Runs given.
    pub runs: usize,
    /// Runs without a prediction, with their reasons.
    pub left_out: Vec<String>,
    /// What was learned, of the point that answers unless asked otherwise.
    pub targets: Vec<TargetUpdated>,
}

/// Learns from runs in their order. `answers` are what each point computed for them, `measured` amounts by
/// the names of resources, `date` when this is, as the caller writes it.
///
/// # Errors
/// When no run says anything about what the predictor predicts.
pub fn update(
    bundle: &Bundle,
    measured: &[BTreeMap<String, f64>],
    answers: &[Vec<Answer>],
    date: String,
) -> Result<(Bundle, UpdateReport), Error> {
    let mut updated = bundle.clone();
    let knee = bundle.description.knee;
    let mut targets = Vec::new();
    for (k, point) in updated.description.points.iter_mut().enumerate() {
        let runs: Vec<Option<Vec<f64>>> =
            answers[k].iter().map(|a| values(a, point.features.len())).collect();
        let names: Vec<String> = point.features.iter().map(|f| f.name.clone()).collect();
        for target in &mut point.targets {
            let told = learn(target, &names, &runs, measured)?;
            targets.extend(told.filter(|_| k == knee));
        }
    }
    if targets.is_empty() {
        return Err(Error::Failed(nothing(&bundle.description.points[knee], &answers[knee])));
    }
    let reason = |(i, answer): (usize, &Answer)| {
        let why = answer.error.clone().or_else(|| answer.samples.iter().find_map(|s| s.cut.clone()));
        why.map(|why| format!("run {}: {why}", i + 1))
    };
    let report = UpdateReport {
        runs: measured.len(),
        left_out: answers[knee].iter().enumerate().filter_map(reason).collect(),
        targets,
    };
    record(&mut updated, &report, date);
    Ok((updated, report))
}

/// All features of a point; `None` where there is no prediction or one is not finite.
fn values(answer: &Answer, features: usize) -> Option<Vec<f64>> {
    if !answer.is_usable() || answer.features.len() != features {
        return None;
    }
    answer.features.iter().map(|f| f.value).collect()
}

fn nothing(point: &Point, answers: &[Answer]) -> String {
    let names: Vec<&str> = point.targets.iter().map(|t| &*t.name).collect();
    match answers.iter().find_map(|a| a.error.as_ref()) {
        Some(why) if answers.iter().all(|a| a.error.is_some()) => {
            format!("there is a prediction for no run: {why}")
        }
        _ => format!("no run says what was measured of {}", names.join(", ")),
    }
}

/// Goes through the runs; `None` where none says anything about the target.
fn learn(
    target: &mut Target,
    names: &[String],
    runs: &[Option<Vec<f64>>],
    measured: &[BTreeMap<String, f64>],
) -> Result<Option<TargetUpdated>, Error> {
    let was = target.model.clone();
    let mut learning =
        target.learning.take().unwrap_or_else(|| Learning { state: Online::new(&was), recent: Vec::new() });
    let usual = target.error.unwrap_or(was.train_error);
    let mut changes = Vec::new();
    let mut told: Vec<(f64, f64, f64)> = Vec::new();
    for (i, (values, measured)) in runs.iter().zip(measured).enumerate() {
        let (Some(values), Some(&actual)) = (values, measured.get(&target.name)) else { continue };
        let read: Vec<f64> = target.inputs.iter().map(|&f| values[f]).collect();
        let Some(seen) = learning.state.observe(&mut target.model, &read, actual) else { continue };
        if seen.changed {
            changes.push(i);
            // Where the model had been wrong all the time it lacks something, which all runs tell.
            if !is_lost(&learning.recent, usual) {
                learning.recent.clear();
            }
        }
        let before = was.predict(&read).value;
        told.push(((before - actual).abs() / actual, seen.error, target.model.predict(&read).value / before));
        learning.recent.push(Seen { values: values.clone(), actual, error: seen.error });
        if learning.recent.len() > REMEMBERED {
            learning.recent.remove(0);
        }
    }
    if told.is_empty() {
        target.learning = Some(learning).filter(|l| l.state.seen > 0);
        return Ok(None);
    }
    let searched = search(target, names, &mut learning)?;
    target.formula = target.model.formula();
    target.learning = Some(learning);
    let mean = |of: &dyn Fn(&(f64, f64, f64)) -> f64, told: &[(f64, f64, f64)]| {
        told.iter().map(of).sum::<f64>() / told.len() as f64
    };
    let last = &told[told.len().saturating_sub(ENOUGH)..];
    let mut ratios: Vec<f64> = last.iter().map(|t| t.2).collect();
    ratios.sort_by(f64::total_cmp);
    Ok(Some(TargetUpdated {
        target: target.name.clone(),
        runs: told.len(),
        before: mean(&|t| t.0, &told),
        after: mean(&|t| t.1, &told),
        last: mean(&|t| t.1, last),
        changes,
        scale: ratios[ratios.len() / 2],
        searched,
        formula: target.formula.clone(),
    }))
}

/// Looks for other terms where the error says that these no longer do. Whether some were found.
fn search(target: &mut Target, names: &[String], learning: &mut Learning) -> Result<bool, Error> {
    let usual = target.error.unwrap_or(target.model.train_error);
    let recent = &learning.recent;
    if recent.len() < ENOUGH {
        return Ok(false);
    }
    let last = &recent[recent.len() - ENOUGH..];
    if !is_lost(last, usual) {
        return Ok(false);
    }
    let error = mean_error(last);
    let columns = (0..names.len()).map(|f| recent.iter().map(|s| s.values[f]).collect()).collect();
    let data = Dataset::new(names.to_vec(), columns, recent.iter().map(|s| s.actual).collect());
    let level = target.model.interval.level;
    let held_out = cross_validate(Method::Best, &data, &[], level)?;
    if held_out.error > BETTER * error {
        return Ok(false);
    }
    target.model = fit_all(Method::Best, &data, &screen(&data), &[], level)?.model;
    target.inputs = target.model.columns();
    target.error = Some(held_out.error);
    learning.state = Online::new(&target.model);
    Ok(true)
}

/// Whether errors are far above the usual one.
fn is_lost(runs: &[Seen], usual: f64) -> bool {
    mean_error(runs) > LOST.0 * usual + LOST.1
}

fn mean_error(runs: &[Seen]) -> f64 {
    runs.iter().map(|s| s.error).sum::<f64>() / runs.len().max(1) as f64
}

/// The update in the bundle's history.
fn record(updated: &mut Bundle, report: &UpdateReport, date: String) {
    let change = |t: &TargetUpdated| TargetChange {
        name: t.target.clone(),
        scale: t.scale,
        before: t.before,
        after: t.after,
    };
    let provenance = &mut updated.description.provenance;
    provenance.changes.push(Change {
        kind: ChangeKind::Updated,
        date,
        runs: report.targets.iter().map(|t| t.runs).max().unwrap_or(0) as u64,
        from: String::new(),
        targets: report.targets.iter().map(change).collect(),
    });
}

#[cfg(test)]
mod tests {
    use mantis_model::{Dataset, Method, screen};
    use mantis_predictor::Target;

    use super::learn;
    use crate::fitting::fit_all;

    /// A target whose model reads the first of two features.
    fn target() -> Target {
        let n: Vec<f64> = (1..=40).map(f64::from).collect();
        let other = n.iter().map(|n| 1.0 + n * 17.0 % 13.0).collect();
        let y = n.iter().map(|n| 50.0 + 3.0 * n).collect();
        let data = Dataset::new(vec!["n".into(), "m".into()], vec![n, other], y);
        let model = fit_all(Method::Best, &data, &screen(&data), &[], 0.9).unwrap().model;
        assert_eq!(model.columns(), [0]);
        Target {
            name: "time".to_owned(),
            unit: "ns".to_owned(),
            estimated: false,
            inputs: vec![0],
            formula: model.formula(),
            error: Some(0.01),
            tail: None,
            learning: None,
            model,
        }
    }

    /// Costs of 60 runs by their two features, learned from.
    fn learned(target: &mut Target, cost: impl Fn(f64, f64) -> f64) -> super::TargetUpdated {
        let values = |i: usize| vec![1.0 + (i * 29 % 40) as f64, 1.0 + (i * 31 % 23) as f64];
        let runs: Vec<_> = (0..60).map(|i| Some(values(i))).collect();
        let of = |i: usize| [("time".to_owned(), cost(values(i)[0], values(i)[1]))].into();
        let measured: Vec<_> = (0..60).map(of).collect();
        learn(target, &["n".into(), "m".into()], &runs, &measured).unwrap().unwrap()
    }

    #[test]
    fn coefficients_follow_and_terms_are_searched_where_they_cannot() {
        let mut same = target();
        let told = learned(&mut same, |n, _| 50.0 + 3.0 * n);
        assert!(told.changes.is_empty() && !told.searched && told.last < 0.001, "{told:?}");

        let mut dearer = target();
        let told = learned(&mut dearer, |n, _| 1.3 * (50.0 + 3.0 * n));
        assert!(!told.searched && told.last < 0.01, "{told:?}");
        assert!((told.scale - 1.3).abs() < 0.02 && told.before > 0.2, "{told:?}");

        let mut another = target();
        let told = learned(&mut another, |n, m| 50.0 + 3.0 * n + 40.0 * m);
        assert!(told.searched, "{told:?}");
        assert_eq!(another.inputs, [0, 1]);
        assert!((another.model.predict(&[10.0, 5.0]).value - 280.0).abs() < 3.0, "{}", told.formula);
        // It goes on from there.
        let told = learned(&mut another, |n, m| 50.0 + 3.0 * n + 40.0 * m);
        assert!(!told.searched && told.last < 0.01, "{told:?}");
    }
}
