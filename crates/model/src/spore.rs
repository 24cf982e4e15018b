//! SPORE-FoBa: sparse polynomial regression by an adaptive forward-backward greedy search.
//!
//! The method of Huang, Jia, Yu, Chun, Maniatis and Naik (NIPS 2010) with the parameters of the Mantis
//! papers, kept as published: it is the reference that [`crate::best`] is measured against, and it reproduces
//! the outputs of the authors' own program (`tests/fixtures/spore_*`).
//!
//! Features are normalised to [0, 1]. The outer loop adds one feature at a time: for every unused feature,
//! the monomials up to `degree` that contain it, and otherwise only features already chosen, are candidates;
//! an inner FoBa search (Zhang, 2008) adds them one by one while the error falls by more than
//! `inner * threshold`, and after each addition drops any term (chosen or older, never the constant) whose
//! loss is at most `nu` of that gain. The feature whose inner search ends with the smallest error is taken if
//! it gains more than `threshold`. Every fit is ordinary ridge regression; the error is the mean of |residual
//! / y| in training.

use rayon::prelude::*;

use crate::dataset::{Dataset, Diagnostic};
use crate::least_squares::{dot, solve_spd};
use crate::model::{Parts, RawTerm, assemble};
use crate::screen::Screening;
use crate::{Error, Fit, FitOptions, Method, Transform};

/// The parameters of the algorithm. The default is what the papers used.
#[derive(Debug, Clone, PartialEq)]
pub struct Parameters {
    /// Largest total degree of a monomial, at most 3.
    pub degree: usize,
    /// Smallest gain for which a feature is added.
    pub threshold: f64,
    /// The inner search's threshold as a fraction of `threshold`.
    pub inner: f64,
    /// Largest loss, as a fraction of the last gain, for which a term is dropped.
    pub nu: f64,
    /// Largest number of terms, the constant included.
    pub max_terms: usize,
    /// The ridge penalty.
    pub ridge: f64,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters { degree: 3, threshold: 0.01, inner: 0.1, nu: 0.5, max_terms: 15, ridge: 1e-3 }
    }
}

/// A monomial in normalised features, `(column, exponent)` each, and its value in every row.
#[derive(Debug, Clone)]
struct Monomial {
    powers: Vec<(usize, usize)>,
    values: Vec<f64>,
}

/// Fits with given parameters; [`crate::fit`] uses the published ones.
///
/// # Errors
/// As [`crate::fit_screened`].
pub fn fit(
    data: &Dataset,
    screening: &Screening,
    options: &FitOptions,
    parameters: &Parameters,
) -> Result<Fit, Error> {
    screening.check(data)?;
    options.check()?;
    let mut diagnostics = screening.diagnostics.clone();
    let columns = screening.representatives(&options.exclude);
    if columns.is_empty() {
        diagnostics.push(Diagnostic::NoFeature);
    }
    if !data.is_positive() {
        diagnostics.push(Diagnostic::non_positive(data));
    }
    let search = Search::new(data, &columns, parameters);
    let (terms, coefficients) = search.run();
    let raw = |m: &Monomial| -> RawTerm {
        m.powers.iter().filter_map(|&(c, e)| Transform::power(e).map(|t| (c, t))).collect()
    };
    let parts = Parts {
        fitted: terms.len(),
        method: Method::SporeFoba,
        terms: coefficients.into_iter().zip(terms.iter().map(raw)).collect(),
        normalised: true,
        kept: vec![true; data.rows()],
        level: options.level,
    };
    Ok(Fit { model: assemble(data, parts), diagnostics })
}

struct Search<'a> {
    parameters: &'a Parameters,
    y: &'a [f64],
    /// 1 / |y|, or 1 throughout when relative errors are not defined.
    error_weight: Vec<f64>,
    /// The candidate columns and their normalised values.
    features: Vec<(usize, Vec<f64>)>,
}

/// The outcome of one inner search.
struct Extension {
    error: f64,
    terms: Vec<Monomial>,
}

impl<'a> Search<'a> {
    fn new(data: &'a Dataset, columns: &[usize], parameters: &'a Parameters) -> Self {
        let weight = |y: &f64| if data.is_positive() { 1.0 / y } else { 1.0 };
        let normalised = |&c: &usize| {
            let values = &data.columns[c];
            let min = values.iter().copied().fold(f64::INFINITY, f64::min);
            let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            (c, values.iter().map(|v| (v - min) / (max - min)).collect())
        };
        Search {
            parameters,
            y: &data.y,
            error_weight: data.y.iter().map(weight).collect(),
            features: columns.iter().map(normalised).collect(),
        }
    }

    /// The outer loop: one feature more in each turn.
    fn run(&self) -> (Vec<Monomial>, Vec<f64>) {
        let mut terms = vec![Monomial { powers: Vec::new(), values: vec![1.0; self.y.len()] }];
        let mut chosen: Vec<usize> = Vec::new();
        let mut error = Gram::new(self, &terms).error(&[0]);
        while terms.len() < self.parameters.max_terms {
            let unused: Vec<usize> = (0..self.features.len()).filter(|f| !chosen.contains(f)).collect();
            let extend = |&f: &usize| (f, self.extend(&terms, error, &chosen, f));
            let extensions: Vec<(usize, Extension)> = unused.par_iter().map(extend).collect();
            // The first of equal ones, as the authors' program does.
            let best = extensions.into_iter().reduce(|a, b| if b.1.error < a.1.error { b } else { a });
            let Some((feature, extension)) =
                best.filter(|(_, e)| error - e.error > self.parameters.threshold)
            else {
                break;
            };
            chosen.push(feature);
            terms = extension.terms;
            error = extension.error;
            chosen.retain(|&f| terms.iter().any(|t| t.powers.iter().any(|p| p.0 == self.features[f].0)));
            chosen.sort_unstable();
        }
        let gram = Gram::new(self, &terms);
        let all: Vec<usize> = (0..terms.len()).collect();
        let coefficients = gram.coefficients(&all).unwrap_or_else(|| vec![0.0; all.len()]);
        (terms, coefficients)
    }

