//! Simple predictors of a resource from what inputs say without running anything: what a model with slices
//! has to beat.
//!
//! - [`Method::Size`]: a constant, a line or a power of the total size of an input, fitted on relative error,
//!   whichever is best on held-out runs.
//! - [`Method::Quadratic`] and [`Method::Neighbours`]: what `slurmise` 1.0 offers, which predicts jobs of a
//!   cluster: plain least squares over standardised numbers and file sizes with all terms of second degree,
//!   and the mean of the five nearest inputs.
//! - [`Method::Forest`]: a random forest (Breiman 2001, by `smartcore`) over all that inputs say, fitted to
//!   logarithms, since errors are relative.
//!
//! All are deterministic. Training can ask for [`held_out`] predictions to compare a model with; an
//! evaluation fits on all training runs.

use mantis_feature::{Criterion, InputMeasure, InputSource};
use serde::{Deserialize, Serialize};
use smartcore::ensemble::random_forest_regressor::{RandomForestRegressor, RandomForestRegressorParameters};
use smartcore::linalg::basic::matrix::DenseMatrix;

use crate::fitting::{FOLDS, relative_error};
use crate::inputs::InputFeatures;

/// Neighbours whose mean is predicted, as in `slurmise`.
const NEIGHBOURS: usize = 5;
/// Trees of a forest; more change nothing with a hundred runs.
const TREES: usize = 200;
/// Of so many columns a tree looks at one for each of its decisions, as usual for regressions.
const COLUMNS_PER_TRIAL: usize = 3;
/// Where chance begins.
const SEED: u64 = 1;
/// What is added to the diagonal of normal equations, by their largest entry: dependent terms then share
/// their coefficient, as they do in a solution of smallest norm.
const RIDGE: f64 = 1e-9;

/// A way to predict.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// The total size of an input.
    Size,
    /// Least squares of second degree over numbers and sizes.
    Quadratic,
    /// Nearest neighbours by numbers and sizes.
    Neighbours,
    /// A random forest over everything.
    Forest,
}

impl Method {
    /// All of them.
    pub const ALL: [Method; 4] = [Method::Size, Method::Quadratic, Method::Neighbours, Method::Forest];

    /// What it is, for readers.
    pub fn name(self) -> &'static str {
        match self {
            Method::Size => "size alone",
            Method::Quadratic => "quadratic least squares",
            Method::Neighbours => "nearest neighbours",
            Method::Forest => "random forest",
        }
    }
}

/// What a column is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The size of a file; all of them together are the size of an input.
    Size,
    /// A number that the user wrote.
    Number,
    /// Anything else.
    Other,
}

/// One thing that inputs say.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// What it is.
    pub kind: Kind,
    /// Its value for each input.
    pub values: Vec<f64>,
}

/// Columns of what inputs say.
pub fn columns(said: InputFeatures) -> Vec<Column> {
    let kind = |criterion: &Criterion| match criterion {
        // The size of all files is the sum of theirs.
        Criterion::Input(InputMeasure { source: InputSource::All { .. }, .. }) => Kind::Other,
        Criterion::Input(input) if input.measure == "size" => Kind::Size,
        Criterion::Input(input) if input.measure == "number" => Kind::Number,
        _ => Kind::Other,
    };
    let features = said.features.iter().zip(said.columns);
    features.map(|(feature, values)| Column { kind: kind(&feature.criterion), values }).collect()
}

/// A fitted predictor of inputs, which are rows of the values of all columns.
pub trait Predict {
    /// The amount; never negative.
    fn predict(&self, row: &[f64]) -> f64;
}

