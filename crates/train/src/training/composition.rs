//! What the parts of the program took in each run, and which columns are known to stand for them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use mantis_classfile::names::MethodRef;
use mantis_feature::{Criterion, Feature};
use mantis_measure::Row;
use mantis_model::{Composition, Dataset, Estimate, Part, Screening};

use super::columns::{Column, Reads};
use super::{Loop, Resource};
use crate::session::Session;

/// What is left of a cost that columns are to estimate, and how many there are at most.
const LEFT: f64 = 0.005;
const MOST: usize = 250;

/// The compositions of executed bytecodes and of bytes.
pub(super) fn known(
    session: &Session,
    rows: &[&Row],
    columns: &[Column],
    (data, screening): (&Dataset, &Screening),
) -> [Composition; 2] {
    let mut counts: BTreeMap<MethodRef, Vec<usize>> = BTreeMap::new();
    for (j, column) in columns.iter().enumerate() {
        if matches!(column.feature.criterion, Criterion::Edges(_) | Criterion::Entry) {
            counts.entry(column.feature.method_ref()).or_default().push(j);
        }
    }
    let methods = session.layout.classes.iter().flat_map(|c| c.methods.iter().map(move |m| (c, m)));
    let mut blocks: Vec<(f64, &[usize])> = Vec::new();
    for (class, method) in methods {
        let near = counts.get(&method.method_ref(&class.name)).map_or(&[][..], Vec::as_slice);
        blocks.extend(method.blocks.iter().map(|&(first, last)| (f64::from(last - first + 1), near)));
    }
    let of_bytecodes = parts(rows, |row| &row.parts_of_bytecodes);
    let of_bytecodes: Vec<Part<'_>> = of_bytecodes
        .into_iter()
        .map(|(number, values)| {
            let (unit, near) = blocks.get(number as usize).copied().unwrap_or_default();
            Part { values, unit, near }
        })
        .collect();
    let of_bytes = parts(rows, |row| &row.parts_of_bytes);
    let of_bytes: Vec<Part<'_>> =
        of_bytes.into_values().map(|values| Part { values, unit: 0.0, near: &[] }).collect();
    let composition = |parts: &[Part<'_>]| Composition::new(data, screening, parts);
    [composition(&of_bytecodes), composition(&of_bytes)]
}

impl Loop<'_> {
    /// Columns that stand for nearly all of the leading resources together, as far as they may be used, those
    /// that stand for most first.
    pub(super) fn composing(&self, is_usable: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for target in self.leading() {
            let Some(known) = self.known_of(target) else { continue };
            let parts = known.largest(&self.dataset(target), &self.screening, LEFT, is_usable);
            found.extend(parts.into_iter().flatten().take(MOST));
        }
        let mut seen = BTreeSet::new();
        found.retain(|j| seen.insert(*j));
        found
    }

    /// Notes for every way in which parts of inputs are looked at the estimates of costs that its columns
    /// are.
    pub(super) fn estimate(&mut self) {
        let mut ways: Vec<(Reads, HashMap<&str, usize>)> = Vec::new();
        for (j, column) in self.columns.iter().enumerate().filter(|(_, c)| c.reads != Reads::Whole) {
            let at = ways.iter().position(|(reads, _)| *reads == column.reads).unwrap_or_else(|| {
                ways.push((column.reads, HashMap::new()));
                ways.len() - 1
            });
            ways[at].1.insert(&column.feature.name, j);
        }
        let helps = |j: &usize| {
            let column = &self.columns[*j];
            column.reads != Reads::Whole && self.helping.contains(&column.feature.name)
        };
        let helpers: Vec<usize> = (0..self.columns.len()).filter(helps).collect();
        let estimate = |known: &Composition| {
            let of_way = |(_, found): &(Reads, HashMap<&str, usize>)| {
                let place = |j: usize| found.get(&*self.data.names[j]).copied();
                let is_usable = |j: usize| self.columns[j].reads == Reads::Whole && place(j).is_some();
                let pieces = known.pieces(&self.screening, &is_usable).flatten();
                Estimate { of: pieces.filter_map(|(j, known)| Some((place(j)?, known))).collect() }
            };
            let estimates = ways.iter().map(of_way).filter(|e| e.of.len() > 1).collect();
            known.estimated(estimates, helpers.clone())
        };
        self.known = [estimate(&self.known[0]), estimate(&self.known[1])];
    }

    /// What the counts of whole inputs are together of the resource that decides most, by what is known of
    /// it: for each of some features its coefficient, 0 where that is not known or another stands for the
    /// same.
    pub(super) fn coefficients(&self, features: &[Feature]) -> Vec<f64> {
        let mut coefficients = vec![0.0; features.len()];
        let decides = |t: &Resource| t.decides(&self.options.targets);
        let known = self.leading().find(decides).and_then(|target| self.known_of(target));
        let place: HashMap<&str, usize> =
            features.iter().enumerate().map(|(at, feature)| (&*feature.name, at)).collect();
        let place = |j: usize| place.get(&*self.data.names[j]).copied();
        let is_usable = |j: usize| self.columns[j].reads == Reads::Whole && place(j).is_some();
        for (j, known) in known.iter().flat_map(|k| k.pieces(&self.screening, &is_usable)).flatten() {
            if let Some(at) = place(j) {
                coefficients[at] += known.slope;
            }
        }
        coefficients
    }
}

/// What each part took in each run, by its number, but for parts that took nothing in any.
fn parts(rows: &[&Row], of: impl Fn(&Row) -> &[(u32, f64)]) -> BTreeMap<u32, Vec<f64>> {
    let mut parts: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for (i, row) in rows.iter().enumerate() {
        for &(part, value) in of(row) {
            parts.entry(part).or_insert_with(|| vec![0.0; rows.len()])[i] = value;
        }
    }
    parts
}
