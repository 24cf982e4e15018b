//! Limits for jobs: what a run takes at most, but for a chosen risk.
//!
//! A prediction is what a run takes in the middle; a limit is what kills it. For a risk `r` the limit is
//! `value + f * (upper - value)` with `upper` of the prediction's interval. The factor `f` is the larger of
//!
//! * that of the model: the quantile `1 - r` of Student's distribution, by that of the interval;
//! * that of runs that were held out in training ([`Tail`]): of `n` of them, the `k`-th largest of
//!   `(actual - value) / (upper - value)` with `k = floor(r (n + 1))`. A new run like these exceeds it with
//!   probability `k / (n + 1)` at most, whatever errors are distributed like (split conformal prediction:
//!   Vovk, Gammerman and Shafer, Algorithmic Learning in a Random World, 2005). Where `n` is too small for
//!   the risk (`k = 0`), the largest of them, further out by as much as the quantile `1 - r` is than that of
//!   `1 / (n + 1)`.
//!
//! What has several limits shares the risk out among them, so that the sum is not exceeded.

use mantis_predictor::{Tail, Target};

use crate::fitting::HeldOut;
use crate::oracle::Predicted;

/// Of so many held-out runs one is remembered, those that needed most ...
const ONE_OF: usize = 4;
/// ... but so many if there are, ...
const FEWEST: usize = 20;
/// ... and no more than these.
const MOST: usize = 200;

/// How far held-out runs exceeded their predictions, by half-widths of their intervals. `runs` are amounts
/// with the index of their prediction: several where a run was made several times.
pub(crate) fn tail(held_out: &HeldOut, runs: impl Iterator<Item = (usize, f64)>) -> Option<Tail> {
    let excess = |(i, actual): (usize, f64)| {
        let (value, upper) = (*held_out.predicted.get(i)?, held_out.intervals.get(i)?.1);
        Some((actual - value) / (upper - value)).filter(|e| e.is_finite())
    };
    let mut all: Vec<f64> = runs.filter_map(excess).collect();
    let n = all.len();
    all.sort_by(|a, b| b.total_cmp(a));
    all.truncate((n / ONE_OF).clamp(FEWEST, MOST));
    // More digits say nothing.
    let largest = all.into_iter().map(|e| (e * 1e4).round() / 1e4).collect();
    (n > 0).then_some(Tail { runs: n, largest })
}

/// What a run takes at most, but for a risk between 0 and 1, both excluded; the prediction where that is
/// exact.
pub fn limit(target: &Target, predicted: &Predicted, risk: f64) -> f64 {
    let half = predicted.upper - predicted.value;
    if half.is_nan() || half <= 0.0 {
        return predicted.value;
    }
    let of_model = target.model.interval.one_sided(risk);
    let factor =
        target.tail.as_ref().and_then(|t| of_tail(target, t, risk)).map_or(of_model, |f| f.max(of_model));
    predicted.value + factor * half
}

/// The factor of held-out runs.
fn of_tail(target: &Target, tail: &Tail, risk: f64) -> Option<f64> {
    let rank = (risk * (tail.runs + 1) as f64).floor() as usize;
    if rank >= 1 {
        // Beyond what is remembered the least of it is on the safe side.
        return tail.largest.get(rank - 1).or(tail.largest.last()).copied();
    }
    let interval = &target.model.interval;
    let further = interval.one_sided(risk) / interval.one_sided(1.0 / (tail.runs + 1) as f64);
    Some(tail.largest.first()? * further.max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mantis_model::{Dataset, FitOptions, Method};

    fn target(tail: Option<Tail>) -> Target {
        let x: Vec<f64> = (1..=30).map(f64::from).collect();
        let wobble = |i: usize| 1.0 + 0.05 * if i.is_multiple_of(2) { 1.0 } else { -1.0 };
        let y = x.iter().enumerate().map(|(i, x)| 3.0 * x * wobble(i)).collect();
        let data = Dataset { names: vec!["n".to_owned()], columns: vec![x], y, ..Dataset::default() };
        let model = mantis_model::fit(Method::Best, &data, &FitOptions::default()).unwrap().model;
        let name = "time".to_owned();
        let (unit, formula) = ("ns".to_owned(), String::new());
        Target {
            name,
            unit,
            formula,
            model,
            tail,
            estimated: false,
            inputs: vec![0],
            error: None,
            learning: None,
        }
    }

    fn predicted(value: f64, upper: f64) -> Predicted {
        let (target, unit) = ("time".to_owned(), "ns".to_owned());
        let lower = 2.0 * value - upper;
        Predicted { target, unit, value, lower, upper, level: 0.9, extrapolating: false, estimated: false }
    }

    #[test]
    fn the_model_alone_gives_the_ends_of_its_own_interval() {
        let target = target(None);
        let level = target.model.interval.level;
        let at_the_end = limit(&target, &predicted(100.0, 110.0), (1.0 - level) / 2.0);
        assert!((at_the_end - 110.0).abs() < 1e-6, "{at_the_end}");
        let limits = [0.2, 0.05, 0.01, 0.001].map(|risk| limit(&target, &predicted(100.0, 110.0), risk));
        assert!(limits.windows(2).all(|w| w[0] < w[1]), "{limits:?}");
        assert_eq!(limit(&target, &predicted(100.0, 100.0), 0.01), 100.0);
    }

    #[test]
    fn held_out_runs_that_needed_more_count() {
        let largest = vec![4.0, 3.0, 2.5, 1.0];
        let target = target(Some(Tail { runs: 99, largest }));
        let at = |risk| limit(&target, &predicted(100.0, 110.0), risk);
        assert!(
            (at(0.01) - 140.0).abs() < 1e-9 && (at(0.03) - 125.0).abs() < 1e-9,
            "{} {}",
            at(0.01),
            at(0.03)
        );
        // Rarer than what 99 runs can show: further out than the largest.
        assert!(at(0.001) > 145.0, "{}", at(0.001));
    }

    #[test]
    fn a_tail_has_the_runs_that_needed_most() {
        let held_out =
            HeldOut { predicted: vec![10.0; 200], intervals: vec![(8.0, 12.0); 200], ..HeldOut::default() };
        let runs = (0..200).map(|i| (i, 10.0 + i as f64 / 50.0));
        let tail = tail(&held_out, runs).unwrap();
        assert_eq!((tail.runs, tail.largest.len(), tail.largest[0]), (200, 50, 1.99));
        let exact = HeldOut { predicted: vec![1.0], intervals: vec![(1.0, 1.0)], ..HeldOut::default() };
        assert_eq!(super::tail(&exact, [(0, 1.0)].into_iter()), None);
    }
}
