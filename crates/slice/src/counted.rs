//! Loops of a slice that only count: all but the last of their iterations can be had by arithmetic.
//!
//! **Idea.** When of a loop nothing is kept but one branch and one `iinc` of the local it compares with a value that the loop
//! does not change, every cycle does the same: it adds the step and takes each counted edge once (an edge or an `iinc` that
//! only some cycles meet would have kept the branch that decides it). From any test with the local at `i` the next
//! `k` tests let the loop go on as long as `i + k * step` is still on the limit's near side, so `k` cycles may be replaced by
//! adding `k` to the counters and `k * step` to the local. The loop itself stays and makes what is left, its exit
//! included; so neither the comparison's exact form nor overflow at the limit matters. What is compared may be ahead of the local by a number (`i + 2 < n`).
//!
//! The limit is a number, a local, or what the test computes anew each time out of such: a field, an array's length, a sum,
//! the result of a call that changes nothing ([`MethodSlice::steady`]). Were a kept statement of the loop to change what these read,
//! the slice would have it as well, and the loop would do more than count.
//!
//! A loop around such loops whose cycles do not tell the counters of these from each other (`for y { for x < width }`, not `x < y`) only counts, too:
//! each of its cycles adds the same to every counter. How much, the first cycle shows; the others are replaced by adding that so many
//! times ([`CountedLoop::nests`]).

use cranelift_entity::EntitySet;
use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::{LoopData, LoopForest};
use mantis_ir::{BinOp, Block, Cond, Const, Edge, EdgeKind, Function, Inst, Op, Slot, Value, ValueDef};

use crate::types::MethodSlice;

/// Statements that the limit of a loop may be computed by.
const LONGEST_LIMIT: usize = 12;

/// A loop whose iterations can be skipped.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedLoop {
    /// The block that ends in the branch; the skipping belongs at its start.
    pub test: Block,
    /// Where the branch leaves the loop to.
    pub exit: Block,
    /// Blocks of the loop that run, ascending.
    pub blocks: Vec<Block>,
    /// The `iinc`.
    pub iinc: Inst,
    /// Its local.
    pub local: u16,
    /// What it adds.
    pub step: i32,
    /// How far the value that is compared with the limit is ahead of the local: 2 in `i + 2 < n`.
    pub ahead: i32,
    /// How far that value may go: statements of the test that push the limit, in this order.
    pub limit: Vec<Inst>,
    /// How many steps before the limit the loop ends at the latest: 1 if the limit itself ends it, else 0.
    pub strict: bool,
    /// Whether there are counted loops in it, so that a cycle adds more than one to some counters, but every cycle the same.
    pub nests: bool,
}

impl CountedLoop {
    /// Whether a value is sure to be the same in every cycle: a constant, or from before the loop.
    pub fn knows(&self, f: &Function, value: Value) -> bool {
        let value = root(f, value);
        let is_constant = match f.values[value].def {
            ValueDef::Result(inst, _) => matches!(f.insts[inst].op, Op::Const(_)),
            _ => false,
        };
        is_constant || is_outside(f, &set(&self.blocks), value)
    }
}

/// The counted loops of a method, by the block of their test. With `threads`, another thread may change what a field holds.
pub fn counted_loops(slice: &MethodSlice, threads: bool) -> Vec<CountedLoop> {
    let f = &*slice.function;
    // Only ways that training runs took; others end the slice.
    let graph = FlowGraph::new(f.blocks.len(), f.entry, |b: Block| match slice.left.get(&b) {
        Some(left) => left.handlers.clone(),
        None => f.blocks[b].succs.iter().map(|e| e.target).filter(|t| !slice.cold.contains(t)).collect(),
    });
    let forest = LoopForest::compute(&graph);
    let loops: Vec<_> = forest.iter().map(|(_, data)| data).filter(|data| !data.is_irreducible()).collect();
    let mut found: Vec<CountedLoop> = Vec::new();
    // Inner loops first.
    for data in loops.into_iter().rev() {
        let inner: Vec<&CountedLoop> =
            found.iter().filter(|l| data.nodes.binary_search(&l.test).is_ok()).collect();
        // What threads count is not to be had in between.
        let counted = (!threads || inner.is_empty()).then(|| counted(f, slice, threads, data, &inner));
        found.extend(counted.flatten());
    }
    found.sort_by_key(|l| l.test);
    found
}

