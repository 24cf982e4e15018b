//! Stack map frames, computed from scratch.
//!
//! **Idea.** The verifier's own types are propagated over the code by a worklist until nothing changes, as in
//! type inference by data flow (JVMS 4.10.2): states are kept at jump targets and handlers only, instructions
//! in between are interpreted. Two reference types merge to their most special common superclass, which a
//! [`Hierarchy`] answers from class bytes. Where it does not know a class, the type that the original frame
//! has in that place is taken: the compiler knew.
//!
//! A handler sees the locals before each instruction it covers (JVMS 4.10.1.6). Code that is never reached
//! has no types, so it is removed.

mod merge;
mod state;
mod transfer;

use std::collections::{BTreeMap, BinaryHeap};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::class::ClassFile;
use crate::code::{Code, CodeAttribute, Frame, FrameForm, NewNodes, Node, VType};
use crate::constant::ConstantPool;
use crate::descriptor;
use crate::error::CodeError;
use crate::hierarchy::Hierarchy;
use crate::insn::{Insn, Label};
use crate::opcode::LocalOp;
use merge::Merger;
use state::{State, Type, Types};
use transfer::Transfer;

/// Makes changed code fit to be written into `class`: frames from scratch where the class has them, else only
/// `max_stack` and `max_locals`.
///
/// Classes before version 50 have no frames, and those of version 50 may still use subroutines, which cannot
/// have any (the JVM then verifies them the old way).
pub fn recompute(code: &mut Code, class: &ClassFile, hierarchy: &dyn Hierarchy) -> Result<(), CodeError> {
    if class.major >= 50 {
        match compute_frames(code, &class.pool, hierarchy) {
            Err(CodeError::Subroutine) if class.major == 50 => {}
            result => return result,
        }
    }
    code.frames.clear();
    code.attributes.retain(|attribute| *attribute != CodeAttribute::Frames);
    let params = code.entry.iter().map(words).sum();
    code.compute_max(&class.pool, params)
}

/// Replaces all frames by ones computed from scratch, removes code that is never reached, and recomputes
/// `max_stack` and `max_locals`. [`Code::class`] and [`Code::entry`] tell the types at the start; the frames
/// there are serve as bounds where the hierarchy does not know a class. On an error the code is as before.
pub fn compute_frames(
    code: &mut Code,
    pool: &ConstantPool,
    hierarchy: &dyn Hierarchy,
) -> Result<(), CodeError> {
    let mut types = Types::new();
    let solution = Solver::new(code, pool, hierarchy, &mut types)?.solve()?;
    let max_stack = solution.max_stack;
    apply(code, &types, solution);
    let params = code.entry.iter().map(words).sum();
    code.set_max(max_stack, pool, params);
    Ok(())
}

/// The frame before the instruction at node `index`, found by following straight-line code from the last
/// frame before it (or from the start of the method).
pub fn straight_line(code: &Code, index: usize, pool: &ConstantPool) -> Result<Frame, CodeError> {
    let before = code.nodes.get(..index).ok_or(CodeError::BadStack(index))?;
    let known = before.iter().enumerate().rev().find_map(|(at, node)| match node {
        Node::Label(label) => Some((at, code.frames.get(label)?)),
        Node::Insn(_) => None,
    });
    let news = NewNodes::of(code);
    let mut types = Types::new();
    let (start, mut state) = match known {
        Some((at, frame)) => (at, State::of(&frame.locals, &frame.stack, &mut types, &news)?),
        None => (0, State::of(&code.entry, &[], &mut types, &news)?),
    };
    let mut transfer = Transfer::new(code, pool, &mut types);
    for (at, node) in before.iter().enumerate().skip(start) {
        if let Node::Insn(insn) = node {
            transfer.step(&mut state, at, insn)?;
            // Nothing but a frame can tell what holds behind a jump.
            if insn.ends_flow() {
                return Err(CodeError::BadStack(at));
            }
        }
    }
    let mut label_of = FxHashMap::default();
    for frame in code.frames.values() {
        for vtype in frame.locals.iter().chain(&frame.stack) {
            if let VType::Uninit(label) = vtype
                && let Some(new) = news.get(*label)
            {
                label_of.insert(new, *label);
            }
        }
    }
    let missing = CodeError::BadStack(index);
    state.to_frame(&types, &|new| label_of.get(&(new as usize)).copied()).ok_or(missing)
}

