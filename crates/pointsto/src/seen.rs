//! Callbacks that training saw and descriptions of the JDK lack.
//!
//! **Idea.** Instrumented programs record from which call of the JDK a method of the program is called back
//! ([`SeenCallback`]). Where the analysis knows of no such callback the description of that call is not
//! whole: the method becomes a further callback of it, on anything that the call can get hold of, and what
//! needs the call has no slice, because nobody knows what else it does. What neither needs the call nor what
//! the method writes keeps its slice, unlike with a [hidden](crate::hidden) method, whose calls are unknown.
//! A method that nothing else is known to call is only dealt with so if each of its calls was looked at.
//!
//! The functions of a stream run wherever the JDK walks the stream, also in what one of its stages calls
//! (`Gatherer.Downstream.push`). Descriptions name them where they are given and where the walk begins, so
//! that they may run in any order with what else runs in between: a function that some call of
//! `java.util.stream` is known to run is known to all of them.

use std::collections::BTreeSet;

use cranelift_entity::EntitySet;
use mantis_classfile::names::MethodRef;
use rustc_hash::FxHashMap;

use crate::coverage::SeenCallback;
use crate::effects::EffectUseId;
use crate::entities::MethodId;
use crate::program::ACC_STATIC;
use crate::solver::{Site, Solver, Target};
use crate::tally::first_instruction;
use crate::unseen::Receivers;
use crate::views::UNNAMED;

/// One callback may lead to the next one.
const ROUNDS: usize = 8;
/// How many calls of a method are looked at in a run: `FIRST` of `mantis.rt.Called`.
const LOOKED_AT: u64 = 100;

fn in_streams(method: &MethodRef) -> bool {
    method.class.starts_with("java/util/stream/")
}

impl Solver<'_> {
    /// Adds them. Call with a solved graph; `None` when the pointer graph outgrows the budget.
    pub(crate) fn add_seen(&mut self) -> Option<()> {
        let coverage = self.coverage;
        let seen = coverage.callbacks();
        if seen.is_empty() {
            return Some(());
        }
        for _ in 0..ROUNDS {
            let receivers = Receivers::of(self);
            let uses = self.uses_by_site();
            let mut more = false;
            for (site, entered) in self.missing(&seen) {
                self.surprised.insert(site);
                let caller = self.methods[site.0].decl.clone();
                self.diagnostics.push(format!(
                    "a call of the JDK in {caller} enters {entered}, which its description lacks: what needs that call is refused"
                ));
                let objects = receivers.entering(self, &entered);
                let is_static = self.program.access(&entered).is_some_and(|a| a & ACC_STATIC != 0);
                if objects.is_empty() && !is_static {
                    continue;
                }
                for &id in uses.get(&site).into_iter().flatten() {
                    self.run_on(id, &entered, &objects);
                    more = true;
                }
            }
            if !more {
                break;
            }
            self.solve()?;
        }
        for (site, entered) in self.missing(&seen) {
            self.surprised.insert(site);
            self.hidden.extend(self.method_ids.get(&entered).copied());
        }
        Some(())
    }

    fn uses_by_site(&self) -> FxHashMap<Site, Vec<EffectUseId>> {
        let mut uses: FxHashMap<Site, Vec<EffectUseId>> = FxHashMap::default();
        for (id, bound) in self.uses.iter() {
            uses.entry(bound.site).or_default().push(id);
        }
        uses
    }

    /// Calls and what they enter without anybody knowing.
    fn missing(&self, seen: &[SeenCallback<'_>]) -> BTreeSet<(Site, MethodRef)> {
        let mut whole: FxHashMap<&MethodRef, bool> = FxHashMap::default();
        for callback in seen {
            let known = whole.entry(callback.entered).or_insert_with(|| self.is_looked_at(callback.entered));
            *known &= callback.call.is_some();
        }
        let of_streams = self.functions_of_streams();
        let mut missing = BTreeSet::new();
        for callback in seen {
            let reached = self.method_ids.get(callback.entered);
            let Some((caller, origin)) = callback.call else { continue };
            let Some(&caller) = self.method_ids.get(caller) else { continue };
            if reached.is_none() && !whole[callback.entered] {
                continue;
            }
            let enters = |t: &Target| matches!(t, Target::App { method, .. } if Some(method) == reached);
            if let Some(site) = self.call_of_library(caller, origin)
                && !self.targets[&site].iter().any(enters)
                && !(reached.is_some_and(|m| of_streams.contains(*m)) && self.is_of_streams(site))
            {
                missing.insert((site, callback.entered.clone()));
            }
        }
        missing
    }

    /// Methods that a description of streams has called back.
    fn functions_of_streams(&self) -> EntitySet<MethodId> {
        let mut found = EntitySet::new();
        for target in self.targets.values().flatten() {
            if let Target::App { method, callback: Some((id, number)), .. } = target
                && *number != UNNAMED
                && in_streams(&self.uses[*id].method)
            {
                found.insert(*method);
            }
        }
        found
    }

    /// Whether a call only runs methods of streams, as far as the JDK's are concerned.
    fn is_of_streams(&self, site: Site) -> bool {
        let mut library = self.targets[&site].iter().filter_map(|t| match t {
            Target::Library(id) => Some(&self.uses[*id].method),
            _ => None,
        });
        library.all(in_streams)
    }

    fn call_of_library(&self, caller: MethodId, origin: u32) -> Option<Site> {
        let body = self.methods[caller].body.as_ref()?;
        let here = body.insts.iter().filter(|(_, data)| data.origin == origin);
        let mut sites = here.map(|(inst, _)| (caller, inst)).filter(|site| self.targets.contains_key(site));
        sites.find(|site| self.targets[site].iter().any(|t| matches!(t, Target::Library(_))))
    }

    /// Whether each call of a method was looked at.
    fn is_looked_at(&self, method: &MethodRef) -> bool {
        let Ok(Some(body)) = self.program.body(method) else { return false };
        let first = first_instruction(&body);
        first.and_then(|first| self.coverage.count(method, first)).is_some_and(|n| n <= LOOKED_AT)
    }
}
