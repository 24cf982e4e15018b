//! Least squares with coefficients that are not negative.
//!
//! The active-set method of Lawson and Hanson, "Solving Least Squares Problems" (1974), chapter 23. Columns
//! are *bound* (coefficient zero) or *passive* (free). While some bound column has a positive gradient, the
//! one with the largest becomes passive and the passive columns are fitted; as long as that makes a
//! coefficient negative, the step towards the fit stops where the first reaches zero and that column becomes
//! bound again. For small problems columns move in exactly the order of the original program, so `passive`
//! and `bound` are those of R's `nnls`.
//!
//! Two things make it fit for thousands of columns. The passive columns are kept factorised, so a change
//! costs `O(rows * passive)`. And the gradient of all columns, which reads the whole matrix, is computed only
//! now and then: between, columns are taken from the few hundred that looked best (partial pricing, as in
//! linear programming). The solution is the same, the way to it another.

mod interval;
mod passive;

use crate::kernel::{axpy, dot, norm};
use crate::matrix::{check_matrix, check_vector};
use crate::{Error, Matrix};

pub use interval::{Interval, intervals};
use passive::Passive;

/// How columns that may become passive are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pricing {
    /// [`Pricing::Full`] for matrices of up to a million entries, [`Pricing::Partial`] for larger ones.
    #[default]
    Automatic,
    /// Always among all columns, as Lawson and Hanson do.
    Full,
    /// Mostly among those that looked best when all were last looked at.
    Partial,
}

/// How to solve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// How columns are looked for.
    pub pricing: Pricing,
    /// How many times a column may become passive; `None`: three times the number of columns, as in the
    /// original.
    pub max_iterations: Option<usize>,
}

/// How a solution ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The solution is optimal.
    Converged,
    /// The limit of iterations was reached; the coefficients are feasible but not optimal.
    IterationLimit,
}

impl Mode {
    /// The number by which R's `nnls` reports it: 1 and 3.
    pub fn number(self) -> u8 {
        match self {
            Mode::Converged => 1,
            Mode::IterationLimit => 3,
        }
    }
}

/// A solution.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
pub struct Solution {
    /// One coefficient per column, none negative.
    pub x: Vec<f64>,
    /// The sum of squared residuals.
    pub deviance: f64,
    /// Response minus fitted value, one per row.
    pub residuals: Vec<f64>,
    /// Fitted value of each row.
    pub fitted: Vec<f64>,
    /// The columns that are free, in the order in which they became so.
    pub passive: Vec<usize>,
    /// The columns that are bound to zero, in the order in which the algorithm left them.
    pub bound: Vec<usize>,
    /// How it ended.
    pub mode: Mode,
    /// How many times a column became passive.
    pub iterations: usize,
}

/// A gradient counts as positive above this fraction of the lengths of column and response.
const POSITIVE: f64 = 1e-14;
/// A column is not taken when less than this fraction of it lies outside of the span of the passive ones.
const INDEPENDENT: f64 = 1e-12;
/// Matrices with more entries are priced partially.
const SMALL: usize = 1_000_000;
/// How many columns partial pricing chooses among.
const POOL: usize = 512;
/// All columns are looked at again when the best of the pool has fallen to this share of the best there was.
const STALE: f64 = 0.25;

/// Minimises `|a x - b|` over `x >= 0`.
///
/// # Errors
/// When there are no rows, `b` has not one value per row, or a value is not finite; [`Error::Overflow`] when
/// the numbers are too large to compute with.
pub fn nnls(a: &Matrix, b: &[f64]) -> Result<Solution, Error> {
    nnls_with(a, b, &Options::default())
}

/// [`nnls`] with options.
///
/// # Errors
/// Those of [`nnls`].
pub fn nnls_with(a: &Matrix, b: &[f64], options: &Options) -> Result<Solution, Error> {
    check_matrix(a)?;
    check_vector("the response", b, a.rows())?;
    let norms: Vec<f64> = a.columns().map(norm).collect();
    let size = norm(b);
    let largest = norms.iter().fold(size, |m, n| m.max(*n));
    if !(largest * largest).is_finite() {
        return Err(Error::Overflow);
    }
    let small = a.rows().saturating_mul(a.cols()) <= SMALL;
    let partial = match options.pricing {
        Pricing::Automatic => !small,
        Pricing::Full => false,
        Pricing::Partial => true,
    };
    let limit = options.max_iterations.unwrap_or(3 * a.cols());
    let passive = Passive::new(a.cols(), b);
    let order = (0..a.cols()).collect();
    let floor = norms.iter().map(|n| POSITIVE * n * size).collect();
    let mut solver = Solver { a, b, norms, floor, order, passive, x: vec![0.0; a.cols()], partial };
    let (mode, iterations) = solver.run(limit);
    Ok(solver.solution(mode, iterations))
}

struct Solver<'a> {
    a: &'a Matrix,
    b: &'a [f64],
    norms: Vec<f64>,
    /// What the gradient of each column must exceed.
    floor: Vec<f64>,
    /// All columns; the passive ones first, in the order of the factorisation. The original's `index`.
    order: Vec<usize>,
    passive: Passive,
    x: Vec<f64>,
    partial: bool,
}

