//! A sum of what each count costs, no cost below zero: for what every part of a program adds its share to and
//! no single count explains, such as what the JDK allocates for each of its calls.
//!
//! With few runs and hundreds of counts a search among subsets takes the two or three that fit by chance.
//! Here all may have a cost: those `b >= 0` that minimise, over the rows `i`,
//!
//! `sum w_i ((y_i - b_0 - sum_j b_j x_ij) / y_i)^2 + n RIDGE sum_j (s_j b_j)^2`,
//!
//! where `s_j` is the root mean square of `x_ij / y_i`. That the costs are not negative leaves most of them
//! at zero (Lawson and Hanson, 1974; as sparse as a lasso: Slawski and Hein, 2013), and the penalty (Hoerl
//! and Kennard, 1970) has counts that go together share what they cost. A column that one row alone tells
//! from a constant has no cost: it would take what is left of that row, and be off by as much as its count
//! is larger elsewhere.
//!
//! The residuals of such a fit say little of its errors, so `sigma` is that of rows that folds of it were
//! held out.

use mantis_linear::Matrix;
use mantis_linear::nnls::nnls;

use crate::dataset::Dataset;
use crate::known::is_told_by_one;
use crate::model::{Parts, RawTerm, assemble};
use crate::screen::Screening;
use crate::{Error, Fit, FitOptions, Method, Transform};

/// The penalty of a cost, in what it would take if it explained all of the target.
const RIDGE: f64 = 0.01;
/// Fewer rows than this are predicted by the default method.
const FEW_ROWS: usize = 10;
/// Parts that are held out in turn.
const FOLDS: usize = 5;

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
    let root = |i: usize| weights[i].sqrt() / data.y[i];
    let n = rows.len();
    // In a part of the rows one may be the only one that tells a column.
    let is_told = |&j: &usize| {
        let values: Vec<f64> = rows.iter().map(|&i| data.columns[j][i]).collect();
        !is_told_by_one(&values)
    };
    let told: Vec<bool> = columns.iter().map(is_told).collect();
    let value = |i: usize, term: usize| match term {
        0 => 1.0,
        term if told[term - 1] => data.columns[columns[term - 1]][i],
        _ => 0.0,
    };
    let terms = columns.len() + 1;
    let mean_square =
        |term: usize| rows.iter().map(|&i| (root(i) * value(i, term)).powi(2)).sum::<f64>() / n as f64;
    let scales: Vec<f64> = (0..terms).map(|term| mean_square(term).sqrt()).collect();
    let scaled = |number: f64, term: usize| if scales[term] > 0.0 { number / scales[term] } else { 0.0 };
    let penalty = (RIDGE * n as f64).sqrt();
    let design = Matrix::from_fn(n + columns.len(), terms, |row, term| match rows.get(row) {
        Some(&i) => scaled(root(i) * value(i, term), term),
        None => f64::from(u8::from(row - n + 1 == term)) * penalty,
    });
    let mut target: Vec<f64> = rows.iter().map(|&i| root(i) * data.y[i]).collect();
    target.resize(n + columns.len(), 0.0);
    let solution = nnls(&design, &target).ok()?;
    Some(solution.x.iter().enumerate().map(|(term, &cost)| scaled(cost, term)).collect())
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
