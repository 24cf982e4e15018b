//! Where to count, and how to get every other count back: optimal edge profiling on a spanning tree.
//!
//! **Idea** (Knuth, *The Art of Computer Programming* 1, 2.3.4.1; Knuth & Stevenson 1973; Ball & Larus,
//! *Optimally Profiling and Tracing Programs*, TOPLAS 1994). What flows into a node flows out of it
//! (Kirchhoff's law), so once the flow on every edge *off* a spanning tree is known, the flow on the tree's
//! edges follows: a leaf of the tree has one unknown edge; solve it, cut the leaf, go on. The cheapest set of
//! counted edges is the complement of a *maximum* spanning tree under the expected edge frequencies.
//!
//! The graph here is a method's blocks plus one outside node from which entries come and to which returns go.
//! Exceptions enter as *supplies*: a block loses one unit for each instruction of it that threw, a handler
//! gains one for each exception it caught. Those are measured, so the law still has one unknown per tree
//! edge. Arithmetic wraps: a solution is right as long as the true counts fit 64 bits.

/// An edge of a [`FlowGraph`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FlowEdge {
    /// Where the flow comes from.
    pub from: u32,
    /// Where it goes.
    pub to: u32,
    /// Expected frequency: heavier edges are kept free of counters.
    pub weight: u64,
}

/// A directed multigraph with the nodes `0..nodes`.
#[derive(Clone, Debug, Default)]
pub struct FlowGraph {
    /// Number of nodes.
    pub nodes: u32,
    /// Edges; loops and parallel edges are allowed.
    pub edges: Vec<FlowEdge>,
}

/// Union-find with path halving.
struct Components(Vec<u32>);

impl Components {
    fn find(&mut self, mut v: u32) -> u32 {
        while self.0[v as usize] != v {
            self.0[v as usize] = self.0[self.0[v as usize] as usize];
            v = self.0[v as usize];
        }
        v
    }

    /// True when the two were apart.
    fn union(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a as usize] = b;
        a != b
    }
}

impl FlowGraph {
    /// A maximum spanning forest (Kruskal; among equal weights the earlier edge wins): for each edge whether
    /// it is in it.
    pub fn spanning_forest(&self) -> Vec<bool> {
        let mut order: Vec<usize> = (0..self.edges.len()).collect();
        order.sort_unstable_by_key(|&e| (std::cmp::Reverse(self.edges[e].weight), e));
        let mut components = Components((0..self.nodes).collect());
        let mut in_tree = vec![false; self.edges.len()];
        for e in order {
            in_tree[e] = components.union(self.edges[e].from, self.edges[e].to);
        }
        in_tree
    }

    /// The flow on every edge, given the measured flow on the edges off a spanning forest (`None` marks the
    /// forest's edges) and what each node gains (positive) or loses besides its edges. Node 0 is the outside:
    /// it may gain or lose anything, its law is not used. In a part of the graph that node 0 is not connected
    /// to, the lowest node's law is redundant.
    pub fn solve(&self, measured: &[Option<u64>], supply: &[i64]) -> Vec<i64> {
        let mut flow = vec![0i64; self.edges.len()];
        // What must still leave each node for its law to hold.
        let mut excess: Vec<i64> =
            (0..self.nodes as usize).map(|v| supply.get(v).copied().unwrap_or(0)).collect();
        let mut tree: Vec<Vec<usize>> = vec![Vec::new(); self.nodes as usize];
        for (e, edge) in self.edges.iter().enumerate() {
            match measured.get(e).copied().flatten() {
                Some(count) => {
                    flow[e] = count as i64;
                    self.push(&mut excess, e, flow[e]);
                }
                None => {
                    tree[edge.from as usize].push(e);
                    tree[edge.to as usize].push(e);
                }
            }
        }
        for (v, parent) in self.leaves_first(&tree) {
            let edge = self.edges[parent];
            let missing = excess[v as usize];
            flow[parent] = if edge.from == v { missing } else { missing.wrapping_neg() };
            self.push(&mut excess, parent, flow[parent]);
        }
        flow
    }

