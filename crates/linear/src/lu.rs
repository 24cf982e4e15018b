//! Square systems: Gaussian elimination with partial pivoting, and how ill-conditioned they are.
//!
//! The condition is that of the 1-norm, estimated without the inverse as LAPACK's `dgecon` does (Higham 1988,
//! "FORTRAN codes for estimating the one-norm of a real or complex matrix"), so that it is the number R's
//! `rcond` prints.

use crate::Matrix;
use crate::kernel::axpy;

/// The factors of a square matrix with its rows in the order `rows`.
pub(crate) struct Lu {
    factors: Matrix,
    rows: Vec<usize>,
    /// The largest sum of absolute values in a column of the matrix.
    norm: f64,
}

impl Lu {
    /// `None` when a pivot is zero or not a number. `a` is square.
    pub fn new(a: Matrix) -> Option<Lu> {
        let n = a.cols();
        let norm = a.columns().map(one_norm).fold(0.0, f64::max);
        let mut factors = a;
        let mut rows: Vec<usize> = (0..n).collect();
        for k in 0..n {
            let column = factors.column(k);
            let pivot =
                (k..n).max_by(|&i, &j| column[i].abs().total_cmp(&column[j].abs()).then(j.cmp(&i)))?;
            if column[pivot] == 0.0 || !column[pivot].is_finite() {
                return None;
            }
            rows.swap(k, pivot);
            (0..n).for_each(|j| factors.column_mut(j).swap(k, pivot));
            let own = factors.column_mut(k);
            let diagonal = own[k];
            own[k + 1..].iter_mut().for_each(|v| *v /= diagonal);
            let multipliers = own[k + 1..].to_vec();
            for j in k + 1..n {
                let column = factors.column_mut(j);
                let factor = -column[k];
                axpy(&mut column[k + 1..], factor, &multipliers);
            }
        }
        Some(Lu { factors, rows, norm })
    }

    /// Solves `A x = b`.
    pub fn solve(&self, b: &[f64]) -> Vec<f64> {
        let mut x: Vec<f64> = self.rows.iter().map(|&i| b[i]).collect();
        for (j, column) in self.factors.columns().enumerate() {
            let factor = -x[j];
            axpy(&mut x[j + 1..], factor, &column[j + 1..]);
        }
        for (j, column) in self.factors.columns().enumerate().rev() {
            x[j] /= column[j];
            let factor = -x[j];
            axpy(&mut x[..j], factor, &column[..j]);
        }
        x
    }

    /// Solves `A' x = b`.
    fn solve_transposed(&self, b: &[f64]) -> Vec<f64> {
        let mut x = b.to_vec();
        for (j, column) in self.factors.columns().enumerate() {
            let sum: f64 = column[..j].iter().zip(&x).map(|(c, x)| c * x).sum();
            x[j] = (x[j] - sum) / column[j];
        }
        for (j, column) in self.factors.columns().enumerate().rev() {
            let sum: f64 = column[j + 1..].iter().zip(&x[j + 1..]).map(|(c, x)| c * x).sum();
            x[j] -= sum;
        }
        let mut permuted = vec![0.0; x.len()];
        self.rows.iter().zip(x).for_each(|(&i, x)| permuted[i] = x);
        permuted
    }

    /// An estimate of the reciprocal condition number, 1 at best and 0 for a singular matrix. Hardly ever too
    /// small, and rarely more than three times too large.
    pub fn reciprocal_condition(&self) -> f64 {
        let n = self.rows.len();
        if n == 0 {
            return 1.0;
        }
        let reciprocal = 1.0 / (self.norm * self.inverse_norm(n));
        if reciprocal.is_finite() { reciprocal } else { 0.0 }
    }

    /// A lower bound of the 1-norm of the inverse, from a few vectors chosen to be stretched most.
    fn inverse_norm(&self, n: usize) -> f64 {
        let signs = |v: &[f64]| v.iter().map(|x| 1.0_f64.copysign(*x)).collect::<Vec<f64>>();
        let mut v = self.solve(&vec![1.0 / n as f64; n]);
        let mut estimate = one_norm(&v);
        let mut sign = signs(&v);
        let mut steepest = largest(&self.solve_transposed(&sign));
        for _ in 0..5 {
            let mut unit = vec![0.0; n];
            unit[steepest] = 1.0;
            v = self.solve(&unit);
            let before = estimate;
            let stretched = one_norm(&v);
            let next = signs(&v);
            if next == sign || stretched <= before {
                estimate = estimate.max(stretched);
                break;
            }
            (estimate, sign) = (stretched, next);
            let gradient = self.solve_transposed(&sign);
            let last = steepest;
            steepest = largest(&gradient);
            if gradient[last] == gradient[steepest].abs() {
                break;
            }
        }
        // One more vector, for matrices that mislead the search.
        let alternating = |i: usize| {
            let size = 1.0 + if n > 1 { i as f64 / (n - 1) as f64 } else { 0.0 };
            if i.is_multiple_of(2) { size } else { -size }
        };
        let v = self.solve(&(0..n).map(alternating).collect::<Vec<f64>>());
        estimate.max(2.0 * one_norm(&v) / (3.0 * n as f64))
    }
}

fn one_norm(v: &[f64]) -> f64 {
    v.iter().map(|x| x.abs()).sum()
}

/// The first place with the largest absolute value.
fn largest(v: &[f64]) -> usize {
    (0..v.len()).fold(0, |best, i| if v[i].abs() > v[best].abs() { i } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solves_and_estimates() {
        let a = Matrix::from_rows(3, &[[0.0, 2.0, 1.0], [3.0, -1.0, 4.0], [1.0, 1.0, 5.0]]).expect("square");
        let lu = Lu::new(a.clone()).expect("regular");
        let x = [1.0, -2.0, 0.5];
        lu.solve(&a.times(&x)).iter().zip(x).for_each(|(s, x)| assert!((s - x).abs() < 1e-14));
        let y = a.transposed_times(&x);
        lu.solve_transposed(&y).iter().zip(x).for_each(|(s, x)| assert!((s - x).abs() < 1e-14));

        let unit = |j: usize| (0..3).map(|i| f64::from(u8::from(i == j))).collect::<Vec<f64>>();
        let inverse = (0..3).map(|j| one_norm(&lu.solve(&unit(j)))).fold(0.0, f64::max);
        assert!((lu.reciprocal_condition() - 1.0 / (10.0 * inverse)).abs() < 1e-14);
    }

    #[test]
    fn singular_matrices_have_no_factors() {
        assert!(Lu::new(Matrix::from_fn(3, 3, |i, j| (i * j) as f64)).is_none());
        assert_eq!(Lu::new(Matrix::from_fn(0, 0, |_, _| 0.0)).expect("empty").reciprocal_condition(), 1.0);
    }
}
