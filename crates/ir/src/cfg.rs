//! The control-flow graph of a method's bytecode, without SSA.
//!
//! A basic block is a run of instructions given by node indices of [`Code::nodes`]. Edges are numbered as
//! everywhere in Mantis: the successors of a conditional branch are 0 (taken) and 1 (falls through), those of
//! a switch its cases in order and then the default, and an instruction that only goes on has successor 0.
//!
//! A block lies entirely inside or outside each range of the exception table, and has an exceptional edge per
//! entry that covers it if one of its instructions can throw ([`can_throw`]). Entries behind one that catches
//! everything are never reached and have no edge. Unreachable code is absent.

use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{PrimaryMap, entity_impl};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::opcode::{BranchOp, LocalOp, SimpleOp};
use smallvec::SmallVec;

use crate::function::EdgeKind;
use crate::graph::Graph;

/// A basic block of a [`Cfg`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BasicBlock(u32);
entity_impl!(BasicBlock, "bb");

/// Why code has no control-flow graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CfgError {
    /// There are no instructions.
    #[error("the code is empty")]
    Empty,
    /// A label that is used does not stand before an instruction.
    #[error("label {0} does not lead to an instruction")]
    BadLabel(u32),
    /// Subroutines, which compilers have not produced since Java 6.
    #[error("the code uses a subroutine (jsr or ret, instruction {0}), which is not supported")]
    Subroutine(u32),
    /// Execution would run past the last instruction.
    #[error("execution would fall off the end of the code")]
    FallsOffEnd,
}

/// An edge of a [`Cfg`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CfgEdge {
    /// Where it goes.
    pub target: BasicBlock,
    /// Normal with the successor's number, or exceptional with the index of the exception-table entry.
    pub kind: EdgeKind,
}

/// What a [`Cfg`] knows of a basic block.
#[derive(Clone, Debug)]
pub struct BasicBlockData {
    /// Node index of its first instruction.
    pub first: u32,
    /// Node index of its last instruction. Labels may stand between the two.
    pub last: u32,
    /// Outgoing edges: normal ones in order, then exceptional ones in the order of the exception table.
    pub succs: SmallVec<[CfgEdge; 2]>,
    /// Incoming edges: source and index into its `succs`.
    pub preds: SmallVec<[(BasicBlock, u32); 2]>,
}

/// The control-flow graph of a method's bytecode.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// The reachable blocks in the order of the code. The first is where the method starts; jumps may lead to
    /// it.
    pub blocks: PrimaryMap<BasicBlock, BasicBlockData>,
    /// By node index, the block that control is in there; `u32::MAX` in unreachable code.
    block_at: Vec<u32>,
}

impl Cfg {
    /// The graph of a method's code.
    pub fn build(code: &Code) -> Result<Cfg, CfgError> {
        Builder::new(code, false)?.finish()
    }

    /// The same, where blocks in covered ranges also end after each store to a local, so that at all
    /// instructions of a block that can throw the locals are those at its entry.
    pub(crate) fn build_split(code: &Code) -> Result<Cfg, CfgError> {
        Builder::new(code, true)?.finish()
    }

    /// The block where the method starts.
    pub fn entry_block(&self) -> BasicBlock {
        BasicBlock::from_u32(0)
    }

    /// The block that control is in when it reaches a node (for a label: the block of the next instruction);
    /// `None` in unreachable code.
    pub fn block_at(&self, node: u32) -> Option<BasicBlock> {
        let block = *self.block_at.get(node as usize)?;
        (block != u32::MAX).then(|| BasicBlock::from_u32(block))
    }

    /// The normal edges out of a block.
    pub fn normal_succs(&self, block: BasicBlock) -> impl Iterator<Item = CfgEdge> + '_ {
        self.blocks[block].succs.iter().copied().filter(|edge| matches!(edge.kind, EdgeKind::Normal(_)))
    }
}

impl Graph for Cfg {
    type Node = BasicBlock;

