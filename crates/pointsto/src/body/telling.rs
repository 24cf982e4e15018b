//! Exceptions whose messages tell about code.
//!
//! The JVM says of a null pointer which expression was null, and of a bad cast which class loaders the
//! classes are of. A slice has other locals and other loaders, so what reads such a message has none. In
//! methods through which training saw such exceptions pass they flow from what threw to the handlers like
//! any exception; what the program and the JDK throw themselves keeps its message. A call that ended by an
//! exception counts as well, unless its receiver cannot be null: by how it was made, by what was done with it
//! before, or because all calls of that name entered a method ([`Entered`]).

use std::cell::OnceCell;

use mantis_classfile::class::access;
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, CallKind, Cond, Const, Dynamic, EdgeKind, Function, Inst, Op, Value, ValueDef};
use mantis_library::{Externals, Mark, marks};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::entities::{MethodId, Node};
use crate::heap::{ObjData, ObjKind};
use crate::solver::{Solver, plain};
use crate::tally::first_instruction;

/// How far back values are followed.
const DEPTH: usize = 5;
/// Of more calls of a method it is not asked what all of them give it.
const CALLS: usize = 20;

/// The successor of a branch whose condition does not hold.
const OTHERWISE: u32 = 1;

/// Methods of which every call entered one, by name and descriptor.
type Entered = FxHashSet<(Name, Name)>;

/// What is asked of all methods that ran, once it is known.
#[derive(Default)]
pub(crate) struct Told {
    entered: OnceCell<Entered>,
    calls: OnceCell<Calls>,
}

/// The calls of each method.
type Calls = FxHashMap<MethodRef, Option<Vec<(MethodRef, Inst)>>>;

