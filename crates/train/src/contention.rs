//! Branches that another schedule would take.
//!
//! In a program with threads it is up to the schedule which of two comes first: whether a queue has something
//! yet, a flag is set, a compare-and-set fails. A slice leaves out what threads compute on the way, so its
//! threads meet in another order than those of any training run, and code that no run reached because the
//! other thread was always done by then is reached by the slice. Without it, it goes on too early or loses
//! what the other thread wrote. So where something that threads may share decides a branch, the code that no
//! run reached behind it counts as executed, if it does nothing outside of the program
//! ([`warm`](crate::warm)); [`waiting`](crate::waiting) does the same for loops that wait.
//!
//! What decides is read off the method alone: fields that are not final, elements of arrays, and what calls
//! give back, unless these are of the JDK and compute values from values.

use std::collections::BTreeSet;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Block, Function, Inst, Op, Value, ValueDef};
use mantis_library::Library;
use mantis_pointsto::{ClassSource, Program};
use rustc_hash::FxHashSet;

use crate::app::App;
use crate::session::Executed;
use crate::warm::{self, Reach, Start};

/// How the JDK says that a wait took too long.
const TIMEOUT: &str = "java/util/concurrent/TimeoutException";
/// Branches before a merge that are looked at.
const MERGED: usize = 8;
/// Of the instructions that ran, this part may be added: more of a large program, most of which no thread
/// ever shares, would make it too large to analyse.
const SHARE: usize = 4;
/// In smaller programs as many as these may be.
const FEW: usize = 4000;

/// Counts as executed once what another schedule may have reached.
pub fn assume(app: &App, executed: &mut Executed) {
    let ran = |counts: &Vec<u64>| counts.iter().any(|n| *n > 0);
    let methods: BTreeSet<MethodRef> =
        executed.counts.iter().filter(|(_, counts)| ran(counts)).map(|(m, _)| m.clone()).collect();
    let program = Program::new(Box::new(app.clone()));
    if !started_threads(app, &program, executed, &methods) {
        return;
    }
    // Whoever analyses the program says why there is none.
    let Ok(library) = Library::with_jdk(app.shared()) else { return };
    let bodies: Vec<Arc<Function>> =
        methods.iter().filter_map(|method| ClassSource::body(app, method).ok().flatten()).collect();
    let instructions = executed.counts.values().flatten().filter(|n| **n > 0).count();
    let most = (instructions / SHARE).max(FEW);
    let found = [Width::Shared, Width::Ordering].into_iter().find_map(|width| {
        let sources = Sources { program: &program, library: &library, width };
        let start =
            |body: &Arc<Function>| Start { body: body.clone(), blocks: sources.untaken(body, executed) };
        let starts: Vec<Start> = bodies.iter().map(start).filter(|start| !start.blocks.is_empty()).collect();
        let nodes = warm::after(&starts, &program, &library, executed, Reach::Scheduled);
        (nodes.values().map(FxHashSet::len).sum::<usize>() <= most).then_some(nodes)
    });
    let nodes = found.unwrap_or_default();
    for (method, nodes) in &nodes {
        let counts = executed.counts.entry(method.clone()).or_default();
        for node in nodes.iter().map(|node| *node as usize) {
            if counts.len() <= node {
                counts.resize(node + 1, 0);
            }
            counts[node] = counts[node].max(1);
        }
    }
    executed.assumed = nodes;
}

/// Whether a run started a thread.
fn started_threads(app: &App, program: &Program, executed: &Executed, methods: &BTreeSet<MethodRef>) -> bool {
    let starts = |named: &MethodRef| mantis_slice::starts_threads(program, named);
    let mentions = |class: &ClassFile| {
        class.pool.iter().filter_map(|(index, _)| class.pool.method(index)).any(|(m, _)| starts(&m))
    };
    let classes: BTreeSet<Name> = methods.iter().map(|m| m.class.clone()).collect();
    let mentioning: FxHashSet<Name> = classes
        .into_iter()
        .filter(|c| mantis_emit::ClassSource::class(app, c).is_some_and(|class| mentions(&class)))
        .collect();
    methods.iter().filter(|m| mentioning.contains(&m.class)).any(|method| {
        let Ok(Some(body)) = ClassSource::body(app, method) else { return false };
        body.insts.values().any(|data| {
            matches!(&data.op, Op::Invoke(_, named, _) if starts(named))
                && executed.count(method, data.origin) > 0
        })
    })
}

