//! The control flow a slice respects, and control dependence on it.
//!
//! **Idea.** Blocks are cut into *segments* behind every statement whose exception matters, so that what
//! follows such a statement in its block is control dependent on it. Exceptions that matter are (design,
//! "Exceptions"): explicit `throw`s, exceptions that escape called methods of the program, exceptions of JDK
//! methods that some handler of the program would catch, and implicit ones (null, bounds, division) where a
//! handler names them or was seen to run. Control that leaves the method by an exception or by ending the JVM
//! goes to a node of its own, so a call that may do so decides what comes after it. With coverage, edges to
//! code that no training run reached are absent.

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption};
use mantis_ir::control_dep::ControlDeps;
use mantis_ir::graph::FlowGraph;
use mantis_ir::{Block, EdgeKind, Function, Inst, Op};

/// A piece of a block that runs as a whole.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seg(u32);
entity_impl!(Seg, "seg");

/// A segment.
#[derive(Clone, Debug)]
pub struct SegData {
    /// Its block.
    pub block: Block,
    /// The statement that decides where control goes from here.
    pub last: Inst,
    /// Where control may go; the abnormal exit included.
    pub succs: Vec<Seg>,
    /// Handlers that `last` may throw into.
    pub handlers: Vec<Block>,
}

/// Segments and control dependence of one method.
pub struct Flow {
    /// Segments in block order; only executed code.
    pub segs: PrimaryMap<Seg, SegData>,
    /// The segment of each executed statement.
    pub seg_of: SecondaryMap<Inst, PackedOption<Seg>>,
    /// Statements behind which control may leave the method abnormally.
    pub escapes: Vec<Inst>,
    deps: ControlDeps<Seg>,
    /// Of each statement in its block.
    position: SecondaryMap<Inst, u32>,
    /// Transitive reachability between blocks over executed normal and exceptional edges, by one edge or
    /// more.
    reach: Vec<fixedbitset::FixedBitSet>,
}

/// Where a statement's exceptions may go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Handler blocks in this method.
    pub handlers: Vec<Block>,
    /// Out of the method, or the end of the JVM.
    pub escapes: bool,
}

impl Outcome {
    fn matters(&self) -> bool {
        self.escapes || !self.handlers.is_empty()
    }
}

impl Flow {
    /// Cuts a body into segments. `live` tells executed statements, `outcome` where a statement's exceptions
    /// go.
    pub fn build(
        body: &Function,
        live: &dyn Fn(Inst) -> bool,
        outcome: &mut dyn FnMut(Inst) -> Outcome,
    ) -> Flow {
        let mut segs: PrimaryMap<Seg, SegData> = PrimaryMap::new();
        let mut seg_of = SecondaryMap::new();
        let mut first: SecondaryMap<Block, PackedOption<Seg>> = SecondaryMap::new();
        let mut pending: Vec<(Seg, Vec<Block>, bool)> = Vec::new();
        let mut escapes = Vec::new();
        for (block, data) in body.blocks.iter() {
            let run: Vec<Inst> =
                data.insts.iter().copied().take_while(|&i| live(i) && !never_falls(body, live, i)).collect();
            let whole = run.len() == data.insts.len();
            let mut from = 0;
            for (i, &inst) in run.iter().enumerate() {
                let what = outcome(inst);
                let at_end = i + 1 == run.len();
                if !at_end && !what.matters() {
                    continue;
                }
                let seg = segs.push(SegData {
                    block,
                    last: inst,
                    succs: Vec::new(),
                    handlers: what.handlers.clone(),
                });
                for &inside in &run[from..=i] {
                    seg_of[inside] = seg.into();
                }
                if from == 0 {
                    first[block] = seg.into();
                }
                from = i + 1;
                let mut targets = what.handlers;
                if at_end && whole {
                    let normal = data.succs.iter().filter(|e| matches!(e.kind, EdgeKind::Normal(_)));
                    targets.extend(normal.map(|e| e.target));
                }
                // A block cut short by coverage always left at this statement.
                let lost = at_end && !whole && !what.escapes && targets.is_empty();
                if what.escapes {
                    escapes.push(inst);
                }
                pending.push((seg, targets, what.escapes || lost));
            }
        }
        let abnormal = Seg::new(segs.len());
        for (seg, targets, leaves) in pending {
            let continues = segs.get(Seg::new(seg.index() + 1)).is_some_and(|n| n.block == segs[seg].block);
            let mut succs: Vec<Seg> = targets.iter().filter_map(|&b| first[b].expand()).collect();
            if continues && !matches!(body.insts[segs[seg].last].op, Op::Throw | Op::Return) {
                succs.push(Seg::new(seg.index() + 1));
            }
            if leaves {
                succs.push(abnormal);
            }
            segs[seg].succs = succs;
        }
        let entry = first[body.entry].expand().unwrap_or(Seg::new(0));
        let graph = FlowGraph::new(segs.len() + 1, entry, |s| {
            segs.get(s).map(|d| d.succs.clone()).unwrap_or_default()
        });
        let deps = ControlDeps::compute(&graph);
        let reach = reachability(body, &segs);
        let mut position = SecondaryMap::with_capacity(body.insts.len());
        for data in body.blocks.values() {
            data.insts.iter().zip(0..).for_each(|(&inst, i)| position[inst] = i);
        }
        Flow { segs, seg_of, escapes, deps, position, reach }
    }

