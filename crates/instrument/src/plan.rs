//! Where one method is to be probed: its flow graph, which edges get counters and where those can stand.

use cranelift_entity::EntityRef;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;
use mantis_ir::EdgeKind;
use mantis_ir::cfg::{BasicBlock, Cfg};
use mantis_ir::graph::Graph;
use mantis_ir::loops::LoopForest;

use crate::flow::{FlowEdge, FlowGraph};
use crate::potential::Potentials;

/// Where the counter of an edge stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the beginning of the method, before its first label.
    Entry,
    /// Directly before an instruction.
    Before(u32),
    /// Directly after an instruction, on the way to the next.
    After(u32),
    /// On a jump: a new block that the instruction's successor of this number is led through.
    Split(u32, u32),
    /// Nowhere: the way out of a call that initialises `this` and throws.
    Nowhere,
}

/// What a counter at a return costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Returns {
    /// As much as elsewhere.
    Counted,
    /// Nothing: something is done there anyhow.
    Free,
}

/// The successor number of an edge that an exception takes ([`Place::Nowhere`]).
pub const THROWN: u32 = u32::MAX;

/// An edge and its counter's place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlannedEdge {
    /// Flow-graph node it leaves.
    pub from: u32,
    /// Flow-graph node it enters.
    pub to: u32,
    /// Which successor of its block's last instruction.
    pub successor: u32,
    /// Where it can be counted.
    pub place: Place,
    /// Whether it must be.
    pub counted: bool,
}

/// The flow graph of a method with the places of its counters.
#[derive(Clone, Debug)]
pub struct Plan {
    /// First and last node of each reachable block.
    pub blocks: Vec<(u32, u32)>,
    /// Normal edges between the blocks (flow-graph node `i + 1`) and the outside (node 0).
    pub edges: Vec<PlannedEdge>,
    /// Blocks that exceptions lead to.
    pub handlers: Vec<u32>,
}

/// Expected frequency of a method's entry; every loop multiplies it by eight.
const ENTRY_WEIGHT: u64 = 1 << 10;

/// More than any expected frequency.
const FREE_WEIGHT: u64 = u64::MAX - 1;

/// First and last flow-graph block of each basic block.
type Parts = Vec<(u32, u32)>;

impl Plan {
    /// Plans the counters of a method. No handler can cover the instructions in `uncovered`: blocks end
    /// behind them, and the number of times they throw is left to the law of flow. `returns` says what
    /// counting a return costs. Edges out of blocks in `free` are kept free of counters as far as possible.
    pub fn new(code: &Code, cfg: &Cfg, uncovered: &[u32], returns: Returns, free: &[BasicBlock]) -> Plan {
        let mut plan = Plan { blocks: Vec::new(), edges: Vec::new(), handlers: Vec::new() };
        let parts = plan.add_blocks(code, cfg, uncovered);
        let mut is_handler = vec![false; cfg.blocks.len()];
        for data in cfg.blocks.values() {
            for edge in data.succs.iter().filter(|e| matches!(e.kind, EdgeKind::Exceptional(_))) {
                is_handler[edge.target.index()] = true;
            }
        }
        plan.handlers.extend(parts.iter().zip(&is_handler).filter(|(_, h)| **h).map(|(p, _)| p.0));
        let mut weights = plan.add_edges(code, cfg, &parts, &is_handler, returns);
        let inner = |e: &PlannedEdge| !free.is_empty() && e.from > 0 && e.successor != THROWN;
        for (edge, weight) in plan.edges.iter().zip(&mut weights).filter(|(e, _)| inner(e)) {
            let last = plan.blocks[edge.from as usize - 1].1;
            if free.iter().any(|&block| cfg.blocks[block].last == last) {
                *weight = FREE_WEIGHT;
            }
        }
        let flow = plan.flow(&weights);
        for (edge, in_tree) in plan.edges.iter_mut().zip(flow.spanning_forest()) {
            edge.counted = !in_tree;
        }
        plan
    }

    fn flow(&self, weights: &[u64]) -> FlowGraph {
        let edge = |(e, &weight): (&PlannedEdge, &u64)| FlowEdge { from: e.from, to: e.to, weight };
        FlowGraph {
            nodes: self.blocks.len() as u32 + 1,
            edges: self.edges.iter().zip(weights).map(edge).collect(),
        }
    }

    /// Potentials under which the edges that are not counted add nothing, when each block costs so much
    /// (`cost` by block).
    pub fn potentials(&self, cost: impl Fn((u32, u32)) -> i64) -> Potentials {
        let flow = self.flow(&vec![0; self.edges.len()]);
        let in_tree: Vec<bool> = self.edges.iter().map(|e| !e.counted).collect();
        let costs: Vec<i64> = std::iter::once(0).chain(self.blocks.iter().map(|&b| cost(b))).collect();
        Potentials::new(&flow.edges, &in_tree, &costs)
    }

    fn add_blocks(&mut self, code: &Code, cfg: &Cfg, uncovered: &[u32]) -> Parts {
        let mut parts = Vec::with_capacity(cfg.blocks.len());
        self.blocks.reserve(cfg.blocks.len());
        for data in cfg.blocks.values() {
            let begin = self.blocks.len() as u32;
            let mut first = data.first;
            for &node in uncovered.iter().filter(|&&n| data.first <= n && n < data.last) {
                self.blocks.push((first, node));
                first = (node + 1..data.last).find(|&n| insn_at(code, n).is_some()).unwrap_or(data.last);
            }
            self.blocks.push((first, data.last));
            parts.push((begin, self.blocks.len() as u32 - 1));
        }
        parts
    }

