//! Merging columns that carry the same information.
//!
//! Most candidate features are constant, equal to another one, or an affine copy of another one (a loop count
//! and the branch count of its header differ by the number of times the loop is entered). A class of affine
//! copies needs one member in a search, and which one is free to choose: the cheapest to evaluate.
//!
//! Every column is standardised (mean 0, norm 1, sign of its first large entry positive), so that affine
//! copies become equal up to rounding, and summarised by its inner product with a fixed pseudo-random vector.
//! Columns are sorted by that number; equal ones are neighbours, and every merge is verified entry by entry.
//! Unlike a hash of rounded entries this has no bucket borders for rounding errors to fall on.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::dataset::{Dataset, Diagnostic, Error};

/// Columns that are affine copies of each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Class {
    /// All members, best representative first: by cost, then by index.
    pub members: Vec<usize>,
}

/// Which columns vary, and which carry the same information.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Screening {
    /// How many columns were screened.
    pub columns: usize,
    /// Classes of varying columns, by the smallest index in each.
    pub classes: Vec<Class>,
    /// Columns with one value only, ascending.
    pub constant: Vec<usize>,
    /// A remark for each column that has values that are not finite; such columns are in no class.
    pub diagnostics: Vec<Diagnostic>,
}

impl Screening {
    /// Whether `data` can be fitted and has as many columns as the data this was made from.
    pub(crate) fn check(&self, data: &Dataset) -> Result<(), Error> {
        data.check()?;
        if self.columns == data.columns.len() {
            Ok(())
        } else {
            Err(Error::ForeignScreening { screened: self.columns, columns: data.columns.len() })
        }
    }

    /// The best member of each class that is not excluded, in class order.
    pub fn representatives(&self, exclude: &[usize]) -> Vec<usize> {
        let mut excluded = vec![false; self.columns];
        for &column in exclude {
            if let Some(flag) = excluded.get_mut(column) {
                *flag = true;
            }
        }
        let best = |class: &Class| class.members.iter().copied().find(|&c| !excluded[c]);
        self.classes.iter().filter_map(best).collect()
    }
}

enum Kind {
    Varying(Standard),
    Constant,
    NonFinite,
}

struct Standard {
    column: usize,
    mean: f64,
    /// 1 / norm, with the sign that makes affine copies equal.
    factor: f64,
    signature: f64,
    /// How far rounding may move an entry of the standardised column.
    tolerance: f64,
}

impl Standard {
    fn at(&self, value: f64) -> f64 {
        (value - self.mean) * self.factor
    }
}

/// Screens all columns of `data`, whose shape has been checked ([`Dataset::check`]).
pub fn screen(data: &Dataset) -> Screening {
    let direction = direction(data.rows());
    let kinds: Vec<Kind> =
        data.columns.par_iter().enumerate().map(|(j, values)| standardise(j, values, &direction)).collect();
    let mut screening = Screening {
        columns: data.columns.len(),
        classes: Vec::new(),
        constant: Vec::new(),
        diagnostics: Vec::new(),
    };
    let mut varying = Vec::new();
    for (column, kind) in kinds.into_iter().enumerate() {
        match kind {
            Kind::Varying(standard) => varying.push(standard),
            Kind::Constant => screening.constant.push(column),
            Kind::NonFinite => {
                let name = data.names[column].clone();
                screening.diagnostics.push(Diagnostic::NonFiniteColumn { column, name });
            }
        }
    }
    screening.classes = classes(data, varying);
    screening
}

/// Groups equal standardised columns.
fn classes(data: &Dataset, mut varying: Vec<Standard>) -> Vec<Class> {
    varying.sort_by(|a, b| a.signature.total_cmp(&b.signature).then(a.column.cmp(&b.column)));
    let rows = data.rows() as f64;
    // The first member of each class found so far, in order of signature, with all its members.
    let mut groups: Vec<(Standard, Vec<usize>)> = Vec::new();
    for standard in varying {
        let reach = |group: &Standard| (group.tolerance + standard.tolerance) * rows.sqrt();
        let home = (0..groups.len())
            .rev()
            .take_while(|&g| standard.signature - groups[g].0.signature <= reach(&groups[g].0).max(1e-8))
            .find(|&g| is_same(data, &groups[g].0, &standard));
        match home {
            Some(g) => groups[g].1.push(standard.column),
            None => groups.push((standard.clone_key(), vec![standard.column])),
        }
    }
    let mut members: Vec<Vec<usize>> = groups.into_iter().map(|(_, members)| members).collect();
    members.iter_mut().for_each(|m| m.sort_unstable());
    members.sort_unstable();
    let rank = |a: &usize, b: &usize| data.cost_of(*a).total_cmp(&data.cost_of(*b)).then(a.cmp(b));
    members.iter_mut().for_each(|m| m.sort_by(rank));
    members.into_iter().map(|members| Class { members }).collect()
}