impl Solver<'_> {
    fn run(&mut self, limit: usize) -> (Mode, usize) {
        let mut iterations = 0;
        let mut pool = Pool::default();
        while self.passive.len() < self.a.rows() {
            let Some(place) = self.enter(&mut pool) else {
                return (Mode::Converged, iterations);
            };
            if iterations == limit {
                // Undo, so that x stays what the last iteration made it.
                self.passive.remove(self.passive.len() - 1);
                return (Mode::IterationLimit, iterations);
            }
            iterations += 1;
            let set = self.passive.len() - 1;
            self.order.swap(place, set);
            self.fit_passive();
        }
        (Mode::Converged, iterations)
    }

    /// Makes the best bound column passive; returns its place in the order.
    fn enter(&mut self, pool: &mut Pool) -> Option<usize> {
        if self.partial {
            let best = self.price(&pool.columns);
            if best.first().is_some_and(|c| c.gradient > STALE * pool.best)
                && let Some(column) = self.accept(&best)
            {
                return self.place_of(column);
            }
        }
        self.passive.refresh();
        let bound: Vec<usize> = self.order[self.passive.len()..].to_vec();
        let best = self.price(&bound);
        pool.best = best.first().map_or(0.0, |c| c.gradient);
        pool.columns = best.iter().take(POOL).map(|c| c.column).collect();
        let column = self.accept(&best)?;
        self.place_of(column)
    }

    fn place_of(&self, column: usize) -> Option<usize> {
        let bound = self.passive.len() - 1;
        self.order[bound..].iter().position(|&j| j == column).map(|at| at + bound)
    }

    /// The columns with a positive gradient, largest first, those equal in the order given; passive ones left
    /// out.
    fn price(&self, columns: &[usize]) -> Vec<Candidate> {
        let residual = self.passive.residual();
        let everything = columns.len() == self.a.cols() - self.passive.len();
        let all = if everything && self.partial { self.a.transposed_times(residual) } else { Vec::new() };
        let gradient = |j: usize| match all.get(j) {
            Some(gradient) => *gradient,
            None => dot(self.a.column(j), residual),
        };
        let candidates = columns.iter().filter(|&&j| !self.passive.contains(j));
        let candidates = candidates.map(|&column| Candidate { column, gradient: gradient(column) });
        let mut candidates: Vec<Candidate> =
            candidates.filter(|c| c.gradient > self.floor[c.column]).collect();
        candidates.sort_by(|a, b| b.gradient.total_cmp(&a.gradient));
        candidates
    }

    /// Adds the first candidate that is independent of the passive columns and would get a positive
    /// coefficient.
    fn accept(&mut self, candidates: &[Candidate]) -> Option<usize> {
        let column = candidates.iter().map(|c| c.column).find(|&j| {
            let least = INDEPENDENT * self.norms[j];
            self.passive.push(j, self.a.column(j), least)
        })?;
        Some(column)
    }

    /// Moves to the fit of the passive columns, making those bound again that would become negative.
    fn fit_passive(&mut self) {
        loop {
            let z = self.passive.solve();
            let columns = &self.order[..z.len()];
            let mut alpha = 2.0;
            let mut first = None;
            for (place, (&j, &z)) in columns.iter().zip(&z).enumerate() {
                if z <= 0.0 {
                    let way = self.x[j] - z;
                    let fraction = if way > 0.0 { self.x[j] / way } else { 0.0 };
                    if alpha > fraction || first.is_none() {
                        (alpha, first) = (fraction, Some(place));
                    }
                }
            }
            let Some(mut blocking) = first else {
                columns.iter().zip(&z).for_each(|(&j, &z)| self.x[j] = z);
                return;
            };
            columns.iter().zip(&z).for_each(|(&j, &z)| self.x[j] += alpha * (z - self.x[j]));
            loop {
                self.bind(blocking);
                // Rounding may have brought others to zero.
                match self.order[..self.passive.len()].iter().position(|&j| self.x[j] <= 0.0) {
                    Some(place) => blocking = place,
                    None => break,
                }
            }
        }
    }

    /// Makes the passive column at a place bound again.
    fn bind(&mut self, place: usize) {
        let column = self.order[place];
        self.x[column] = 0.0;
        self.order[place..self.passive.len()].rotate_left(1);
        self.passive.remove(place);
    }

    fn solution(self, mode: Mode, iterations: usize) -> Solution {
        let set = self.passive.len();
        let mut residuals = self.b.to_vec();
        for &j in &self.order[..set] {
            axpy(&mut residuals, -self.x[j], self.a.column(j));
        }
        Solution {
            deviance: dot(&residuals, &residuals),
            fitted: self.b.iter().zip(&residuals).map(|(b, r)| b - r).collect(),
            residuals,
            passive: self.order[..set].to_vec(),
            bound: self.order[set..].to_vec(),
            x: self.x,
            mode,
            iterations,
        }
    }
}

/// A bound column that would lower the deviance.
struct Candidate {
    column: usize,
    gradient: f64,
}

/// The columns that looked best when all were looked at.
#[derive(Default)]
struct Pool {
    columns: Vec<usize>,
    /// The gradient of the best of them then.
    best: f64,
}