    fn push(&self, excess: &mut [i64], e: usize, amount: i64) {
        let edge = self.edges[e];
        excess[edge.from as usize] = excess[edge.from as usize].wrapping_sub(amount);
        excess[edge.to as usize] = excess[edge.to as usize].wrapping_add(amount);
    }

    /// Every node that is not a root with the forest edge towards its root, children before parents.
    fn leaves_first(&self, tree: &[Vec<usize>]) -> Vec<(u32, usize)> {
        let mut seen = vec![false; self.nodes as usize];
        let mut order = Vec::new();
        for root in 0..self.nodes {
            if std::mem::replace(&mut seen[root as usize], true) {
                continue;
            }
            let mut stack = vec![root];
            while let Some(v) = stack.pop() {
                for &e in &tree[v as usize] {
                    let edge = self.edges[e];
                    let other = if edge.from == v { edge.to } else { edge.from };
                    if !std::mem::replace(&mut seen[other as usize], true) {
                        order.push((other, e));
                        stack.push(other);
                    }
                }
            }
        }
        order.reverse();
        order
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn graph(nodes: u32, edges: &[(u32, u32, u64)]) -> FlowGraph {
        FlowGraph {
            nodes,
            edges: edges.iter().map(|&(from, to, weight)| FlowEdge { from, to, weight }).collect(),
        }
    }

    #[test]
    fn a_loop_needs_two_counters_and_none_on_its_hot_edges() {
        // outside -> 1 (head) -> 2 (body) -> 1, 1 -> outside
        let g = graph(3, &[(0, 1, 1), (1, 2, 10), (2, 1, 10), (1, 0, 1)]);
        assert_eq!(g.spanning_forest(), [true, true, false, false]);
        assert_eq!(g.solve(&[None, None, Some(70), Some(7)], &[0; 3]), [7, 70, 70, 7]);
    }

    #[test]
    fn exceptions_are_supplies() {
        // 1 throws 3 of 10 times, the handler 2 catches 2 of those and returns.
        let g = graph(3, &[(0, 1, 1), (1, 0, 1), (2, 0, 1)]);
        let tree = g.spanning_forest();
        assert_eq!(tree, [true, false, true]);
        assert_eq!(g.solve(&[None, Some(7), None], &[0, -3, 2]), [10, 7, 2]);
    }

    proptest! {
        /// Walks over random graphs, some of which end in mid-graph: all counts come back from those off the
        /// tree.
        #[test]
        fn counts_off_the_tree_determine_all(
            nodes in 1u32..12,
            raw in prop::collection::vec((any::<u32>(), any::<u32>(), 0u64..5), 1..40),
            steps in prop::collection::vec(any::<u32>(), 0..300),
        ) {
            let edges: Vec<_> = raw.iter().map(|&(a, b, w)| (a % nodes, b % nodes, w)).collect();
            let g = graph(nodes, &edges);
            let mut truth = vec![0u64; edges.len()];
            let mut supply = vec![0i64; nodes as usize];
            let mut at = 0u32;
            for step in steps {
                let out: Vec<usize> = (0..edges.len()).filter(|&e| edges[e].0 == at).collect();
                if out.is_empty() || step % 17 == 0 {
                    // The activation throws here and is caught at a random node.
                    supply[at as usize] -= 1;
                    at = step % nodes;
                    supply[at as usize] += 1;
                } else {
                    let e = out[step as usize % out.len()];
                    truth[e] += 1;
                    at = edges[e].1;
                }
            }
            // Where the walk stops one unit is lost, where it began one came in.
            supply[0] += 1;
            supply[at as usize] -= 1;
            let tree = g.spanning_forest();
            let measured: Vec<_> = tree.iter().zip(&truth).map(|(&t, &c)| (!t).then_some(c)).collect();
            let solved: Vec<u64> = g.solve(&measured, &supply).into_iter().map(|f| f as u64).collect();
            prop_assert_eq!(solved, truth);
        }
    }
}