    fn num_nodes(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> BasicBlock {
        self.entry_block()
    }

    fn successors(&self, node: BasicBlock) -> impl Iterator<Item = BasicBlock> {
        self.blocks[node].succs.iter().map(|edge| edge.target)
    }
}

/// Whether an instruction may throw: anything that dereferences, allocates, divides integers, indexes, casts,
/// calls, locks, throws, or may load or initialise a class. Asynchronous exceptions are not considered.
pub fn can_throw(insn: &Insn) -> bool {
    use SimpleOp as S;
    match insn {
        Insn::Simple(op) => matches!(
            op,
            S::Iaload
                | S::Laload
                | S::Faload
                | S::Daload
                | S::Aaload
                | S::Baload
                | S::Caload
                | S::Saload
                | S::Iastore
                | S::Lastore
                | S::Fastore
                | S::Dastore
                | S::Aastore
                | S::Bastore
                | S::Castore
                | S::Sastore
                | S::Idiv
                | S::Ldiv
                | S::Irem
                | S::Lrem
                | S::Arraylength
                | S::Athrow
                | S::Monitorenter
                | S::Monitorexit
        ),
        Insn::Push { .. }
        | Insn::Local { .. }
        | Insn::Iinc { .. }
        | Insn::Branch { .. }
        | Insn::Switch(_) => false,
        Insn::Ldc { .. }
        | Insn::Field { .. }
        | Insn::Invoke { .. }
        | Insn::InvokeDynamic { .. }
        | Insn::Type { .. }
        | Insn::NewArray(_)
        | Insn::MultiNewArray { .. } => true,
    }
}

/// Whether control never just goes on to the next instruction.
fn ends_flow(insn: &Insn) -> bool {
    match insn {
        Insn::Simple(op) => op.ends_block(),
        Insn::Branch { op, .. } => !op.is_conditional(),
        Insn::Switch(_) => true,
        _ => false,
    }
}

fn is_store(insn: &Insn) -> bool {
    match insn {
        Insn::Local { op, .. } => op.is_store(),
        insn => matches!(insn, Insn::Iinc { .. }),
    }
}

/// An exception-table entry by instruction numbers.
struct Range {
    start: usize,
    end: usize,
    handler: usize,
    catches_all: bool,
}

/// Successors by number of their first instruction.
type Succs = SmallVec<[(usize, EdgeKind); 4]>;

/// Builds over instruction numbers (positions among the instructions, labels not counted).
struct Builder<'a> {
    code: &'a Code,
    insns: Vec<(usize, &'a Insn)>,
    /// For each label the number of the instruction after it.
    target: Vec<Option<usize>>,
    ranges: Vec<Range>,
    /// Whether a block starts at this instruction.
    leader: Vec<bool>,
}

impl<'a> Builder<'a> {
    fn new(code: &'a Code, split: bool) -> Result<Self, CfgError> {
        let mut target = vec![None; code.label_count()];
        let mut insns = Vec::with_capacity(code.nodes.len());
        for (index, node) in code.nodes.iter().enumerate() {
            match node {
                Node::Insn(insn) => insns.push((index, insn)),
                Node::Label(Label(label)) => {
                    if let Some(place) = target.get_mut(*label as usize) {
                        *place = Some(insns.len());
                    }
                }
            }
        }
        let mut builder = Builder { code, insns, target, ranges: Vec::new(), leader: Vec::new() };
        if builder.insns.is_empty() {
            return Err(CfgError::Empty);
        }
        builder.find_ranges()?;
        builder.find_leaders(split)?;
        Ok(builder)
    }

    /// The number of the instruction a label leads to; the count of instructions for the end of the code.
    fn place(&self, label: Label) -> Result<usize, CfgError> {
        self.target.get(label.0 as usize).copied().flatten().ok_or(CfgError::BadLabel(label.0))
    }

    fn insn_at(&self, label: Label) -> Result<usize, CfgError> {
        self.place(label)
            .and_then(|n| if n < self.insns.len() { Ok(n) } else { Err(CfgError::BadLabel(label.0)) })
    }

    fn find_ranges(&mut self) -> Result<(), CfgError> {
        for handler in &self.code.handlers {
            self.ranges.push(Range {
                start: self.place(handler.start)?,
                end: self.place(handler.end)?,
                handler: self.insn_at(handler.handler)?,
                catches_all: handler.catch_type.is_none(),
            });
        }
        Ok(())
    }

