//! Calls that a slice keeps: what targets need of their callers, and callers of results; JDK calls by their
//! effects.

use std::rc::Rc;

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::names::MethodRef;
use mantis_ir::{Inst, Op};
use mantis_library::{Field, IndexSet, Mark, Needs, Reach, Root, marks};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, Loc, MethodId, ParamSource, Site, Target};

use rustc_hash::FxHashSet;

use super::Slicer;
use super::state::{State, Work};
use crate::exceptions::UNCAUGHT;
use crate::finish::UNREPEATABLE;
use crate::optimism::{Doubt, Objection, Rule};

impl Slicer<'_> {
    /// A call runs: each target it may run learns of it, and what targets need of their callers is needed
    /// here.
    pub(super) fn keep_call(&mut self, state: &mut State, m: MethodId, inst: Inst) {
        let site = (m, inst);
        for (index, target) in self.analysis.targets(site).iter().enumerate() {
            match target {
                Target::App { method, callback: None, params } => {
                    self.bind(state, site, index, *method);
                    // A function object may unbox what it is given: no argument can be left out.
                    let direct = |(i, p): (usize, &ParamSource)| *p == ParamSource::Operand(i as u16);
                    if !params.iter().enumerate().all(direct)
                        && let Some(body) = self.analysis.body(m)
                    {
                        state.work.extend(body.args(inst).iter().map(|&v| Work::Value(m, v)));
                    }
                    // The JDK calls it in place of the callee (`Enum.valueOf` calls `values()`) and uses its
                    // result.
                    if params.is_empty() && self.is_library_call(site) {
                        self.need_return(state, *method);
                    }
                }
                Target::App { .. } => {}
                // Nested in another effect of the call, which decides whether it runs.
                Target::Library(id) if !self.analysis.uses[*id].within.is_empty() => {}
                Target::Library(id) => {
                    let bound = &self.analysis.uses[*id];
                    let is_constructor = &*bound.method.name == "<init>";
                    // Whether what it draws is needed is known where that is read.
                    let draws = self.analysis.modref.effects[*id].external.intersects(UNREPEATABLE)
                        && bound.method.desc.starts_with("()")
                        && !bound.effect.is_conservative();
                    let needs = if is_constructor && !draws { Needs::ALL } else { receiver_only() };
                    self.need_library(state, *id, needs);
                }
                Target::Cold(_) => {}
            }
        }
    }

    pub(super) fn is_library_call(&self, site: Site) -> bool {
        self.analysis.targets(site).iter().any(|t| matches!(t, Target::Library(_)))
    }

    pub(super) fn bind(&mut self, state: &mut State, site: Site, index: usize, callee: MethodId) {
        if !state.bound.insert((callee, site, index)) {
            return;
        }
        state.calls[callee].push((site, index));
        self.entered_late(state, site, callee);
        state.work.push(Work::Enter(callee));
        for param in state.params[callee].iter().collect::<Vec<_>>() {
            self.need_argument(state, site, index, param);
        }
        let needed: Vec<Loc> = state.in_needs.of(callee).collect();
        self.spend(needed.len());
        for loc in needed {
            state.need_memory(site, loc);
            self.earlier_callbacks(state, site, loc);
        }
    }

    /// A JDK method may call back many times: what one callback writes the next one reads, and so is what the
    /// JDK method itself writes before (the value that a scope binds).
    pub(super) fn earlier_callbacks(&mut self, state: &mut State, site: Site, loc: Loc) {
        let targets = self.analysis.targets(site);
        if state.coarse.is_some() || state.earlier.contains(&(site, loc)) {
            return;
        }
        self.spend(targets.len());
        if !targets.iter().any(|t| matches!(t, Target::App { callback: Some(_), .. })) {
            return;
        }
        state.earlier.insert((site, loc));
        for target in targets {
            match target {
                Target::App { method, callback: Some(_), .. }
                    if self.analysis.modref.leaves(*method, loc) =>
                {
                    state.need_written(*method, loc);
                }
                Target::Library(id) => {
                    for needs in self.needs_of_writes(*id, loc) {
                        self.need_library(state, *id, needs);
                    }
                }
                _ => {}
            }
        }
    }

    /// What each write of a JDK call to a location depends on.
    pub(super) fn needs_of_writes(&self, id: EffectUseId, loc: Loc) -> Vec<Needs> {
        let effect = &self.analysis.uses[id].effect;
        let writes = self.analysis.modref.effects[id].writes.iter().enumerate();
        let to_it = writes.filter(|(_, locs)| locs.binary_search(&loc).is_ok());
        to_it.map(|(i, _)| effect.writes.get(i).map_or(Needs::ALL, |write| write.needs.clone())).collect()
    }

    pub(super) fn need_argument(&self, state: &mut State, site: Site, index: usize, param: usize) {
        let Some(Target::App { params, .. }) = self.analysis.targets(site).get(index) else { return };
        match params.get(param) {
            Some(ParamSource::Operand(k)) => {
                if let Some(body) = self.analysis.body(site.0)
                    && let Some(&v) = body.args(site.1).get(*k as usize)
                {
                    state.work.push(Work::Value(site.0, v));
                }
            }
            Some(ParamSource::Captured(m, inst, _)) => state.work.push(Work::Keep(*m, *inst)),
            Some(ParamSource::Provided) | None => {}
        }
    }

    pub(super) fn need_result(&mut self, state: &mut State, site: Site, index: usize) {
        match self.analysis.targets(site).get(index) {
            Some(Target::App { method, callback: None, .. }) => self.need_return(state, *method),
            Some(Target::Library(id)) if self.analysis.uses[*id].within.is_empty() => {
                let needs = self.analysis.uses[*id].effect.result_needs.clone();
                self.need_library(state, *id, needs);
            }
            _ => {}
        }
    }

    pub(super) fn need_return(&mut self, state: &mut State, m: MethodId) {
        if !state.results.insert(m) {
            return;
        }
        state.work.push(Work::Enter(m));
        let Some(body) = self.analysis.body(m) else { return };
        for (inst, data) in body.insts.iter() {
            if data.op == Op::Return && self.live(m, inst) {
                if state.keep[m].contains(inst) {
                    state.work.extend(body.args(inst).iter().map(|&v| Work::Value(m, v)));
                }
                state.work.push(Work::Keep(m, inst));
            }
        }
    }

    /// Some outcome of a JDK call is needed.
    ///
    /// Whatever is needed of it, its callbacks must give what they gave: a comparator that returns a default
    /// value makes the call fail, not merely its result wrong.
    pub(super) fn need_library(&mut self, state: &mut State, id: EffectUseId, needs: Needs) {
        if state.refusal.is_some() {
            return;
        }
        self.coarsen_in_time(state);
        let first = !state.library.contains_key(&id);
        let bound = &self.analysis.uses[id];
        if self.rule == Rule::Optimistic && self.prepared.own_calls.contains(id) {
            state.work.push(Work::Keep(bound.site.0, bound.site.1));
            state.doubts.insert(Doubt::Own(id));
            return;
        }
        let mut needs = needs;
        needs.extend(&self.prepared.always[id]);
        let (m, inst) = bound.site;
        state.work.push(Work::Keep(m, inst));
        let known = state.library.entry(id).or_insert(Needs::NONE);
        let new = needs.without(known);
        if !first && new == Needs::NONE {
            return;
        }
        known.extend(&needs);
        let known = known.clone();
        let is_more = &*bound.method.name == "<init>" && known != made_only(&self.prepared.always[id]);
        let reads = known.reads != IndexSet::NONE || is_more;
        let objections = match self.objections.get(&(id, reads)) {
            Some(found) => Rc::clone(found),
            None => {
                let found: Rc<[Objection]> = self.objections(id, reads).into();
                self.objections.insert((id, reads), Rc::clone(&found));
                found
            }
        };
        self.vet_call(state, id, &objections);
        if first {
            self.need_own_files(state, id);
        }
        if !state.threads && bound.effect.is_threaded() {
            state.threads = true;
            state.work.push(Work::Synchronise);
        }
        let accesses = &self.analysis.modref.effects[id];
        let hostile =
            || accesses.writes.iter().flat_map(|l| l.iter()).any(|loc| self.prepared.hostile.contains(loc));
        if let Some(body) = self.analysis.body(m) {
            let args = body.args(inst);
            for (k, source) in bound.params.iter().enumerate() {
                let wanted = || new.operands.contains(k) || !may_be_dead(&bound.method, k) || hostile();
                if let ParamSource::Operand(arg) = source
                    && wanted()
                {
                    state.work.extend(args.get(*arg as usize).map(|&v| Work::Value(m, v)));
                }
            }
        }
        let described = bound.effect.reads.len();
        let is_needed = |i: usize| if i < described { new.reads.contains(i) } else { first };
        for (_, locs) in accesses.reads.iter().enumerate().filter(|(i, _)| is_needed(*i)) {
            state.need_list((m, inst), locs);
            if !bound.within.is_empty() {
                // An iterator that a callback gave walks what that callback filled.
                locs.iter().for_each(|&loc| self.earlier_callbacks(state, (m, inst), loc));
            }
        }
        if new.callbacks.is_empty() && !first {
            return;
        }
        let entered = &self.prepared.entered[id];
        self.spend(entered.nested.len() + entered.methods.len());
        // Also of one that is there for something else that it does.
        for &nested in &entered.nested {
            self.need_library(state, nested, self.analysis.uses[nested].effect.result_needs.clone());
        }
        if entered.methods.is_empty() {
            return;
        }
        let called =
            entered.methods.iter().filter(|(_, _, number)| new.callbacks.contains(usize::from(*number)));
        for &(index, method, _) in called.clone() {
            self.bind(state, (m, inst), index, method);
            self.need_return(state, method);
            // One that throws is the last one.
            self.need_exceptions(state, method);
            // A handler of what nobody catches hears of what `main` throws, too.
            if &*self.analysis.methods[method].decl.name == UNCAUGHT {
                self.need_exceptions(state, self.analysis.main);
            }
            if state.coarse.is_some() {
                continue;
            }
            // What the callback leaves where the JDK method reads it.
            let mods = &self.analysis.modref.method_mods[method];
            for &loc in accesses.reads.iter().flat_map(|l| l.iter()) {
                self.spend(1);
                if mods.contains(loc.index()) {
                    state.need_written(method, loc);
                }
            }
        }
        if state.coarse.is_some() {
            let read = accesses.reads.iter().flat_map(|l| l.iter());
            let unknown: Vec<Loc> = read.copied().filter(|&loc| !state.asks_for(m, loc)).collect();
            let called: Vec<MethodId> = called.map(|&(_, method, _)| method).collect();
            self.spend(unknown.len() * called.len());
            let method_mods = &self.analysis.modref.method_mods;
            let leaves = |loc: &Loc| called.iter().any(|&method| method_mods[method].contains(loc.index()));
            unknown.into_iter().filter(leaves).for_each(|loc| state.need_memory((m, inst), loc));
        }
    }

    /// A JDK call must happen whenever it did.
    pub(crate) fn need_execution(&mut self, state: &mut State, id: EffectUseId) {
        let (m, inst) = self.analysis.uses[id].site;
        state.work.extend([Work::Keep(m, inst), Work::Ascend(m)]);
        self.need_library_runs(state, id, Needs::ALL);
    }

    /// Something that a JDK call does, or its callbacks do, must happen as often as it did: so must whatever
    /// calls it.
    pub(super) fn need_library_runs(&mut self, state: &mut State, id: EffectUseId, needs: Needs) {
        if state.whole.contains(id) {
            return;
        }
        if needs == Needs::ALL {
            state.whole.insert(id);
        }
        self.need_library(state, id, needs);
        if !state.running.insert(id) {
            return;
        }
        let mut enclosing: Vec<EffectUseId> = vec![id];
        let mut next = 0;
        while let Some(&inner) = enclosing.get(next) {
            next += 1;
            for &(outer, _) in &self.analysis.uses[inner].within {
                if !enclosing.contains(&outer) {
                    enclosing.push(outer);
                    self.need_library(state, outer, Needs::ALL);
                }
            }
        }
    }
}

