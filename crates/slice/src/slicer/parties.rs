//! Phasers as their parties see them.
//!
//! **Idea.** A phaser advances, and ends, when all of its parties have arrived. A party that has not arrived
//! in this phase yet keeps it from both, so its question whether the phaser has ended has one answer,
//! whatever the schedule. Who waits for the others by `arriveAndAwaitAdvance` is a party and has not arrived
//! when that returns; who arrives and goes on, or watches others arrive, may be overtaken.

use mantis_classfile::names::MethodRef;
use mantis_ir::{Block, Function, Inst, Op, Value, ValueDef};
use mantis_pointsto::{Analysis, EffectUse, Program};
use rustc_hash::FxHashSet;

const PHASER: &str = "java/util/concurrent/Phaser";
const AWAITS: &str = "arriveAndAwaitAdvance";
const ASKS: &str = "isTerminated";
/// Ends a phaser whoever has arrived.
const ENDS: &str = "forceTermination";
/// After these the phaser may go on without the thread that called them.
const PASSES: [&str; 4] = ["arrive", "arriveAndDeregister", "awaitAdvance", "awaitAdvanceInterruptibly"];

/// Whether a call asks a phaser if it has ended, in a method that waits for the others as a party.
pub(crate) fn asks_as_party(program: &Program, analysis: &Analysis, asked: &EffectUse) -> bool {
    if &*asked.method.name != ASKS || !is_of_phaser(program, &asked.method) {
        return false;
    }
    let (m, inst) = asked.site;
    let Some(body) = analysis.body(m) else { return false };
    let calls = |i: Inst, name: &str| match &body.insts[i].op {
        Op::Invoke(_, method, _) => &*method.name == name && is_of_phaser(program, method),
        _ => false,
    };
    let Some(phaser) = body.args(inst).first().copied() else { return false };
    let of_same = |i: Inst| body.args(i).first().is_some_and(|&of| is_same(program, body, of, phaser));
    let is_party = body.insts.keys().any(|i| calls(i, AWAITS) && of_same(i));
    let mut passes = body.insts.keys().filter(|&i| PASSES.iter().any(|name| calls(i, name)));
    is_party
        && !passes.any(|i| reaches(body, i, inst))
        && !analysis.uses.values().any(|u| &*u.method.name == ENDS && is_of_phaser(program, &u.method))
}

fn is_of_phaser(program: &Program, method: &MethodRef) -> bool {
    let class = program.base_in_jdk(&method.class);
    class.as_deref().unwrap_or(&method.class) == PHASER
}

/// Whether two values are one object: the same value, or what is in the same final field.
fn is_same(program: &Program, body: &Function, one: Value, other: Value) -> bool {
    let (one, other) = (body.root(one), body.root(other));
    if one == other {
        return true;
    }
    let read = |value: Value| match body.values[value].def {
        ValueDef::Result(by, _) => Some((by, &body.insts[by].op)),
        _ => None,
    };
    match (read(one), read(other)) {
        (Some((_, Op::GetStatic(a))), Some((_, Op::GetStatic(b)))) => {
            let (a, b) = (program.resolve_field(a), program.resolve_field(b));
            a == b && program.is_final(&a)
        }
        (Some((by, Op::GetField(a))), Some((other, Op::GetField(b)))) => {
            let (a, b) = (program.resolve_field(a), program.resolve_field(b));
            let of = |inst: Inst| body.args(inst).first().map(|&v| body.root(v));
            a == b && program.is_final(&a) && of(by) == of(other)
        }
        _ => false,
    }
}

/// Whether a statement may run after another one in the same call of their method.
fn reaches(body: &Function, from: Inst, to: Inst) -> bool {
    let block = body.insts[from].block;
    let place = |inst: Inst| body.blocks[block].insts.iter().position(|&i| i == inst);
    if body.insts[to].block == block && place(to) > place(from) {
        return true;
    }
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut work: Vec<Block> = body.blocks[block].succs.iter().map(|e| e.target).collect();
    while let Some(next) = work.pop() {
        if seen.insert(next) {
            work.extend(body.blocks[next].succs.iter().map(|e| e.target));
        }
    }
    seen.contains(&body.insts[to].block)
}
