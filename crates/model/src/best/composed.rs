//! Models of counted costs by what is known of their composition ([`mod@crate::known`]).
//!
//! The columns that stand for most of the cost are taken with their known coefficients, one after the other,
//! and what then is left is fitted by a constant, a share of what is known, or few columns, none of which
//! makes it smaller. They compete with what the search found, by the same criterion; known coefficients are
//! not charged, since no data chose them.
//!
//! What samples of the input or of iterations count stands for all that is counted, so the sum of such counts
//! with the coefficients of the whole is an estimate of the cost up to a factor: of one fitted parameter,
//! where a search among hundreds of noisy counts finds which of them fit some thirty runs by chance.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::dataset::Dataset;
use crate::known::{Composition, Estimate, Known};
use crate::model::RawTerm;
use crate::robust;
use crate::transform::Transform;

use super::dictionary::Dictionary;
use super::{Choice, Parameters, Readable, falls_below_zero};

/// Most columns with known coefficients. No data is used up for these, so there may be more than rows.
const MOST: usize = 400;
/// How many of the largest are tried: all these, and each time a third more.
const FEW: usize = 6;
/// Most terms that are fitted to what is left.
const FITTED: usize = 4;
/// How many columns are tried for each of these.
const PROMISING: usize = 8;
/// A unit of what a column counts costs at least this where it costs anything: of sums of values a smaller
/// coefficient says which rows have huge ones, and nothing else.
const LEAST_SLOPE: f64 = 1e-3;
/// What stands for less of the cost in every row is left out.
const LEAST: f64 = 1e-6;

/// The models of the largest known parts, one for each number of them.
pub(super) fn choices(
    data: &Dataset,
    Readable { columns, searched, usable }: Readable<'_>,
    kept: &[bool],
    dictionary: &Dictionary,
    parameters: &Parameters,
) -> Vec<Choice> {
    let is_counted = data.is_positive() && data.counted.as_ref() == Some(&data.y);
    let Some(known) = data.known.as_ref().filter(|_| is_counted) else { return Vec::new() };
    let composing = Composing { data, columns, searched, usable, kept, dictionary, parameters, known };
    let parts = composing.largest();
    let mut choices: Vec<Choice> =
        sizes(parts.len()).into_par_iter().filter_map(|n| composing.choice(&parts[..n])).collect();
    choices.extend(known.estimates().iter().filter_map(|estimate| composing.estimate(estimate)));
    choices
}

/// How many parts are tried, of so many.
fn sizes(all: usize) -> Vec<usize> {
    let sizes = std::iter::successors(Some(1), |&n| Some(if n < FEW { n + 1 } else { n + n / 3 }));
    sizes.take_while(|n| *n < all).chain((all > 0).then_some(all)).collect()
}

struct Composing<'a> {
    data: &'a Dataset,
    columns: &'a [usize],
    /// Those that may be fitted to what is left.
    searched: &'a [usize],
    /// Of all columns those that a model may read.
    usable: &'a [bool],
    kept: &'a [bool],
    dictionary: &'a Dictionary,
    parameters: &'a Parameters,
    known: &'a Composition,
}

/// A part of the cost that columns stand for together.
struct Part {
    columns: Vec<(usize, Known)>,
    /// The largest of its shares of the rows' costs: what only some runs do is no smaller a part of these.
    share: f64,
}

