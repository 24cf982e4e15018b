//! Which way of a conditional branch is "the condition holds" in the source.
//!
//! Compilers mostly jump when the condition is *false*: `if (a < b) S` is `if_icmpge` past `S`. They jump
//! when it is *true* at the bottom of a loop, and inside `a || b`. Going backwards through the code, so that
//! what follows a branch is known before it:
//!
//! - A forward jump to just behind another branch of the same condition arrives where that one falls through.
//!   So it has the outcome that other one's falling through has: in `if (a || b) S`, `a` jumps to `S` behind
//!   the branch of `b`.
//! - A backward jump that falls out of its loop is the test at the bottom: it jumps when true, and so does a
//!   branch before it to the same place (`do ... while (a || b)`). But when the loop is tested at the top too
//!   and leaves to elsewhere from there, it is an `if (...) return;` that ends the body.
//! - Any other jump, forward over what depends on it or back from an `if` that ends a loop's body, is taken
//!   when false.

use cranelift_entity::EntityRef;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;
use mantis_ir::cfg::{BasicBlock, Cfg};
use mantis_ir::loops::LoopForest;
use rustc_hash::FxHashMap;

/// For each conditional branch (by node index) whether the jump is taken when the source condition holds.
pub fn jumps_when_true(code: &Code, cfg: &Cfg, loops: &LoopForest<BasicBlock>) -> FxHashMap<u32, bool> {
    let mut result: FxHashMap<u32, bool> = FxHashMap::default();
    // Targets of tests at the bottom of a loop.
    let mut tested: Vec<BasicBlock> = Vec::new();
    for block in cfg.blocks.keys().rev() {
        let Some((taken, next)) = branch(code, cfg, block) else { continue };
        let jumps = if taken <= block {
            if is_bottom_test(cfg, loops, block, taken, next) {
                tested.push(taken);
            }
            tested.contains(&taken)
        } else {
            let before = BasicBlock::new(taken.index() - 1);
            let other = branch(code, cfg, before).filter(|(other, _)| before > block && *other != taken);
            other.and_then(|_| result.get(&cfg.blocks[before].last)).is_some_and(|jumps| !jumps)
        };
        result.insert(cfg.blocks[block].last, jumps);
    }
    result
}

/// The successors of a block that ends in a conditional branch: taken, not taken.
fn branch(code: &Code, cfg: &Cfg, block: BasicBlock) -> Option<(BasicBlock, BasicBlock)> {
    let data = &cfg.blocks[block];
    match code.nodes.get(data.last as usize) {
        Some(Node::Insn(Insn::Branch { op, .. })) if op.is_conditional() => {
            Some((data.succs.first()?.target, data.succs.get(1)?.target))
        }
        _ => None,
    }
}

fn is_bottom_test(
    cfg: &Cfg,
    loops: &LoopForest<BasicBlock>,
    block: BasicBlock,
    taken: BasicBlock,
    next: BasicBlock,
) -> bool {
    let Some(data) = loops.innermost(block).map(|l| loops.get(l)) else { return false };
    let inside = |b: BasicBlock| data.nodes.binary_search(&b).is_ok();
    let leaves_elsewhere = |&entry: &BasicBlock| {
        cfg.normal_succs(entry).any(|edge| entry != block && !inside(edge.target) && edge.target != next)
    };
    inside(taken) && !inside(next) && !data.entries.iter().any(leaves_elsewhere)
}
