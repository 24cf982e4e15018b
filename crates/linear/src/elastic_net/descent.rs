//! Coordinate descent on one data set along one path.

use rayon::prelude::*;

use super::{ElasticNet, Point};
use crate::kernel::{axpy_shifted, dot, dot3};
use crate::{Error, Matrix};

/// Ridge never has all coefficients zero; its path starts where the lasso of this mixture has.
const LEAST_ALPHA: f64 = 1e-3;
/// A standard deviation below this fraction of the root mean square is rounding: the column, or response, is
/// constant.
const CONSTANT: f64 = 1e-12;

/// Steps to the best multiple of the residuals: each leaves two thirds.
const HALVINGS: usize = 100;

/// Data, weights and the standardisation they imply.
pub(super) struct Problem<'a> {
    options: &'a ElasticNet,
    x: &'a Matrix,
    y: &'a [f64],
    /// Scaled to sum 1. Rows of weight zero take no part but have residuals.
    weights: Vec<f64>,
    centre: f64,
    columns: Vec<Column>,
    /// The weighted deviance of the empty model.
    null_deviance: f64,
    /// What the quadratic penalty is divided by: the spread of the whole response.
    unit: f64,
}

/// The weighted mean square of `v - centre`, 0 when that is rounding; `None` when the squares leave the range
/// of numbers.
fn spread(v: &[f64], weights: &[f64], centre: f64) -> Option<f64> {
    let square: f64 = v.iter().zip(weights).map(|(v, w)| w * (v - centre).powi(2)).sum();
    if !square.is_finite() {
        return None;
    }
    if square > f64::MIN_POSITIVE / f64::EPSILON {
        return Some(if square.sqrt() > CONSTANT * centre.abs() { square } else { 0.0 });
    }
    let mut used = v.iter().zip(weights).filter(|(_, w)| **w > 0.0);
    used.all(|(v, _)| (v - centre).abs() <= CONSTANT * centre.abs()).then_some(0.0)
}

/// How a column is standardised: `(x - centre) / scale`, with curvature `sum w ((x - centre) / scale)^2`.
#[derive(Clone, Copy)]
struct Column {
    centre: f64,
    /// Zero when the column is constant and gets no coefficient.
    scale: f64,
    curvature: f64,
}

/// Where descent is.
pub(super) struct State {
    /// Coefficients of the standardised columns.
    b: Vec<f64>,
    /// Response minus value of the model, for all rows.
    pub residual: Vec<f64>,
    /// The derivative of the fit by each standardised coefficient, at the last full look.
    gradient: Vec<f64>,
}

impl<'a> Problem<'a> {
    /// The problem of checked data with other weights, such as those of a fold. Penalties mean the same.
    pub fn with_weights(&self, weights: &[f64]) -> Result<Self, Error> {
        Ok(Problem { unit: self.unit, ..Problem::new(self.options, self.x, self.y, Some(weights))? })
    }

