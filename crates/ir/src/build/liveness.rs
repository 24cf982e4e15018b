//! Liveness of local variables, so that phis are made for live locals only (pruned SSA).
//!
//! The usual backward data flow over bit sets. An exceptional edge passes the locals as they are when its
//! block is entered, so what is live into the handler is live into the block whatever the block stores.

use cranelift_entity::EntityRef;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;

use crate::cfg::{BasicBlock, Cfg};
use crate::function::EdgeKind;
use crate::graph::reverse_postorder;

/// For each block the locals that are live where it is entered.
pub struct Liveness {
    words: usize,
    live_in: Vec<u64>,
}

impl Liveness {
    pub fn compute(cfg: &Cfg, code: &Code) -> Liveness {
        let words = usize::from(code.max_locals).div_ceil(64).max(1);
        let size = words * cfg.blocks.len();
        let mut result = Liveness { words, live_in: vec![0; size] };
        let mut stored = vec![0u64; size];
        for (block, data) in cfg.blocks.iter() {
            let base = block.index() * words;
            let used = &mut result.live_in[base..base + words];
            summarise(
                &code.nodes[data.first as usize..=data.last as usize],
                used,
                &mut stored[base..base + words],
            );
        }
        let mut order = reverse_postorder(cfg);
        order.reverse();
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &order {
                changed |= result.update(cfg, block, &stored);
            }
        }
        result
    }

    /// Adds what the successors of a block need; whether that was news.
    fn update(&mut self, cfg: &Cfg, block: BasicBlock, stored: &[u64]) -> bool {
        let base = block.index() * self.words;
        let mut changed = false;
        for edge in &cfg.blocks[block].succs {
            let from = edge.target.index() * self.words;
            for w in 0..self.words {
                let killed = match edge.kind {
                    EdgeKind::Normal(_) => stored[base + w],
                    EdgeKind::Exceptional(_) => 0,
                };
                let new = self.live_in[base + w] | self.live_in[from + w] & !killed;
                changed |= std::mem::replace(&mut self.live_in[base + w], new) != new;
            }
        }
        changed
    }

    /// The locals live where a block is entered, ascending.
    pub fn live_in(&self, block: BasicBlock) -> impl Iterator<Item = u16> + '_ {
        let base = block.index() * self.words;
        self.live_in[base..base + self.words].iter().enumerate().flat_map(|(w, &bits)| {
            (0..64).filter(move |bit| bits >> bit & 1 != 0).map(move |bit| (w * 64 + bit) as u16)
        })
    }
}

/// Locals read before they are written, and locals written.
fn summarise(nodes: &[Node], used: &mut [u64], stored: &mut [u64]) {
    for node in nodes {
        let (local, read, width) = match node {
            Node::Insn(Insn::Local { op, index, .. }) => (*index, !op.is_store(), op.width()),
            Node::Insn(Insn::Iinc { index, .. }) => (*index, true, 0),
            _ => continue,
        };
        if read {
            set(used, stored, local);
        }
        if let Node::Insn(Insn::Iinc { .. }) = node {
            set(stored, &[], local);
        } else if !read {
            (0..width).for_each(|i| set(stored, &[], local.saturating_add(i)));
        }
    }
}

/// Sets a bit unless it is set in `unless`. Locals beyond `max_locals` are left to the builder to refuse.
fn set(bits: &mut [u64], unless: &[u64], local: u16) {
    let (word, bit) = (usize::from(local) / 64, local % 64);
    let masked = unless.get(word).is_some_and(|w| w >> bit & 1 != 0);
    if let Some(w) = bits.get_mut(word).filter(|_| !masked) {
        *w |= 1 << bit;
    }
}
