//! The result: a table as a statistician reports it, what was merged, what cannot be told apart, and learned
//! costs.
//!
//! All of it serialises; `app.costs` is this as JSON.

use serde::{Deserialize, Serialize};

use crate::counters::{Level, Place};
use crate::estimate::Method;
use crate::merge::Reason;

/// Costs of a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Costs {
    /// Of this document: [`Costs::FORMAT`].
    pub format: u32,
    /// What costs are of.
    pub level: Level,
    /// `time`, `bytes` or `bytecodes`.
    pub resource: String,
    /// Unit of the resource: `ns`, `bytes`, `bytecodes`.
    pub unit: String,
    /// The regression that was used.
    pub method: Method,
    /// Why, if the user did not choose it.
    pub because: Option<String>,
    /// Whether errors were weighted by the square of the response, so that relative ones count.
    pub relative: bool,
    /// One row per estimated term.
    pub estimates: Vec<Estimate>,
    /// Where standard errors and intervals are from.
    pub intervals: String,
    /// Nominal level of the intervals.
    pub confidence: f64,
    /// Counters without a row, and why.
    pub merged: Vec<MergedCounter>,
    /// Counters that were never executed.
    pub never: usize,
    /// Groups of rows that the runs cannot tell apart.
    pub inseparable: Vec<Group>,
    /// Figures of the whole fit.
    pub summary: Summary,
    /// Every run, measured and predicted.
    pub runs: Vec<RunCost>,
    /// Comparison with what is known exactly, for executed bytecodes.
    pub exact: Option<Exact>,
    /// A formula with nonlinear terms, if one was asked for.
    pub nonlinear: Option<Nonlinear>,
    /// The cost of every executed counter by itself.
    pub counters: Vec<Learned>,
    /// The intercept, if there is one.
    pub intercept: f64,
    /// Sentences.
    pub remarks: Vec<String>,
}

impl Costs {
    /// Version of the document.
    pub const FORMAT: u32 = 1;
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The counter, or `(Intercept)`.
    pub name: String,
    /// Index into [`Costs::counters`]; `None` for the intercept.
    pub counter: Option<usize>,
    /// Cost of one execution; `None` when the term is aliased.
    pub estimate: Option<f64>,
    /// Its standard error.
    pub std_error: Option<f64>,
    /// Estimate over standard error.
    pub t: Option<f64>,
    /// The probability of such a `t` were the cost zero.
    pub p: Option<f64>,
    /// Interval of the estimate.
    pub interval: Option<[f64; 2]>,
    /// Executions in all runs.
    pub executions: f64,
    /// Share of the predicted total.
    pub share: f64,
    /// Other counters whose cost is in this one, and how often each is executed for one execution of this.
    pub includes: Vec<Included>,
}

/// A counter whose cost is in another's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Included {
    /// Its name.
    pub name: String,
    /// Executions for one of the other.
    pub factor: f64,
    /// Why they go together.
    pub reason: Reason,
}

/// A counter without a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MergedCounter {
    /// Its name.
    pub name: String,
    /// What it is a sum of: names and factors.
    pub sum: Vec<(String, f64)>,
    /// How that is known.
    pub reason: Reason,
    /// Whether that is a proof and so holds for every run.
    pub proved: bool,
}

/// Rows that cannot be told apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// Their names.
    pub names: Vec<String>,
    /// Why.
    pub why: String,
}

/// Figures of a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Runs that were fitted.
    pub train_runs: usize,
    /// Runs held out.
    pub test_runs: usize,
    /// Terms that are not zero.
    pub active: usize,
    /// Degrees of freedom left.
    pub df: usize,
    /// Minimum, quartiles and maximum of the residuals.
    pub residuals: [f64; 5],
    /// Residual standard error.
    pub sigma: Option<f64>,
    /// Share explained: of the variance with an intercept, else of the sum of squares.
    pub r_squared: Option<f64>,
    /// The same adjusted.
    pub adj_r_squared: Option<f64>,
    /// F statistic, its degrees of freedom and probability.
    pub f: Option<FStatistic>,
    /// Akaike's criterion.
    pub aic: Option<f64>,
    /// Penalty chosen by cross-validation, and its mixture.
    pub penalty: Option<Penalty>,
    /// Mean |measured - predicted| / measured of the fitted runs.
    pub train_error: f64,
    /// The same of the runs held out.
    pub test_error: Option<f64>,
    /// Columns dropped one by one by AIC, in order.
    pub dropped: Vec<String>,
    /// Reciprocal condition of the system of equations.
    pub reciprocal_condition: Option<f64>,
}

/// The test that all costs are zero.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FStatistic {
    /// The statistic.
    pub value: f64,
    /// Degrees of freedom of numerator and denominator.
    pub df: [usize; 2],
    /// Its probability.
    pub p: f64,
}

/// A penalty.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Penalty {
    /// How large.
    pub lambda: f64,
    /// 0 ridge, 1 lasso.
    pub alpha: f64,
    /// Folds of the cross-validation.
    pub folds: usize,
}

/// A run.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunCost {
    /// Its index in the list given.
    pub run: usize,
    /// Whether it was held out.
    pub test: bool,
    /// Measured.
    pub measured: f64,
    /// Predicted.
    pub predicted: f64,
}

impl RunCost {
    /// |measured - predicted| / measured.
    pub fn error(&self) -> f64 {
        ((self.measured - self.predicted) / self.measured).abs()
    }
}

/// How estimates of executed bytecodes compare with the number of instructions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exact {
    /// Largest difference between an estimate and the instructions it stands for.
    pub largest_difference: f64,
    /// Whether all agree but for rounding.
    pub agrees: bool,
    /// For each row the instructions it stands for.
    pub instructions: Vec<f64>,
}

/// A model with nonlinear terms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Nonlinear {
    /// The formula.
    pub formula: String,
    /// Mean error on the fitted runs.
    pub train_error: f64,
    /// Mean error on the runs held out.
    pub test_error: Option<f64>,
}

/// The cost of one counter by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// Its name.
    pub name: String,
    /// What it is in any program.
    pub place: Place,
    /// Instructions of one execution.
    pub instructions: u32,
    /// Executions in all runs.
    pub executions: f64,
    /// Its own cost per execution; within merged counters split by instructions.
    pub cost: f64,
    /// The estimate of its row, if it has one.
    pub estimate: Option<f64>,
    /// What its count is a sum of, by index, if it has no row.
    pub sum: Vec<(usize, f64)>,
}
