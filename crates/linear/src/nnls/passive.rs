//! The factorised passive columns: `A = Q R` with `Q` explicit, so that columns come and go.
//!
//! A column is added by Gram-Schmidt in `O(rows * set)`. One is removed by the rotations that make the
//! triangle without it a triangle again (Golub and Van Loan, "Updating matrix factorizations"), applied to
//! `Q` and the projected response too, also `O(rows * set)`. Normal equations would be half the work and half
//! the digits.

use crate::kernel::{axpy, dot, givens, norm, rotate};
use crate::span::Span;

/// The passive columns, their factorisation, and the response in terms of it.
pub(super) struct Passive {
    columns: Vec<usize>,
    q: Span,
    /// Column `j` of the triangle, `j + 1` values.
    r: Vec<Vec<f64>>,
    /// The response along each vector of `q`.
    along: Vec<f64>,
    /// What is left of the response outside of the span.
    residual: Vec<f64>,
    /// Whether each column of the matrix is passive.
    member: Vec<bool>,
}

impl Passive {
    /// No passive columns of `cols`, and the response `b`.
    pub fn new(cols: usize, b: &[f64]) -> Self {
        Passive {
            columns: Vec::new(),
            q: Span::default(),
            r: Vec::new(),
            along: Vec::new(),
            residual: b.to_vec(),
            member: vec![false; cols],
        }
    }

    pub fn len(&self) -> usize {
        self.columns.len()
    }

    pub fn contains(&self, column: usize) -> bool {
        self.member[column]
    }

    /// What the passive columns leave of the response.
    pub fn residual(&self) -> &[f64] {
        &self.residual
    }

    /// Adds a column, unless no more than `least` of its length lies outside of the span or it would get a
    /// coefficient that is not positive.
    pub fn push(&mut self, column: usize, values: &[f64], least: f64) -> bool {
        let mut rest = values.to_vec();
        let mut r = self.q.project_out(&mut rest);
        let length = norm(&rest);
        let along = dot(&rest, &self.residual) / length;
        // Also false for NaN.
        if !(length > least && along > 0.0) {
            return false;
        }
        self.q.push(rest);
        r.push(length);
        self.r.push(r);
        self.add_back(-along);
        self.along.push(along);
        self.columns.push(column);
        self.member[column] = true;
        true
    }

    /// Adds the last vector times `along` to the residual.
    fn add_back(&mut self, along: f64) {
        if let Some(q) = self.q.vectors.last() {
            axpy(&mut self.residual, along, q);
        }
    }

    /// Removes the column at a place.
    pub fn remove(&mut self, place: usize) {
        let column = self.columns.remove(place);
        self.member[column] = false;
        self.r.remove(place);
        let mut rotations = Vec::with_capacity(self.r.len() - place);
        for (i, column) in self.r.iter_mut().enumerate().skip(place) {
            // The rotations so far act on the entries above; one more eliminates the entry below the
            // diagonal.
            for (k, &(c, s)) in rotations.iter().enumerate() {
                let at = place + k;
                (column[at], column[at + 1]) =
                    (c * column[at] + s * column[at + 1], c * column[at + 1] - s * column[at]);
            }
            let (c, s, length) = givens(column[i], column[i + 1]);
            column[i] = length;
            column.truncate(i + 1);
            rotations.push((c, s));
        }
        for (k, &(c, s)) in rotations.iter().enumerate() {
            let at = place + k;
            let (head, tail) = self.q.vectors.split_at_mut(at + 1);
            rotate(&mut head[at], &mut tail[0], c, s);
            (self.along[at], self.along[at + 1]) =
                (c * self.along[at] + s * self.along[at + 1], c * self.along[at + 1] - s * self.along[at]);
        }
        let along = self.along.pop().unwrap_or(0.0);
        self.add_back(along);
        self.q.vectors.pop();
    }

    /// The coefficients of the least-squares fit of the passive columns.
    pub fn solve(&self) -> Vec<f64> {
        let mut z = self.along.clone();
        for j in (0..z.len()).rev() {
            z[j] /= self.r[j][j];
            let factor = -z[j];
            axpy(&mut z[..j], factor, &self.r[j][..j]);
        }
        z
    }

    /// Removes from the residual what rounding left along the columns, which would look like a gradient.
    pub fn refresh(&mut self) {
        let components = self.q.project_out(&mut self.residual);
        self.along.iter_mut().zip(components).for_each(|(a, c)| *a += c);
    }
}