/// Learns from some of the inputs; `y` has what all of them took. `None` if the method has nothing to learn
/// from.
pub fn fit(method: Method, columns: &[Column], y: &[f64], inputs: &[usize]) -> Option<Box<dyn Predict>> {
    let learned: Vec<f64> = inputs.iter().map(|&i| y[i]).collect();
    let rows: Vec<Vec<f64>> = inputs.iter().map(|&i| row(columns, i)).collect();
    if learned.is_empty() {
        return None;
    }
    match method {
        Method::Size => Some(Box::new(Sized::fit(columns, &rows, &learned))),
        Method::Quadratic => {
            Some(Box::new(Quadratic::fit(Standardised::of(columns, &rows)?, &rows, &learned)?))
        }
        Method::Neighbours => {
            let by = Standardised::of(columns, &rows)?;
            let known = rows.iter().map(|r| by.values(r)).zip(learned).collect();
            Some(Box::new(Neighbours { by, known }))
        }
        Method::Forest => Some(Box::new(Forest::fit(&rows, &learned)?)),
    }
}

/// An input's values of all columns.
pub fn row(columns: &[Column], input: usize) -> Vec<f64> {
    columns.iter().map(|c| c.values[input]).collect()
}

/// Predicts each input by what was learned from the others, in the folds that models are judged by; the mean
/// error comes with the predictions. `None` as in [`fit`].
pub fn held_out(method: Method, columns: &[Column], y: &[f64]) -> Option<(f64, Vec<f64>)> {
    let folds = FOLDS.min(y.len());
    let mut predicted = vec![0.0; y.len()];
    for fold in 0..folds {
        let others: Vec<usize> = (0..y.len()).filter(|i| i % folds != fold).collect();
        let model = fit(method, columns, y, &others)?;
        for i in (fold..y.len()).step_by(folds) {
            predicted[i] = model.predict(&row(columns, i));
        }
    }
    let error = mean_error(y, &predicted)?;
    Some((error, predicted))
}

fn mean_error(y: &[f64], predicted: &[f64]) -> Option<f64> {
    let sum: f64 = y.iter().zip(predicted).map(|(y, p)| relative_error(*y, *p)).sum();
    (!y.is_empty()).then(|| sum / y.len() as f64)
}

/// A curve over the total size.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Curve {
    /// The same for all.
    Constant(f64),
    /// a + b s.
    Line(f64, f64),
    /// exp(a) s^b.
    Power(f64, f64),
}

impl Curve {
    fn at(self, size: f64) -> f64 {
        let value = match self {
            Curve::Constant(c) => c,
            Curve::Line(a, b) => a + b * size,
            Curve::Power(a, b) => (a + b * size.ln()).exp(),
        };
        if value.is_finite() { value.max(0.0) } else { 0.0 }
    }

    /// Curves of each kind that fit.
    fn all(sizes: &[f64], y: &[f64]) -> [Option<Curve>; 3] {
        let relative: Vec<f64> = y.iter().map(|y| 1.0 / (y * y)).collect();
        let logs =
            |v: &[f64]| v.iter().all(|x| *x > 0.0).then(|| v.iter().map(|x| x.ln()).collect::<Vec<f64>>());
        let power = || {
            let (x, y) = (logs(sizes)?, logs(y)?);
            line(&x, &y, &vec![1.0; x.len()])
        };
        [
            Some(Curve::Constant(relative_median(y))),
            line(sizes, y, &relative).map(|(a, b)| Curve::Line(a, b)),
            power().map(|(a, b)| Curve::Power(a, b)),
        ]
    }
}

/// The constant with the smallest mean relative error.
fn relative_median(y: &[f64]) -> f64 {
    mantis_model::relative_median(y.iter().filter(|y| **y > 0.0).map(|&y| (y, 1.0)).collect())
}

/// Weighted least squares: intercept and slope; `None` if x does not vary or something is not finite.
fn line(x: &[f64], y: &[f64], weights: &[f64]) -> Option<(f64, f64)> {
    let all: f64 = weights.iter().sum();
    let mean = |v: &[f64]| v.iter().zip(weights).map(|(v, w)| v * w).sum::<f64>() / all;
    let (mx, my) = (mean(x), mean(y));
    let product = |v: &[f64], m: f64| -> f64 {
        x.iter().zip(v).zip(weights).map(|((x, v), w)| w * (x - mx) * (v - m)).sum()
    };
    let slope = product(y, my) / product(x, mx);
    slope.is_finite().then_some((my - slope * mx, slope))
}