fn receiver_only() -> Needs {
    Needs { operands: IndexSet::below(1), reads: IndexSet::NONE, callbacks: IndexSet::NONE }
}

/// What a constructor needs that nothing is read of.
fn made_only(always: &Needs) -> Needs {
    let mut needs = receiver_only();
    needs.extend(always);
    needs
}

/// What each call of the JDK needs whatever is needed of it. One that fails in a wrong state must find the
/// right one; so must one that never called back what it might.
pub(super) fn always_needed(analysis: &Analysis) -> PrimaryMap<EffectUseId, Needs> {
    let of = |bound: &EffectUse| {
        let may_enter_cold = analysis.targets(bound.site).iter().any(|t| matches!(t, Target::Cold(_)));
        match may_enter_cold || bound.effect.fails_by_state() {
            true => Needs::ALL,
            false => {
                Needs { operands: IndexSet::NONE, reads: read_elements(bound), callbacks: IndexSet::ALL }
            }
        }
    };
    analysis.uses.values().map(of).collect()
}

/// What a use of a JDK method enters.
#[derive(Clone, Default)]
pub(super) struct Entered {
    /// Uses of the JDK's methods that its callbacks reach.
    nested: Vec<EffectUseId>,
    /// Methods of the program: the target of the call, the method, the callback.
    methods: Vec<(usize, MethodId, u16)>,
}

