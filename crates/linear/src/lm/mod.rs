//! Least squares with everything a summary reports, in R's conventions.
//!
//! Idea: one Householder QR of the weighted design ([`crate::qr`]) answers every question. The projected
//! response gives coefficients and residuals, the inverse of the triangle gives standard errors and
//! intervals, and the columns that moved behind the others are the aliased ones. The definitions of the
//! statistics are those of R's `lm`, `summary.lm`, `logLik`, `AIC`, `BIC` and `extractAIC` (Chambers 1992,
//! "Linear models", in Statistical Models in S).

mod predict;
mod quantile;
mod step;

use serde::Serialize;

use crate::distribution::{f_upper, t_two_sided};
use crate::kernel::{dot, mean};
use crate::qr::{Alias, Qr, TOLERANCE};
use crate::{Design, Error, Matrix};

pub use predict::{Bounds, Prediction};
pub use quantile::{five_numbers, quantile};
pub use step::{DropRow, Selection, Step, StepOptions, drop1, step};

/// One row of the table of coefficients.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Coefficient {
    /// The term's name, `(Intercept)` for the intercept.
    pub name: String,
    /// The estimate; `None` when the term is aliased (R's `NA`).
    pub value: Option<f64>,
    /// Its standard error; `None` when the term is aliased or no degree of freedom is left.
    pub std_error: Option<f64>,
    /// Estimate over standard error; `None` also when the standard error is zero.
    pub t: Option<f64>,
    /// The probability of a `t` at least that far from zero if the coefficient were zero.
    pub p: Option<f64>,
}

/// The test that all coefficients but the intercept are zero.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct FTest {
    /// The statistic.
    pub statistic: f64,
    /// Degrees of freedom of the numerator.
    pub df1: usize,
    /// Degrees of freedom of the denominator.
    pub df2: usize,
    /// The probability of a larger statistic.
    pub p: f64,
}

/// What models are compared by; larger likelihood and smaller criteria are better.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Criteria {
    /// The logarithm of the likelihood at its maximum (R's `logLik`).
    pub log_likelihood: f64,
    /// Akaike's criterion from the likelihood; the variance counts as a parameter (R's `AIC`).
    pub aic: f64,
    /// Schwarz's criterion from the likelihood (R's `BIC`).
    pub bic: f64,
    /// Equivalent degrees of freedom as R's `extractAIC` and `step` count them: rows minus residual degrees.
    pub edf: usize,
    /// Akaike's criterion up to a constant, `n ln(deviance / n) + 2 edf`, as `extractAIC` and `step` use it.
    pub extract_aic: f64,
}

/// A fitted linear model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Fit {
    /// One entry per term: the intercept, if there is one, then the columns in order.
    pub coefficients: Vec<Coefficient>,
    /// Whether the first term is an intercept.
    pub intercept: bool,
    /// How many terms are not aliased.
    pub rank: usize,
    /// Rows with a positive weight minus [`Fit::rank`].
    pub df_residual: usize,
    /// The residual standard error; `None` when no degree of freedom is left.
    pub sigma: Option<f64>,
    /// The sum of squared residuals, not weighted.
    pub rss: f64,
    /// The weighted sum of squared residuals, what the fit minimised; equal to [`Fit::rss`] without weights.
    pub deviance: f64,
    /// The share of the response explained: of its variance when there is an intercept, of its sum of squares
    /// when there is none. `None` when there is nothing to explain.
    pub r_squared: Option<f64>,
    /// The same, adjusted for the degrees of freedom used; `None` when none is left.
    pub adj_r_squared: Option<f64>,
    /// `None` when nothing but the intercept was estimated, or no degree of freedom is left or the residuals
    /// are zero.
    pub f_test: Option<FTest>,
    /// `None` when the residuals are all zero and the criteria infinite.
    pub criteria: Option<Criteria>,
    /// Response minus fitted value, one per row.
    pub residuals: Vec<f64>,
    /// Fitted value of each row.
    pub fitted: Vec<f64>,
    /// The weights, when there are any.
    pub weights: Option<Vec<f64>>,
    /// The terms in the order of the factorisation: [`Fit::rank`] estimated ones, then the aliased.
    pub pivot: Vec<usize>,
    /// For each aliased term the combination of estimated terms it is equal to.
    pub aliases: Vec<Alias>,
    /// Whether the residuals are rounding errors, so that everything derived from them means nothing (R warns
    /// of "essentially perfect fit").
    pub essentially_perfect: bool,
    /// The columns of the inverse of the triangle, in the order of the pivot.
    #[serde(skip)]
    inverse_r: Vec<Vec<f64>>,
}

