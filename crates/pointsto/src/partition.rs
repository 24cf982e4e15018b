//! Memory partitions: heap locations that no statement tells apart are made one.
//!
//! **Idea** (design, "Mod-ref"). A location's column says which statements and which accesses of JDK calls
//! read and which write it. Locations with equal columns have the same definitions everywhere, so a slice
//! that needs one needs the others: merging them loses nothing. Columns are compared by a 128-bit sum of
//! hashes of their entries. What is never written or never read cannot carry a dependence and is left out.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_classfile::names::Name;
use rustc_hash::{FxHashMap, FxHasher};

use crate::entities::{Loc, MethodId};
use crate::heap::{Heap, LocData, ObjKind};
use crate::modref::ModRef;

/// A sum of hashes of a column's entries, both halves by themselves.
type Sum = (u64, u64);

#[derive(Clone, Default)]
struct Column {
    entries: Sum,
    read: bool,
    written: bool,
}

/// Renumbers the locations of a heap and of all accesses to partitions. `initialisers` are the methods named
/// `<clinit>`: what these allocate, and static fields, stay apart by class, because who triggers an
/// initialiser depends on it.
///
/// `outside`, the locations that code nobody analysed may write, is renumbered too. Gives the partition of
/// each old location.
pub(crate) fn merge(
    heap: &mut Heap,
    modref: &mut ModRef,
    outside: &mut FixedBitSet,
    initialisers: &dyn Fn(MethodId) -> bool,
) -> SecondaryMap<Loc, Option<Loc>> {
    let mut columns = columns(heap, modref);
    for loc in outside.ones().map(Loc::new) {
        columns[loc].add(fingerprint(&2u8), true);
    }
    let mut ids: FxHashMap<(Sum, Home), Loc> = FxHashMap::default();
    let mut kept: PrimaryMap<Loc, LocData> = PrimaryMap::new();
    let mut map: SecondaryMap<Loc, Option<Loc>> = SecondaryMap::new();
    for (loc, data) in heap.locs.iter() {
        let column = &columns[loc];
        if column.read && column.written {
            let key = (column.entries, home(heap, data, initialisers));
            map[loc] = Some(*ids.entry(key).or_insert_with(|| kept.push(data.clone())));
        }
    }
    let mut renumbered = FixedBitSet::with_capacity(kept.len());
    renumbered.extend(outside.ones().filter_map(|l| map[Loc::new(l)]).map(EntityRef::index));
    *outside = renumbered;
    heap.partition(kept);
    let renumber = |locs: &[Loc]| {
        let mut new: Vec<Loc> = locs.iter().filter_map(|&l| map[l]).collect();
        new.sort_unstable();
        new.dedup();
        new
    };
    for accesses in [&mut modref.refs, &mut modref.mods] {
        accesses.values_mut().for_each(|locs| *locs = renumber(locs));
        accesses.retain(|_, locs| !locs.is_empty());
    }
    let mut lists: FxHashMap<*const Loc, Arc<[Loc]>> = FxHashMap::default();
    // The old lists stay until all are renumbered: an address must not name two of them.
    let old = modref.effects.clone();
    for accesses in modref.effects.values_mut() {
        for list in accesses.reads.iter_mut().chain(&mut accesses.writes) {
            *list = lists.entry(list.as_ptr()).or_insert_with(|| renumber(list).into()).clone();
        }
    }
    drop(old);
    map
}

fn columns(heap: &Heap, modref: &ModRef) -> SecondaryMap<Loc, Column> {
    let mut columns: SecondaryMap<Loc, Column> = SecondaryMap::with_capacity(heap.locs.len());
    for (accesses, write) in [(&modref.refs, false), (&modref.mods, true)] {
        for ((m, inst), locs) in accesses {
            let entry = fingerprint(&(0u8, write, m.index(), inst.index()));
            locs.iter().for_each(|&l| columns[l].add(entry, write));
        }
    }
    // Many calls share their lists: what they have in common is added once.
    struct Common<'a>(&'a [Loc], Sum);
    let mut lists: FxHashMap<(*const Loc, bool), Common<'_>> = FxHashMap::default();
    for (id, accesses) in modref.effects.iter() {
        for (all, write) in [(&accesses.reads, false), (&accesses.writes, true)] {
            for (i, list) in all.iter().enumerate() {
                let entry = fingerprint(&(1u8, write, id.index(), i));
                let Common(_, sum) = lists.entry((list.as_ptr(), write)).or_insert(Common(list, (0, 0)));
                *sum = (sum.0.wrapping_add(entry.0), sum.1.wrapping_add(entry.1));
            }
        }
    }
    for ((_, write), Common(list, entry)) in lists {
        list.iter().for_each(|&l| columns[l].add(entry, write));
    }
    columns
}

impl Column {
    fn add(&mut self, entry: Sum, write: bool) {
        self.entries = (self.entries.0.wrapping_add(entry.0), self.entries.1.wrapping_add(entry.1));
        if write {
            self.written = true;
        } else {
            self.read = true;
        }
    }
}

fn fingerprint(entry: &impl Hash) -> Sum {
    let half = |salt: u64| {
        let mut hasher = FxHasher::default();
        (salt, entry).hash(&mut hasher);
        // Sums of hashes need every bit mixed (the finaliser of MurmurHash3).
        let mut h = hasher.finish();
        h = (h ^ (h >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        h = (h ^ (h >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        h ^ (h >> 33)
    };
    (half(0x9e37_79b9), half(0x7f4a_7c15))
}

/// What a location's owner has to do with class initialisers.
#[derive(PartialEq, Eq, Hash)]
enum Home {
    Class(Name),
    Initialiser(MethodId),
    FunctionObject,
    Elsewhere,
}

fn home(heap: &Heap, data: &LocData, initialisers: &dyn Fn(MethodId) -> bool) -> Home {
    match data {
        LocData::Static(field) => Home::Class(field.class.clone()),
        LocData::Field(obj, _) => match &heap.objects[*obj].kind {
            ObjKind::Alloc(by, ..) | ObjKind::Fresh(by, ..) | ObjKind::Constructed(by, ..)
                if initialisers(*by) =>
            {
                Home::Initialiser(*by)
            }
            ObjKind::Lambda(..) => Home::FunctionObject,
            _ => Home::Elsewhere,
        },
    }
}
