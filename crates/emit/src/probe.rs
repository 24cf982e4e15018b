//! Probes, arranged by the place where they are.

use std::collections::BTreeMap;

use mantis_classfile::names::MethodRef;
use mantis_feature::{Criterion, EdgeRef, Scheme};
use mantis_ir::{Function, Op, Type};
use mantis_slice::Refusal;

use crate::stack::{cloned, popped};
use crate::{Probe, SlotKind, refuse};

/// A probe on a stored value, or on the size of a new array.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) slot: u32,
    pub(crate) kind: SlotKind,
}

/// The probes of one method.
#[derive(Debug, Default)]
pub(crate) struct MethodProbes {
    /// Slots to count entries of the method in.
    pub(crate) entry: Vec<u32>,
    edges: BTreeMap<EdgeRef, Vec<u32>>,
    stored: BTreeMap<u32, Vec<Stored>>,
}

impl MethodProbes {
    /// Slots that count an edge.
    pub(crate) fn edge(&self, origin: u32, successor: u32) -> &[u32] {
        self.edges.get(&EdgeRef { origin, successor }).map_or(&[], Vec::as_slice)
    }

    /// Whether an edge out of the instruction is counted.
    pub(crate) fn has_edge(&self, origin: u32) -> bool {
        let low = EdgeRef { origin, successor: 0 };
        self.edges.range(low..=EdgeRef { origin, successor: u32::MAX }).next().is_some()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.entry.is_empty() && self.edges.is_empty() && self.stored.is_empty()
    }

    /// The slots of its entries if it has no other probes.
    pub(crate) fn only_entries(&self) -> Option<&[u32]> {
        (self.edges.is_empty() && self.stored.is_empty()).then_some(&self.entry)
    }

    /// Probes of the value that the instruction stores, or of what the array takes that it makes.
    pub(crate) fn stored(&self, origin: u32) -> impl Iterator<Item = Stored> + '_ {
        self.stored.get(&origin).into_iter().flatten().copied()
    }
}

/// Sorts the probes by method and gives the kind of each slot, in the order of `probes`.
pub(crate) fn arrange<'a>(
    probes: &[Probe],
    body: impl Fn(&MethodRef) -> Option<&'a Function>,
) -> Result<(BTreeMap<MethodRef, MethodProbes>, Vec<SlotKind>), Refusal> {
    let mut by_method: BTreeMap<MethodRef, MethodProbes> = BTreeMap::new();
    let mut kinds = Vec::with_capacity(probes.len());
    for Probe { slot, feature } in probes {
        let method = feature.method_ref();
        let Some(f) = body(&method) else {
            return refuse(format!("{}: its method is not in the slice", feature.name));
        };
        let here = by_method.entry(method).or_default();
        let kind = match &feature.criterion {
            Criterion::Entry => {
                here.entry.push(*slot);
                SlotKind::Count
            }
            Criterion::Edges(edges) => {
                for &edge in edges {
                    if !f.insts.values().any(|i| i.origin == edge.origin) {
                        return refuse(format!(
                            "{}: there is no code at instruction {}",
                            feature.name, edge.origin
                        ));
                    }
                    here.edges.entry(edge).or_default().push(*slot);
                }
                SlotKind::Count
            }
            Criterion::Input(..) => {
                return refuse(format!("{} is nothing of the program", feature.name));
            }
            Criterion::Stored(origin) | Criterion::Array(origin) => {
                let average = feature.scheme == Scheme::ValueAverage;
                let Some(kind) = stored_kind(f, *origin, average) else {
                    return refuse(format!("{}: no number is stored at instruction {origin}", feature.name));
                };
                here.stored.entry(*origin).or_default().push(Stored { slot: *slot, kind });
                kind
            }
        };
        kinds.push(kind);
    }
    Ok((by_method, kinds))
}

fn stored_kind(f: &Function, origin: u32, average: bool) -> Option<SlotKind> {
    let inst = f.insts.keys().find(|&i| f.insts[i].origin == origin && f.insts[i].op != Op::Fallthrough)?;
    if cloned(&f.insts[inst].op).is_some() {
        return Some(SlotKind::LongSum);
    }
    let value = match f.insts[inst].op {
        // A size is a `long` whatever the lengths are.
        Op::NewArray(_) | Op::MultiNewArray(_, 1..=2) => return Some(SlotKind::LongSum),
        Op::Iinc(..) => f.result(inst)?,
        Op::Copy { store: Some(_), .. } | Op::PutField(_) | Op::PutStatic(_) | Op::ArrayStore(_) => {
            *popped(f, inst).last()?
        }
        _ => return None,
    };
    Some(match (&f.values[value].ty, average) {
        (Type::Int | Type::Long, false) => SlotKind::LongSum,
        (Type::Int | Type::Long, true) => SlotKind::LongAverage,
        (Type::Float | Type::Double, false) => SlotKind::DoubleSum,
        (Type::Float | Type::Double, true) => SlotKind::DoubleAverage,
        _ => return None,
    })
}
