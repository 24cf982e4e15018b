//! Code that no training run reached and that a predictor can follow all the same.
//!
//! Cold code is cut from slices, and a predictor ends where an input leads there. Much of it is harmless,
//! though: a field of the input that was always empty, an option nobody set. What can be followed and comes
//! back is treated as if it had run. Three sets of it are tried, the largest first:
//!
//! - [`Reach::Thrown`]: what the next one has, and exceptions that no run met: code that throws new ones, and
//!   handlers that name one class of them (input that is not well formed);
//! - [`Reach::Inside`]: next to all code that ran in the methods of a slice, whatever does nothing outside of
//!   the program: it may make objects of new classes, run their initializers and call methods that never ran,
//!   and so may others that get these objects;
//!   also functions and objects that runs made and did not need: one of thirty filters that a table has; and
//!   it may throw exceptions of classes that runs made;
//! - [`Reach::Seen`]: only behind branches that the slice evaluates, and only what other code was seen to do:
//!   it calls methods that were called, makes objects of classes that were made, uses fields that were used,
//!   or methods of the JDK without effects. So slices gain nothing that could get them refused but the
//!   dependences themselves.
//!
//! Everything else stays cold: what leads to files that are written, other threads or reflection that no run
//! needed, and handlers of all exceptions.

use std::sync::Arc;

use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, CallKind, Dynamic, Edge, Function, Inst, Op, ValueDef};
use mantis_library::{Effect, Externals, Library};
use mantis_pointsto::{Callee, Program};
use mantis_slice::{MethodSlice, Slice};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::session::Executed;

/// How much of the code that no run reached is followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// What does nothing outside of the program but wait for its own threads
    /// ([`contention`](crate::contention)).
    Scheduled,
    /// What does only what other code was seen to do.
    Seen,
    /// What does nothing outside of the program.
    Inside,
    /// That, and exceptions.
    Thrown,
}

impl Reach {
    /// Calls of cold methods within cold code are followed this deep.
    fn depth(self) -> u32 {
        match self {
            Reach::Seen => 3,
            Reach::Scheduled | Reach::Inside | Reach::Thrown => 8,
        }
    }

    /// Cold code of a method beyond this many statements stays cold.
    fn statements(self) -> usize {
        match self {
            Reach::Seen => 400,
            Reach::Scheduled | Reach::Inside | Reach::Thrown => 2000,
        }
    }

    /// Whether code may be new in what it does.
    fn is_wide(self) -> bool {
        self != Reach::Seen
    }
}

/// Effects of calls that may be followed: they say something to the user, who does not see it, or ask.
const ASKING: [Externals; 3] = [Externals::CONSOLE_WRITE, Externals::FILE_READ, Externals::ENV];

/// Effects of waits, which may have limits.
const WAITING: [Externals; 2] = [Externals::THREAD, Externals::CLOCK];

/// Nodes that count as executed, by method.
pub type Nodes = FxHashMap<MethodRef, FxHashSet<u32>>;

/// The code that branches of a slice lead to and that no run reached, as far as it can be followed.
pub fn behind(
    slice: &Slice,
    program: &Program,
    library: &Library,
    executed: &Executed,
    reach: Reach,
) -> Nodes {
    let mut search = Search::new(program, library, executed, reach);
    for (method, part) in &slice.methods {
        if mantis_reflect::is_generated(method) {
            continue;
        }
        let body = &part.function;
        let evaluated = |&p: &Block| reach.is_wide() || part.keep.contains(body.terminator(p));
        let is_root = |b: &Block| {
            let preds = body.blocks[*b].preds.iter().map(|&(p, _)| p);
            (!body.is_handler(*b) || reach == Reach::Thrown && catches_one(body, *b))
                && preds.filter(evaluated).any(|p| search.ran(body, p))
        };
        let roots: Vec<Block> = part.cold.iter().copied().filter(is_root).collect();
        search.begin(body, &roots);
    }
    if reach.is_wide() {
        search.made_in_vain(slice.methods.values().map(|part| (&*part.function, Some(part))));
    }
    search.followed()
}

