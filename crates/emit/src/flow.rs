//! Where control goes when statements between two kept ones are gone.
//!
//! **Idea.** A block is *relevant* when something of it is emitted. Control that enters a block that is not
//! goes on to the first relevant block on its way. In a slice closed under control dependence that is the
//! same block on every way, because a relevant block that only some ways reach makes the branch that decides
//! it kept; so no post-dominators are needed, and loops without an exit are no special case. The choice of
//! exceptional edges in the slicer's control dependence does not matter either: a block that is not relevant
//! throws nothing.
//!
//! A sliced-away `throw` that a handler of its method is sure to catch is a jump to it. Ways that end in
//! another one are ignored, and so are those into code that no training run reached, unless the branch that
//! leads there is kept. A block that every training run left by an exception is followed by the handlers that
//! caught it, and so is a loop that has no other way out; where none caught it, the method ends there.

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::lang;
use mantis_ir::graph::FlowGraph;
use mantis_ir::{Block, EdgeKind, Function, Inst, Op, Slot, Type, Value, ValueDef};
use mantis_slice::{Left, MethodSlice};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::need::Needs;
use crate::probe::MethodProbes;
use crate::stack::is_shuffle;

/// Where control goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// To a relevant block.
    Block(Block),
    /// Out of the method by a return of which nothing is kept.
    Exit,
    /// Nowhere: every way ends in a sliced-away `throw` or never ends.
    Dead,
}

/// Where to: the answers for each block of a method.
pub(crate) struct Flow {
    relevant: EntitySet<Block>,
    cold: EntitySet<Block>,
    /// Kept branches both of whose ways lead to the same place: they need not be executed.
    pointless: EntitySet<Inst>,
    target: SecondaryMap<Block, Option<Target>>,
    /// For a block that ends in a sliced-away `throw`, the handler that is sure to catch it.
    catches: SecondaryMap<Block, Option<Block>>,
    /// See [`MethodSlice::left`].
    left: FxHashMap<Block, Left>,
    /// See [`MethodSlice::escaped`].
    escaped: FxHashSet<Block>,
    /// Of a constructor the blocks that end behind its call of another one: it can return there. Any other
    /// method can anywhere.
    constructed: Option<EntitySet<Block>>,
    /// Blocks from which several relevant blocks can come first.
    pub(crate) ambiguous: Vec<Block>,
}

impl Flow {
    pub(crate) fn compute(
        f: &Function,
        slice: &MethodSlice,
        needs: &Needs,
        probes: &MethodProbes,
        hierarchy: &dyn Hierarchy,
    ) -> Flow {
        let mut flow = Flow {
            relevant: EntitySet::new(),
            cold: EntitySet::new(),
            pointless: EntitySet::new(),
            target: SecondaryMap::new(),
            catches: SecondaryMap::new(),
            left: slice.left.clone(),
            escaped: slice.escaped.clone(),
            constructed: (&*f.method.name == "<init>").then(|| constructed(f)),
            ambiguous: Vec::new(),
        };
        for &block in &slice.cold {
            flow.cold.insert(block);
        }
        let mut only_branch = Vec::new();
        for block in f.blocks.keys() {
            flow.catches[block] = sure_handler(f, slice, hierarchy, block);
            let noted = flow.cold.contains(block) || slice.warm.contains(&block);
            if noted || has_code(f, slice, needs, probes, block) {
                flow.relevant.insert(block);
            } else if is_kept_branch(f, slice, block) {
                flow.relevant.insert(block);
                only_branch.push(block);
            }
        }
        flow.drop_pointless(f, slice, probes, only_branch);
        flow.resolve_all(f);
        flow.ambiguous.sort_unstable();
        flow.ambiguous.dedup();
        flow
    }