/// Words a type takes.
fn words(vtype: &VType) -> u16 {
    if matches!(vtype, VType::Long | VType::Double) { 2 } else { 1 }
}

/// More types than this in all states together are refused, and more steps of merging: only crafted code
/// needs them.
const MAX_TYPES: usize = 1 << 24;
const MAX_STEPS: usize = 1 << 31;

/// The types at each place where control flow joins.
struct Solution {
    /// By leader: its label, and its state if it is reached.
    leaders: Vec<(Label, Option<State>)>,
    /// Which nodes are reached.
    reached: Vec<bool>,
    max_stack: u16,
}

/// A place that jumps or exceptions lead to.
struct Leader {
    /// The first of the labels that stand there.
    label: Label,
    /// Its node.
    at: usize,
    /// The types that the frames had so far.
    original: Option<State>,
    state: Option<State>,
    queued: bool,
}

struct Solver<'a> {
    code: &'a Code,
    transfer: Transfer<'a>,
    merger: Merger<'a>,
    leaders: Vec<Leader>,
    /// For each label, the number of its leader.
    leader_of: Vec<Option<usize>>,
    /// For each leader's node, its number.
    leader_at: FxHashMap<usize, usize>,
    /// For each node, the number of the set of handlers that cover it.
    covered: Vec<u32>,
    sets: Vec<Vec<(usize, Type)>>,
    /// Leaders to be followed, first in the code first.
    work: BinaryHeap<std::cmp::Reverse<usize>>,
    reached: Vec<bool>,
    max_stack: u16,
    /// How many types all states hold, and how many were merged.
    size: (usize, usize),
}

