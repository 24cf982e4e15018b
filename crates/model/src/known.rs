//! Costs whose composition is known: how much of a counted cost columns stand for.
//!
//! What a program executes or allocates is a sum over its code: a block's length times its executions, an
//! object's size times how often it is made. Where the executions of a part are those of a feature, or differ
//! by a constant, the part's coefficient is no matter of regression; so where they are the sum or the
//! difference of two features' of the same method, as those of a loop's head are (entries and iterations),
//! since what flows into a block flows out of it. A model of such coefficients holds outside of the training
//! range as it does inside, and with fewer runs than it has terms.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use rayon::prelude::*;

use crate::dataset::Dataset;
use crate::screen::{Screening, Standards};

/// So many rows, and all others alike, do not tell that columns are the same.
const DOUBTFUL: usize = 3;
/// In fewer rows than this few are no sign of anything.
const MANY: usize = 12;

/// What a unit of a column that one row alone has may cost.
const STEEPEST: f64 = 1e5;

/// A part of a cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Part<'a> {
    /// What it took in every row.
    pub values: Vec<f64>,
    /// What it takes each time; 0 where that differs or is not known.
    pub unit: f64,
    /// Columns that count something in its neighbourhood.
    pub near: &'a [usize],
}

/// What of a cost a column stands for: `slope` times its value and `constant`, in every row.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Known {
    /// Cost for each unit of the column.
    pub slope: f64,
    /// Cost besides.
    pub constant: f64,
}

impl Known {
    /// The cost in a row where the column has this value.
    pub fn cost(self, value: f64) -> f64 {
        self.slope * value + self.constant
    }

    /// What `of` is of another column, where this is that column of a third.
    fn after(self, of: Known) -> Known {
        Known { slope: self.slope * of.slope, constant: self.slope * of.constant + self.constant }
    }
}

/// A cost that one or two columns stand for, added.
#[derive(Debug, Clone, PartialEq)]
pub struct Sum {
    /// For each the columns that can stand for it, the first that a model may read is the best.
    pub of: Vec<Vec<(usize, Known)>>,
}

/// A cost that columns together are an estimate of, in proportion: each of them estimates another column,
/// whose coefficient is known.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    /// The columns with what those that they estimate stand for.
    pub of: Vec<(usize, Known)>,
}

/// What columns stand for of a cost.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Composition {
    /// For each column what it stands for alone; later columns stand for nothing.
    columns: Vec<Known>,
    sums: Arc<Vec<Sum>>,
    constant: f64,
    estimates: Arc<Vec<Estimate>>,
    /// Columns that are there for these only, ascending.
    helpers: Arc<Vec<usize>>,
}

impl Composition {
    /// Of each part: which columns of `data` it is an affine function of and grows with, or else which two.
    ///
    /// A part counts for every member of a class of `screening`, since models read one of them, but where few
    /// rows tell that they are the same it counts for what counts the part itself.
    pub fn new(data: &Dataset, screening: &Screening, parts: &[Part<'_>]) -> Composition {
        let standards = Standards::new(data, screening);
        let classes = Classes::new(data, screening);
        let find = |part: &Part<'_>| -> Found {
            match standards.class_of(data, &part.values) {
                Some(class) => classes.own(class, part).map_or(Found::Class(class), Found::Sum),
                None => classes.pair(part).map_or(Found::Nothing, Found::Sum),
            }
        };
        let found: Vec<Found> = parts.par_iter().map(find).collect();
        let mut columns = vec![Known::default(); data.columns.len()];
        let mut sums = Vec::new();
        let mut constant = 0.0;
        for (part, found) in parts.iter().zip(found) {
            match found {
                Found::Class(class) => {
                    for &column in &screening.classes[class].members {
                        let known = affine(&data.columns[column], &part.values);
                        if known.slope > 0.0 && known.slope.is_finite() {
                            columns[column].slope += known.slope;
                            columns[column].constant += known.constant;
                        }
                    }
                }
                Found::Sum(sum) => sums.push(sum),
                Found::Nothing => {
                    let first = part.values.first().copied().unwrap_or(0.0);
                    if part.values.iter().all(|v| *v == first) {
                        constant += first;
                    }
                }
            }
        }
        Composition { columns, sums: Arc::new(sums), constant, ..Composition::default() }
    }

    /// The same with other estimates; no search looks at `helpers`, which are there for estimates only.
    #[must_use]
    pub fn estimated(&self, estimates: Vec<Estimate>, mut helpers: Vec<usize>) -> Composition {
        helpers.sort_unstable();
        Composition { estimates: Arc::new(estimates), helpers: Arc::new(helpers), ..self.clone() }
    }

    /// What estimates the cost.
    pub fn estimates(&self) -> &[Estimate] {
        &self.estimates
    }

    /// Whether a column is there for estimates only.
    pub fn only_helps(&self, column: usize) -> bool {
        self.helpers.binary_search(&column).is_ok()
    }

    /// What columns stand for alone, in the order of [`Dataset::columns`].
    pub fn of_each(columns: Vec<Known>) -> Composition {
        Composition { columns, ..Composition::default() }
    }

