//! The terms that a search may choose from.

use std::collections::HashSet;

use rayon::prelude::*;

use crate::Transform;
use crate::dataset::Dataset;
use crate::least_squares::dot;
use crate::model::RawTerm;

use super::Parameters;
use super::search::Problem;

/// A term that may enter a model.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    /// Its factors as `(column, transform)`; empty for the intercept.
    pub factors: RawTerm,
    /// Its weighted value in every kept row, scaled to norm 1.
    pub column: Vec<f64>,
    /// How complex it is, in units of the information criterion.
    pub complexity: f64,
}

impl Candidate {
    /// By how much the exponents of its factors exceed 1, in all.
    pub fn growth(&self) -> f64 {
        growth(&self.factors)
    }
}

/// By how much the exponents of some factors exceed 1, in all.
pub(super) fn growth(factors: &RawTerm) -> f64 {
    factors.iter().map(|f| (f.1.exponent() - 1.0).max(0.0)).sum()
}

/// All candidates; the intercept is the first.
#[derive(Debug)]
pub(super) struct Dictionary {
    pub candidates: Vec<Candidate>,
    /// How many features were searched for those, for the criterion.
    pub features: usize,
    /// The columns that are searched, those that explain most alone first.
    pub searched: Vec<usize>,
    /// Surcharge of each column for its evaluation cost.
    pub surcharge: Vec<f64>,
}

/// What a product of two features may be made of, with its complexity.
const PRODUCTS: [(Transform, Transform, f64); 5] = [
    (Transform::Identity, Transform::Identity, 1.0),
    (Transform::Square, Transform::Identity, 3.0),
    (Transform::Identity, Transform::Square, 3.0),
    (Transform::Identity, Transform::Lg, 3.0),
    (Transform::Lg, Transform::Identity, 3.0),
];

fn complexity(transform: Transform) -> f64 {
    match transform {
        Transform::Identity => 0.0,
        Transform::Square | Transform::XLg => 1.0,
        Transform::Lg | Transform::Sqrt => 2.0,
        Transform::ThreeHalves | Transform::Cube => 2.5,
        Transform::SquareLg => 3.5,
        // Priced where its exponent is fitted.
        Transform::Power(_) => 0.0,
    }
}

