//! A matrix whose columns have names, with or without an intercept.

use crate::matrix::{check_matrix, check_vector, check_weights};
use crate::{Error, Matrix};

/// What R calls the intercept.
pub const INTERCEPT: &str = "(Intercept)";

/// The columns of a linear model.
#[derive(Debug, Clone, PartialEq)]
pub struct Design {
    names: Vec<String>,
    x: Matrix,
    intercept: bool,
}

impl Design {
    /// A design of named columns, with one further column of ones in front when `intercept`.
    ///
    /// # Errors
    /// [`Error::Length`] when there is not one name per column.
    pub fn new(names: Vec<String>, x: Matrix, intercept: bool) -> Result<Self, Error> {
        if names.len() != x.cols() {
            let what = "the list of column names".to_string();
            return Err(Error::Length { what, values: names.len(), expected: x.cols() });
        }
        Ok(Design { names, x, intercept })
    }

    /// The names of the columns, without the intercept's.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The columns, without the intercept.
    pub fn columns(&self) -> &Matrix {
        &self.x
    }

    /// Whether there is an intercept.
    pub fn has_intercept(&self) -> bool {
        self.intercept
    }

    /// The names of the terms: the intercept's, if there is one, then the columns'.
    pub fn terms(&self) -> Vec<String> {
        let first = self.intercept.then(|| INTERCEPT.to_string());
        first.into_iter().chain(self.names.iter().cloned()).collect()
    }

    /// The matrix of the terms, as R's `model.matrix`.
    pub fn model_matrix(&self) -> Matrix {
        let shift = usize::from(self.intercept);
        Matrix::from_fn(self.x.rows(), self.x.cols() + shift, |i, j| match j.checked_sub(shift) {
            Some(j) => self.x.get(i, j),
            None => 1.0,
        })
    }

    /// The design of all columns but `j`.
    ///
    /// # Panics
    /// When there is no such column.
    pub fn without(&self, j: usize) -> Design {
        let keep: Vec<usize> = (0..self.x.cols()).filter(|&c| c != j).collect();
        let names = keep.iter().map(|&c| self.names[c].clone()).collect();
        Design { names, x: self.x.select_columns(&keep), intercept: self.intercept }
    }

    /// Whether there are rows, all values are finite, and response and weights match the rows.
    pub(crate) fn check(&self, y: &[f64], weights: Option<&[f64]>) -> Result<(), Error> {
        check_matrix(&self.x).map_err(|e| match e {
            Error::NotFinite { row, value, .. } => {
                let bad = self.x.columns().position(|c| !c[row].is_finite());
                let name = bad.map_or(String::new(), |j| format!("column '{}'", self.names[j]));
                Error::NotFinite { what: name, row, value }
            }
            other => other,
        })?;
        check_vector("the response", y, self.x.rows())?;
        weights.map_or(Ok(()), |w| check_weights(w, self.x.rows()))
    }
}
