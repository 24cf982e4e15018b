//! Small branches that the JIT compiler turns into conditional moves, and how to count them without keeping
//! it from that.
//!
//! An addition on one arm of `if (a < b) c++` is one more value that depends on the path, and HotSpot's C2
//! then jumps: where the condition is unpredictable that costs several times as much as the loop around it.
//! **Idea**: let both arms cost the same, so that by the potentials neither adds anything, and add the
//! difference by arithmetic. Where the condition compares `int`s, it is computed from the operands, before
//! the branch: shifted, the sign of `a - b` as `long` is a mask for the difference (Warren, *Hacker's
//! Delight*, chapter 2). Where it compares anything else and an arm is a lone `i++`, the difference is what
//! happened to `i`, read where the arms meet.
//!
//! Arms that could throw are left alone: what an activation lacks is known from the place alone only if the
//! sum at that place does not depend on the way there.

use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{BranchOp, FieldOp, LocalOp, SimpleOp};
use mantis_ir::EdgeKind;
use mantis_ir::cfg::{BasicBlock, Cfg};

/// More values that depend on the path and operations on it than this are not made conditional moves
/// (HotSpot's `ConditionalMoveLimit` is one more).
const LIGHT: usize = 2;

/// A branch whose ways meet again at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diamond {
    /// The block that ends with the branch.
    pub block: BasicBlock,
    /// The branch, as a node.
    pub branch: u32,
    /// The blocks of the ways when it is taken and when it is not; `None` where that way leads directly to
    /// where they meet.
    pub arms: [Option<BasicBlock>; 2],
    /// How to tell which way was taken.
    pub told: Told,
}

/// How to tell by arithmetic which way was taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// By the operands.
    Operands(Mask),
    /// By how much this local has changed from before the branch until the first instruction where the ways
    /// meet, a node.
    Change {
        /// The local, an `int`.
        local: u16,
        /// Whether the arm adds 1 to it; else it subtracts 1.
        up: bool,
        /// The arm: 0 when the branch is taken.
        arm: usize,
        /// Where the ways meet.
        join: u32,
    },
}

/// An `int` with all bits set or none, by a comparison of the branch's operands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Mask {
    comparison: Comparison,
    /// Whether the bits are set when the branch is taken; else when it is not.
    pub taken: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Comparison {
    BelowZero,
    AtMostZero,
    NotZero,
    Less,
    Greater,
    Different,
}

impl Mask {
    fn of(op: BranchOp) -> Option<Mask> {
        let (comparison, taken) = match op {
            BranchOp::Iflt => (Comparison::BelowZero, true),
            BranchOp::Ifge => (Comparison::BelowZero, false),
            BranchOp::Ifle => (Comparison::AtMostZero, true),
            BranchOp::Ifgt => (Comparison::AtMostZero, false),
            BranchOp::Ifne => (Comparison::NotZero, true),
            BranchOp::Ifeq => (Comparison::NotZero, false),
            BranchOp::IfIcmplt => (Comparison::Less, true),
            BranchOp::IfIcmpge => (Comparison::Less, false),
            BranchOp::IfIcmpgt => (Comparison::Greater, true),
            BranchOp::IfIcmple => (Comparison::Greater, false),
            BranchOp::IfIcmpne => (Comparison::Different, true),
            BranchOp::IfIcmpeq => (Comparison::Different, false),
            _ => return None,
        };
        Some(Mask { comparison, taken })
    }

