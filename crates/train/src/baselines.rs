//! Simpler ways to predict a time, on the same runs: models of what inputs say ([`crate::simple`]), and what
//! the Mantis paper compares (sections 7.2.5 to 7.2.8, tables 3 to 5, figure 3): a linear model, partial
//! execution, bounded execution, and fewer training runs.
//!
//! *Partial execution* runs the instrumented program until the chosen features have their values; its time is
//! that of the last change, found in snapshots at times of a geometric progression, so it is too large by up
//! to [`STEP`]. Whoever uses it would also have to know that no change follows, which is not charged.
//! *Bounded execution* runs the instrumented program for as long as the predictor takes, on training and on
//! new inputs, and learns from the features it has then.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use mantis_measure::{Decode, Decoded, Row, RunSpec, RunStore};
use mantis_model::{Dataset, FitOptions, Method, fit};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::evaluation::{mean, median};
use crate::fitting::relative_error;
use crate::inputs::Surveyor;
use crate::session::{Decoder, Session};
use crate::simple;
use crate::training::{Forward, Listener, Resource, measuring_began};

/// Ratio of the times of two snapshots.
const STEP: f64 = 1.2;
/// Time of the first snapshot, in nanoseconds.
const FIRST: f64 = 500_000.0;
/// Time of the last.
const LAST: f64 = 60e9;
/// Numbers of training runs of the learning curve, as far as there are so many.
const SIZES: [usize; 9] = [10, 15, 20, 30, 40, 50, 60, 80, 100];

/// What simpler ways would have achieved. Errors are means of |actual - predicted| / actual over the test
/// inputs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Baselines {
    /// Models of what inputs say without running anything.
    #[serde(default)]
    pub simple: Vec<Simple>,
    /// Error of a model without nonlinear terms, by resource.
    pub linear: Vec<(Resource, f64)>,
    /// Errors of models of the first training runs, by resource: how many, and the error.
    pub learning: Vec<(Resource, Vec<(usize, f64)>)>,
    /// Partial execution: its time as a share of the instrumented program's.
    pub partial: Option<Shares>,
    /// Bounded execution.
    pub bounded: Option<Bounded>,
    /// Partial and bounded execution of each test input that was run in both ways and timed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<Unseen>,
}

/// Partial and bounded execution of a test input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Unseen {
    /// Its arguments.
    pub args: Vec<String>,
    /// Its measured time in nanoseconds.
    pub nanos: f64,
    /// The time of partial execution as a share of the instrumented program's.
    pub partial: f64,
    /// What bounded execution predicts, in nanoseconds.
    pub bounded: f64,
}

/// A model of what inputs say, and its errors on the test inputs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Simple {
    /// The method.
    pub method: simple::Method,
    /// What it predicts.
    pub target: Resource,
    /// Mean error.
    pub mean: f64,
    /// Its median.
    pub median: f64,
    /// Mean error on the training runs by cross-validation: what could be known before.
    pub held_out: f64,
}

/// Mean and largest of a share over inputs.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shares {
    /// The mean.
    pub mean: f64,
    /// The largest.
    pub largest: f64,
}

/// Bounded execution.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bounded {
    /// Error of the predicted time.
    pub error: f64,
    /// How long the instrumented program ran, in nanoseconds.
    pub nanos: u64,
}

/// What to compare with.
pub struct Compared<'a> {
    /// The training inputs, in their order.
    pub train: &'a [RunSpec],
    /// The test inputs.
    pub test: &'a [RunSpec],
    /// The measured test runs.
    pub measured: &'a RunStore,
    /// Predicted resources.
    pub targets: &'a [Resource],
    /// Names of features that no model may use.
    pub rejected: &'a [String],
    /// Names of the features of the predictor.
    pub chosen: &'a [String],
    /// The predictor's time in nanoseconds.
    pub predictor_nanos: f64,
    /// Whether only models of what inputs say are compared, which need no further runs.
    pub only_simple: bool,
}

