//! Householder QR that keeps columns in order and moves only dependent ones to the end.
//!
//! Which of several dependent columns is "the" dependent one is a convention, and coefficients depend on it.
//! This is the convention of R: LINPACK's `dqrdc` with the pivoting rule that R's `dqrdc2` gave it. Columns
//! are taken from left to right; one of whose norm less than `tolerance` times the original is left outside
//! of the span of those before it goes behind all others, and the rest move up. The norms that are left are
//! downdated (Golub and Businger 1965) and computed afresh when the downdate has lost six digits.
//!
//! Columns are moved by renumbering them, so that many dependent columns cost nothing to move.

use rayon::prelude::*;

use crate::Matrix;
use crate::kernel::{axpy, dot, norm};

/// The tolerance of R's `lm`.
pub const TOLERANCE: f64 = 1e-7;

/// A downdated norm whose square is a smaller fraction than this of the one before is computed afresh.
const REFRESH: f64 = 1e-6;

/// A reflection with fewer multiplications than this is not worth sharing among threads.
const PARALLEL: usize = 1 << 18;

/// A dependent column as a combination of independent ones.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Alias {
    /// The dependent column.
    pub column: usize,
    /// Independent columns and their coefficients; coefficients that are zero but for rounding are left out.
    /// Empty for a column of zeros.
    pub combination: Vec<(usize, f64)>,
}

/// The factorisation `X P = Q R`, where `P` moves dependent columns to the end.
#[derive(Debug, Clone)]
pub struct Qr {
    /// Columns of the original matrix, in their old places: below the diagonal the reflections, above it `R`.
    data: Vec<f64>,
    rows: usize,
    /// The first entry of each reflection's vector.
    head: Vec<f64>,
    pivot: Vec<usize>,
    rank: usize,
    /// Norms of the original columns.
    norms: Vec<f64>,
}

impl Qr {
    /// Factorises `x`. `tolerance` is the fraction of its norm that an independent column keeps;
    /// [`TOLERANCE`] is R's.
    ///
    /// Takes `O(rows * cols * rank)`.
    pub fn new(x: Matrix, tolerance: f64) -> Qr {
        let (n, p) = (x.rows(), x.cols());
        let norms: Vec<f64> = x.columns().map(norm).collect();
        let mut qr =
            Qr { data: x.into_data(), rows: n, head: Vec::new(), pivot: (0..p).collect(), rank: 0, norms };
        let mut left = qr.norms.clone();
        let mut kept = p;
        for l in 0..n.min(p) {
            while l < kept && !enough(left[qr.pivot[l]], qr.norms[qr.pivot[l]], tolerance) {
                qr.pivot[l..].rotate_left(1);
                kept -= 1;
            }
            if l >= kept {
                break;
            }
            qr.reflect(l, &mut left);
        }
        qr.rank = kept.min(n);
        qr
    }

    /// Eliminates the column in place `l` below the diagonal and applies the reflection to all behind it.
    fn reflect(&mut self, l: usize, left: &mut [f64]) {
        let n = self.rows;
        let own = &mut self.data[self.pivot[l] * n..][..n];
        // The last row has nothing below it.
        let length = if l + 1 == n { 0.0 } else { norm(&own[l..]) };
        if length == 0.0 {
            self.head.push(0.0);
            return;
        }
        let length = length.copysign(own[l]);
        own[l..].iter_mut().for_each(|x| *x /= length);
        own[l] += 1.0;
        let vector = own[l..].to_vec();
        own[l] = -length;
        self.head.push(vector[0]);

        let mut place = vec![0; self.pivot.len()];
        self.pivot.iter().enumerate().for_each(|(at, &j)| place[j] = at);
        let apply = |(j, (column, left)): (usize, (&mut [f64], &mut f64))| {
            if place[j] <= l {
                return;
            }
            let along = -dot(&vector, &column[l..]) / vector[0];
            axpy(&mut column[l..], along, &vector);
            if *left == 0.0 {
                return;
            }
            let rest = (1.0 - (column[l].abs() / *left).powi(2)).max(0.0);
            *left = if rest < REFRESH { norm(&column[l + 1..]) } else { *left * rest.sqrt() };
        };
        if (n - l) * (self.pivot.len() - l) < PARALLEL {
            self.data.chunks_mut(n).zip(left).enumerate().for_each(apply);
        } else {
            self.data.par_chunks_mut(n).zip(left).with_min_len(16).enumerate().for_each(apply);
        }
    }

    /// How many columns are independent.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// The columns in the order of the factorisation: [`Qr::rank`] independent ones, then the dependent.
    pub fn pivot(&self) -> &[usize] {
        &self.pivot
    }

    /// The entry of `R` in row `i` and place `j`, `i <= j`.
    fn r(&self, i: usize, j: usize) -> f64 {
        self.data[self.pivot[j] * self.rows + i]
    }

    /// Turns `y` into `Q'y`: the first [`Qr::rank`] values are along the columns, the others what is left.
    ///
    /// # Panics
    /// When `y` has not one value per row.
    pub fn project(&self, y: &mut [f64]) {
        assert_eq!(y.len(), self.rows, "one value per row");
        (0..self.rank).for_each(|l| self.reflect_vector(l, y));
    }