    /// Pushes the mask; the operands stay where they are.
    pub fn push(self, out: &mut Vec<Insn>) {
        use SimpleOp::{
            Dup, Dup2, Dup2X1, I2l, Iconst1, Ineg, Ior, Ishr, Isub, Ixor, L2i, Lshr, Lsub, Pop2, Swap,
        };
        let ops: &[SimpleOp] = match self.comparison {
            Comparison::BelowZero => &[Dup],
            // x <= 0: x or x - 1 is negative.
            Comparison::AtMostZero => &[Dup, Dup, Iconst1, Isub, Ior],
            // x != 0: x or -x is negative.
            Comparison::NotZero => &[Dup, Dup, Ineg, Ior],
            Comparison::Different => &[Dup2, Ixor, Dup, Ineg, Ior],
            Comparison::Less => &[Dup2, Swap, I2l, Dup2X1, Pop2, I2l, Lsub],
            Comparison::Greater => &[Dup2, I2l, Dup2X1, Pop2, I2l, Lsub],
        };
        out.extend(ops.iter().copied().map(Insn::Simple));
        let long = matches!(self.comparison, Comparison::Less | Comparison::Greater);
        out.extend(Insn::push_int(if long { 63 } else { 31 }));
        let shift: &[SimpleOp] = if long { &[Lshr, L2i] } else { &[Ishr] };
        out.extend(shift.iter().copied().map(Insn::Simple));
    }
}

/// The diamonds of a method. `may_throw` says which instructions, by node, may.
pub fn find(code: &Code, cfg: &Cfg, may_throw: &dyn Fn(u32) -> bool) -> Vec<Diamond> {
    let finder = Finder { code, cfg, may_throw };
    cfg.blocks.keys().filter_map(|block| finder.diamond(block)).collect()
}

struct Finder<'a> {
    code: &'a Code,
    cfg: &'a Cfg,
    may_throw: &'a dyn Fn(u32) -> bool,
}

/// What an arm does.
#[derive(Default)]
struct Arm {
    /// The locals it writes.
    written: Vec<u16>,
    /// Operations.
    operations: usize,
    /// Values it leaves on the stack.
    left: i32,
    /// A local to which it adds or from which it subtracts 1, if it does nothing else to that.
    change: Option<(u16, i16)>,
}

