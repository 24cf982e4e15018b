//! Mod-ref: which heap locations each statement and each method may write and read.
//!
//! A statement's own accesses come from the points-to sets of its operands and from the effects of the JDK
//! methods it calls; a method's are those of its statements and, bottom-up over the call graph, of its
//! callees. Class initialisers are not callees here: whoever needs what they write treats them as running
//! before everything else. Locations are merged into partitions ([`crate::partition`]) before summaries are
//! made.

use std::sync::Arc;

use cranelift_entity::{EntityRef, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_classfile::lang;
use mantis_ir::{Function, Op};
use mantis_library::{Externals, Field, Reach, Root, Source};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constraints::{Site, Target};
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::{Loc, MethodId, Node, Obj};
use crate::fields::all_fields;
use crate::heap::{FieldKey, LocData};
use crate::partition;
use crate::parts::JDK_FIELDS;
use crate::reach::Closure;
use crate::solver::Solver;
use crate::visible::{Owner, Visible};

/// An effect with its locations resolved.
#[derive(Debug, Clone, Default)]
pub struct Accesses {
    /// For each of the effect's reads, the locations, ascending. What comes after those has no description
    /// and is always needed.
    pub reads: Vec<Arc<[Loc]>>,
    /// For each of the effect's writes, the locations, ascending; more as with `reads`.
    pub writes: Vec<Arc<[Loc]>>,
    /// Effects outside the heap, the devices of the objects whose state it touches included.
    pub external: Externals,
    /// It walks a hash collection whose keys have the JVM's identity hash codes, or one of `Set.of` and the
    /// like: the order changes from run to run.
    pub unordered: bool,
}

/// What the effects of many calls have in common.
#[derive(Default)]
pub(crate) struct Shared {
    closures: FxHashMap<Reach, Closure>,
    /// A field of some objects: its locations, and the devices of the objects.
    locs: FxHashMap<(FixedBitSet, Field, bool), Located>,
}

type Located = (Arc<[Loc]>, Externals);

/// Locations by statement and by method.
#[derive(Default)]
pub struct ModRef {
    /// Locations a statement itself reads (field and array loads), without calls.
    pub refs: FxHashMap<Site, Vec<Loc>>,
    /// Locations a statement itself writes, without calls.
    pub mods: FxHashMap<Site, Vec<Loc>>,
    /// Accesses of each effect use.
    pub effects: SecondaryMap<EffectUseId, Accesses>,
    /// Everything a method itself may write, and its callees where it can see that.
    pub method_mods: SecondaryMap<MethodId, FixedBitSet>,
    /// Everything a method and its callees may read.
    pub method_refs: SecondaryMap<MethodId, FixedBitSet>,
    visible: Visible,
}

impl Solver<'_> {
    /// Computes mod-ref from the solved pointer graph.
    pub fn mod_ref(&mut self) -> ModRef {
        let mut out = ModRef::default();
        let ids: Vec<MethodId> = self.methods.keys().collect();
        for &m in &ids {
            if let Some(body) = self.methods[m].body.clone() {
                self.direct(m, &body, &mut out);
            }
        }
        let uses: Vec<EffectUseId> = self.uses.keys().collect();
        let mut shared = Shared::default();
        for id in uses {
            out.effects[id] = self.accesses(id, &mut shared);
        }
        self.outside_writes();
        let methods = &self.methods;
        let owner = |data: &LocData| match data {
            LocData::Field(obj, _) => Owner::Object(*obj),
            LocData::Static(field) => Owner::Class(field.class.clone()),
        };
        let owners: Vec<Owner> = self.heap.locs.values().map(owner).collect();
        let partitions =
            partition::merge(&mut self.heap, &mut out, &mut self.extensions.outside.writes, &|m| {
                &*methods[m].decl.name == "<clinit>"
            });
        out.visible = self.visible(&owners, &partitions);
        self.close_over_calls(&ids, &mut out);
        out
    }

    fn direct(&mut self, m: MethodId, body: &Arc<Function>, out: &mut ModRef) {
        for (inst, data) in body.insts.iter() {
            if !self.executed(m, body, inst) {
                continue;
            }
            let site = (m, inst);
            let base = body.args(inst).first().copied();
            match &data.op {
                Op::GetField(f) | Op::PutField(f) => {
                    let field = self.program.resolve_field(f);
                    let locs = if self.program.is_app(&field.class) {
                        self.locs_of(m, base, FieldKey::Declared(self.program.field_id(&field)))
                    } else {
                        JDK_FIELDS.iter().flat_map(|&key| self.locs_of(m, base, key)).collect()
                    };
                    out.put(matches!(data.op, Op::PutField(_)), site, locs);
                }
                Op::ArrayLoad(_) | Op::ArrayStore(_) => {
                    let locs = self.locs_of(m, base, FieldKey::Pseudo(Field::Elem));
                    out.put(matches!(data.op, Op::ArrayStore(_)), site, locs);
                }
                Op::GetStatic(f) | Op::PutStatic(f) => {
                    let field = self.program.resolve_field(f);
                    if self.program.is_app(&field.class) {
                        let loc = self.heap.loc(LocData::Static(field));
                        out.put(matches!(data.op, Op::PutStatic(_)), site, vec![loc]);
                    } else if let Source::Root(Root::Static(group)) = self.library.static_field(&field) {
                        let obj = self.static_object(&group);
                        let loc = self.heap.loc(LocData::Field(obj, FieldKey::Pseudo(Field::Inner)));
                        out.put(matches!(data.op, Op::PutStatic(_)), site, vec![loc]);
                    }
                }
                Op::InvokeDynamic(_, _, what) => {
                    if let mantis_ir::Dynamic::Record { fields, .. } = &**what {
                        let mut locs = Vec::new();
                        for value in body.args(inst).to_vec() {
                            for field in fields {
                                let field = self.program.resolve_field(field);
                                let key = FieldKey::Declared(self.program.field_id(&field));
                                locs.extend(self.locs_of(m, Some(value), key));
                            }
                        }
                        out.put(false, site, locs);
                    }
                }
                _ => {}
            }
        }
    }

    fn locs_of(&mut self, m: MethodId, base: Option<mantis_ir::Value>, key: FieldKey) -> Vec<Loc> {
        let Some(node) = base.and_then(|v| self.value_node(m, v)) else { return Vec::new() };
        let objs = self.graph.pts(node);
        let mut locs: Vec<Loc> = Vec::with_capacity(objs.len());
        for obj in objs.iter() {
            if !self.heap.objects[obj].is_value() {
                locs.push(self.heap.loc(LocData::Field(obj, key)));
            }
        }
        locs.sort_unstable();
        locs.dedup();
        locs
    }

    fn accesses(&mut self, id: EffectUseId, shared: &mut Shared) -> Accesses {
        let effect = self.uses[id].effect.clone();
        let mut out = Accesses { external: effect.external, ..Accesses::default() };
        for read in &effect.reads {
            let locs = self.effect_locs(id, read, true, shared, &mut out.external);
            out.reads.push(locs);
        }
        for write in &effect.writes {
            let locs = self.effect_locs(id, &write.loc, false, shared, &mut out.external);
            out.writes.push(locs);
        }
        let roots = self.walked_by(id);
        if !roots.is_empty() {
            for field in [Field::State, Field::Elem, Field::Key, Field::Value] {
                let locs = self.locs_of_all(&roots, Reach::Inner, field, false, shared, &mut out.external);
                out.reads.push(locs.clone());
                out.writes.push(locs);
            }
        }
        let seen = self.seen_by(id);
        if !seen.is_empty() {
            for field in [Field::State, Field::Elem, Field::Key, Field::Value] {
                out.reads.push(self.locs_of_all(
                    &seen,
                    Reach::Inner,
                    field,
                    false,
                    shared,
                    &mut out.external,
                ));
            }
        }
        if self.gives_identity_hash(id)
            || self.gives_identity_text(id)
            || self.names_generated(id)
            || self.is_numbered(id)
            || self.collects() && self.may_be_collected(id)
        {
            out.external = out.external.union(Externals::RANDOM);
        }
        out.unordered = self.walks_by_chance(id);
        self.serial_accesses(id, shared, &mut out);
        self.variable_accesses(id, &mut out);
        out
    }

    fn effect_locs(
        &mut self,
        id: EffectUseId,
        loc: &mantis_library::Loc,
        with_path: bool,
        shared: &mut Shared,
        external: &mut Externals,
    ) -> Arc<[Loc]> {
        let roots = self.roots(id, &loc.root);
        let with_path = with_path && loc.reach != Reach::Own;
        self.locs_of_all(&roots, loc.reach, loc.field, with_path, shared, external)
    }

    /// A field of what is reached from some objects; `with_path` also those through which one object holds
    /// another, since where they were set matters to what reads behind them.
    fn locs_of_all(
        &mut self,
        roots: &[Obj],
        reach: Reach,
        field: Field,
        with_path: bool,
        shared: &mut Shared,
        external: &mut Externals,
    ) -> Arc<[Loc]> {
        let objs = self.reached(roots, reach, shared);
        let key = (objs, field, with_path);
        if let Some((locs, devices)) = shared.locs.get(&key) {
            *external = external.union(*devices);
            return locs.clone();
        }
        let mut devices = Externals::NONE;
        let mut locs = Vec::new();
        for obj in key.0.ones().map(Obj::new) {
            if self.heap.objects[obj].is_value() {
                continue;
            }
            let keys = match field {
                Field::All => all_fields(self.program, &self.heap, obj),
                // Elements of a view of a map are its keys and values.
                Field::Elem if self.may_be(obj, lang::MAP) => {
                    [field, Field::Key, Field::Value].map(|f| self.heap.pseudo(obj, f)).into()
                }
                field => [self.heap.pseudo(obj, field)].into(),
            };
            if matches!(field, Field::State | Field::All) {
                devices = devices.union(self.heap.objects[obj].device);
            }
            locs.extend(keys.iter().map(|&key| self.heap.loc(LocData::Field(obj, key))));
            if with_path {
                locs.push(self.heap.loc(LocData::Field(obj, FieldKey::Pseudo(Field::Inner))));
            }
        }
        locs.sort_unstable();
        locs.dedup();
        let locs: Arc<[Loc]> = locs.into();
        *external = external.union(devices);
        shared.locs.insert(key, (locs.clone(), devices));
        locs
    }

    pub(crate) fn roots(&mut self, id: EffectUseId, root: &Root) -> Vec<Obj> {
        let of =
            |s: &Self, node: Option<Node>| node.map(|n| s.graph.pts(n).iter().collect()).unwrap_or_default();
        let bound: &EffectUse = &self.uses[id];
        match root {
            Root::Operand(k) => of(self, bound.operands.get(*k as usize).copied().flatten()),
            Root::New(i) => bound.new.get(*i as usize).copied().into_iter().collect(),
            Root::Static(group) => vec![self.static_object(group)],
            Root::Callback(i) => of(self, bound.returned.get(*i as usize).copied()),
        }
    }

    /// The roots and what `reach` finds from them.
    pub(crate) fn reached(&self, roots: &[Obj], reach: Reach, shared: &mut Shared) -> FixedBitSet {
        let closure = shared.closures.entry(reach).or_insert_with(|| {
            Closure::compute(self.heap.objects.len(), |obj| self.held_by(obj, reach).collect())
        });
        closure.of(roots)
    }

    /// Method summaries by iterating to the fixpoint in postorder of the call graph: recursion converges in
    /// few rounds.
    fn close_over_calls(&self, ids: &[MethodId], out: &mut ModRef) {
        let locs = self.heap.locs.len();
        let mut callees: SecondaryMap<MethodId, Vec<MethodId>> = SecondaryMap::new();
        // Many uses have the same locations: a method takes each list over once.
        let mut done: FxHashSet<(MethodId, bool, *const Loc)> = FxHashSet::default();
        for (site, targets) in &self.calls.targets {
            for target in targets {
                match target {
                    Target::App { method, .. } => callees[site.0].push(*method),
                    Target::Library(id) => {
                        let m = site.0;
                        let Accesses { reads, writes, .. } = &out.effects[*id];
                        for list in writes.iter().filter(|l| done.insert((m, true, l.as_ptr()))) {
                            out.method_mods[m].grow(locs);
                            list.iter().for_each(|l| out.method_mods[m].insert(l.index()));
                        }
                        for list in reads.iter().filter(|l| done.insert((m, false, l.as_ptr()))) {
                            out.method_refs[m].grow(locs);
                            list.iter().for_each(|l| out.method_refs[m].insert(l.index()));
                        }
                    }
                    Target::Cold(_) => {}
                }
            }
        }
        let direct_mods: Vec<(Site, Vec<Loc>)> = out.mods.iter().map(|(s, l)| (*s, l.clone())).collect();
        for (site, found) in direct_mods {
            out.method_mods[site.0].grow(locs);
            found.iter().for_each(|l| out.method_mods[site.0].insert(l.index()));
        }
        let direct_refs: Vec<(Site, Vec<Loc>)> = out.refs.iter().map(|(s, l)| (*s, l.clone())).collect();
        for (site, found) in direct_refs {
            out.method_refs[site.0].grow(locs);
            found.iter().for_each(|l| out.method_refs[site.0].insert(l.index()));
        }
        let order = postorder(ids, &callees);
        let mut changed = true;
        while changed {
            changed = false;
            for &m in &order {
                for &callee in &callees[m] {
                    changed |=
                        join(&mut out.method_mods, m, callee, out.visible.shared[callee].as_ref(), locs);
                    changed |= join(&mut out.method_refs, m, callee, None, locs);
                }
            }
        }
    }
}

