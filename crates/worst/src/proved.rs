//! The bound of a counted loop: constant start, limit and step.
//!
//! **Idea.** A local `int` that only one `iinc` changes in the loop, once in every iteration, is start + n *
//! step in the n-th one. If a test of it against a constant must also pass in every iteration, no more
//! iterations are possible than there are values that pass (cf. Healy et al., "Bounding Loop Iterations for
//! Timing Analysis", 1998). "In every iteration" means: in a block that dominates all back edges and is in no
//! nested loop. What is more complicated is left to observation.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::constant::Constant;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{BranchOp, LocalOp};
use mantis_ir::cfg::BasicBlock;
use mantis_ir::dom::DomTree;
use mantis_ir::graph::FlowGraph;

use crate::flow::{Method, node};
use crate::loops::{Loop, Way};

/// Blocks that are looked at before a loop for the start of its counter.
const MAX_BEFORE: usize = 16;

/// The most iterations for one entry of the loop, if it is a counted one.
pub fn bound(method: &Method, found: &Loop, code: &Code, class: &ClassFile) -> Option<u64> {
    let counted = Counted::new(method, found, code, class)?;
    // Every test bounds the loop by itself.
    let tests = found.own.iter().filter(|&&b| counted.in_every_iteration(b));
    tests.filter_map(|&b| counted.bound_by(b)).min()
}

/// A comparison with a constant that keeps control in the loop.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stay {
    Less(i64),
    Greater(i64),
    Equal(i64),
    Other(i64),
}

struct Counted<'a> {
    method: &'a Method,
    around: &'a Loop,
    code: &'a Code,
    class: &'a ClassFile,
    dominators: DomTree<BasicBlock>,
}