/// [`Method::Size`].
struct Sized {
    /// Columns whose sum is the size.
    columns: Vec<usize>,
    curve: Curve,
}

impl Sized {
    /// The sizes of all files; of a program without files, the numbers it is given.
    fn measures(columns: &[Column]) -> Vec<usize> {
        let of = |kind| (0..columns.len()).filter(|&j| columns[j].kind == kind).collect::<Vec<_>>();
        let files = of(Kind::Size);
        if files.is_empty() { of(Kind::Number) } else { files }
    }

    fn fit(columns: &[Column], rows: &[Vec<f64>], y: &[f64]) -> Sized {
        let columns = Sized::measures(columns);
        let sizes: Vec<f64> = rows.iter().map(|r| columns.iter().map(|&j| r[j].abs()).sum()).collect();
        let folds = FOLDS.min(y.len());
        // The mean error of each kind of curve on runs that were held out; a single run has none.
        let mut errors = [0.0; 3];
        for fold in 0..folds {
            let pick = |v: &[f64]| -> Vec<f64> {
                v.iter().enumerate().filter(|(i, _)| i % folds != fold).map(|(_, x)| *x).collect()
            };
            let curves = Curve::all(&pick(&sizes), &pick(y));
            for (curve, error) in curves.iter().zip(&mut errors) {
                for i in (fold..y.len()).step_by(folds) {
                    *error += curve.map_or(f64::INFINITY, |c| relative_error(y[i], c.at(sizes[i])));
                }
            }
        }
        let fitted = Curve::all(&sizes, y).into_iter().zip(errors).filter_map(|(c, e)| Some((c?, e)));
        let best = fitted.min_by(|a, b| a.1.total_cmp(&b.1));
        Sized { columns, curve: best.map_or(Curve::Constant(0.0), |b| b.0) }
    }
}

impl Predict for Sized {
    fn predict(&self, row: &[f64]) -> f64 {
        self.curve.at(self.columns.iter().map(|&j| row[j].abs()).sum())
    }
}

/// Numbers and sizes with mean 0 and variance 1 over the inputs to learn from.
struct Standardised {
    /// Column, mean, deviation.
    columns: Vec<(usize, f64, f64)>,
}

impl Standardised {
    /// `None` if nothing varies.
    fn of(columns: &[Column], rows: &[Vec<f64>]) -> Option<Standardised> {
        let n = rows.len() as f64;
        let mut found = Vec::new();
        for (j, _) in columns.iter().enumerate().filter(|(_, c)| c.kind != Kind::Other) {
            let mean = rows.iter().map(|r| r[j]).sum::<f64>() / n;
            let deviation = (rows.iter().map(|r| (r[j] - mean).powi(2)).sum::<f64>() / n).sqrt();
            if deviation > 0.0 {
                found.push((j, mean, deviation));
            }
        }
        (!found.is_empty()).then_some(Standardised { columns: found })
    }

    fn values(&self, row: &[f64]) -> Vec<f64> {
        self.columns.iter().map(|&(j, mean, deviation)| (row[j] - mean) / deviation).collect()
    }
}

/// [`Method::Quadratic`].
struct Quadratic {
    by: Standardised,
    /// One for each of [`terms`].
    coefficients: Vec<f64>,
}

/// 1, the values, and the products of two of them.
fn terms(values: &[f64]) -> Vec<f64> {
    let mut terms = vec![1.0];
    terms.extend_from_slice(values);
    for (i, a) in values.iter().enumerate() {
        terms.extend(values[i..].iter().map(|b| a * b));
    }
    terms
}

