//! A fitted model: a sum of terms, and how far to trust it.
//!
//! # Evaluation, exactly
//!
//! A model reads one value `x_f` per entry `f` of [`Model::features`], in that order. With
//!
//! * `z_f = (x_f - shift_f) / scale_f`,
//! * `g_t` = the product of `transform(z_f)` over the factors of term `t` (1 for the intercept, which has
//!   none),
//! * `m = sum of coef_t * g_t`,
//!
//! the prediction is `value = m`. Where there is a floor and `m` does not exceed it, either the form has
//! broken down beyond the training rows (a negative term outgrew the others), or the input is smaller than
//! any of them. So then `value = max(m', floor)`, where `m'` is `m` with every `x_f` that exceeds `max_f`
//! lowered to it: what is small is not raised to what training had. With `s = value` when
//! [`Interval::relative`] and `s = 1` otherwise,
//!
//! * the leverage is `h = sum over a, b of g_a * inverse[a][b] * g_b / s^2` over the terms of `inverse`,
//! * the half-width is `w = quantile * sigma * s * sqrt(1 + inflation * h)`,
//! * `upper = value + w` and `lower = value - w`, but not below 0 when there is a floor,
//! * the point is an extrapolation when `h > max_leverage * (1 + 1e-9)`, and, where some coefficients were
//!   known, when `value > largest`,
//! * feature `f` of a term that `inverse` has is out of range when `x_f` lies outside of `[min_f, max_f]`.
//!
//! `inverse` is `(X'WX)^-1` over the training rows with `W = weight / s^2`, so leverage and interval are
//! those of weighted least squares on relative error. It has the terms whose coefficients were fitted: the
//! first ones. What was known before fitting is no matter of the rows.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::dataset::Dataset;
use crate::least_squares::basis;
use crate::{Method, Transform};

/// The largest fraction of the smallest training target that bounds predictions from below ...
const FLOOR: f64 = 0.1;
/// ... and that fraction for each unit of relative error: a model that is nearly exact is right about small
/// inputs, too.
const FLOOR_OF_ERROR: f64 = 5.0;

/// The fraction for a sum of nothing but costs, which is small only where the features are.
const FLOOR_OF_SUMS: f64 = 0.05;

/// A formula shows this many terms.
const SHOWN_TERMS: usize = 12;

/// [`Interval::inflation`] of every model. Outside of the training box the largest error is that of the wrong
/// form, which least squares knows nothing of but which grows where the leverage does. Measured so that the
/// coverage is nominal in the box and little less outside (`docs/modelling.md`).
const INFLATION: f64 = 5.0;

/// A feature that a model reads.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Feature {
    /// Its column in the data set.
    pub column: usize,
    /// Its name in the data set.
    pub name: String,
    /// Subtracted from the value first.
    pub shift: f64,
    /// What the shifted value is divided by; not zero.
    pub scale: f64,
    /// Smallest value in training.
    pub min: f64,
    /// Largest value in training.
    pub max: f64,
}

/// One summand of a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// The coefficient.
    pub coef: f64,
    /// Index into [`Model::features`] and transform of each factor; empty for the intercept.
    pub factors: Vec<(usize, Transform)>,
}

/// What prediction intervals and the extrapolation flag are computed from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Nominal coverage.
    pub level: f64,
    /// Whether errors are relative to the prediction.
    pub relative: bool,
    /// Standard deviation of the errors.
    pub sigma: f64,
    /// Degrees of freedom of `sigma`.
    pub dof: f64,
    /// How many `sigma` the half-width is where the leverage is zero.
    pub quantile: f64,
    /// What the leverage counts for in the width; 1 is the textbook's.
    pub inflation: f64,
    /// The largest leverage of a training row.
    pub max_leverage: f64,
    /// `(X'WX)^-1`, one row and column for each of the first terms, whose coefficients were fitted.
    pub inverse: Vec<Vec<f64>>,
}

impl Interval {
    /// How many half-widths above the value a run lies with a probability of `risk` at most, as far as errors
    /// are distributed as the interval has it; 0 where it has no width.
    pub fn one_sided(&self, risk: f64) -> f64 {
        if self.quantile > 0.0 { student_quantile(1.0 - risk, self.dof) / self.quantile } else { 0.0 }
    }
}

