//! Much code that nothing in the analysed program is known to call (a program driven by a framework, service
//! loading): it is not analysed but taken as an outside world that may run at any time.
//!
//! **Idea.** What hidden methods may call, by name and descriptor among the methods that ran, is outside too;
//! what depends on when these run is refused. Outside code may change the fields it stores to (whatever the
//! object), arrays, and the state of JDK objects, of every object it can get hold of: those that static
//! fields, instance fields it loads, its parameters and JDK calls nobody described lead to. Native methods of
//! the program are outside as well: they may change static fields of their class and everything that they are
//! given. A slice that needs such a location is refused, so it does not matter that sets of objects miss what
//! outside code puts there.

use std::collections::BTreeSet;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{CallKind, Dynamic, Op};
use mantis_library::{Externals, Mark, Reach, marks};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::entities::{Loc, Node, Obj};
use crate::heap::{FieldKey, LocData};
use crate::program::Callee;
use crate::reach::Closure;
use crate::solver::Solver;

/// Code that is not analysed.
#[derive(Default)]
pub struct Outside {
    /// Its methods; some of them are called from analysed code too.
    pub methods: BTreeSet<MethodRef>,
    /// Locations it may write.
    pub writes: FixedBitSet,
    /// Methods that ran, of which an analysis that guesses what called them found nothing ([`crate::guess`]).
    pub unattributed: BTreeSet<MethodRef>,
    /// Whether it is everything, because the program is too large to analyse.
    pub too_large: bool,
    stored: FxHashSet<FieldRef>,
    loaded: FxHashSet<FieldRef>,
    stores_elements: bool,
    calls_library: bool,
}

