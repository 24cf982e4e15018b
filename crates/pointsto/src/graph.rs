//! The pointer graph: subset constraints solved by difference propagation.
//!
//! **Idea** (Andersen 1994; Pearce, Kelly and Hankin 2003 for the difference sets). Every node has a set of abstract
//! objects. An edge `a -> b` means pts(a) is a subset of pts(b), optionally only the objects that pass a type filter.
//! A node with new objects tells its successors, and reports the new objects to whoever attached a *use* to it: loads,
//! stores and calls, which the solver turns into more edges. Nodes on a cycle of edges without filters have the same set: now and
//! then they are found and made one ([`PointerGraph::collapse`]).

use std::collections::VecDeque;
use std::rc::Rc;

use cranelift_entity::{EntityRef, PrimaryMap};
use fixedbitset::FixedBitSet;
use mantis_ir::graph::FlowGraph;
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

/// Edges before cycles are looked for the first time; after that whenever there are twice as many as the last time.
const FIRST_COLLAPSE: usize = 200_000;

/// Nodes, edges and the worklist. `U` is what can be attached to a node.
pub struct PointerGraph<U> {
    nodes: PrimaryMap<Node, NodeData<U>>,
    /// For a node that was made one with others, one of those; itself for most.
    merged: PrimaryMap<Node, Node>,
    edges: FxHashSet<(Node, Node, Option<TypeId>)>,
    worklist: VecDeque<Node>,
    collapse_at: usize,
    members: usize,
}

impl<U: Copy> Default for PointerGraph<U> {
    fn default() -> Self {
        PointerGraph {
            nodes: PrimaryMap::new(),
            merged: PrimaryMap::new(),
            edges: FxHashSet::default(),
            worklist: VecDeque::new(),
            collapse_at: FIRST_COLLAPSE,
            members: 0,
        }
    }
}

impl<U: Copy> PointerGraph<U> {
    /// A new node with an empty set.
    pub fn node(&mut self) -> Node {
        let node = self.nodes.push(NodeData::default());
        self.merged.push(node);
        node
    }

    /// The node that has the set of a node now.
    fn find(&self, mut node: Node) -> Node {
        while self.merged[node] != node {
            node = self.merged[node];
        }
        node
    }

    /// The objects of a node, in the order they arrived.
    pub fn pts(&self, node: Node) -> &[Obj] {
        &self.nodes[self.find(node)].list
    }

    /// Puts an object into a node's set; true if it is new there.
    pub fn add(&mut self, node: Node, obj: Obj) -> bool {
        let node = self.find(node);
        let data = &mut self.nodes[node];
        data.members.grow(obj.index() + 1);
        if data.members.put(obj.index()) {
            return false;
        }
        data.list.push(obj);
        self.members += 1;
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
        let (from, to) = (self.find(from), self.find(to));
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
        let node = self.find(node);
        let data = &mut self.nodes[node];
        data.uses.push(what);
        data.list[..data.told].to_vec()
    }