impl<'a> Counted<'a> {
    fn new(
        method: &'a Method,
        around: &'a Loop,
        code: &'a Code,
        class: &'a ClassFile,
    ) -> Option<Counted<'a>> {
        if around.is_irreducible() || !around.back.iter().all(|w| matches!(w, Way::Edge(_))) {
            return None;
        }
        let targets = |b: BasicBlock| -> Vec<BasicBlock> {
            let from = b.as_u32() + 1;
            let normal = method.edges.iter().filter(move |e| e.from == from && e.to > 0);
            let caught = method.caught.iter().filter(move |c| c.0 + 1 == from);
            normal.map(|e| node(e.to - 1)).chain(caught.map(|c| node(c.1))).collect()
        };
        let dominators = DomTree::compute(&FlowGraph::new(method.blocks.len(), node(0), targets));
        Some(Counted { method, around, code, class, dominators })
    }

    fn insn(&self, node: u32) -> Option<&'a Insn> {
        match self.code.nodes.get(node as usize)? {
            Node::Insn(insn) => Some(insn),
            Node::Label(_) => None,
        }
    }

    fn in_every_iteration(&self, block: u32) -> bool {
        self.around.back.iter().all(|way| match way {
            Way::Edge(e) => {
                let from = self.method.edges[*e].from;
                from > 0 && self.dominators.dominates(node(block), node(from - 1))
            }
            Way::Caught(_) => false,
        })
    }

    fn constant(&self, node: u32) -> Option<i64> {
        let insn = self.insn(node)?;
        if let Insn::Ldc { index, .. } = insn {
            return match self.class.pool.get(*index)? {
                Constant::Integer(value) => Some(i64::from(value)),
                _ => None,
            };
        }
        insn.int_constant().map(i64::from)
    }

    fn local(&self, node: u32) -> Option<u16> {
        match self.insn(node)? {
            Insn::Local { op: LocalOp::Iload, index, .. } => Some(*index),
            _ => None,
        }
    }

    /// The bound by the test at the end of a block.
    fn bound_by(&self, block: u32) -> Option<u64> {
        let nodes = &self.method.blocks[block as usize];
        let (&last, before) = nodes.split_last()?;
        let Insn::Branch { op, .. } = self.insn(last)? else { return None };
        let (variable, limit, swapped) = self.operands(*op, before)?;
        // Which of the two ways stays in the loop.
        let leaves = |successor: u32| {
            let out = self
                .method
                .edges
                .iter()
                .find(|e| e.from == block + 1 && e.key.is_some_and(|k| k.successor == successor))?;
            Some(out.to == 0 || !self.around.contains(out.to - 1))
        };
        let stay = match (leaves(0)?, leaves(1)?) {
            (true, false) => relation(op.inverted()?, limit, swapped)?,
            (false, true) => relation(*op, limit, swapped)?,
            _ => return None,
        };
        let (at, step) = self.step(variable)?;
        let inc_block = self.method.block(at)? as u32;
        let start = self.starts(variable)?;
        let (b, i) = (node(block), node(inc_block));
        let first_tested = |s: i64| -> Option<u64> {
            if block == inc_block && at < last || block != inc_block && self.dominators.dominates(i, b) {
                return passes(stay, s + step, step);
            }
            if block == inc_block || self.dominators.dominates(b, i) {
                return passes(stay, s, step);
            }
            Some(passes(stay, s, step)?.max(passes(stay, s + step, step)?))
        };
        let mut most = 0;
        for s in start {
            most = most.max(first_tested(s)?);
        }
        Some(most)
    }

    /// Variable and constant of a comparison, and whether the constant stands first.
    fn operands(&self, op: BranchOp, before: &[u32]) -> Option<(u16, i64, bool)> {
        use BranchOp as B;
        let last = *before.last()?;
        if matches!(op, B::Ifeq | B::Ifne | B::Iflt | B::Ifge | B::Ifgt | B::Ifle) {
            return Some((self.local(last)?, 0, false));
        }
        let first = *before.get(before.len().checked_sub(2)?)?;
        match (self.local(first), self.constant(last)) {
            (Some(variable), Some(limit)) => Some((variable, limit, false)),
            _ => Some((self.local(last)?, self.constant(first)?, true)),
        }
    }

    /// The only change of a variable in the loop: where and by how much, if it happens once in every
    /// iteration.
    fn step(&self, variable: u16) -> Option<(u32, i64)> {
        let mut change = None;
        for &block in &self.around.blocks {
            for &at in &self.method.blocks[block as usize] {
                match self.insn(at)? {
                    Insn::Iinc { index, by, .. } if *index == variable => {
                        let once = self.around.own.binary_search(&block).is_ok();
                        if change.is_some() || !once || !self.in_every_iteration(block) {
                            return None;
                        }
                        change = Some((at, i64::from(*by)));
                    }
                    insn if overwrites(insn, variable) => return None,
                    _ => {}
                }
            }
        }
        change.filter(|c| c.1 != 0)
    }

    /// The values a variable can have where the loop is entered.
    fn starts(&self, variable: u16) -> Option<Vec<i64>> {
        self.around
            .into
            .iter()
            .map(|way| match way {
                Way::Edge(e) => self.value_after(self.method.edges[*e].from.checked_sub(1)?, variable),
                Way::Caught(_) => None,
            })
            .collect()
    }

    /// The constant that a variable is at the end of a block, looked for backwards.
    fn value_after(&self, mut block: u32, variable: u16) -> Option<i64> {
        for _ in 0..MAX_BEFORE {
            let nodes = &self.method.blocks[block as usize];
            for (i, &at) in nodes.iter().enumerate().rev() {
                match self.insn(at)? {
                    insn if overwrites(insn, variable) => {
                        let of_int = matches!(insn, Insn::Local { op: LocalOp::Istore, .. });
                        return self.constant(*nodes.get(i.checked_sub(1)?)?).filter(|_| of_int);
                    }
                    Insn::Iinc { index, .. } if *index == variable => return None,
                    _ => {}
                }
            }
            // Only a single normal way leads here.
            let mut into = self.method.edges.iter().filter(|e| e.to == block + 1);
            let (edge, other) = (into.next()?, into.next());
            if other.is_some() || self.method.handlers.contains(&block) {
                return None;
            }
            block = edge.from.checked_sub(1)?;
        }
        None
    }
}

