//! The final fit of given terms: least squares on relative error, and outliers.
//!
//! Weights are 1/y. Weights 1/prediction^2 (quasi-likelihood of a gamma family with identity link) would not
//! favour rows that happened to be fast, but an error is bounded for them however much too large a prediction
//! is, so models that are a few times too large for unusual inputs pass (`docs/modelling.md`).

use crate::dataset::Dataset;
use crate::least_squares::{basis, dot};

/// A median absolute deviation times this is a standard deviation if errors are normal.
const CONSISTENT: f64 = 1.4826;
/// Deviations from the median beyond this many (normal-consistent) median absolute deviations are outliers
/// ...
const OUTLYING: f64 = 3.5;
/// ... if they are also larger than this, relative to the prediction.
const NOTABLE: f64 = 0.05;
/// A row is explained by its count if that leaves no more than this share of its distance from the
/// prediction.
const EXPLAINED: f64 = 0.5;
/// No more than this share of the rows is left out.
const LARGEST_SHARE: f64 = 0.15;

/// Predictions below this share of the target count as this share where they are a scale.
const SMALLEST: f64 = 0.1;
/// Relative errors below this are rounding, not misfit.
pub(crate) const EXACT: f64 = 1e-9;

/// Terms fitted to some rows.
pub(crate) struct Fitted {
    pub coefficients: Vec<f64>,
    /// In every row, whether it was kept or not.
    pub predicted: Vec<f64>,
    /// `n ln(RSS / n)` of the kept rows' relative errors.
    pub misfit: f64,
}

/// Fits `columns` (one per term, all rows) to the kept rows. `None` when they are dependent.
pub(crate) fn relative(data: &Dataset, kept: &[bool], columns: &[Vec<f64>]) -> Option<Fitted> {
    let weights = data.unit_weights();
    let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let n = rows.len() as f64;
    let unit = if data.is_positive() { 1.0 } else { (dot(&data.y, &data.y) / n).sqrt() };
    let root = |i: usize| weights[i].sqrt() / if data.is_positive() { data.y[i] } else { unit };
    let design: Vec<Vec<f64>> =
        columns.iter().map(|c| rows.iter().map(|&i| c[i] * root(i)).collect::<Vec<f64>>()).collect();
    let target: Vec<f64> = rows.iter().map(|&i| data.y[i] * root(i)).collect();
    let coefficients = basis(&design)?.coefficients(&target);
    let predict = |i: usize| columns.iter().zip(&coefficients).map(|(c, b)| b * c[i]).sum();
    let predicted: Vec<f64> = (0..data.rows()).map(predict).collect();
    let rss: f64 = rows.iter().map(|&i| (root(i) * (data.y[i] - predicted[i])).powi(2)).sum();
    let misfit = n * (rss / n).max(EXACT * EXACT).ln();
    Some(Fitted { coefficients, predicted, misfit })
}

/// Coefficients of `columns` in a fit of `target` to the kept rows, whose errors are relative to the data's
/// `y`. `None` when they are dependent.
pub(crate) fn coefficients(
    data: &Dataset,
    kept: &[bool],
    columns: &[Vec<f64>],
    target: &[f64],
) -> Option<Vec<f64>> {
    let weights = data.unit_weights();
    let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let root = |i: usize| weights[i].sqrt() / data.y[i];
    let weighted = |c: &[f64]| rows.iter().map(|&i| c[i] * root(i)).collect::<Vec<f64>>();
    let design: Vec<Vec<f64>> = columns.iter().map(|c| weighted(c)).collect();
    Some(basis(&design)?.coefficients(&weighted(target)))
}

/// `n ln(RSS / n)` of relative errors of the kept rows, exact fits all alike.
pub(crate) fn misfit(data: &Dataset, kept: &[bool], predicted: &[f64]) -> f64 {
    let weights = data.unit_weights();
    let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let n = rows.len() as f64;
    let square = |&i: &usize| weights[i] * ((data.y[i] - predicted[i]) / data.y[i]).powi(2);
    n * (rows.iter().map(square).sum::<f64>() / n).max(EXACT * EXACT).ln()
}

/// Which rows do not disagree with their prediction far more than the others do. With `by_count`, predictions
/// from what each row did, those that these predict much better are not measured wrong: the features do not
/// tell what is special about them.
pub(crate) fn agreeing(data: &Dataset, predicted: &[f64], by_count: Option<&[f64]>) -> Vec<bool> {
    if !data.is_positive() {
        return vec![true; data.rows()];
    }
    let distances = distances(data, predicted);
    let limit = limit(&distances);
    let explained = by_count.map(|by_count| {
        let by_count = self::distances(data, by_count);
        let limit = self::limit(&by_count);
        (0..data.rows()).map(|i| by_count[i] <= limit.min(EXPLAINED * distances[i])).collect::<Vec<bool>>()
    });
    let is_explained = |i: usize| explained.as_ref().is_some_and(|e| e[i]);
    let mut outlying: Vec<usize> =
        (0..data.rows()).filter(|&i| distances[i] > limit && !is_explained(i)).collect();
    outlying.sort_by(|&a, &b| distances[b].total_cmp(&distances[a]).then(a.cmp(&b)));
    outlying.truncate((LARGEST_SHARE * data.rows() as f64) as usize);
    (0..data.rows()).map(|i| !outlying.contains(&i)).collect()
}

/// How far each relative residual is from their median.
fn distances(data: &Dataset, predicted: &[f64]) -> Vec<f64> {
    let residual = |(y, p): (&f64, &f64)| (y - p) / p.max(SMALLEST * y);
    let residuals: Vec<f64> = data.y.iter().zip(predicted).map(residual).collect();
    let centre = median(&residuals);
    residuals.iter().map(|r| (r - centre).abs()).collect()
}

/// The (normal-consistent) median distance of the kept rows' relative residuals from their median.
pub(crate) fn spread(data: &Dataset, kept: &[bool], predicted: &[f64]) -> f64 {
    let distances = distances(data, predicted);
    let kept: Vec<f64> = distances.iter().zip(kept).filter(|(_, k)| **k).map(|(d, _)| *d).collect();
    if kept.is_empty() { 0.0 } else { CONSISTENT * median(&kept) }
}

/// The largest distance that is none of an outlier.
fn limit(distances: &[f64]) -> f64 {
    (OUTLYING * CONSISTENT * median(distances)).max(NOTABLE)
}

/// The number with the smallest mean relative error of some positive values with weights: their median with
/// weights w/y. 0 without values.
pub fn relative_median(mut values: Vec<(f64, f64)>) -> f64 {
    values.sort_by(|a, b| a.0.total_cmp(&b.0));
    let half = values.iter().map(|(y, w)| w / y).sum::<f64>() / 2.0;
    let mut sum = 0.0;
    let reached = values.iter().find(|(y, w)| {
        sum += w / y;
        sum >= half
    });
    reached.map_or(0.0, |(y, _)| *y)
}

/// The median of at least one value.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 { sorted[middle] } else { (sorted[middle - 1] + sorted[middle]) / 2.0 }
}
