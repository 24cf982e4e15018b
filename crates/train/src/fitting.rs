//! Fitting one resource, and the error to expect on runs the model has not seen.

use mantis_model::{Dataset, Fit, FitOptions, Method, Screening, fit, fit_screened};
use serde::{Deserialize, Serialize};

/// Mean relative error on runs that were held out, with a confidence interval for the mean.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HeldOut {
    /// Mean of |actual - predicted| / actual.
    pub error: f64,
    /// Lower end of the interval.
    pub lower: f64,
    /// Upper end of the interval.
    pub upper: f64,
    /// Confidence of the interval.
    pub level: f64,
    /// Share of the held-out runs whose value lay inside the model's prediction interval.
    pub coverage: f64,
    /// For each run its held-out prediction.
    pub predicted: Vec<f64>,
    /// For each run the prediction interval that came with it.
    #[serde(default)]
    pub intervals: Vec<(f64, f64)>,
}

/// Folds of the cross-validation.
pub(crate) const FOLDS: usize = 5;
/// Fewer runs have no edges.
const EDGES_OF: usize = 10;
/// One of so many runs is at each edge. The rest predict runs that reach as far beyond them as those of
/// tomorrow may reach beyond all: with a tenth instead, models that are a few times off outside of the
/// training range pass.
const EDGE: usize = 5;
/// Two-sided 90 % of the normal distribution; the folds together have at least a few dozen runs.
const Z90: f64 = 1.645;

/// Fits on all runs.
///
/// # Errors
/// See [`mantis_model::fit`].
pub fn fit_all(
    method: Method,
    data: &Dataset,
    screening: &Screening,
    exclude: &[usize],
    level: f64,
) -> Result<Fit, mantis_model::Error> {
    fit_screened(method, data, screening, &FitOptions { exclude: exclude.to_vec(), level })
}

/// Five-fold cross-validation of the whole selection: each run is predicted by a model that was chosen and
/// fitted without it.
///
/// # Errors
/// See [`mantis_model::fit`].
pub fn cross_validate(
    method: Method,
    data: &Dataset,
    exclude: &[usize],
    level: f64,
) -> Result<HeldOut, mantis_model::Error> {
    let n = data.rows();
    let folds = FOLDS.min(n);
    let mut predicted = vec![0.0; n];
    let mut intervals = vec![(0.0, 0.0); n];
    let mut inside = 0usize;
    for fold in 0..folds {
        let train: Vec<usize> = (0..n).filter(|i| i % folds != fold).collect();
        if train.is_empty() {
            continue;
        }
        let part = rows(data, &train);
        let model = fit(method, &part, &FitOptions { exclude: exclude.to_vec(), level })?.model;
        for i in (0..n).filter(|i| i % folds == fold) {
            let row: Vec<f64> = data.columns.iter().map(|c| c[i]).collect();
            let p = model.predict_row(&row);
            predicted[i] = p.value;
            intervals[i] = (p.lower, p.upper);
            inside += usize::from(is_inside(data.y[i], p.lower, p.upper));
        }
    }
    let errors: Vec<f64> = predicted.iter().zip(&data.y).map(|(p, y)| relative_error(*y, *p)).collect();
    let mean = errors.iter().sum::<f64>() / n as f64;
    let variance = errors.iter().map(|e| (e - mean).powi(2)).sum::<f64>() / (n.max(2) - 1) as f64;
    let half = Z90 * (variance / n as f64).sqrt();
    Ok(HeldOut {
        error: mean,
        lower: (mean - half).max(0.0),
        upper: mean + half,
        level: 0.9,
        coverage: inside as f64 / n as f64,
        predicted,
        intervals,
    })
}

/// Mean relative error at the edges: the cheapest and the dearest fifths of the runs, at least one each,
/// predicted by a model that was chosen and fitted without them. 0 where there are too few runs to tell.
///
/// # Errors
/// See [`mantis_model::fit`].
pub fn predict_edges(
    method: Method,
    data: &Dataset,
    exclude: &[usize],
    level: f64,
) -> Result<f64, mantis_model::Error> {
    let n = data.rows();
    if n < EDGES_OF {
        return Ok(0.0);
    }
    let mut order: Vec<usize> = (0..n).collect();
    let by = data.counted.as_ref().unwrap_or(&data.y);
    order.sort_by(|&a, &b| by[a].total_cmp(&by[b]));
    let edge = n / EDGE;
    let mut inner = order[edge..n - edge].to_vec();
    inner.sort_unstable();
    let model = fit(method, &rows(data, &inner), &FitOptions { exclude: exclude.to_vec(), level })?.model;
    let error = |&i: &usize| {
        let row: Vec<f64> = data.columns.iter().map(|c| c[i]).collect();
        relative_error(data.y[i], model.predict_row(&row).value)
    };
    let outer = order[..edge].iter().chain(&order[n - edge..]);
    Ok(outer.map(error).sum::<f64>() / (2 * edge) as f64)
}

/// |actual - predicted| / |actual|; absolute when the actual value is 0.
pub fn relative_error(actual: f64, predicted: f64) -> f64 {
    let scale = if actual == 0.0 { 1.0 } else { actual.abs() };
    (actual - predicted).abs() / scale
}

/// Whether a value lies in a prediction interval. The interval of an exact model is as narrow as rounding
/// errors are large, so these do not count.
pub fn is_inside(actual: f64, lower: f64, upper: f64) -> bool {
    let slack = 1e-9 * actual.abs();
    (lower - slack..=upper + slack).contains(&actual)
}

fn rows(data: &Dataset, keep: &[usize]) -> Dataset {
    let pick = |v: &[f64]| keep.iter().map(|&i| v[i]).collect::<Vec<f64>>();
    Dataset {
        names: data.names.clone(),
        columns: data.columns.iter().map(|c| pick(c)).collect(),
        y: pick(&data.y),
        cost: data.cost.clone(),
        weights: data.weights.as_ref().map(|w| pick(w)),
        counted: data.counted.as_ref().map(|c| pick(c)),
        known: data.known.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mantis_model::screen;

    #[test]
    fn a_linear_truth_is_predicted_by_models_that_did_not_see_the_run() {
        let x: Vec<f64> = (1..=40).map(f64::from).collect();
        let y: Vec<f64> = x.iter().map(|v| 3.0 * v + 5.0).collect();
        let data = Dataset::new(vec!["x".into()], vec![x], y.clone());
        let held = cross_validate(Method::Best, &data, &[], 0.9).unwrap();
        assert!(held.error < 1e-6, "{}", held.error);
        let all = fit_all(Method::Best, &data, &screen(&data), &[], 0.9).unwrap();
        assert_eq!(all.model.columns(), [0]);
    }
}