impl Quadratic {
    fn fit(by: Standardised, rows: &[Vec<f64>], y: &[f64]) -> Option<Quadratic> {
        let rows: Vec<Vec<f64>> = rows.iter().map(|r| terms(&by.values(r))).collect();
        let k = rows[0].len();
        let product = |f: &dyn Fn(usize) -> f64| (0..rows.len()).map(f).sum::<f64>();
        let mut matrix: Vec<Vec<f64>> =
            (0..k).map(|a| (0..k).map(|b| product(&|i| rows[i][a] * rows[i][b])).collect()).collect();
        let mut right: Vec<f64> = (0..k).map(|a| product(&|i| rows[i][a] * y[i])).collect();
        let largest = (0..k).map(|a| matrix[a][a]).fold(0.0, f64::max);
        (0..k).for_each(|a| matrix[a][a] += RIDGE * largest);
        solve(&mut matrix, &mut right)?;
        Some(Quadratic { by, coefficients: right })
    }
}

/// Solves a symmetric positive definite system by Gaussian elimination, which needs no pivots there; `None`
/// if it is not.
fn solve(matrix: &mut [Vec<f64>], right: &mut [f64]) -> Option<()> {
    let k = right.len();
    for j in 0..k {
        let pivot = matrix[j][j];
        if pivot.is_nan() || pivot <= 0.0 {
            return None;
        }
        let (above, below) = matrix.split_at_mut(j + 1);
        for (i, lower) in below.iter_mut().enumerate() {
            let factor = lower[j] / pivot;
            lower.iter_mut().zip(&above[j]).skip(j).for_each(|(l, a)| *l -= factor * a);
            right[j + 1 + i] -= factor * right[j];
        }
    }
    for j in (0..k).rev() {
        let known: f64 = (j + 1..k).map(|i| matrix[j][i] * right[i]).sum();
        right[j] = (right[j] - known) / matrix[j][j];
    }
    Some(())
}

impl Predict for Quadratic {
    fn predict(&self, row: &[f64]) -> f64 {
        let terms = terms(&self.by.values(row));
        terms.iter().zip(&self.coefficients).map(|(t, c)| t * c).sum::<f64>().max(0.0)
    }
}

/// [`Method::Neighbours`].
struct Neighbours {
    by: Standardised,
    /// The inputs to learn from, and what they took.
    known: Vec<(Vec<f64>, f64)>,
}

impl Predict for Neighbours {
    fn predict(&self, row: &[f64]) -> f64 {
        let at = self.by.values(row);
        let distance = |other: &[f64]| at.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
        let mut near: Vec<(f64, f64)> = self.known.iter().map(|(x, y)| (distance(x), *y)).collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        near.truncate(NEIGHBOURS);
        near.iter().map(|n| n.1).sum::<f64>() / near.len() as f64
    }
}

/// [`Method::Forest`].
struct Forest {
    trees: RandomForestRegressor<f64, f64, DenseMatrix<f64>, Vec<f64>>,
}

impl Forest {
    /// `None` if there are no columns, or amounts without a logarithm.
    fn fit(rows: &Vec<Vec<f64>>, y: &[f64]) -> Option<Forest> {
        let columns = rows.first()?.len();
        if columns == 0 || y.iter().any(|y| *y <= 0.0) {
            return None;
        }
        let logs: Vec<f64> = y.iter().map(|y| y.ln()).collect();
        let parameters = RandomForestRegressorParameters::default()
            .with_n_trees(TREES)
            .with_m(columns.div_ceil(COLUMNS_PER_TRIAL))
            .with_seed(SEED);
        let matrix = DenseMatrix::from_2d_vec(rows).ok()?;
        Some(Forest { trees: RandomForestRegressor::fit(&matrix, &logs, parameters).ok()? })
    }
}

