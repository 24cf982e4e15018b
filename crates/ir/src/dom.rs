//! Dominators and post-dominators.
//!
//! **Idea.** `a` dominates `b` when every path from the entry to `b` goes through `a`; immediate dominators
//! form a tree. They are found by the iterative algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast
//! Dominance Algorithm", 2001): sweep the nodes in reverse postorder and intersect the dominators of the
//! predecessors until nothing changes. Interval numbers of a walk over the tree then answer `dominates` in
//! constant time.
//!
//! Post-dominators are dominators of the reversed graph, rooted at a virtual exit that every node without
//! successors leads to. Code that cannot leave (an infinite loop) would be unreachable there: each such
//! strongly connected component gets one pseudo edge to the virtual exit, from its last node in reverse
//! postorder, which is where a source loop jumps back. So within one iteration post-dominance is what it
//! would be for a loop with an exit at its bottom.

use cranelift_entity::EntityRef;

use crate::graph::{FlowGraph, Graph, Search, components};

const NONE: u32 = u32::MAX;

/// A tree of immediate dominators over raw node indices.
#[derive(Clone, Debug)]
struct Tree {
    /// Immediate dominator; [`NONE`] for the root and for unreachable nodes.
    idom: Vec<u32>,
    /// Interval of each node in a preorder walk of the tree; empty for unreachable nodes.
    enter: Vec<u32>,
    leave: Vec<u32>,
    /// Reachable nodes in reverse postorder.
    order: Vec<u32>,
}

impl Tree {
    fn compute<N: EntityRef + Ord>(graph: &FlowGraph<N>) -> Tree {
        let order = graph.reverse_postorder_raw();
        let mut number = vec![NONE; graph.len()];
        for (i, &n) in order.iter().enumerate() {
            number[n as usize] = i as u32;
        }
        let preds = graph.reversed(graph.root());
        // Immediate dominators by reverse-postorder number; a dominator's number is at most the node's.
        let mut idom = vec![NONE; order.len()];
        if !order.is_empty() {
            idom[0] = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (i, &n) in order.iter().enumerate().skip(1) {
                let mut new = NONE;
                for &p in preds.out(n as usize) {
                    let p = number[p as usize];
                    if p != NONE && idom[p as usize] != NONE {
                        new = if new == NONE { p } else { intersect(&idom, p, new) };
                    }
                }
                changed |= std::mem::replace(&mut idom[i], new) != new;
            }
        }
        let mut by_node = vec![NONE; graph.len()];
        for (i, &n) in order.iter().enumerate().skip(1) {
            by_node[n as usize] = order[idom[i] as usize];
        }
        Tree::number(by_node, order)
    }

    /// Numbers the tree. Children come after parents in `order`, so subtree sizes need one sweep back and the
    /// intervals one sweep forward.
    fn number(idom: Vec<u32>, order: Vec<u32>) -> Tree {
        let mut size = vec![0u32; idom.len()];
        for &n in order.iter().rev() {
            size[n as usize] += 1;
            if let Some(parent) = idom.get(n as usize).filter(|&&p| p != NONE) {
                size[*parent as usize] += size[n as usize];
            }
        }
        let (mut enter, mut leave) = (vec![0u32; idom.len()], vec![0u32; idom.len()]);
        let mut next = vec![0u32; idom.len()];
        for &n in &order {
            let n = n as usize;
            let start = match idom[n] {
                NONE => 0,
                parent => {
                    let start = next[parent as usize];
                    next[parent as usize] += size[n];
                    start
                }
            };
            (enter[n], leave[n], next[n]) = (start, start + size[n], start + 1);
        }
        Tree { idom, enter, leave, order }
    }

    fn reachable(&self, n: usize) -> bool {
        self.enter[n] < self.leave[n]
    }

    fn dominates(&self, a: usize, b: usize) -> bool {
        self.reachable(b) && self.enter[a] <= self.enter[b] && self.leave[b] <= self.leave[a]
    }

    fn idom(&self, n: usize) -> Option<usize> {
        Some(self.idom[n]).filter(|&d| d != NONE).map(|d| d as usize)
    }
}

/// The closest common ancestor of two nodes, by reverse-postorder numbers.
fn intersect(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}

/// The dominator tree of a graph.
#[derive(Clone, Debug)]
pub struct DomTree<N> {
    tree: Tree,
    order: Vec<N>,
}

impl<N: EntityRef + Ord> DomTree<N> {
    /// Dominators of every node reachable from the entry.
    pub fn compute<G: Graph<Node = N>>(graph: &G) -> Self {
        DomTree::of(&FlowGraph::of(graph))
    }

    pub(crate) fn of(graph: &FlowGraph<N>) -> Self {
        let tree = Tree::compute(graph);
        let order = tree.order.iter().map(|&n| N::new(n as usize)).collect();
        DomTree { tree, order }
    }