/// Compares.
///
/// # Errors
/// When runs cannot be measured, or no model can be fitted.
pub fn baselines(
    session: &Session,
    compared: &Compared<'_>,
    options: &mantis_measure::Options,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Baselines, Error> {
    let decoder = session.decoder();
    let train = mantis_measure::profile(
        &session.program,
        &session.counted,
        &session.jvm,
        compared.train,
        &decoder,
        options,
        &Forward(listener),
        cancel,
    )?;
    let train = ok(&train);
    let test = ok(compared.measured);
    let mut found = Baselines {
        simple: models_of_inputs(session, &train, &test, compared.targets, cancel)?,
        ..Baselines::default()
    };
    if compared.only_simple {
        return Ok(found);
    }
    let names = decoder.features();
    let exclude: Vec<usize> = (0..names.len()).filter(|&j| compared.rejected.contains(&names[j])).collect();
    for &target in compared.targets {
        let error = |method, rows: &[&Row]| test_error(method, names, rows, &test, &exclude, target);
        found.linear.push((target, error(Method::Linear, &train)?));
        let sizes = SIZES.iter().copied().filter(|n| *n < train.len()).chain([train.len()]);
        let curve = sizes.map(|n| Ok((n, error(Method::Best, &train[..n])?)));
        found.learning.push((target, curve.collect::<Result<_, Error>>()?));
    }
    if compared.targets.contains(&Resource::Time) {
        let watch =
            |inputs: &[RunSpec]| watched(session, &decoder, compared, inputs, options, listener, cancel);
        let (cut_train, cut_test) = (watch(compared.train)?, watch(compared.test)?);
        found.partial = partial(&cut_test);
        if let Some((bounded, unseen)) = bounded(names, compared, [&train, &test], [&cut_train, &cut_test])? {
            found.bounded = Some(bounded);
            found.unseen = unseen;
        }
    }
    Ok(found)
}

fn ok(store: &RunStore) -> Vec<&Row> {
    store.ok_rows().collect()
}

/// The errors of [`simple`] methods. Runs without a value of a resource do not count.
fn models_of_inputs(
    session: &Session,
    train: &[&Row],
    test: &[&Row],
    targets: &[Resource],
    cancel: &AtomicBool,
) -> Result<Vec<Simple>, Error> {
    let mut found = Vec::new();
    for &target in targets {
        let rows: Vec<&Row> = train.iter().chain(test).copied().filter(|r| target.of(r).is_some()).collect();
        let learned = train.iter().filter(|r| target.of(r).is_some()).count();
        // Together, so that a column means the same in both.
        let inputs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
        let said = Surveyor::of(session, cancel).features(&inputs, measuring_began(session, &rows))?;
        let columns = simple::columns(said);
        let y: Vec<f64> = rows.iter().filter_map(|r| target.of(r)).collect();
        found.extend(simple::Method::ALL.iter().filter_map(|m| tested(*m, &columns, &y, learned, target)));
    }
    Ok(found)
}

/// A simple method learns from the first inputs and is tested on the others.
fn tested(
    method: simple::Method,
    columns: &[simple::Column],
    y: &[f64],
    learned: usize,
    target: Resource,
) -> Option<Simple> {
    let known: Vec<usize> = (0..learned).collect();
    let model = simple::fit(method, columns, y, &known)?;
    let error = |i: usize| relative_error(y[i], model.predict(&simple::row(columns, i)));
    let mut errors: Vec<f64> = (learned..y.len()).map(error).collect();
    errors.sort_by(f64::total_cmp);
    let first = |c: &simple::Column| simple::Column { kind: c.kind, values: c.values[..learned].to_vec() };
    let held_out = simple::held_out(method, &columns.iter().map(first).collect::<Vec<_>>(), &y[..learned])?.0;
    Some(Simple { method, target, mean: mean(errors.iter().copied())?, median: median(&errors)?, held_out })
}

/// The mean error on the test rows of a model fitted to the training rows.
fn test_error(
    method: Method,
    names: &[String],
    train: &[&Row],
    test: &[&Row],
    exclude: &[usize],
    target: Resource,
) -> Result<f64, Error> {
    let features = |rows: &[&Row]| rows.iter().map(|r| r.features.clone()).collect::<Vec<_>>();
    let values = |rows: &[&Row]| rows.iter().map(|r| target.of(r).unwrap_or(0.0)).collect::<Vec<_>>();
    let (columns, y, counted) = (features(train), values(train), target.counted_in(train));
    let sample = Sample { features: &columns, y: &y, counted };
    fitted_error(method, names, sample, (&features(test), &values(test)), exclude)
}

/// Runs to learn from.
struct Sample<'a> {
    /// Feature values of each run.
    features: &'a [Vec<f64>],
    /// What is to be predicted.
    y: &'a [f64],
    /// See [`Dataset::counted`].
    counted: Option<Vec<f64>>,
}

fn fitted_error(
    method: Method,
    names: &[String],
    sample: Sample<'_>,
    (test, actual): (&[Vec<f64>], &[f64]),
    exclude: &[usize],
) -> Result<f64, Error> {
    Ok(mean_error(&fitted(method, names, sample, test, exclude)?, actual))
}

fn mean_error(predicted: &[f64], actual: &[f64]) -> f64 {
    let errors = predicted.iter().zip(actual).map(|(p, y)| relative_error(*y, *p));
    errors.sum::<f64>() / actual.len().max(1) as f64
}

