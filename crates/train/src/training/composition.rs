//! What the parts of the program took in each run, and which columns are known to stand for them.

use std::collections::BTreeMap;

use mantis_classfile::names::MethodRef;
use mantis_feature::Criterion;
use mantis_measure::Row;
use mantis_model::{Composition, Dataset, Part, Screening};

use super::columns::Column;
use crate::session::Session;

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
