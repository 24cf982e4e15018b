//! The table a model is fitted to, and what can be wrong with it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::known::Composition;

/// Feature columns and a target, one row per run.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Dataset {
    /// One name per column; used in formulas and messages only.
    pub names: Vec<String>,
    /// `columns[j][i]` is feature `j` in row `i`.
    pub columns: Vec<Vec<f64>>,
    /// The measured cost of each row (its median, when it was measured repeatedly).
    pub y: Vec<f64>,
    /// Relative cost of evaluating each feature, lower is better, in any unit. `None`: all equal.
    pub cost: Option<Vec<f64>>,
    /// Weight of each row beside the relative weighting: proportional to the inverse of the *relative*
    /// variance of its `y`, in any unit. `None`: all equal.
    pub weights: Option<Vec<f64>>,
    /// What each row did, counted without error: executed bytecodes where the target is a time, the target
    /// itself where that is counted. A row that its count explains is no outlier, however unusual it is.
    /// `None`: nothing was counted.
    pub counted: Option<Vec<f64>>,
    /// What of `counted` columns are known to stand for. `None`: nothing is known.
    pub known: Option<Composition>,
}

impl Dataset {
    /// A data set without feature costs and row weights.
    pub fn new(names: Vec<String>, columns: Vec<Vec<f64>>, y: Vec<f64>) -> Self {
        Dataset { names, columns, y, cost: None, weights: None, counted: None, known: None }
    }

    /// The same data with the relative evaluation cost of each feature.
    pub fn with_cost(mut self, cost: Vec<f64>) -> Self {
        self.cost = Some(cost);
        self
    }

    /// The same data with a weight for each row.
    pub fn with_weights(mut self, weights: Vec<f64>) -> Self {
        self.weights = Some(weights);
        self
    }

    /// The same data with what each row did.
    pub fn with_counted(mut self, counted: Vec<f64>) -> Self {
        self.counted = Some(counted);
        self
    }

    /// The same data with what columns are known to stand for.
    pub fn with_known(mut self, known: Composition) -> Self {
        self.known = Some(known);
        self
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.y.len()
    }

    /// Whether the shapes agree and the target is usable.
    ///
    /// # Errors
    /// The first problem found. Non-finite feature values are no error: such columns are left out with a
    /// diagnostic.
    pub fn check(&self) -> Result<(), Error> {
        let rows = self.rows();
        if rows == 0 {
            return Err(Error::Empty);
        }
        if self.names.len() != self.columns.len() {
            return Err(Error::Names { names: self.names.len(), columns: self.columns.len() });
        }
        if let Some(column) = self.columns.iter().position(|c| c.len() != rows) {
            let name = self.names[column].clone();
            return Err(Error::Ragged { column, name, values: self.columns[column].len(), rows });
        }
        if let Some(row) = self.y.iter().position(|y| !y.is_finite()) {
            return Err(Error::Target { row, value: self.y[row] });
        }
        if let Some(cost) = &self.cost
            && (cost.len() != self.columns.len() || !cost.iter().all(|c| c.is_finite() && *c >= 0.0))
        {
            return Err(Error::Cost);
        }
        if let Some(weights) = &self.weights
            && (weights.len() != rows || !weights.iter().all(|w| w.is_finite() && *w > 0.0))
        {
            return Err(Error::Weights);
        }
        if let Some(counted) = &self.counted
            && (counted.len() != rows || !counted.iter().all(|c| c.is_finite()))
        {
            return Err(Error::Counted);
        }
        Ok(())
    }

    /// Whether relative error is defined, that is, whether every target is positive.
    pub(crate) fn is_positive(&self) -> bool {
        self.y.iter().all(|y| *y > 0.0)
    }

    /// Evaluation cost of `column`, 0 when none are known.
    pub(crate) fn cost_of(&self, column: usize) -> f64 {
        self.cost.as_ref().map_or(0.0, |c| c[column])
    }

    /// The row weights scaled to mean 1.
    pub(crate) fn unit_weights(&self) -> Vec<f64> {
        match &self.weights {
            None => vec![1.0; self.rows()],
            Some(weights) => {
                let mean = weights.iter().sum::<f64>() / weights.len() as f64;
                weights.iter().map(|w| w / mean).collect()
            }
        }
    }
}

/// Why a data set cannot be fitted at all.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// There is no row.
    #[error("there are no rows to fit")]
    Empty,
    /// As many names as columns are needed.
    #[error("{names} names for {columns} feature columns")]
    Names {
        /// How many names there are.
        names: usize,
        /// How many columns there are.
        columns: usize,
    },
    /// A column is longer or shorter than the target.
    #[error("feature column {column} ('{name}') has {values} values, the target has {rows}")]
    Ragged {
        /// Index of the column.
        column: usize,
        /// Its name.
        name: String,
        /// Its length.
        values: usize,
        /// The length it should have.
        rows: usize,
    },
    /// A target is infinite or not a number.
    #[error("the target of row {row} is {value}, not a finite number")]
    Target {
        /// Index of the row.
        row: usize,
        /// What is there.
        value: f64,
    },
    /// The costs do not match the columns, or one is negative or not finite.
    #[error("feature costs must be finite, not negative, and one per column")]
    Cost,
    /// The weights do not match the rows, or one is not positive and finite.
    #[error("row weights must be finite, positive, and one per row")]
    Weights,
    /// The counts do not match the rows, or one is not finite.
    #[error("counts must be finite, and one per row")]
    Counted,
    /// A coverage that is no probability.
    #[error("the nominal coverage of the interval is {level}, not between 0 and 1")]
    Level {
        /// What was asked for.
        level: f64,
    },
    /// The screening was made from other data.
    #[error("the screening is of {screened} columns, the data set has {columns}")]
    ForeignScreening {
        /// Columns of the screened data.
        screened: usize,
        /// Columns of this data.
        columns: usize,
    },
}

/// Something the user should know about a fit that worked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Diagnostic {
    /// A column with infinite values or NaN was left out.
    NonFiniteColumn {
        /// Index of the column.
        column: usize,
        /// Its name.
        name: String,
    },
    /// Some targets are zero or negative, so the fit minimised absolute, not relative, error.
    NonPositiveTarget {
        /// How many rows have such a target.
        rows: usize,
    },
    /// So few rows that only a constant was fitted.
    FewRows {
        /// How many rows there are.
        rows: usize,
    },
    /// All targets are equal.
    ConstantTarget,
    /// No column that may be used varies.
    NoFeature,
    /// Rows whose target disagrees with all others were left out of the final fit.
    Outliers {
        /// Their indices.
        rows: Vec<usize>,
    },
}

impl Diagnostic {
    pub(crate) fn non_positive(data: &Dataset) -> Self {
        Diagnostic::NonPositiveTarget { rows: data.y.iter().filter(|y| **y <= 0.0).count() }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Diagnostic::NonFiniteColumn { name, .. } => {
                write!(f, "feature '{name}' has values that are not finite and was left out")
            }
            Diagnostic::NonPositiveTarget { rows } => {
                write!(f, "{rows} targets are not positive: absolute instead of relative errors were fitted")
            }
            Diagnostic::FewRows { rows } => write!(f, "only {rows} rows: the model is a constant"),
            Diagnostic::ConstantTarget => f.write_str("all targets are equal: the model is a constant"),
            Diagnostic::NoFeature => f.write_str("no usable feature varies: the model is a constant"),
            Diagnostic::Outliers { rows } => {
                let list: Vec<String> = rows.iter().map(usize::to_string).collect();
                write!(f, "{} outlying rows were left out of the final fit: {}", rows.len(), list.join(", "))
            }
        }
    }
}