/// A sum of terms with an interval. See the module's documentation for its exact meaning.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Model {
    /// What fitted it.
    pub method: Method,
    /// The features it reads, by ascending column. A feature of no term never occurs.
    pub features: Vec<Feature>,
    /// The summands: first those whose coefficients were fitted, then those that were known before. Of each
    /// the intercept comes first.
    pub terms: Vec<Term>,
    /// Lower bound of predictions, when all training targets were positive.
    pub floor: Option<f64>,
    /// Mean of |actual - predicted| / |actual| over the training rows (rows whose target is 0 do not count).
    pub train_error: f64,
    /// How many training rows there were.
    pub rows: usize,
    /// The largest training target.
    #[serde(default = "unbounded")]
    pub largest: f64,
    /// Prediction interval and leverage.
    pub interval: Interval,
}

/// The largest training target of a model that does not tell it.
fn unbounded() -> f64 {
    f64::MAX
}

/// The answer of a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Prediction {
    /// The predicted cost.
    pub value: f64,
    /// Lower end of the interval.
    pub lower: f64,
    /// Upper end of the interval.
    pub upper: f64,
    /// Nominal coverage of the interval.
    pub level: f64,
    /// Leverage of the point: how little the training rows say about it.
    pub leverage: f64,
    /// Whether the leverage exceeds that of every training row, or the value every training target where the
    /// leverage does not tell.
    pub extrapolating: bool,
    /// Indices into [`Model::features`] of those outside of their training range, where the coefficients were
    /// fitted to that.
    pub out_of_range: Vec<usize>,
}

impl Model {
    /// Predicts from one value per entry of [`Model::features`], in that order.
    ///
    /// # Panics
    /// When there are fewer values than features.
    pub fn predict(&self, values: &[f64]) -> Prediction {
        let mut g = Vec::with_capacity(self.terms.len());
        let mut sum = 0.0;
        for term in &self.terms {
            let product = self.product(&term.factors, |f| values[f]);
            sum += term.coef * product;
            g.push(product);
        }
        let value = self.bounded(sum, |f| values[f]);
        let interval = &self.interval;
        let scale = if interval.relative { value } else { 1.0 };
        let leverage = quadratic(&interval.inverse, &g) / (scale * scale);
        let width =
            interval.quantile * interval.sigma * scale.abs() * (1.0 + interval.inflation * leverage).sqrt();
        let lower = value - width;
        Prediction {
            value,
            lower: if self.floor.is_some() { lower.max(0.0) } else { lower },
            upper: value + width,
            level: interval.level,
            leverage,
            extrapolating: leverage > interval.max_leverage * (1.0 + 1e-9)
                || self.fitted_terms() < self.terms.len() && value > self.largest,
            out_of_range: (0..self.features.len())
                .filter(|&f| !(self.features[f].min..=self.features[f].max).contains(&values[f]))
                .filter(|&f| self.is_fitted(f))
                .collect(),
        }
    }

    /// Whether a coefficient with this feature was fitted.
    fn is_fitted(&self, feature: usize) -> bool {
        let fitted = self.terms.iter().take(self.fitted_terms());
        fitted.flat_map(|term| &term.factors).any(|factor| factor.0 == feature)
    }

    /// Predicts from a whole row of the data set.
    ///
    /// # Panics
    /// When a column of a used feature is missing.
    pub fn predict_row(&self, row: &[f64]) -> Prediction {
        let values: Vec<f64> = self.features.iter().map(|f| row[f.column]).collect();
        self.predict(&values)
    }

    /// The predicted value from a whole row of the data set, without an interval; not a number where the row
    /// has none that is read. Allocates nothing.
    ///
    /// # Panics
    /// When a column of a used feature is missing.
    pub fn value_of_row(&self, row: &[f64]) -> f64 {
        let value = |f: usize| row[self.features[f].column];
        let sum = self.sum(value);
        if sum.is_nan() { sum } else { self.bounded(sum, value) }
    }

    fn sum(&self, value: impl Fn(usize) -> f64) -> f64 {
        self.terms.iter().map(|term| term.coef * self.product(&term.factors, &value)).sum()
    }

    /// The prediction where the terms add up to `sum`.
    fn bounded(&self, sum: f64, value: impl Fn(usize) -> f64) -> f64 {
        let Some(floor) = self.floor.filter(|floor| sum <= *floor || sum.is_nan()) else { return sum };
        // Not a number stays none.
        let at_most =
            |f: usize| if value(f) > self.features[f].max { self.features[f].max } else { value(f) };
        self.sum(at_most).max(floor)
    }

    /// Columns of the features in use, ascending.
    pub fn columns(&self) -> Vec<usize> {
        self.features.iter().map(|f| f.column).collect()
    }

    /// The constant term, 0 when there is none.
    pub fn intercept(&self) -> f64 {
        self.terms.iter().find(|t| t.factors.is_empty()).map_or(0.0, |t| t.coef)
    }