    /// Finds branches that decide nothing, until there are no more: dropping one may empty its block.
    fn drop_pointless(
        &mut self,
        f: &Function,
        slice: &MethodSlice,
        probes: &MethodProbes,
        only_branch: Vec<Block>,
    ) {
        let is_candidate =
            |b: &Block| is_kept_branch(f, slice, *b) && !probes.has_edge(f.insts[f.terminator(*b)].origin);
        let candidates: Vec<Block> = f.blocks.keys().filter(is_candidate).collect();
        loop {
            self.resolve_all(f);
            let mut changed = false;
            for &block in &candidates {
                let branch = f.terminator(block);
                if self.pointless.contains(branch) || !self.is_pointless(f, block) {
                    continue;
                }
                self.pointless.insert(branch);
                if only_branch.contains(&block) {
                    self.relevant.remove(block);
                    changed = true;
                    // The answers of other blocks were for the old set.
                    break;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn is_pointless(&self, f: &Function, block: Block) -> bool {
        let mut targets = normal_successors(f, block).map(|b| self.target(b));
        let first = targets.next();
        first != Some(Target::Block(block)) && targets.all(|t| Some(t) == first)
    }

    fn resolve_all(&mut self, f: &Function) {
        self.ambiguous.clear();
        for block in f.blocks.keys() {
            let target = if self.relevant.contains(block) {
                Target::Block(block)
            } else {
                self.search(f, block, [block])
            };
            self.target[block] = Some(target);
        }
    }

    /// The first relevant block on the ways from `start`.
    fn search(&mut self, f: &Function, from: Block, start: impl IntoIterator<Item = Block>) -> Target {
        let mut ways = Ways { work: start.into_iter().collect(), ..Ways::default() };
        self.walk(f, &mut ways);
        while ways.found.is_empty() && !ways.leaves && self.turn_to_handlers(f, &mut ways) {
            self.walk(f, &mut ways);
        }
        ways.found.sort_unstable();
        if ways.found.len() + usize::from(ways.leaves) > 1 {
            self.ambiguous.push(from);
        }
        let later = ways.found.iter().find(|&&b| b > from).or(ways.found.first());
        match later {
            Some(&block) => Target::Block(block),
            None if ways.leaves => Target::Exit,
            // Training runs went there, and not where it is cold.
            None if ways.throws && self.can_return(from) => self.dead(from),
            None => ways.cold.map_or_else(|| self.dead(from), Target::Block),
        }
    }

    fn can_return(&self, from: Block) -> bool {
        self.constructed.as_ref().is_none_or(|behind| behind.contains(from))
    }

    /// Where a way ends that leads nowhere. A constructor returns, which is an exception for its callers, if
    /// it can.
    fn dead(&self, from: Block) -> Target {
        match &self.constructed {
            Some(behind) if behind.contains(from) => Target::Exit,
            _ => Target::Dead,
        }
    }

    /// Only an exception ends a loop without another way out: its handlers come next, not those of what is
    /// passed before it. False when there are none.
    fn turn_to_handlers(&self, f: &Function, ways: &mut Ways) -> bool {
        for block in self.endless(f, ways) {
            ways.turned.insert(block);
            for target in handlers(f, block) {
                if !ways.seen.contains(target) && !ways.work.contains(&target) {
                    ways.work.push(target);
                }
            }
        }
        !ways.work.is_empty()
    }

    /// The blocks of loops that were passed and have no way out, and those that end in a sliced-away `throw`
    /// which no handler is sure to catch.
    fn endless(&self, f: &Function, ways: &Ways) -> Vec<Block> {
        let passed = |b: &Block| ways.seen.contains(*b) && !self.cold.contains(*b);
        let next = |block: Block| -> Vec<Block> {
            let turned = handlers(f, block).filter(|_| ways.turned.contains(block));
            self.successors(f, block).into_iter().chain(turned).filter(passed).collect()
        };
        let is_endless = |nodes: &Vec<Block>| {
            let mut targets = nodes.iter().flat_map(|&b| next(b)).peekable();
            let ends = || nodes.iter().all(|b| passed(b) && f.insts[f.terminator(*b)].op == Op::Throw);
            if targets.peek().is_none() { ends() } else { targets.all(|t| nodes.contains(&t)) }
        };
        let graph = FlowGraph::new(f.blocks.len(), f.entry, next);
        let found = graph.components().into_iter().filter(is_endless);
        found.flatten().filter(|b| !self.left.contains_key(b)).collect()
    }

    fn walk(&self, f: &Function, ways: &mut Ways) {
        while let Some(block) = ways.work.pop() {
            if !ways.seen.insert(block) {
                continue;
            }
            if self.cold.contains(block) {
                ways.cold = ways.cold.max(Some(block));
            } else if self.relevant.contains(block) {
                ways.found.push(block);
            } else {
                ways.leaves |=
                    f.insts[f.terminator(block)].op == Op::Return && !self.left.contains_key(&block);
                let next = self.successors(f, block);
                let throws = f.insts[f.terminator(block)].op == Op::Throw || self.left.contains_key(&block);
                ways.throws |= throws && next.is_empty() || self.escaped.contains(&block);
                ways.work.extend(next);
            }
        }
    }

    /// Where control goes from a block of which nothing is emitted.
    fn successors(&self, f: &Function, block: Block) -> Vec<Block> {
        match self.left.get(&block) {
            Some(left) => left.handlers.clone(),
            None => normal_successors(f, block).chain(self.catches[block]).collect(),
        }
    }

    /// Where control goes on behind a handler that no run entered, when it is left out: to the first relevant
    /// block that it leads to, out of the method, or nowhere, as the handler throws again. Beside the block
    /// stand the locals that the code between sets, by their values there.
    pub(crate) fn past(&self, f: &Function, handler: Block) -> (Target, Vec<(u16, Value)>) {
        let mut ahead = vec![handler];
        let (mut seen, mut found, mut leaves) = (EntitySet::new(), Vec::new(), false);
        while let Some(block) = ahead.pop() {
            if !seen.insert(block) {
                continue;
            }
            if self.relevant.contains(block) && !self.cold.contains(block) {
                found.push(block);
            } else {
                leaves |= f.insts[f.terminator(block)].op == Op::Return;
                ahead.extend(normal_successors(f, block));
            }
        }
        let later = found.iter().filter(|&&b| b > handler).min().or(found.iter().min());
        match later {
            Some(&block) => (Target::Block(block), set_between(f, block, &seen)),
            None if leaves && self.can_return(handler) => (Target::Exit, Vec::new()),
            None => (Target::Dead, Vec::new()),
        }
    }

    /// How every training run left the block by an exception.
    pub(crate) fn left(&self, block: Block) -> Option<&Left> {
        self.left.get(&block)
    }

    /// Where control that enters a block goes.
    pub(crate) fn target(&self, block: Block) -> Target {
        self.target[block].unwrap_or(Target::Dead)
    }

    /// Where control goes that leaves a relevant block through a branch or an exception that is not emitted.
    pub(crate) fn after(&mut self, f: &Function, block: Block) -> Target {
        let successors = self.successors(f, block);
        self.search(f, block, successors)
    }

    /// Whether something of the block is emitted.
    pub(crate) fn is_relevant(&self, block: Block) -> bool {
        self.relevant.contains(block)
    }

    /// Whether a kept branch decides something.
    pub(crate) fn decides(&self, branch: Inst) -> bool {
        !self.pointless.contains(branch)
    }
}

/// The ways that a search follows.
#[derive(Default)]
struct Ways {
    work: Vec<Block>,
    seen: EntitySet<Block>,
    found: Vec<Block>,
    cold: Option<Block>,
    /// Blocks of endless loops whose handlers were turned to.
    turned: EntitySet<Block>,
    /// Whether a way leaves the method by a return.
    leaves: bool,
    /// Whether a way leaves it by a sliced-away exception.
    throws: bool,
}

/// The handler that the exception of a sliced-away `throw` at the end of a block is sure to reach.
fn sure_handler(f: &Function, slice: &MethodSlice, hierarchy: &dyn Hierarchy, block: Block) -> Option<Block> {
    let last = f.terminator(block);
    if f.insts[last].op != Op::Throw || slice.keep.contains(last) {
        return None;
    }
    let thrown = match f.args(last).first().map(|&v| &f.values[v].ty) {
        // `throw new X()`: a value keeps the type it has before its constructor runs.
        Some(Type::Ref(Some(class)) | Type::Uninit(class, _)) => &**class,
        _ => lang::THROWABLE,
    };
    for edge in f.blocks[block].succs.iter().filter(|e| matches!(e.kind, EdgeKind::Exceptional(_))) {
        let Some(caught) = &edge.catch else { return Some(edge.target) };
        match (hierarchy.is_subclass(thrown, caught), hierarchy.is_subclass(caught, thrown)) {
            (Some(true), _) => return Some(edge.target),
            // It may be caught here or not.
            (_, Some(true) | None) | (None, _) => return None,
            (Some(false), Some(false)) => {}
        }
    }
    None
}

/// The blocks of a constructor behind the call of another one, and that of the call, which itself is always
/// emitted.
fn constructed(f: &Function) -> EntitySet<Block> {
    let mut behind = EntitySet::new();
    let mut work = Vec::new();
    for call in f.constructor_calls(|ty| *ty == Type::UninitThis) {
        let block = f.insts[call].block;
        behind.insert(block);
        work.extend(normal_successors(f, block));
    }
    while let Some(block) = work.pop() {
        if behind.insert(block) {
            work.extend(f.blocks[block].succs.iter().map(|e| e.target));
        }
    }
    behind
}

/// Targets of the exceptional edges.
fn handlers(f: &Function, block: Block) -> impl Iterator<Item = Block> + '_ {
    let exceptional = f.blocks[block].succs.iter().filter(|e| matches!(e.kind, EdgeKind::Exceptional(_)));
    exceptional.map(|e| e.target)
}

/// Targets of the normal edges, in their order.
pub(crate) fn normal_successors(f: &Function, block: Block) -> impl Iterator<Item = Block> + '_ {
    let normal = f.blocks[block].succs.iter().filter(|e| matches!(e.kind, EdgeKind::Normal(_)));
    normal.map(|e| e.target)
}

fn is_kept_branch(f: &Function, slice: &MethodSlice, block: Block) -> bool {
    let last = f.terminator(block);
    slice.keep.contains(last) && matches!(f.insts[last].op, Op::If(_) | Op::Switch(_))
}

/// Whether a statement other than a branch is emitted for this block, or a probe.
fn has_code(f: &Function, slice: &MethodSlice, needs: &Needs, probes: &MethodProbes, block: Block) -> bool {
    f.blocks[block].insts.iter().any(|&inst| {
        let data = &f.insts[inst];
        let probed = data.op != Op::Fallthrough
            && (probes.has_edge(data.origin) || probes.stored(data.origin).next().is_some());
        probed || slice.keep.contains(inst) && acts(f, slice, needs, inst)
    })
}

/// Whether a kept statement does something beyond moving control and values nobody needs.
fn acts(f: &Function, slice: &MethodSlice, needs: &Needs, inst: Inst) -> bool {
    match &f.insts[inst].op {
        Op::Nop | Op::Pop | Op::Goto | Op::Fallthrough | Op::If(_) | Op::Switch(_) => false,
        Op::Return => slice.result_needed && !f.args(inst).is_empty(),
        Op::Const(_) | Op::Copy { load: Some(_), .. } => f.results(inst).iter().any(|&v| needs.is_there(v)),
        op if is_shuffle(op) => f.results(inst).iter().any(|&v| needs.is_there(v)),
        _ => true,
    }
}
/// The locals that hold something else where a block is entered from these than where these were entered, and
/// their values there; not those that hold values of one type in all of the method, which stay as they are.
fn set_between(f: &Function, block: Block, between: &EntitySet<Block>) -> Vec<(u16, Value)> {
    let is_set = |local: u16, arg: Value| match f.values[arg].def {
        ValueDef::Result(by, _) => between.contains(f.insts[by].block),
        ValueDef::Phi(of, slot) => between.contains(of) && slot != Slot::Local(local),
        ValueDef::Thrown(_) => true,
        ValueDef::Param(_) => false,
    };
    let is_of_type = |local: u16, value: Value| {
        let stores = f.insts.iter().filter(|(_, data)| data.op.stored_local() == Some(local));
        let mut stored = stores.filter_map(|(inst, _)| f.result(inst));
        stored.all(|v| f.values[v].ty == f.values[value].ty || f.values[v].ty == Type::Ref(None))
    };
    let params = f.block_params(block).iter().enumerate();
    let locals = params.filter_map(|(at, &value)| match f.values[value].def {
        ValueDef::Phi(_, Slot::Local(local)) => Some((at, local, value)),
        _ => None,
    });
    let set = locals.filter(|&(at, local, value)| {
        let mut from = f.preds(block).filter(|(pred, _)| between.contains(*pred));
        let sets = from.any(|(_, edge)| f.edge_args(edge).get(at).is_some_and(|&arg| is_set(local, arg)));
        sets && !is_of_type(local, value)
    });
    set.map(|(_, local, value)| (local, value)).collect()
}
