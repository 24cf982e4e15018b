//! Small dense least squares by orthogonalisation.
//!
//! Models have a handful of terms and a hundred or so rows; at that size updating columns by hand costs less
//! than entering any matrix library. Gram-Schmidt with one reorthogonalisation ("twice is enough") is as
//! accurate as Householder here, and it leaves an orthonormal basis to which a further column is added in
//! `O(n k)`, which is what a subset search wants.

use std::sync::Arc;

/// A column is dependent on others when less than this fraction of its norm is left outside of their span.
pub(crate) const DEPENDENT: f64 = 1e-8;

/// An orthonormal basis of some columns, with the triangle that leads back to them. Clones share the vectors.
#[derive(Debug, Clone, Default)]
pub(crate) struct Basis {
    /// Orthonormal vectors.
    pub q: Vec<Arc<[f64]>>,
    /// Column `j` of the upper triangle `R`, `j + 1` entries.
    r: Vec<Arc<[f64]>>,
}

impl Basis {
    /// Adds `column`; false, and nothing added, when it lies in the span of the others (or is zero).
    pub fn push(&mut self, column: &[f64]) -> bool {
        let norm = dot(column, column).sqrt();
        let mut rest = column.to_vec();
        let mut r = vec![0.0; self.q.len() + 1];
        for _ in 0..2 {
            for (q, r) in self.q.iter().zip(&mut r) {
                let along = dot(q, &rest);
                *r += along;
                subtract(&mut rest, along, q);
            }
        }
        let left = dot(&rest, &rest).sqrt();
        if left.is_nan() || left <= DEPENDENT * norm {
            return false;
        }
        rest.iter_mut().for_each(|x| *x /= left);
        r[self.q.len()] = left;
        self.q.push(rest.into());
        self.r.push(r.into());
        true
    }

    /// The coefficients of the columns in the projection of `target`.
    pub fn coefficients(&self, target: &[f64]) -> Vec<f64> {
        let mut rest = target.to_vec();
        let mut along = Vec::with_capacity(self.q.len());
        for q in &self.q {
            let a = dot(q, &rest);
            subtract(&mut rest, a, q);
            along.push(a);
        }
        // A second pass collects what rounding left behind.
        for (q, along) in self.q.iter().zip(&mut along) {
            let a = dot(q, &rest);
            subtract(&mut rest, a, q);
            *along += a;
        }
        self.back_substitute(along)
    }

    /// `(X'X)^-1` of the columns `X`.
    pub fn inverse(&self) -> Vec<Vec<f64>> {
        let k = self.q.len();
        let inverse_r: Vec<Vec<f64>> = (0..k)
            .map(|j| self.back_substitute((0..k).map(|i| if i == j { 1.0 } else { 0.0 }).collect()))
            .collect();
        let entry = |a: usize, b: usize| inverse_r.iter().map(|column| column[a] * column[b]).sum();
        (0..k).map(|a| (0..k).map(|b| entry(a, b)).collect()).collect()
    }

    /// Row `i` of the hat matrix's diagonal.
    pub fn leverage(&self, row: usize) -> f64 {
        self.q.iter().map(|q| q[row] * q[row]).sum()
    }

    /// The diagonal of `(X'X)^-1` of the columns `X`.
    pub fn variances(&self) -> Vec<f64> {
        let k = self.q.len();
        let mut variances = vec![0.0; k];
        for j in 0..k {
            let column = self.back_substitute((0..k).map(|i| if i == j { 1.0 } else { 0.0 }).collect());
            variances.iter_mut().zip(column).for_each(|(v, c)| *v += c * c);
        }
        variances
    }

    /// Solves `R x = b`.
    pub fn back_substitute(&self, mut b: Vec<f64>) -> Vec<f64> {
        for j in (0..b.len()).rev() {
            b[j] /= self.r[j][j];
            for i in 0..j {
                b[i] -= b[j] * self.r[j][i];
            }
        }
        b
    }
}

/// The basis of `columns`, or `None` when one depends on those before it.
pub(crate) fn basis<C: AsRef<[f64]>>(columns: &[C]) -> Option<Basis> {
    let mut basis = Basis::default();
    columns.iter().all(|c| basis.push(c.as_ref())).then_some(basis)
}

