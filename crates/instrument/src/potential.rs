//! What to add where so that one number per activation becomes the total cost of the path it took.
//!
//! **Idea** (Ball & Larus, *Efficient Path Profiling*, MICRO 1996, section 3.3, with sums of costs in the
//! place of path numbers). Every block has a cost. Give each block `u` a potential `P(u)`, the outside 0, and
//! let an edge add `P(u) + cost(u) - P(v)`. Along any path from the outside to the outside the potentials
//! cancel and the sum of the costs remains, whatever the potentials are. So they are chosen such that the
//! edges of a spanning tree add nothing; with a *maximum* spanning tree under the expected frequencies the
//! edges that do add are the rare ones.
//!
//! In the middle of a path, before block `u`, what has been added is the true total less `P(u)`: what a path
//! that an exception ends still lacks is known from the place alone.

use crate::flow::FlowEdge;

/// Potentials of blocks and what the edges add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Potentials {
    /// By node of the flow graph; 0 for the outside.
    pub of: Vec<i64>,
    /// What each edge adds, in the order of the edges; 0 for those in the tree.
    pub added: Vec<i64>,
}

impl Potentials {
    /// Potentials under which the edges in `in_tree`, a spanning forest, add nothing. `cost` is by node; the
    /// outside's is 0. In a part of the graph that the outside is not connected to, the lowest node has
    /// potential 0.
    pub fn new(edges: &[FlowEdge], in_tree: &[bool], cost: &[i64]) -> Potentials {
        let mut neighbours: Vec<Vec<(u32, i64)>> = vec![Vec::new(); cost.len()];
        for (edge, _) in edges.iter().zip(in_tree).filter(|(_, tree)| **tree) {
            let step = cost[edge.from as usize];
            neighbours[edge.from as usize].push((edge.to, step));
            neighbours[edge.to as usize].push((edge.from, -step));
        }
        let mut of: Vec<Option<i64>> = vec![None; cost.len()];
        let mut work = Vec::new();
        for root in 0..cost.len() {
            if of[root].is_none() {
                of[root] = Some(0);
                work.push((root, 0));
            }
            while let Some((u, potential)) = work.pop() {
                for &(v, step) in &neighbours[u] {
                    if of[v as usize].is_none() {
                        of[v as usize] = Some(potential + step);
                        work.push((v as usize, potential + step));
                    }
                }
            }
        }
        let of: Vec<i64> = of.into_iter().map(Option::unwrap_or_default).collect();
        let added = |e: &FlowEdge| of[e.from as usize] + cost[e.from as usize] - of[e.to as usize];
        let added = edges.iter().map(added).collect();
        Potentials { of, added }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::flow::FlowGraph;

    #[test]
    fn a_loop_adds_once_a_turn() {
        // outside -> 1 (head, 3) -> 2 (body, 5) -> 1, 1 -> outside
        let edge = |from, to, weight| FlowEdge { from, to, weight };
        let edges = vec![edge(0, 1, 1), edge(1, 2, 10), edge(2, 1, 9), edge(1, 0, 1)];
        let graph = FlowGraph { nodes: 3, edges };
        let p = Potentials::new(&graph.edges, &graph.spanning_forest(), &[0, 3, 5]);
        assert_eq!(p, Potentials { of: vec![0, 0, 3], added: vec![0, 0, 8, 3] });
    }

    proptest! {
        /// Walks from and to the outside add up to what their blocks cost; in between the difference is the
        /// potential.
        #[test]
        fn paths_add_up(
            nodes in 2u32..10,
            raw in prop::collection::vec((any::<u32>(), any::<u32>(), 0u64..9), 1..30),
            costs in prop::collection::vec(0i64..100, 10),
            steps in prop::collection::vec(any::<u32>(), 1..200),
        ) {
            let edges = raw.iter().map(|&(a, b, weight)| FlowEdge { from: a % nodes, to: b % nodes, weight });
            let graph = FlowGraph { nodes, edges: edges.collect() };
            let mut cost = costs[..nodes as usize].to_vec();
            cost[0] = 0;
            let in_tree = graph.spanning_forest();
            let p = Potentials::new(&graph.edges, &in_tree, &cost);
            prop_assert!(p.added.iter().zip(&in_tree).all(|(&a, &tree)| !tree || a == 0));
            let (mut at, mut truth, mut sum) = (0u32, 0i64, 0i64);
            for step in steps {
                let out: Vec<usize> = (0..graph.edges.len()).filter(|&e| graph.edges[e].from == at).collect();
                if out.is_empty() { break; }
                let e = out[step as usize % out.len()];
                truth += cost[at as usize];
                sum += p.added[e];
                at = graph.edges[e].to;
                prop_assert_eq!(sum + p.of[at as usize], truth);
            }
        }
    }
}
