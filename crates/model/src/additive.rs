//! A sum of what each count costs, no cost below zero: for what every part of a program adds its share to and
//! no single count explains, such as what the JDK allocates for each of its calls.
//!
//! With few runs and hundreds of counts a search among subsets takes the two or three that fit by chance.
//! Here all may have a cost: those `b >= 0` that minimise, over the rows `i`,
//!
//! `sum w_i ((y_i - b_0 - sum_j b_j x_ij) / y_i)^2 + n RIDGE sum_j (s_j b_j)^2`,
//!
//! where `s_j` is the root mean square of `x_ij / y_i`: a non-negative ridge regression. That the costs are
//! not negative leaves many of them at zero (Slawski and Hein, 2013), and the penalty (Hoerl and Kennard,
//! 1970) has counts that go together share what they cost. A column that one row alone tells from a constant
//! has no cost: it would take what is left of that row, and be off by as much as its count is larger
//! elsewhere.
//!
//! The residuals of such a fit say little of its errors, so `sigma` is that of rows that folds of it were
//! held out.

use crate::dataset::Dataset;
use crate::known::is_told_by_one;
use crate::least_squares::{dot, solve_spd};
use crate::model::{Parts, RawTerm, assemble};
use crate::screen::Screening;
use crate::{Error, Fit, FitOptions, Method, Transform};

/// The penalty of a cost, in what it would take if it explained all of the target.
const RIDGE: f64 = 0.01;
/// Fewer rows than this are predicted by the default method.
const FEW_ROWS: usize = 10;
/// Parts that are held out in turn.
const FOLDS: usize = 5;
/// After so many sets of active columns it is given up.
const MOST_STEPS: usize = 100;

/// Fits costs to all usable columns; what has no positive target, no such column or few rows is fitted by
/// [`crate::best`].
///
/// # Errors
/// As [`crate::fit_screened`].
pub fn fit(data: &Dataset, screening: &Screening, options: &FitOptions) -> Result<Fit, Error> {
    screening.check(data)?;
    options.check()?;
    let columns = eligible(data, screening, options);
    let all: Vec<usize> = (0..data.rows()).collect();
    let costs = match data.is_positive() && data.rows() >= FEW_ROWS && !columns.is_empty() {
        true => costs(data, &columns, &all),
        false => None,
    };
    let Some(costs) = costs else { return crate::fit_screened(Method::Best, data, screening, options) };
    let sigma = held_out_error(data, &columns);
    // The constant has an error of its own; the costs are as if they had been known.
    let mut terms: Vec<(f64, RawTerm)> = vec![(costs[0], RawTerm::new())];
    let spent = columns.iter().zip(&costs[1..]).filter(|(_, cost)| **cost > 0.0);
    terms.extend(spent.map(|(&column, &cost)| (cost, vec![(column, Transform::Identity)])));
    let parts = Parts {
        method: Method::Additive,
        terms,
        fitted: 1,
        normalised: false,
        kept: vec![true; data.rows()],
        level: options.level,
    };
    let mut model = assemble(data, parts);
    if let Some(sigma) = sigma {
        model.interval.sigma = model.interval.sigma.max(sigma);
    }
    Ok(Fit { model, diagnostics: screening.diagnostics.clone() })
}

/// The columns that may have a cost: what is counted, in more than one row.
fn eligible(data: &Dataset, screening: &Screening, options: &FitOptions) -> Vec<usize> {
    let mut columns = screening.representatives(&options.exclude);
    columns.retain(|&j| {
        let values = &data.columns[j];
        values.iter().all(|v| *v >= 0.0)
            && !is_told_by_one(values)
            && !data.known.as_ref().is_some_and(|known| known.only_helps(j))
    });
    columns
}

/// The constant and the cost of each column, fitted to some rows; `None` where the numbers are too large.
fn costs(data: &Dataset, columns: &[usize], rows: &[usize]) -> Option<Vec<f64>> {
    let weights = data.unit_weights();
    let root: Vec<f64> = rows.iter().map(|&i| weights[i].sqrt() / data.y[i]).collect();
    let target: Vec<f64> = rows.iter().zip(&root).map(|(&i, root)| root * data.y[i]).collect();
    let n = rows.len() as f64;
    let mut told: Vec<(usize, f64, Vec<f64>)> = Vec::new();
    for (at, &j) in columns.iter().enumerate() {
        let values: Vec<f64> = rows.iter().map(|&i| data.columns[j][i]).collect();
        // In a part of the rows one may be the only one that tells a column.
        if is_told_by_one(&values) {
            continue;
        }
        let column: Vec<f64> = values.iter().zip(&root).map(|(value, root)| value * root).collect();
        let scale = (dot(&column, &column) / n).sqrt();
        if scale > 0.0 {
            told.push((at, scale, column.iter().map(|value| value / scale).collect()));
        }
    }
    let design: Vec<&[f64]> = told.iter().map(|(.., column)| &**column).collect();
    let (constant, found) = solve(&design, &root, &target, RIDGE * n)?;
    let mut costs = vec![0.0; columns.len() + 1];
    costs[0] = constant;
    for ((at, scale, _), cost) in told.iter().zip(found) {
        costs[at + 1] = cost / scale;
    }
    Some(costs)
}

