//! Costs from as many equations as unknowns.
//!
//! The linear-equation approach of cost model mining: take rows that are independent of each other until
//! there are as many as columns, and solve the square system, so that every equation holds exactly. The paper
//! tests the correlation of rows for independence; here a row is independent when a part of it lies outside
//! of the span of those chosen, which is what the solution needs. There are no residuals to judge the
//! solution by but those of the rows that were not chosen, and noise is magnified by up to the condition
//! number, so both are reported.

use serde::Serialize;

use crate::kernel::norm;
use crate::lu::Lu;
use crate::qr::TOLERANCE;
use crate::separate::inseparable;
use crate::span::Span;
use crate::{Design, Error, Matrix};

/// Which independent rows are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// The first ones, as in the paper.
    #[default]
    First,
    /// Always the one with most outside of the span of those chosen: a better-conditioned system.
    WellConditioned,
}

/// The solution of the square system.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Solution {
    /// One value per term: the intercept's, if there is one, then the columns'.
    pub x: Vec<f64>,
    /// The rows chosen, in the order of choice; one per term.
    pub rows: Vec<usize>,
    /// The reciprocal condition number in the 1-norm, as R's `rcond`: 1 at best, near 0 when the solution
    /// means nothing.
    pub reciprocal_condition: f64,
    /// Response minus value of the equation, for every row; zero but for rounding in those chosen.
    pub residuals: Vec<f64>,
}

/// Chooses rows and solves.
///
/// A row is independent when `1e-7` of it is outside of the span of the rows chosen, columns scaled alike.
/// Takes `O(rows * terms^2)`.
///
/// # Errors
/// [`Error::Underdetermined`] when there are not as many independent rows as terms, naming the terms that the
/// rows cannot tell apart; [`Error::NoColumns`] when there are no terms; and when a value is not finite.
pub fn solve(design: &Design, y: &[f64], choice: Choice) -> Result<Solution, Error> {
    design.check(y, None)?;
    let x = design.model_matrix();
    if x.cols() == 0 {
        return Err(Error::NoColumns);
    }
    let rows = choose(&x, choice);
    let underdetermined = |rank: usize| {
        let names = design.terms();
        let named = |columns: &[usize]| columns.iter().map(|&j| names[j].clone()).collect();
        let groups = inseparable(&x, TOLERANCE)?.iter().map(|g| named(&g.columns)).collect();
        Err(Error::Underdetermined { rank, columns: x.cols(), groups })
    };
    if rows.len() < x.cols() {
        return underdetermined(rows.len());
    }
    let Some(lu) = Lu::new(x.select_rows(&rows)) else {
        return underdetermined(rows.len() - 1);
    };
    let solved = lu.solve(&rows.iter().map(|&i| y[i]).collect::<Vec<f64>>());
    let residuals: Vec<f64> = x.times(&solved).iter().zip(y).map(|(f, y)| y - f).collect();
    if !solved.iter().chain(&residuals).all(|v| v.is_finite()) {
        return Err(Error::Overflow);
    }
    Ok(Solution { x: solved, rows, reciprocal_condition: lu.reciprocal_condition(), residuals })
}

/// Independent rows, at most as many as columns.
fn choose(x: &Matrix, choice: Choice) -> Vec<usize> {
    let scale: Vec<f64> = x.columns().map(norm).map(|n| if n > 0.0 { 1.0 / n } else { 0.0 }).collect();
    let row = |i: usize| x.row(i).iter().zip(&scale).map(|(v, s)| v * s).collect::<Vec<f64>>();
    let mut span = Span::default();
    match choice {
        Choice::First => {
            let mut chosen = Vec::new();
            for i in 0..x.rows() {
                if chosen.len() == x.cols() {
                    break;
                }
                let mut rest = row(i);
                let length = norm(&rest);
                span.project_out(&mut rest);
                if outside(norm(&rest), length) {
                    span.push(rest);
                    chosen.push(i);
                }
            }
            chosen
        }
        Choice::WellConditioned => {
            let mut rest: Vec<Vec<f64>> = (0..x.rows()).map(row).collect();
            let lengths: Vec<f64> = rest.iter().map(|r| norm(r)).collect();
            let mut left: Vec<Option<f64>> = lengths.iter().copied().map(Some).collect();
            let mut chosen = Vec::new();
            while chosen.len() < x.cols() {
                let best =
                    (0..left.len()).filter(|&i| left[i].is_some_and(|l| outside(l, lengths[i]))).max_by(
                        |&i, &j| left[i].unwrap_or(0.0).total_cmp(&left[j].unwrap_or(0.0)).then(j.cmp(&i)),
                    );
                let Some(best) = best else { break };
                left[best] = None;
                let mut own = std::mem::take(&mut rest[best]);
                span.project_out(&mut own);
                if !outside(norm(&own), lengths[best]) {
                    continue;
                }
                chosen.push(best);
                span.push(own);
                let newest = Span { vectors: span.vectors.last().cloned().into_iter().collect() };
                for (rest, left) in rest.iter_mut().zip(&mut left).filter(|(_, left)| left.is_some()) {
                    newest.project_out(rest);
                    *left = Some(norm(rest));
                }
            }
            chosen
        }
    }
}

fn outside(left: f64, original: f64) -> bool {
    left > 0.0 && left >= TOLERANCE * original
}
