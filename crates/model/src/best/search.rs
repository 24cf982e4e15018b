//! Beam search over subsets of a dictionary.
//!
//! The state of a subset is an orthonormal basis of its weighted columns and the residual `r` of the target.
//! The gain of a further candidate `c` is exact: with `v` the squared norm of what is left of `c` outside of
//! the basis, the residual sum of squares falls by `(r.c)^2 / v`. In each round every subset of the beam is
//! extended by its most promising candidates; each extension, and what a good one is without a term that it
//! hardly misses, competes for a place in the next beam.

use std::collections::HashSet;

use rayon::prelude::*;

use crate::dataset::Dataset;
use crate::least_squares::{Basis, DEPENDENT, dot, subtract};
use crate::robust::EXACT;

use super::Parameters;
use super::dictionary::Dictionary;
use super::projection::{Projections, Scanner};

/// The weighted target.
#[derive(Debug)]
pub(super) struct Problem {
    /// The rows in use.
    pub rows: Vec<usize>,
    /// Square root of each such row's weight.
    pub root: Vec<f64>,
    /// `root * y`
    pub target: Vec<f64>,
    /// The unit vector along the weighted constant.
    constant: Vec<f64>,
    /// The target without its component along the constant.
    centred: Vec<f64>,
}

impl Problem {
    /// Relative weights where they are defined.
    pub fn new(data: &Dataset, kept: &[bool]) -> Self {
        let weights = data.unit_weights();
        let relative = data.is_positive();
        let scale = data.y.iter().fold(0.0f64, |m, y| m.max(y.abs()));
        let rows: Vec<usize> = (0..data.rows()).filter(|&i| kept[i]).collect();
        let root: Vec<f64> =
            rows.iter().map(|&i| weights[i].sqrt() / if relative { data.y[i] } else { scale }).collect();
        let target: Vec<f64> = rows.iter().zip(&root).map(|(&i, root)| root * data.y[i]).collect();
        Problem::of(rows, root, target)
    }

    /// The logarithm of what `y` exceeds a constant by; an error of it is worth what it makes of the relative
    /// error of `y`.
    pub fn logarithmic(data: &Dataset, rows: &[usize], constant: f64) -> Self {
        let weights = data.unit_weights();
        let root: Vec<f64> =
            rows.iter().map(|&i| weights[i].sqrt() * (data.y[i] - constant) / data.y[i]).collect();
        let target = rows.iter().zip(&root).map(|(&i, root)| root * (data.y[i] - constant).ln()).collect();
        Problem::of(rows.to_vec(), root, target)
    }

    fn of(rows: Vec<usize>, root: Vec<f64>, target: Vec<f64>) -> Self {
        let norm = dot(&root, &root).sqrt();
        let constant: Vec<f64> = root.iter().map(|r| r / norm).collect();
        let along = dot(&constant, &target);
        let centred = target.iter().zip(&constant).map(|(t, c)| t - along * c).collect();
        Problem { rows, root, target, constant, centred }
    }

    /// The rows in use of a column, by the root of their weight.
    pub fn weighted(&self, column: &[f64]) -> Vec<f64> {
        self.rows.iter().zip(&self.root).map(|(&i, root)| root * column[i]).collect()
    }

    /// By how much a column with norm 1 lowers the sum of squares of a constant model.
    pub fn gain_beside_constant(&self, column: &[f64]) -> f64 {
        let along = dot(&self.constant, column);
        gain(dot(&self.centred, column), 1.0 - along * along)
    }

    /// `n ln(RSS / n)`, with exact fits all alike.
    fn misfit(&self, rss: f64) -> f64 {
        let n = self.rows.len() as f64;
        n * (rss.max(self.least_rss()) / n).ln()
    }

    /// The sum of squares of what counts as exact.
    pub fn least_rss(&self) -> f64 {
        self.rows.len() as f64 * (EXACT * EXACT)
    }
}

pub(super) fn gain(along: f64, left: f64) -> f64 {
    if left > DEPENDENT { along * along / left } else { 0.0 }
}

/// Of how many terms of a subset it is tried what goes without one, those first that are missed least.
const DROPS: usize = 3;

/// A subset of the dictionary and what it achieves.
#[derive(Debug, Clone)]
pub(super) struct Subset {
    /// Indices of candidates, ascending.
    pub terms: Vec<usize>,
    /// The same in the order of the basis.
    order: Vec<usize>,
    /// Which of the beam it extends by its last term.
    pub extends: Option<usize>,
    /// The components of the weighted target along the basis.
    pub along: Vec<f64>,
    /// What the criterion charges for them.
    pub price: f64,
    score: f64,
    pub basis: Basis,
    /// What is left of the weighted target.
    pub residual: Vec<f64>,
}