    /// Takes one node off the worklist, propagates its news along its edges and returns the news with the node's uses.
    pub fn step(&mut self, passes: &mut dyn FnMut(Obj, TypeId) -> bool) -> Option<(Vec<U>, Vec<Obj>)> {
        let node = self.worklist.pop_front()?;
        // A node that was merged is empty.
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

    /// Members of all sets and edges: memory grows with these.
    pub fn facts(&self) -> usize {
        self.members + self.edges.len()
    }

    /// Whether it is time to look for cycles.
    pub fn is_due(&self) -> bool {
        self.edges.len() >= self.collapse_at
    }

    /// Makes one node of each cycle of edges without filters. Gives the uses that must handle objects which they have not
    /// seen.
    pub fn collapse(&mut self, passes: &mut dyn FnMut(Obj, TypeId) -> bool) -> Vec<(U, Rc<[Obj]>)> {
        let free = |n: Node| {
            let data = &self.nodes[n];
            let succs = data.succs.iter().filter(|s| s.1.is_none());
            succs.map(|s| self.find(s.0)).collect::<Vec<Node>>()
        };
        let cycles = FlowGraph::new(self.nodes.len(), Node::new(0), free).components();
        let mut news = Vec::new();
        for cycle in cycles.into_iter().filter(|c| c.len() > 1) {
            self.merge(&cycle, passes, &mut news);
        }
        let find = |n: Node| self.find(n);
        let edges = self.edges.iter().map(|&(from, to, filter)| (find(from), find(to), filter));
        self.edges = edges.filter(|(from, to, _)| from != to).collect();
        self.collapse_at = FIRST_COLLAPSE.max(2 * self.edges.len());
        news
    }

    fn merge(
        &mut self,
        cycle: &[Node],
        passes: &mut dyn FnMut(Obj, TypeId) -> bool,
        news: &mut Vec<(U, Rc<[Obj]>)>,
    ) {
        let into = cycle[0];
        let mut members = FixedBitSet::new();
        let mut list: Vec<Obj> = Vec::new();
        for &n in cycle {
            self.merged[n] = into;
            self.members -= self.nodes[n].list.len();
            for &obj in &self.nodes[n].list {
                members.grow(obj.index() + 1);
                if !members.put(obj.index()) {
                    list.push(obj);
                }
            }
        }
        self.members += list.len();
        let mut all = NodeData { members, told: list.len(), list, ..NodeData::default() };
        let mut known: FxHashSet<(Node, Option<TypeId>)> = FxHashSet::default();
        for &n in cycle {
            let old = std::mem::take(&mut self.nodes[n]);
            let mut told = FixedBitSet::with_capacity(all.members.len());
            old.list[..old.told].iter().for_each(|o| told.insert(o.index()));
            let unseen: Rc<[Obj]> = all.list.iter().copied().filter(|o| !told.contains(o.index())).collect();
            for (to, filter) in old.succs {
                let to = self.find(to);
                if to == into {
                    continue;
                }
                for &obj in unseen.iter().filter(|&&o| filter.is_none_or(|t| passes(o, t))) {
                    self.add(to, obj);
                }
                if known.insert((to, filter)) {
                    all.succs.push((to, filter));
                }
            }
            if !unseen.is_empty() {
                news.extend(old.uses.iter().map(|&u| (u, unseen.clone())));
            }
            all.uses.extend(old.uses);
        }
        self.nodes[into] = all;
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
    fn a_cycle_becomes_one_node_and_every_use_sees_every_object() {
        let mut g: PointerGraph<u8> = PointerGraph::default();
        let nodes: Vec<Node> = (0..4).map(|_| g.node()).collect();
        let mut odd = |o: Obj, _: TypeId| o.as_u32() % 2 == 1;
        let mut seen = Vec::new();
        for (i, &n) in nodes.iter().enumerate() {
            g.attach(n, i as u8);
            g.add(n, Obj::from_u32(i as u32));
        }
        while let Some((uses, news)) = g.step(&mut odd) {
            uses.iter().for_each(|u| seen.extend(news.iter().map(|o| (*u, o.as_u32()))));
        }
        g.edge(nodes[0], nodes[1], None, &mut odd);
        g.edge(nodes[1], nodes[2], None, &mut odd);
        g.edge(nodes[2], nodes[0], None, &mut odd);
        g.edge(nodes[2], nodes[3], Some(TypeId::from_u32(0)), &mut odd);
        for (u, news) in g.collapse(&mut odd) {
            seen.extend(news.iter().map(|o| (u, o.as_u32())));
        }
        g.add(nodes[1], Obj::from_u32(7));
        while let Some((uses, news)) = g.step(&mut odd) {
            uses.iter().for_each(|u| seen.extend(news.iter().map(|o| (*u, o.as_u32()))));
        }
        seen.sort_unstable();
        let of = |u: u8| seen.iter().filter(|s| s.0 == u).map(|s| s.1).collect::<Vec<u32>>();
        for u in 0..3 {
            assert_eq!(of(u), [0, 1, 2, 7]);
        }
        assert_eq!(of(3), [1, 3, 7]);
        assert_eq!(g.pts(nodes[0]), g.pts(nodes[2]));
        assert_eq!(g.pts(nodes[3]).len(), 3);
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