impl Solver<'_> {
    /// What a statement threw that tells about code, if training saw it.
    pub(super) fn tell(&mut self, m: MethodId, body: &Function, inst: Inst) {
        let data = &body.insts[inst];
        let method = &body.method;
        let may_fail = self.coverage.may_fail(method) && self.coverage.told(method);
        if !may_fail || !self.coverage.threw(method, data.origin) {
            return;
        }
        let class = match &data.op {
            Op::CheckCast(_) => lang::BAD_CAST,
            Op::Invoke(CallKind::Static, ..) => return,
            Op::Invoke(_, callee, _) if &*callee.name == "<init>" || self.is_always_entered(callee) => return,
            Op::Invoke(..)
            | Op::GetField(_)
            | Op::PutField(_)
            | Op::ArrayLoad(_)
            | Op::ArrayStore(_)
            | Op::ArrayLength
            | Op::MonitorEnter
            | Op::Throw => lang::NULL_POINTER,
            _ => return,
        };
        let on = body.root(body.args(inst)[0]);
        let is_null_pointer = class == lang::NULL_POINTER;
        if is_null_pointer && (self.is_made(body, on, DEPTH) || used_before(body, inst, on)) {
            return;
        }
        if self.was_caught_as_another(body, inst, class) {
            return;
        }
        let node = self.telling(&Name::from(class));
        self.throw_into(m, body, inst, node);
    }

    /// Whether all that a statement threw went to a handler that does not catch this class: one that was
    /// entered as often as the statements before it threw.
    fn was_caught_as_another(&self, body: &Function, inst: Inst, class: &str) -> bool {
        let class = Name::from(class);
        let handlers = body.blocks[body.insts[inst].block].succs.iter().filter(|e| is_handled(&e.kind));
        handlers.into_iter().any(|handler| {
            let target = &body.blocks[handler.target];
            let edges =
                || target.preds.iter().map(|&(pred, number)| &body.blocks[pred].succs[number as usize]);
            let others =
                |catch: &Option<Name>| catch.as_ref().is_some_and(|c| !self.program.is_subtype(&class, c));
            if !edges().all(|e| is_handled(&e.kind) && others(&e.catch)) {
                return false;
            }
            let from: FxHashSet<Block> = target.preds.iter().map(|&(pred, _)| pred).collect();
            let insts = from.iter().flat_map(|&b| &body.blocks[b].insts);
            let thrown: Option<u64> =
                insts.map(|&i| self.coverage.thrown(&body.method, body.insts[i].origin)).sum();
            let first = target.insts.first().map(|&i| body.insts[i].origin);
            let entered = first.and_then(|origin| self.coverage.count(&body.method, origin));
            thrown.is_some() && thrown == entered
        })
    }

    /// The node of an exception of the JVM that tells about code.
    fn telling(&mut self, class: &Name) -> Node {
        let data = |kind| ObjData { device: Externals::STACK, ..plain(kind, class.clone(), false) };
        let obj = self.heap.object(ObjKind::Telling(class.clone()), data);
        let node = self.graph.node();
        self.graph.add(node, obj);
        node
    }

    /// Whether a value is an object for sure.
    fn is_made(&self, body: &Function, value: Value, depth: usize) -> bool {
        self.is_made_in(body, value, depth, &mut FxHashSet::default())
    }

    /// The same in a method of which phis were seen: one that comes back to itself adds nothing.
    fn is_made_in(&self, body: &Function, value: Value, depth: usize, phis: &mut FxHashSet<Value>) -> bool {
        let value = body.root(value);
        match body.values[value].def {
            ValueDef::Param(0) if body.access & access::STATIC == 0 => true,
            ValueDef::Thrown(_) => true,
            _ if depth == 0 => false,
            ValueDef::Param(i) => self.is_always_given(&body.method, usize::from(i), depth - 1),
            ValueDef::Phi(..) if !phis.insert(value) => true,
            ValueDef::Phi(block, _) => {
                let at = body.block_params(block).iter().position(|&p| p == value);
                body.blocks[block].preds.iter().all(|&(pred, number)| {
                    let edge = &body.blocks[pred].succs[number as usize];
                    let passed = at.and_then(|at| body.edge_args(edge).get(at).copied().or(edge.thrown));
                    passed.is_some_and(|v| self.is_made_in(body, v, depth, phis))
                })
            }
            ValueDef::Result(by, _) => match &body.insts[by].op {
                Op::Const(constant) => !matches!(constant, Const::Null | Const::Dynamic(..)),
                Op::New(_) | Op::NewArray(_) | Op::MultiNewArray(..) => true,
                Op::InvokeDynamic(_, _, dynamic) => !matches!(**dynamic, Dynamic::Unknown { .. }),
                Op::CheckCast(_) => self.is_made_in(body, body.args(by)[0], depth, phis),
                // Streams of the JDK such as `System.out`.
                Op::GetStatic(field) if !self.program.is_app(&field.class) => true,
                Op::GetField(field) | Op::GetStatic(field) => self.is_always_set(field, depth - 1),
                Op::Invoke(_, callee, _) => self.gives_object(callee, depth - 1),
                _ => false,
            },
        }
    }

    /// Whether a method never returns null.
    fn gives_object(&self, callee: &MethodRef, depth: usize) -> bool {
        if !self.program.is_app(&callee.class) {
            return marks().has(Mark::GivesObject, callee);
        }
        let fixed = access::STATIC | access::PRIVATE | access::FINAL;
        if self.program.access(callee).is_none_or(|flags| flags & fixed == 0) {
            return false;
        }
        let Ok(Some(body)) = self.program.body(callee) else { return false };
        let mut returns = body.insts.iter().filter(|(_, data)| data.op == Op::Return).peekable();
        returns.peek().is_some()
            && returns
                .all(|(inst, _)| body.args(inst).first().is_some_and(|&v| self.is_made(&body, v, depth)))
    }

    /// Whether all that constructors and initialisers of a class store in a final field of it are objects.
    fn is_always_set(&self, field: &FieldRef, depth: usize) -> bool {
        let Some(info) = self.program.info(&field.class).filter(|_| self.program.is_final(field)) else {
            return false;
        };
        let mut found = false;
        for (name, desc) in info.methods.keys().filter(|(name, _)| name.starts_with('<')) {
            let method = MethodRef { class: field.class.clone(), name: name.clone(), desc: desc.clone() };
            let Ok(Some(body)) = self.program.body(&method) else { continue };
            for (inst, data) in body.insts.iter() {
                let stores = matches!(&data.op, Op::PutField(f) | Op::PutStatic(f) if f == field);
                let value = body.args(inst).last().filter(|_| stores);
                if value.is_some_and(|&v| !self.is_made(&body, v, depth)) {
                    return false;
                }
                found |= stores;
            }
        }
        found
    }

    /// Whether all calls of a method that cannot be overridden give it an object there.
    fn is_always_given(&self, method: &MethodRef, operand: usize, depth: usize) -> bool {
        let fixed = access::STATIC | access::PRIVATE | access::FINAL;
        let is_fixed =
            &*method.name == "<init>" || self.program.access(method).is_some_and(|a| a & fixed != 0);
        let calls = self.extensions.told.calls.get_or_init(|| self.calls_of_program());
        let Some(Some(calls)) = calls.get(method).filter(|_| is_fixed) else { return false };
        if calls.len() > CALLS {
            return false;
        }
        calls.iter().all(|(caller, inst)| {
            let body = self.program.body(caller).ok().flatten();
            body.is_some_and(|b| b.args(*inst).get(operand).is_some_and(|&v| self.is_made(&b, v, depth)))
        })
    }

    /// Where the methods that ran call each method; none for those that function objects are made of.
    fn calls_of_program(&self) -> Calls {
        let mut found = Calls::default();
        for m in self.coverage.may_have_run() {
            let Ok(Some(body)) = self.program.body(&m) else { continue };
            for (inst, data) in body.insts.iter() {
                match &data.op {
                    Op::Invoke(_, callee, _) if self.program.is_app(&callee.class) => {
                        if let Some(calls) = found.entry(callee.clone()).or_insert_with(|| Some(Vec::new())) {
                            calls.push((m.clone(), inst));
                        }
                    }
                    Op::InvokeDynamic(_, _, dynamic) => {
                        if let Dynamic::Lambda { target, .. } = &**dynamic {
                            found.insert(target.clone(), None);
                        }
                    }
                    _ => {}
                }
            }
        }
        found
    }

    fn is_always_entered(&self, callee: &MethodRef) -> bool {
        let entered = self.extensions.told.entered.get_or_init(|| self.entered_by_every_call());
        entered.contains(&(callee.name.clone(), callee.desc.clone()))
    }

    /// Compares how often methods were called and entered. Those that the JDK may call are left out, and
    /// those that function objects are made of.
    fn entered_by_every_call(&self) -> Entered {
        let mut balance: FxHashMap<(Name, Name), Option<i128>> = FxHashMap::default();
        let mut foreign: FxHashSet<(Name, Name)> = FxHashSet::default();
        for m in self.coverage.entered() {
            let Ok(Some(body)) = self.program.body(&m) else { continue };
            if body.access & access::STATIC == 0 {
                let entries = first_instruction(&body).and_then(|origin| self.coverage.count(&m, origin));
                add(&mut balance, (m.name.clone(), m.desc.clone()), entries.map(|n| -i128::from(n)));
            }
            for data in body.insts.values() {
                match &data.op {
                    Op::Invoke(CallKind::Static, ..) => {}
                    Op::Invoke(_, callee, _) => {
                        let key = (callee.name.clone(), callee.desc.clone());
                        if !self.is_of_program(callee) {
                            foreign.insert(key.clone());
                        }
                        let calls = self.coverage.count(&m, data.origin);
                        add(&mut balance, key, calls.map(i128::from));
                    }
                    Op::InvokeDynamic(_, _, dynamic) => {
                        if let Dynamic::Lambda { target, .. } = &**dynamic {
                            foreign.insert((target.name.clone(), target.desc.clone()));
                        }
                    }
                    _ => {}
                }
            }
        }
        balance.retain(|key, sum| *sum == Some(0) && !foreign.contains(key));
        balance.into_keys().collect()
    }

    /// Whether only classes of the program declare a method.
    fn is_of_program(&self, method: &MethodRef) -> bool {
        let key = (method.name.clone(), method.desc.clone());
        let declares = |c: &Name| self.program.info(c).is_none_or(|i| i.methods.contains_key(&key));
        self.program.is_app(&method.class)
            && !self.program.supertypes(&method.class).iter().any(|c| !self.program.is_app(c) && declares(c))
    }
}

