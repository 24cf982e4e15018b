//! Slices that do not tell which writes reach a read.
//!
//! **Idea.** A slice follows each location that is read up to every caller that may have written it, which
//! in programs where everything depends on everything is as much work as there are pairs of methods and
//! locations. From some amount of work on, a read needs every write of its location in the program: one set
//! of locations in place of those pairs (as flow-insensitive mod-ref analyses have it; Banning, POPL 1979).
//! That is what such a slice comes to anyway, but for little. What was found before is part of it, so that it
//! goes on from there.
//!
//! Writers are found in rounds: whenever nothing else is left to do, those that write something which is read
//! by now. An index from locations to writers would be as large as all that the analysis found.

use std::rc::Rc;

use cranelift_entity::{EntityRef, EntitySet};
use fixedbitset::FixedBitSet;
use mantis_ir::Inst;
use mantis_library::Needs;
use mantis_pointsto::{Analysis, EffectUseId, Loc, MethodId, Site, Target};
use rustc_hash::FxHashMap;

use super::Slicer;
use super::state::{State, Work};
use crate::locs::LocsOf;

/// Steps of a slice after which writes are not told apart, as a rule.
pub const FINE: u64 = 100_000_000;
/// Locations that are looked at in about the time of a step.
const PER_STEP: usize = 16;

/// What writes the same locations.
enum Writers {
    /// A statement of the program.
    Store(Site),
    /// Calls of the JDK, which have one list of locations, each with the number of its write.
    Calls(Vec<(EffectUseId, usize)>),
}

impl Writers {
    fn locs<'a>(&self, analysis: &'a Analysis) -> &'a [Loc] {
        match self {
            Writers::Store((m, inst)) => analysis.mods(*m, *inst),
            Writers::Calls(calls) => {
                calls.first().map_or(&[], |&(id, number)| &analysis.modref.effects[id].writes[number])
            }
        }
    }
}

/// What such a slice has of memory.
#[derive(Clone)]
pub(super) struct Coarse {
    /// Locations that are read.
    read: FixedBitSet,
    /// Those that somebody asked for: whether code that nobody sees writes them is looked at once.
    asked: FixedBitSet,
    /// Those that each class initialiser asked for.
    asked_in: LocsOf,
    /// Whether there are new ones among those that are read.
    more: bool,
    /// Class initialisers: what they read may depend on when they run.
    initialisers: Rc<EntitySet<MethodId>>,
    writers: Rc<Vec<Writers>>,
    /// Those of them that are not in the slice.
    left: Vec<u32>,
}

impl Coarse {
    fn new(analysis: &Analysis, initialisers: &[MethodId], live: impl Fn(Site) -> bool) -> Coarse {
        let writers = writers(analysis, live);
        let mut all = EntitySet::new();
        initialisers.iter().for_each(|&m| {
            all.insert(m);
        });
        Coarse {
            read: FixedBitSet::new(),
            asked: FixedBitSet::new(),
            asked_in: LocsOf::default(),
            more: false,
            initialisers: Rc::new(all),
            left: (0..writers.len() as u32).collect(),
            writers: Rc::new(writers),
        }
    }

    /// Whether a read of a location by a method asks for nothing new.
    pub(super) fn asked(&self, m: MethodId, loc: Loc) -> bool {
        match self.initialisers.contains(m) {
            true => self.asked_in.contains(m, loc),
            false => self.asked.contains(loc.index()),
        }
    }

    /// Whether it asks for something new, which then is asked for.
    pub(super) fn asks(&mut self, m: MethodId, loc: Loc) -> bool {
        if self.initialisers.contains(m) {
            return self.asked_in.insert(m, loc);
        }
        let is_new = !self.asked.contains(loc.index());
        self.asked.grow_and_insert(loc.index());
        is_new
    }

    /// The place that stands for one where a list of locations is read: it matters which initialiser it is
    /// in, if any.
    pub(super) fn place_of_list(&self, (m, _): Site) -> Site {
        let method = if self.initialisers.contains(m) { m } else { MethodId::new(0) };
        (method, Inst::new(0))
    }

    /// All writes of a location are needed.
    pub(super) fn insert(&mut self, loc: Loc) {
        self.more |= !self.read.contains(loc.index());
        self.read.grow_and_insert(loc.index());
    }
}