impl Predict for Forest {
    fn predict(&self, row: &[f64]) -> f64 {
        let asked = DenseMatrix::from_2d_vec(&vec![row.to_vec()]).ok();
        let answer = asked.and_then(|m| self.trees.predict(&m).ok()?.first().copied());
        answer.map_or(0.0, f64::exp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixty inputs with two sizes, a number and something else, all spread out and independent.
    fn inputs() -> Vec<Column> {
        let spread = |step: usize, kind| Column {
            kind,
            values: (0..60).map(|i| (1 + i * step % 61) as f64).collect(),
        };
        vec![spread(7, Kind::Size), spread(11, Kind::Size), spread(17, Kind::Number), spread(23, Kind::Other)]
    }

    fn truth(columns: &[Column], of: impl Fn(&[f64]) -> f64) -> Vec<f64> {
        (0..60).map(|i| of(&row(columns, i))).collect()
    }

    fn error(method: Method, columns: &[Column], y: &[f64]) -> f64 {
        held_out(method, columns, y).unwrap().0
    }

    #[test]
    fn size_alone_finds_lines_and_powers_and_ends_at_a_constant() {
        let columns = inputs();
        let line = truth(&columns, |r| 100.0 + 3.0 * (r[0] + r[1]));
        let power = truth(&columns, |r| 5.0 * (r[0] + r[1]).powf(1.7));
        assert!(error(Method::Size, &columns, &line) < 1e-9);
        assert!(error(Method::Size, &columns, &power) < 1e-9);
        let by_number = truth(&columns[2..], |r| 4.0 * r[0]);
        assert!(error(Method::Size, &columns[2..], &by_number) < 1e-9);
        let nothing = fit(Method::Size, &[], &[4.0, 4.0, 9.0], &[0, 1, 2]).unwrap();
        assert_eq!(nothing.predict(&[]), 4.0);
    }

    #[test]
    fn the_constant_has_the_smallest_relative_error() {
        let y = [1.0, 2.0, 10.0, 11.0, 12.0];
        let error = |c: f64| mean_error(&y, &[c; 5]).unwrap();
        let best = relative_median(&y);
        assert!(y.iter().all(|c| error(best) <= error(*c)), "{best}");
    }

    #[test]
    fn quadratic_knows_products_of_numbers_and_sizes_but_nothing_else() {
        let columns = inputs();
        let known = truth(&columns, |r| 9.0 + r[0] * r[2] + 0.5 * r[1] * r[1]);
        let unknown = truth(&columns, |r| r[3] * r[3]);
        assert!(error(Method::Quadratic, &columns, &known) < 1e-3);
        assert!(error(Method::Quadratic, &columns, &unknown) > 0.3);
        // Twice the same column: no unique solution, the same predictions.
        let twice = [columns.clone(), columns.clone()].concat();
        assert!(error(Method::Quadratic, &twice, &known) < 1e-3);
        assert!(fit(Method::Quadratic, &columns[3..], &known, &[0, 1, 2]).is_none());
    }

    #[test]
    fn neighbours_are_near_in_standardised_columns() {
        let wide = Column { kind: Kind::Size, values: (0..12).map(|i| f64::from(i % 2) * 1e6).collect() };
        let narrow = Column { kind: Kind::Number, values: (0..12).map(|i| f64::from(i / 6)).collect() };
        let y: Vec<f64> = (0..12).map(|i| f64::from(1 + i % 2 + 10 * (i / 6))).collect();
        let model = fit(Method::Neighbours, &[wide, narrow], &y, &(0..12).collect::<Vec<_>>()).unwrap();
        // Three of the same group, then two of a group that is as near as another; the first ones.
        assert_eq!(model.predict(&[0.0, 0.0]), (3.0 * 1.0 + 2.0 * 2.0) / 5.0);
    }

    #[test]
    fn a_forest_uses_everything_and_is_always_the_same() {
        let columns = inputs();
        let y = truth(&columns, |r| 100.0 + 10.0 * r[3]);
        let (first, predicted) = held_out(Method::Forest, &columns, &y).unwrap();
        assert!(first < 0.5 * error(Method::Size, &columns, &y), "{first}");
        assert_eq!(held_out(Method::Forest, &columns, &y).unwrap().1, predicted);
        assert!(fit(Method::Forest, &[], &y, &[0, 1]).is_none());
    }
}
