//! The regressions, each in the same terms: a coefficient per column, an intercept, and what is known of
//! them.

use std::borrow::Cow;

use mantis_linear::elastic_net::{ElasticNet, Folds, Lambdas};
use mantis_linear::equations::{self, Choice};
use mantis_linear::lm::{self, StepOptions};
use mantis_linear::nnls::{intervals, nnls};
use mantis_linear::{Design, Matrix};

use crate::Error;
use crate::bootstrap;
use crate::costs::{FStatistic, Penalty};
use crate::estimate::Method;

/// Runs to fit.
pub struct Problem {
    /// Which counter each column is.
    pub counters: Vec<usize>,
    /// Names of the columns.
    pub names: Vec<String>,
    /// Counts.
    pub x: Matrix,
    /// Responses.
    pub y: Vec<f64>,
    /// Weights, if relative errors count.
    pub weights: Option<Vec<f64>>,
    /// Level of the intervals.
    pub confidence: f64,
    /// Which regression.
    pub method: Method,
}

/// Counts are whole numbers, and so are most factors between them.
fn snapped(factor: f64) -> f64 {
    let whole = factor.round();
    if (factor - whole).abs() <= 1e-9 * whole.abs().max(1e-3) { whole } else { factor }
}

/// A coefficient.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Coefficient {
    /// `None` when aliased or dropped.
    pub value: Option<f64>,
    /// Standard error.
    pub std_error: Option<f64>,
    /// Value over standard error.
    pub t: Option<f64>,
    /// Probability of such a `t`.
    pub p: Option<f64>,
    /// Interval.
    pub interval: Option<[f64; 2]>,
}

/// A fit.
#[derive(Clone, Debug, Default)]
pub struct Fitted {
    /// One per column.
    pub coefficients: Vec<Coefficient>,
    /// If there is one.
    pub intercept: Option<Coefficient>,
    /// Terms that are not zero.
    pub active: usize,
    /// Where intervals are from.
    pub intervals: String,
    /// The F test of least squares.
    pub f: Option<FStatistic>,
    /// The penalty of ridge and elastic net.
    pub penalty: Option<Penalty>,
    /// Columns dropped by AIC, in order.
    pub dropped: Vec<usize>,
    /// Columns that the runs fitted make combinations of others.
    pub aliases: Vec<(usize, Vec<(usize, f64)>)>,
    /// Of the system of equations.
    pub reciprocal_condition: Option<f64>,
    /// Sentences.
    pub remarks: Vec<String>,
}

/// A duality gap beyond this share of what the responses vary by is told.
const FAR: f64 = 0.02;
/// Folds of the cross-validation.
const FOLDS: usize = 10;
/// Of matrices with more entries fewer penalties and folds are tried, and the runs are not drawn again.
pub(crate) const LARGE: usize = 4_000_000;
/// Mixture of the elastic net.
const MIXTURE: f64 = 0.5;

impl Problem {
    /// Fits.
    ///
    /// # Errors
    /// When there are too few runs for the method, or the numbers cannot be worked with.
    pub fn fit(&self) -> Result<Fitted, Error> {
        match self.method {
            Method::Ols | Method::Auto => self.least_squares(false),
            Method::OlsIntercept => self.least_squares(true),
            Method::Step => self.step(),
            Method::Nnls => self.nnls(),
            Method::Ridge => self.penalised(0.0),
            Method::ElasticNet => self.penalised(MIXTURE),
            Method::Equations => self.equations(),
        }
    }

    fn design(&self, intercept: bool) -> Result<Design, Error> {
        Ok(Design::new(self.names.clone(), self.x.clone(), intercept)?)
    }

    fn enough_runs(&self, more: usize) -> Result<(), Error> {
        let counters = self.x.cols() + more;
        if self.x.rows() < counters {
            let method = self.method.name();
            return Err(Error::TooFewRuns { runs: self.x.rows(), counters, method });
        }
        Ok(())
    }

    fn least_squares(&self, intercept: bool) -> Result<Fitted, Error> {
        self.enough_runs(usize::from(intercept))?;
        let fit = lm::lm(&self.design(intercept)?, &self.y, self.weights.as_deref())?;
        Ok(self.of_lm(&fit, &(0..self.x.cols()).collect::<Vec<_>>()))
    }

