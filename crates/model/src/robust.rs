//! The final fit of given terms: reweighted least squares on relative error, and outliers.
//!
//! Weights 1/y favour rows that happened to be fast. Once a model is known, 1/prediction^2 is the right weight:
//! iterating it is the quasi-likelihood fit of a gamma family with identity link, whose standard deviation is
//! proportional to the mean.

use crate::dataset::Dataset;
use crate::least_squares::{basis, dot};

/// Deviations from the median beyond this many (normal-consistent) median absolute deviations are outliers ...
const OUTLYING: f64 = 3.5;
/// ... if they are also larger than this, relative to the prediction.
const NOTABLE: f64 = 0.05;
/// No more than this share of the rows is left out.
const LARGEST_SHARE: f64 = 0.15;

/// Predictions below this share of the target count as this share where they are a scale.
const SMALLEST: f64 = 0.1;
/// Most reweighting rounds; each gains about two digits.
const ITERATIONS: usize = 12;

/// Terms fitted to some rows.
pub(crate) struct Fitted {
    pub coefficients: Vec<f64>,
    /// In every row, whether it was kept or not.
    pub predicted: Vec<f64>,
    /// -2 log quasi-likelihood, up to a constant of the kept rows.
    pub deviance: f64,
}

/// Fits `columns` (one per term, all rows) to the kept rows. `None` when they are dependent.
pub(crate) fn reweighted(data: &Dataset, kept: &[bool], columns: &[Vec<f64>]) -> Option<Fitted> {
    let weights = data.unit_weights();
    let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let relative = data.is_positive();
    let mut scale: Vec<f64> = if relative { data.y.clone() } else { vec![1.0; data.rows()] };
    let mut fitted = step(data, &rows, &weights, &scale, columns)?;
    // A prediction far below its target must not get all the weight (a negative one would get some, too).
    let next = |predicted: &[f64]| predicted.iter().zip(&data.y).map(|(p, y)| p.max(SMALLEST * y)).collect();
    for _ in 0..if relative { ITERATIONS } else { 0 } {
        let next: Vec<f64> = next(&fitted.1);
        let change = rows.iter().map(|&i| (next[i] / scale[i] - 1.0).abs()).fold(0.0, f64::max);
        scale = next;
        fitted = step(data, &rows, &weights, &scale, columns)?;
        if change < 1e-10 {
            break;
        }
    }
    let (coefficients, predicted) = fitted;
    let n = rows.len() as f64;
    let error = |&i: &usize| weights[i] * ((data.y[i] - predicted[i]) / scale[i]).powi(2);
    let rss: f64 = rows.iter().map(error).sum();
    let logs: f64 = rows.iter().map(|&i| if relative { (scale[i] / data.y[i]).ln() } else { 0.0 }).sum();
    let unit = if relative { 1.0 } else { dot(&data.y, &data.y) / n };
    let deviance = n * (rss / n / unit).max(1e-18).ln() + 2.0 * logs;
    Some(Fitted { coefficients, predicted, deviance })
}

type Step = (Vec<f64>, Vec<f64>);

fn step(
    data: &Dataset,
    rows: &[usize],
    weights: &[f64],
    scale: &[f64],
    columns: &[Vec<f64>],
) -> Option<Step> {
    let root = |i: usize| weights[i].sqrt() / scale[i];
    let design: Vec<Vec<f64>> =
        columns.iter().map(|c| rows.iter().map(|&i| c[i] * root(i)).collect::<Vec<f64>>()).collect();
    let target: Vec<f64> = rows.iter().map(|&i| data.y[i] * root(i)).collect();
    let coefficients = basis(&design)?.coefficients(&target);
    let predict = |i: usize| columns.iter().zip(&coefficients).map(|(c, b)| b * c[i]).sum();
    let predicted: Vec<f64> = (0..data.rows()).map(predict).collect();
    Some((coefficients, predicted))
}

/// Which rows do not disagree with their prediction far more than the others do.
pub(crate) fn agreeing(data: &Dataset, predicted: &[f64]) -> Vec<bool> {
    if !data.is_positive() {
        return vec![true; data.rows()];
    }
    let residuals: Vec<f64> =
        data.y.iter().zip(predicted).map(|(y, p)| (y - p) / p.max(SMALLEST * y)).collect();
    let centre = median(&residuals);
    let distances: Vec<f64> = residuals.iter().map(|r| (r - centre).abs()).collect();
    let limit = (OUTLYING * 1.4826 * median(&distances)).max(NOTABLE);
    let mut outlying: Vec<usize> = (0..data.rows()).filter(|&i| distances[i] > limit).collect();
    outlying.sort_by(|&a, &b| distances[b].total_cmp(&distances[a]).then(a.cmp(&b)));
    outlying.truncate((LARGEST_SHARE * data.rows() as f64) as usize);
    (0..data.rows()).map(|i| !outlying.contains(&i)).collect()
}

/// The median of at least one value.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 { sorted[middle] } else { (sorted[middle - 1] + sorted[middle]) / 2.0 }
}