fn counted(
    f: &Function,
    slice: &MethodSlice,
    threads: bool,
    data: &LoopData<Block>,
    inner: &[&CountedLoop],
) -> Option<CountedLoop> {
    let blocks = &data.nodes;
    // That control passes there is to be noted.
    if blocks.iter().any(|b| slice.warm.contains(b)) {
        return None;
    }
    let (inside, within) = (set(blocks), set(inner.iter().flat_map(|l| &l.blocks)));
    let own = blocks.iter().filter(|b| !within.contains(**b));
    let kept = own.flat_map(|&b| &f.blocks[b].insts).copied().filter(|&i| slice.keep.contains(i));
    let (mut branch, mut iinc, mut others, mut begun) = (None, None, Vec::new(), Vec::new());
    for inst in kept {
        match f.insts[inst].op {
            Op::If(_) if branch.is_none() => branch = Some(inst),
            Op::Iinc(..) if iinc.is_none() => iinc = Some(inst),
            Op::If(_) | Op::Iinc(..) => return None,
            Op::Const(_) | Op::Copy { load: Some(_), .. } | Op::Goto | Op::Fallthrough => {}
            // Where inner loops begin.
            Op::Copy { store: Some(local), .. } if !inner.is_empty() => begun.push(local),
            _ => others.push(inst),
        }
    }
    let (branch, iinc) = (branch?, iinc?);
    let Op::Iinc(local, step) = f.insts[iinc].op else { return None };
    // `i` is what the local has at the head of the loop, or what the `iinc` made of it.
    let counts = |v: Value| match f.values[v].def {
        ValueDef::Phi(b, Slot::Local(l)) => l == local && inside.contains(b),
        ValueDef::Result(inst, _) => inst == iinc,
        _ => false,
    };
    let &[before] = f.args(iinc) else { return None };
    if step == 0
        || begun.contains(&local)
        || !matches!(f.values[before].def, ValueDef::Phi(..))
        || !counts(before)
    {
        return None;
    }
    let test = f.insts[branch].block;
    let (stays, exit) = stay(f, branch, &inside)?;
    let Op::If(cond) = f.insts[branch].op else { return None };
    let limits = Limits { f, slice, threads, inside: &inside, test };
    let compared = |v: Value| compared(f, test, v, &counts);
    let (compared, limit, cond) = match *f.args(branch) {
        [v] => (compared(v)?, Vec::new(), cond),
        [a, b] => match compared(a) {
            Some(found) => (found, limits.of(b)?, cond),
            None => (compared(b)?, limits.of(a)?, mirrored(cond)),
        },
        _ => return None,
    };
    if others.iter().any(|i| !limit.contains(i) && compared.by != Some(*i)) {
        return None;
    }
    let cond = if stays { cond } else { negated(cond) };
    let strict = match (cond, step > 0) {
        (Cond::Lt | Cond::ICmpLt, true) | (Cond::Gt | Cond::ICmpGt, false) => true,
        (Cond::Le | Cond::ICmpLe, true) | (Cond::Ge | Cond::ICmpGe, false) => false,
        // `!=` meets the limit only in steps of one.
        (Cond::Ne | Cond::ICmpNe, _) if step.abs() == 1 => true,
        _ => return None,
    };
    let cycles = Cycles { f, slice, threads, inside: &inside, header: *data.entries.first()?, local };
    let mut rest = blocks.iter().flat_map(|&b| &f.blocks[b].insts).filter(|&&i| slice.keep.contains(i));
    let is_own = |i: Inst| i == branch || i == iinc || compared.by == Some(i) || limit.contains(&i);
    // A load matters where its value is used; what is stored may be summed.
    let is_load = |i: Inst| matches!(f.insts[i].op, Op::Copy { store: None, .. });
    let varying = |v: Value| cycles.vary(v, &mut EntitySet::new());
    let varies = |i: Inst| !is_own(i) && !is_load(i) && f.args(i).iter().any(|&v| varying(v));
    let begins_again = || comes_back_by_exception(f, slice, &inside, blocks);
    if !inner.is_empty() && (rest.any(|&i| varies(i)) || begins_again()) {
        return None;
    }
    let nests = !inner.is_empty();
    let blocks = blocks.clone();
    let ahead = compared.ahead;
    Some(CountedLoop { test, exit, blocks, iinc, local, step, ahead, limit, strict, nests })
}

/// A value that is compared with the limit.
struct Compared {
    /// How far it is ahead of the local.
    ahead: i32,
    /// The statement of the test that adds that.
    by: Option<Inst>,
}

