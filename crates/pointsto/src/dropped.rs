//! Questions whose answers nobody uses.
//!
//! **Idea.** Many methods of the JDK that only ask change what they ask: a spliterator binds, a reader skips
//! the end of a line, a map in the order of access moves what it finds. Descriptions should say so, and some
//! do not. A program that drops an answer wants something else of the call, so such a call changes the state
//! of all that its operands own, whatever its description says. Checks (`requireNonNull`) are static, and
//! what writes anything that was there before is described.

use std::sync::Arc;

use mantis_classfile::lang;
use mantis_classfile::names::MethodRef;
use mantis_ir::{Inst, Op};
use mantis_library::conservative::parameters;
use mantis_library::{Effect, Field, Loc, Needs, Reach, Root, Write};

use crate::constraints::Site;
use crate::solver::Solver;

impl Solver<'_> {
    /// The effect of a method of the JDK at a call: what is described, and if it is a question whose answer
    /// is dropped, that it changes what it asks.
    pub(crate) fn effect_at(&mut self, site: Site, method: &MethodRef, is_static: bool) -> Arc<Effect> {
        let effect = self.effect(method, is_static);
        if is_static || !self.drops(site, method) || !is_question(&effect) {
            return effect;
        }
        let mut changing = (*effect).clone();
        let operands = 1 + parameters(&method.desc).count();
        let state = |k: usize| Loc { root: Root::Operand(k as u8), reach: Reach::Owned, field: Field::State };
        changing.writes.extend((0..operands).map(|k| Write { loc: state(k), needs: Needs::ALL }));
        Arc::new(changing)
    }

    /// Whether a call of this method is followed by a `pop` of its result.
    fn drops(&self, (m, inst): Site, method: &MethodRef) -> bool {
        let Some(body) = &self.methods[m].body else { return false };
        let Op::Invoke(_, called, _) = &body.insts[inst].op else { return false };
        let is_same = called.name == method.name && called.desc == method.desc;
        if !is_same || &*method.class == lang::OBJECT || &*method.name == "getClass" {
            return false;
        }
        let insts = &body.blocks[body.insts[inst].block].insts;
        let next = insts.iter().skip_while(|i| **i != inst).nth(1);
        next.is_some_and(|&next: &Inst| body.insts[next].op == Op::Pop)
    }
}

/// Whether an effect changes nothing that was there before.
fn is_question(effect: &Effect) -> bool {
    let is_new = |loc: &Loc| matches!(loc.root, Root::New(_));
    effect.writes.iter().all(|w| is_new(&w.loc)) && effect.external.is_empty() && !effect.is_conservative()
}