/// The best subsets by the criterion, best first.
pub(super) fn run(problem: &Problem, dictionary: &Dictionary, parameters: &Parameters) -> Vec<Subset> {
    let search = Search { problem, dictionary, parameters };
    let mut seen: HashSet<Vec<usize>> = HashSet::new();
    let mut beam: Vec<Subset> =
        [vec![], vec![0]].into_iter().filter_map(|terms| search.subset(terms)).collect();
    // The search may begin with nothing, but a model that always predicts 0 is none.
    let mut best: Vec<Subset> = beam.iter().filter(|s| !s.terms.is_empty()).cloned().collect();
    let scanner = Scanner::new(&search);
    let mut projections: Vec<Projections> = Vec::new();
    for _ in 0..parameters.max_terms + 2 {
        let (projected, promising) = scanner.scan(&beam, &projections);
        projections = projected;
        let extensions = |(s, terms): (usize, Vec<usize>)| {
            let subset = &beam[s];
            terms.into_iter().map(move |term| (s, Search::with(subset, term)))
        };
        let mut fresh: Vec<(usize, Extension)> =
            promising.into_iter().enumerate().flat_map(extensions).collect();
        fresh.retain(|(_, extension)| seen.insert(extension.terms.clone()));
        let extended = |(s, extension)| search.extended((s, &beam[s]), extension);
        let mut next: Vec<Subset> = fresh.into_par_iter().filter_map(extended).collect();
        next.sort_by(order);
        // The backward step: what an extension made superfluous goes.
        let mut drops: Vec<Vec<usize>> =
            next.par_iter().take(2 * parameters.beam).flat_map_iter(|s| search.drops(s)).collect();
        drops.retain(|terms| seen.insert(terms.clone()));
        next.par_extend(drops.into_par_iter().filter_map(|terms| search.subset(terms)));
        next.sort_by(order);
        best.extend(next.iter().take(parameters.finalists).cloned());
        best.sort_by(order);
        best.truncate(parameters.finalists);
        beam = search.diverse(next);
        if beam.is_empty() {
            break;
        }
    }
    best
}

/// The features of the best subsets in order of first appearance, `most` at most.
pub(super) fn features_of(subsets: &[Subset], dictionary: &Dictionary, most: usize) -> Vec<usize> {
    let mut features: Vec<usize> = Vec::new();
    for &(column, _) in subsets.iter().flat_map(|s| &s.terms).flat_map(|&t| &dictionary.candidates[t].factors)
    {
        if !features.contains(&column) {
            features.push(column);
        }
    }
    features.truncate(most);
    features
}

fn order(a: &Subset, b: &Subset) -> std::cmp::Ordering {
    a.score.total_cmp(&b.score).then_with(|| a.terms.cmp(&b.terms))
}

/// A subset with one more term.
pub(super) struct Extension {
    term: usize,
    /// All, ascending.
    terms: Vec<usize>,
}

pub(super) struct Search<'a> {
    pub problem: &'a Problem,
    pub dictionary: &'a Dictionary,
    pub parameters: &'a Parameters,
}