    /// What a column stands for alone.
    pub fn of(&self, column: usize) -> Known {
        self.columns.get(column).copied().unwrap_or_default()
    }

    /// What was the same in every row.
    pub fn constant(&self) -> f64 {
        self.constant
    }

    /// What columns stand for beside that.
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// The columns that stand for something alone though others seem to be the same, and those of estimates.
    pub fn own(&self) -> impl Iterator<Item = usize> + '_ {
        let alone = self.sums.iter().filter(|sum| sum.of.len() == 1).flat_map(|sum| &sum.of[0]);
        let estimating = self.estimates.iter().flat_map(|estimate| &estimate.of);
        alone.chain(estimating).map(|(column, _)| *column)
    }

    /// The largest parts of a cost `y`, the largest first, until but a share of `left` is left on average:
    /// each with columns that stand for it, of those that `is_usable` says may.
    pub fn largest(
        &self,
        data: &Dataset,
        screening: &Screening,
        left: f64,
        is_usable: &dyn Fn(usize) -> bool,
    ) -> Vec<Vec<usize>> {
        let share = |of: &[(usize, Known)]| {
            let cost = |i: usize| of.iter().map(|(j, known)| known.cost(data.columns[*j][i])).sum::<f64>();
            let rows = (0..data.rows()).filter(|&i| data.y[i] > 0.0);
            rows.map(|i| cost(i) / data.y[i]).sum::<f64>() / data.rows().max(1) as f64
        };
        let mut parts: Vec<(f64, Vec<usize>)> = self
            .pieces(screening, is_usable)
            .map(|of| (share(&of), of.into_iter().map(|(column, _)| column).collect()))
            .filter(|(share, _): &(f64, Vec<usize>)| *share > 0.0)
            .collect();
        parts.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let mut rest: f64 = parts.iter().map(|part| part.0).sum();
        let needed = parts.into_iter().take_while(|(share, _)| {
            let is_needed = rest > left;
            rest -= share;
            is_needed
        });
        needed.map(|(_, columns)| columns).collect()
    }

    /// Each part of the cost once, by columns that may be used.
    pub fn pieces<'a>(
        &'a self,
        screening: &'a Screening,
        is_usable: &'a dyn Fn(usize) -> bool,
    ) -> impl Iterator<Item = Vec<(usize, Known)>> + 'a {
        let alone = screening.classes.iter().filter_map(move |class| {
            let stands = |j: &&usize| self.of(**j).slope > 0.0 && is_usable(**j);
            class.members.iter().find(stands).map(|&j| vec![(j, self.of(j))])
        });
        let usable = |of: &Vec<(usize, Known)>| of.iter().copied().find(|(column, _)| is_usable(*column));
        let sums = self.sums.iter().filter_map(move |sum| sum.of.iter().map(usable).collect());
        alone.chain(sums)
    }

    /// The same for a data set of some of the columns, in this order.
    #[must_use]
    pub fn of_columns(&self, columns: &[usize]) -> Composition {
        let place: HashMap<usize, usize> = columns.iter().enumerate().map(|(at, &j)| (j, at)).collect();
        let moved = |of: &Vec<(usize, Known)>| -> Vec<(usize, Known)> {
            of.iter().filter_map(|(column, known)| Some((*place.get(column)?, *known))).collect()
        };
        let sum = |sum: &Sum| -> Option<Sum> {
            let of: Vec<_> = sum.of.iter().map(moved).collect();
            of.iter().all(|columns| !columns.is_empty()).then_some(Sum { of })
        };
        let estimate = |estimate: &Estimate| -> Option<Estimate> {
            let of = moved(&estimate.of);
            (of.len() == estimate.of.len()).then_some(Estimate { of })
        };
        let helpers = (0..columns.len()).filter(|&at| self.only_helps(columns[at])).collect();
        Composition {
            columns: columns.iter().map(|&j| self.of(j)).collect(),
            sums: Arc::new(self.sums.iter().filter_map(sum).collect()),
            constant: self.constant,
            estimates: Arc::new(self.estimates.iter().filter_map(estimate).collect()),
            helpers: Arc::new(helpers),
        }
    }
}

/// What stands for a part.
enum Found {
    /// Each member of a class.
    Class(usize),
    Sum(Sum),
    Nothing,
}

/// Classes of columns and what they are known by.
struct Classes<'a> {
    data: &'a Dataset,
    screening: &'a Screening,
    /// Of each column.
    of: Vec<Option<usize>>,
}