/// What a model fitted to the sample predicts for the test rows.
fn fitted(
    method: Method,
    names: &[String],
    Sample { features, y, counted }: Sample<'_>,
    test: &[Vec<f64>],
    exclude: &[usize],
) -> Result<Vec<f64>, Error> {
    let columns = (0..names.len()).map(|j| features.iter().map(|r| r[j]).collect()).collect();
    let data = Dataset { counted, ..Dataset::new(names.to_vec(), columns, y.to_vec()) };
    let options = FitOptions { exclude: exclude.to_vec(), ..FitOptions::default() };
    let model = fit(method, &data, &options)?.model;
    Ok(test.iter().map(|row| model.predict_row(row).value).collect())
}

/// Times of snapshots in nanoseconds: always the same, so that runs can be used again.
fn times() -> Vec<u64> {
    let all = std::iter::successors(Some(FIRST), |t| Some(t * STEP));
    all.take_while(|t| *t < LAST).map(|t| t as u64).collect()
}

/// The snapshot that bounded execution may use: the first that is no earlier than the predictor is done.
fn bound(times: &[u64], predictor_nanos: f64) -> usize {
    times.partition_point(|t| (*t as f64) < predictor_nanos).min(times.len().saturating_sub(1))
}

/// Runs the instrumented program with snapshots. A row's features are the share of partial execution and the
/// features at the bound.
fn watched(
    session: &Session,
    decoder: &Decoder<'_>,
    compared: &Compared<'_>,
    inputs: &[RunSpec],
    options: &mantis_measure::Options,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<RunStore, Error> {
    let times = times();
    let bound = bound(&times, compared.predictor_nanos);
    let list: Vec<String> = times.iter().map(u64::to_string).collect();
    let mut counted = session.counted.clone();
    counted.jvm_flags.push(format!("-Dmantis.snapshots={}", list.join(",")));
    let names: Vec<String> = std::iter::once("share of partial execution".to_owned())
        .chain(decoder.features().iter().cloned())
        .collect();
    let chosen = decoder.features().iter().enumerate();
    let chosen = chosen.filter(|(_, n)| compared.chosen.contains(n)).map(|(j, _)| j).collect();
    let snapshots = Snapshots { decoder, names, chosen, times, bound };
    // One at a time: what a run has done at a time depends on what else runs.
    let options = mantis_measure::Options { repeats: 0, counting_jobs: 1, ..options.clone() };
    Ok(mantis_measure::profile(
        &session.program,
        &counted,
        &session.jvm,
        inputs,
        &snapshots,
        &options,
        &Forward(listener),
        cancel,
    )?)
}

/// Decodes a run with its snapshots.
struct Snapshots<'a> {
    decoder: &'a Decoder<'a>,
    names: Vec<String>,
    /// Columns of the predictor's features.
    chosen: Vec<usize>,
    times: Vec<u64>,
    bound: usize,
}

impl Snapshots<'_> {
    /// The features at a snapshot; `None` if the program had ended.
    fn at(&self, file: &Path, index: usize) -> Result<Option<Vec<f64>>, String> {
        match std::fs::read(beside(file, &index.to_string())) {
            Ok(bytes) => Ok(Some(self.decoder.features_of(&bytes)?)),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(e.to_string()),
        }
    }
}

impl Decode for Snapshots<'_> {
    fn features(&self) -> &[String] {
        &self.names
    }

    fn decode(&self, _counts: &[u8]) -> Result<Decoded, String> {
        Err("snapshots lie beside the counts file".to_owned())
    }

    fn decode_file(&self, file: &Path, counts: &[u8]) -> Result<Decoded, String> {
        let last = self.decoder.features_of(counts)?;
        let end = std::fs::read_to_string(beside(file, "end")).map_err(|e| e.to_string())?;
        let end: u64 = end.trim().parse().map_err(|_| "the time of a watched run is no number".to_owned())?;
        let is_final = |values: &[f64]| self.chosen.iter().all(|&j| values[j] == last[j]);
        let first =
            final_from(self.times.len(), |i| Ok(self.at(file, i)?.is_none_or(|values| is_final(&values))))?;
        let since = self.times.get(first).map_or(end, |time| end.min(*time));
        let mut features = vec![since as f64 / end.max(1) as f64];
        features.extend(self.at(file, self.bound)?.unwrap_or(last));
        Ok(Decoded { features, ..Decoded::default() })
    }
}

/// The first of so many snapshots that is final, by bisection: each is read whole, and counts only grow. (An
/// average may come back to its last value; that it had it before is taken for the end then.)
fn final_from(
    count: usize,
    mut is_final: impl FnMut(usize) -> Result<bool, String>,
) -> Result<usize, String> {
    let (mut first, mut after) = (0, count);
    while first < after {
        let middle = first.midpoint(after);
        if is_final(middle)? {
            after = middle;
        } else {
            first = middle + 1;
        }
    }
    Ok(first)
}

/// The counts file's name with a suffix.
fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