/// Where code that no run reached begins: blocks of a method that ran.
#[derive(Clone)]
pub struct Start {
    /// The method.
    pub body: Arc<Function>,
    /// The first blocks.
    pub blocks: Vec<Block>,
}

/// The code that begins there, as far as it can be followed, and that of the objects and functions that runs
/// made in vain in `makers`.
pub fn after(
    starts: &[Start],
    makers: &[Arc<Function>],
    program: &Program,
    library: &Library,
    executed: &Executed,
    reach: Reach,
) -> Nodes {
    let mut search = Search::new(program, library, executed, reach);
    for start in starts {
        search.begin(&start.body, &start.blocks);
    }
    search.made_in_vain(makers.iter().map(|body| (&**body, None)));
    search.followed()
}

/// What runs were seen to use.
#[derive(Default)]
struct Seen {
    called: FxHashSet<MethodRef>,
    made: FxHashSet<Name>,
    fields: FxHashSet<FieldRef>,
}

impl Seen {
    fn new(program: &Program, executed: &Executed) -> Seen {
        let mut seen = Seen::default();
        for (method, counts) in &executed.counts {
            let Ok(Some(body)) = program.body(method) else { continue };
            for data in body.insts.values() {
                if counts.get(data.origin as usize).is_none_or(|n| *n == 0) {
                    continue;
                }
                match &data.op {
                    Op::Invoke(_, named, _) => drop(seen.called.insert(named.clone())),
                    Op::New(class) | Op::NewArray(class) => drop(seen.made.insert(class.clone())),
                    Op::GetField(f) | Op::PutField(f) | Op::GetStatic(f) | Op::PutStatic(f) => {
                        seen.fields.insert(f.clone());
                    }
                    _ => {}
                }
            }
        }
        seen
    }
}

struct Search<'a> {
    program: &'a Program,
    library: &'a Library,
    executed: &'a Executed,
    reach: Reach,
    seen: Seen,
    nodes: Nodes,
    /// Methods whose code is followed whatever else is.
    roots: Vec<MethodRef>,
    /// The block that is being looked at, by its first node.
    at: Option<(MethodRef, u32)>,
    /// The methods that never ran and that blocks enter.
    enters: FxHashMap<(MethodRef, u32), Vec<MethodRef>>,
    /// Classes whose first objects cold code makes.
    begun: FxHashSet<Name>,
    /// Methods that are being looked at: they may call themselves, and initializers use their own class.
    entering: FxHashSet<MethodRef>,
}

