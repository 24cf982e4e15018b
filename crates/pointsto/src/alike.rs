//! Objects on which a call runs the same: those of one shape.
//!
//! What a call, a callback or a walk does on an object it does on all that are alike, but for their being the
//! receivers. So it is done for the first, and the nodes that took that one take the others, all at once.

use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

use crate::constraints::Use;
use crate::effects::EffectUseId;
use crate::entities::{Node, Obj};
use crate::graph::Filter;
use crate::heap::ObjKind;
use crate::masks::Shape;
use crate::objects::ObjSet;
use crate::solver::Solver;

/// What runs a method that depends on the object it meets.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Dispatch {
    Call(u32),
    Callback(u32),
    /// Any method of anything that a use has.
    Any(EffectUseId),
    /// Any method of a collection, or any query.
    All(EffectUseId, bool),
    /// What a class overrides.
    Super(EffectUseId),
}

/// Objects that are alike.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Group(u32);

/// What makes objects alike.
#[derive(PartialEq, Eq, Hash)]
enum Likeness {
    /// A function object is like no other.
    Function(Obj),
    /// And whether the JDK made them, and by methods that nobody described.
    Shape(Shape, bool, bool),
}

/// All groups so far, and what met an object of them.
#[derive(Default)]
pub(crate) struct Groups {
    ids: FxHashMap<Likeness, Group>,
    /// By object.
    of: Vec<Group>,
    /// By group.
    members: Vec<ObjSet>,
    /// What met an object of a group: the nodes that take further ones.
    receivers: FxHashMap<(Dispatch, Group), Vec<Node>>,
    /// The nodes that took the object which is met now.
    taken: Vec<Node>,
}

impl Groups {
    /// More is known of the class of some object than when it was made.
    pub fn refined(&mut self) {
        self.of.clear();
        self.members.fill(ObjSet::default());
    }

    /// Nothing is met now.
    pub fn rest(&mut self) {
        self.taken.clear();
    }
}

impl Solver<'_> {
    /// What a use of a node runs on each of its objects, if it does.
    fn dispatched(&self, what: Use) -> Option<Dispatch> {
        match what {
            Use::Call(call) => Some(Dispatch::Call(call)),
            Use::Callback(number) => Some(self.dispatch_of(number)),
            Use::Behind(id) => Some(Dispatch::All(id, false)),
            Use::Asked(id) => Some(Dispatch::All(id, true)),
            Use::Super(id) => Some(Dispatch::Super(id)),
            Use::Load(..) | Use::Store(..) | Use::Close(..) | Use::Constant(_) => None,
        }
    }

    fn group(&mut self, obj: Obj) -> Group {
        for next in (self.calls.groups.of.len()..=obj.index()).map(Obj::new) {
            let likeness = match self.heap.objects[next].kind {
                ObjKind::Lambda(..) => Likeness::Function(next),
                _ => Likeness::Shape(
                    self.masks.shape(&self.heap, next),
                    self.is_of_jdk(next),
                    self.heap.objects[next].is_undescribed(),
                ),
            };
            let Groups { ids, of, members, .. } = &mut self.calls.groups;
            let group = *ids.entry(likeness).or_insert(Group(members.len() as u32));
            members.resize(ids.len(), ObjSet::default());
            members[group.0 as usize].insert(next);
            of.push(group);
        }
        self.calls.groups.of[obj.index()]
    }

    /// Handles objects that are new to a use.
    pub(crate) fn on_objects(&mut self, what: Use, objs: &ObjSet) {
        let mut rest = match self.concerned(what) {
            Some(concerned) => objs.and(concerned),
            None => objs.clone(),
        };
        if let Use::Close(way, to) = what {
            return self.close_all(&rest, way, to);
        }
        if let Some((class, app_only)) = self.called_back(what) {
            if let Some(class) = class {
                let functions = rest.and(self.function_objects());
                rest = rest.and(self.filters().1.mask(class));
                rest.extend(&functions);
            }
            if app_only {
                rest = rest.and(self.of_program());
            }
        }
        let Some(dispatch) = self.dispatched(what) else {
            return rest.iter().for_each(|obj| self.on_object(what, obj));
        };
        // All objects have their groups, so that no like ones are missed.
        if let Some(last) = self.heap.objects.keys().next_back() {
            self.group(last);
        }
        while let Some(obj) = rest.first() {
            let group = self.group(obj);
            let alike = rest.and(&self.calls.groups.members[group.0 as usize]);
            self.on_object(what, obj);
            if alike.len() > 1 {
                let graph = &mut self.graph;
                self.calls.groups.receivers.get(&(dispatch, group)).into_iter().flatten().for_each(|&node| {
                    graph.add_all(node, &alike);
                });
            }
            rest.remove_all(&alike);
        }
    }

    /// Runs what meets an object, or has what took one that is alike take this one.
    pub(crate) fn dispatch(&mut self, what: Dispatch, obj: Obj, run: impl FnOnce(&mut Self)) {
        if matches!(self.heap.objects[obj].kind, ObjKind::Lambda(..)) {
            run(self);
            return;
        }
        let group = self.group(obj);
        let groups = &mut self.calls.groups;
        if let Some(nodes) = groups.receivers.get(&(what, group)) {
            let graph = &mut self.graph;
            nodes.iter().for_each(|&node| {
                graph.add(node, obj);
            });
            if matches!(what, Dispatch::All(..)) {
                groups.taken.extend(nodes);
            }
            return;
        }
        let outer = std::mem::take(&mut groups.taken);
        run(self);
        let mut taken = std::mem::replace(&mut self.calls.groups.taken, outer);
        taken.sort_unstable();
        taken.dedup();
        if matches!(what, Dispatch::All(..)) {
            self.calls.groups.taken.extend(&taken);
        }
        self.calls.groups.receivers.insert((what, group), taken);
    }

    /// Adds an object as the receiver of what is run on it.
    pub(crate) fn take(&mut self, receiver: Node, obj: Obj) {
        self.graph.add(receiver, obj);
        self.calls.groups.taken.push(receiver);
    }
}
