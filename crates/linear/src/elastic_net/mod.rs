//! Ridge, lasso and what lies between, by default with coefficients that are not negative.
//!
//! Minimises `1/2 sum w (y - c - x b)^2 + lambda (alpha |b|_1 + (1 - alpha)/2 |b|^2 / s)`, weights scaled to
//! sum 1, where `s` is the standard deviation of `y` (without an intercept its root mean square), along a
//! falling path of `lambda`. The division by `s`, which glmnet makes too, gives both penalties the unit of
//! `y`: measured in other units, the same mixture is the same model. The method is coordinate descent: one
//! coefficient at a time is set to its optimum, starting from the solution before (Friedman, Hastie and
//! Tibshirani, "Regularization paths for generalized linear models via coordinate descent", 2010). Most
//! columns are never touched: those whose gradient says they will stay zero are left out (the sequential
//! strong rule, Tibshirani et al. 2012), and the rule is checked afterwards, so the result is exact. With the
//! constraint the rule only looks at positive gradients.
//!
//! Columns are standardised without being changed or copied: centring and scaling are part of the products.
//! The penalty is chosen by cross-validation ([`ElasticNet::cross_validate`]) over folds that are a function
//! of the number of rows.

mod descent;
mod validate;

use serde::Serialize;

use crate::matrix::{check_matrix, check_vector, check_weights};
use crate::{Error, Matrix};

use descent::Problem;
pub use validate::{CrossValidation, Folds};

/// The penalties of a path.
#[derive(Debug, Clone, PartialEq)]
pub enum Lambdas {
    /// This many, falling by equal factors from the smallest for which all coefficients are zero to a
    /// fraction of it.
    Path {
        /// How many; at least 1.
        count: usize,
        /// The last as a fraction of the first; `None`: `0.01` when there are fewer rows than columns,
        /// otherwise `0.0001`.
        ratio: Option<f64>,
    },
    /// These, used in falling order.
    Given(Vec<f64>),
}

impl Default for Lambdas {
    fn default() -> Self {
        Lambdas::Path { count: 100, ratio: None }
    }
}

/// What to fit.
#[derive(Debug, Clone, PartialEq)]
pub struct ElasticNet {
    /// The mixture: 1 is the lasso, 0 is ridge.
    pub alpha: f64,
    /// Whether coefficients must not be negative. The intercept may be.
    pub non_negative: bool,
    /// Whether there is an intercept, which is not penalised.
    pub intercept: bool,
    /// Whether columns are penalised as if their standard deviation were 1 (without an intercept: their root
    /// mean square). Coefficients are always those of the columns as given.
    pub standardise: bool,
    /// The penalties.
    pub lambdas: Lambdas,
    /// A sweep over the coefficients is the last when all of its changes together are worth less than this
    /// fraction of the weighted deviance of the empty model.
    pub tolerance: f64,
    /// The limit of sweeps for each penalty.
    pub max_sweeps: usize,
}

impl Default for ElasticNet {
    /// The lasso with an intercept, standardised, not negative.
    fn default() -> Self {
        ElasticNet {
            alpha: 1.0,
            non_negative: true,
            intercept: true,
            standardise: true,
            lambdas: Lambdas::default(),
            tolerance: 1e-7,
            max_sweeps: 10_000,
        }
    }
}

/// The solution for one penalty.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Point {
    /// The penalty.
    pub lambda: f64,
    /// The constant; 0 without an intercept.
    pub intercept: f64,
    /// The columns whose coefficient is not zero, ascending, and the coefficients.
    pub coefficients: Vec<(usize, f64)>,
    /// The share of the deviance of the empty model that is explained; 0 when there is none.
    pub explained: f64,
    /// How many sweeps it took.
    pub sweeps: usize,
    /// Whether the limit of sweeps was not reached. Where columns go together, sweeps may change little long
    /// before the best coefficients: see `gap`.
    pub converged: bool,
    /// How far the objective may be above the least one, as a fraction of the weighted deviance of the empty
    /// model; an upper bound (the duality gap), 0 when there is nothing to explain. With a penalty of 0 it is
    /// what is left of the deviance.
    pub gap: f64,
}

impl Point {
    /// The value of the model for each row.
    ///
    /// # Errors
    /// [`Error::ForeignColumns`] when there are fewer columns than the coefficients need.
    pub fn predict(&self, x: &Matrix) -> Result<Vec<f64>, Error> {
        let needed = self.coefficients.iter().map(|(j, _)| j + 1).max().unwrap_or(0);
        if x.cols() < needed {
            return Err(Error::ForeignColumns { fitted: needed, given: x.cols() });
        }
        let mut values = vec![self.intercept; x.rows()];
        self.coefficients.iter().for_each(|&(j, b)| crate::kernel::axpy(&mut values, b, x.column(j)));
        Ok(values)
    }
}

impl ElasticNet {
    /// Fits along the path, largest penalty first. `y` and `weights` have one value per row.
    ///
    /// When no column has a gradient in its favour, all coefficients are zero for any penalty and the path
    /// starts at 1.
    ///
    /// # Errors
    /// [`Error::Option`] for an option out of its range; and when there are no rows, lengths disagree, a
    /// value is not finite, or all weights are zero.
    pub fn fit(&self, x: &Matrix, y: &[f64], weights: Option<&[f64]>) -> Result<Vec<Point>, Error> {
        self.check(x, y, weights)?;
        let problem = Problem::new(self, x, y, weights)?;
        let lambdas = self.lambdas(&problem);
        Ok(problem.path(&lambdas, |_, _| ()))
    }

    fn check(&self, x: &Matrix, y: &[f64], weights: Option<&[f64]>) -> Result<(), Error> {
        let positive = |v: f64| v > 0.0 && v.is_finite();
        let option = |good: bool, what, value, range| {
            if good { Ok(()) } else { Err(Error::Option { what, value, range }) }
        };
        option((0.0..=1.0).contains(&self.alpha), "alpha", self.alpha, "from 0 (ridge) to 1 (lasso)")?;
        option(positive(self.tolerance), "the tolerance", self.tolerance, "above 0, such as 1e-7")?;
        match &self.lambdas {
            Lambdas::Path { count, ratio } => {
                option(*count > 0, "the length of the path", *count as f64, "of at least 1")?;
                let ratio = ratio.unwrap_or(0.5);
                option(ratio > 0.0 && ratio < 1.0, "the ratio of the path", ratio, "between 0 and 1")?;
            }
            Lambdas::Given(given) => {
                option(!given.is_empty(), "the number of penalties", 0.0, "of at least 1")?;
                for &lambda in given {
                    option(lambda >= 0.0 && lambda.is_finite(), "a penalty", lambda, "from 0 up")?;
                }
            }
        }
        check_matrix(x)?;
        check_vector("the response", y, x.rows())?;
        weights.map_or(Ok(()), |w| check_weights(w, x.rows()))
    }

    /// The penalties in falling order.
    fn lambdas(&self, problem: &Problem) -> Vec<f64> {
        match &self.lambdas {
            Lambdas::Given(given) => {
                let mut given = given.clone();
                given.sort_by(|a, b| b.total_cmp(a));
                given
            }
            &Lambdas::Path { count, ratio } => {
                let first = problem.largest_lambda();
                let first = if first > 0.0 { first } else { 1.0 };
                let ratio = ratio.unwrap_or(if problem.rows() < problem.cols() { 1e-2 } else { 1e-4 });
                let steps = count.saturating_sub(1).max(1) as f64;
                (0..count).map(|k| first * ratio.powf(k as f64 / steps)).collect()
            }
        }
    }
}
