//! The pointer graph: subset constraints solved by difference propagation.
//!
//! **Idea** (Andersen 1994; Pearce, Kelly and Hankin 2003 for the difference sets). Every node has a set of
//! abstract objects. An edge `a -> b` means pts(a) is a subset of pts(b), optionally only the objects that
//! pass a type filter. A node with new objects tells its successors, and reports the new objects to whoever
//! attached a *use* to it: loads, stores and calls, which the solver turns into more edges. Sets are bitmaps
//! and a filter is the bitmap of what passes ([`Filter`]), so that one step moves all news along an edge at
//! once. Nodes on a cycle of edges without filters have the same set: now and then they are found and made
//! one ([`PointerGraph::collapse`]), and nodes are put into an order in which most edges lead forward, so
//! that a node tells its news once it has most of them (wave propagation; Pereira and Berlin 2009).

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use cranelift_entity::{EntityRef, PrimaryMap};
use mantis_ir::graph::FlowGraph;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::entities::{Node, Obj};
use crate::objects::ObjSet;
use crate::types::TypeId;

/// What passes type filters.
pub trait Filter {
    /// All objects that are there now and pass.
    fn mask(&mut self, filter: TypeId) -> &ObjSet;
}

/// Uses and objects that they have not seen yet.
pub type Unseen<U> = Vec<(U, Rc<ObjSet>)>;

struct NodeData<U> {
    objs: ObjSet,
    /// Those of them that successors and uses do not know yet.
    news: ObjSet,
    queued: bool,
    /// Nodes with smaller ones come first; those made since the last order come last.
    rank: u32,
    succs: Vec<(Node, Option<TypeId>)>,
    uses: Vec<U>,
}

impl<U> Default for NodeData<U> {
    fn default() -> Self {
        NodeData {
            objs: ObjSet::default(),
            news: ObjSet::default(),
            queued: false,
            rank: u32::MAX,
            succs: Vec::new(),
            uses: Vec::new(),
        }
    }
}

/// Edges before cycles are looked for the first time; after that whenever there are [`GROWTH`] times as many
/// as the last time.
const FIRST_COLLAPSE: usize = 20_000;
const GROWTH: f64 = 1.5;
/// Or when each edge has been told news so many times since: finding cycles costs about as much as telling
/// all edges a few times.
const TOLD: usize = 16;

/// How many members of bitmaps take the memory of an edge.
const MEMBERS: usize = 8;

/// Nodes, edges and the worklist. `U` is what can be attached to a node.
pub struct PointerGraph<U> {
    nodes: PrimaryMap<Node, NodeData<U>>,
    /// For a node that was made one with others, one of those; itself for most.
    merged: PrimaryMap<Node, Node>,
    edges: FxHashSet<(Node, Node, Option<TypeId>)>,
    worklist: BinaryHeap<Reverse<(u32, Node)>>,
    collapse_at: usize,
    members: usize,
    /// How often an edge was told news, in all and when the last cycles were looked for.
    told: usize,
    told_before: usize,
}