/// What counts as shared.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Width {
    /// All that threads may share.
    Shared,
    /// What orders threads, or is ordered where it is read: volatile fields, what `java.util.concurrent` and
    /// threads say, and anything in a method with a monitor.
    Ordering,
}

/// What decides branches.
struct Sources<'a> {
    program: &'a Program,
    library: &'a Library,
    width: Width,
}

impl Sources<'_> {
    /// The blocks that no run reached, behind branches of blocks that ran which something shared decides.
    fn untaken(&self, body: &Arc<Function>, executed: &Executed) -> Vec<Block> {
        let ran = |b: Block| {
            let first = body.blocks[b].insts.first();
            first.is_some_and(|&i| executed.count(&body.method, body.insts[i].origin) > 0)
        };
        let locks = locks(body);
        let mut found = Vec::new();
        for block in body.blocks.keys().filter(|&b| ran(b)) {
            let last = body.terminator(block);
            for edge in &body.blocks[block].succs {
                let timed_out = || edge.catch.as_deref() == Some(TIMEOUT);
                let branches =
                    || edge.thrown.is_none() && matches!(body.insts[last].op, Op::If(_) | Op::Switch(_));
                if !ran(edge.target)
                    && !found.contains(&edge.target)
                    && (timed_out() || branches() && self.is_shared(body, last, locks))
                {
                    found.push(edge.target);
                }
            }
        }
        found
    }

    /// Whether something that threads may share decides a branch.
    fn is_shared(&self, body: &Function, branch: Inst, locks: bool) -> bool {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut work: Vec<Value> = body.args(branch).to_vec();
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            match body.values[value].def {
                ValueDef::Param(_) | ValueDef::Thrown(_) => {}
                ValueDef::Result(by, _) => {
                    if self.reads_shared(&body.insts[by].op, locks) {
                        return true;
                    }
                    work.extend(body.args(by));
                }
                ValueDef::Phi(block, _) => {
                    let at = body.block_params(block).iter().position(|&p| p == value);
                    for (from, edge) in body.preds(block) {
                        work.extend(at.and_then(|at| body.edge_args(edge).get(at)));
                        work.extend(chosen_by(body, from).into_iter().flat_map(|by| body.args(by)));
                    }
                }
            }
        }
        false
    }

    fn reads_shared(&self, op: &Op, locks: bool) -> bool {
        if self.width == Width::Ordering && !locks && !self.orders(op) {
            return false;
        }
        match op {
            Op::GetField(field) | Op::GetStatic(field) => {
                let field = self.program.resolve_field(field);
                self.program.is_app(&field.class) && !self.program.is_final(&field)
            }
            Op::ArrayLoad(_) => true,
            Op::Invoke(_, named, _) => !self.library.is_value_class(&named.class, self.program),
            _ => false,
        }
    }

    fn orders(&self, op: &Op) -> bool {
        const CONCURRENT: [&str; 2] = ["java/util/concurrent/", "java/lang/Thread"];
        match op {
            Op::GetField(field) | Op::GetStatic(field) => {
                self.program.is_volatile(&self.program.resolve_field(field))
            }
            Op::Invoke(_, named, _) => CONCURRENT.iter().any(|prefix| named.class.starts_with(prefix)),
            _ => false,
        }
    }
}

/// Whether a method enters a monitor.
fn locks(body: &Function) -> bool {
    body.access & access::SYNCHRONIZED != 0 || body.insts.values().any(|i| matches!(i.op, Op::MonitorEnter))
}

/// The branch that leads to the end of a block, if no other way does.
fn chosen_by(body: &Function, mut block: Block) -> Option<Inst> {
    for _ in 0..MERGED {
        let last = body.terminator(block);
        if matches!(body.insts[last].op, Op::If(_) | Op::Switch(_)) {
            return Some(last);
        }
        let mut preds = body.preds(block);
        block = preds.next().filter(|_| preds.len() == 0)?.0;
    }
    None
}