impl<'a> Search<'a> {
    fn new(program: &'a Program, library: &'a Library, executed: &'a Executed, reach: Reach) -> Search<'a> {
        let seen = Seen::new(program, executed);
        Search {
            program,
            library,
            executed,
            reach,
            seen,
            nodes: Nodes::default(),
            roots: Vec::new(),
            at: None,
            enters: FxHashMap::default(),
            begun: FxHashSet::default(),
            entering: FxHashSet::default(),
        }
    }

    /// Follows code from some blocks of a method that ran.
    fn begin(&mut self, body: &Arc<Function>, roots: &[Block]) {
        let found = self.region(body, roots, self.reach.depth());
        self.note(body, &found);
        self.roots.push(body.method.clone());
    }

    /// What can be followed and is entered from what is followed: of a block that calls a method and then
    /// ends the program neither is.
    fn followed(mut self) -> Nodes {
        let mut kept: FxHashSet<MethodRef> = FxHashSet::default();
        let mut ahead = std::mem::take(&mut self.roots);
        while let Some(method) = ahead.pop() {
            let Some(nodes) = self.nodes.get(&method).filter(|_| kept.insert(method.clone())) else {
                continue;
            };
            let entered = nodes.iter().filter_map(|&node| self.enters.get(&(method.clone(), node)));
            ahead.extend(entered.flatten().cloned());
        }
        self.nodes.retain(|method, _| kept.contains(method));
        self.nodes
    }

    fn ran(&self, body: &Function, block: Block) -> bool {
        let first = body.blocks[block].insts.first();
        first.is_some_and(|&i| self.executed.count(&body.method, body.insts[i].origin) > 0)
    }

    /// Enters methods that never ran of functions and objects that runs made, there or in what a slice keeps.
    fn made_in_vain<'s>(&mut self, makers: impl Iterator<Item = (&'s Function, Option<&'s MethodSlice>)>) {
        let mut classes: FxHashSet<Name> = FxHashSet::default();
        let mut targets: Vec<MethodRef> = Vec::new();
        for (body, part) in makers {
            for (inst, data) in body.insts.iter() {
                let kept = part.is_none_or(|part| part.keep.contains(inst));
                if !kept || self.executed.count(&body.method, data.origin) == 0 {
                    continue;
                }
                match &data.op {
                    Op::New(class) if self.program.is_app(class) => drop(classes.insert(class.clone())),
                    Op::InvokeDynamic(_, _, meaning) => {
                        if let Dynamic::Lambda { target, .. } = &**meaning {
                            targets.push(target.clone());
                        }
                    }
                    _ => {}
                }
            }
        }
        let mut classes: Vec<Name> = classes.into_iter().collect();
        classes.sort();
        let mut called: Vec<MethodRef> = self.seen.called.iter().cloned().collect();
        called.sort();
        for class in &classes {
            let of_class = called
                .iter()
                .filter(|m| !m.name.starts_with('<') && self.program.is_subtype(class, &m.class));
            targets.extend(of_class.filter_map(|named| match self.program.dispatch(class, named) {
                Callee::App(callee) => Some(callee),
                _ => None,
            }));
        }
        for target in targets {
            if let Callee::App(callee) = self.program.resolve(&target)
                && let Ok(Some(body)) = self.program.body(&callee)
            {
                self.can_enter(&callee, &body, self.reach.depth());
            }
        }
    }

    fn note(&mut self, body: &Function, blocks: &[Block]) {
        if blocks.is_empty() {
            return;
        }
        let nodes = self.nodes.entry(body.method.clone()).or_default();
        let insts = blocks.iter().flat_map(|&b| &body.blocks[b].insts);
        nodes.extend(insts.map(|&i| body.insts[i].origin));
    }

    /// The blocks that can be followed from `roots` and lead back to code that ran, or to a return.
    fn region(&mut self, body: &Arc<Function>, roots: &[Block], depth: u32) -> Vec<Block> {
        let mut found: Vec<Block> = Vec::new();
        let mut ahead: Vec<Block> = roots.to_vec();
        let mut statements = 0;
        while let Some(block) = ahead.pop() {
            if found.contains(&block) || self.ran(body, block) || !self.is_harmless(body, block, depth) {
                continue;
            }
            statements += body.blocks[block].insts.len();
            if statements > self.reach.statements() {
                return Vec::new();
            }
            found.push(block);
            let follows =
                |e: &&Edge| e.thrown.is_none() || self.reach == Reach::Thrown && catches_one(body, e.target);
            ahead.extend(body.blocks[block].succs.iter().filter(follows).map(|e| e.target));
        }
        let mut back: FxHashSet<Block> = FxHashSet::default();
        loop {
            let comes_back = |b: Block| {
                let mut succs = body.blocks[b].succs.iter().filter(|e| e.thrown.is_none());
                body.insts[body.terminator(b)].op == Op::Return
                    || self.throws_new(body, body.terminator(b))
                    || succs.any(|e| back.contains(&e.target) || self.ran(body, e.target))
            };
            let more: Vec<Block> =
                found.iter().copied().filter(|b| !back.contains(b) && comes_back(*b)).collect();
            if more.is_empty() {
                break;
            }
            back.extend(more);
        }
        found.retain(|b| back.contains(b));
        found
    }

