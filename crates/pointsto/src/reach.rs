//! What objects reach in the solved heap: one set for each strongly connected component of the graph of
//! objects and what their fields hold, made bottom-up and so shared by all who ask.

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use mantis_ir::graph::{FlowGraph, Graph};

use crate::entities::Obj;

/// The transitive closure of a relation between objects.
pub(crate) struct Closure {
    component: Vec<u32>,
    /// By component; the members included.
    sets: Vec<FixedBitSet>,
}

impl Closure {
    /// Closes over `successors` of the objects from 0 to `len`.
    pub fn compute(len: usize, successors: impl FnMut(Obj) -> Vec<Obj>) -> Closure {
        let graph = FlowGraph::new(len, Obj::new(0), successors);
        let mut component = vec![u32::MAX; len];
        let mut sets: Vec<FixedBitSet> = Vec::new();
        // The last component that took over a component's set.
        let mut taken: Vec<u32> = Vec::new();
        // Reverse topological order: what a component leads to has its set already.
        for members in graph.components() {
            let mut set = FixedBitSet::with_capacity(len);
            for &obj in &members {
                component[obj.index()] = sets.len() as u32;
                set.insert(obj.index());
            }
            let this = sets.len() as u32;
            taken.push(this);
            for to in members.iter().flat_map(|&obj| graph.successors(obj)) {
                let other = component[to.index()] as usize;
                if std::mem::replace(&mut taken[other], this) != this {
                    set.union_with(&sets[other]);
                }
            }
            sets.push(set);
        }
        Closure { component, sets }
    }

    /// The roots and everything they reach.
    pub fn of(&self, roots: &[Obj]) -> FixedBitSet {
        let mut all = FixedBitSet::with_capacity(self.component.len());
        for &root in roots {
            if all.contains(root.index()) {
                continue;
            }
            match self.component.get(root.index()) {
                Some(&component) => all.union_with(&self.sets[component as usize]),
                // Made since, and so without fields.
                None => all.grow_and_insert(root.index()),
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_share_what_they_reach() {
        let edges = [vec![1], vec![2, 3], vec![1], vec![], vec![0]];
        let obj = |n: &u32| Obj::from_u32(*n);
        let closure = Closure::compute(5, |o| edges[o.index()].iter().map(obj).collect());
        let of = |roots: &[u32]| {
            closure.of(&roots.iter().map(obj).collect::<Vec<_>>()).ones().collect::<Vec<usize>>()
        };
        assert_eq!(of(&[2]), [1, 2, 3]);
        assert_eq!(of(&[3]), [3]);
        assert_eq!(of(&[4]), [0, 1, 2, 3, 4]);
        assert_eq!(of(&[3, 0]), [0, 1, 2, 3]);
        assert_eq!(of(&[]), [0usize; 0]);
    }
}
