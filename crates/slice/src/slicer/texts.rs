//! Whether two texts are one object.
//!
//! The first text of its kind that is interned is the one that constants and later `intern()` give, so where
//! a program interns texts, a comparison of another text with such a one tells which was first. A slice
//! interns fewer, in a JVM that knows others.

use std::collections::BTreeSet;

use mantis_classfile::lang;
use mantis_classfile::names::FieldRef;
use mantis_ir::{Cond, Const, Function, Inst, Op, Type, Value, ValueDef};
use mantis_pointsto::{Analysis, MethodId};
use rustc_hash::FxHashSet;

/// What is known of texts that a program compares as objects.
#[derive(Default)]
pub(super) struct Texts {
    /// Whether it interns any.
    interned: bool,
    /// Fields that hold only texts which constants and `intern()` gave.
    canonical: FxHashSet<FieldRef>,
}

impl Texts {
    pub(super) fn find(analysis: &Analysis, live: &dyn Fn(MethodId, Inst) -> bool) -> Texts {
        let is_intern =
            |m: &mantis_classfile::names::MethodRef| &*m.class == lang::STRING && &*m.name == "intern";
        let mut uses = analysis.uses.values();
        if !uses.any(|u| is_intern(&u.method) && live(u.site.0, u.site.1)) {
            return Texts::default();
        }
        let (mut stored, mut others) = (BTreeSet::new(), FxHashSet::default());
        for (m, data) in analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            for (inst, what) in body.insts.iter().filter(|(i, _)| live(m, *i)) {
                let (Op::PutField(field) | Op::PutStatic(field)) = &what.op else { continue };
                if &*field.desc != "Ljava/lang/String;" {
                    continue;
                }
                stored.insert(field.clone());
                let value = body.args(inst).last().copied();
                if !value.is_some_and(|v| is_canonical(body, v, &FxHashSet::default())) {
                    others.insert(field.clone());
                }
            }
        }
        stored.retain(|f| !others.contains(f));
        Texts { interned: true, canonical: stored.into_iter().collect() }
    }

    /// Whether a comparison of two texts tells which was interned first.
    pub(super) fn ask(&self, body: &Function, inst: Inst) -> bool {
        if !self.interned || !matches!(body.insts[inst].op, Op::If(Cond::ACmpEq | Cond::ACmpNe)) {
            return false;
        }
        let is_text = |v: &Value| match &body.values[body.root(*v)].ty {
            Type::Ref(Some(name)) => &**name == lang::STRING,
            _ => false,
        };
        let args = body.args(inst);
        // Older compilers compare with a null on the stack.
        let is_null = |&v: &Value| match body.values[body.root(v)].def {
            ValueDef::Result(by, _) => matches!(body.insts[by].op, Op::Const(Const::Null)),
            _ => false,
        };
        args.iter().any(is_text)
            && !args.iter().any(is_null)
            && !args.iter().all(|&v| is_canonical(body, v, &self.canonical))
    }
}

/// Whether a value is a constant, what `intern()` gave, or loaded from a field that holds only such.
fn is_canonical(body: &Function, value: Value, fields: &FxHashSet<FieldRef>) -> bool {
    let ValueDef::Result(by, _) = body.values[body.root(value)].def else { return false };
    match &body.insts[by].op {
        Op::Const(constant) => matches!(constant, Const::String(_) | Const::Null),
        Op::Invoke(_, method, _) => &*method.class == lang::STRING && &*method.name == "intern",
        Op::GetField(field) | Op::GetStatic(field) => fields.contains(field),
        _ => false,
    }
}