    /// The statements that decide whether a segment runs.
    pub fn controllers(&self, seg: Seg) -> impl Iterator<Item = Inst> + '_ {
        self.deps.branches(seg).filter_map(|s| self.segs.get(s)).map(|d| d.last)
    }

    /// Whether an executed statement may end by an exception that matters.
    pub fn may_throw(&self, inst: Inst) -> bool {
        self.seg_of[inst].expand().is_some_and(|seg| {
            let data = &self.segs[seg];
            let leaves = || data.succs.iter().any(|s| s.index() == self.segs.len());
            data.last == inst && (!data.handlers.is_empty() || leaves())
        })
    }

    /// Whether a way is known from the method's entry to an executed statement. Where there is none, what
    /// led there was an exception that nobody knows of.
    pub fn enters(&self, body: &Function, inst: Inst) -> bool {
        let block = body.insts[inst].block;
        block == body.entry || self.reach[body.entry.index()].contains(block.index())
    }

    /// Whether control may get from statement `a` (after it ran) to statement `b`.
    pub fn reaches(&self, body: &Function, a: Inst, b: Inst) -> bool {
        let (from, to) = (body.insts[a].block, body.insts[b].block);
        if from == to && self.position[a] < self.position[b] {
            return true;
        }
        self.reach[from.index()].contains(to.index())
    }
}

/// Whether control never went on from the end of a block: it has no instruction of its own, and what comes
/// next never ran.
fn never_falls(body: &Function, live: &dyn Fn(Inst) -> bool, last: Inst) -> bool {
    let data = &body.insts[last];
    data.op == Op::Fallthrough && {
        let mut normal =
            body.blocks[data.block].succs.iter().filter(|e| matches!(e.kind, EdgeKind::Normal(_)));
        normal.all(|e| body.blocks[e.target].insts.first().is_some_and(|&first| !live(first)))
    }
}

fn reachability(body: &Function, segs: &PrimaryMap<Seg, SegData>) -> Vec<fixedbitset::FixedBitSet> {
    let n = body.blocks.len();
    let mut succs: Vec<Vec<usize>> = vec![Vec::new(); n];
    for (seg, data) in segs.iter() {
        // Going on to the next segment of the same block is no edge between blocks.
        for (&s, to) in data.succs.iter().filter_map(|s| segs.get(*s).map(|to| (s, to))) {
            if to.block != data.block || s <= seg {
                succs[data.block.index()].push(to.block.index());
            }
        }
    }
    (0..n)
        .map(|start| {
            let mut seen = fixedbitset::FixedBitSet::with_capacity(n);
            let mut stack = succs[start].clone();
            while let Some(b) = stack.pop() {
                if !seen.put(b) {
                    stack.extend(&succs[b]);
                }
            }
            seen
        })
        .collect()
}
