//! Control dependence.
//!
//! **Idea.** A node is control dependent on an edge `a -> s` when taking that edge decides that the node
//! runs: the node post-dominates `s` but does not strictly post-dominate `a` (Ferrante, Ottenstein and
//! Warren, "The Program Dependence Graph and Its Use in Optimization", 1987). For each edge those nodes are
//! the path in the post-dominator tree from `s` up to, not including, the immediate post-dominator of `a`.
//!
//! Give a [`FlowGraph`](crate::graph::FlowGraph) with the chosen edges to decide which exceptional edges
//! count.

use cranelift_entity::EntityRef;

use crate::dom::PostDomTree;
use crate::graph::Graph;

/// For each node the edges it is control dependent on.
#[derive(Clone, Debug)]
pub struct ControlDeps<N> {
    /// By node index: the source of the edge and its position among the source's successors; sorted.
    on: Vec<Vec<(N, u32)>>,
}

impl<N: EntityRef + Ord> ControlDeps<N> {
    /// Control dependences of every node that the entry reaches.
    pub fn compute<G: Graph<Node = N>>(graph: &G) -> Self {
        ControlDeps::with(graph, &PostDomTree::compute(graph))
    }

    /// The same with the post-dominators of `graph` already at hand.
    pub fn with<G: Graph<Node = N>>(graph: &G, postdom: &PostDomTree<N>) -> Self {
        let mut on: Vec<Vec<(N, u32)>> = vec![Vec::new(); graph.num_nodes()];
        for source in (0..graph.num_nodes()).map(N::new).filter(|&n| postdom.post_dominates(n, n)) {
            let stop = postdom.ipdom(source);
            for (i, target) in graph.successors(source).enumerate() {
                let mut runner = Some(target);
                while let Some(n) = runner.filter(|&n| Some(n) != stop) {
                    on[n.index()].push((source, i as u32));
                    runner = postdom.ipdom(n);
                }
            }
        }
        on.iter_mut().for_each(|edges| edges.sort_unstable());
        ControlDeps { on }
    }

    /// The edges that decide whether `node` runs: source and position among its successors, ascending. Empty
    /// when entering the method decides it.
    pub fn of(&self, node: N) -> &[(N, u32)] {
        &self.on[node.index()]
    }

    /// The distinct sources of [`ControlDeps::of`].
    pub fn branches(&self, node: N) -> impl Iterator<Item = N> + '_ {
        let edges = self.of(node);
        edges.iter().enumerate().filter(|(i, e)| *i == 0 || edges[i - 1].0 != e.0).map(|(_, e)| e.0)
    }
}