    /// How many coefficients were fitted to the rows; the others were known before.
    pub fn fitted_terms(&self) -> usize {
        self.interval.inverse.len()
    }

    /// The model in words of its features, coefficients with four significant digits, such as
    /// `12.5 + 0.03142 n^2 + 7 n lg(1 + m)`. Names that are not plain identifiers stand in brackets.
    /// Normalised features carry a prime, explained on a line each. Of many terms only those are shown that
    /// amounted to most in training.
    pub fn formula(&self) -> String {
        let names: Vec<String> = self.features.iter().map(label).collect();
        let mut text = String::new();
        let shown = self.largest_terms();
        for (index, term) in shown.iter().map(|&t| &self.terms[t]).enumerate() {
            let sign = if term.coef < 0.0 { "-" } else { "+" };
            match (index, term.coef < 0.0) {
                (0, false) => {}
                (0, true) => text.push('-'),
                _ => text.extend([" ", sign, " "]),
            }
            text.push_str(&significant(term.coef.abs()));
            for (feature, transform) in &term.factors {
                text.push(' ');
                // Writing to a string cannot fail.
                let _ = transform.write(&mut text, &names[*feature]);
            }
        }
        if self.terms.is_empty() {
            text.push('0');
        }
        if shown.len() < self.terms.len() {
            let _ = write!(text, " + {} smaller terms", self.terms.len() - shown.len());
        }
        for (feature, name) in self.features.iter().zip(&names) {
            if feature.is_normalised() {
                let plain = name.trim_end_matches('\'');
                let (shift, scale) = (significant(feature.shift), significant(feature.scale));
                let _ = write!(text, "\n  with {name} = ({plain} - {shift}) / {scale}");
            }
        }
        text
    }

    /// The terms that a formula shows, in the order of the terms.
    fn largest_terms(&self) -> Vec<usize> {
        let amount = |&t: &usize| {
            let term = &self.terms[t];
            let most = |f: usize| self.features[f].max.abs().max(self.features[f].min.abs());
            term.coef.abs() * self.product(&term.factors, most).abs()
        };
        let mut terms: Vec<usize> = (0..self.terms.len()).collect();
        if terms.len() > SHOWN_TERMS {
            terms.sort_by(|a, b| amount(b).total_cmp(&amount(a)));
            terms.truncate(SHOWN_TERMS);
            terms.sort_unstable();
        }
        terms
    }

    pub(crate) fn product(&self, factors: &[(usize, Transform)], value: impl Fn(usize) -> f64) -> f64 {
        let factor = |&(f, transform): &(usize, Transform)| {
            let feature = &self.features[f];
            transform.apply((value(f) - feature.shift) / feature.scale)
        };
        factors.iter().map(factor).product()
    }
}

impl Feature {
    fn is_normalised(&self) -> bool {
        self.shift != 0.0 || self.scale != 1.0
    }
}

/// A term before the model knows its features: factors are `(column, transform)`.
pub(crate) type RawTerm = Vec<(usize, Transform)>;

/// What a method hands over to become a [`Model`].
pub(crate) struct Parts {
    pub method: Method,
    /// Those with fitted coefficients come first.
    pub terms: Vec<(f64, RawTerm)>,
    /// How many those are.
    pub fitted: usize,
    /// Whether features are normalised to their training range first.
    pub normalised: bool,
    /// Rows that count for `sigma` and the leverages.
    pub kept: Vec<bool>,
    pub level: f64,
}

/// Completes a model: features and their ranges, errors, interval.
pub(crate) fn assemble(data: &Dataset, parts: Parts) -> Model {
    let mut columns: Vec<usize> = parts.terms.iter().flat_map(|(_, t)| t.iter().map(|f| f.0)).collect();
    columns.sort_unstable();
    columns.dedup();
    let features = columns.iter().map(|&c| feature(data, c, parts.normalised)).collect();
    let position = |column: usize| columns.partition_point(|&c| c < column);
    let terms = parts
        .terms
        .into_iter()
        .map(|(coef, raw)| Term { coef, factors: raw.into_iter().map(|(c, t)| (position(c), t)).collect() })
        .collect();
    let relative = data.is_positive();
    let smallest = data.y.iter().copied().fold(f64::INFINITY, f64::min);
    let mut model = Model {
        method: parts.method,
        features,
        terms,
        floor: relative.then_some(0.0),
        train_error: 0.0,
        rows: data.rows(),
        largest: data.y.iter().copied().fold(f64::MIN, f64::max),
        interval: Interval {
            level: parts.level,
            relative,
            sigma: 0.0,
            dof: 1.0,
            quantile: 0.0,
            inflation: INFLATION,
            max_leverage: 0.0,
            inverse: Vec::new(),
        },
    };
    judge(&mut model, data, &parts.kept, parts.fitted);
    if relative {
        let most = if model.terms.iter().all(|t| t.coef >= 0.0) { FLOOR_OF_SUMS } else { FLOOR };
        model.floor = Some(smallest * (FLOOR_OF_ERROR * model.interval.sigma).min(most));
    }
    model
}