impl<'a> Solver<'a> {
    fn new(
        code: &'a Code,
        pool: &'a ConstantPool,
        hierarchy: &'a dyn Hierarchy,
        types: &'a mut Types,
    ) -> Result<Solver<'a>, CodeError> {
        let mut solver = Solver {
            code,
            transfer: Transfer::new(code, pool, types),
            merger: Merger::new(hierarchy),
            leaders: Vec::new(),
            leader_of: vec![None; code.label_count()],
            leader_at: FxHashMap::default(),
            covered: Vec::new(),
            sets: vec![Vec::new()],
            work: BinaryHeap::new(),
            reached: vec![false; code.nodes.len()],
            max_stack: 0,
            size: (0, 0),
        };
        solver.find_leaders()?;
        solver.find_handlers()?;
        Ok(solver)
    }

    fn find_leaders(&mut self) -> Result<(), CodeError> {
        let mut target = vec![false; self.code.label_count()];
        let mut mark = |label: Label| {
            if let Some(flag) = target.get_mut(label.0 as usize) {
                *flag = true;
            }
        };
        for (_, insn) in self.code.insns() {
            if matches!(insn, Insn::Local { op: LocalOp::Ret, .. }) {
                return Err(CodeError::Subroutine);
            }
            insn.for_each_target(&mut mark);
        }
        self.code.handlers.iter().for_each(|handler| mark(handler.handler));
        let is_target = |label: &Label| target.get(label.0 as usize).copied().unwrap_or(false);

        let news = NewNodes::of(self.code);
        let mut at = 0;
        while at < self.code.nodes.len() {
            // Labels next to each other are one place.
            let run = self.code.nodes.iter().skip(at).map_while(|node| match node {
                Node::Label(label) => Some(*label),
                Node::Insn(_) => None,
            });
            let labels: Vec<Label> = run.collect();
            if let Some(first) = labels.iter().copied().find(is_target) {
                let number = self.leaders.len();
                for label in &labels {
                    if let Some(leader) = self.leader_of.get_mut(label.0 as usize) {
                        *leader = Some(number);
                    }
                }
                self.leader_at.insert(at, number);
                let original = self.original(&labels, &news);
                self.leaders.push(Leader { label: first, at, original, state: None, queued: false });
            }
            at += labels.len().max(1);
        }
        Ok(())
    }

    /// The state that the frame at one of these labels tells.
    fn original(&mut self, labels: &[Label], news: &NewNodes) -> Option<State> {
        let frame = labels.iter().find_map(|label| self.code.frames.get(label))?;
        // A frame that no longer fits the code is no bound, but no harm either.
        State::of(&frame.locals, &frame.stack, self.transfer.types, news).ok()
    }

    /// For each node, which handlers cover it.
    fn find_handlers(&mut self) -> Result<(), CodeError> {
        let mut changes: BTreeMap<usize, Vec<(usize, bool)>> = BTreeMap::new();
        let positions = self.code.label_positions();
        let position = |label: Label| {
            positions.get(label.0 as usize).copied().flatten().ok_or(CodeError::BadLabel(label.0))
        };
        for (number, handler) in self.code.handlers.iter().enumerate() {
            let (start, end) = (position(handler.start)?, position(handler.end)?);
            if start < end {
                changes.entry(start).or_default().push((number, true));
                changes.entry(end).or_default().push((number, false));
            }
        }
        let mut active: Vec<usize> = Vec::new();
        self.covered = vec![0; self.code.nodes.len()];
        let mut from = 0;
        let mut set = 0u32;
        for (at, events) in changes {
            if let Some(nodes) = self.covered.get_mut(from..at) {
                nodes.fill(set);
            }
            from = at;
            for (number, begins) in events {
                active.retain(|n| *n != number);
                if begins {
                    active.push(number);
                }
            }
            active.sort_unstable();
            set = self.add_set(&active)?;
        }
        if let Some(nodes) = self.covered.get_mut(from..) {
            nodes.fill(set);
        }
        Ok(())
    }

    fn add_set(&mut self, active: &[usize]) -> Result<u32, CodeError> {
        self.size.0 += active.len();
        if self.size.0 > MAX_TYPES {
            return Err(CodeError::TooComplex);
        }
        let mut set = Vec::with_capacity(active.len());
        let mut seen = FxHashSet::default();
        for handler in active.iter().filter_map(|number| self.code.handlers.get(*number)) {
            let leader = self.leader(handler.handler)?;
            let caught = self.transfer.caught(handler.catch_type)?;
            if seen.insert((leader, caught)) {
                set.push((leader, caught));
            }
        }
        self.sets.push(set);
        Ok(self.sets.len() as u32 - 1)
    }

    fn leader(&self, label: Label) -> Result<usize, CodeError> {
        self.leader_of.get(label.0 as usize).copied().flatten().ok_or(CodeError::BadLabel(label.0))
    }

    fn solve(mut self) -> Result<Solution, CodeError> {
        let entry = State::of(&self.code.entry, &[], self.transfer.types, &NewNodes::default())?;
        self.follow(0, entry)?;
        while let Some(std::cmp::Reverse(number)) = self.work.pop() {
            let Some(leader) = self.leaders.get_mut(number) else { continue };
            leader.queued = false;
            if let Some(state) = leader.state.clone() {
                let at = leader.at;
                self.run(at, state)?;
            }
        }
        let leaders = self.leaders.into_iter().map(|leader| (leader.label, leader.state)).collect();
        Ok(Solution { leaders, reached: self.reached, max_stack: self.max_stack })
    }

    /// Starts at a node: through its leader if it has one.
    fn follow(&mut self, at: usize, state: State) -> Result<(), CodeError> {
        match self.leader_at.get(&at) {
            Some(&number) => self.flow(number, &state, at),
            None => self.run(at, state),
        }
    }

    /// Interprets from a node on until control leaves or joins a leader.
    fn run(&mut self, from: usize, mut state: State) -> Result<(), CodeError> {
        let code = self.code;
        let mut merged_into = None;
        for (at, node) in code.nodes.iter().enumerate().skip(from) {
            let insn = match node {
                Node::Label(_) => match self.leader_at.get(&at) {
                    Some(&number) if at != from => return self.flow(number, &state, at),
                    _ => continue,
                },
                Node::Insn(insn) => insn,
            };
            if let Some(reached) = self.reached.get_mut(at) {
                *reached = true;
            }
            let set = self.covered.get(at).copied().unwrap_or(0);
            if set != 0 && (merged_into != Some(set) || state.locals_changed) {
                self.flow_to_handlers(set, &state, at)?;
                merged_into = Some(set);
            }
            state.locals_changed = false;
            self.transfer.step(&mut state, at, insn)?;
            self.max_stack = self.max_stack.max(state.peak);
            let mut result = Ok(());
            insn.for_each_target(|label| {
                if result.is_ok() {
                    result = self.leader(label).and_then(|number| self.flow(number, &state, at));
                }
            });
            result?;
            if insn.ends_flow() {
                return Ok(());
            }
        }
        Err(CodeError::FallsOffEnd)
    }

    fn flow_to_handlers(&mut self, set: u32, state: &State, at: usize) -> Result<(), CodeError> {
        let count = self.sets.get(set as usize).map_or(0, Vec::len);
        for index in 0..count {
            let Some(&(leader, caught)) = self.sets.get(set as usize).and_then(|s| s.get(index)) else {
                break;
            };
            self.flow(leader, &state.thrown(caught), at)?;
            self.max_stack = self.max_stack.max(1);
        }
        Ok(())
    }

    /// Merges a state into a leader's; queues the leader if that changed it.
    fn flow(&mut self, number: usize, state: &State, at: usize) -> Result<(), CodeError> {
        let Some(leader) = self.leaders.get_mut(number) else { return Ok(()) };
        let types = state.locals.len() + state.stack.len();
        self.size.1 += types;
        let changed = match &mut leader.state {
            None => {
                self.size.0 += types;
                leader.state = Some(state.clone());
                true
            }
            Some(known) => {
                self.merger.merge(known, state, leader.original.as_ref(), self.transfer.types, at)?
            }
        };
        if self.size.0 > MAX_TYPES || self.size.1 > MAX_STEPS {
            return Err(CodeError::TooComplex);
        }
        if changed && !leader.queued {
            leader.queued = true;
            self.work.push(std::cmp::Reverse(number));
        }
        Ok(())
    }
}

