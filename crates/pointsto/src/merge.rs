//! What the solver does when nodes of the pointer graph become one: their uses become one too.
//!
//! Nodes on a cycle have the same objects, so what is loaded from a field of these is the same for all who
//! load it, and what is stored there may be stored once. Without this a cycle of a hundred nodes would load
//! each field of each of its objects a hundred times.
//!
//! In large programs closures that hold the same many objects become one as well, and so do the nodes that
//! hold all that calls ask: tens of thousands of calls of the JDK reach the same heap. They might have become
//! different later, so this is coarser, but in what JDK calls reach alone.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::closure::Way;
use crate::constraints::{FieldUse, Use};
use crate::entities::Node;
use crate::solver::Solver;

/// Smaller closures are told apart.
const LARGE: usize = 32;

/// Uses of which a node needs one.
#[derive(PartialEq, Eq, Hash)]
enum Kind {
    Load(FieldUse),
    Store(FieldUse),
    Close(Way),
}

impl Solver<'_> {
    /// Makes one node of each cycle, and handles what uses have not seen.
    pub(crate) fn collapse(&mut self) {
        let if_alike = self.if_alike();
        let (graph, mut filters) = self.filters();
        let (news, merged) = graph.collapse(&if_alike, &mut filters);
        let mut dropped: FxHashSet<Use> = FxHashSet::default();
        for node in merged {
            self.merge_uses(node, &mut dropped);
        }
        self.rekey();
        for (what, unseen) in news.into_iter().filter(|(what, _)| !dropped.contains(what)) {
            self.on_objects(what, &unseen);
        }
    }

    /// Kinds of nodes that become one where they have the same objects.
    fn if_alike(&self) -> Vec<Vec<Node>> {
        if !self.settings.together {
            return Vec::new();
        }
        let mut kinds: Vec<Vec<Node>> = self.slots.closures.by_way().into();
        let mut asked: Vec<Node> = self.calls.questioned.values().copied().collect();
        asked.sort_unstable();
        kinds.push(asked);
        for nodes in &mut kinds {
            nodes.retain(|&node| self.graph.pts(node).len() >= LARGE);
        }
        kinds
    }

    fn merge_uses(&mut self, node: Node, dropped: &mut FxHashSet<Use>) {
        let mut first: FxHashMap<Kind, Node> = FxHashMap::default();
        let mut same = Vec::new();
        let mut others: FxHashSet<Use> = FxHashSet::default();
        let uses = std::mem::take(self.graph.uses_mut(node));
        let mut kept = Vec::with_capacity(uses.len());
        for what in uses {
            let (kind, other) = match what {
                Use::Load(field, to) => (Kind::Load(field), to),
                Use::Store(field, from) => (Kind::Store(field), from),
                Use::Close(way, to) => (Kind::Close(way), to),
                _ => {
                    if others.insert(what) {
                        kept.push(what);
                    }
                    continue;
                }
            };
            match first.get(&kind) {
                Some(&known) => {
                    dropped.insert(what);
                    same.push((what, known, other));
                }
                None => {
                    first.insert(kind, other);
                    kept.push(what);
                }
            }
        }
        *self.graph.uses_mut(node) = kept;
        for (what, known, other) in same {
            // What is dropped has seen objects that the other one has not, and the other way round: soon they
            // have the same.
            match what {
                Use::Store(..) => self.edge(other, known, None),
                _ => {
                    self.edge(known, other, None);
                    self.edge(other, known, None);
                }
            }
        }
    }

    /// Finds what is known of a node by the node that has its set now.
    fn rekey(&mut self) {
        let graph = &self.graph;
        let by_field = |old: FxHashMap<(Node, FieldUse), Node>| {
            old.into_iter().map(|((base, field), node)| ((graph.find(base), field), node)).collect()
        };
        self.slots.loaded = by_field(std::mem::take(&mut self.slots.loaded));
        self.slots.stored = by_field(std::mem::take(&mut self.slots.stored));
        self.slots.closures.rekey(|node| graph.find(node));
    }
}
