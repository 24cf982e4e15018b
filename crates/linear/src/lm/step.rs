//! What a fit loses with each term, and backward elimination by AIC: R's `drop1` and `step(direction =
//! "backward")`.
//!
//! R fits the model again for every term it might drop. Here one factorisation answers for all terms but
//! those in a dependency: dropping an estimated column raises the deviance by `b^2 / v`, its squared
//! coefficient over its diagonal entry of `(X'WX)^-1`, and dropping an aliased one changes nothing. Only a
//! column that an aliased one could replace needs a fit of its own.
//!
//! The rules of the selection are R's, which decide what is in the model at the end: while some term can go
//! without a degree of freedom, the last such term goes; otherwise the one that lowers the criterion most,
//! the first if several do; the first row of the comparison is the model as it is; the criterion is `n
//! ln(deviance / n) + 2 edf`.

use serde::Serialize;

use super::{Fit, fit};
use crate::qr::Qr;
use crate::{Design, Error};

/// A row of the comparison of single deletions.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DropRow {
    /// The column that is dropped, `None` for the model as it is.
    pub column: Option<usize>,
    /// Its name, `<none>` for the model as it is.
    pub name: String,
    /// How many degrees of freedom that frees: 1, or 0 when the model loses nothing.
    pub df: Option<usize>,
    /// By how much the deviance grows.
    pub sum_of_squares: Option<f64>,
    /// The deviance without the column (R's heading is `RSS`).
    pub deviance: f64,
    /// The criterion without the column.
    pub aic: f64,
}

/// A row of the trace of a selection (R's `anova`).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Step {
    /// The name of the column that was dropped, `None` in the first row.
    pub dropped: Option<String>,
    /// How many degrees of freedom that freed.
    pub df: Option<usize>,
    /// By how much the deviance changed.
    pub deviance: Option<f64>,
    /// Residual degrees of freedom of the model reached.
    pub residual_df: usize,
    /// Its deviance.
    pub residual_deviance: f64,
    /// Its criterion.
    pub aic: f64,
    /// The comparison that was made next, best first; empty when a column went because it freed no degree of
    /// freedom.
    pub comparison: Vec<DropRow>,
}

/// How to select.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOptions {
    /// What a degree of freedom costs: 2 for AIC, `ln n` for BIC.
    pub penalty: f64,
    /// How many columns may be dropped.
    pub max_steps: usize,
}

impl Default for StepOptions {
    fn default() -> Self {
        StepOptions { penalty: 2.0, max_steps: 1000 }
    }
}

/// The outcome of a selection.
#[derive(Debug, Clone, PartialEq)]
pub struct Selection {
    /// The model reached.
    pub fit: Fit,
    /// Its columns, as numbered in the design given.
    pub columns: Vec<usize>,
    /// Its design.
    pub design: Design,
    /// How it was reached, the model given first.
    pub trace: Vec<Step>,
}

/// The criterion must fall, but for this much, lest rounding ends a selection early.
const SLACK: f64 = 1e-7;

/// The comparison of the model with those without one of its columns, in the order of the columns. The
/// intercept always stays.
///
/// # Errors
/// Those of [`super::lm`]; [`Error::Option`] when `penalty` is not finite.
pub fn drop1(
    design: &Design,
    y: &[f64],
    weights: Option<&[f64]>,
    penalty: f64,
) -> Result<Vec<DropRow>, Error> {
    check_penalty(penalty)?;
    design.check(y, weights)?;
    let model = Model::new(design.clone(), y, weights)?;
    model.comparison(y, weights, penalty)
}

/// Backward elimination.
///
/// The fit is that of the last row of the trace.
///
/// # Errors
/// Those of [`super::lm`]; [`Error::PerfectFit`] when the criterion of the model given is infinite;
/// [`Error::Option`] when the penalty is not finite.
pub fn step(
    design: &Design,
    y: &[f64],
    weights: Option<&[f64]>,
    options: &StepOptions,
) -> Result<Selection, Error> {
    check_penalty(options.penalty)?;
    design.check(y, weights)?;
    let mut model = Model::new(design.clone(), y, weights)?;
    let mut columns: Vec<usize> = (0..design.names().len()).collect();
    let mut trace = vec![model.step(None, options.penalty)];
    let last = |trace: &[Step]| trace.len() - 1;
    if !trace[0].aic.is_finite() {
        return Err(Error::PerfectFit);
    }
    for _ in 0..options.max_steps {
        let drop = match model.last_without_loss(y, weights)? {
            Some(column) => column,
            None => {
                let mut comparison = model.comparison(y, weights, options.penalty)?;
                comparison.sort_by(|a, b| a.aic.total_cmp(&b.aic));
                let best = comparison.first().and_then(|row| row.column);
                let at = last(&trace);
                trace[at].comparison = comparison;
                match best {
                    Some(column) => column,
                    None => break,
                }
            }
        };
        let next = Model::new(model.design.without(drop), y, weights)?;
        let reached = next.step(Some((&trace[last(&trace)], &model.design.names()[drop])), options.penalty);
        // Not finite: nothing is left to compare.
        if !reached.aic.is_finite() || reached.aic >= trace[last(&trace)].aic + SLACK {
            break;
        }
        trace.push(reached);
        columns.remove(drop);
        model = next;
    }
    Ok(Selection { fit: model.fit, columns, design: model.design, trace })
}

