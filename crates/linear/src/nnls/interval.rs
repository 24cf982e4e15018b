//! How far non-negative coefficients can be trusted, where drawing the rows again would take too long.
//!
//! Given which coefficients are zero, the others are those of least squares on their columns and have its
//! standard errors and its intervals by Student's t. A coefficient of zero has the interval from zero up to
//! where least squares would put it beside the others, plus its own half-width. Both are conditional on the
//! choice, as after `step`: honest about noise, silent about which columns might have been chosen instead. So
//! where a column lies in the span of the others there is no such bound; but as no coefficient is negative,
//! none can exceed the least quotient of response and column.

use rayon::prelude::*;

use crate::Matrix;
use crate::distribution::t_critical;
use crate::kernel::{axpy, dot, norm};

/// What is known of one coefficient.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Interval {
    /// The standard error; `None` for coefficients of zero, and when no degrees of freedom are left.
    pub std_error: Option<f64>,
    /// From and to; infinite when nothing bounds the coefficient.
    pub interval: [f64; 2],
}

/// A column with less outside of the span of the passive ones, as a share of its square, lies in it.
const INSIDE: f64 = 1e-8;
/// Columns that are worked on together, so that the factor is read once for all.
const GROUP: usize = 16;

/// Intervals of a solution `values` of [`super::nnls`] for `a` and `b`, with this nominal confidence.
pub fn intervals(a: &Matrix, b: &[f64], values: &[f64], confidence: f64) -> Vec<Interval> {
    let passive: Vec<usize> = (0..values.len()).filter(|&j| values[j] > 0.0).collect();
    let mut residual = b.to_vec();
    passive.iter().for_each(|&j| axpy(&mut residual, -values[j], a.column(j)));
    let df = a.rows().saturating_sub(passive.len());
    let sigma = (df > 0).then(|| (dot(&residual, &residual) / df as f64).sqrt());
    let critical = if df > 0 { t_critical(1.0 - confidence, df as f64) } else { 0.0 };
    let factor = Factor::new(a, passive);
    let limit = |j: usize| {
        let quotients = a.column(j).iter().zip(b).filter(|(x, _)| **x > 0.0).map(|(x, b)| b / x);
        quotients.fold(f64::INFINITY, f64::min).max(values[j])
    };
    let whole = |j| Interval { std_error: None, interval: [0.0, limit(j)] };
    let mut found: Vec<Interval> = (0..a.cols()).map(whole).collect();
    let Some(sigma) = sigma else { return found };
    let spread = factor.inverse_diagonal();
    for ((&j, length), spread) in factor.columns.iter().zip(&factor.lengths).zip(spread) {
        let std_error = sigma * spread.sqrt() / length;
        let [low, high] = [values[j] - critical * std_error, values[j] + critical * std_error];
        let interval = [low.max(0.0), high.min(found[j].interval[1])];
        found[j] = Interval { std_error: Some(std_error), interval };
    }
    let bound: Vec<usize> = (0..values.len()).filter(|&j| values[j] <= 0.0).collect();
    let outside: Vec<f64> = bound.par_chunks(GROUP).flat_map_iter(|js| factor.outside(js)).collect();
    for (&j, outside) in bound.iter().zip(&outside).filter(|(_, o)| **o > INSIDE) {
        let length = norm(a.column(j)) * outside.sqrt();
        let best = dot(a.column(j), &residual) / (length * length);
        let high = (best + critical * sigma / length).max(0.0);
        found[j].interval[1] = high.min(found[j].interval[1]);
    }
    found
}

/// The Cholesky factor of the inner products of the passive columns, each scaled to length 1.
struct Factor<'a> {
    a: &'a Matrix,
    columns: Vec<usize>,
    lengths: Vec<f64>,
    /// Row `i` of the lower triangle has `i + 1` values.
    rows: Vec<Vec<f64>>,
}

impl<'a> Factor<'a> {
    fn new(a: &'a Matrix, columns: Vec<usize>) -> Self {
        let lengths: Vec<f64> = columns.iter().map(|&j| norm(a.column(j))).collect();
        let product = |i: usize| -> Vec<f64> {
            let own = a.column(columns[i]);
            (0..=i).map(|k| dot(own, a.column(columns[k])) / (lengths[i] * lengths[k])).collect()
        };
        let mut rows: Vec<Vec<f64>> = (0..columns.len()).into_par_iter().map(product).collect();
        for i in 0..rows.len() {
            let (above, own) = rows.split_at_mut(i);
            let own = &mut own[0];
            for k in 0..i {
                own[k] = (own[k] - dot(&own[..k], &above[k][..k])) / above[k][k];
            }
            let left = own[i] - dot(&own[..i], &own[..i]);
            // Passive columns are independent, if only just.
            own[i] = left.max(f64::EPSILON).sqrt();
        }
        Factor { a, columns, lengths, rows }
    }