    /// Adds all edges with their places; gives their weights.
    fn add_edges(
        &mut self,
        code: &Code,
        cfg: &Cfg,
        parts: &Parts,
        is_handler: &[bool],
        of_returns: Returns,
    ) -> Vec<u64> {
        let loops = LoopForest::compute(cfg);
        let frequency = block_frequencies(cfg, &loops, is_handler);
        // Hardly any block has more than two ways out.
        self.edges.reserve(2 * cfg.blocks.len() + 1);
        let mut weights = Vec::with_capacity(2 * cfg.blocks.len() + 1);
        weights.push(ENTRY_WEIGHT);
        self.edges.push(PlannedEdge { from: 0, to: 1, successor: 0, place: Place::Entry, counted: false });
        for (block, data) in cfg.blocks.iter() {
            let (begin, end) = parts[block.index()];
            for part in begin..end {
                let (from, last) = (part + 1, self.blocks[part as usize].1);
                let (on, out) = (Place::After(last), Place::Nowhere);
                self.edges.push(PlannedEdge { from, to: from + 1, successor: 0, place: on, counted: false });
                self.edges.push(PlannedEdge { from, to: 0, successor: THROWN, place: out, counted: false });
                // What cannot be counted must be in the tree; these edges alone have no cycle.
                weights.extend([frequency[block.index()], u64::MAX]);
            }
            let from = end + 1;
            let last = insn_at(code, data.last);
            let normal = data.succs.iter().take_while(|e| matches!(e.kind, EdgeKind::Normal(_))).count();
            let succs = &data.succs[..normal];
            if succs.is_empty() && last.is_some_and(returns) {
                let place = Place::Before(data.last);
                self.edges.push(PlannedEdge { from, to: 0, successor: 0, place, counted: false });
                weights.push(match of_returns {
                    Returns::Counted => frequency[block.index()],
                    Returns::Free => 0,
                });
            }
            for (i, edge) in succs.iter().enumerate() {
                let place = place(cfg, is_handler, last, data.last, edge.target, i as u32, succs.len());
                let to = parts[edge.target.index()].0 + 1;
                self.edges.push(PlannedEdge { from, to, successor: i as u32, place, counted: false });
                let weight = edge_weight(&loops, &frequency, block, edge.target, succs.len() as u64);
                // A counter that needs a jump of its own costs more.
                weights.push(weight + if matches!(place, Place::Split(..)) { weight / 4 } else { 0 });
            }
        }
        weights
    }
}

fn insn_at(code: &Code, node: u32) -> Option<&Insn> {
    match code.nodes.get(node as usize)? {
        Node::Insn(insn) => Some(insn),
        Node::Label(_) => None,
    }
}

fn returns(insn: &Insn) -> bool {
    matches!(insn, Insn::Simple(op) if op.is_return())
}

/// Where the `i`-th of `count` edges out of the block that ends with the instruction `last` can be counted.
fn place(
    cfg: &Cfg,
    is_handler: &[bool],
    last: Option<&Insn>,
    last_node: u32,
    target: BasicBlock,
    i: u32,
    count: usize,
) -> Place {
    let jumps = last.is_some_and(|insn| matches!(insn, Insn::Branch { .. } | Insn::Switch(_)));
    if count == 1 {
        return if jumps { Place::Before(last_node) } else { Place::After(last_node) };
    }
    let falls_through = matches!(last, Some(Insn::Branch { .. })) && i == 1;
    if falls_through {
        return Place::After(last_node);
    }
    let data = &cfg.blocks[target];
    if data.preds.len() == 1 && !is_handler[target.index()] && target != cfg.entry_block() {
        Place::Before(data.first)
    } else {
        Place::Split(last_node, i)
    }
}

/// Expected executions of each block: eight times as often a loop deeper, rarely if only an exception leads
/// there.
fn block_frequencies(cfg: &Cfg, loops: &LoopForest<BasicBlock>, is_handler: &[bool]) -> Vec<u64> {
    let mut normally = vec![false; cfg.blocks.len()];
    let mut work = vec![cfg.entry()];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut normally[block.index()], true) {
            work.extend(cfg.normal_succs(block).map(|e| e.target).filter(|t| !is_handler[t.index()]));
        }
    }
    let frequency = |b: BasicBlock| {
        let base = ENTRY_WEIGHT << (3 * loops.depth(b).min(12));
        if normally[b.index()] { base } else { base >> 6 }
    };
    cfg.blocks.keys().map(frequency).collect()
}

/// An edge out of a loop is as frequent as what follows the loop; the others share what their block has.
fn edge_weight(
    loops: &LoopForest<BasicBlock>,
    frequency: &[u64],
    from: BasicBlock,
    to: BasicBlock,
    count: u64,
) -> u64 {
    let (source, target) = (frequency[from.index()], frequency[to.index()]);
    if loops.depth(to) < loops.depth(from) || target < source { target / count } else { source / count }
}