    fn is_harmless(&mut self, body: &Function, block: Block, depth: u32) -> bool {
        let insts = body.blocks[block].insts.clone();
        let first = insts.first().map(|&i| (body.method.clone(), body.insts[i].origin));
        let around = std::mem::replace(&mut self.at, first);
        let harmless = insts.iter().all(|&inst| self.is_harmless_statement(body, inst, depth));
        self.at = around;
        harmless
    }

    fn is_harmless_statement(&mut self, body: &Function, inst: Inst, depth: u32) -> bool {
        match &body.insts[inst].op {
            Op::Invoke(kind, named, _) => self.can_be_called(*kind, named, depth),
            Op::New(class) => {
                let is_new = !self.seen.made.contains(class);
                let harmless = !is_new || self.can_begin(class, depth);
                if harmless && is_new {
                    self.enter_overrides(class, depth);
                }
                harmless
            }
            Op::NewArray(class) | Op::MultiNewArray(class, _) => {
                self.reach.is_wide() || self.seen.made.contains(class)
            }
            Op::GetStatic(f) | Op::PutStatic(f) => {
                self.seen.fields.contains(f) || self.can_begin(&f.class, depth)
            }
            Op::GetField(f) | Op::PutField(f) => self.reach.is_wide() || self.seen.fields.contains(f),
            Op::InvokeDynamic(_, _, meaning) => self.can_be_made(meaning, depth),
            Op::Throw => self.throws_new(body, inst),
            Op::MonitorEnter | Op::MonitorExit => self.reach == Reach::Scheduled,
            _ => true,
        }
    }

    /// Whether a statement throws a new exception: of a class that runs made, so that something is known of
    /// what it leads to, or of any.
    fn throws_new(&self, body: &Function, inst: Inst) -> bool {
        if self.reach == Reach::Seen || body.insts[inst].op != Op::Throw {
            return false;
        }
        let made = body.args(inst).first().map(|&thrown| body.values[body.root(thrown)].def);
        match made {
            Some(ValueDef::Result(by, _)) => {
                matches!(&body.insts[by].op, Op::New(class)
                    if self.reach == Reach::Thrown || self.seen.made.contains(class))
            }
            _ => false,
        }
    }

    /// Whether a class can be used that no run used: what initialises it can be followed.
    fn can_begin(&mut self, class: &Name, depth: u32) -> bool {
        if self.reach == Reach::Seen {
            return false;
        }
        let initializer = MethodRef { class: class.clone(), name: "<clinit>".into(), desc: "()V".into() };
        match self.program.body(&initializer) {
            Ok(Some(body)) => self.can_enter(&initializer, &body, depth),
            Ok(None) => true,
            Err(_) => false,
        }
    }

    /// Enters the methods by which others know an object that no run made: a comparator that is handed to a
    /// sort. What cannot be followed of them stays cold, which is no reason not to make it.
    fn enter_overrides(&mut self, class: &Name, depth: u32) {
        if depth == 0 || !self.program.is_app(class) || !self.begun.insert(class.clone()) {
            return;
        }
        for method in self.program.overriding(class, |_| true) {
            if let Ok(Some(body)) = self.program.body(&method) {
                self.can_enter(&method, &body, depth - 1);
            }
        }
    }

    /// Whether a function can be made whose body no run needed. What it runs may stay cold.
    fn can_be_made(&mut self, meaning: &Dynamic, depth: u32) -> bool {
        if self.reach == Reach::Seen {
            return false;
        }
        match meaning {
            Dynamic::Concat { .. } => true,
            Dynamic::Lambda { target, .. } => {
                if let (Callee::App(callee), 1..) = (self.program.resolve(target), depth)
                    && let Ok(Some(body)) = self.program.body(&callee)
                {
                    self.can_enter(&callee, &body, depth);
                }
                true
            }
            _ => false,
        }
    }