/// Solves the symmetric positive definite system `a x = b` (Cholesky, in place); `None` when it is not.
pub(crate) fn solve_spd(a: &mut [Vec<f64>], b: &mut [f64]) -> Option<()> {
    let k = b.len();
    for j in 0..k {
        for i in j..k {
            let s: f64 = (0..j).map(|p| a[i][p] * a[j][p]).sum();
            let rest = a[i][j] - s;
            if i == j {
                if rest.is_nan() || rest <= 0.0 {
                    return None;
                }
                a[j][j] = rest.sqrt();
            } else {
                a[i][j] = rest / a[j][j];
            }
        }
    }
    for i in 0..k {
        let s: f64 = (0..i).map(|p| a[i][p] * b[p]).sum();
        b[i] = (b[i] - s) / a[i][i];
    }
    for i in (0..k).rev() {
        let s: f64 = (i + 1..k).map(|p| a[p][i] * b[p]).sum();
        b[i] = (b[i] - s) / a[i][i];
    }
    Some(())
}

/// The inner product, in four partial sums so that it vectorises. `a` and `b` have the same length.
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 4];
    let (a4, b4) = (a.chunks_exact(4), b.chunks_exact(4));
    let tail: f64 = a4.remainder().iter().zip(b4.remainder()).map(|(x, y)| x * y).sum();
    for (x, y) in a4.zip(b4) {
        for lane in 0..4 {
            sums[lane] += x[lane] * y[lane];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + tail
}

/// `a -= factor * b`
pub(crate) fn subtract(a: &mut [f64], factor: f64, b: &[f64]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a -= factor * b;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The design of R's `ExecTime ~ .` (intercept first) and the target, each row multiplied by `root(y)`.
    fn fixture(root: fn(f64) -> f64) -> (Vec<Vec<f64>>, Vec<f64>) {
        let text = include_str!("../tests/fixtures/r_f1_fullrank.csv");
        let number = |v: &str| v.parse::<f64>().expect("a number");
        let rows: Vec<Vec<f64>> = text.lines().skip(1).map(|l| l.split(',').map(number).collect()).collect();
        let weighted = |row: &Vec<f64>, x: f64| x * root(row[5]);
        let mut columns = vec![rows.iter().map(|r| weighted(r, 1.0)).collect::<Vec<f64>>()];
        columns.extend((0..5).map(|j| rows.iter().map(|r| weighted(r, r[j])).collect::<Vec<f64>>()));
        (columns, rows.iter().map(|r| weighted(r, r[5])).collect())
    }

    /// Coefficients and their standard errors, and the residual standard error, as R printed them.
    fn check(expected: &str, root: fn(f64) -> f64) {
        let (columns, target) = fixture(root);
        let basis = basis(&columns).expect("full rank");
        let coefficients = basis.coefficients(&target);
        let mut residual = target.clone();
        columns.iter().zip(&coefficients).for_each(|(column, b)| subtract(&mut residual, *b, column));
        let rss = dot(&residual, &residual);
        let sigma2 = rss / (target.len() - columns.len()) as f64;
        let inverse = basis.inverse();
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-9 * b.abs(), "{a} instead of {b}");
        let mut row = 0;
        for line in expected.lines() {
            let cells: Vec<&str> = line.split(',').collect();
            let number = |k: usize| cells[k].parse::<f64>().expect("a number");
            match cells[0] {
                "coef" => {
                    close(coefficients[row], number(2));
                    close((sigma2 * inverse[row][row]).sqrt(), number(3));
                    row += 1;
                }
                "sigma" => close(sigma2.sqrt(), number(1)),
                _ => {}
            }
        }
        assert_eq!(row, columns.len());
    }

    #[test]
    fn ordinary_least_squares_as_r() {
        check(include_str!("../tests/fixtures/r_f1i_intercept.expected.csv"), |_| 1.0);
    }

    #[test]
    fn weighted_least_squares_as_r() {
        check(include_str!("../tests/fixtures/r_f4_weighted.expected.csv"), |y| 1.0 / y);
    }

    #[test]
    fn dependent_columns_are_refused() {
        let (columns, _) = fixture(|_| 1.0);
        let mut basis = basis(&columns).expect("full rank");
        let sum: Vec<f64> = columns[1].iter().zip(&columns[2]).map(|(a, b)| 3.0 * a - b).collect();
        assert!(!basis.push(&sum));
        assert!(!basis.push(&vec![0.0; sum.len()]));
        assert!(!basis.push(&vec![f64::NAN; sum.len()]));
        assert_eq!(basis.q.len(), columns.len());
    }
}
