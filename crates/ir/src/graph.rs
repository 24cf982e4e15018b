//! Directed graphs with an entry node: what the flow analyses of this crate need to know of a method.
//!
//! [`Cfg`](crate::cfg::Cfg) and [`Function`] implement [`Graph`] with all their edges; [`FlowGraph`] is the
//! graph to build when an analysis wants a choice of edges, such as some exceptional ones only. Edges out of
//! a node are numbered by their position, so parallel edges (two cases of a switch with one target) stay
//! apart.

use std::marker::PhantomData;

use cranelift_entity::EntityRef;

use crate::entities::Block;
use crate::function::Function;

/// A directed graph over dense nodes `0..num_nodes()`, with an entry.
pub trait Graph {
    /// The nodes.
    type Node: EntityRef + Ord;

    /// How many nodes there are; each index below it is a node.
    fn num_nodes(&self) -> usize;

    /// Where control enters.
    fn entry(&self) -> Self::Node;

    /// Targets of the edges out of a node, in the order that numbers the edges.
    fn successors(&self, node: Self::Node) -> impl Iterator<Item = Self::Node>;
}

impl Graph for Function {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        self.entry
    }

    fn successors(&self, node: Block) -> impl Iterator<Item = Block> {
        self.blocks[node].succs.iter().map(|edge| edge.target)
    }
}

/// A graph given by its successor lists, packed into two arrays.
#[derive(Clone, Debug)]
pub struct FlowGraph<N> {
    entry: u32,
    /// Edges of node `n` are `targets[first[n]..first[n + 1]]`.
    first: Vec<u32>,
    targets: Vec<u32>,
    node: PhantomData<N>,
}

impl<N: EntityRef + Ord> FlowGraph<N> {
    /// The graph with nodes `0..num_nodes` where `successors(n)` are the targets of the edges out of `n`.
    /// Targets that are not nodes are dropped, and an empty graph has no valid entry.
    pub fn new<I>(num_nodes: usize, entry: N, mut successors: impl FnMut(N) -> I) -> Self
    where
        I: IntoIterator<Item = N>,
    {
        let mut first = Vec::with_capacity(num_nodes + 1);
        let mut targets = Vec::new();
        first.push(0);
        for n in 0..num_nodes {
            let inside = successors(N::new(n)).into_iter().map(EntityRef::index).filter(|&t| t < num_nodes);
            targets.extend(inside.map(|t| t as u32));
            first.push(targets.len() as u32);
        }
        FlowGraph { entry: entry.index() as u32, first, targets, node: PhantomData }
    }

    /// A copy of any graph.
    pub fn of<G: Graph<Node = N>>(graph: &G) -> Self {
        FlowGraph::new(graph.num_nodes(), graph.entry(), |n| graph.successors(n))
    }

    /// Strongly connected components of all nodes in reverse topological order, their nodes in no particular
    /// order.
    pub fn components(&self) -> Vec<Vec<N>> {
        let nodes: Vec<u32> = (0..self.len() as u32).collect();
        let found = components(self, &nodes, &mut Search::new(self.len()), |_| true, |_, _| true);
        found.into_iter().map(|c| c.into_iter().map(|n| N::new(n as usize)).collect()).collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.first.len() - 1
    }

    pub(crate) fn root(&self) -> usize {
        self.entry as usize
    }

    /// Edge targets of a node, as raw indices.
    pub(crate) fn out(&self, node: usize) -> &[u32] {
        &self.targets[self.first[node] as usize..self.first[node + 1] as usize]
    }

    /// The same nodes with every edge turned round and another entry.
    pub(crate) fn reversed(&self, entry: usize) -> Self {
        let n = self.len();
        let mut first = vec![0u32; n + 1];
        for &t in &self.targets {
            first[t as usize + 1] += 1;
        }
        for i in 0..n {
            first[i + 1] += first[i];
        }
        let mut next = first.clone();
        let mut targets = vec![0; self.targets.len()];
        for u in 0..n {
            for &v in self.out(u) {
                targets[next[v as usize] as usize] = u as u32;
                next[v as usize] += 1;
            }
        }
        FlowGraph { entry: entry as u32, first, targets, node: PhantomData }
    }