impl<U: Copy> Default for PointerGraph<U> {
    fn default() -> Self {
        PointerGraph {
            nodes: PrimaryMap::new(),
            merged: PrimaryMap::new(),
            edges: FxHashSet::default(),
            worklist: BinaryHeap::new(),
            collapse_at: FIRST_COLLAPSE,
            members: 0,
            told: 0,
            told_before: 0,
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
    pub fn find(&self, mut node: Node) -> Node {
        while self.merged[node] != node {
            node = self.merged[node];
        }
        node
    }

    /// The objects of a node.
    pub fn pts(&self, node: Node) -> &ObjSet {
        &self.nodes[self.find(node)].objs
    }

    /// Puts an object into a node's set; true if it is new there.
    pub fn add(&mut self, node: Node, obj: Obj) -> bool {
        let node = self.find(node);
        let data = &mut self.nodes[node];
        if !data.objs.insert(obj) {
            return false;
        }
        data.news.insert(obj);
        self.members += 1;
        self.queue(node);
        true
    }

    /// Puts objects into a node's set; true if any is new there.
    pub fn add_all(&mut self, node: Node, objs: &ObjSet) -> bool {
        let node = self.find(node);
        let data = &mut self.nodes[node];
        let fresh = objs.without(&data.objs);
        if fresh.is_empty() {
            return false;
        }
        data.objs.extend(&fresh);
        data.news.extend(&fresh);
        self.members += fresh.len();
        self.queue(node);
        true
    }

    fn queue(&mut self, node: Node) {
        let data = &mut self.nodes[node];
        if !std::mem::replace(&mut data.queued, true) {
            self.worklist.push(Reverse((data.rank, node)));
        }
    }

    /// Adds a subset edge. Objects of the source are passed on at once.
    pub fn edge(&mut self, from: Node, to: Node, filter: Option<TypeId>, filters: &mut impl Filter) {
        let (from, to) = (self.find(from), self.find(to));
        if from == to || !self.edges.insert((from, to, filter)) {
            return;
        }
        self.nodes[from].succs.push((to, filter));
        // The source's set is put back: `to` is another node.
        let objs = std::mem::take(&mut self.nodes[from].objs);
        if !objs.is_empty() {
            match filter {
                None => self.add_all(to, &objs),
                Some(filter) => self.add_all(to, &objs.and(filters.mask(filter))),
            };
        }
        self.nodes[from].objs = objs;
    }

    /// Attaches a use and returns the objects it must handle now; later ones come through
    /// [`PointerGraph::step`].
    pub fn attach(&mut self, node: Node, what: U) -> ObjSet {
        let node = self.find(node);
        let data = &mut self.nodes[node];
        data.uses.push(what);
        data.objs.without(&data.news)
    }

    /// Takes one node off the worklist, propagates its news along its edges and returns the news with the
    /// node's uses.
    pub fn step(&mut self, filters: &mut impl Filter) -> Option<(Vec<U>, ObjSet)> {
        let Reverse((_, node)) = self.worklist.pop()?;
        // A node that was merged is empty.
        let data = &mut self.nodes[node];
        data.queued = false;
        let news = std::mem::take(&mut data.news);
        let succs = std::mem::take(&mut data.succs);
        let uses = data.uses.clone();
        self.tell(&succs, &news, filters);
        self.nodes[node].succs = succs;
        Some((uses, news))
    }

    fn tell(&mut self, succs: &[(Node, Option<TypeId>)], news: &ObjSet, filters: &mut impl Filter) {
        self.told += succs.len();
        let mut passed: FxHashMap<TypeId, ObjSet> = FxHashMap::default();
        for &(to, filter) in succs {
            match filter {
                None => self.add_all(to, news),
                Some(filter) => {
                    let passed = passed.entry(filter).or_insert_with(|| news.and(filters.mask(filter)));
                    self.add_all(to, passed)
                }
            };
        }
    }

    /// Edges and members of all sets, by the memory that they take.
    pub fn facts(&self) -> usize {
        self.members / MEMBERS + self.edges.len()
    }

    /// How often an edge was told news.
    pub fn told(&self) -> usize {
        self.told
    }

    /// Whether it is time to look for cycles.
    pub fn is_due(&self) -> bool {
        let edges = self.edges.len();
        edges >= self.collapse_at || edges >= FIRST_COLLAPSE && self.told - self.told_before >= TOLD * edges
    }

    /// The uses of a node.
    pub fn uses_mut(&mut self, node: Node) -> &mut Vec<U> {
        let node = self.find(node);
        &mut self.nodes[node].uses
    }

    /// Makes one node of each cycle of edges without filters. Gives the uses that must handle objects which
    /// they have not seen, and the nodes that were made of several.
    ///
    /// The nodes of a list of `if_alike` become one, too, where they have the same objects now: what one of
    /// them gets from now on all get.
    pub fn collapse(&mut self, if_alike: &[Vec<Node>], filters: &mut impl Filter) -> (Unseen<U>, Vec<Node>) {
        let free = |n: Node| {
            let data = &self.nodes[n];
            let succs = data.succs.iter().filter(|s| s.1.is_none());
            succs.map(|s| self.find(s.0)).collect::<Vec<Node>>()
        };
        let cycles = FlowGraph::new(self.nodes.len(), Node::new(0), free).components();
        let (mut news, mut merged) = (Vec::new(), Vec::new());
        for cycle in cycles.into_iter().filter(|c| c.len() > 1) {
            self.merge(&cycle, filters, &mut news);
            merged.push(cycle[0]);
        }
        for nodes in if_alike {
            for alike in self.alike(nodes) {
                self.merge(&alike, filters, &mut news);
                merged.push(alike[0]);
            }
        }
        self.tidy();
        self.order();
        self.told_before = self.told;
        self.collapse_at = FIRST_COLLAPSE.max((GROWTH * self.edges.len() as f64) as usize);
        (news, merged)
    }

    /// Those of these nodes that have the same objects, by the objects, in the order in which they are given.
    fn alike(&self, nodes: &[Node]) -> Vec<Vec<Node>> {
        let mut groups: Vec<Vec<Node>> = Vec::new();
        let mut by_hash: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
        for node in nodes.iter().map(|&n| self.find(n)) {
            let objs = &self.nodes[node].objs;
            let same = by_hash.entry(objs.hash()).or_default();
            match same.iter().find(|&&g| self.nodes[groups[g][0]].objs == *objs) {
                Some(&g) if groups[g].contains(&node) => {}
                Some(&g) => groups[g].push(node),
                None => {
                    same.push(groups.len());
                    groups.push(vec![node]);
                }
            }
        }
        groups.retain(|g| g.len() > 1);
        groups
    }

    /// Lets edges lead to the nodes that have the sets now, each once.
    fn tidy(&mut self) {
        for node in self.merged.keys() {
            self.merged[node] = self.find(node);
        }
        let merged = &self.merged;
        let mut edges = FxHashSet::default();
        for (from, data) in self.nodes.iter_mut() {
            data.succs.retain_mut(|(to, filter)| {
                *to = merged[*to];
                *to != from && edges.insert((from, *to, *filter))
            });
        }
        self.edges = edges;
    }

    /// Puts the nodes into reverse postorder of a search along all edges.
    fn order(&mut self) {
        let mut rank = self.nodes.len() as u32;
        let mut seen: PrimaryMap<Node, bool> = self.nodes.keys().map(|_| false).collect();
        let mut stack: Vec<(Node, usize)> = Vec::new();
        for root in self.merged.keys() {
            if !std::mem::replace(&mut seen[root], true) {
                stack.push((root, 0));
            }
            while let Some((node, next)) = stack.last_mut() {
                match self.nodes[*node].succs.get(*next) {
                    Some(&(to, _)) => {
                        *next += 1;
                        if !std::mem::replace(&mut seen[to], true) {
                            stack.push((to, 0));
                        }
                    }
                    None => {
                        rank -= 1;
                        self.nodes[*node].rank = rank;
                        stack.pop();
                    }
                }
            }
        }
        let queued = std::mem::take(&mut self.worklist).into_iter();
        let again = queued.filter(|Reverse((_, node))| self.nodes[*node].queued);
        self.worklist = again.map(|Reverse((_, node))| Reverse((self.nodes[node].rank, node))).collect();
    }

    fn merge(&mut self, cycle: &[Node], filters: &mut impl Filter, news: &mut Unseen<U>) {
        let into = cycle[0];
        let mut all: NodeData<U> = NodeData::default();
        for &n in cycle {
            self.merged[n] = into;
            self.members -= self.nodes[n].objs.len();
            all.objs.extend(&self.nodes[n].objs);
        }
        self.members += all.objs.len();
        let mut known: FxHashSet<(Node, Option<TypeId>)> = FxHashSet::default();
        for &n in cycle {
            let old = std::mem::take(&mut self.nodes[n]);
            // What was on its way when the node was made one is told now.
            let unseen = Rc::new(all.objs.without(&old.objs.without(&old.news)));
            let mut succs: Vec<(Node, Option<TypeId>)> =
                old.succs.into_iter().map(|(to, filter)| (self.find(to), filter)).collect();
            succs.retain(|(to, _)| *to != into);
            if !unseen.is_empty() {
                self.tell(&succs, &unseen, filters);
                news.extend(old.uses.iter().map(|&u| (u, unseen.clone())));
            }
            all.succs.extend(succs.into_iter().filter(|succ| known.insert(*succ)));
            all.uses.extend(old.uses);
        }
        self.nodes[into] = all;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Objects with odd numbers pass every filter.
    struct Odd(ObjSet);

    impl Odd {
        fn new() -> Odd {
            Odd((1..100).step_by(2).map(Obj::from_u32).collect())
        }
    }

    impl Filter for Odd {
        fn mask(&mut self, _: TypeId) -> &ObjSet {
            &self.0
        }
    }

    fn list(objs: &ObjSet) -> Vec<u32> {
        objs.iter().map(Obj::as_u32).collect()
    }

    #[test]
    fn cycles_and_late_edges_reach_the_fixpoint() {
        let mut g: PointerGraph<u8> = PointerGraph::default();
        let (a, b, c) = (g.node(), g.node(), g.node());
        let mut any = Odd::new();
        g.edge(a, b, None, &mut any);
        g.edge(b, a, None, &mut any);
        g.add(a, Obj::from_u32(3));
        let mut seen = Vec::new();
        g.attach(b, 7);
        while let Some((uses, news)) = g.step(&mut any) {
            for u in uses {
                seen.extend(news.iter().map(|o| (u, o)));
            }
        }
        g.edge(b, c, None, &mut any);
        while g.step(&mut any).is_some() {}
        assert_eq!(list(g.pts(c)), [3]);
        assert_eq!(seen, [(7, Obj::from_u32(3))]);
    }

    #[test]
    fn a_cycle_becomes_one_node_and_every_use_sees_every_object() {
        let mut g: PointerGraph<u8> = PointerGraph::default();
        let nodes: Vec<Node> = (0..4).map(|_| g.node()).collect();
        let mut odd = Odd::new();
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
        for (u, news) in g.collapse(&[], &mut odd).0 {
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
    fn nodes_that_are_alike_become_one_and_tell_both_sides() {
        let mut g: PointerGraph<u8> = PointerGraph::default();
        let nodes: Vec<Node> = (0..4).map(|_| g.node()).collect();
        let mut odd = Odd::new();
        for (i, &n) in nodes.iter().enumerate() {
            g.attach(n, i as u8);
            g.add(n, Obj::from_u32(if i == 2 { 5 } else { 4 }));
        }
        while g.step(&mut odd).is_some() {}
        let (unseen, merged) = g.collapse(&[nodes[..3].to_vec()], &mut odd);
        assert_eq!((unseen.len(), merged), (0, vec![nodes[0]]));
        g.add(nodes[1], Obj::from_u32(7));
        assert_eq!((list(g.pts(nodes[0])), list(g.pts(nodes[3]))), (vec![4, 7], vec![4]));
        assert_eq!(g.step(&mut odd).map(|(uses, _)| uses), Some(vec![0, 1]));
    }

    #[test]
    fn a_filter_holds_back_objects_old_and_new() {
        let mut g: PointerGraph<()> = PointerGraph::default();
        let (a, b) = (g.node(), g.node());
        g.add(a, Obj::from_u32(0));
        g.add(a, Obj::from_u32(1));
        let mut odd = Odd::new();
        while g.step(&mut odd).is_some() {}
        g.edge(a, b, Some(TypeId::from_u32(0)), &mut odd);
        g.add(a, Obj::from_u32(2));
        g.add(a, Obj::from_u32(3));
        while g.step(&mut odd).is_some() {}
        assert_eq!(list(g.pts(b)), [1, 3]);
    }
}
