//! The action of the paper's experiments: a minimal spanning tree, with its operations counted.
//!
//! As in Olden's benchmark, every vertex keeps the weights of its edges in a hash table of chains, and the
//! tree grows by the blue rule: each vertex outside remembers its lightest edge to the tree. Weights are
//! random, so two executions with the same number of vertices cost nearly, but not exactly, the same.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// A complete graph.
pub struct Graph {
    tables: Vec<Vec<Vec<(usize, u32)>>>,
}

/// A tree's weight, and what computing it cost.
pub struct Tree {
    /// The sum of its edges' weights.
    pub weight: u64,
    /// Operations: comparisons, assignments, table look-ups and steps along chains.
    pub operations: u64,
}

impl Graph {
    /// A complete graph of `vertices` with random weights.
    pub fn random(vertices: usize, random: &mut ChaCha8Rng) -> Self {
        let buckets = (vertices / 4).max(1);
        let mut tables = vec![vec![Vec::new(); buckets]; vertices];
        for a in 0..vertices {
            for b in 0..a {
                let weight = random.random_range(0..2048);
                tables[a][b % buckets].push((b, weight));
                tables[b][a % buckets].push((a, weight));
            }
        }
        Graph { tables }
    }

    /// Its minimal spanning tree.
    pub fn spanning_tree(&self) -> Tree {
        let vertices = self.tables.len();
        let mut tree = Tree { weight: 0, operations: 0 };
        let mut outside: Vec<usize> = (1..vertices).collect();
        let mut lightest = vec![u32::MAX; vertices];
        let mut inserted = 0;
        while !outside.is_empty() {
            let mut best = 0;
            for place in 0..outside.len() {
                let vertex = outside[place];
                let weight = self.look_up(vertex, inserted, &mut tree.operations);
                tree.operations += 2;
                if weight < lightest[vertex] {
                    lightest[vertex] = weight;
                    tree.operations += 1;
                }
                if lightest[vertex] < lightest[outside[best]] {
                    best = place;
                    tree.operations += 1;
                }
            }
            inserted = outside.swap_remove(best);
            tree.weight += u64::from(lightest[inserted]);
            tree.operations += 3;
        }
        tree
    }

    fn look_up(&self, vertex: usize, other: usize, operations: &mut u64) -> u32 {
        let table = &self.tables[vertex];
        *operations += 2;
        for &(to, weight) in &table[other % table.len()] {
            *operations += 1;
            if to == other {
                return weight;
            }
        }
        u32::MAX
    }
}
