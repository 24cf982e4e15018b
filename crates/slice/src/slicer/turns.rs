//! Programs whose threads run one at a time.
//!
//! **Idea.** Where each `t.start()` is followed by `t.join()`, with nothing in between, the thread that
//! started the other does nothing until that one has ended, whatever the two do: all statements of the
//! program have one order. What threads share, what they ask of each other, and what their values sum up to
//! then depends on no schedule. An interrupt would end a `join` early, so such a program has none.

use mantis_classfile::names::MethodRef;
use mantis_ir::{Function, Inst, Op};
use mantis_pointsto::{Analysis, EffectUse, MethodId, Program};

use super::threads::{is_end, starts_nothing};

const THREAD: &str = "java/lang/Thread";

/// Whether a program starts threads, each of which is joined before anything else happens.
pub(super) fn are_in_turn(
    program: &Program,
    analysis: &Analysis,
    live: &dyn Fn(MethodId, Inst) -> bool,
) -> bool {
    let mut threaded = analysis.uses.values().filter(|u| u.effect.is_threaded() && live(u.site.0, u.site.1));
    threaded.all(|u| {
        !is_end(&u.method) && (starts_nothing(program, u) || is_joined_at_once(program, analysis, u))
    })
}

/// Whether a call starts a thread of which the next statement waits for the end.
fn is_joined_at_once(program: &Program, analysis: &Analysis, started: &EffectUse) -> bool {
    let (m, inst) = started.site;
    let Some(body) = analysis.body(m) else { return false };
    let Op::Invoke(_, start, _) = &body.insts[inst].op else { return false };
    let by_builder = start.desc.ends_with(")Ljava/lang/Thread;");
    if !start.name.starts_with("start") || !by_builder && !is_of_thread(program, start) {
        return false;
    }
    let thread = if by_builder { body.result(inst) } else { body.args(inst).first().copied() };
    let Some((next, thread)) = following(body, inst).zip(thread) else { return false };
    let Op::Invoke(_, join, _) = &body.insts[next].op else { return false };
    let waits = &*join.name == "join" && &*join.desc == "()V" && is_of_thread(program, join);
    waits && body.args(next).first().is_some_and(|&of| body.root(of) == body.root(thread))
}

pub(super) fn is_of_thread(program: &Program, method: &MethodRef) -> bool {
    let class = program.base_in_jdk(&method.class);
    class.as_deref().unwrap_or(&method.class) == THREAD
}

/// The statement that runs after another one returned, but for those that only name values.
fn following(body: &Function, inst: Inst) -> Option<Inst> {
    let mut block = body.insts[inst].block;
    let mut from = body.blocks[block].insts.iter().position(|&i| i == inst)? + 1;
    // A block that ends with a jump goes on in the next one; a loop of such jumps goes nowhere.
    for _ in 0..body.blocks.len() {
        for &next in &body.blocks[block].insts[from..] {
            match &body.insts[next].op {
                Op::Const(_) | Op::Copy { .. } | Op::Nop | Op::Goto | Op::Fallthrough => {}
                _ => return Some(next),
            }
        }
        let mut normal = body.blocks[block].succs.iter().filter(|e| e.thrown.is_none());
        (block, from) = (normal.next()?.target, 0);
    }
    None
}