fn add(balance: &mut FxHashMap<(Name, Name), Option<i128>>, key: (Name, Name), n: Option<i128>) {
    let sum = balance.entry(key).or_insert(Some(0));
    *sum = sum.zip(n).map(|(sum, n)| sum + n);
}

/// Whether something was done with an object before, on the only way to a statement, that would have thrown,
/// or it was compared with null.
fn used_before(body: &Function, inst: Inst, on: Value) -> bool {
    let mut block = body.insts[inst].block;
    let mut until = Some(inst);
    let mut seen = FxHashSet::default();
    while seen.insert(block) {
        let insts = body.blocks[block].insts.iter().copied().take_while(|&i| Some(i) != until);
        if insts.into_iter().any(|i| dereferences(body, i, on)) {
            return true;
        }
        until = None;
        match body.blocks[block].preds[..] {
            [(pred, number)] if !is_handled(&body.blocks[pred].succs[number as usize].kind) => {
                if rules_out_null(body, pred, number, on) {
                    return true;
                }
                block = pred;
            }
            _ => return false,
        }
    }
    false
}

/// Whether an edge is the one that a comparison with null takes where an object is there.
fn rules_out_null(body: &Function, from: Block, edge: u32, on: Value) -> bool {
    let test = body.terminator(from);
    let EdgeKind::Normal(way) = body.blocks[from].succs[edge as usize].kind else { return false };
    let is_there = match body.insts[test].op {
        Op::If(Cond::Null) => way == OTHERWISE,
        Op::If(Cond::NonNull) => way != OTHERWISE,
        _ => return false,
    };
    is_there && body.args(test).first().is_some_and(|&v| body.root(v) == on)
}

fn is_handled(kind: &EdgeKind) -> bool {
    matches!(kind, EdgeKind::Exceptional(_))
}

fn dereferences(body: &Function, inst: Inst, on: Value) -> bool {
    let uses = match &body.insts[inst].op {
        Op::Invoke(kind, ..) => *kind != CallKind::Static,
        Op::GetField(_)
        | Op::PutField(_)
        | Op::ArrayLoad(_)
        | Op::ArrayStore(_)
        | Op::ArrayLength
        | Op::MonitorEnter => true,
        _ => false,
    };
    uses && body.args(inst).first().is_some_and(|&v| body.root(v) == on)
}