impl Dictionary {
    /// The intercept, every transform of `columns`, and products of the few columns that explain most alone.
    pub fn new(data: &Dataset, columns: &[usize], problem: &Problem, parameters: &Parameters) -> Self {
        let transforms: &[Transform] =
            if parameters.linear { &[Transform::Identity] } else { &Transform::ALL };
        let singles = |c: usize| {
            transforms.iter().filter_map(move |&t| candidate(data, problem, vec![(c, t)], complexity(t)))
        };
        // With very many columns the candidates of all would fill the memory, so the best are made again
        // below.
        let best_gain =
            |&c: &usize| singles(c).map(|s| problem.gain_beside_constant(&s.column)).fold(0.0, f64::max);
        let mut ranked: Vec<(f64, usize)> = columns.par_iter().map(|c| (best_gain(c), *c)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        ranked.truncate(parameters.search_features);
        let searched: Vec<usize> = ranked.into_iter().map(|r| r.1).collect();
        let mut candidates: Vec<Candidate> =
            candidate(data, problem, RawTerm::new(), 0.0).into_iter().collect();
        candidates.extend(searched.iter().flat_map(|&c| singles(c)));
        let surcharge = surcharges(data, columns, parameters.cost);
        let mut dictionary = Dictionary { candidates, features: columns.len(), searched, surcharge };
        if !parameters.linear {
            let strongest =
                &dictionary.searched[..dictionary.searched.len().min(parameters.product_features)];
            let pairs: Vec<(usize, usize)> = (0..strongest.len())
                .flat_map(|i| (0..i).map(move |j| (strongest[j], strongest[i])))
                .collect();
            dictionary
                .candidates
                .extend(pairs.par_iter().flat_map_iter(|&p| products(data, problem, p)).collect::<Vec<_>>());
        }
        dictionary
    }

    /// The intercept and `columns` as they are, at the price that they have in `other`.
    pub fn linear(data: &Dataset, columns: &[usize], problem: &Problem, other: &Dictionary) -> Self {
        let single = |&c: &usize| candidate(data, problem, vec![(c, Transform::Identity)], 0.0);
        let intercept = candidate(data, problem, RawTerm::new(), 0.0);
        Dictionary {
            candidates: intercept.into_iter().chain(columns.iter().filter_map(single)).collect(),
            features: other.features,
            searched: columns.to_vec(),
            surcharge: other.surcharge.clone(),
        }
    }

    /// Adds the products of `some` columns with every searched one, as far as they explain much alone or
    /// beside a fit whose weighted residual is `residual`.
    pub fn add_products(
        &mut self,
        data: &Dataset,
        problem: &Problem,
        some: &[usize],
        residual: &[f64],
        most: usize,
    ) {
        let known: HashSet<&RawTerm> = self.candidates.iter().map(|c| &c.factors).collect();
        let mut pairs: Vec<(usize, usize)> = some
            .iter()
            .flat_map(|&a| self.searched.iter().map(move |&b| (a.min(b), a.max(b))))
            .filter(|(a, b)| a != b)
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        let mut scored: Vec<(f64, f64, Candidate)> = pairs
            .par_iter()
            .flat_map_iter(|&pair| products(data, problem, pair))
            .filter(|c| !known.contains(&c.factors))
            .map(|c| (problem.gain_beside_constant(&c.column), dot(residual, &c.column).abs(), c))
            .collect();
        let by = |key: fn(&(f64, f64, Candidate)) -> f64| {
            move |a: &(f64, f64, Candidate), b: &(f64, f64, Candidate)| {
                key(b).total_cmp(&key(a)).then_with(|| a.2.factors.cmp(&b.2.factors))
            }
        };
        scored.sort_by(by(|s| s.0));
        let mut rest = scored.split_off(scored.len().min(most));
        rest.sort_by(by(|s| s.1));
        rest.truncate(most);
        self.candidates.extend(scored.into_iter().chain(rest).map(|s| s.2));
    }
}

/// All products of two columns.
fn products(data: &Dataset, problem: &Problem, (a, b): (usize, usize)) -> impl Iterator<Item = Candidate> {
    let (a, b) = (a.min(b), a.max(b));
    PRODUCTS.iter().filter_map(move |&(s, t, cost)| candidate(data, problem, vec![(a, s), (b, t)], cost))
}

/// The candidate of some factors, unless its values are not usable.
pub(super) fn candidate(
    data: &Dataset,
    problem: &Problem,
    factors: RawTerm,
    complexity: f64,
) -> Option<Candidate> {
    let mut column: Vec<f64> =
        problem.rows.iter().zip(&problem.root).map(|(&i, root)| root * value(data, &factors, i)).collect();
    let norm = dot(&column, &column).sqrt();
    if !(norm.is_finite() && norm > 0.0) {
        return None;
    }
    column.iter_mut().for_each(|v| *v /= norm);
    Some(Candidate { factors, column, complexity })
}

/// A term's value in every row.
pub(super) fn values(data: &Dataset, factors: &RawTerm) -> Vec<f64> {
    (0..data.rows()).map(|i| value(data, factors, i)).collect()
}

fn value(data: &Dataset, factors: &RawTerm, row: usize) -> f64 {
    factors.iter().map(|&(c, t)| t.apply(data.columns[c][row])).product()
}

/// What each column costs in the criterion: `weight` for each power of ten over the cheapest, at most three.
fn surcharges(data: &Dataset, columns: &[usize], weight: f64) -> Vec<f64> {
    let mut surcharges = vec![0.0; data.columns.len()];
    let cheapest =
        columns.iter().map(|&c| data.cost_of(c)).filter(|c| *c > 0.0).fold(f64::INFINITY, f64::min);
    // What no search looks at may be read all the same (`composed`).
    for (c, surcharge) in surcharges.iter_mut().enumerate() {
        if data.cost_of(c) > cheapest {
            *surcharge = weight * (data.cost_of(c) / cheapest).log10().min(3.0);
        }
    }
    surcharges
}