impl Search<'_> {
    /// The state of a subset; `None` when its columns are dependent.
    pub fn subset(&self, terms: Vec<usize>) -> Option<Subset> {
        let nothing = Subset {
            terms: Vec::new(),
            order: Vec::new(),
            extends: None,
            along: Vec::new(),
            price: 0.0,
            score: 0.0,
            basis: Basis::default(),
            residual: self.problem.target.clone(),
        };
        let grown = terms.iter().try_fold(nothing, |subset, &t| self.grown(subset, t))?;
        Some(self.scored(grown, terms))
    }

    /// The state of a subset with one more term; `None` when its columns are dependent.
    pub fn extended(&self, (at, subset): (usize, &Subset), extension: Extension) -> Option<Subset> {
        let grown = self.grown(subset.clone(), extension.term)?;
        Some(Subset { extends: Some(at), ..self.scored(grown, extension.terms) })
    }

    /// Adds a term to the basis of a subset.
    fn grown(&self, mut subset: Subset, term: usize) -> Option<Subset> {
        if !subset.basis.push(&self.dictionary.candidates[term].column) {
            return None;
        }
        let q = subset.basis.q.last()?;
        // A second pass collects what rounding left behind.
        let mut sum = 0.0;
        for _ in 0..2 {
            let along = dot(q, &subset.residual);
            subtract(&mut subset.residual, along, q);
            sum += along;
        }
        subset.along.push(sum);
        subset.order.push(term);
        Some(subset)
    }

    fn scored(&self, mut subset: Subset, terms: Vec<usize>) -> Subset {
        subset.price = self.price(&terms) + self.sign_price(&subset);
        subset.score = self.problem.misfit(dot(&subset.residual, &subset.residual)) + subset.price;
        subset.terms = terms;
        subset
    }

    /// Costs add up, so a negative coefficient needs a reason.
    fn sign_price(&self, subset: &Subset) -> f64 {
        let coefficients = subset.basis.back_substitute(subset.along.clone());
        let negative =
            |(t, b): (&usize, &f64)| match (*b < 0.0, self.dictionary.candidates[*t].factors.is_empty()) {
                (true, true) => self.parameters.negative_intercept,
                (true, false) => self.parameters.negative_term,
                (false, _) => 0.0,
            };
        subset.order.iter().zip(&coefficients).map(negative).sum()
    }

    /// The best few subsets that lack one term, but for the empty one: without a term with coefficient `b`
    /// the sum of squares grows by `b^2` over the term's entry of `(X'X)^-1`.
    fn drops(&self, subset: &Subset) -> Vec<Vec<usize>> {
        if subset.terms.len() < 2 {
            return Vec::new();
        }
        let rss = dot(&subset.residual, &subset.residual);
        let coefficients = subset.basis.back_substitute(subset.along.clone());
        let variances = subset.basis.variances();
        let without = |(k, dropped): (usize, &usize)| {
            let fewer: Vec<usize> = subset.terms.iter().copied().filter(|t| t != dropped).collect();
            let grown = rss + coefficients[k] * coefficients[k] / variances[k];
            (self.problem.misfit(grown) + self.price(&fewer), fewer)
        };
        let mut scored: Vec<(f64, Vec<usize>)> = subset.order.iter().enumerate().map(without).collect();
        scored.sort_by(|a, b| a.0.total_cmp(&b.0).then_with(|| a.1.cmp(&b.1)));
        scored.into_iter().take(DROPS).map(|(_, fewer)| fewer).collect()
    }

    /// A subset with one more term.
    pub fn with(subset: &Subset, term: usize) -> Extension {
        let mut terms = subset.terms.clone();
        terms.insert(terms.partition_point(|t| *t < term), term);
        Extension { term, terms }
    }

    /// The best subsets, not more than a few with the same features.
    fn diverse(&self, sorted: Vec<Subset>) -> Vec<Subset> {
        let most = self.parameters.beam.div_ceil(3);
        let mut taken: Vec<Vec<usize>> = Vec::new();
        let mut beam = Vec::new();
        for subset in sorted {
            let features = self.features(&subset.terms);
            if beam.len() < self.parameters.beam && taken.iter().filter(|t| **t == features).count() < most {
                taken.push(features);
                beam.push(subset);
            }
        }
        beam
    }

    /// The columns that some terms read, ascending.
    pub fn features(&self, terms: &[usize]) -> Vec<usize> {
        let factors = |&t: &usize| self.dictionary.candidates[t].factors.iter().map(|f| f.0);
        let mut features: Vec<usize> = terms.iter().flat_map(factors).collect();
        features.sort_unstable();
        features.dedup();
        features
    }

    fn price(&self, terms: &[usize]) -> f64 {
        let features = self.features(terms);
        let each: f64 = terms.iter().map(|&t| self.term_price(t)).sum();
        each + features.iter().map(|&f| self.feature_price(f)).sum::<f64>()
    }

    /// A coefficient, as in BIC, and the complexity of the term.
    pub fn term_price(&self, term: usize) -> f64 {
        let candidate = &self.dictionary.candidates[term];
        self.rows().ln()
            + self.parameters.complexity * candidate.complexity
            + self.parameters.growth * candidate.growth()
    }

    /// How many rows are in use.
    pub fn rows(&self) -> f64 {
        self.problem.rows.len() as f64
    }

    /// The choice of one feature among all, and its evaluation cost.
    pub fn feature_price(&self, column: usize) -> f64 {
        let candidates = self.dictionary.features as f64;
        2.0 * self.parameters.gamma * candidates.ln() + self.dictionary.surcharge[column]
    }
}