    /// Whether a call is one that runs made, or of a method that can be followed.
    fn can_be_called(&mut self, kind: CallKind, named: &MethodRef, depth: u32) -> bool {
        const ENDS: [&str; 2] = ["exit", "halt"];
        if self.seen.called.contains(named) {
            return !ENDS.contains(&&*named.name) || self.program.is_app(&named.class);
        }
        let is_bound = matches!(kind, CallKind::Static | CallKind::Special);
        let callee = match self.program.resolve(named) {
            Callee::App(callee) => callee,
            // How far the others come would be up to the schedule, which a limit of time mostly is there for.
            Callee::Library(method) if self.reach == Reach::Scheduled && mantis_slice::is_end(&method) => {
                return false;
            }
            Callee::Library(method) => {
                let effect = self.library.effect(&method, kind == CallKind::Static, self.program);
                return effect.is_pure()
                    || self.reach.is_wide() && does_nothing_outside(&effect, self.reach == Reach::Scheduled);
            }
            Callee::None => return false,
        };
        if self.reach == Reach::Seen && !is_bound || depth == 0 {
            return false;
        }
        match self.program.body(&callee) {
            Ok(Some(body)) => {
                let enters = self.can_enter(&callee, &body, depth);
                // Other methods may be what runs.
                enters || !is_bound
            }
            // What implements it has run, or stays cold.
            Ok(None) => !is_bound,
            Err(_) => false,
        }
    }

    fn can_enter(&mut self, callee: &MethodRef, body: &Arc<Function>, depth: u32) -> bool {
        if self.ran(body, body.entry) {
            return true;
        }
        if !self.nodes.contains_key(callee) && !self.entering.contains(callee) && !self.enter(body, depth) {
            return false;
        }
        match &self.at {
            Some(at) => self.enters.entry(at.clone()).or_default().push(callee.clone()),
            None => self.roots.push(callee.clone()),
        }
        true
    }

    /// Whether a method that never ran can be followed from its entry; notes what of it can be.
    fn enter(&mut self, body: &Arc<Function>, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        self.entering.insert(body.method.clone());
        let found = self.region(body, &[body.entry], depth);
        self.entering.remove(&body.method);
        let enters = found.contains(&body.entry);
        if enters {
            self.note(body, &found);
        }
        enters
    }
}

/// Whether a block is the handler of one class of exceptions that something throws by itself. Handlers of
/// all, and of what any access may throw, would make a branch of each.
fn catches_one(body: &Function, handler: Block) -> bool {
    const ALL: [&str; 9] = [
        "Throwable",
        "Exception",
        "RuntimeException",
        "Error",
        "NullPointerException",
        "ClassCastException",
        "IndexOutOfBoundsException",
        "ArrayIndexOutOfBoundsException",
        "ArithmeticException",
    ];
    let is_one = |catch: &Option<Name>| {
        let class = catch.as_deref().map(|c| c.strip_prefix("java/lang/").unwrap_or(c));
        class.is_some_and(|c| !ALL.contains(&c))
    };
    let edges = body.blocks.values().flat_map(|b| &b.succs);
    body.is_handler(handler) && edges.filter(|e| e.target == handler).all(|e| is_one(&e.catch))
}

/// Whether a method of the JDK does nothing but in memory and what [`ASKING`] has, as far as it is described;
/// perhaps with what [`WAITING`] has.
fn does_nothing_outside(effect: &Effect, may_wait: bool) -> bool {
    let waiting = if may_wait { &WAITING[..] } else { &[] };
    let harmless = ASKING.iter().chain(waiting).copied().fold(Externals::NONE, Externals::union);
    !effect.is_conservative() && harmless.contains(effect.external)
}