fn check_penalty(value: f64) -> Result<(), Error> {
    if value.is_finite() {
        return Ok(());
    }
    Err(Error::Option { what: "the penalty of a degree of freedom", value, range: "that is finite" })
}

/// A fitted design.
struct Model {
    design: Design,
    fit: Fit,
    qr: Qr,
}

impl Model {
    fn new(design: Design, y: &[f64], weights: Option<&[f64]>) -> Result<Self, Error> {
        let (fit, qr) = fit(&design, y, weights)?;
        Ok(Model { design, fit, qr })
    }

    /// The row of the trace for this model, reached from `before` by dropping a column.
    fn step(&self, before: Option<(&Step, &String)>, penalty: f64) -> Step {
        let rows = self.fit.residuals.len();
        let edf = rows - self.fit.df_residual;
        let deviance = self.fit.deviance;
        Step {
            dropped: before.map(|(_, name)| name.clone()),
            df: before.map(|(b, _)| self.fit.df_residual.saturating_sub(b.residual_df)),
            deviance: before.map(|(b, _)| (deviance - b.residual_deviance).abs()),
            residual_df: self.fit.df_residual,
            residual_deviance: deviance,
            aic: self.fit.score(deviance, edf, penalty),
            comparison: Vec::new(),
        }
    }

    /// The last column without which the model has the same rank.
    fn last_without_loss(&self, y: &[f64], weights: Option<&[f64]>) -> Result<Option<usize>, Error> {
        if self.fit.aliases.is_empty() {
            return Ok(None);
        }
        for column in (0..self.design.names().len()).rev() {
            let lossless = match self.effect(column) {
                Effect::None => true,
                Effect::Loses(_) => false,
                Effect::Replaced => self.refitted(column, y, weights)?.0 == self.fit.rank,
            };
            if lossless {
                return Ok(Some(column));
            }
        }
        Ok(None)
    }

    fn comparison(&self, y: &[f64], weights: Option<&[f64]>, penalty: f64) -> Result<Vec<DropRow>, Error> {
        let whole = self.fit.deviance;
        let mut rows = vec![DropRow {
            column: None,
            name: "<none>".to_string(),
            df: None,
            sum_of_squares: None,
            deviance: whole,
            aic: self.fit.score(whole, self.fit.rank, penalty),
        }];
        for (column, name) in self.design.names().iter().enumerate() {
            let (rank, loss) = match self.effect(column) {
                Effect::None => (self.fit.rank, 0.0),
                Effect::Loses(loss) => (self.fit.rank - 1, loss),
                Effect::Replaced => {
                    let (rank, deviance) = self.refitted(column, y, weights)?;
                    (rank, deviance - whole)
                }
            };
            rows.push(DropRow {
                column: Some(column),
                name: name.clone(),
                df: Some(self.fit.rank.saturating_sub(rank)),
                sum_of_squares: Some(loss),
                deviance: whole + loss,
                aic: self.fit.score(whole + loss, rank, penalty),
            });
        }
        Ok(rows)
    }

    /// What dropping a column does.
    fn effect(&self, column: usize) -> Effect {
        let term = column + usize::from(self.fit.intercept);
        let Some(place) = self.qr.pivot()[..self.fit.rank].iter().position(|&j| j == term) else {
            return Effect::None;
        };
        if self.fit.aliases.iter().any(|a| a.combination.iter().any(|(j, _)| *j == term)) {
            return Effect::Replaced;
        }
        let value = self.fit.coefficients[term].value.unwrap_or(0.0);
        Effect::Loses(value * value / self.fit.unscaled_variance(place))
    }

    /// Rank and deviance without a column.
    fn refitted(&self, column: usize, y: &[f64], weights: Option<&[f64]>) -> Result<(usize, f64), Error> {
        let (fit, _) = fit(&self.design.without(column), y, weights)?;
        Ok((fit.rank, fit.deviance))
    }
}

/// What dropping a column does to a model.
enum Effect {
    /// It was aliased; nothing.
    None,
    /// The deviance grows by this much.
    Loses(f64),
    /// An aliased column may take its place.
    Replaced,
}