    /// Nodes reachable from the entry in reverse postorder of a depth-first search that follows edges in
    /// order.
    pub(crate) fn reverse_postorder_raw(&self) -> Vec<u32> {
        let mut seen = vec![false; self.len()];
        let mut order = Vec::new();
        if self.root() < self.len() {
            self.postorder_from(self.root(), &mut seen, &mut order);
        }
        order.reverse();
        order
    }

    /// Appends the unseen nodes reachable from `root` in postorder.
    pub(crate) fn postorder_from(&self, root: usize, seen: &mut [bool], order: &mut Vec<u32>) {
        let mut stack = vec![(root, 0)];
        seen[root] = true;
        while let Some((node, next)) = stack.last_mut() {
            match self.out(*node).get(*next) {
                Some(&t) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[t as usize], true) {
                        stack.push((t as usize, 0));
                    }
                }
                None => {
                    order.push(*node as u32);
                    stack.pop();
                }
            }
        }
    }
}

impl<N: EntityRef + Ord> Graph for FlowGraph<N> {
    type Node = N;

    fn num_nodes(&self) -> usize {
        self.len()
    }

    fn entry(&self) -> N {
        N::new(self.root())
    }

    fn successors(&self, node: N) -> impl Iterator<Item = N> {
        self.out(node.index()).iter().map(|&t| N::new(t as usize))
    }
}

/// Nodes reachable from the entry, each before its successors except along retreating edges.
pub fn reverse_postorder<G: Graph>(graph: &G) -> Vec<G::Node> {
    FlowGraph::of(graph).reverse_postorder_raw().into_iter().map(|n| G::Node::new(n as usize)).collect()
}

/// Room for [`components`], by node; clean between its runs.
pub(crate) struct Search {
    index: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

impl Search {
    const UNSEEN: u32 = u32::MAX;

    /// For a graph with that many nodes.
    pub(crate) fn new(nodes: usize) -> Search {
        Search { index: vec![Search::UNSEEN; nodes], low: vec![0; nodes], on_stack: vec![false; nodes] }
    }
}

/// Strongly connected components of the nodes for which `include` holds, with the edges for which `edge`
/// holds; Tarjan's algorithm with an explicit stack. Components come in reverse topological order, their
/// nodes in no particular order.
pub(crate) fn components<N: EntityRef + Ord>(
    graph: &FlowGraph<N>,
    nodes: &[u32],
    search: &mut Search,
    include: impl Fn(u32) -> bool,
    edge: impl Fn(u32, u32) -> bool,
) -> Vec<Vec<u32>> {
    let Search { index, low, on_stack } = search;
    let (mut stack, mut result, mut counter) = (Vec::new(), Vec::new(), 0u32);
    let mut calls: Vec<(u32, usize)> = Vec::new();
    for &root in nodes {
        if index[root as usize] != Search::UNSEEN || !include(root) {
            continue;
        }
        calls.push((root, 0));
        while let Some(&mut (u, ref mut next)) = calls.last_mut() {
            let ui = u as usize;
            if *next == 0 {
                index[ui] = counter;
                low[ui] = counter;
                counter += 1;
                stack.push(u);
                on_stack[ui] = true;
            }
            if let Some(&v) = graph.out(ui).get(*next) {
                *next += 1;
                if !include(v) || !edge(u, v) {
                } else if index[v as usize] == Search::UNSEEN {
                    calls.push((v, 0));
                } else if on_stack[v as usize] {
                    low[ui] = low[ui].min(index[v as usize]);
                }
                continue;
            }
            calls.pop();
            if let Some(&(parent, _)) = calls.last() {
                low[parent as usize] = low[parent as usize].min(low[ui]);
            }
            if low[ui] == index[ui] {
                let from = stack.iter().rposition(|&v| v == u).unwrap_or(0);
                let component: Vec<u32> = stack.drain(from..).collect();
                component.iter().for_each(|&v| on_stack[v as usize] = false);
                result.push(component);
            }
        }
    }
    result.iter().flatten().for_each(|&v| index[v as usize] = Search::UNSEEN);
    result
}
