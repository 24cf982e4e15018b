//! Regressions from feature values to a cost. Pure numerics: no I/O, no idea of programs.
//!
//! A [`Dataset`] is a table of feature columns and a target. A method turns it into a [`Model`], a sum of a
//! few readable terms with a prediction interval and an extrapolation flag:
//!
//! * [`best`], the default: a best-subset search over a dictionary of terms, fitted to relative error;
//! * [`spore`], SPORE-FoBa as its authors published it, the reference;
//! * [`linear`], the same search as `best` restricted to linear terms (the "Mantis-linear" of the papers);
//! * [`additive`], a cost of each column that is not negative.
//!
//! [`fit`] chooses the method by a [`Method`] value. [`screen()`] merges columns that carry the same
//! information; the methods call it themselves, callers that fit again and again (a feedback loop that
//! excludes features) may call it once and pass its result to [`fit_screened`].
//!
//! Every fit is deterministic: the result is a function of the data set and the options alone.

pub mod additive;
pub mod best;
mod dataset;
mod known;
mod least_squares;
pub mod linear;
mod model;
mod online;
mod robust;
pub mod screen;
pub mod spore;
mod transfer;
mod transform;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use dataset::{Dataset, Diagnostic, Error};
pub use known::{Composition, Estimate, Known, Part, Sum};
pub use model::{Feature, Interval, Model, Prediction, Term};
pub use online::{Observed, Online};
pub use robust::relative_median;
pub use screen::{Class, Screening, screen};
pub use transfer::{Transferred, transfer};
pub use transform::Transform;

/// The regression methods a user can choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// [`best`], what measures best.
    #[default]
    Best,
    /// [`spore`], SPORE-FoBa as published.
    SporeFoba,
    /// [`linear`], linear terms only.
    Linear,
    /// [`additive`], what each column costs.
    Additive,
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Best => "best",
            Method::SporeFoba => "spore-foba",
            Method::Linear => "linear",
            Method::Additive => "additive",
        })
    }
}

impl FromStr for Method {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "best" => Ok(Method::Best),
            "spore-foba" => Ok(Method::SporeFoba),
            "linear" => Ok(Method::Linear),
            "additive" => Ok(Method::Additive),
            other => Err(format!("unknown method '{other}' (expected best, spore-foba, linear or additive)")),
        }
    }
}

/// What every method needs to be told beside the data.
#[derive(Debug, Clone, PartialEq)]
pub struct FitOptions {
    /// Columns that must not be used, in any order (features that a feedback loop rejected). An excluded
    /// column is replaced by the next cheapest one that carries the same information, if there is one.
    pub exclude: Vec<usize>,
    /// Nominal coverage of the prediction interval, in (0, 1).
    pub level: f64,
}

impl Default for FitOptions {
    fn default() -> Self {
        FitOptions { exclude: Vec::new(), level: 0.9 }
    }
}

impl FitOptions {
    fn check(&self) -> Result<(), Error> {
        if self.level > 0.0 && self.level < 1.0 { Ok(()) } else { Err(Error::Level { level: self.level }) }
    }
}

/// A model and what was noticed while fitting it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// The fitted model.
    pub model: Model,
    /// Remarks, in the order in which they arose.
    pub diagnostics: Vec<Diagnostic>,
}

/// Fits `data` by `method` with that method's default parameters.
///
/// # Errors
/// [`Error`] when the data set is empty or malformed. A data set that is merely uninformative (constant
/// target, no varying column) gives a constant model and a diagnostic.
pub fn fit(method: Method, data: &Dataset, options: &FitOptions) -> Result<Fit, Error> {
    data.check()?;
    fit_screened(method, data, &screen(data), options)
}

/// As [`fit`], for a data set that was screened before.
///
/// # Errors
/// See [`fit`]; also [`Error::ForeignScreening`] when `screening` belongs to a data set of another shape.
pub fn fit_screened(
    method: Method,
    data: &Dataset,
    screening: &Screening,
    options: &FitOptions,
) -> Result<Fit, Error> {
    match method {
        Method::Best => best::fit(data, screening, options, &best::Parameters::default()),
        Method::SporeFoba => spore::fit(data, screening, options, &spore::Parameters::default()),
        Method::Linear => linear::fit(data, screening, options),
        Method::Additive => additive::fit(data, screening, options),
    }
}

/// Coefficients of the constant and of every column, in this order, in a least-squares fit of relative error
/// without any selection. `None` when columns are dependent or the fit is not positive. For comparisons.
pub fn least_squares_relative(data: &Dataset) -> Option<Vec<f64>> {
    data.check().ok()?;
    let columns: Vec<Vec<f64>> =
        std::iter::once(vec![1.0; data.rows()]).chain(data.columns.iter().cloned()).collect();
    robust::relative(data, &vec![true; data.rows()], &columns).map(|fitted| fitted.coefficients)
}
