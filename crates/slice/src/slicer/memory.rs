//! Memory dependence: the writes that may reach a read, inside a method by its control flow, outside through
//! kept calls.

use std::sync::Arc;

use cranelift_entity::EntityRef;
use mantis_ir::Inst;
use mantis_library::{Mark, Needs, marks};
use mantis_pointsto::{Analysis, Loc, MethodId, Site, Target};
use rustc_hash::FxHashSet;

use super::Slicer;
use super::state::{State, Work};
use crate::optimism::Doubt;

impl Slicer<'_> {
    /// A statement reads a location: the writes that may reach it are needed.
    pub(super) fn memory(&mut self, state: &mut State, m: MethodId, inst: Inst, loc: Loc) {
        if state.settled.contains(m, loc) {
            return;
        }
        if state.coarse.is_some() {
            return self.memory_of_all(state, (m, inst), loc);
        }
        let (Some(body), Some(flow)) = (self.analysis.body(m), self.flow(m)) else { return };
        let mut all_needed = true;
        if !state.out_needs.contains(m, loc) {
            let definitions = self.definitions(m, loc);
            self.spend(definitions.len());
            for &def in definitions.iter() {
                if !flow.reaches(body, def, inst) {
                    all_needed = false;
                } else if state.definitions.insert((m, def, loc)) {
                    self.definition(state, m, def, loc);
                }
            }
        }
        self.written_by_initialisers(state, m, loc);
        self.refuse_hidden_writes(state, (m, inst), loc);
        if self.is_concurrent(state, (m, inst), loc) {
            self.written_anywhere(state, loc);
        }
        if state.in_needs.insert(m, loc) {
            // Library calls of large programs call some methods back from everywhere: what is there already
            // is passed over.
            self.spend(state.calls[m].len());
            for i in 0..state.calls[m].len() {
                let (site, _) = state.calls[m][i];
                state.need_memory(site, loc);
                self.earlier_callbacks(state, site, loc);
            }
            if &*self.analysis.methods[m].decl.name == "<clinit>" {
                self.memory_before_initialiser(state, m, loc);
                if self.depends_on_moment(m, loc) {
                    state.work.push(Work::Ascend(m));
                }
            }
        }
        // What other threads wrote may matter to another statement.
        let is_private = !self.may_be_concurrent(m, loc);
        if all_needed && (is_private || state.anywhere.contains(&loc)) {
            state.settled.insert(m, loc);
        }
    }

    /// What class initialisers write to a location that a method reads is needed.
    fn written_by_initialisers(&mut self, state: &mut State, m: MethodId, loc: Loc) {
        if state.initialised.contains(&loc) {
            return;
        }
        self.spend(self.prepared.clinits.len());
        for &clinit in &self.prepared.clinits {
            if clinit != m && self.analysis.modref.leaves(clinit, loc) {
                state.need_written(clinit, loc);
            }
        }
        if !self.prepared.clinits.contains(&m) {
            state.initialised.insert(loc);
        }
    }

    pub(super) fn refuse_hidden_writes(&self, state: &mut State, site: Site, loc: Loc) {
        let by = if self.analysis.outside.writes.contains(loc.index()) {
            None
        } else if !self.analysis.outside.methods.is_empty() {
            return;
        } else {
            match self.analysis.hidden.iter().find(|h| self.writes(**h, loc)) {
                Some(&by) => Some(by),
                None => return,
            }
        };
        self.doubt(state, Doubt::Unchanged(by), || {
            let place = self.analysis.place(site);
            let by = by.map_or_else(|| "code".to_owned(), |m| self.analysis.methods[m].decl.to_string());
            format!("{by}, which runs by reflection or from native code, may change what {place} reads")
        });
    }

    pub(super) fn memory_before_initialiser(&mut self, state: &mut State, m: MethodId, loc: Loc) {
        let class = self.analysis.methods[m].decl.class.clone();
        for &(caller, inst) in self.analysis.clinit_triggers.get(&class).into_iter().flatten() {
            if self.live(caller, inst) {
                state.need_memory((caller, inst), loc);
            }
        }
    }

    pub(super) fn writes(&self, m: MethodId, loc: Loc) -> bool {
        self.analysis.modref.method_mods[m].contains(loc.as_u32() as usize)
    }

    /// Statements of a method whose execution may write a location, calls included.
    pub(super) fn definitions(&mut self, m: MethodId, loc: Loc) -> Arc<Vec<Inst>> {
        if let Some(known) = self.defs.get(&(m, loc)) {
            return known.clone();
        }
        let mut found = Vec::new();
        if let Some(body) = self.analysis.body(m)
            && self.writes(m, loc)
        {
            self.steps += body.insts.len() as u64;
            for inst in body.insts.keys().filter(|&i| self.live(m, i)) {
                if self.defines(m, inst, loc) {
                    found.push(inst);
                }
            }
        }
        let found = Arc::new(found);
        self.defs.insert((m, loc), found.clone());
        found
    }

    pub(super) fn direct_definitions(&self, m: MethodId, loc: Loc) -> Vec<Inst> {
        let Some(body) = self.analysis.body(m) else { return Vec::new() };
        let writes = |i: &Inst| {
            self.live(m, *i)
                && (self.analysis.mods(m, *i).contains(&loc)
                    || self.analysis.targets((m, *i)).iter().any(|t| match t {
                        Target::Library(id) => self.analysis.modref.effects[*id]
                            .writes
                            .iter()
                            .flat_map(|l| l.iter())
                            .any(|l| *l == loc),
                        _ => false,
                    }))
        };
        if self.writes(m, loc) { body.insts.keys().filter(writes).collect() } else { Vec::new() }
    }

    pub(super) fn defines(&self, m: MethodId, inst: Inst, loc: Loc) -> bool {
        if self.analysis.mods(m, inst).contains(&loc) {
            return true;
        }
        self.analysis.targets((m, inst)).iter().any(|target| match target {
            Target::App { method, .. } => self.analysis.modref.leaves(*method, loc),
            Target::Library(id) => {
                self.analysis.modref.effects[*id].writes.iter().any(|locs| locs.binary_search(&loc).is_ok())
            }
            Target::Cold(_) => false,
        })
    }

    /// A statement that writes a needed location.
    pub(super) fn definition(&mut self, state: &mut State, m: MethodId, inst: Inst, loc: Loc) {
        state.work.push(Work::Keep(m, inst));
        let targets = self.analysis.targets((m, inst));
        self.spend(targets.len());
        for (index, target) in targets.iter().enumerate() {
            match target {
                Target::App { method, callback, .. } if self.analysis.modref.leaves(*method, loc) => {
                    state.need_written(*method, loc);
                    if let Some((id, _)) = callback {
                        // The JDK method must run as it did for its callback to run as it did.
                        self.need_library_runs(state, *id, Needs::ALL);
                        self.bind(state, (m, inst), index, *method);
                    }
                }
                Target::Library(id) => {
                    for needs in self.needs_of_writes(*id, loc) {
                        self.need_library_runs(state, *id, needs);
                    }
                }
                _ => {}
            }
        }
    }

    /// What a method writes to a location is needed after it.
    pub(super) fn written(&mut self, state: &mut State, m: MethodId, loc: Loc) {
        if !state.out_needs.insert(m, loc) {
            return;
        }
        self.refuse_racing(state, m);
        state.work.push(Work::Enter(m));
        for &def in self.definitions(m, loc).iter() {
            self.definition(state, m, def, loc);
            if &*self.analysis.methods[m].decl.name == "<clinit>" && self.analysis.modref.is_foreign(m, loc) {
                state.work.push(Work::Ascend(m));
            }
        }
    }
}

/// What the JDK methods that reject null elements may read: a collection that reaches them holds no
/// sliced-away nulls.
pub(super) fn null_hostile_reads(analysis: &Analysis) -> FxHashSet<Loc> {
    let mut found = FxHashSet::default();
    for (id, bound) in analysis.uses.iter() {
        if marks().has(Mark::RejectsNull, &bound.method) {
            found.extend(analysis.modref.effects[id].reads.iter().flat_map(|l| l.iter()).copied());
        }
    }
    found
}
