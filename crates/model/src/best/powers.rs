//! Products of powers with fitted exponents, such as `x^0.98 y z^-1.02`.
//!
//! What a program does is often the number of some things times an average over others: the positions of a
//! game tree are those of the level above times the moves of each, that is `m2 * m2 / m1`. No sum of products
//! of two features says so. On a logarithmic scale such a product is a sum, so the search for subsets finds
//! its features and least squares its exponents (multiplicative regression; Extra-P's terms of several
//! parameters are products of powers from a fixed list).
//!
//! A cost is such a product and a constant (the start of the JVM), which a logarithm does not take apart: the
//! search is made for a few constants, and the terms it finds compete with all others, intercept included.

use crate::Transform;
use crate::dataset::Dataset;
use crate::least_squares::basis;
use crate::model::RawTerm;

use super::Parameters;
use super::dictionary::{Candidate, Dictionary, candidate};
use super::search::{self, Problem};

/// The constants that are tried, as shares of the smallest target.
const CONSTANTS: [f64; 3] = [0.0, 0.5, 0.9];
/// Larger exponents are no costs.
const LARGEST: f64 = 3.0;
/// Smaller exponents say nothing.
const SMALLEST: f64 = 0.1;
/// How many subsets become terms, for each constant.
const FINALISTS: usize = 12;
/// What a negative exponent is charged: averages are rarer than counts.
const NEGATIVE: f64 = 5.0;
/// What an exponent that is a multiple of a half is charged. Another one is a fitted parameter and charged
/// like one.
const HALF: f64 = 3.0;

/// Terms whose exponents fit the target.
pub(super) fn candidates(
    data: &Dataset,
    dictionary: &Dictionary,
    problem: &Problem,
    parameters: &Parameters,
) -> Vec<Candidate> {
    // Counts below 1 have no place on a logarithmic scale.
    let usable = |&&c: &&usize| problem.rows.iter().all(|&i| data.columns[c][i] >= 1.0);
    let columns: Vec<usize> = dictionary.searched.iter().filter(usable).copied().collect();
    if columns.is_empty() || !data.is_positive() {
        return Vec::new();
    }
    let smallest = problem.rows.iter().map(|&i| data.y[i]).fold(f64::INFINITY, f64::min);
    // Other columns stay empty: there may be very many.
    let mut logs =
        Dataset { columns: vec![Vec::new(); data.columns.len()], y: data.y.clone(), ..Dataset::default() };
    for &c in &columns {
        logs.columns[c] = data.columns[c].iter().map(|x| x.max(1.0).ln()).collect();
    }
    let mut found: Vec<Candidate> = Vec::new();
    for share in CONSTANTS {
        let logarithmic = Problem::logarithmic(data, &problem.rows, share * smallest);
        let linear = Dictionary::linear(&logs, &columns, &logarithmic, dictionary);
        let few = Parameters {
            max_features: parameters.power_features,
            max_terms: parameters.power_features + 1,
            finalists: FINALISTS,
            negative_term: NEGATIVE,
            negative_intercept: 0.0,
            linear: true,
            ..parameters.clone()
        };
        for subset in search::run(&logarithmic, &linear, &few) {
            let features =
                search::features_of(std::slice::from_ref(&subset), &linear, parameters.power_features);
            let Some(exponents) = exponents(&logs, &features, &logarithmic) else { continue };
            for (term, complexity) in terms(&features, &exponents, problem.rows.len()) {
                if !found.iter().any(|c| c.factors == term) {
                    found.extend(candidate(data, problem, term, complexity));
                }
            }
        }
    }
    found
}

/// The exponent of each feature.
fn exponents(logs: &Dataset, features: &[usize], problem: &Problem) -> Option<Vec<f64>> {
    let weighted = |c: usize| problem.weighted(&logs.columns[c]);
    let constant = problem.weighted(&vec![1.0; logs.rows()]);
    let design: Vec<Vec<f64>> =
        std::iter::once(constant).chain(features.iter().map(|&c| weighted(c))).collect();
    let coefficients = basis(&design)?.coefficients(&problem.target);
    let exponents = coefficients[1..].to_vec();
    exponents.iter().all(|e| (SMALLEST..=LARGEST).contains(&e.abs())).then_some(exponents)
}

/// The product with the exponents as they were fitted and with halves instead, and how complex each is. Those
/// that the dictionary has already are not made again.
fn terms(features: &[usize], exponents: &[f64], rows: usize) -> Vec<(RawTerm, f64)> {
    let fitted = (rows as f64).ln();
    let term = |round: &dyn Fn(f64) -> f64| {
        let mut factors: Vec<(usize, Transform)> = features
            .iter()
            .zip(exponents)
            .filter_map(|(&c, &e)| Some((c, Transform::of_exponent(round(e))?)))
            .collect();
        factors.sort_unstable();
        factors
    };
    let halves = term(&|e| (2.0 * e).round() / 2.0);
    let exact = term(&|e| e);
    let complexity = |t: &RawTerm, each: f64| t.len() as f64 * each;
    let mut all = Vec::new();
    if halves.len() == features.len() && is_new(&halves) {
        all.push((halves.clone(), complexity(&halves, HALF)));
    }
    if exact != halves {
        all.push((exact.clone(), complexity(&exact, fitted)));
    }
    all
}

/// Whether the dictionary may lack a term with whole and half exponents.
fn is_new(term: &RawTerm) -> bool {
    term.len() > 2 || term.iter().any(|f| matches!(f.1, Transform::Power(_)))
}