fn partial(test: &RunStore) -> Option<Shares> {
    let shares: Vec<f64> = test.ok_rows().map(|r| r.features[0]).collect();
    let largest = shares.iter().copied().reduce(f64::max)?;
    Some(Shares { mean: shares.iter().sum::<f64>() / shares.len() as f64, largest })
}

/// The watched row of each run that was timed too, and its timed row. A run may have failed on one side only.
fn pairs<'a>(rows: &[&'a Row], cut: &'a RunStore) -> (Vec<&'a Row>, Vec<&'a Row>) {
    let pair = |cut: &'a Row| {
        let same = rows.iter().find(|r| r.input == cut.input && Resource::Time.of(r).is_some())?;
        Some((cut, *same))
    };
    cut.ok_rows().filter_map(pair).unzip()
}

/// Learns from what the features were at the bound.
fn bounded(
    names: &[String],
    compared: &Compared<'_>,
    whole: [&[&Row]; 2],
    cut: [&RunStore; 2],
) -> Result<Option<(Bounded, Vec<Unseen>)>, Error> {
    let ([train, test], [cut_train, cut_test]) = (whole, cut);
    let (learned, rows) = pairs(train, cut_train);
    let (unseen, measured) = pairs(test, cut_test);
    if rows.is_empty() || measured.is_empty() {
        return Ok(None);
    }
    let times = |rows: &[&Row]| rows.iter().filter_map(|r| Resource::Time.of(r)).collect::<Vec<f64>>();
    let (y, counted) = (times(&rows), Resource::Time.counted_in(&rows));
    let at_bound = |rows: &[&Row]| rows.iter().map(|r| r.features[1..].to_vec()).collect::<Vec<_>>();
    let features = at_bound(&learned);
    let sample = Sample { features: &features, y: &y, counted };
    let predicted = fitted(Method::Best, names, sample, &at_bound(&unseen), &[])?;
    let actual = times(&measured);
    let error = mean_error(&predicted, &actual);
    let one = |((cut, nanos), bounded): ((&&Row, f64), f64)| Unseen {
        args: cut.input.args.clone(),
        nanos,
        partial: cut.features[0],
        bounded,
    };
    let unseen = unseen.iter().zip(actual).zip(predicted).map(one).collect();
    let times = self::times();
    Ok(Some((Bounded { error, nanos: times[bound(&times, compared.predictor_nanos)] }, unseen)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_methods_learn_from_the_first_inputs_only() {
        let sizes: Vec<f64> = (1..=20).map(f64::from).collect();
        // The last ten take twice as much for their size.
        let y: Vec<f64> = sizes.iter().enumerate().map(|(i, s)| if i < 10 { *s } else { 2.0 * s }).collect();
        let columns = [simple::Column { kind: simple::Kind::Size, values: sizes }];
        let found = tested(simple::Method::Size, &columns, &y, 10, Resource::Bytecodes).unwrap();
        assert!(found.held_out < 1e-9, "{}", found.held_out);
        assert!((found.mean - 0.5).abs() < 1e-9 && (found.median - 0.5).abs() < 1e-9, "{}", found.mean);
    }

    #[test]
    fn snapshots_are_dense_and_the_bound_is_the_next() {
        let times = times();
        assert!(times.windows(2).all(|w| w[0] < w[1] && w[1] as f64 <= 1.2001 * w[0] as f64));
        assert!(times.len() < 80 && *times.last().unwrap() > 40_000_000_000);
        let at = bound(&times, 3e6);
        assert!(times[at - 1] < 3_000_000 && times[at] >= 3_000_000);
        assert_eq!(bound(&times, 1e12), times.len() - 1);
    }

    #[test]
    fn a_nonlinear_truth_needs_nonlinear_terms() {
        let x: Vec<Vec<f64>> = (1..=40).map(|i| vec![f64::from(i)]).collect();
        let y: Vec<f64> = x.iter().map(|r| 5.0 + r[0] * r[0]).collect();
        let error = |method| {
            let sample = Sample { features: &x, y: &y, counted: None };
            fitted_error(method, &["x".to_owned()], sample, (&x, &y), &[]).unwrap()
        };
        assert!(error(Method::Best) < 1e-6, "{}", error(Method::Best));
        assert!(error(Method::Linear) > 0.1, "{}", error(Method::Linear));
    }

    #[test]
    fn few_snapshots_are_read_to_find_the_first_that_is_final() {
        for end in 0..=100 {
            let mut read = 0;
            let found = final_from(100, |i| {
                read += 1;
                Ok(i >= end)
            });
            assert_eq!(found, Ok(end));
            assert!(read <= 7, "{read}");
        }
        assert_eq!(final_from(8, |_| Err("unreadable".to_owned())), Err("unreadable".to_owned()));
    }
}