/// Whether an instruction stores to a local variable, or to one that reaches into it.
fn overwrites(insn: &Insn, variable: u16) -> bool {
    match insn {
        Insn::Local { op, index, .. } => {
            op.is_store() && (*index..index.saturating_add(op.width())).contains(&variable)
        }
        _ => false,
    }
}

/// What holds of the variable when the branch is taken.
fn relation(op: BranchOp, limit: i64, swapped: bool) -> Option<Stay> {
    use BranchOp as B;
    let stay = match op {
        B::IfIcmplt | B::Iflt => Stay::Less(limit),
        B::IfIcmple | B::Ifle => Stay::Less(limit + 1),
        B::IfIcmpgt | B::Ifgt => Stay::Greater(limit),
        B::IfIcmpge | B::Ifge => Stay::Greater(limit - 1),
        B::IfIcmpeq | B::Ifeq => Stay::Equal(limit),
        B::IfIcmpne | B::Ifne => Stay::Other(limit),
        _ => return None,
    };
    Some(match (stay, swapped) {
        (stay, false) => stay,
        // limit < variable, limit <= variable and so on
        (Stay::Less(_), true) if op == B::IfIcmplt => Stay::Greater(limit),
        (Stay::Less(_), true) => Stay::Greater(limit - 1),
        (Stay::Greater(_), true) if op == B::IfIcmpgt => Stay::Less(limit),
        (Stay::Greater(_), true) => Stay::Less(limit + 1),
        (stay, true) => stay,
    })
}

/// How many of start, start + step, ... pass the test before the first that does not; `None` if the value may
/// wrap around.
fn passes(stay: Stay, start: i64, step: i64) -> Option<u64> {
    let fits = |last: i64| i32::try_from(last).is_ok();
    let count = match stay {
        Stay::Less(limit) if start >= limit => 0,
        Stay::Greater(limit) if start <= limit => 0,
        Stay::Less(limit) if step > 0 && fits(limit - 1 + step) => (limit - start + step - 1) / step,
        Stay::Greater(limit) if step < 0 && fits(limit + 1 + step) => (start - limit - step - 1) / -step,
        Stay::Equal(limit) => i64::from(start == limit),
        Stay::Other(limit) if (limit - start) % step == 0 && (limit - start) / step >= 0 => {
            (limit - start) / step
        }
        _ => return None,
    };
    u64::try_from(count).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_pass_are_counted() {
        assert_eq!(passes(Stay::Less(10), 0, 1), Some(10));
        assert_eq!(passes(Stay::Less(10), 0, 3), Some(4));
        assert_eq!(passes(Stay::Less(10), 12, 3), Some(0));
        assert_eq!(passes(Stay::Less(10), 0, -1), None);
        assert_eq!(passes(Stay::Greater(0), 10, -1), Some(10));
        assert_eq!(passes(Stay::Greater(0), 10, -3), Some(4));
        assert_eq!(passes(Stay::Other(10), 0, 5), Some(2));
        assert_eq!(passes(Stay::Other(10), 0, 3), None);
        assert_eq!(passes(Stay::Equal(3), 3, 1), Some(1));
        // The next value would not be one.
        assert_eq!(passes(Stay::Less(i64::from(i32::MAX)), 0, 2), None);
        assert_eq!(passes(Stay::Less(i64::from(i32::MAX)), 0, 1), Some(i32::MAX as u64));
    }

    #[test]
    fn a_constant_may_stand_first() {
        let relation = |op, swapped| relation(op, 5, swapped);
        assert_eq!(relation(BranchOp::IfIcmplt, true), Some(Stay::Greater(5)));
        assert_eq!(relation(BranchOp::IfIcmpge, true), Some(Stay::Less(6)));
        assert_eq!(relation(BranchOp::IfIcmple, false), Some(Stay::Less(6)));
        assert_eq!(relation(BranchOp::Ifnull, false), None);
    }
}