    /// The immediate dominator; `None` for the entry and for unreachable nodes.
    pub fn idom(&self, node: N) -> Option<N> {
        self.tree.idom(node.index()).map(N::new)
    }

    /// Whether every path from the entry to `b` goes through `a` (a node dominates itself). False when either
    /// is unreachable.
    pub fn dominates(&self, a: N, b: N) -> bool {
        self.tree.dominates(a.index(), b.index())
    }

    /// Whether the entry reaches the node.
    pub fn is_reachable(&self, node: N) -> bool {
        self.tree.reachable(node.index())
    }

    /// Reachable nodes in reverse postorder; a dominator comes before what it dominates.
    pub fn reverse_postorder(&self) -> &[N] {
        &self.order
    }

    /// Dominance frontier of each node (by index): where its dominance ends (Cytron et al. 1991, by the edge
    /// walk of Cooper et al.). Sorted.
    pub fn frontiers<G: Graph<Node = N>>(&self, graph: &G) -> Vec<Vec<N>> {
        let mut frontier: Vec<Vec<N>> = vec![Vec::new(); graph.num_nodes()];
        for &from in &self.order {
            for to in graph.successors(from) {
                let stop = self.idom(to);
                let mut runner = Some(from);
                while let Some(n) = runner.filter(|&n| Some(n) != stop) {
                    frontier[n.index()].push(to);
                    runner = self.idom(n);
                }
            }
        }
        for list in &mut frontier {
            list.sort_unstable();
            list.dedup();
        }
        frontier
    }
}

/// The post-dominator tree of the part of a graph that its entry reaches.
#[derive(Clone, Debug)]
pub struct PostDomTree<N> {
    tree: Tree,
    exit: usize,
    pseudo_exits: Vec<N>,
}

impl<N: EntityRef + Ord> PostDomTree<N> {
    /// Post-dominators of every node reachable from the entry.
    pub fn compute<G: Graph<Node = N>>(graph: &G) -> Self {
        PostDomTree::of(&FlowGraph::of(graph))
    }

    pub(crate) fn of(graph: &FlowGraph<N>) -> Self {
        let exit = graph.len();
        let order = graph.reverse_postorder_raw();
        let pseudo = pseudo_exits(graph, &order);
        let mut out: Vec<Vec<u32>> = vec![Vec::new(); exit + 1];
        for &n in &order {
            let targets = graph.out(n as usize);
            out[n as usize] = targets.to_vec();
            if targets.is_empty() || pseudo.contains(&n) {
                out[n as usize].push(exit as u32);
            }
        }
        let with_exit: FlowGraph<N> = FlowGraph::new(exit + 1, graph.entry(), |n| {
            out[n.index()].iter().map(|&t| N::new(t as usize)).collect::<Vec<_>>()
        });
        let tree = Tree::compute(&with_exit.reversed(exit));
        PostDomTree { tree, exit, pseudo_exits: pseudo.into_iter().map(|n| N::new(n as usize)).collect() }
    }

    /// The immediate post-dominator; `None` when it is the virtual exit, and for unreachable nodes.
    pub fn ipdom(&self, node: N) -> Option<N> {
        self.tree.idom(node.index()).filter(|&d| d != self.exit).map(N::new)
    }

    /// Whether every path from `b` to an exit goes through `a` (a node post-dominates itself).
    pub fn post_dominates(&self, a: N, b: N) -> bool {
        self.tree.dominates(a.index(), b.index())
    }

    /// The nodes given an edge to the virtual exit because nothing leaves the region they are in, ascending.
    pub fn pseudo_exits(&self) -> &[N] {
        &self.pseudo_exits
    }
}

/// One node of each strongly connected component that no edge leaves and that has an edge inside: the last of
/// it in reverse postorder.
fn pseudo_exits<N: EntityRef + Ord>(graph: &FlowGraph<N>, order: &[u32]) -> Vec<u32> {
    let mut number = vec![NONE; graph.len()];
    for (i, &n) in order.iter().enumerate() {
        number[n as usize] = i as u32;
    }
    let components = components(graph, order, &mut Search::new(graph.len()), |_| true, |_, _| true);
    let mut member = vec![NONE; graph.len()];
    for (i, nodes) in components.iter().enumerate() {
        nodes.iter().for_each(|&n| member[n as usize] = i as u32);
    }
    let closed = |nodes: &[u32]| {
        let mut edges =
            nodes.iter().flat_map(|&n| graph.out(n as usize).iter().map(move |&t| (n, t))).peekable();
        edges.peek().is_some() && edges.all(|(n, t)| member[n as usize] == member[t as usize])
    };
    let mut result: Vec<u32> = components
        .iter()
        .filter(|nodes| closed(nodes))
        .filter_map(|nodes| nodes.iter().copied().max_by_key(|&n| number[n as usize]))
        .collect();
    result.sort_unstable();
    result
}