/// What each use of a JDK method enters. A call of a large program has hundreds of uses, of which each would
/// look at all that the call may enter.
pub(super) fn entered(analysis: &Analysis) -> SecondaryMap<EffectUseId, Entered> {
    let mut entered: SecondaryMap<EffectUseId, Entered> = SecondaryMap::new();
    let sites: FxHashSet<Site> = analysis.uses.values().map(|bound| bound.site).collect();
    for site in sites {
        for (index, target) in analysis.targets(site).iter().enumerate() {
            match target {
                Target::App { method, callback: Some((by, number)), .. } => {
                    entered[*by].methods.push((index, *method, *number));
                }
                Target::Library(nested) => {
                    for &(by, _) in &analysis.uses[*nested].within {
                        if entered[by].nested.last() != Some(nested) {
                            entered[by].nested.push(*nested);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    entered
}

/// What is read of arrays of objects: an element that nobody stored is null.
fn read_elements(bound: &EffectUse) -> IndexSet {
    let mut reads = IndexSet::NONE;
    let Some(desc) = MethodDesc::parse(&bound.method.desc) else { return reads };
    let receivers = bound.params.len().saturating_sub(desc.params.len());
    for (i, read) in bound.effect.reads.iter().enumerate() {
        if let (Root::Operand(k), Reach::Own, Field::Elem) = (&read.root, read.reach, read.field)
            && let Some(k) = usize::from(*k).checked_sub(receivers)
            && desc.params.get(k).is_some_and(|p| p.starts_with("[L") || p.starts_with("[["))
        {
            reads.insert(i);
        }
    }
    reads
}

/// Whether a JDK method works with the default value (`null`, 0) for an operand nobody needs.
fn may_be_dead(method: &MethodRef, operand: usize) -> bool {
    if operand == 0 {
        return false;
    }
    match marks().value(Mark::ToleratesNull, method) {
        Some("value") => operand != 1,
        stored => stored.is_some(),
    }
}