    /// The inverse of [`Qr::project`]: turns `Q'y` into `y`.
    ///
    /// # Panics
    /// When `y` has not one value per row.
    pub fn unproject(&self, y: &mut [f64]) {
        assert_eq!(y.len(), self.rows, "one value per row");
        (0..self.rank).rev().for_each(|l| self.reflect_vector(l, y));
    }

    fn reflect_vector(&self, l: usize, y: &mut [f64]) {
        let head = self.head[l];
        if head == 0.0 {
            return;
        }
        let tail = &self.data[self.pivot[l] * self.rows..][l + 1..self.rows];
        let along = -(head * y[l] + dot(tail, &y[l + 1..])) / head;
        y[l] += along * head;
        axpy(&mut y[l + 1..], along, tail);
    }

    /// Solves `R b = v` for the independent columns; `v` has at least [`Qr::rank`] values, the others are not
    /// read.
    pub fn back_substitute(&self, v: &[f64]) -> Vec<f64> {
        let mut b = v[..self.rank].to_vec();
        for j in (0..self.rank).rev() {
            b[j] /= self.r(j, j);
            let factor = -b[j];
            let start = self.pivot[j] * self.rows;
            axpy(&mut b[..j], factor, &self.data[start..start + j]);
        }
        b
    }

    /// The columns of the inverse of `R`, column `j` with `j + 1` values.
    pub fn inverse_r(&self) -> Vec<Vec<f64>> {
        let column = |j: usize| {
            let mut b = vec![0.0; j + 1];
            b[j] = 1.0;
            for i in (0..=j).rev() {
                b[i] /= self.r(i, i);
                let factor = -b[i];
                let start = self.pivot[i] * self.rows;
                axpy(&mut b[..i], factor, &self.data[start..start + i]);
            }
            b
        };
        (0..self.rank).map(column).collect()
    }

    /// Every dependent column as a combination of independent ones, in the order of [`Qr::pivot`].
    ///
    /// A coefficient counts as zero when the column it belongs to, times it, is shorter than `1e-9` of the
    /// dependent column.
    pub fn aliases(&self) -> Vec<Alias> {
        let dependent = |&column: &usize| {
            let start = column * self.rows;
            let solved = self.back_substitute(&self.data[start..start + self.rows]);
            let small = 1e-9 * self.norms[column];
            let combination = self.pivot.iter().copied().zip(solved);
            let combination = combination.filter(|&(j, c)| (c * self.norms[j]).abs() > small).collect();
            Alias { column, combination }
        };
        self.pivot[self.rank..].iter().map(dependent).collect()
    }
}

/// Whether a column is independent. Beyond R's rule, a column with nothing left never is, however small it
/// was.
fn enough(left: f64, original: f64, tolerance: f64) -> bool {
    left > 0.0 && left >= tolerance * original
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(columns: &[&[f64]]) -> Matrix {
        Matrix::from_columns(columns[0].len(), columns).expect("equal lengths")
    }

    #[test]
    fn dependent_columns_move_behind_in_order() {
        let (a, b): (&[f64], &[f64]) = (&[1.0, 2.0, 3.0, 4.0], &[1.0, 0.0, 1.0, 5.0]);
        let sum = [2.0, 2.0, 4.0, 9.0];
        let qr = Qr::new(matrix(&[&[0.0; 4], a, a, b, &sum, &[0.0, 0.0, 0.0, 1.0]]), TOLERANCE);
        assert_eq!(qr.pivot(), [1, 3, 5, 0, 2, 4]);
        assert_eq!(qr.rank(), 3);
        let aliases = qr.aliases();
        assert_eq!(aliases[0], Alias { column: 0, combination: vec![] });
        let rounded = |a: &Alias| a.combination.iter().map(|(j, c)| (*j, c.round())).collect::<Vec<_>>();
        assert_eq!(rounded(&aliases[1]), [(1, 1.0)]);
        assert_eq!(rounded(&aliases[2]), [(1, 1.0), (3, 1.0)]);
    }

    #[test]
    fn more_columns_than_rows() {
        let qr = Qr::new(matrix(&[&[1.0, 2.0], &[3.0, 4.0], &[5.0, 6.0]]), TOLERANCE);
        assert_eq!((qr.rank(), qr.pivot()), (2, &[0, 1, 2][..]));
        assert_eq!(Qr::new(Matrix::from_fn(3, 0, |_, _| 0.0), TOLERANCE).rank(), 0);
        assert_eq!(Qr::new(Matrix::from_fn(0, 3, |_, _| 0.0), TOLERANCE).rank(), 0);
    }

    #[test]
    fn projection_and_back() {
        let qr = Qr::new(matrix(&[&[1.0, 2.0, 3.0, 9.0], &[1.0, 0.0, 1.0, -2.0]]), TOLERANCE);
        let y = [3.0, 1.0, 4.0, 1.0];
        let mut z = y;
        qr.project(&mut z);
        qr.unproject(&mut z);
        y.iter().zip(z).for_each(|(a, b)| assert!((a - b).abs() < 1e-14));
    }

    #[test]
    fn tiny_columns_do_not_divide_by_zero() {
        let tiny = [1e-320, 0.0, 1e-320];
        let qr = Qr::new(matrix(&[&tiny, &tiny, &[1.0, 1.0, 0.0]]), TOLERANCE);
        assert_eq!(qr.rank(), 2);
    }
}
