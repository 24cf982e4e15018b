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
//! What decides is read off the method: fields that are not final, elements of arrays, and what calls give
//! back, unless these are of the JDK and compute values from values. Where that is too much, it is what
//! orders threads, and what methods of the program tell of it.
//!
//! The collector of garbage is another such thread, in every program: what a weak reference refers to may be
//! gone in a slice that was there in all runs.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::LoopForest;
use mantis_ir::{Block, Function, Inst, Op, Value, ValueDef};
use mantis_library::Library;
use mantis_pointsto::{Callee, ClassSource, Program};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::app::App;
use crate::session::Executed;
use crate::warm::{self, Nodes, Reach, Start};

/// How the JDK says that a wait took too long.
const TIMEOUT: &str = "java/util/concurrent/TimeoutException";
/// Branches before a merge that are looked at.
const MERGED: usize = 8;
/// Of the instructions that ran, this part may be added: more of a large program, most of which no thread
/// ever shares, would make it too large to analyse.
const SHARE: usize = 2;
/// In smaller programs as many as these may be.
const FEW: usize = 30_000;

/// How often it is looked at what code enters that another schedule reaches.
const ROUNDS: usize = 4;

/// Counts as executed once what another schedule may have reached.
pub fn assume(app: &App, executed: &mut Executed) {
    let ran = |counts: &Vec<u64>| counts.iter().any(|n| *n > 0);
    let methods: BTreeSet<MethodRef> =
        executed.counts.iter().filter(|(_, counts)| ran(counts)).map(|(m, _)| m.clone()).collect();
    let program = Program::new(Box::new(app.clone()));
    let called = |is: &dyn Fn(&MethodRef) -> bool| calls(app, executed, &methods, is);
    let widths: &[Width] = if called(&|named| mantis_slice::starts_threads(&program, named)) {
        &[Width::Shared, Width::Told, Width::Ordering]
    } else if called(&|named| is_collected(&program, named)) {
        &[Width::Collected]
    } else {
        return;
    };
    // Whoever analyses the program says why there is none.
    let Ok(library) = Library::with_jdk(app.shared()) else { return };
    let bodies: Vec<Arc<Function>> =
        methods.iter().filter_map(|method| ClassSource::body(app, method).ok().flatten()).collect();
    let instructions = executed.counts.values().flatten().filter(|n| **n > 0).count();
    let most = (instructions / SHARE).max(FEW);
    let found = widths.iter().find_map(|&width| {
        let sources = Sources { program: &program, library: &library, width, tellers: RefCell::default() };
        if matches!(width, Width::Told | Width::Collected) {
            sources.find_tellers(&bodies, executed);
        }
        let found = sources.followed(&bodies, executed);
        (size(&found) <= most).then_some(found)
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

fn size(nodes: &Nodes) -> usize {
    nodes.values().map(FxHashSet::len).sum()
}

/// The methods of the program that code calls.
fn entered(program: &Program, nodes: &Nodes) -> FxHashSet<MethodRef> {
    let mut found = FxHashSet::default();
    for (method, nodes) in nodes {
        let Ok(Some(body)) = program.body(method) else { continue };
        let called = body.insts.values().filter(|data| nodes.contains(&data.origin));
        found.extend(called.filter_map(|data| match &data.op {
            Op::Invoke(_, named, _) => match program.resolve(named) {
                Callee::App(callee) => Some(callee),
                _ => None,
            },
            _ => None,
        }));
    }
    found
}

/// Whether a run called a method of which this is true.
fn calls(
    app: &App,
    executed: &Executed,
    methods: &BTreeSet<MethodRef>,
    is: impl Fn(&MethodRef) -> bool,
) -> bool {
    let mentions = |class: &ClassFile| {
        class.pool.iter().filter_map(|(index, _)| class.pool.method(index)).any(|(m, _)| is(&m))
    };
    let classes: BTreeSet<Name> = methods.iter().map(|m| m.class.clone()).collect();
    let mentioning: FxHashSet<Name> = classes
        .into_iter()
        .filter(|c| mantis_emit::ClassSource::class(app, c).is_some_and(|class| mentions(&class)))
        .collect();
    methods.iter().filter(|m| mentioning.contains(&m.class)).any(|method| {
        let Ok(Some(body)) = ClassSource::body(app, method) else { return false };
        body.insts.values().any(|data| {
            matches!(&data.op, Op::Invoke(_, named, _) if is(named))
                && executed.count(method, data.origin) > 0
        })
    })
}

/// Whether the collector of garbage decides what a method gives back: references that it clears, their
/// queues, and maps of such.
fn is_collected(program: &Program, named: &MethodRef) -> bool {
    let is = |class: &str| program.is_subtype(&named.class, &Name::from(class));
    &*named.name != "<init>" && (is(REFERENCE) || is(REFERENCE_QUEUE) || is(WEAK_MAP))
}

/// What counts as shared.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Width {
    /// All that threads may share.
    Shared,
    /// The next, and what methods give back of it: whether a compare-and-set succeeded, in which state a cell
    /// of a channel is.
    Told,
    /// What orders threads, or is ordered where it is read: volatile fields, what `java.util.concurrent` and
    /// threads say, whether the collector of garbage left what a reference refers to, and anything in a
    /// method with a monitor.
    Ordering,
    /// Of a program without threads, what the collector left, and what methods tell of that.
    Collected,
}

/// What the collector of garbage clears or fills.
const REFERENCE: &str = "java/lang/ref/Reference";
const REFERENCE_QUEUE: &str = "java/lang/ref/ReferenceQueue";
const WEAK_MAP: &str = "java/util/WeakHashMap";

/// What decides branches.
struct Sources<'a> {
    program: &'a Program,
    library: &'a Library,
    width: Width,
    /// Methods that give back what orders threads, by name and descriptor: the classes that declare them.
    tellers: RefCell<FxHashMap<(Name, Name), Vec<Name>>>,
}

impl Sources<'_> {
    /// What another schedule may reach.
    ///
    /// That is also what it has methods do that ran otherwise only: coroutines enter those that they left, by
    /// an object that was made for the case.
    fn followed(&self, bodies: &[Arc<Function>], executed: &Executed) -> Nodes {
        let start = |body: &Arc<Function>, given| {
            let blocks = self.untaken(body, executed, given);
            (!blocks.is_empty()).then(|| Start { body: body.clone(), blocks })
        };
        let starts: Vec<Start> = bodies.iter().filter_map(|body| start(body, false)).collect();
        let makers: Vec<Arc<Function>> = starts.iter().map(|start| start.body.clone()).collect();
        let after = |starts: &[Start]| {
            warm::after(starts, &makers, self.program, self.library, executed, Reach::Scheduled)
        };
        let mut found = after(&starts);
        for _ in 0..ROUNDS {
            let entered = entered(self.program, &found);
            let again = bodies.iter().filter(|body| entered.contains(&body.method));
            let more: Vec<Start> =
                starts.iter().cloned().chain(again.filter_map(|body| start(body, true))).collect();
            let grown = after(&more);
            if size(&grown) == size(&found) {
                break;
            }
            found = grown;
        }
        found
    }

    /// Finds the methods that tell what orders threads, directly or as others told them.
    fn find_tellers(&self, bodies: &[Arc<Function>], executed: &Executed) {
        let mut rest: Vec<&Arc<Function>> =
            bodies.iter().filter(|b| !b.method.desc.ends_with(")V")).collect();
        loop {
            let before = rest.len();
            rest.retain(|body| {
                let tells = self.tells(body, executed);
                if tells {
                    let MethodRef { class, name, desc } = body.method.clone();
                    self.tellers.borrow_mut().entry((name, desc)).or_default().push(class);
                }
                !tells
            });
            if rest.len() == before {
                return;
            }
        }
    }

    /// Whether what a method gives back is, or is decided by, what orders threads.
    fn tells(&self, body: &Function, executed: &Executed) -> bool {
        let locks = locks(body);
        let returns = body.insts.iter().filter(|(_, data)| matches!(data.op, Op::Return));
        let mut ran = returns.filter(|(_, data)| executed.count(&body.method, data.origin) > 0);
        ran.any(|(inst, data)| {
            let decided =
                chosen_by(body, data.block).is_some_and(|by| self.is_shared(body, by, locks, false));
            decided || self.is_shared(body, inst, locks, false)
        })
    }

    /// Whether a call may run a method that tells what orders threads.
    fn is_told(&self, named: &MethodRef) -> bool {
        let tellers = self.tellers.borrow();
        let classes = tellers.get(&(named.name.clone(), named.desc.clone()));
        classes.into_iter().flatten().any(|class| {
            self.program.is_subtype(class, &named.class) || self.program.is_subtype(&named.class, class)
        })
    }

    /// The blocks that no run reached, behind branches of blocks that ran which something shared decides, or
    /// something that the method is `given`.
    fn untaken(&self, body: &Arc<Function>, executed: &Executed, given: bool) -> Vec<Block> {
        let ran = |b: Block| {
            let first = body.blocks[b].insts.first();
            first.is_some_and(|&i| executed.count(&body.method, body.insts[i].origin) > 0)
        };
        let locks = locks(body);
        let branches: Vec<Block> = body.blocks.keys().filter(|&b| ran(b) && is_branch(body, b)).collect();
        let shared: FxHashSet<Block> = branches
            .iter()
            .copied()
            .filter(|&b| self.is_shared(body, body.terminator(b), locks, given))
            .collect();
        let mut found = Vec::new();
        let mut begin = |block: Block| {
            if !ran(block) && !found.contains(&block) {
                found.push(block);
            }
        };
        for block in body.blocks.keys().filter(|&b| ran(b)) {
            for edge in &body.blocks[block].succs {
                let timed_out = edge.catch.as_deref() == Some(TIMEOUT);
                if timed_out || edge.thrown.is_none() && shared.contains(&block) {
                    begin(edge.target);
                }
            }
        }
        let left = exits_with(body, &shared).into_iter().filter(|(from, _)| branches.contains(from));
        left.for_each(|(_, to)| begin(to));
        found
    }

    /// Whether something that threads may share, or that the method is `given`, decides a branch, or is what
    /// another instruction is given.
    fn is_shared(&self, body: &Function, inst: Inst, locks: bool, given: bool) -> bool {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut work: Vec<Value> = body.args(inst).to_vec();
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            match body.values[value].def {
                ValueDef::Param(_) if given => return true,
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
        let by_lock = locks && self.width != Width::Collected;
        if self.width != Width::Shared && !by_lock && !self.orders(op) {
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
        let threads = self.width != Width::Collected;
        match op {
            Op::GetField(field) | Op::GetStatic(field) => {
                threads && self.program.is_volatile(&self.program.resolve_field(field))
            }
            Op::Invoke(_, named, _) => {
                is_collected(self.program, named)
                    || threads && CONCURRENT.iter().any(|prefix| named.class.starts_with(prefix))
                    || self.is_told(named)
            }
            _ => false,
        }
    }
}

/// Whether a block ends with a branch.
fn is_branch(body: &Function, block: Block) -> bool {
    matches!(body.insts[body.terminator(block)].op, Op::If(_) | Op::Switch(_))
}

/// All ways out of loops that one of these branches may leave: which way a loop is left, and after how many
/// iterations, is decided by all of them.
fn exits_with(body: &Function, branches: &FxHashSet<Block>) -> Vec<(Block, Block)> {
    let graph = FlowGraph::new(body.blocks.len(), body.entry, |b: Block| {
        body.blocks[b].succs.iter().filter(|e| e.thrown.is_none()).map(|e| e.target).collect::<Vec<_>>()
    });
    let mut found = Vec::new();
    for (_, around) in LoopForest::compute(&graph).iter() {
        let inside: FxHashSet<Block> = around.nodes.iter().copied().collect();
        let exits = || {
            let edges = around.nodes.iter().flat_map(|&b| body.blocks[b].succs.iter().map(move |e| (b, e)));
            edges
                .filter(|(_, e)| e.thrown.is_none() && !inside.contains(&e.target))
                .map(|(b, e)| (b, e.target))
        };
        if exits().any(|(from, _)| branches.contains(&from)) {
            found.extend(exits());
        }
    }
    found
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