    /// A fit of some of the columns.
    fn of_lm(&self, fit: &lm::Fit, columns: &[usize]) -> Fitted {
        let df = fit.df_residual;
        let critical =
            (df > 0).then(|| mantis_linear::distribution::t_critical(1.0 - self.confidence, df as f64));
        let exact = |c: &lm::Coefficient| Coefficient {
            value: c.value,
            interval: c.value.map(|v| [v, v]),
            ..Coefficient::default()
        };
        let estimated = |c: &lm::Coefficient| Coefficient {
            value: c.value,
            std_error: c.std_error,
            t: c.t,
            p: c.p,
            interval: c.value.zip(c.std_error).zip(critical).map(|((v, se), t)| [v - t * se, v + t * se]),
        };
        let coefficient = |c| if fit.essentially_perfect { exact(c) } else { estimated(c) };
        let mut terms = fit.coefficients.iter();
        let intercept = fit.intercept.then(|| terms.next().map(coefficient)).flatten();
        let mut coefficients = vec![Coefficient::default(); self.x.cols()];
        columns.iter().zip(terms).for_each(|(&j, c)| coefficients[j] = coefficient(c));
        let shift = usize::from(fit.intercept);
        let column = |term: usize| term.checked_sub(shift).map(|j| columns[j]);
        let alias = |a: &mantis_linear::qr::Alias| {
            // With a constant part the combination is none of columns.
            let terms: Option<Vec<(usize, f64)>> =
                a.combination.iter().map(|&(t, f)| Some((column(t)?, snapped(f)))).collect();
            Some((column(a.column)?, terms?))
        };
        let aliases = fit.aliases.iter().filter_map(alias).collect();
        let mut remarks = Vec::new();
        if fit.essentially_perfect {
            remarks.push("the fit is exact but for rounding, so there are no standard errors".to_owned());
        }
        Fitted {
            coefficients,
            intercept,
            active: fit.rank,
            intervals: "Student's t with the residual degrees of freedom".to_owned(),
            f: fit.f_test.filter(|_| !fit.essentially_perfect).map(|f| FStatistic {
                value: f.statistic,
                df: [f.df1, f.df2],
                p: f.p,
            }),
            aliases,
            remarks,
            ..Fitted::default()
        }
    }

    fn step(&self) -> Result<Fitted, Error> {
        self.enough_runs(0)?;
        let chosen =
            lm::step(&self.design(false)?, &self.y, self.weights.as_deref(), &StepOptions::default());
        match chosen {
            Ok(chosen) => {
                let mut fitted = self.of_lm(&chosen.fit, &chosen.columns);
                let number = |name: &String| self.names.iter().position(|n| n == name);
                fitted.dropped =
                    chosen.trace.iter().filter_map(|s| s.dropped.as_ref()).filter_map(number).collect();
                fitted.intervals += ", of the model chosen, as if it had been chosen beforehand";
                Ok(fitted)
            }
            Err(mantis_linear::Error::PerfectFit) => {
                let mut fitted = self.least_squares(false)?;
                fitted.remarks.push("nothing was dropped by AIC: the fit is exact".to_owned());
                Ok(fitted)
            }
            Err(e) => Err(e.into()),
        }
    }

    fn nnls(&self) -> Result<Fitted, Error> {
        let fit = |multiplicity: Option<&[f64]>| {
            let (x, y) = self.weighted(multiplicity);
            nnls(&x, &y).map(|solution| solution.x)
        };
        let values = fit(None)?;
        if self.x.rows() * self.x.cols() > LARGE {
            return Ok(self.conditional(values));
        }
        let again = |multiplicity: &[f64]| fit(Some(multiplicity)).ok();
        Ok(self.resampled(values, again, Fitted::default()))
    }

    /// Counts and responses times the roots of their weights, for methods that know no weights.
    fn weighted(&self, multiplicity: Option<&[f64]>) -> (Cow<'_, Matrix>, Cow<'_, [f64]>) {
        if self.weights.is_none() && multiplicity.is_none() {
            return (Cow::Borrowed(&self.x), Cow::Borrowed(&self.y));
        }
        let of = |weights: Option<&[f64]>, i: usize| weights.map_or(1.0, |w| w[i]);
        let root = |i: usize| (of(self.weights.as_deref(), i) * of(multiplicity, i)).sqrt();
        let roots: Vec<f64> = (0..self.x.rows()).map(root).collect();
        let x = Matrix::from_fn(self.x.rows(), self.x.cols(), |i, j| roots[i] * self.x.get(i, j));
        let y = self.y.iter().zip(&roots).map(|(y, r)| y * r).collect();
        (Cow::Owned(x), Cow::Owned(y))
    }

    /// A non-negative fit whose intervals are those of least squares with the same costs at zero.
    fn conditional(&self, values: Vec<f64>) -> Fitted {
        let (x, y) = self.weighted(None);
        let found = intervals(&x, &y, &values, self.confidence);
        let active = values.iter().filter(|v| **v > 0.0).count();
        let df = self.x.rows().saturating_sub(active) as f64;
        let coefficient = |(&value, known): (&f64, &mantis_linear::nnls::Interval)| {
            let t = known.std_error.filter(|se| *se > 0.0).map(|se| value / se);
            Coefficient {
                value: Some(value),
                std_error: known.std_error,
                t,
                p: t.map(|t| mantis_linear::distribution::t_two_sided(t, df)),
                interval: Some(known.interval),
            }
        };
        Fitted {
            coefficients: values.iter().zip(&found).map(coefficient).collect(),
            active,
            intervals:
                "Student's t as if it had been known which costs are zero; those up to what the runs allow"
                    .to_owned(),
            ..Fitted::default()
        }
    }