/// Puts frames into the code and takes out what is not reached.
fn apply(code: &mut Code, types: &Types, solution: Solution) {
    // Each `new` that a frame speaks of needs a label of its own.
    let mut label_of = BTreeMap::new();
    for state in solution.leaders.iter().filter_map(|(_, state)| state.as_ref()) {
        for new in state.uninitialized() {
            label_of.entry(new).or_insert_with(|| code.new_label());
        }
    }
    code.frames = solution
        .leaders
        .iter()
        .filter_map(|(label, state)| {
            let frame = state.as_ref()?.to_frame(types, &|new| label_of.get(&new).copied())?;
            Some((*label, frame))
        })
        .collect();
    let old = std::mem::take(&mut code.nodes);
    let mut nodes = Vec::with_capacity(old.len() + label_of.len());
    for (index, node) in old.into_iter().enumerate() {
        if let Some(label) = label_of.get(&(index as u32)) {
            nodes.push(Node::Label(*label));
        }
        let kept = match &node {
            Node::Label(_) => true,
            Node::Insn(_) => solution.reached.get(index).copied().unwrap_or(false),
        };
        if kept {
            nodes.push(node);
        }
    }
    code.nodes = nodes;
    if code.frames.is_empty() {
        code.attributes.retain(|attribute| *attribute != CodeAttribute::Frames);
    }
}

impl State {
    /// The types as a frame; `None` if a `new` in it has no label.
    fn to_frame(&self, types: &Types, label_of: &dyn Fn(u32) -> Option<Label>) -> Option<Frame> {
        let vtype = |ty: &Type| -> Option<VType> {
            Some(match ty {
                Type::Top => VType::Top,
                Type::Int => VType::Int,
                Type::Float => VType::Float,
                Type::Long => VType::Long,
                Type::Double => VType::Double,
                Type::Null => VType::Null,
                Type::UninitThis => VType::UninitThis,
                Type::Object(id) => VType::Object(types.name(*id).clone()),
                Type::Uninit(new) => VType::Uninit(label_of(*new)?),
            })
        };
        let used = self.locals.iter().rposition(|ty| *ty != Type::Top).map_or(0, |last| last + 1);
        let mut locals = Vec::with_capacity(used);
        let mut slots = self.locals.iter().take(used);
        while let Some(ty) = slots.next() {
            locals.push(vtype(ty)?);
            if ty.is_wide() {
                slots.next();
            }
        }
        let stack = self.stack.iter().map(vtype).collect::<Option<_>>()?;
        Some(Frame { locals, stack, form: FrameForm::Shortest })
    }
}

/// The class that an array's elements have, as a class name or array descriptor; `None` if they are primitive
/// or the type is no array.
fn component(array: &str) -> Option<&str> {
    let element = array.strip_prefix('[')?;
    matches!(element.as_bytes().first(), Some(b'L' | b'[')).then(|| descriptor::class_of(element))
}