fn writers(analysis: &Analysis, live: impl Fn(Site) -> bool) -> Vec<Writers> {
    let mut stores = Vec::new();
    let mut lists: Vec<Vec<(EffectUseId, usize)>> = Vec::new();
    let mut known: FxHashMap<*const Loc, usize> = FxHashMap::default();
    for (m, data) in analysis.methods.iter() {
        for inst in data.body.iter().flat_map(|body| body.insts.keys()).filter(|&i| live((m, i))) {
            if !analysis.mods(m, inst).is_empty() {
                stores.push(Writers::Store((m, inst)));
            }
            for target in analysis.targets((m, inst)) {
                let Target::Library(id) = target else { continue };
                for (number, locs) in analysis.modref.effects[*id].writes.iter().enumerate() {
                    let list = *known.entry(locs.as_ptr()).or_insert(lists.len());
                    if list == lists.len() {
                        lists.push(Vec::new());
                    }
                    lists[list].push((*id, number));
                }
            }
        }
    }
    stores.into_iter().chain(lists.into_iter().map(Writers::Calls)).collect()
}

impl Slicer<'_> {
    /// From now on a read needs all writes of its location, where it takes too long to tell them apart: one
    /// call of the JDK may call back half of the program, which leads to others.
    pub(super) fn coarsen_in_time(&mut self, state: &mut State) {
        if self.steps > self.fine_until && state.coarse.is_none() {
            self.coarsen(state);
        }
    }

    /// From now on a read needs all writes of its location; so do those that are in the slice.
    pub(super) fn coarsen(&mut self, state: &mut State) {
        if state.coarse.is_some() {
            return;
        }
        self.tangled = true;
        let mut coarse = Coarse::new(self.analysis, &self.prepared.clinits, |(m, i)| self.live(m, i));
        state.memory.iter().for_each(|(_, _, loc)| coarse.insert(*loc));
        state.work.retain(|work| {
            if let Work::Written(_, loc) = work {
                coarse.insert(*loc);
            }
            !matches!(work, Work::Written(..))
        });
        state.coarse = Some(coarse);
    }

    /// A statement reads a location: all writes of it are needed.
    pub(super) fn memory_of_all(&mut self, state: &mut State, (m, inst): Site, loc: Loc) {
        state.settled.insert(m, loc);
        self.refuse_hidden_writes(state, (m, inst), loc);
        if let Some(coarse) = &mut state.coarse {
            coarse.insert(loc);
        }
        if &*self.analysis.methods[m].decl.name == "<clinit>" && self.depends_on_moment(m, loc) {
            state.work.push(Work::Ascend(m));
        }
    }

    /// Adds the writers of what has been read since the last time; whether there was anything.
    pub(super) fn add_writers(&mut self, state: &mut State) -> bool {
        let Some(coarse) = state.coarse.as_mut().filter(|coarse| coarse.more) else { return false };
        coarse.more = false;
        let (analysis, writers) = (self.analysis, Rc::clone(&coarse.writers));
        let mut looked_at = 0;
        let mut new: Vec<u32> = Vec::new();
        coarse.left.retain(|&number| {
            let locs = writers[number as usize].locs(analysis);
            let at = locs.iter().position(|loc| coarse.read.contains(loc.index()));
            looked_at += at.unwrap_or(locs.len()) + 1;
            new.extend(at.map(|_| number));
            at.is_none()
        });
        self.spend(looked_at / PER_STEP);
        for number in new {
            match &writers[number as usize] {
                &Writers::Store((m, inst)) => state.work.extend([Work::Keep(m, inst), Work::Ascend(m)]),
                Writers::Calls(calls) => {
                    self.spend(calls.len());
                    for &(id, number) in calls {
                        let (m, inst) = analysis.uses[id].site;
                        state.work.extend([Work::Keep(m, inst), Work::Ascend(m)]);
                        let write = analysis.uses[id].effect.writes.get(number);
                        let needs = write.map_or(Needs::ALL, |write| write.needs.clone());
                        self.need_library_runs(state, id, needs);
                    }
                }
            }
        }
        true
    }
}