impl Solver<'_> {
    /// Takes the executed methods that were not reached, and what they may call, as outside. Call with a
    /// solved graph.
    pub(crate) fn find_outside(&mut self) {
        let ran = self.coverage.entered();
        let mut by_signature: FxHashMap<(Name, Name), Vec<MethodRef>> = FxHashMap::default();
        for m in &ran {
            by_signature.entry((m.name.clone(), m.desc.clone())).or_default().push(m.clone());
        }
        let unreached = ran.iter().filter(|m| !self.reached.ids.contains_key(*m));
        let mut work: Vec<MethodRef> = unreached.cloned().collect();
        work.extend(self.unaccounted().into_iter().map(|id| self.methods[id].decl.clone()));
        let mut outside = Outside::default();
        while let Some(m) = work.pop() {
            if !outside.methods.insert(m.clone()) {
                continue;
            }
            self.scan(&m, &mut outside, &by_signature, &mut work);
            if work.is_empty() && outside.calls_library {
                // JDK methods may call back whatever overrides one of theirs.
                let called_back = ran.iter().filter(|m| self.overrides_library(m));
                work.extend(called_back.filter(|m| !outside.methods.contains(*m)).cloned());
            }
        }
        let outside_ran = ran.iter().filter(|m| outside.methods.contains(*m)).count();
        if outside_ran > 0 {
            self.diagnostics.push(format!(
                "{} of {} methods that ran are or may be called by code that nothing in the program is known to call \
                 (reflection, native code): what depends on them is refused",
                outside_ran,
                ran.len()
            ));
        }
        self.reached.hidden.extend(outside.methods.iter().filter_map(|m| self.reached.ids.get(m).copied()));
        self.extensions.outside = outside;
    }

    fn scan(
        &self,
        m: &MethodRef,
        outside: &mut Outside,
        by_signature: &FxHashMap<(Name, Name), Vec<MethodRef>>,
        work: &mut Vec<MethodRef>,
    ) {
        let Ok(Some(body)) = self.program.body(m) else {
            outside.calls_library = true;
            return;
        };
        let mut library = false;
        let mut call = |method: &MethodRef, exact: bool| match self.program.resolve(method) {
            Callee::App(decl) if exact => work.push(decl),
            callee => {
                library |= !matches!(callee, Callee::App(_));
                let key = (method.name.clone(), method.desc.clone());
                work.extend(by_signature.get(&key).into_iter().flatten().cloned());
            }
        };
        for data in body.insts.values().filter(|d| self.coverage.executed(m, d.origin)) {
            match &data.op {
                Op::Invoke(kind, method, _) => {
                    call(method, matches!(kind, CallKind::Static | CallKind::Special));
                }
                Op::InvokeDynamic(_, _, what) => {
                    if let Dynamic::Lambda { target, .. } = &**what {
                        call(target, false);
                    }
                    outside.calls_library = true;
                }
                Op::PutField(f) | Op::PutStatic(f) => {
                    outside.stored.insert(self.program.resolve_field(f));
                }
                Op::GetField(f) => {
                    outside.loaded.insert(self.program.resolve_field(f));
                }
                Op::ArrayStore(_) => outside.stores_elements = true,
                _ => {}
            }
        }
        outside.calls_library |= library;
    }

    pub(crate) fn overrides_library(&self, m: &MethodRef) -> bool {
        let key = (m.name.clone(), m.desc.clone());
        let jdk = self.program.supertypes(&m.class).into_iter().filter(|c| !self.program.is_app(c));
        jdk.filter_map(|c| self.program.info(&c)).any(|info| info.methods.contains_key(&key))
    }

    /// Finds the locations that outside code may write, among those that analysed code uses.
    pub(crate) fn outside_writes(&mut self) {
        let handles =
            self.uses.iter().any(|(id, u)| may_set_static(&u.method) && self.static_variable(id).is_none());
        if self.extensions.outside.methods.is_empty() && self.calls.native_calls.is_empty() && !handles {
            return;
        }
        let closure =
            Closure::compute(self.heap.objects.len(), |obj| self.held_by(obj, Reach::Reachable).collect());
        let mut writes = FixedBitSet::with_capacity(self.heap.locs.len());
        if !self.extensions.outside.methods.is_empty() {
            writes.extend(self.written_by_methods(&closure).into_iter().map(EntityRef::index));
        }
        writes.extend(self.written_by_natives(&closure).into_iter().map(EntityRef::index));
        if handles {
            let may_write = |data: &LocData| matches!(data, LocData::Static(f) if !self.program.is_final(f));
            let statics = self.heap.locs.iter().filter(|(_, data)| may_write(data));
            writes.extend(statics.map(|(loc, _)| loc.index()));
        }
        self.extensions.outside.writes = writes;
    }

    fn written_by_natives(&self, closure: &Closure) -> Vec<Loc> {
        let classes: FxHashSet<&Name> = self.calls.native_calls.iter().map(|(class, _)| class).collect();
        let given = self.calls.native_calls.iter().flat_map(|(_, operands)| operands.iter().flatten());
        let lent = closure.of(&self.held(given.copied()));
        let may_write = |data: &LocData| match data {
            LocData::Static(f) => classes.contains(&f.class),
            LocData::Field(obj, _) => lent.contains(obj.index()),
        };
        self.heap.locs.iter().filter(|(_, data)| may_write(data)).map(|(l, _)| l).collect()
    }

    fn held(&self, roots: impl Iterator<Item = Node>) -> Vec<Obj> {
        let mut held: Vec<Obj> = roots.flat_map(|n| self.graph.pts(n).iter()).collect();
        held.sort_unstable();
        held.dedup();
        held
    }

    fn written_by_methods(&self, closure: &Closure) -> Vec<Loc> {
        let outside = &self.extensions.outside;
        let mut roots: Vec<Node> = self.slots.statics.values().copied().collect();
        roots.extend(self.slots.fields.iter().filter_map(|((_, key), &node)| match key {
            FieldKey::Declared(f) if outside.loaded.contains(&self.program.field(*f)) => Some(node),
            _ => None,
        }));
        for id in outside.methods.iter().filter_map(|m| self.reached.ids.get(m)) {
            let data = &self.methods[*id];
            let params = data.body.iter().flat_map(|b| b.params.iter());
            roots.extend(
                params.filter_map(|&v| data.nodes[v].expand()).map(|slot| Node::from_u32(slot.as_u32())),
            );
        }
        let unknown = |u: &&crate::effects::EffectUse| {
            u.effect.is_conservative() || u.effect.external.intersects(Externals::REFLECTION)
        };
        roots.extend(self.uses.values().filter(unknown).flat_map(|u| u.operands.iter().flatten()));
        let held = closure.of(&self.held(roots.into_iter()));
        let may_write = |data: &LocData| match data {
            LocData::Static(f) => outside.stored.contains(f),
            LocData::Field(_, FieldKey::Declared(f)) => outside.stored.contains(&self.program.field(*f)),
            LocData::Field(obj, FieldKey::Pseudo(_)) => {
                let by_code = self.heap.objects[*obj].is_array() && outside.stores_elements;
                let global = matches!(self.heap.objects[*obj].kind, crate::heap::ObjKind::Static(_));
                (by_code || outside.calls_library) && (global || held.contains(obj.index()))
            }
        };
        self.heap.locs.iter().filter(|(_, data)| may_write(data)).map(|(l, _)| l).collect()
    }
}

/// Whether a JDK method makes a handle that may write a static field, or writes one: nobody follows which.
fn may_set_static(method: &MethodRef) -> bool {
    // Calls that are followed have been replaced.
    marks().has(Mark::SetsStatic, method)
}