/// Fits `y` to the columns of `design` by least squares, weighted when there are `weights`.
///
/// `y` and `weights` have one value per row. A weight is inversely proportional to the variance of its row;
/// rows of weight zero take no part in the fit but have a fitted value and a residual. Dependent columns are
/// aliased by R's rule, with R's tolerance `1e-7`.
///
/// # Errors
/// When there are no rows, lengths disagree, or a value is not finite; [`Error::Weight`] for negative
/// weights, [`Error::NoWeight`] when all are zero, [`Error::Overflow`] when the numbers are too large to
/// compute with.
pub fn lm(design: &Design, y: &[f64], weights: Option<&[f64]>) -> Result<Fit, Error> {
    design.check(y, weights)?;
    Ok(fit(design, y, weights)?.0)
}

/// The fit of checked data, and its factorisation.
fn fit(design: &Design, y: &[f64], weights: Option<&[f64]>) -> Result<(Fit, Qr), Error> {
    let x = design.model_matrix();
    let used: Vec<usize> = (0..y.len()).filter(|&i| weights.is_none_or(|w| w[i] > 0.0)).collect();
    let root: Option<Vec<f64>> = weights.map(|w| used.iter().map(|&i| w[i].sqrt()).collect());
    let scale = |i: usize| root.as_ref().map_or(1.0, |r| r[i]);
    let weighted = Matrix::from_fn(used.len(), x.cols(), |i, j| x.get(used[i], j) * scale(i));
    let target: Vec<f64> = used.iter().enumerate().map(|(i, &row)| y[row] * scale(i)).collect();

    let qr = Qr::new(weighted, TOLERANCE);
    let rank = qr.rank();
    let mut projected = target;
    qr.project(&mut projected);
    let kept = qr.back_substitute(&projected);
    let mut left = projected;
    left[..rank].fill(0.0);
    qr.unproject(&mut left);

    let mut values = vec![None; x.cols()];
    qr.pivot().iter().zip(&kept).for_each(|(&j, &b)| values[j] = Some(b));
    // Rows without weight are predicted; for the others the residual is what the projection left.
    let zeros: Vec<f64> = values.iter().map(|v| v.unwrap_or(0.0)).collect();
    let mut fitted = if used.len() < y.len() { x.times(&zeros) } else { vec![0.0; y.len()] };
    let mut residuals: Vec<f64> = y.iter().zip(&fitted).map(|(y, f)| y - f).collect();
    for (i, &row) in used.iter().enumerate() {
        residuals[row] = left[i] / scale(i);
        fitted[row] = y[row] - residuals[row];
    }
    let deviance = dot(&left, &left);
    if !(deviance.is_finite() && kept.iter().chain(&residuals).all(|v| v.is_finite())) {
        return Err(Error::Overflow);
    }

    let fit = Fit {
        coefficients: Vec::new(),
        intercept: design.has_intercept(),
        rank,
        df_residual: used.len() - rank,
        sigma: None,
        rss: dot(&residuals, &residuals),
        deviance,
        r_squared: None,
        adj_r_squared: None,
        f_test: None,
        criteria: None,
        residuals,
        fitted,
        weights: weights.map(<[f64]>::to_vec),
        pivot: qr.pivot().to_vec(),
        aliases: qr.aliases(),
        essentially_perfect: false,
        inverse_r: qr.inverse_r(),
    };
    Ok((fit.summarised(design.terms(), &values, &used), qr))
}

impl Fit {
    /// Adds what follows from coefficients and residuals.
    fn summarised(mut self, names: Vec<String>, values: &[Option<f64>], used: &[usize]) -> Fit {
        let df = self.df_residual as f64;
        let variance = (self.df_residual > 0).then(|| self.deviance / df);
        self.sigma = variance.map(f64::sqrt);

        let mut errors = vec![None; values.len()];
        for (place, &j) in self.pivot[..self.rank].iter().enumerate() {
            errors[j] = variance.map(|v| (v * self.unscaled_variance(place)).sqrt());
        }
        let row = |((name, value), std_error): ((String, &Option<f64>), Option<f64>)| {
            let t = value.zip(std_error).map(|(b, e)| b / e).filter(|t| t.is_finite());
            Coefficient { name, value: *value, std_error, t, p: t.map(|t| t_two_sided(t, df)) }
        };
        self.coefficients = names.into_iter().zip(values).zip(errors).map(row).collect();

        let weight = |i: usize| self.weights.as_ref().map_or(1.0, |w| w[i]);
        let total: f64 = used.iter().map(|&i| weight(i)).sum();
        let centre = match (self.intercept, &self.weights) {
            (false, _) => 0.0,
            (true, None) => mean(&self.fitted),
            (true, Some(_)) => used.iter().map(|&i| weight(i) / total * self.fitted[i]).sum(),
        };
        let explained: f64 = used.iter().map(|&i| weight(i) * (self.fitted[i] - centre).powi(2)).sum();
        self.explain(explained, variance, used.len());

        let average = used.iter().map(|&i| self.fitted[i]).sum::<f64>() / used.len() as f64;
        let spread = used.iter().map(|&i| (self.fitted[i] - average).powi(2)).sum::<f64>()
            / (used.len().max(2) - 1) as f64;
        self.essentially_perfect = variance.is_some_and(|v| v <= (average * average + spread) * 1e-30);
        self.criteria = self.compare(used);
        self
    }

