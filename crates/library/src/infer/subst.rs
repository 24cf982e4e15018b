//! A callee's effect in terms of its caller.

use mantis_classfile::names::Name;

use crate::conservative::UNKNOWN_STATICS;
use crate::effect::{Effect, Externals, Field, Flow, Loc, Reach, Root, Source};

use super::Unknown;
use super::state::{Site, Sources, Summary};

/// One call whose target is certain.
pub(super) struct Call<'a> {
    pub(super) effect: &'a Effect,
    pub(super) operands: &'a [Sources],
    /// Statement and call number.
    pub(super) at: (u32, u32),
}

/// Everything that is below a place.
pub(super) fn below(root: &Root, reach: Reach) -> Loc {
    Loc { root: root.clone(), reach: reach.max(Reach::Owned), field: Field::All }
}

impl Call<'_> {
    fn site(&self, index: u8) -> Site {
        (self.at.0, self.at.1, u32::from(index))
    }

    /// Adds the callee's effect to the caller's summary; the references it may return.
    pub(super) fn apply(&self, summary: &mut Summary) -> Result<Sources, Unknown> {
        let effect = self.effect;
        for (index, alloc) in effect.allocs.iter().enumerate() {
            let mut alloc = alloc.clone();
            alloc.like = self.like(summary, &mut alloc)?;
            summary.external = summary.external.union(alloc.device);
            summary.alloc(self.site(index as u8), alloc, false)?;
        }
        for (index, callback) in effect.callbacks.iter().enumerate() {
            let mut args = Vec::new();
            for sources in &callback.args {
                let mut mapped = Vec::new();
                for source in sources {
                    mapped.extend(self.source(source, summary)?);
                }
                args.push(mapped);
            }
            for on in self.source(&callback.on, summary)? {
                let is_object = !matches!(on, Source::Value(_));
                if is_object {
                    let (target, times) = (callback.target.clone(), callback.times);
                    summary.callback(
                        self.site(index as u8),
                        on,
                        target,
                        args.clone(),
                        times,
                        callback.app_only,
                    )?;
                }
            }
        }
        for loc in &effect.reads {
            let locs = self.locs(loc, summary)?;
            summary.reads.extend(locs);
        }
        for write in &effect.writes {
            let locs = self.locs(&write.loc, summary)?;
            summary.writes.extend(locs);
        }
        for flow in &effect.flows {
            let from = self.source(&flow.from, summary)?;
            for to in self.locs(&flow.to, summary)? {
                summary.flows.extend(
                    from.iter()
                        .filter(|f| !matches!(f, Source::Value(_)))
                        .map(|f| Flow { from: f.clone(), to: to.clone() }),
                );
            }
        }
        summary.throws.extend(effect.throws.iter().cloned());
        for source in &effect.raises {
            let sources = self.source(source, summary)?;
            summary.raise(&sources);
        }
        summary.external = summary.external.union(effect.external);
        let mut results = Sources::new();
        for source in &effect.results {
            results.extend(self.source(source, summary)?);
        }
        Ok(results)
    }

    /// An allocation of an operand's class: the operand of the caller, if it is just one; or the class made
    /// here.
    fn like(&self, summary: &Summary, alloc: &mut crate::effect::Alloc) -> Result<Option<u8>, Unknown> {
        let Some(operand) = alloc.like else { return Ok(None) };
        let Some(sources) = self.operands.get(usize::from(operand)) else { return Ok(None) };
        for source in sources {
            match source {
                Source::Root(Root::Operand(k)) if sources.len() == 1 => return Ok(Some(*k)),
                Source::Root(Root::New(n)) => {
                    if let Some((class, _)) = summary.class_of(*n) {
                        alloc.class = class.clone();
                    }
                }
                _ => {}
            }
        }
        Ok(None)
    }

    fn root(&self, root: &Root, summary: &mut Summary) -> Result<Sources, Unknown> {
        Ok(match root {
            Root::Operand(k) => self.operands.get(usize::from(*k)).cloned().unwrap_or_default(),
            Root::New(n) => {
                let alloc =
                    self.effect.allocs.get(usize::from(*n)).ok_or_else(|| Unknown::new("no such object"))?;
                Sources::from([Source::Root(summary.alloc(self.site(*n), alloc.clone(), false)?)])
            }
            Root::Static(_) => Sources::from([Source::Root(root.clone())]),
            Root::Callback(n) => summary.callbacks_at(self.site(*n)).into_iter().map(Source::Root).collect(),
        })
    }

    fn locs(&self, loc: &Loc, summary: &mut Summary) -> Result<Vec<Loc>, Unknown> {
        let mut locs = Vec::new();
        for source in self.root(&loc.root, summary)? {
            match source {
                Source::Root(root) => locs.push(Loc { root, reach: loc.reach, field: loc.field }),
                Source::Load(outer) => locs.push(below(&outer.root, outer.reach.max(loc.reach))),
                Source::Value(_) => {}
                Source::Unknown => locs.push(anywhere()),
            }
        }
        Ok(locs)
    }

    fn source(&self, source: &Source, summary: &mut Summary) -> Result<Sources, Unknown> {
        match source {
            Source::Root(root) => self.root(root, summary),
            Source::Load(loc) => {
                let mut loaded = Sources::new();
                for base in self.root(&loc.root, summary)? {
                    match base {
                        Source::Root(root) => {
                            loaded.insert(Source::Load(Loc { root, reach: loc.reach, field: loc.field }));
                        }
                        Source::Load(outer) => {
                            loaded.insert(Source::Load(below(&outer.root, outer.reach.max(loc.reach))));
                        }
                        Source::Value(_) => {}
                        Source::Unknown => {
                            loaded.insert(Source::Unknown);
                        }
                    }
                }
                Ok(loaded)
            }
            other => Ok(Sources::from([other.clone()])),
        }
    }
}

/// Locations of an object that came from nowhere (an exception caught, a reflective result).
pub(super) fn anywhere() -> Loc {
    Loc { root: Root::Static(Name::from(UNKNOWN_STATICS)), reach: Reach::Reachable, field: Field::All }
}

/// Devices of a class made here count when it is made: nobody outside may ever touch the object itself.
pub(super) fn made(summary: &mut Summary, device: Externals) {
    summary.external = summary.external.union(device);
}