    /// The inner search over the monomials that `feature` adds.
    fn extend(&self, terms: &[Monomial], error: f64, chosen: &[usize], feature: usize) -> Extension {
        let parameters = self.parameters;
        let mut pool = terms.to_vec();
        pool.extend(self.monomials(chosen, feature));
        let gram = Gram::new(self, &pool);
        // `model` keeps the order older terms, then candidates by time of addition.
        let mut model: Vec<usize> = (0..terms.len()).collect();
        let mut current = error;
        while model.len() < parameters.max_terms {
            let mut trial = model.clone();
            let mut best: Option<(f64, usize)> = None;
            for candidate in (terms.len()..pool.len()).filter(|c| !model.contains(c)) {
                trial.push(candidate);
                let error = gram.error(&trial);
                trial.pop();
                if best.is_none_or(|(b, _)| error < b) {
                    best = Some((error, candidate));
                }
            }
            let Some((added, candidate)) = best else { break };
            let gain = if added.is_finite() { current - added } else { 0.0 };
            if gain <= parameters.inner * parameters.threshold {
                break;
            }
            model.push(candidate);
            current = added;
            while let Some((dropped, position)) = least(&gram, &model) {
                if dropped - added > parameters.nu * gain {
                    break;
                }
                model.remove(position);
                current = dropped;
            }
        }
        Extension { error: current, terms: model.into_iter().map(|t| pool[t].clone()).collect() }
    }

    /// The monomials of `chosen` and `feature` that contain `feature`, by its exponent.
    fn monomials(&self, chosen: &[usize], feature: usize) -> Vec<Monomial> {
        let mut result = Vec::new();
        for exponent in 1..=self.parameters.degree.min(3) {
            let rest = self.parameters.degree.min(3) - exponent;
            let mut powers = vec![0; chosen.len()];
            loop {
                result.push(self.monomial(chosen, &powers, feature, exponent));
                if !next_powers(&mut powers, rest) {
                    break;
                }
            }
        }
        result
    }

    fn monomial(&self, chosen: &[usize], powers: &[usize], feature: usize, exponent: usize) -> Monomial {
        let mut all: Vec<(usize, usize)> = chosen.iter().copied().zip(powers.iter().copied()).collect();
        all.push((feature, exponent));
        all.retain(|(_, e)| *e > 0);
        let mut values = vec![1.0; self.y.len()];
        for &(f, e) in &all {
            for (v, x) in values.iter_mut().zip(&self.features[f].1) {
                *v *= x.powi(i32::try_from(e).unwrap_or(i32::MAX));
            }
        }
        Monomial { powers: all.into_iter().map(|(f, e)| (self.features[f].0, e)).collect(), values }
    }
}

/// The next vector of exponents whose sum is at most `total`, counting up from the last; false after the end.
fn next_powers(powers: &mut [usize], total: usize) -> bool {
    for position in (0..powers.len()).rev() {
        if powers.iter().sum::<usize>() < total {
            powers[position] += 1;
            return true;
        }
        powers[position] = 0;
    }
    false
}

/// The term (not the constant, which comes first) whose removal gives the smallest error.
fn least(gram: &Gram<'_>, model: &[usize]) -> Option<(f64, usize)> {
    let without = |position: usize| {
        let rest: Vec<usize> = (0..model.len()).filter(|p| *p != position).map(|p| model[p]).collect();
        (gram.error(&rest), position)
    };
    (1..model.len()).map(without).reduce(|a, b| if b.0 < a.0 { b } else { a })
}

/// The normal equations of a pool of terms, from which those of any subset are read off.
struct Gram<'a> {
    search: &'a Search<'a>,
    pool: &'a [Monomial],
    products: Vec<Vec<f64>>,
    targets: Vec<f64>,
}

impl<'a> Gram<'a> {
    fn new(search: &'a Search<'a>, pool: &'a [Monomial]) -> Self {
        let products =
            pool.iter().map(|a| pool.iter().map(|b| dot(&a.values, &b.values)).collect()).collect();
        let targets = pool.iter().map(|a| dot(&a.values, search.y)).collect();
        Gram { search, pool, products, targets }
    }

    /// Ridge coefficients of a subset; `None` when the equations are not finite.
    fn coefficients(&self, subset: &[usize]) -> Option<Vec<f64>> {
        let mut a: Vec<Vec<f64>> =
            subset.iter().map(|&i| subset.iter().map(|&j| self.products[i][j]).collect()).collect();
        for (i, row) in a.iter_mut().enumerate() {
            row[i] += self.search.parameters.ridge;
        }
        let mut b: Vec<f64> = subset.iter().map(|&i| self.targets[i]).collect();
        solve_spd(&mut a, &mut b)?;
        Some(b)
    }

    /// Mean |residual / y| of a subset.
    fn error(&self, subset: &[usize]) -> f64 {
        let Some(coefficients) = self.coefficients(subset) else { return f64::INFINITY };
        let mut residuals = self.search.y.to_vec();
        for (&term, coefficient) in subset.iter().zip(&coefficients) {
            for (r, v) in residuals.iter_mut().zip(&self.pool[term].values) {
                *r -= coefficient * v;
            }
        }
        let sum: f64 = residuals.iter().zip(&self.search.error_weight).map(|(r, w)| (r * w).abs()).sum();
        sum / residuals.len() as f64
    }
}