    fn penalised(&self, alpha: f64) -> Result<Fitted, Error> {
        let rows = self.x.rows();
        let large = rows * self.x.cols() > LARGE;
        let (count, ratio) = if large { (20, 1e-4) } else { (60, 1e-7) };
        let lambdas = Lambdas::Path { count, ratio: Some(ratio) };
        let net = ElasticNet { alpha, intercept: false, lambdas, ..ElasticNet::default() };
        let weights = self.weights.as_deref();
        let folds = if large { FOLDS / 2 } else { FOLDS }.min(rows);
        if folds < 2 {
            return Err(Error::TooFewRuns { runs: rows, counters: 2, method: self.method.name() });
        }
        let chosen = net.cross_validate(&self.x, &self.y, weights, &Folds::shuffled(rows, folds, 1)?)?;
        let best = &chosen.path[chosen.best];
        let lambda = best.lambda;
        let dense = |point: &mantis_linear::elastic_net::Point| {
            let mut values = vec![0.0; self.x.cols()];
            point.coefficients.iter().for_each(|&(j, v)| values[j] = v);
            values
        };
        // From larger penalties down, because that is where each fit starts from.
        let near = ElasticNet { lambdas: Lambdas::Given(vec![lambda, 10.0 * lambda, 100.0 * lambda]), ..net };
        let again = |multiplicity: &[f64]| {
            let weighted: Vec<f64> =
                (0..rows).map(|i| multiplicity[i] * weights.map_or(1.0, |w| w[i])).collect();
            near.fit(&self.x, &self.y, Some(&weighted)).ok()?.last().map(dense)
        };
        let mut base = Fitted { penalty: Some(Penalty { lambda, alpha, folds }), ..Fitted::default() };
        if chosen.best + 1 == chosen.path.len() {
            base.remarks.push(
                "the smallest penalty tried predicts best: the runs determine the costs almost alone"
                    .to_owned(),
            );
        }
        if best.gap > FAR {
            base.remarks.push(format!(
                "counters go together, so that the fit ended before the best coefficients of its penalty: these \
                 might leave up to {:.0} % less of what the responses vary by; nnls ends at the best",
                100.0 * best.gap
            ));
        }
        Ok(self.resampled(dense(best), again, base))
    }

    /// A fit whose standard errors and intervals come from drawing runs again.
    fn resampled<F>(&self, values: Vec<f64>, again: F, base: Fitted) -> Fitted
    where
        F: Fn(&[f64]) -> Option<Vec<f64>> + Sync,
    {
        let (rows, columns) = (self.x.rows(), self.x.cols());
        let count = bootstrap::replicates(rows, columns);
        let spreads = bootstrap::spreads(rows, count, self.confidence, again);
        let active = values.iter().filter(|v| **v > 0.0).count();
        let df = rows.saturating_sub(active).max(1) as f64;
        let coefficient = |(j, &value): (usize, &f64)| {
            let spread = spreads.as_ref().map(|s| s[j]);
            let std_error = spread.map(|s| s.std_error);
            let t = std_error.filter(|se| *se > 0.0).map(|se| value / se);
            Coefficient {
                value: Some(value),
                std_error,
                t,
                p: t.map(|t| mantis_linear::distribution::t_two_sided(t, df)),
                // Percentiles need not contain the estimate, an interval should.
                interval: spread.map(|s| [s.interval[0].min(value), s.interval[1].max(value)]),
            }
        };
        Fitted {
            coefficients: values.iter().enumerate().map(coefficient).collect(),
            active,
            intervals: format!(
                "bootstrap: {count} times the runs were drawn again with replacement, percentiles"
            ),
            ..base
        }
    }

    fn equations(&self) -> Result<Fitted, Error> {
        let solution = equations::solve(&self.design(false)?, &self.y, Choice::WellConditioned)?;
        let coefficient = |v: &f64| Coefficient { value: Some(*v), ..Coefficient::default() };
        Ok(Fitted {
            coefficients: solution.x.iter().map(coefficient).collect(),
            active: solution.x.len(),
            intervals: "none: a system of equations has no degrees of freedom left".to_owned(),
            reciprocal_condition: Some(solution.reciprocal_condition),
            ..Fitted::default()
        })
    }
}