/// Fills in the errors and the interval from the rows that were kept. Coefficients that were known have no
/// error, and take none from the others.
fn judge(model: &mut Model, data: &Dataset, kept: &[bool], fitted: usize) {
    let rows: Vec<Vec<f64>> = (0..data.rows())
        .map(|i| model.features.iter().map(|f| data.columns[f.column][i]).collect())
        .collect();
    let predicted: Vec<f64> = rows.iter().map(|r| model.predict(r).value).collect();
    let relative = |i: usize| (data.y[i] != 0.0).then(|| (data.y[i] - predicted[i]).abs() / data.y[i].abs());
    let errors: Vec<f64> = (0..data.rows()).filter_map(relative).collect();
    model.train_error =
        if errors.is_empty() { 0.0 } else { errors.iter().sum::<f64>() / errors.len() as f64 };

    let weights = data.unit_weights();
    let used: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
    let root = |i: usize| weights[i].sqrt() / if model.interval.relative { predicted[i] } else { 1.0 };
    let design: Vec<Vec<f64>> = model.terms[..fitted]
        .iter()
        .map(|t| used.iter().map(|&i| root(i) * model.product(&t.factors, |f| rows[i][f])).collect())
        .collect();
    let rss: f64 = used.iter().map(|&i| (root(i) * (data.y[i] - predicted[i])).powi(2)).sum();
    let dof = (used.len() as f64 - fitted as f64).max(1.0);
    let interval = &mut model.interval;
    // Nothing is known about the error of a model with as many terms as rows: assume it is as large as the
    // target.
    let unknown = if interval.relative { 1.0 } else { data.y.iter().fold(0.0f64, |m, y| m.max(y.abs())) };
    interval.sigma = if used.len() > fitted { (rss / dof).sqrt() } else { unknown };
    interval.dof = dof;
    interval.quantile = student_quantile(0.5 + interval.level / 2.0, dof);
    // Dependent terms (only a ridge penalty gets them into a model): nothing is known about leverage.
    interval.inverse = vec![vec![0.0; fitted]; fitted];
    if let Some(basis) = basis(&design) {
        interval.inverse = basis.inverse();
        let leverage = |(k, &i): (usize, &usize)| basis.leverage(k) / weights[i];
        interval.max_leverage = used.iter().enumerate().map(leverage).fold(0.0, f64::max);
    }
}

fn feature(data: &Dataset, column: usize, normalised: bool) -> Feature {
    let values = &data.columns[column];
    let min = values.iter().copied().fold(f64::INFINITY, f64::min);
    let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (shift, scale) = if normalised && max > min { (min, max - min) } else { (0.0, 1.0) };
    Feature { column, name: data.names[column].clone(), shift, scale, min, max }
}

pub(crate) fn student_quantile(p: f64, dof: f64) -> f64 {
    use statrs::distribution::{ContinuousCDF, StudentsT};
    // The parameters are valid by construction.
    StudentsT::new(0.0, 1.0, dof).map_or(f64::NAN, |t| t.inverse_cdf(p))
}

pub(crate) fn quadratic(matrix: &[Vec<f64>], g: &[f64]) -> f64 {
    let row = |row: &Vec<f64>| row.iter().zip(g).map(|(m, g)| m * g).sum::<f64>();
    matrix.iter().zip(g).map(|(r, g)| g * row(r)).sum::<f64>().max(0.0)
}

/// The name of a feature as formulas show it.
fn label(feature: &Feature) -> String {
    let plain = !feature.name.is_empty() && feature.name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let name = if plain { feature.name.clone() } else { format!("[{}]", feature.name) };
    if feature.is_normalised() { name + "'" } else { name }
}

/// `x` with four significant digits, in scientific notation when very large or small.
fn significant(x: f64) -> String {
    if x == 0.0 {
        return "0".to_string();
    }
    let exponential = format!("{x:.3e}");
    let exponent: i32 = exponential.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trim = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    if (-4..7).contains(&exponent) {
        let decimals = usize::try_from(3 - exponent).unwrap_or(0);
        trim(&format!("{x:.decimals$}"))
    } else {
        match exponential.split_once('e') {
            Some((mantissa, exponent)) => format!("{}e{exponent}", trim(mantissa)),
            None => exponential,
        }
    }
}
