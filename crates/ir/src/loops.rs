//! Loops: natural loops, irreducible regions and how they nest.
//!
//! **Idea** (Steensgaard's loop nesting forest). Every cycle lies in a strongly connected component. The
//! *entries* of a component are its nodes that control reaches from outside; edges inside the component to an
//! entry are its *back edges*, each execution of which starts another iteration. With one entry the component
//! is a natural loop and the entry its header, which dominates the body; with several it is irreducible. Take
//! the back edges away and look for components again: those are the loops nested in it.

use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};

use crate::graph::{FlowGraph, Graph, Search, components};

/// A loop.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

/// What there is to know about a loop.
#[derive(Clone, Debug)]
pub struct LoopData<N> {
    /// Where control enters: one header for a natural loop, several nodes for an irreducible region;
    /// ascending.
    pub entries: Vec<N>,
    /// Edges from inside to an entry: source and position among its successors; ascending.
    pub back_edges: Vec<(N, u32)>,
    /// All nodes, those of nested loops included; ascending.
    pub nodes: Vec<N>,
    /// The loop around it.
    pub parent: Option<Loop>,
    /// How many loops are around it.
    pub depth: u32,
}

impl<N> LoopData<N> {
    /// Whether it has several entries.
    pub fn is_irreducible(&self) -> bool {
        self.entries.len() > 1
    }
}

/// The loops of a graph. Outer loops come before those inside them.
#[derive(Clone, Debug)]
pub struct LoopForest<N: EntityRef> {
    loops: PrimaryMap<Loop, LoopData<N>>,
    innermost: Vec<Option<Loop>>,
}

impl<N: EntityRef + Ord> LoopForest<N> {
    /// All loops that the entry reaches.
    pub fn compute<G: Graph<Node = N>>(graph: &G) -> Self {
        let mut forest = LoopForest { loops: PrimaryMap::new(), innermost: vec![None; graph.num_nodes()] };
        // Where every edge goes to a higher number there is no cycle: most methods are like that.
        if (0..graph.num_nodes()).map(N::new).all(|n| graph.successors(n).all(|t| t > n)) {
            return forest;
        }
        let graph = FlowGraph::of(graph);
        let mut search = Search::new(graph.len());
        let preds = graph.reversed(graph.root());
        let order = graph.reverse_postorder_raw();
        let mut reachable = vec![false; graph.len()];
        order.iter().for_each(|&n| reachable[n as usize] = true);
        // Entries of the loops found so far: edges to them inside their loop are gone.
        let mut cut = vec![false; graph.len()];
        // Nodes are labelled with the region they belong to; regions wait in a queue, outermost first.
        let mut region = vec![0u32; graph.len()];
        let mut queue = vec![(order, None)];
        let mut at = 0;
        while at < queue.len() {
            let (nodes, parent) = std::mem::take(&mut queue[at]);
            let here = at as u32;
            at += 1;
            let inside = |n: u32| reachable[n as usize] && region[n as usize] == here;
            let kept = |_, v: u32| parent.is_none() || !cut[v as usize];
            let mut found = components(&graph, &nodes, &mut search, inside, kept);
            found.retain(|c| c.len() > 1 || graph.out(c[0] as usize).contains(&c[0]) && !cut[c[0] as usize]);
            found.iter_mut().for_each(|c| c.sort_unstable());
            found.sort_unstable();
            for component in found {
                let label = queue.len() as u32;
                component.iter().for_each(|&n| region[n as usize] = label);
                let is_entry = |n: &u32| {
                    *n as usize == graph.root()
                        || preds
                            .out(*n as usize)
                            .iter()
                            .any(|&p| reachable[p as usize] && region[p as usize] != label)
                };
                let entries: Vec<u32> = component.iter().copied().filter(is_entry).collect();
                let id = forest.add(&graph, &component, &entries, parent);
                entries.iter().for_each(|&n| cut[n as usize] = true);
                queue.push((component, Some(id)));
            }
        }
        forest
    }

    fn add(&mut self, graph: &FlowGraph<N>, nodes: &[u32], entries: &[u32], parent: Option<Loop>) -> Loop {
        let node = |&n: &u32| N::new(n as usize);
        let back_edges = nodes.iter().flat_map(|n| {
            let targets = graph.out(*n as usize).iter().enumerate();
            targets.filter(|(_, t)| entries.binary_search(t).is_ok()).map(move |(i, _)| (node(n), i as u32))
        });
        let id = self.loops.push(LoopData {
            entries: entries.iter().map(node).collect(),
            back_edges: back_edges.collect(),
            nodes: nodes.iter().map(node).collect(),
            parent,
            depth: parent.map_or(0, |p| self.loops[p].depth + 1),
        });
        nodes.iter().for_each(|&n| self.innermost[n as usize] = Some(id));
        id
    }

    /// All loops, outer ones before inner ones, otherwise by their first node.
    pub fn iter(&self) -> impl Iterator<Item = (Loop, &LoopData<N>)> {
        self.loops.iter()
    }

    /// One loop.
    pub fn get(&self, id: Loop) -> &LoopData<N> {
        &self.loops[id]
    }

    /// How many loops there are.
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// The innermost loop that a node is in.
    pub fn innermost(&self, node: N) -> Option<Loop> {
        self.innermost[node.index()]
    }

    /// In how many loops a node is.
    pub fn depth(&self, node: N) -> u32 {
        self.innermost(node).map_or(0, |l| self.loops[l].depth + 1)
    }
}