    /// The problem of checked data.
    pub fn new(
        options: &'a ElasticNet,
        x: &'a Matrix,
        y: &'a [f64],
        weights: Option<&[f64]>,
    ) -> Result<Self, Error> {
        let mut weights = weights.map_or_else(|| vec![1.0; y.len()], <[f64]>::to_vec);
        // By the largest first, so that the sum does not overflow.
        let largest = weights.iter().copied().fold(0.0, f64::max);
        weights.iter_mut().for_each(|w| *w /= largest);
        let total: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|w| *w /= total);
        let mean = |v: &[f64]| if options.intercept { dot(&weights, v) } else { 0.0 };
        let centre = mean(y);
        let standardise = |j: usize| {
            let column = x.column(j);
            let centre = mean(column);
            let Some(spread) = spread(column, &weights, centre) else { return Err(Error::Overflow) };
            let deviation = spread.sqrt();
            Ok(match (deviation > 0.0, options.standardise) {
                (false, _) => Column { centre, scale: 0.0, curvature: 0.0 },
                (true, true) => Column { centre, scale: deviation, curvature: 1.0 },
                (true, false) => Column { centre, scale: 1.0, curvature: spread },
            })
        };
        let columns = (0..x.cols()).into_par_iter().with_min_len(64).map(standardise);
        let columns = columns.collect::<Result<Vec<Column>, Error>>()?;
        let null_deviance = spread(y, &weights, centre).ok_or(Error::Overflow)?;
        let unit = if null_deviance > 0.0 { null_deviance.sqrt() } else { 1.0 };
        Ok(Problem { options, x, y, weights, centre, columns, null_deviance, unit })
    }

    pub fn rows(&self) -> usize {
        self.x.rows()
    }

    pub fn cols(&self) -> usize {
        self.x.cols()
    }

    /// The smallest penalty for which all coefficients are zero.
    pub fn largest_lambda(&self) -> f64 {
        let gradient = self.start().gradient;
        let pull = gradient.into_iter().map(|g| self.pull(g)).fold(0.0, f64::max);
        pull / self.options.alpha.max(LEAST_ALPHA)
    }

    /// How hard a gradient pulls a coefficient away from zero.
    fn pull(&self, gradient: f64) -> f64 {
        if self.options.non_negative { gradient } else { gradient.abs() }
    }

    fn start(&self) -> State {
        // When there is nothing to explain, rounding is not to be explained either.
        let nothing = |i: usize| self.null_deviance == 0.0 && self.weights[i] > 0.0;
        let left = |(i, y): (usize, &f64)| if nothing(i) { 0.0 } else { y - self.centre };
        let residual = self.y.iter().enumerate().map(left).collect();
        let mut state = State { b: vec![0.0; self.cols()], residual, gradient: Vec::new() };
        self.look(&mut state);
        state
    }

    /// Computes the gradient of all columns.
    fn look(&self, state: &mut State) {
        if self.options.intercept {
            // Rounding accumulates in the mean of the residuals, which should be zero.
            let mean = dot(&self.weights, &state.residual);
            state.residual.iter_mut().for_each(|r| *r -= mean);
        }
        let weighted: Vec<f64> = self.weights.iter().zip(&state.residual).map(|(w, r)| w * r).collect();
        let mut gradient = self.x.transposed_times(&weighted);
        for (g, c) in gradient.iter_mut().zip(&self.columns) {
            *g = if c.scale > 0.0 { *g / c.scale } else { 0.0 };
        }
        state.gradient = gradient;
    }

    /// Solves for each penalty, in the order given, which should be falling; `seen` is told of each
    /// solution's residuals.
    pub fn path(&self, lambdas: &[f64], mut seen: impl FnMut(usize, &[f64])) -> Vec<Point> {
        let mut state = self.start();
        let mut before = self.largest_lambda();
        let mut considered = vec![false; self.cols()];
        let solve = |(k, &lambda): (usize, &f64)| {
            let (sweeps, converged) = self.descend(&mut state, &mut considered, lambda, before);
            before = lambda;
            seen(k, &state.residual);
            self.point(&state, lambda, sweeps, converged)
        };
        lambdas.iter().enumerate().map(solve).collect()
    }

    /// Moves to the solution for `lambda`; `before` is the penalty of the solution the state is at.
    fn descend(&self, state: &mut State, considered: &mut [bool], lambda: f64, before: f64) -> (usize, bool) {
        let alpha = self.options.alpha;
        let expected = alpha * (2.0 * lambda - before);
        let (least, enough) = (alpha * lambda, self.enough());
        for (j, g) in state.gradient.iter().enumerate() {
            considered[j] |= self.pull(*g) > expected.max(0.0) && self.columns[j].scale > 0.0;
        }
        let mut sweeps = 0;
        loop {
            let columns: Vec<usize> = (0..self.cols()).filter(|&j| considered[j]).collect();
            let converged = self.converge(state, &columns, lambda, &mut sweeps);
            self.look(state);
            // The rule that left columns out is a heuristic: take in those it was wrong about.
            let mut wrong = false;
            for ((considered, column), gradient) in
                considered.iter_mut().zip(&self.columns).zip(&state.gradient)
            {
                let excess = self.pull(*gradient) - least;
                // As much as a change of the coefficient must be worth in a sweep.
                let worth = excess.powi(2) > enough * column.curvature;
                if !*considered && column.scale > 0.0 && excess > 0.0 && worth {
                    *considered = true;
                    wrong = true;
                }
            }
            if !wrong || !converged {
                return (sweeps, converged);
            }
        }
    }

    /// A change of the deviance that is not worth another sweep.
    fn enough(&self) -> f64 {
        self.options.tolerance * self.null_deviance
    }

    /// Sweeps over the columns until nothing changes: mostly over those that are not zero, then over all.
    fn converge(&self, state: &mut State, columns: &[usize], lambda: f64, sweeps: &mut usize) -> bool {
        let enough = self.enough();
        loop {
            if *sweeps >= self.options.max_sweeps {
                return false;
            }
            *sweeps += 1;
            if self.sweep(state, columns, lambda) <= enough {
                return true;
            }
            let active: Vec<usize> = columns.iter().copied().filter(|&j| state.b[j] != 0.0).collect();
            while *sweeps < self.options.max_sweeps {
                *sweeps += 1;
                if self.sweep(state, &active, lambda) <= enough {
                    break;
                }
            }
        }
    }

    /// Optimises each coefficient once; the sum of what each change was worth. (The largest would be no
    /// measure: thousands of columns may each move a little in the same direction.)
    fn sweep(&self, state: &mut State, columns: &[usize], lambda: f64) -> f64 {
        let alpha = self.options.alpha;
        let (l1, l2) = (lambda * alpha, lambda * (1.0 - alpha) / self.unit);
        let mut worth = 0.0;
        for &j in columns {
            let Column { centre, scale, curvature } = self.columns[j];
            let values = self.x.column(j);
            let old = state.b[j];
            let target = dot3(values, &self.weights, &state.residual) / scale + curvature * old;
            let shrunk = match target {
                t if t > l1 => t - l1,
                t if t < -l1 && !self.options.non_negative => t + l1,
                _ => 0.0,
            };
            let new = shrunk / (curvature + l2);
            if new == old {
                continue;
            }
            state.b[j] = new;
            let factor = (old - new) / scale;
            axpy_shifted(&mut state.residual, factor, values, centre);
            worth += (curvature + l2) * (new - old).powi(2);
        }
        worth
    }

    fn point(&self, state: &State, lambda: f64, sweeps: usize, converged: bool) -> Point {
        let mut intercept = self.centre;
        let mut coefficients = Vec::new();
        for (j, (&b, column)) in state.b.iter().zip(&self.columns).enumerate() {
            if b != 0.0 {
                coefficients.push((j, b / column.scale));
                intercept -= b / column.scale * column.centre;
            }
        }
        let left = dot3(&self.weights, &state.residual, &state.residual);
        let explained = if self.null_deviance > 0.0 { 1.0 - left / self.null_deviance } else { 0.0 };
        let gap = self.gap(state, lambda, left);
        Point { lambda, intercept, coefficients, explained, sweeps, converged, gap }
    }

    /// The duality gap as a fraction of the deviance of the empty model: twice how far the objective may be
    /// above the least one. The dual is tried at the best multiple of the residuals (Fenchel's dual of the
    /// squared error; Massias, Gramfort and Salmon, "Celer", 2018, rescale them so for the lasso).
    ///
    /// `state` is just after a full look; `left` is its weighted deviance.
    fn gap(&self, state: &State, lambda: f64, left: f64) -> f64 {
        if self.null_deviance == 0.0 {
            return 0.0;
        }
        let alpha = self.options.alpha;
        let (l1, l2) = (lambda * alpha, lambda * (1.0 - alpha) / self.unit);
        let penalties = state.b.iter().map(|b| l1 * b.abs() + l2 / 2.0 * b * b);
        let primal = left / 2.0 + penalties.sum::<f64>();
        let pulls: Vec<f64> = state.gradient.iter().map(|g| self.pull(*g).max(0.0)).collect();
        let strongest = pulls.iter().copied().fold(0.0, f64::max);
        let response: f64 = self
            .y
            .iter()
            .zip(&self.weights)
            .zip(&state.residual)
            .map(|((y, w), r)| w * (y - self.centre) * r)
            .sum();
        let dual = |s: f64| {
            let excess = pulls.iter().map(|pull| (s * pull - l1).max(0.0).powi(2)).sum::<f64>();
            s * response - s * s * left / 2.0 - if l2 > 0.0 { excess / (2.0 * l2) } else { 0.0 }
        };
        // Without a quadratic penalty no gradient may exceed the other one; with it the dual is concave in
        // the multiple, which is largest where nothing is penalised.
        let free = if left > 0.0 { response / left } else { 0.0 };
        let limit = if l2 == 0.0 && strongest > 0.0 { free.min(l1 / strongest) } else { free };
        let (mut low, mut high) = (0.0, limit.max(0.0));
        for _ in 0..HALVINGS {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if dual(a) < dual(b) {
                low = a;
            } else {
                high = b;
            }
        }
        let best = dual(low).max(dual(high)).max(0.0);
        2.0 * (primal - best).max(0.0) / self.null_deviance
    }
}