impl ModRef {
    /// Whether a call of a method may write a location where its caller sees it.
    pub fn leaves(&self, m: MethodId, loc: Loc) -> bool {
        self.method_mods[m].contains(loc.index())
            && self.visible.shared[m].as_ref().is_none_or(|v| v.contains(loc.index()))
    }

    /// Whether one thread may read what another writes there.
    pub fn is_between_threads(&self, loc: Loc) -> bool {
        self.visible.between_threads.as_ref().is_none_or(|b| b.contains(loc.index()))
    }

    /// Whether a location that a class initialiser writes may have been there before: then whoever reads it
    /// need not have triggered the initialiser. What it made itself can only be found through its own static
    /// fields or through something it wrote to.
    pub fn is_foreign(&self, clinit: MethodId, loc: Loc) -> bool {
        self.visible.foreign[clinit].as_ref().is_none_or(|f| f.contains(loc.index()))
    }

    fn put(&mut self, write: bool, site: Site, locs: Vec<Loc>) {
        if !locs.is_empty() {
            let map = if write { &mut self.mods } else { &mut self.refs };
            map.insert(site, locs);
        }
    }
}

/// Adds what a callee accesses to what its caller does, as far as that is visible.
fn join(
    sets: &mut SecondaryMap<MethodId, FixedBitSet>,
    into: MethodId,
    from: MethodId,
    visible: Option<&FixedBitSet>,
    locs: usize,
) -> bool {
    if into == from || sets[from].is_clear() {
        return false;
    }
    let mut other = sets[from].clone();
    if let Some(visible) = visible {
        other.intersect_with(visible);
    }
    let set = &mut sets[into];
    set.grow(locs);
    let before = set.count_ones(..);
    set.union_with(&other);
    set.count_ones(..) != before
}

fn postorder(ids: &[MethodId], callees: &SecondaryMap<MethodId, Vec<MethodId>>) -> Vec<MethodId> {
    let mut seen: FxHashSet<MethodId> = FxHashSet::default();
    let mut order = Vec::with_capacity(ids.len());
    for &root in ids {
        if !seen.insert(root) {
            continue;
        }
        let mut stack = vec![(root, 0)];
        while let Some((m, next)) = stack.pop() {
            match callees[m].get(next) {
                Some(&callee) => {
                    stack.push((m, next + 1));
                    if seen.insert(callee) {
                        stack.push((callee, 0));
                    }
                }
                None => order.push(m),
            }
        }
    }
    order
}