impl Composing<'_> {
    /// The largest parts, in descending order.
    fn largest(&self) -> Vec<Part> {
        let mut together: BTreeMap<Vec<usize>, Vec<(usize, Known)>> = BTreeMap::new();
        for &j in self.columns.iter().filter(|&&j| self.known.of(j).slope > 0.0) {
            together.insert(vec![j], vec![(j, self.known.of(j))]);
        }
        for sum in self.known.sums() {
            let usable =
                |of: &Vec<(usize, Known)>| of.iter().copied().find(|(column, _)| self.usable[*column]);
            let Some(columns) = sum.of.iter().map(usable).collect::<Option<Vec<_>>>() else { continue };
            together.entry(columns.iter().map(|c| c.0).collect()).or_default().extend(columns);
        }
        let mut parts: Vec<Part> = Vec::new();
        for columns in together.into_values() {
            let shares = self.data.y.iter().enumerate().map(|(i, y)| (self.cost(&columns, i) / y).max(0.0));
            let share = shares.fold(0.0, f64::max);
            if share > LEAST {
                parts.push(Part { columns, share });
            }
        }
        parts.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.columns[0].0.cmp(&b.columns[0].0)));
        parts.truncate(MOST);
        parts
    }

    /// What columns stand for in a row.
    fn cost(&self, columns: &[(usize, Known)], row: usize) -> f64 {
        columns.iter().map(|(j, known)| known.cost(self.data.columns[*j][row])).sum()
    }

    /// The model of these parts and what fits the rest. `None` where the parts are more than the whole.
    fn choice(&self, parts: &[Part]) -> Option<Choice> {
        let whole = |i: usize| {
            self.known.constant() + parts.iter().map(|part| self.cost(&part.columns, i)).sum::<f64>()
        };
        let composed: Vec<f64> = (0..self.data.rows()).map(whole).collect();
        let rest: Vec<f64> = self.data.y.iter().zip(&composed).map(|(y, c)| y - c).collect();
        if self.data.y.iter().zip(&rest).any(|(y, rest)| *rest < -1e-6 * y) {
            return None;
        }
        let fitted = self.fitted(&rest, &composed, self.none(&rest));
        let scale = 1.0 + fitted.coefficient(Added::Share);
        let predicted = composed.iter().zip(&fitted.predicted).map(|(c, p)| c + p).collect();
        let columns: Vec<(usize, Known)> = parts.iter().flat_map(|part| &part.columns).copied().collect();
        Some(self.chosen(&columns, scale, &fitted, predicted))
    }

    /// The model that is an estimate of the cost up to a factor, and what else fits.
    fn estimate(&self, estimate: &Estimate) -> Option<Choice> {
        if !estimate.of.iter().all(|(column, _)| self.usable[*column]) {
            return None;
        }
        let whole = |i: usize| self.known.constant() + self.cost(&estimate.of, i);
        let composed: Vec<f64> = (0..self.data.rows()).map(whole).collect();
        if composed.iter().any(|c| !c.is_finite() || *c <= 0.0) {
            return None;
        }
        let y = &self.data.y;
        let alone = self.with(y, &composed, &self.none(y), Added::Share)?;
        let fitted = self.fitted(y, &composed, alone);
        let scale = fitted.coefficient(Added::Share);
        Some(self.chosen(&estimate.of, scale, &fitted, fitted.predicted.clone()))
    }

    /// A model of known columns, all times `scale`, and of what was fitted beside them.
    fn chosen(&self, known: &[(usize, Known)], scale: f64, fitted: &Fitted, predicted: Vec<f64>) -> Choice {
        let mut slopes: BTreeMap<usize, f64> = BTreeMap::new();
        let mut constant = self.known.constant();
        for (column, known) in known {
            *slopes.entry(*column).or_default() += known.slope;
            constant += known.constant;
        }
        // The slice of one of them computes most of what the others need.
        let read = slopes.keys().map(|&j| self.dictionary.surcharge[j]).fold(0.0, f64::max);
        let mut summands = vec![Summand {
            column: None,
            coefficient: scale * constant + fitted.coefficient(Added::Constant),
            is_fitted: fitted.added.contains(&Added::Constant),
        }];
        summands.extend(slopes.into_iter().map(|(j, slope)| Summand {
            column: Some(j),
            coefficient: scale * slope,
            is_fitted: false,
        }));
        for (added, &coefficient) in fitted.added.iter().zip(&fitted.coefficients) {
            let Added::Column(column) = *added else { continue };
            match summands.iter_mut().find(|s| s.column == Some(column)) {
                Some(known) => {
                    known.coefficient += coefficient;
                    known.is_fitted = true;
                }
                None => summands.push(Summand { column: Some(column), coefficient, is_fitted: true }),
            }
        }
        summands.retain(|s| s.coefficient != 0.0);
        summands.sort_by_key(|s| !s.is_fitted);
        let own = summands.iter().filter(|s| s.is_fitted).count();
        let term = |s: &Summand| s.column.map(|j| (j, Transform::Identity)).into_iter().collect();
        let terms: Vec<RawTerm> = summands.iter().map(term).collect();
        let coefficients: Vec<f64> = summands.iter().map(|s| s.coefficient).collect();
        let price = fitted.price + read;
        let mut score = robust::misfit(self.data, self.kept, &predicted) + price;
        if falls_below_zero(self.data, self.kept, &terms, &coefficients) {
            score += self.parameters.negative;
        }
        Choice { terms, coefficients, fitted: own, predicted, price, score }
    }

    /// Nothing added.
    fn none(&self, rest: &[f64]) -> Fitted {
        let predicted = vec![0.0; rest.len()];
        Fitted { score: self.misfit(rest, &predicted), predicted, ..Fitted::default() }
    }

    /// What is left as a sum of few that each make it larger, those of `first` among them: the best one after
    /// the other.
    fn fitted(&self, rest: &[f64], composed: &[f64], first: Fitted) -> Fitted {
        let always = first.added.clone();
        let mut best = first;
        for _ in 0..FITTED {
            let tried = self.promising(rest, composed, &best).into_iter();
            let tried = tried.filter_map(|added| self.with(rest, composed, &best, added));
            match tried.min_by(|a, b| a.score.total_cmp(&b.score)) {
                Some(better) if better.score < best.score => best = better,
                _ => break,
            }
        }
        // What came first may stand for what the others say better.
        while best.added.len() > 1 {
            let dropped = (0..best.added.len()).filter(|&at| !always.contains(&best.added[at]));
            let without = dropped.filter_map(|drop| self.without(rest, composed, &best, drop));
            match without.min_by(|a, b| a.score.total_cmp(&b.score)) {
                Some(better) if better.score < best.score => best = better,
                _ => break,
            }
        }
        best
    }

    /// What is charged for a term.
    fn charge(&self, added: Added) -> f64 {
        let rows = self.kept.iter().filter(|k| **k).count() as f64;
        let choice = match added {
            Added::Column(j) => {
                let candidates = self.dictionary.features as f64;
                2.0 * self.parameters.gamma * candidates.ln() + self.dictionary.surcharge[j]
            }
            Added::Constant | Added::Share => 0.0,
        };
        choice + rows.ln()
    }

    /// One of them less.
    fn without(&self, rest: &[f64], composed: &[f64], before: &Fitted, drop: usize) -> Option<Fitted> {
        let (mut others, dropped) = (before.added.clone(), before.added[drop]);
        let last = if drop + 1 == others.len() { others.remove(drop - 1) } else { others.pop()? };
        others.retain(|added| *added != dropped);
        let price = before.price - self.charge(dropped) - self.charge(last);
        let before = Fitted { added: others, price, ..Fitted::default() };
        self.with(rest, composed, &before, last)
    }

    fn value(&self, added: Added, composed: &[f64], i: usize) -> f64 {
        match added {
            Added::Constant => 1.0,
            Added::Share => composed[i],
            Added::Column(j) => self.data.columns[j][i],
        }
    }

    /// What goes best with what is left.
    fn promising(&self, rest: &[f64], composed: &[f64], before: &Fitted) -> Vec<Added> {
        let y = &self.data.y;
        let left: Vec<f64> = (0..y.len()).map(|i| (rest[i] - before.predicted[i]) / y[i]).collect();
        let gain = |added: Added| {
            let (mut along, mut norm) = (0.0, 0.0);
            for i in (0..y.len()).filter(|&i| self.kept[i]) {
                let value = self.value(added, composed, i) / y[i];
                along += left[i] * value;
                norm += value * value;
            }
            if along > 0.0 && norm > 0.0 { along * along / norm } else { 0.0 }
        };
        let columns = self.searched.iter().map(|&j| Added::Column(j));
        let mut ranked: Vec<(f64, Added)> = columns.map(|c| (gain(c), c)).filter(|c| c.0 > 0.0).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        ranked.truncate(PROMISING);
        let all = [Added::Constant, Added::Share].into_iter().chain(ranked.into_iter().map(|c| c.1));
        all.filter(|added| !before.added.contains(added)).collect()
    }

    /// One more of them, if no coefficient is negative then.
    fn with(&self, rest: &[f64], composed: &[f64], before: &Fitted, added: Added) -> Option<Fitted> {
        let price = before.price + self.charge(added);
        let added: Vec<Added> = before.added.iter().copied().chain([added]).collect();
        let values = |&a: &Added| (0..rest.len()).map(|i| self.value(a, composed, i)).collect();
        let design: Vec<Vec<f64>> = added.iter().map(values).collect();
        let coefficients = robust::coefficients(self.data, self.kept, &design, rest)?;
        let least = |added: &Added| if let Added::Column(_) = added { LEAST_SLOPE } else { 0.0 };
        if added.iter().zip(&coefficients).any(|(added, b)| *b < least(added)) {
            return None;
        }
        let row = |i: usize| design.iter().zip(&coefficients).map(|(c, b)| b * c[i]).sum();
        let predicted: Vec<f64> = (0..rest.len()).map(row).collect();
        let score = self.misfit(rest, &predicted) + price;
        Some(Fitted { added, coefficients, predicted, price, score })
    }

    fn misfit(&self, rest: &[f64], predicted: &[f64]) -> f64 {
        let whole: Vec<f64> =
            self.data.y.iter().zip(rest).zip(predicted).map(|((y, rest), p)| y - rest + p).collect();
        robust::misfit(self.data, self.kept, &whole)
    }
}

/// A term of a model: a column, or the constant.
struct Summand {
    column: Option<usize>,
    coefficient: f64,
    is_fitted: bool,
}

/// What is added to known parts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Added {
    Constant,
    /// A share of the known parts.
    Share,
    Column(usize),
}

/// A sum that is fitted to what is left.
#[derive(Default)]
struct Fitted {
    added: Vec<Added>,
    coefficients: Vec<f64>,
    predicted: Vec<f64>,
    price: f64,
    score: f64,
}

impl Fitted {
    fn coefficient(&self, added: Added) -> f64 {
        self.added.iter().position(|a| *a == added).map_or(0.0, |at| self.coefficients[at])
    }
}