/// The first members of all classes, to find the class of other values in.
pub(crate) struct Standards {
    direction: Vec<f64>,
    /// With the class of each, by signature.
    firsts: Vec<(Standard, usize)>,
}

impl Standards {
    pub(crate) fn new(data: &Dataset, screening: &Screening) -> Standards {
        let direction = direction(data.rows());
        let first = |(class, of): (usize, &Class)| match of.members.first() {
            Some(&column) => match standardise(column, &data.columns[column], &direction) {
                Kind::Varying(standard) => Some((standard, class)),
                _ => None,
            },
            None => None,
        };
        let mut firsts: Vec<_> = screening.classes.iter().enumerate().filter_map(first).collect();
        firsts.sort_by(|a, b| a.0.signature.total_cmp(&b.0.signature));
        Standards { direction, firsts }
    }

    /// The class whose members are affine copies of these values.
    pub(crate) fn class_of(&self, data: &Dataset, values: &[f64]) -> Option<usize> {
        let Kind::Varying(standard) = standardise(0, values, &self.direction) else { return None };
        let rows = (values.len() as f64).sqrt();
        let reach = |other: &Standard| ((other.tolerance + standard.tolerance) * rows).max(1e-8);
        let from = self.firsts.partition_point(|(s, _)| s.signature < standard.signature - 1e-3);
        let near = self.firsts[from..].iter().take_while(|(s, _)| s.signature < standard.signature + 1e-3);
        let is_same = |(first, _): &&(Standard, usize)| {
            let tolerance = first.tolerance + standard.tolerance;
            let x = &data.columns[first.column];
            (first.signature - standard.signature).abs() <= reach(first)
                && x.iter().zip(values).all(|(x, v)| (first.at(*x) - standard.at(*v)).abs() <= tolerance)
        };
        near.into_iter().find(is_same).map(|(_, class)| *class)
    }
}

impl Standard {
    fn clone_key(&self) -> Standard {
        Standard { ..*self }
    }
}

fn is_same(data: &Dataset, a: &Standard, b: &Standard) -> bool {
    let tolerance = a.tolerance + b.tolerance;
    let (x, y) = (&data.columns[a.column], &data.columns[b.column]);
    x.iter().zip(y).all(|(x, y)| (a.at(*x) - b.at(*y)).abs() <= tolerance)
}

fn standardise(column: usize, values: &[f64], direction: &[f64]) -> Kind {
    if !values.iter().all(|v| v.is_finite()) {
        return Kind::NonFinite;
    }
    let rows = values.len() as f64;
    let first = values[0];
    if values.iter().all(|v| *v == first) {
        return Kind::Constant;
    }
    let mean = values.iter().map(|v| v / rows).sum::<f64>();
    let largest = values.iter().fold(0.0f64, |m, v| m.max(v.abs()));
    let spread = values.iter().fold(0.0f64, |m, v| m.max((v - mean).abs()));
    // Varying by rounding errors only is not varying. (An overflowing spread is not usable either.)
    if !(spread > 1e-13 * largest && spread.is_finite()) {
        return Kind::Constant;
    }
    let norm = values.iter().map(|v| ((v - mean) / spread).powi(2)).sum::<f64>().sqrt() * spread;
    // The first of the entries farthest from the mean gives the sign; rounding must neither flip nor pick it.
    let lead = values.iter().map(|v| v - mean).find(|d| d.abs() > (1.0 - 1e-9) * spread).unwrap_or(spread);
    let factor = lead.signum() / norm;
    let signature = values.iter().zip(direction).map(|(v, d)| (v - mean) * factor * d).sum();
    let tolerance = 1e-10 + 8.0 * f64::EPSILON * largest / norm;
    Kind::Varying(Standard { column, mean, factor, signature, tolerance })
}

/// A fixed vector with entries in [-1, 1) that no data knows of (splitmix64).
fn direction(rows: usize) -> Vec<f64> {
    let mut state = 0x4d61_6e74_6973_u64;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    (0..rows).map(|_| next()).collect()
}