/// The local, or the sum of it and a number that the test computes.
fn compared(f: &Function, test: Block, value: Value, counts: &dyn Fn(Value) -> bool) -> Option<Compared> {
    let value = root(f, value);
    if counts(value) {
        return Some(Compared { ahead: 0, by: None });
    }
    let ValueDef::Result(inst, _) = f.values[value].def else { return None };
    let number = |v: Value| match f.values[root(f, v)].def {
        ValueDef::Result(inst, _) => match f.insts[inst].op {
            Op::Const(Const::Int(n)) => Some(n),
            _ => None,
        },
        _ => None,
    };
    let ahead = match (&f.insts[inst].op, f.args(inst)) {
        (Op::Bin(BinOp::Add), &[a, b]) if counts(root(f, a)) => number(b)?,
        (Op::Bin(BinOp::Add), &[a, b]) if counts(root(f, b)) => number(a)?,
        (Op::Bin(BinOp::Sub), &[a, b]) if counts(root(f, a)) => number(b)?.wrapping_neg(),
        _ => return None,
    };
    (f.insts[inst].block == test).then_some(Compared { ahead, by: Some(inst) })
}

fn set<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> EntitySet<Block> {
    let mut set = EntitySet::new();
    blocks.into_iter().for_each(|&b| {
        set.insert(b);
    });
    set
}

/// Whether an exception of a kept statement may leave a loop and control come back in the same call: what the first cycle has shown would
/// be of another time.
fn comes_back_by_exception(
    f: &Function,
    slice: &MethodSlice,
    inside: &EntitySet<Block>,
    blocks: &[Block],
) -> bool {
    let throws = |i: &Inst| slice.keep.contains(*i) && may_throw(&f.insts[*i].op);
    let throwing = blocks.iter().filter(|&&b| f.blocks[b].insts.iter().any(throws));
    let is_left = |e: &&Edge| matches!(e.kind, EdgeKind::Exceptional(_)) && !inside.contains(e.target);
    let mut work: Vec<Block> =
        throwing.flat_map(|&b| &f.blocks[b].succs).filter(is_left).map(|e| e.target).collect();
    let mut seen = set(&work);
    while let Some(block) = work.pop() {
        for edge in &f.blocks[block].succs {
            if inside.contains(edge.target) {
                return true;
            }
            if seen.insert(edge.target) {
                work.push(edge.target);
            }
        }
    }
    false
}

/// Whether a statement that a counted loop may consist of may throw.
fn may_throw(op: &Op) -> bool {
    !matches!(
        op,
        Op::Const(_)
            | Op::Copy { .. }
            | Op::Bin(_)
            | Op::Neg
            | Op::Convert(_)
            | Op::Iinc(..)
            | Op::If(_)
            | Op::Goto
            | Op::Fallthrough
    )
}

/// What the cycles of a loop have in common.
struct Cycles<'a> {
    f: &'a Function,
    slice: &'a MethodSlice,
    threads: bool,
    inside: &'a EntitySet<Block>,
    header: Block,
    /// The local that tells cycles from each other.
    local: u16,
}

impl Cycles<'_> {
    /// Whether a value may be another one in another cycle, as long as kept statements of the loop write nothing but locals.
    fn vary(&self, value: Value, seen: &mut EntitySet<Value>) -> bool {
        let f = self.f;
        if !seen.insert(value) || is_outside(f, self.inside, value) {
            return false;
        }
        match f.values[value].def {
            ValueDef::Param(_) => false,
            ValueDef::Thrown(_) => true,
            ValueDef::Phi(block, slot) => {
                let at = f.block_params(block).iter().position(|&p| p == value);
                let mut inside = f.blocks[block].preds.iter().filter(|p| self.inside.contains(p.0));
                slot == Slot::Local(self.local)
                    || inside.any(|&(pred, number)| {
                        let passed = f.edge_args(&f.blocks[pred].succs[number as usize]);
                        let passed = at.and_then(|at| passed.get(at)).copied();
                        passed.is_none_or(|v| match block == self.header {
                            true => root(f, v) != value,
                            false => self.vary(v, seen),
                        })
                    })
            }
            ValueDef::Result(inst, _) => match &f.insts[inst].op {
                Op::Iinc(local, _) if *local == self.local => true,
                Op::Copy { .. } => self.vary(root(f, value), seen),
                op => {
                    let is_call = matches!(op, Op::Invoke(..)) && self.slice.steady.contains_key(&inst);
                    let same = is_call || matches!(op, Op::Iinc(..)) || is_steady(op, self.threads);
                    !same || f.args(inst).iter().any(|&v| self.vary(v, seen))
                }
            },
        }
    }
}

/// Whether the branch's condition keeps control in the loop, and where the other way leads; `None` unless exactly one of its
/// ways stays.
fn stay(f: &Function, branch: Inst, inside: &EntitySet<Block>) -> Option<(bool, Block)> {
    let succs = &f.blocks[f.insts[branch].block].succs;
    let target = |n: u32| succs.iter().find(|e| e.kind == EdgeKind::Normal(n)).map(|e| e.target);
    let (taken, other) = (target(0)?, target(1)?);
    match (inside.contains(taken), inside.contains(other)) {
        (true, false) => Some((true, other)),
        (false, true) => Some((false, taken)),
        _ => None,
    }
}