impl Finder<'_> {
    fn insns(&self, block: BasicBlock) -> impl Iterator<Item = (u32, &Insn)> {
        let data = &self.cfg.blocks[block];
        (data.first..=data.last).filter_map(|n| match self.code.nodes.get(n as usize)? {
            Node::Insn(insn) => Some((n, insn)),
            Node::Label(_) => None,
        })
    }

    fn diamond(&self, block: BasicBlock) -> Option<Diamond> {
        let branch = self.cfg.blocks[block].last;
        let Some(Node::Insn(Insn::Branch { op, .. })) = self.code.nodes.get(branch as usize) else {
            return None;
        };
        let ways: Vec<BasicBlock> = self.cfg.normal_succs(block).map(|e| e.target).collect();
        let [taken, next] = ways[..] else { return None };
        let led = [taken, next].map(|way| self.leads(block, way));
        let (arms, join) = match led {
            [Some(a), Some(b)] if a == b => ([Some(taken), Some(next)], a),
            [Some(join), _] if join == next => ([Some(taken), None], join),
            [_, Some(join)] if join == taken => ([None, Some(next)], join),
            _ => return None,
        };
        let mut effects = Vec::new();
        for arm in arms {
            effects.push(arm.map_or(Some(Arm::default()), |arm| self.effect(arm))?);
        }
        let mut written: Vec<u16> = effects.iter().flat_map(|e| e.written.iter().copied()).collect();
        written.sort_unstable();
        written.dedup();
        let operations: usize = effects.iter().map(|e| e.operations).sum();
        let left = effects.iter().map(|e| e.left.max(0)).max().unwrap_or(0) as usize;
        if written.len() + operations + left > LIGHT {
            return None;
        }
        let told = match self.mask(block, *op) {
            Some(mask) => Told::Operands(mask),
            None => self.change(&effects, join)?,
        };
        Some(Diamond { block, branch, arms, told })
    }

    /// Where an arm leads to.
    fn leads(&self, from: BasicBlock, arm: BasicBlock) -> Option<BasicBlock> {
        let data = &self.cfg.blocks[arm];
        let normal = data.succs.iter().all(|e| matches!(e.kind, EdgeKind::Normal(_)));
        match (&data.preds[..], &data.succs[..]) {
            ([(source, _)], [to]) if *source == from && normal => {
                (to.target != arm && arm != self.cfg.entry_block()).then_some(to.target)
            }
            _ => None,
        }
    }

    /// The operands as a mask, if they are `int`s that nobody would like to see as a mere condition: results
    /// of calls and of other comparisons are turned into jumps of their own.
    fn mask(&self, block: BasicBlock, op: BranchOp) -> Option<Mask> {
        let mask = Mask::of(op)?;
        let (_, before) = self.insns(block).filter(|&(n, _)| n != self.cfg.blocks[block].last).last()?;
        match before {
            Insn::Simple(
                SimpleOp::Lcmp | SimpleOp::Fcmpl | SimpleOp::Fcmpg | SimpleOp::Dcmpl | SimpleOp::Dcmpg,
            )
            | Insn::Invoke { .. }
            | Insn::Type { .. } => None,
            _ => Some(mask),
        }
    }

    fn change(&self, effects: &[Arm], join: BasicBlock) -> Option<Told> {
        let (arm, (local, by)) = effects.iter().enumerate().find_map(|(arm, e)| Some((arm, e.change?)))?;
        let alone = effects.iter().enumerate().all(|(other, e)| other == arm || !e.written.contains(&local));
        let data = &self.cfg.blocks[join];
        // Nobody else may come there, also not from outside.
        let only = data.preds.len() == 2 && join != self.cfg.entry_block();
        (alone && only).then_some(Told::Change { local, up: by > 0, arm, join: data.first })
    }

    /// What the arm does; `None` if it is nothing that could be a conditional move.
    fn effect(&self, block: BasicBlock) -> Option<Arm> {
        let mut arm = Arm::default();
        for (node, insn) in self.insns(block) {
            if (self.may_throw)(node) {
                return None;
            }
            let stack = match insn {
                Insn::Iinc { index, by, .. } => {
                    arm.change = (!arm.written.contains(index) && by.abs() == 1).then_some((*index, *by));
                    arm.written.push(*index);
                    arm.operations += 1;
                    0
                }
                Insn::Local { op: LocalOp::Iload | LocalOp::Lload | LocalOp::Aload, .. }
                | Insn::Push { .. } => 1,
                Insn::Ldc { .. } => 1,
                Insn::Local { op: LocalOp::Istore | LocalOp::Lstore | LocalOp::Astore, index, .. } => {
                    arm.change = arm.change.filter(|(local, _)| local != index);
                    arm.written.push(*index);
                    -1
                }
                Insn::Field { op: FieldOp::Getfield, .. } => 0,
                Insn::Branch { op: BranchOp::Goto, .. } => 0,
                Insn::Simple(op) => {
                    let (stack, operations) = simple(*op)?;
                    arm.operations += operations;
                    stack
                }
                _ => return None,
            };
            arm.left += stack;
        }
        Some(arm)
    }
}

/// What an instruction adds to the number of values on the stack, and to the operations; floating-point
/// numbers are never moved conditionally.
fn simple(op: SimpleOp) -> Option<(i32, usize)> {
    use SimpleOp as S;
    Some(match op {
        S::AconstNull | S::IconstM1 | S::Iconst0 | S::Iconst1 | S::Iconst2 | S::Iconst3 => (1, 0),
        S::Iconst4 | S::Iconst5 | S::Lconst0 | S::Lconst1 => (1, 0),
        S::Iadd
        | S::Ladd
        | S::Isub
        | S::Lsub
        | S::Ishl
        | S::Lshl
        | S::Ishr
        | S::Lshr
        | S::Iushr
        | S::Lushr => (-1, 1),
        S::Iand | S::Land | S::Ior | S::Lor | S::Ixor | S::Lxor => (-1, 1),
        S::Ineg | S::Lneg | S::I2l | S::L2i | S::I2b | S::I2c | S::I2s => (0, 1),
        _ => return None,
    })
}
