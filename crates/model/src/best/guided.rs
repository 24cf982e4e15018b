//! Models of a measured cost after those of what is counted.
//!
//! What each run executes is counted without error, its time is measured with error. So the terms that
//! explain the count are found by data that do not mislead the search, and compete as models of the time:
//! with other coefficients, in the same proportions, or with their square roots beside them.

use crate::dataset::Dataset;
use crate::model::RawTerm;
use crate::robust;

use super::{Choice, Parameters, Readable, falls_below_zero, refit, select_tame};

/// The best model of the counts; `None` where there are none beside the measured cost.
pub(super) fn guide(data: &Dataset, readable: Readable<'_>, parameters: &Parameters) -> Option<Choice> {
    let counted = data.counted.clone().filter(|counted| *counted != data.y && !parameters.linear)?;
    let guide = Dataset { y: counted.clone(), counted: Some(counted), ..data.clone() };
    guide.is_positive().then(|| select_tame(&guide, readable, &vec![true; guide.rows()], parameters))
}

/// What a coefficient is charged, as in BIC.
fn coefficient_price(kept: &[bool]) -> f64 {
    (kept.iter().filter(|k| **k).count() as f64).ln()
}

/// The terms of a guide as a model of `data`: in the proportions of the guide, beside a constant, and with
/// coefficients of their own. Which features they read was chosen by other data, so that is not charged.
pub(super) fn follow(data: &Dataset, kept: &[bool], guide: &Choice, parameters: &Parameters) -> Vec<Choice> {
    let parameter = coefficient_price(kept);
    let mut terms = guide.terms.clone();
    let mut proportions = guide.coefficients.clone();
    let mut fitted = guide.fitted;
    if !terms.iter().any(Vec::is_empty) {
        terms.insert(0, RawTerm::new());
        proportions.insert(0, 0.0);
        fitted += 1;
    }
    let mut found: Vec<Choice> = Vec::new();
    if terms.len() < data.rows() {
        let price = parameter * terms.len() as f64;
        found.extend(refit(data, kept, terms.clone(), price, parameters));
    }
    // What is not compiled yet takes longer, so times grow more slowly than counts at first.
    if let [only] = &*guide.terms.iter().filter(|t| !t.is_empty()).collect::<Vec<_>>()
        && let Some(root) = root(only)
    {
        let price = 2.0 * parameter;
        found.extend(refit(data, kept, vec![(*only).clone(), root], price, parameters));
    }
    found.extend(in_proportion(data, kept, guide, (&terms, &proportions, fitted), parameters));
    found
}

/// The terms of a guide in its proportions, beside a constant and alone.
fn in_proportion(
    data: &Dataset,
    kept: &[bool],
    guide: &Choice,
    (terms, proportions, fitted): (&[RawTerm], &[f64], usize),
    parameters: &Parameters,
) -> Vec<Choice> {
    let parameter = coefficient_price(kept);
    let whole = [vec![1.0; data.rows()], guide.predicted.clone()];
    let mut found = Vec::new();
    for columns in [&whole[..], &whole[1..]] {
        let Some(scaled) = robust::relative(data, kept, columns) else { continue };
        let (constant, factor) = match *scaled.coefficients {
            [constant, factor] => (constant, factor),
            _ => (0.0, scaled.coefficients[0]),
        };
        let mut coefficients: Vec<f64> = proportions.iter().map(|p| p * factor).collect();
        if let Some(intercept) = terms.iter().position(Vec::is_empty) {
            coefficients[intercept] += constant;
        }
        let price = parameter * columns.len() as f64;
        let mut score = scaled.misfit + price;
        if factor <= 0.0 || falls_below_zero(data, kept, terms, &coefficients) {
            score += parameters.negative;
        }
        let used: Vec<usize> = (0..terms.len()).filter(|&t| coefficients[t] != 0.0).collect();
        found.push(Choice {
            terms: used.iter().map(|&t| terms[t].clone()).collect(),
            coefficients: used.iter().map(|&t| coefficients[t]).collect(),
            fitted: used.iter().filter(|t| **t < fitted).count(),
            predicted: scaled.predicted,
            price,
            score,
        });
    }
    found
}

/// The square root of a product of powers.
fn root(term: &RawTerm) -> Option<RawTerm> {
    term.iter().map(|&(column, transform)| Some((column, transform.root()?))).collect()
}
