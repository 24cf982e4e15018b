//! What is collected while a body is interpreted, and the effect made of it.

use std::collections::{BTreeMap, BTreeSet};

use mantis_classfile::names::Name;

use super::Unknown;
use crate::effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times,
    Write,
};

/// Most objects, callbacks and flows an inferred effect may have.
const MAX_ALLOCS: usize = 48;
const MAX_CALLBACKS: usize = 48;
const MAX_FLOWS: usize = 160;

/// The abstract value of a reference: where it may come from. Empty for primitives and `null`.
pub(super) type Sources = BTreeSet<Source>;

/// Identifies an object or callback within a body: statement, call number there, index in the callee's
/// effect.
pub(super) type Site = (u32, u32, u32);

/// Effects found so far. Everything only grows, so interpretation reaches a fixpoint.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) reads: BTreeSet<Loc>,
    pub(super) writes: BTreeSet<Loc>,
    pub(super) flows: BTreeSet<Flow>,
    pub(super) results: Sources,
    pub(super) throws: BTreeSet<Name>,
    raises: Sources,
    pub(super) external: Externals,
    allocs: Vec<(Alloc, bool)>,
    alloc_sites: BTreeMap<Site, u8>,
    callbacks: Vec<Callback>,
    callback_sites: BTreeMap<(Site, Source), u8>,
}

impl Summary {
    /// A measure that grows whenever anything is added.
    pub(super) fn size(&self) -> usize {
        let arguments: usize = self.callbacks.iter().flat_map(|c| &c.args).map(Vec::len).sum();
        self.reads.len()
            + self.writes.len()
            + self.flows.len()
            + self.results.len()
            + self.throws.len()
            + self.raises.len()
            + self.allocs.len()
            + self.callbacks.len()
            + arguments
            + self.external.0.count_ones() as usize
    }

    /// The object made at a site; `exact` when its class is known precisely.
    pub(super) fn alloc(&mut self, site: Site, alloc: Alloc, exact: bool) -> Result<Root, Unknown> {
        if let Some(&index) = self.alloc_sites.get(&site) {
            return Ok(Root::New(index));
        }
        if self.allocs.len() >= MAX_ALLOCS {
            return Err(Unknown::new("makes too many objects"));
        }
        let index = self.allocs.len() as u8;
        self.allocs.push((alloc, exact));
        self.alloc_sites.insert(site, index);
        Ok(Root::New(index))
    }

    /// The class of an object made here, and whether it is precise.
    pub(super) fn class_of(&self, index: u8) -> Option<(&Name, bool)> {
        self.allocs.get(usize::from(index)).map(|(alloc, exact)| (&alloc.class, *exact))
    }

    /// A callback at a site on one source; arguments accumulate.
    pub(super) fn callback(
        &mut self,
        site: Site,
        on: Source,
        target: Target,
        args: Vec<Vec<Source>>,
        times: Times,
        app_only: bool,
    ) -> Result<Root, Unknown> {
        let key = (site, on.clone());
        if let Some(&index) = self.callback_sites.get(&key) {
            let known = &mut self.callbacks[usize::from(index)].args;
            for (known, new) in known.iter_mut().zip(args) {
                for source in new {
                    if let Err(at) = known.binary_search(&source) {
                        known.insert(at, source);
                    }
                }
            }
            return Ok(Root::Callback(index));
        }
        if self.callbacks.len() >= MAX_CALLBACKS {
            return Err(Unknown::new("makes too many callbacks"));
        }
        let index = self.callbacks.len() as u8;
        let args = args.into_iter().map(sorted).collect();
        self.callbacks.push(Callback { on, target, args, times, app_only });
        self.callback_sites.insert(key, index);
        Ok(Root::Callback(index))
    }

    /// The callbacks that a callee's callback at this site became.
    pub(super) fn callbacks_at(&self, site: Site) -> Vec<Root> {
        self.callback_sites
            .iter()
            .filter(|((s, _), _)| *s == site)
            .map(|(_, &index)| Root::Callback(index))
            .collect()
    }

