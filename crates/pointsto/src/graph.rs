//! The pointer graph: subset constraints solved by difference propagation.
//!
//! **Idea** (Andersen 1994; Pearce, Kelly and Hankin 2003 for the difference sets). Every node has a set of abstract
//! objects. An edge `a -> b` means pts(a) is a subset of pts(b), optionally only the objects that pass a type filter.
//! A node with new objects tells its successors, and reports the new objects to whoever attached a *use* to it: loads,
//! stores and calls, which the solver turns into more edges.

use std::collections::VecDeque;

use cranelift_entity::{EntityRef, PrimaryMap};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashSet;

use crate::entities::{Node, Obj};
use crate::types::TypeId;

struct NodeData<U> {
    members: FixedBitSet,
    /// The same set in the order it grew; its tail from `told` on is news for successors and uses.
    list: Vec<Obj>,
    told: usize,
    queued: bool,
    succs: Vec<(Node, Option<TypeId>)>,
    uses: Vec<U>,
}

impl<U> Default for NodeData<U> {
    fn default() -> Self {
        NodeData {
            members: FixedBitSet::new(),
            list: Vec::new(),
            told: 0,
            queued: false,
            succs: Vec::new(),
            uses: Vec::new(),
        }
    }
}

/// Nodes, edges and the worklist. `U` is what can be attached to a node.
pub struct PointerGraph<U> {
    nodes: PrimaryMap<Node, NodeData<U>>,
    edges: FxHashSet<(Node, Node, Option<TypeId>)>,
    worklist: VecDeque<Node>,
}

impl<U: Copy> Default for PointerGraph<U> {
    fn default() -> Self {
        PointerGraph { nodes: PrimaryMap::new(), edges: FxHashSet::default(), worklist: VecDeque::new() }
    }
}

impl<U: Copy> PointerGraph<U> {
    /// A new node with an empty set.
    pub fn node(&mut self) -> Node {
        self.nodes.push(NodeData::default())
    }

    /// The objects of a node, in the order they arrived.
    pub fn pts(&self, node: Node) -> &[Obj] {
        &self.nodes[node].list
    }

    /// Puts an object into a node's set; true if it is new there.
    pub fn add(&mut self, node: Node, obj: Obj) -> bool {
        let data = &mut self.nodes[node];
        data.members.grow(obj.index() + 1);
        if data.members.put(obj.index()) {
            return false;
        }
        data.list.push(obj);
        if !data.queued {
            data.queued = true;
            self.worklist.push_back(node);
        }
        true
    }

    /// Adds a subset edge. Objects the source has told already are passed on at once.
    pub fn edge(
        &mut self,
        from: Node,
        to: Node,
        filter: Option<TypeId>,
        passes: &mut dyn FnMut(Obj, TypeId) -> bool,
    ) {
        if from == to || !self.edges.insert((from, to, filter)) {
            return;
        }
        self.nodes[from].succs.push((to, filter));
        for i in 0..self.nodes[from].told {
            let obj = self.nodes[from].list[i];
            if filter.is_none_or(|t| passes(obj, t)) {
                self.add(to, obj);
            }
        }
    }

    /// Attaches a use and returns the objects it must handle now; later ones come through [`PointerGraph::step`].
    pub fn attach(&mut self, node: Node, what: U) -> Vec<Obj> {
        let data = &mut self.nodes[node];
        data.uses.push(what);
        data.list[..data.told].to_vec()
    }

    /// Takes one node off the worklist, propagates its news along its edges and returns the news with the node's uses.
    pub fn step(&mut self, passes: &mut dyn FnMut(Obj, TypeId) -> bool) -> Option<(Vec<U>, Vec<Obj>)> {
        let node = self.worklist.pop_front()?;
        let data = &mut self.nodes[node];
        data.queued = false;
        let news = data.list[data.told..].to_vec();
        data.told = data.list.len();
        let succs = data.succs.clone();
        let uses = data.uses.clone();
        for (to, filter) in succs {
            for &obj in &news {
                if filter.is_none_or(|t| passes(obj, t)) {
                    self.add(to, obj);
                }
            }
        }
        Some((uses, news))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_and_late_edges_reach_the_fixpoint() {
        let mut g: PointerGraph<u8> = PointerGraph::default();
        let (a, b, c) = (g.node(), g.node(), g.node());
        let mut any = |_: Obj, _: TypeId| true;
        g.edge(a, b, None, &mut any);
        g.edge(b, a, None, &mut any);
        g.add(a, Obj::from_u32(3));
        let mut seen = Vec::new();
        g.attach(b, 7);
        while let Some((uses, news)) = g.step(&mut any) {
            for u in uses {
                seen.extend(news.iter().map(|o| (u, *o)));
            }
        }
        g.edge(b, c, None, &mut any);
        while g.step(&mut any).is_some() {}
        assert_eq!(g.pts(c), [Obj::from_u32(3)]);
        assert_eq!(seen, [(7, Obj::from_u32(3))]);
    }

    #[test]
    fn a_filter_holds_back_objects_old_and_new() {
        let mut g: PointerGraph<()> = PointerGraph::default();
        let (a, b) = (g.node(), g.node());
        g.add(a, Obj::from_u32(0));
        g.add(a, Obj::from_u32(1));
        let mut odd = |o: Obj, _: TypeId| o.as_u32() % 2 == 1;
        while g.step(&mut odd).is_some() {}
        g.edge(a, b, Some(TypeId::from_u32(0)), &mut odd);
        g.add(a, Obj::from_u32(2));
        g.add(a, Obj::from_u32(3));
        while g.step(&mut odd).is_some() {}
        assert_eq!(g.pts(b), [Obj::from_u32(1), Obj::from_u32(3)]);
    }
}