    /// The share explained and its test. R's convention: with only an intercept the share is zero.
    fn explain(&mut self, explained: f64, variance: Option<f64>, used: usize) {
        let constant = usize::from(self.intercept);
        if self.rank <= constant {
            (self.r_squared, self.adj_r_squared) = (Some(0.0), Some(0.0));
            return;
        }
        let share = explained / (explained + self.deviance);
        if !share.is_finite() {
            return;
        }
        self.r_squared = Some(share);
        let Some(variance) = variance else { return };
        let (df1, df2) = (self.rank - constant, self.df_residual);
        self.adj_r_squared = Some(1.0 - (1.0 - share) * ((used - constant) as f64 / df2 as f64));
        let statistic = explained / df1 as f64 / variance;
        if statistic.is_finite() {
            self.f_test = Some(FTest { statistic, df1, df2, p: f_upper(statistic, df1 as f64, df2 as f64) });
        }
    }

    /// Likelihood and criteria, unless they are infinite.
    fn compare(&self, used: &[usize]) -> Option<Criteria> {
        let n = used.len() as f64;
        let parameters = self.rank as f64 + 1.0;
        let weights: f64 = self.weights.as_ref().map_or(0.0, |w| used.iter().map(|&i| w[i].ln()).sum());
        let variance = (2.0 * std::f64::consts::PI).ln() + 1.0 - n.ln() + self.deviance.ln();
        let log_likelihood = 0.5 * (weights - n * variance);
        // As R does, rows without weight count here, though not in the likelihood.
        let rows = self.residuals.len();
        let edf = rows - self.df_residual;
        log_likelihood.is_finite().then(|| Criteria {
            log_likelihood,
            aic: -2.0 * log_likelihood + 2.0 * parameters,
            bic: -2.0 * log_likelihood + n.ln() * parameters,
            edf,
            extract_aic: self.score(self.deviance, edf, 2.0),
        })
    }

    /// `n ln(deviance / n) + penalty * edf`, what `step` minimises.
    fn score(&self, deviance: f64, edf: usize, penalty: f64) -> f64 {
        let n = self.residuals.len() as f64;
        n * (deviance / n).ln() + penalty * edf as f64
    }

    /// The diagonal entry of `(X'WX)^-1` of the term at a place of the pivot.
    fn unscaled_variance(&self, place: usize) -> f64 {
        self.inverse_r[place..].iter().map(|column| column[place].powi(2)).sum()
    }

    /// Minimum, quartiles and maximum of the residuals.
    pub fn residual_quantiles(&self) -> [f64; 5] {
        five_numbers(&self.residuals)
    }

    /// The residuals times the root of their weight, without rows of weight zero: what R's summary shows of a
    /// weighted fit.
    pub fn weighted_residuals(&self) -> Vec<f64> {
        match &self.weights {
            None => self.residuals.clone(),
            Some(weights) => {
                let pairs = self.residuals.iter().zip(weights).filter(|(_, w)| **w > 0.0);
                pairs.map(|(r, w)| r * w.sqrt()).collect()
            }
        }
    }
}

/// The stars R prints behind a probability: `***` up to 0.001, `**` to 0.01, `*` to 0.05, `.` to 0.1.
pub fn significance_stars(p: f64) -> &'static str {
    match p {
        p if p <= 0.001 => "***",
        p if p <= 0.01 => "**",
        p if p <= 0.05 => "*",
        p if p <= 0.1 => ".",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::significance_stars;

    #[test]
    fn stars_include_their_bound() {
        let stars: Vec<&str> =
            [0.0, 0.001, 0.0011, 0.05, 0.1, 0.2, 1.0, f64::NAN].map(significance_stars).into();
        assert_eq!(stars, ["***", "***", "**", "*", ".", "", "", ""]);
    }
}