    /// Exceptions that were not made here are thrown.
    pub(super) fn raise(&mut self, sources: &Sources) {
        let is_given = |s: &&Source| match s {
            Source::Root(root) | Source::Load(Loc { root, .. }) => !matches!(root, Root::New(_)),
            Source::Value(_) | Source::Unknown => false,
        };
        self.raises.extend(sources.iter().filter(is_given).cloned());
    }

    /// The effect: objects nobody outside can see are dropped with everything about them.
    pub(super) fn finish(self) -> Result<Effect, Unknown> {
        if self.flows.len() > MAX_FLOWS {
            return Err(Unknown::new("moves too many references"));
        }
        let visible = self.visible();
        let mut renumber: BTreeMap<u8, u8> = BTreeMap::new();
        let mut effect = Effect::none(Origin::Inferred);
        for (index, (alloc, _)) in self.allocs.iter().enumerate() {
            if visible.contains(&(index as u8)) {
                renumber.insert(index as u8, effect.allocs.len() as u8);
                effect.allocs.push(alloc.clone());
            }
        }
        let renamed = |root: &Root| match root {
            Root::New(index) => renumber.get(index).map(|new| Root::New(*new)),
            other => Some(other.clone()),
        };
        let renamed_loc =
            |loc: &Loc| renamed(&loc.root).map(|root| Loc { root, reach: loc.reach, field: loc.field });
        let renamed_source = |source: &Source| match source {
            Source::Root(root) => renamed(root).map(Source::Root),
            Source::Load(loc) => renamed_loc(loc).map(Source::Load),
            other => Some(other.clone()),
        };
        effect.reads = subsumed(self.reads.iter().filter_map(renamed_loc).collect());
        let writes = subsumed(self.writes.iter().filter_map(renamed_loc).collect());
        effect.writes = writes.into_iter().map(|loc| Write { loc, needs: Needs::ALL }).collect();
        let flow = |f: &Flow| Some(Flow { from: renamed_source(&f.from)?, to: renamed_loc(&f.to)? });
        effect.flows = self.flows.iter().filter_map(flow).collect();
        effect.results = self.results.iter().filter_map(renamed_source).collect();
        effect.raises = self.raises.iter().filter_map(renamed_source).collect();
        for callback in &self.callbacks {
            let Some(on) = renamed_source(&callback.on) else { continue };
            let args = callback.args.iter().map(|a| a.iter().filter_map(renamed_source).collect()).collect();
            effect.callbacks.push(Callback { on, args, ..callback.clone() });
        }
        effect.throws = self.throws.into_iter().collect();
        effect.external = self.external;
        Ok(effect)
    }

    /// The objects made here that something outside may reach, or whose content flows there.
    fn visible(&self) -> BTreeSet<u8> {
        fn root_of(source: &Source) -> Option<u8> {
            match source {
                Source::Root(Root::New(n)) | Source::Load(Loc { root: Root::New(n), .. }) => Some(*n),
                _ => None,
            }
        }
        let in_calls =
            self.callbacks.iter().flat_map(|c| std::iter::once(&c.on).chain(c.args.iter().flatten()));
        let mut visible: BTreeSet<u8> = self.results.iter().chain(in_calls).filter_map(root_of).collect();
        loop {
            let before = visible.len();
            for flow in &self.flows {
                let kept = match &flow.to.root {
                    Root::New(n) => visible.contains(n),
                    _ => true,
                };
                if kept {
                    visible.extend(root_of(&flow.from));
                }
            }
            if visible.len() == before {
                return visible;
            }
        }
    }
}

fn sorted(mut sources: Vec<Source>) -> Vec<Source> {
    sources.sort();
    sources.dedup();
    sources
}

/// Drops locations that another one of the set covers.
fn subsumed(all: BTreeSet<Loc>) -> Vec<Loc> {
    let covers = |a: &Loc, b: &Loc| {
        a != b
            && a.root == b.root
            && a.reach >= b.reach
            && (a.field == b.field || a.field == Field::All)
            && (a.reach != Reach::Own || b.reach == Reach::Own)
    };
    all.iter().filter(|b| !all.iter().any(|a| covers(a, b))).cloned().collect()
}
