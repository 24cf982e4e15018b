//! Which locations of a method's writes its callers can see, which of a class initialiser's writes are to
//! what was there before, and which locations several threads may have.
//!
//! **Idea** (escape analysis; Choi et al., OOPSLA 1999). What a call writes to objects that neither its
//! operands, its result, its exceptions nor anything global reaches, it writes to objects that it made itself
//! and that are gone when it returns. An allocation site stands for many objects, though: a list that a
//! method fills for its caller, and the lists that the same method fills in calls further down. Without this,
//! the second would be written wherever the first is read.

use cranelift_entity::{EntityRef, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_classfile::names::Name;
use mantis_ir::Function;
use mantis_library::Reach;

use crate::constraints::{MethodData, Site};
use crate::entities::{Loc, MethodId, Node, Obj};
use crate::heap::ObjKind;
use crate::reach::Closure;
use crate::solver::Solver;

/// With more objects the closure would take too much memory: everything is visible.
const MOST_OBJECTS: usize = 20_000;
/// The same with more pairs of methods and locations.
const MOST_PAIRS: usize = 400_000_000;

/// Sets of partitions by method; none: all of them.
type Sets = SecondaryMap<MethodId, Option<FixedBitSet>>;

/// What methods leave behind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visible {
    /// What each method may share with its callers.
    pub shared: Sets,
    /// By class initialiser: what may have been there before it ran, because static fields of other classes
    /// lead to it.
    pub foreign: Sets,
    /// What threads may have in common: everything but what a thread keeps in its variables, and what only
    /// that leads to. None: all.
    pub between_threads: Option<FixedBitSet>,
}

/// Whose field a location is.
pub(crate) enum Owner {
    Object(Obj),
    /// A static field of this class.
    Class(Name),
}

impl Solver<'_> {
    /// Computes that from the solved heap. `owners` are those of the locations before partitions were made,
    /// `partitions` tells where those went.
    pub(crate) fn visible(
        &mut self,
        owners: &[Owner],
        partitions: &SecondaryMap<Loc, Option<Loc>>,
    ) -> Visible {
        let mut visible = Visible::default();
        let objects = self.heap.objects.len();
        if objects > MOST_OBJECTS || self.methods.len() * owners.len() > MOST_PAIRS {
            return visible;
        }
        let captured = self.captured();
        let closure = Closure::compute(objects, |obj| {
            let captured = captured[obj].iter().flat_map(|&node| self.graph.pts(node).iter());
            self.held_by(obj, Reach::Reachable).chain(captured).collect()
        });
        let locations = |seen: &dyn Fn(&Owner) -> bool| {
            let mut locs = FixedBitSet::with_capacity(self.heap.locs.len());
            let old = owners.iter().enumerate().filter(|(_, owner)| seen(owner));
            locs.extend(old.filter_map(|(old, _)| partitions[Loc::new(old)]).map(EntityRef::index));
            locs
        };
        let global = closure.of(&self.global(None));
        let mut common = closure.of(&self.handed_over());
        common.union_with(&global);
        visible.between_threads = Some(locations(&|owner| match owner {
            Owner::Object(obj) => common.contains(obj.index()),
            Owner::Class(_) => true,
        }));
        for (m, data) in self.methods.iter() {
            let Some(body) = &data.body else { continue };
            let mut seen = closure.of(&self.exchanged(data, body));
            seen.union_with(&global);
            visible.shared[m] = Some(locations(&|owner| match owner {
                Owner::Object(obj) => seen.contains(obj.index()),
                Owner::Class(_) => true,
            }));
            if &*data.decl.name == "<clinit>" {
                let others = closure.of(&self.global(Some(&data.decl.class)));
                visible.foreign[m] = Some(locations(&|owner| match owner {
                    Owner::Object(obj) => others.contains(obj.index()) && !self.made_by(m, *obj),
                    Owner::Class(class) => *class != data.decl.class,
                }));
            }
        }
        visible
    }

    /// Whether a method itself makes an object; function objects have no state that matters.
    fn made_by(&self, m: MethodId, obj: Obj) -> bool {
        match self.heap.objects[obj].kind {
            ObjKind::Alloc(by, ..) | ObjKind::Fresh(by, ..) | ObjKind::Constructed(by, ..) => by == m,
            ObjKind::Lambda(..) => true,
            _ => false,
        }
    }

    /// What each function object has captured.
    fn captured(&mut self) -> SecondaryMap<Obj, Vec<Node>> {
        let made: Vec<(Obj, Site)> = self
            .heap
            .objects
            .iter()
            .filter_map(|(obj, data)| match data.kind {
                ObjKind::Lambda(m, inst) => Some((obj, (m, inst))),
                _ => None,
            })
            .collect();
        let mut captured = SecondaryMap::new();
        for (obj, (m, inst)) in made {
            let Some(body) = self.methods[m].body.clone() else { continue };
            captured[obj] = body.args(inst).iter().filter_map(|&v| self.value_node(m, v)).collect();
        }
        captured
    }

    /// Objects that any code may have: those of static fields (of other classes than `but`), of the JDK,
    /// thrown by it, and what nobody modelled.
    fn global(&self, but: Option<&Name>) -> Vec<Obj> {
        let everywhere = |obj: &Obj| {
            matches!(
                self.heap.objects[*obj].kind,
                ObjKind::Static(_)
                    | ObjKind::Thrown(_)
                    | ObjKind::Telling(_)
                    | ObjKind::Unknown(..)
                    | ObjKind::Undescribed(..)
                    | ObjKind::Merged { .. }
            )
        };
        let others = self.slots.statics.iter().filter(|(field, _)| Some(&field.class) != but);
        let fields = others.flat_map(|(_, &node)| self.graph.pts(node).iter());
        self.heap.objects.keys().filter(everywhere).chain(fields).collect()
    }

    /// Objects that one thread may give another: those of calls that start threads or wait for them, and what
    /// is thrown.
    fn handed_over(&self) -> Vec<Obj> {
        let threaded = self.uses.values().filter(|u| u.effect.is_threaded());
        let made = threaded.clone().flat_map(|u| u.new.iter().copied());
        let nodes = threaded
            .flat_map(|u| u.operands.iter().flatten().chain(&u.returned).chain(&u.result))
            .copied()
            .chain(self.methods.values().map(|m| m.thrown));
        nodes.flat_map(|node| self.graph.pts(node).iter()).chain(made).collect()
    }

    /// Objects that a method has from its callers or gives them.
    fn exchanged(&self, data: &MethodData, body: &Function) -> Vec<Obj> {
        let params =
            body.params.iter().filter_map(|&v| data.nodes[v].expand()).map(|slot| Node::new(slot.index()));
        let nodes = params.chain(data.ret).chain([data.thrown]);
        nodes.flat_map(|node| self.graph.pts(node).iter()).collect()
    }
}