/// The value behind loads and stores.
fn root(f: &Function, mut value: Value) -> Value {
    while let ValueDef::Result(inst, n) = f.values[value].def {
        let Op::Copy { map, .. } = &f.insts[inst].op else { break };
        let Some(&of) = map.get(usize::from(n)).and_then(|&k| f.args(inst).get(usize::from(k))) else {
            break;
        };
        value = of;
    }
    value
}

/// Statements that compute limits.
struct Limits<'a> {
    f: &'a Function,
    slice: &'a MethodSlice,
    threads: bool,
    inside: &'a EntitySet<Block>,
    test: Block,
}

impl Limits<'_> {
    /// The statements that push the compared value, if the loop does not change it.
    fn of(&self, value: Value) -> Option<Vec<Inst>> {
        let mut insts = Vec::new();
        self.push(value, &mut insts)?;
        Some(insts)
    }

    fn push(&self, value: Value, insts: &mut Vec<Inst>) -> Option<()> {
        let f = self.f;
        let ValueDef::Result(inst, _) = f.values[value].def else { return None };
        let data = &f.insts[inst];
        if data.block != self.test || insts.len() >= LONGEST_LIMIT {
            return None;
        }
        let steady = match &data.op {
            // What was stored to the local, by a statement outside of the loop.
            Op::Copy { load: Some(_), .. } => {
                insts.push(inst);
                return is_outside(f, self.inside, root(f, value)).then_some(());
            }
            Op::Invoke(..) => self.slice.steady.contains_key(&inst) && !self.threads,
            op => is_steady(op, self.threads),
        };
        if !steady || !self.slice.keep.contains(inst) {
            return None;
        }
        f.args(inst).iter().try_for_each(|&v| self.push(v, insts))?;
        insts.push(inst);
        Some(())
    }
}

/// Whether a statement other than a call gives the same as long as its operands and the heap are the same, and changes nothing.
pub(crate) fn is_steady(op: &Op, threads: bool) -> bool {
    match op {
        Op::Const(_) | Op::ArrayLength | Op::Neg | Op::Convert(_) | Op::CheckCast(_) => true,
        Op::Bin(op) => !matches!(op, BinOp::Div | BinOp::Rem),
        Op::GetField(_) | Op::GetStatic(_) | Op::ArrayLoad(_) => !threads,
        _ => false,
    }
}

/// Statements of a method that may belong to the limit of a counted loop, whatever is kept of it.
pub(crate) fn possible_limits(f: &Function) -> Vec<Inst> {
    let mut found = EntitySet::new();
    for block in f.blocks.keys() {
        let branch = f.terminator(block);
        let mut work: Vec<Value> = match (&f.insts[branch].op, f.args(branch)) {
            (Op::If(_), args @ [_, _]) => args.to_vec(),
            _ => continue,
        };
        while let Some(value) = work.pop() {
            let ValueDef::Result(inst, _) = f.values[value].def else { continue };
            if f.insts[inst].block == block && found.insert(inst) {
                work.extend_from_slice(f.args(inst));
            }
        }
    }
    f.insts.keys().filter(|&i| found.contains(i)).collect()
}

fn is_outside(f: &Function, inside: &EntitySet<Block>, value: Value) -> bool {
    match f.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Phi(block, _) | ValueDef::Thrown(block) => !inside.contains(block),
        ValueDef::Result(inst, _) => !inside.contains(f.insts[inst].block),
    }
}

/// The condition with its operands exchanged.
fn mirrored(cond: Cond) -> Cond {
    match cond {
        Cond::ICmpLt => Cond::ICmpGt,
        Cond::ICmpGt => Cond::ICmpLt,
        Cond::ICmpLe => Cond::ICmpGe,
        Cond::ICmpGe => Cond::ICmpLe,
        other => other,
    }
}

fn negated(cond: Cond) -> Cond {
    match cond {
        Cond::Eq => Cond::Ne,
        Cond::Ne => Cond::Eq,
        Cond::Lt => Cond::Ge,
        Cond::Ge => Cond::Lt,
        Cond::Gt => Cond::Le,
        Cond::Le => Cond::Gt,
        Cond::ICmpEq => Cond::ICmpNe,
        Cond::ICmpNe => Cond::ICmpEq,
        Cond::ICmpLt => Cond::ICmpGe,
        Cond::ICmpGe => Cond::ICmpLt,
        Cond::ICmpGt => Cond::ICmpLe,
        Cond::ICmpLe => Cond::ICmpGt,
        Cond::ACmpEq => Cond::ACmpNe,
        Cond::ACmpNe => Cond::ACmpEq,
        Cond::Null => Cond::NonNull,
        Cond::NonNull => Cond::Null,
    }
}
