//! Predictions with confidence and prediction intervals (R's `predict.lm`).

use serde::Serialize;

use super::Fit;
use crate::distribution::t_critical;
use crate::matrix::{check_matrix, check_weights};
use crate::{Error, Matrix};

/// An interval around a prediction.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Bounds {
    /// Lower end.
    pub lower: f64,
    /// Upper end.
    pub upper: f64,
}

/// What a fit says of a row.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Prediction {
    /// The value of the model.
    pub fit: f64,
    /// Its standard error; `None`, as are the intervals, when the fit has no residual degree of freedom.
    pub std_error: Option<f64>,
    /// Where the mean of such rows lies.
    pub confidence: Option<Bounds>,
    /// Where one such row lies.
    pub prediction: Option<Bounds>,
    /// Whether the prediction does not depend on which of the dependent columns were aliased: whether the
    /// relations that held between columns when the model was fitted hold in this row too. R only warns that
    /// a prediction from a rank-deficient fit may mislead.
    pub estimable: bool,
}

/// How far a relation between columns may be violated, as a fraction of the terms in it.
const ESTIMABLE: f64 = 1e-6;

impl Fit {
    /// Predicts rows of the same columns as those fitted, the intercept's not among them.
    ///
    /// `level` is the probability that an interval covers, such as 0.95. `weights` are those of the new rows,
    /// to the same scale as the fit's; without them each row has the weight 1, as in R.
    ///
    /// # Errors
    /// [`Error::ForeignColumns`] for another number of columns, [`Error::Option`] when the level is not
    /// between 0 and 1; and when a value is not finite or a weight not positive.
    pub fn predict(&self, x: &Matrix, level: f64, weights: Option<&[f64]>) -> Result<Vec<Prediction>, Error> {
        let constant = usize::from(self.intercept);
        let fitted = self.coefficients.len() - constant;
        if x.cols() != fitted {
            return Err(Error::ForeignColumns { fitted, given: x.cols() });
        }
        if !(level > 0.0 && level < 1.0) {
            return Err(Error::Option { what: "the level", value: level, range: "between 0 and 1" });
        }
        if x.rows() == 0 {
            return Ok(Vec::new());
        }
        check_matrix(x)?;
        if let Some(weights) = weights {
            check_weights(weights, x.rows())?;
            if let Some(row) = weights.iter().position(|w| *w == 0.0) {
                return Err(Error::Weight { row, value: 0.0 });
            }
        }
        let quantile = (self.df_residual > 0).then(|| t_critical(1.0 - level, self.df_residual as f64));
        let mut row = vec![1.0; self.coefficients.len()];
        let predicted = (0..x.rows()).map(|i| {
            row[constant..].iter_mut().zip(x.columns()).for_each(|(v, c)| *v = c[i]);
            self.predict_row(&row, weights.map_or(1.0, |w| w[i]), quantile)
        });
        Ok(predicted.collect())
    }

    fn predict_row(&self, row: &[f64], weight: f64, quantile: Option<f64>) -> Prediction {
        let estimated = &self.pivot[..self.rank];
        let fit = estimated.iter().map(|&j| row[j] * self.coefficients[j].value.unwrap_or(0.0)).sum();
        // The squared length of x' R^-1 is x' (X'WX)^-1 x.
        let along = |column: &Vec<f64>| estimated.iter().zip(column).map(|(&j, c)| row[j] * c).sum::<f64>();
        let leverage: f64 = self.inverse_r.iter().map(|c| along(c).powi(2)).sum();
        let bounds = |sigma: f64, spread: f64| {
            quantile.map(|t| {
                let half = t * sigma * spread.sqrt();
                Bounds { lower: fit - half, upper: fit + half }
            })
        };
        Prediction {
            fit,
            std_error: self.sigma.map(|s| s * leverage.sqrt()),
            confidence: self.sigma.and_then(|s| bounds(s, leverage)),
            prediction: self.sigma.and_then(|s| bounds(s, leverage + 1.0 / weight)),
            estimable: self.is_estimable(row),
        }
    }

    fn is_estimable(&self, row: &[f64]) -> bool {
        self.aliases.iter().all(|alias| {
            let terms = || alias.combination.iter().map(|&(j, c)| c * row[j]);
            let size = terms().map(f64::abs).fold(row[alias.column].abs(), f64::max);
            (row[alias.column] - terms().sum::<f64>()).abs() <= ESTIMABLE * size
        })
    }
}
