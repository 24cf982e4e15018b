//! The loops of a method, with the ways into them and back to their beginning.

use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::LoopForest;
use rustc_hash::FxHashMap;

use crate::flow::{Method, node};

/// A way control takes within a method.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// A normal edge, by its number.
    Edge(usize),
    /// An exception's way, by its number in [`Method::caught`].
    Caught(usize),
}

/// A natural loop or an irreducible region.
#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    /// Its method.
    pub method: usize,
    /// `Sort.java:12`; unique.
    pub name: String,
    /// Source line of its beginning; 0 where none is known.
    pub line: u32,
    /// Blocks where control enters: the header, or several.
    pub entries: Vec<u32>,
    /// All its blocks, those of nested loops included; ascending.
    pub blocks: Vec<u32>,
    /// Blocks of it that are in no nested loop; ascending.
    pub own: Vec<u32>,
    /// Ways from inside to an entry: each execution is another iteration.
    pub back: Vec<Way>,
    /// Ways from outside to an entry.
    pub into: Vec<Way>,
    /// How many loops of the method are around it.
    pub depth: u32,
    /// The most iterations for one entry, if that is proved.
    pub proved: Option<u64>,
}

impl Loop {
    /// Whether it has several entries.
    pub fn is_irreducible(&self) -> bool {
        self.entries.len() > 1
    }

    /// Whether only exceptions lead back to its beginning, as in javac's handlers that cover themselves.
    pub fn is_exceptional(&self) -> bool {
        !self.back.iter().any(|w| matches!(w, Way::Edge(_)))
    }

    /// Whether a block is in it.
    pub fn contains(&self, block: u32) -> bool {
        self.blocks.binary_search(&block).is_ok()
    }
}

/// The loops of a method, outer ones first.
pub fn loops_of(number: usize, method: &Method) -> Vec<Loop> {
    let count = method.blocks.len();
    if count == 0 {
        return Vec::new();
    }
    let mut out: Vec<Vec<(u32, Way)>> = vec![Vec::new(); count];
    for (i, edge) in method.edges.iter().enumerate().filter(|(_, e)| e.from > 0 && e.to > 0) {
        out[edge.from as usize - 1].push((edge.to - 1, Way::Edge(i)));
    }
    for (i, &(block, handler)) in method.caught.iter().enumerate() {
        out[block as usize].push((handler, Way::Caught(i)));
    }
    let targets = |b: mantis_ir::cfg::BasicBlock| -> Vec<_> {
        out[b.as_u32() as usize].iter().map(|(t, _)| node(*t)).collect()
    };
    let forest = LoopForest::compute(&FlowGraph::new(count, node(0), targets));
    let mut loops = Vec::new();
    for (id, data) in forest.iter() {
        let entries: Vec<u32> = data.entries.iter().map(|b| b.as_u32()).collect();
        let blocks: Vec<u32> = data.nodes.iter().map(|b| b.as_u32()).collect();
        let own = blocks.iter().copied().filter(|&b| forest.innermost(node(b)) == Some(id)).collect();
        let back = data.back_edges.iter().map(|&(b, i)| out[b.as_u32() as usize][i as usize].1).collect();
        let mut into: Vec<Way> = Vec::new();
        for (i, edge) in method.edges.iter().enumerate() {
            let inside = edge.from > 0 && blocks.binary_search(&(edge.from - 1)).is_ok();
            if edge.to > 0 && entries.contains(&(edge.to - 1)) && !inside {
                into.push(Way::Edge(i));
            }
        }
        for (i, (block, handler)) in method.caught.iter().enumerate() {
            if entries.contains(handler) && blocks.binary_search(block).is_err() {
                into.push(Way::Caught(i));
            }
        }
        let first = entries.first().map_or(0, |b| *b as usize);
        let lines = method.blocks[first].iter().filter_map(|n| method.lines.get(*n as usize));
        loops.push(Loop {
            method: number,
            name: method.place(first),
            line: lines.copied().find(|l| *l > 0).map_or(0, u32::from),
            entries,
            blocks,
            own,
            back,
            into,
            depth: data.depth,
            proved: None,
        });
    }
    loops
}

/// The second loop of a name gets ` (2nd)`.
pub(crate) fn make_unique(loops: &mut [Loop]) {
    let mut seen: FxHashMap<String, u32> = FxHashMap::default();
    for found in loops {
        let n = seen.entry(found.name.clone()).or_insert(0);
        *n += 1;
        match *n {
            1 => {}
            2 => found.name += " (2nd)",
            3 => found.name += " (3rd)",
            n => found.name += &format!(" ({n}th)"),
        }
    }
}