    fn find_leaders(&mut self, split: bool) -> Result<(), CfgError> {
        let mut leader = vec![false; self.insns.len() + 1];
        leader[0] = true;
        // How many ranges begin less those that end.
        let mut covered = vec![0i32; if split { self.insns.len() + 1 } else { 0 }];
        for range in self.ranges.iter().filter(|r| r.start < r.end) {
            leader[range.start] = true;
            leader[range.end] = true;
            leader[range.handler] = true;
            if split {
                covered[range.start] += 1;
                covered[range.end] -= 1;
            }
        }
        let mut depth = 0;
        for (n, &(index, insn)) in self.insns.iter().enumerate() {
            depth += covered.get(n).copied().unwrap_or(0);
            let mut jumps = ends_flow(insn);
            let mut bad = None;
            insn.for_each_target(|label| match self.insn_at(label) {
                Ok(target) => {
                    leader[target] = true;
                    jumps = true;
                }
                Err(e) => bad = Some(e),
            });
            if let Insn::Branch { op: BranchOp::Jsr, .. } | Insn::Local { op: LocalOp::Ret, .. } = insn {
                return Err(CfgError::Subroutine(index as u32));
            }
            if let Some(e) = bad {
                return Err(e);
            }
            if jumps || depth > 0 && is_store(insn) {
                leader[n + 1] = true;
            }
        }
        self.leader = leader;
        Ok(())
    }

    /// Successors of the block of instructions `first..=last`, by instruction number.
    fn successors(&self, first: usize, last: usize) -> Result<Succs, CfgError> {
        let insn = self.insns[last].1;
        let mut succs = Succs::new();
        let mut bad = None;
        insn.for_each_target(|label| match self.insn_at(label) {
            Ok(target) => succs.push((target, EdgeKind::Normal(succs.len() as u32))),
            Err(e) => bad = Some(e),
        });
        if let Some(e) = bad {
            return Err(e);
        }
        if !ends_flow(insn) {
            if last + 1 == self.insns.len() {
                return Err(CfgError::FallsOffEnd);
            }
            succs.push((last + 1, EdgeKind::Normal(succs.len() as u32)));
        }
        if !self.ranges.is_empty() && self.insns[first..=last].iter().any(|(_, insn)| can_throw(insn)) {
            for (i, range) in self.ranges.iter().enumerate() {
                if range.start <= first && first < range.end {
                    succs.push((range.handler, EdgeKind::Exceptional(i as u32)));
                    if range.catches_all {
                        break;
                    }
                }
            }
        }
        Ok(succs)
    }

    /// Finds the blocks that the start reaches and numbers them in the order of the code.
    fn finish(self) -> Result<Cfg, CfgError> {
        let count = self.insns.len();
        // Number of the first instruction and of the last, and the successors.
        let mut found: Vec<(usize, usize, Succs)> = Vec::new();
        let mut number = vec![BasicBlock::reserved_value(); count];
        let mut work = vec![0];
        while let Some(first) = work.pop() {
            if !number[first].is_reserved_value() {
                continue;
            }
            number[first] = BasicBlock::from_u32(0);
            let last = (first + 1..count).find(|&n| self.leader[n]).unwrap_or(count) - 1;
            let succs = self.successors(first, last)?;
            work.extend(succs.iter().map(|s| s.0));
            found.push((first, last, succs));
        }
        found.sort_unstable_by_key(|block| block.0);
        for (i, &(first, ..)) in found.iter().enumerate() {
            number[first] = BasicBlock::from_u32(i as u32);
        }
        let mut blocks = PrimaryMap::with_capacity(found.len());
        let mut block_at = vec![u32::MAX; self.code.nodes.len()];
        for (first, last, succs) in found {
            let id: BasicBlock = blocks.push(BasicBlockData {
                first: self.insns[first].0 as u32,
                last: self.insns[last].0 as u32,
                succs: succs.into_iter().map(|(n, kind)| CfgEdge { target: number[n], kind }).collect(),
                preds: SmallVec::new(),
            });
            let begin = if first == 0 { 0 } else { self.insns[first - 1].0 + 1 };
            block_at[begin..=self.insns[last].0].fill(id.as_u32());
        }
        for source in blocks.keys() {
            for i in 0..blocks[source].succs.len() {
                let target = blocks[source].succs[i].target;
                blocks[target].preds.push((source, i as u32));
            }
        }
        Ok(Cfg { blocks, block_at })
    }
}