/// The `c >= 0` and `b >= 0` that minimise `|y - c one - X b|^2 + ridge |b|^2`; `None` if that is not found.
///
/// `mantis_linear::nnls` of the penalty as further rows gives the same, in 2 s instead of 0.01 for 400
/// columns; the coordinate descent of `mantis_linear::elastic_net` is far from it after ten thousand sweeps
/// where columns go together as counts do.
///
/// There are more columns than rows, so the unknowns are the residuals `u`: the costs are
/// `b = max(0, X' u) / ridge`. With the columns `A` whose cost is positive known, `u` solves
/// `(1 + X_A X_A' / ridge) u = y - c one` and `one' u = 0`; from any `A` this leads to the next one until it
/// stays (a primal-dual active set method; Hintermüller, Ito and Kunisch, 2002).
fn solve(design: &[&[f64]], one: &[f64], y: &[f64], ridge: f64) -> Option<(f64, Vec<f64>)> {
    let mut active = vec![true; design.len()];
    for _ in 0..MOST_STEPS {
        let (constant, residual) = residual(design, &active, one, y, ridge)?;
        let costs: Vec<f64> = design.iter().map(|column| dot(column, &residual) / ridge).collect();
        let next: Vec<bool> = costs.iter().map(|cost| *cost > 0.0).collect();
        if next == active {
            let costs = costs.into_iter().map(|cost| cost.max(0.0)).collect();
            return Some((constant, costs));
        }
        active = next;
    }
    None
}

/// The constant and the residuals of the fit to the active columns, whose costs may be negative.
fn residual(
    design: &[&[f64]],
    active: &[bool],
    one: &[f64],
    y: &[f64],
    ridge: f64,
) -> Option<(f64, Vec<f64>)> {
    let n = y.len();
    let mut matrix = vec![vec![0.0; n]; n];
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] = 1.0;
    }
    for column in design.iter().zip(active).filter(|(_, active)| **active).map(|(column, _)| column) {
        for (row, value) in matrix.iter_mut().zip(*column) {
            row.iter_mut().zip(*column).for_each(|(entry, other)| *entry += value * other / ridge);
        }
    }
    let solved = |b: &[f64]| {
        let (mut a, mut x) = (matrix.clone(), b.to_vec());
        solve_spd(&mut a, &mut x).map(|()| x)
    };
    let (of_one, of_y) = (solved(one)?, solved(y)?);
    let constant = (dot(one, &of_y) / dot(one, &of_one)).max(0.0);
    constant
        .is_finite()
        .then(|| (constant, of_y.iter().zip(&of_one).map(|(y, one)| y - constant * one).collect()))
}

/// The root mean square of the relative errors of rows that were held out.
fn held_out_error(data: &Dataset, columns: &[usize]) -> Option<f64> {
    let n = data.rows();
    let mut sum = 0.0;
    for fold in 0..FOLDS {
        let (out, rows): (Vec<usize>, Vec<usize>) = (0..n).partition(|i| i % FOLDS == fold);
        let costs = costs(data, columns, &rows)?;
        for i in out {
            let terms = columns.iter().zip(&costs[1..]).map(|(&j, cost)| cost * data.columns[j][i]);
            let predicted = costs[0] + terms.sum::<f64>();
            sum += ((predicted - data.y[i]) / data.y[i]).powi(2);
        }
    }
    Some((sum / n as f64).sqrt())
}

#[cfg(test)]
mod tests {
    use mantis_linear::Matrix;
    use mantis_linear::nnls::nnls;

    use super::solve;

    /// The penalty as further rows, by the algorithm of Lawson and Hanson.
    fn by_nnls(design: &[Vec<f64>], one: &[f64], y: &[f64], ridge: f64) -> Vec<f64> {
        let n = y.len();
        let augmented = Matrix::from_fn(n + design.len(), design.len() + 1, |i, j| match (i < n, j) {
            (true, 0) => one[i],
            (true, j) => design[j - 1][i],
            (false, j) => {
                if i - n + 1 == j {
                    ridge.sqrt()
                } else {
                    0.0
                }
            }
        });
        let mut target = y.to_vec();
        target.resize(n + design.len(), 0.0);
        nnls(&augmented, &target).unwrap().x
    }

    #[test]
    fn it_is_the_non_negative_least_squares_of_more_rows() {
        // Numbers that look random, of columns that go together more or less.
        let mut state = 7u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f64 / (1u64 << 24) as f64
        };
        for (columns, ridge) in [(3, 0.1), (30, 0.4), (90, 0.01), (90, 4.0)] {
            let one: Vec<f64> = (0..20).map(|_| 0.5 + next()).collect();
            let common: Vec<f64> = (0..20).map(|_| next()).collect();
            let column = |_| common.iter().map(|c| c + 0.3 * next()).collect();
            let design: Vec<Vec<f64>> = (0..columns).map(column).collect();
            let y: Vec<f64> = (0..20).map(|i| 1.0 + design[1][i] - 0.5 * design[2][i]).collect();
            let views: Vec<&[f64]> = design.iter().map(Vec::as_slice).collect();
            let (constant, costs) = solve(&views, &one, &y, ridge).unwrap();
            let expected = by_nnls(&design, &one, &y, ridge);
            for (found, expected) in std::iter::once(constant).chain(costs).zip(expected) {
                assert!((found - expected).abs() < 1e-9, "{columns} {ridge}: {found} {expected}");
            }
        }
    }
}
