//! Models of counted costs by what is known of their composition ([`mod@crate::known`]).
//!
//! The columns that stand for most of the cost are taken with their known coefficients, one after the other,
//! and what then is left is fitted by a constant, a share of what is known, or few columns, none of which
//! makes it smaller. They compete with what the search found, by the same criterion; known coefficients are
//! not charged, since no data chose them.

use crate::dataset::Dataset;
use crate::known::Known;
use crate::model::RawTerm;
use crate::robust;
use crate::transform::Transform;

use super::dictionary::Dictionary;
use super::{Choice, Parameters, falls_below_zero};

/// Most columns with known coefficients.
const MOST: usize = 24;
/// Most terms that are fitted to what is left.
const FITTED: usize = 4;
/// How many columns are tried for each of these.
const PROMISING: usize = 8;
/// What stands for less of the cost in every row is left out.
const LEAST: f64 = 1e-6;

/// The models of the largest known parts, one for each number of them.
pub(super) fn choices(
    data: &Dataset,
    columns: &[usize],
    kept: &[bool],
    dictionary: &Dictionary,
    parameters: &Parameters,
) -> Vec<Choice> {
    let is_counted = data.is_positive() && data.counted.as_ref() == Some(&data.y);
    let Some(known) = data.known.as_ref().filter(|_| is_counted) else { return Vec::new() };
    let composing = Composing { data, columns, kept, dictionary, parameters, known };
    let parts = composing.largest();
    (1..=parts.len()).filter_map(|n| composing.choice(&parts[..n])).collect()
}

struct Composing<'a> {
    data: &'a Dataset,
    columns: &'a [usize],
    kept: &'a [bool],
    dictionary: &'a Dictionary,
    parameters: &'a Parameters,
    known: &'a [Known],
}

impl Composing<'_> {
    /// The columns that stand for most of the cost, the largest parts first.
    fn largest(&self) -> Vec<usize> {
        let y = &self.data.y;
        let shares = |j: usize| {
            self.data.columns[j].iter().zip(y).map(move |(x, y)| (self.known[j].cost(*x) / y).max(0.0))
        };
        let mut parts: Vec<(f64, usize)> = Vec::new();
        for &j in self.columns.iter().filter(|&&j| self.known[j].slope > 0.0) {
            if shares(j).fold(0.0, f64::max) > LEAST {
                parts.push((shares(j).sum(), j));
            }
        }
        parts.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        parts.truncate(MOST.min(self.data.rows() / 2));
        parts.into_iter().map(|(_, j)| j).collect()
    }

    /// The model of these parts and what fits the rest. `None` where the parts are more than the whole.
    fn choice(&self, parts: &[usize]) -> Option<Choice> {
        let whole =
            |i: usize| parts.iter().map(|&j| self.known[j].cost(self.data.columns[j][i])).sum::<f64>();
        let composed: Vec<f64> = (0..self.data.rows()).map(whole).collect();
        let rest: Vec<f64> = self.data.y.iter().zip(&composed).map(|(y, c)| y - c).collect();
        if self.data.y.iter().zip(&rest).any(|(y, rest)| *rest < -1e-6 * y) {
            return None;
        }
        let fitted = self.fitted(&rest, &composed);
        let scale = 1.0 + fitted.coefficient(Added::Share);
        let constant: f64 = parts.iter().map(|&j| self.known[j].constant).sum();
        let mut coefficients: Vec<(Option<usize>, f64)> =
            vec![(None, scale * constant + fitted.coefficient(Added::Constant))];
        coefficients.extend(parts.iter().map(|&j| (Some(j), scale * self.known[j].slope)));
        for (added, b) in fitted.added.iter().zip(&fitted.coefficients) {
            let Added::Column(column) = *added else { continue };
            match coefficients.iter_mut().find(|c| c.0 == Some(column)) {
                Some(known) => known.1 += b,
                None => coefficients.push((Some(column), *b)),
            }
        }
        coefficients.retain(|c| c.1 != 0.0);
        let (terms, coefficients): (Vec<RawTerm>, Vec<f64>) = coefficients
            .into_iter()
            .map(|(column, b)| (column.map(|j| (j, Transform::Identity)).into_iter().collect(), b))
            .unzip();
        let predicted: Vec<f64> = composed.iter().zip(&fitted.predicted).map(|(c, p)| c + p).collect();
        let read: f64 = parts.iter().map(|&j| self.dictionary.surcharge[j]).sum();
        let price = fitted.price + read;
        let mut score = robust::misfit(self.data, self.kept, &predicted) + price;
        if falls_below_zero(self.data, self.kept, &terms, &coefficients) {
            score += self.parameters.negative;
        }
        Some(Choice { terms, coefficients, predicted, price, score })
    }

    /// What is left as a sum of few that each make it larger: the best one after the other.
    fn fitted(&self, rest: &[f64], composed: &[f64]) -> Fitted {
        let rows = self.kept.iter().filter(|k| **k).count() as f64;
        let candidates = self.dictionary.features as f64;
        let mut best = Fitted { predicted: vec![0.0; rest.len()], ..Fitted::default() };
        best.score = self.misfit(rest, &best.predicted);
        for _ in 0..FITTED {
            let tried = self.promising(rest, composed, &best).into_iter().filter_map(|added| {
                let choice = match added {
                    Added::Column(j) => {
                        2.0 * self.parameters.gamma * candidates.ln() + self.dictionary.surcharge[j]
                    }
                    Added::Constant | Added::Share => 0.0,
                };
                self.with(rest, composed, &best, added, choice + rows.ln())
            });
            match tried.min_by(|a, b| a.score.total_cmp(&b.score)) {
                Some(better) if better.score < best.score => best = better,
                _ => break,
            }
        }
        best
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
        let columns = self.columns.iter().map(|&j| Added::Column(j));
        let mut ranked: Vec<(f64, Added)> = columns.map(|c| (gain(c), c)).filter(|c| c.0 > 0.0).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        ranked.truncate(PROMISING);
        let all = [Added::Constant, Added::Share].into_iter().chain(ranked.into_iter().map(|c| c.1));
        all.filter(|added| !before.added.contains(added)).collect()
    }

    /// One more of them, if no coefficient is negative then.
    fn with(
        &self,
        rest: &[f64],
        composed: &[f64],
        before: &Fitted,
        added: Added,
        price: f64,
    ) -> Option<Fitted> {
        let added: Vec<Added> = before.added.iter().copied().chain([added]).collect();
        let values = |&a: &Added| (0..rest.len()).map(|i| self.value(a, composed, i)).collect();
        let design: Vec<Vec<f64>> = added.iter().map(values).collect();
        let coefficients = robust::coefficients(self.data, self.kept, &design, rest)?;
        if coefficients.iter().any(|b| *b < 0.0) {
            return None;
        }
        let row = |i: usize| design.iter().zip(&coefficients).map(|(c, b)| b * c[i]).sum();
        let predicted: Vec<f64> = (0..rest.len()).map(row).collect();
        let price = before.price + price;
        let score = self.misfit(rest, &predicted) + price;
        Some(Fitted { added, coefficients, predicted, price, score })
    }

    fn misfit(&self, rest: &[f64], predicted: &[f64]) -> f64 {
        let whole: Vec<f64> =
            self.data.y.iter().zip(rest).zip(predicted).map(|((y, rest), p)| y - rest + p).collect();
        robust::misfit(self.data, self.kept, &whole)
    }
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
