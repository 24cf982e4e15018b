//! One slice in the making: what is kept and needed so far, and what is still to be looked at.

use std::collections::BTreeSet;

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_ir::{Inst, Value};
use mantis_library::{IndexSet, Needs};
use mantis_pointsto::{EffectUseId, Loc, MethodId, Site};
use rustc_hash::{FxHashMap, FxHashSet};

use super::coarse::Coarse;
use crate::locs::LocsOf;
use crate::optimism::Doubt;

/// Reads whose writes are told apart, at most: some hundred megabytes.
const MOST_READS: usize = 1 << 24;

/// One slice in the making.
#[derive(Clone)]
pub(crate) struct State {
    pub keep: SecondaryMap<MethodId, EntitySet<Inst>>,
    pub entered: EntitySet<MethodId>,
    pub(super) values: SecondaryMap<MethodId, EntitySet<Value>>,
    pub params: SecondaryMap<MethodId, IndexSet>,
    pub results: EntitySet<MethodId>,
    pub(super) exceptions: EntitySet<MethodId>,
    /// What a method may read from outside.
    pub(super) in_needs: LocsOf,
    /// What it writes that is needed after it: all definitions of these are needed.
    pub(super) out_needs: LocsOf,
    /// The same with what is still to be looked at.
    asked_written: LocsOf,
    /// Reads that were looked at or will be.
    pub(super) memory: FxHashSet<(MethodId, Inst, Loc)>,
    /// Lists of locations that were all asked for at a call, by where they are: many JDK methods that it may
    /// enter read the same.
    lists: FxHashSet<(Site, usize)>,
    /// Locations of which a method has all that any of its reads could need: another one needs no more.
    pub(super) settled: LocsOf,
    /// Statements that write what a read in their method needs.
    pub(super) definitions: FxHashSet<(MethodId, Inst, Loc)>,
    /// Locations of which what class initialisers write is needed.
    pub(super) initialised: FxHashSet<Loc>,
    /// Locations all writes of which are needed.
    pub(super) anywhere: FxHashSet<Loc>,
    /// That is so of all that is read: to tell which writes reach a read would take too long.
    pub(super) coarse: Option<Coarse>,
    /// Whether something orders threads.
    pub threads: bool,
    /// Methods that may run after the program has started a thread.
    pub(super) late: EntitySet<MethodId>,
    pub(super) ascended: EntitySet<MethodId>,
    /// Kept calls of each method: site and index of the target.
    pub(super) calls: SecondaryMap<MethodId, Vec<(Site, usize)>>,
    /// The same, to ask whether one is there.
    pub(super) bound: FxHashSet<(MethodId, Site, usize)>,
    /// Calls whose earlier callbacks were looked at for a location.
    pub(super) earlier: FxHashSet<(Site, Loc)>,
    /// What is needed of each kept JDK call.
    pub library: FxHashMap<EffectUseId, Needs>,
    /// JDK calls that must happen as often as they did, with those around them.
    pub(super) running: EntitySet<EffectUseId>,
    /// Those of which everything is needed.
    pub(super) whole: EntitySet<EffectUseId>,
    /// Calls that write files which the slice reads again.
    pub(crate) written_files: EntitySet<EffectUseId>,
    /// What an optimistic slice assumes.
    pub doubts: BTreeSet<Doubt>,
    /// Why there can be no slice.
    pub refusal: Option<String>,
    /// Kept statements.
    pub(super) kept: usize,
    /// How many there may be before their price is computed.
    pub(super) next_price: usize,
    pub(super) work: Vec<Work>,
}

#[derive(Copy, Clone)]
pub(super) enum Work {
    Keep(MethodId, Inst),
    Value(MethodId, Value),
    Memory(MethodId, Inst, Loc),
    Written(MethodId, Loc),
    Exception(MethodId, Inst),
    Ascend(MethodId),
    Enter(MethodId),
    Synchronise,
}

impl State {
    pub(super) fn new() -> State {
        State {
            keep: SecondaryMap::new(),
            entered: EntitySet::new(),
            values: SecondaryMap::new(),
            params: SecondaryMap::new(),
            results: EntitySet::new(),
            exceptions: EntitySet::new(),
            in_needs: LocsOf::default(),
            out_needs: LocsOf::default(),
            asked_written: LocsOf::default(),
            memory: FxHashSet::default(),
            lists: FxHashSet::default(),
            settled: LocsOf::default(),
            definitions: FxHashSet::default(),
            initialised: FxHashSet::default(),
            anywhere: FxHashSet::default(),
            coarse: None,
            threads: false,
            late: EntitySet::new(),
            ascended: EntitySet::new(),
            calls: SecondaryMap::new(),
            bound: FxHashSet::default(),
            earlier: FxHashSet::default(),
            library: FxHashMap::default(),
            running: EntitySet::new(),
            whole: EntitySet::new(),
            written_files: EntitySet::new(),
            doubts: BTreeSet::new(),
            refusal: None,
            kept: 0,
            next_price: 0,
            work: Vec::new(),
        }
    }

    /// Branches and throwing statements decide whether something runs.
    pub(super) fn control(&mut self, m: MethodId, controllers: impl Iterator<Item = Inst>) {
        self.work.extend(controllers.map(|inst| Work::Exception(m, inst)));
    }

    /// What a method writes to a location is needed; what is known already makes no work.
    pub(super) fn need_written(&mut self, m: MethodId, loc: Loc) {
        // All writes are there already.
        if self.coarse.is_none() && self.asked_written.insert(m, loc) {
            self.work.push(Work::Written(m, loc));
        }
    }

    /// The same for what a statement reads.
    pub(super) fn need_memory(&mut self, (m, inst): Site, loc: Loc) {
        let is_new = match &mut self.coarse {
            Some(coarse) => !self.settled.contains(m, loc) && coarse.asks(m, loc),
            None => !self.settled.contains(m, loc) && self.memory.insert((m, inst, loc)),
        };
        if is_new {
            self.work.push(Work::Memory(m, inst, loc));
        }
    }

    /// Whether a slice that does not tell writes apart has all writes of a location, or is about to.
    pub(super) fn asks_for(&self, m: MethodId, loc: Loc) -> bool {
        self.settled.contains(m, loc) || self.coarse.as_ref().is_some_and(|coarse| coarse.asked(m, loc))
    }

    /// The same for all that a JDK method reads in one way ([`mantis_pointsto::modref::Accesses`]).
    pub(super) fn need_list(&mut self, site: Site, locs: &[Loc]) {
        let place = match &self.coarse {
            Some(coarse) => coarse.place_of_list(site),
            None => site,
        };
        if self.lists.insert((place, locs.as_ptr().addr())) {
            locs.iter().for_each(|&loc| self.need_memory(site, loc));
        }
    }

    pub(crate) fn refuse(&mut self, reason: impl FnOnce() -> String) {
        self.refusal.get_or_insert_with(reason);
    }

    /// Whether the writes of so many reads were told apart that there is no memory for many more.
    pub(super) fn is_large(&self) -> bool {
        self.coarse.is_none() && self.memory.len() > MOST_READS
    }

    /// How many statements it has.
    pub(crate) fn kept(&self) -> usize {
        self.kept.max(1)
    }

    pub(crate) fn knows(&self, m: MethodId, value: Value) -> bool {
        self.values[m].contains(value)
    }

    pub(crate) fn add(&mut self, m: MethodId, inst: Inst) {
        self.work.push(Work::Keep(m, inst));
    }

    pub(crate) fn is_ascended_or_called(&self, m: MethodId) -> bool {
        self.entered.contains(m)
    }
}