    /// The diagonal of the inverse of the inner products.
    fn inverse_diagonal(&self) -> Vec<f64> {
        let k = self.columns.len();
        let of = |j: usize| {
            let mut v = vec![0.0; k];
            v[j] = 1.0 / self.rows[j][j];
            for i in j + 1..k {
                v[i] = -dot(&self.rows[i][j..i], &v[j..i]) / self.rows[i][i];
            }
            dot(&v, &v)
        };
        (0..k).into_par_iter().map(of).collect()
    }

    /// Which share of the square of each column lies outside of the span of the passive ones.
    fn outside(&self, js: &[usize]) -> Vec<f64> {
        let lengths: Vec<f64> = js.iter().map(|&j| norm(self.a.column(j))).collect();
        let mut inside = vec![Vec::with_capacity(self.columns.len()); js.len()];
        for (i, row) in self.rows.iter().enumerate() {
            let passive = self.a.column(self.columns[i]);
            for ((&j, length), inside) in js.iter().zip(&lengths).zip(&mut inside) {
                let product = dot(passive, self.a.column(j)) / (self.lengths[i] * length);
                let next = (product - dot(&row[..i], inside)) / row[i];
                inside.push(next);
            }
        }
        inside.iter().map(|v| 1.0 - dot(v, v)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nnls::nnls;
    use crate::{Design, lm};

    /// Counts without any pattern, and a response of the first two columns with some noise.
    fn sample() -> (Matrix, Vec<f64>) {
        let a = Matrix::from_fn(40, 3, |i, j| ((i * 37 + j * 101 + i * j * 13) % 23 + 1) as f64);
        let noise = |i: usize| [0.6, -0.7, 0.2, -0.4, 0.5, -0.3][i % 6];
        let b = (0..40).map(|i| 3.0 * a.get(i, 0) + 2.0 * a.get(i, 1) + noise(i)).collect();
        (a, b)
    }

    #[test]
    fn positive_coefficients_have_the_errors_of_least_squares() {
        let (a, b) = sample();
        let solution = nnls(&a, &b).expect("valid");
        let found = intervals(&a, &b, &solution.x, 0.95);
        let kept: Vec<usize> = (0..3).filter(|&j| solution.x[j] > 0.0).collect();
        let names = kept.iter().map(|j| j.to_string()).collect();
        let design = Design::new(names, a.select_columns(&kept), false).expect("valid");
        let fit = lm::lm(&design, &b, None).expect("valid");
        for (&j, c) in kept.iter().zip(&fit.coefficients) {
            let (ours, theirs) = (found[j].std_error.expect("positive"), c.std_error.expect("estimated"));
            assert!((ours - theirs).abs() < 1e-9 * theirs, "{j}: {ours} {theirs}");
            assert!(found[j].interval[0] < solution.x[j] && solution.x[j] < found[j].interval[1]);
        }
    }

    #[test]
    fn coefficients_of_zero_are_bounded() {
        let (a, mut b) = sample();
        // Less of the third column than nothing.
        b.iter_mut().enumerate().for_each(|(i, b)| *b -= 0.05 * a.get(i, 2));
        let solution = nnls(&a, &b).expect("valid");
        assert_eq!(solution.x[2], 0.0);
        let found = intervals(&a, &b, &solution.x, 0.95)[2];
        assert_eq!((found.std_error, found.interval[0]), (None, 0.0));
        assert!(found.interval[1] < 0.1, "{found:?}");
        // A copy of a passive column is bounded by the response alone.
        let copied = Matrix::from_fn(40, 2, |i, _| a.get(i, 0));
        let b: Vec<f64> = (0..40).map(|i| 5.0 * a.get(i, 0)).collect();
        let found = intervals(&copied, &b, &[5.0, 0.0], 0.95);
        assert!((found[1].interval[1] - 5.0).abs() < 1e-9, "{found:?}");
        // As many coefficients as rows: no degrees of freedom.
        let one = Matrix::from_fn(1, 1, |_, _| 2.0);
        let found = intervals(&one, &[6.0], &[3.0], 0.95);
        assert_eq!(found, [Interval { std_error: None, interval: [0.0, 3.0] }]);
    }
}