impl Classes<'_> {
    fn new<'a>(data: &'a Dataset, screening: &'a Screening) -> Classes<'a> {
        let mut of = vec![None; data.columns.len()];
        for (class, found) in screening.classes.iter().enumerate() {
            found.members.iter().for_each(|&column| of[column] = Some(class));
        }
        Classes { data, screening, of }
    }

    /// Whether few rows tell that the members of a class are the same: all others have one value.
    fn is_doubtful(&self, class: usize) -> bool {
        let Some(&column) = self.screening.classes[class].members.first() else { return false };
        let values = &self.data.columns[column];
        let same = |v: &f64| values.iter().filter(|w| *w == v).count();
        values.iter().take(DOUBTFUL + 1).any(|v| values.len() - same(v) <= DOUBTFUL)
    }

    /// Whether only one row tells that.
    fn is_of_one(&self, class: usize) -> bool {
        let first = self.screening.classes[class].members.first();
        first.is_some_and(|&column| is_told_by_one(&self.data.columns[column]))
    }

    /// The columns that can stand for what `known` is of `column`, that one first if others may be another
    /// thing.
    fn side(&self, column: usize, known: Known) -> Vec<(usize, Known)> {
        let Some(class) = self.of[column] else { return vec![(column, known)] };
        let x = &self.data.columns[column];
        let other = |&member: &usize| (member, known.after(affine(&self.data.columns[member], x)));
        let members = self.screening.classes[class].members.iter().map(other);
        let mut side: Vec<(usize, Known)> = members.collect();
        if self.is_doubtful(class) {
            side.sort_by(|a, b| likely(a.1.slope).partial_cmp(&likely(b.1.slope)).unwrap_or(Ordering::Equal));
            side.sort_by_key(|(member, _)| *member != column);
        }
        side
    }

    /// What stands for a part, of a doubtful class: what counts just this part, or else what is likeliest to.
    fn own(&self, class: usize, part: &Part<'_>) -> Option<Sum> {
        if !self.is_doubtful(class) {
            return None;
        }
        let counts = |&&j: &&usize| {
            let mut both = self.data.columns[j].iter().zip(&part.values);
            self.of[j] == Some(class) && both.all(|(x, v)| (x - v / part.unit).abs() < 0.5)
        };
        if let Some(own) = part.near.iter().find(counts).filter(|_| part.unit > 0.0) {
            return Some(Sum { of: vec![self.side(*own, Known { slope: part.unit, constant: 0.0 })] });
        }
        if part.values.len() < MANY {
            return None;
        }
        let all = self.screening.classes[class].members.iter();
        let mut side: Vec<(usize, Known)> =
            all.map(|&member| (member, affine(&self.data.columns[member], &part.values))).collect();
        // What one row has says nothing of how much of it there is each time; several rows that agree do.
        let most = if self.is_of_one(class) { STEEPEST } else { f64::MAX };
        side.retain(|(_, known)| known.slope > 0.0 && known.slope <= most);
        side.sort_by(|a, b| likely(a.1.slope).partial_cmp(&likely(b.1.slope)).unwrap_or(Ordering::Equal));
        Some(Sum { of: vec![side] })
    }

    /// The two columns near a part of whose counts its own are the sum or the difference, but for a constant.
    fn pair(&self, part: &Part<'_>) -> Option<Sum> {
        if part.unit <= 0.0 || part.values.iter().all(|v| *v == part.values[0]) {
            return None;
        }
        let mut near: Vec<(usize, usize)> =
            part.near.iter().filter_map(|&j| Some((self.of[j]?, j))).collect();
        near.sort_unstable();
        near.dedup_by_key(|n| n.0);
        let columns = &self.data.columns;
        let constant = |a: usize, b: usize, sign: f64| {
            let rest = |i: usize| part.values[i] / part.unit - columns[a][i] - sign * columns[b][i];
            (1..part.values.len()).all(|i| (rest(i) - rest(0)).abs() < 0.5).then(|| rest(0))
        };
        for (k, &(_, a)) in near.iter().enumerate() {
            for &(_, b) in &near[k + 1..] {
                // The minuend comes first.
                for (x, y, sign) in [(a, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
                    let Some(constant) = constant(x, y, sign) else { continue };
                    let first = Known { slope: part.unit, constant: part.unit * constant };
                    let second = Known { slope: sign * part.unit, constant: 0.0 };
                    return Some(Sum { of: vec![self.side(x, first), self.side(y, second)] });
                }
            }
        }
        None
    }
}

/// Whether a column has one value in all rows but one, of many.
pub(crate) fn is_told_by_one(values: &[f64]) -> bool {
    let others = |v: f64| values.iter().filter(|w| **w != v).count() == 1;
    values.len() >= MANY && values.iter().take(2).any(|&v| others(v))
}

/// How likely it is that each unit of a column costs so much, the least first: code that runs once executes
/// some bytecodes, and what it makes has some bytes, no part of one and seldom millions.
fn likely(slope: f64) -> (bool, bool, f64) {
    let is_whole = (slope - slope.round()).abs() < 1e-6 * slope.abs();
    (slope < 1.0 - 1e-6, !is_whole, slope)
}

/// `y` as an affine function of `x`, of which it is one.
fn affine(x: &[f64], y: &[f64]) -> Known {
    let (least, most) = ends(x);
    let slope = (y[most] - y[least]) / (x[most] - x[least]);
    Known { slope, constant: y[least] - slope * x[least] }
}

/// The rows of the least and the largest value.
fn ends(values: &[f64]) -> (usize, usize) {
    let rows = 0..values.len();
    let by_value = |a: &usize, b: &usize| values[*a].total_cmp(&values[*b]);
    (rows.clone().min_by(by_value).unwrap_or(0), rows.max_by(by_value).unwrap_or(0))
}
