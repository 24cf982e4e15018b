//! Which exceptions matter: where each statement's exceptions go, and which classes escape each method.
//!
//! Bottom-up over the call graph to a fixpoint. An exception class meets the handlers of its block in the order of the
//! exception table: a handler of a supertype stops it, a handler of a subtype may catch it and it goes on. A handler no
//! training run entered stops it too, without effect: that it never runs is an assumption of the slice.

use cranelift_entity::SecondaryMap;
use mantis_classfile::names::Name;
use mantis_ir::{Block, Function, Inst, Op, Type};
use mantis_library::Externals;
use mantis_pointsto::{Analysis, MethodId, Program, Target};
use rustc_hash::FxHashSet;

use crate::flow::Outcome;

/// Exceptions the JVM throws by itself that a handler may name.
const IMPLICIT: [&str; 8] = [
    "java/lang/ArithmeticException",
    "java/lang/NullPointerException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/IndexOutOfBoundsException",
    "java/lang/ClassCastException",
    "java/lang/NegativeArraySizeException",
    "java/lang/ArrayStoreException",
    "java/lang/StackOverflowError",
];

/// The class name that stands for the end of the JVM: no handler catches it.
const EXIT: &str = "<exit>";

/// Escaping exception classes by method.
pub struct Exceptions<'a> {
    program: &'a Program,
    analysis: &'a Analysis,
    live: &'a dyn Fn(MethodId, Inst) -> bool,
    /// Whether `live` comes from training runs; without, broad handlers do not make every access a branch.
    covered: bool,
    /// Catch types of the handlers that may run.
    caught: Vec<Option<Name>>,
    escaping: SecondaryMap<MethodId, Vec<Name>>,
}

impl<'a> Exceptions<'a> {
    /// Computes what escapes each method.
    pub fn compute(
        program: &'a Program,
        analysis: &'a Analysis,
        live: &'a dyn Fn(MethodId, Inst) -> bool,
        covered: bool,
    ) -> Exceptions<'a> {
        let mut all = Exceptions {
            program,
            analysis,
            live,
            covered,
            caught: Vec::new(),
            escaping: SecondaryMap::new(),
        };
        all.collect_handlers();
        let ids: Vec<MethodId> = analysis.methods.keys().collect();
        let mut changed = true;
        while changed {
            changed = false;
            for &m in ids.iter().rev() {
                let Some(body) = analysis.body(m) else { continue };
                let mut found: FxHashSet<Name> = FxHashSet::default();
                for inst in body.insts.keys().filter(|&i| (all.live)(m, i)) {
                    for class in all.thrown(m, body, inst) {
                        if all.route(m, body, inst, &class, &mut Vec::new()) {
                            found.insert(class);
                        }
                    }
                }
                if found.len() != all.escaping[m].len() {
                    let mut sorted: Vec<Name> = found.into_iter().collect();
                    sorted.sort();
                    all.escaping[m] = sorted;
                    changed = true;
                }
            }
        }
        all
    }

    /// Where the exceptions of a statement go.
    pub fn outcome(&self, m: MethodId, body: &Function, inst: Inst) -> Outcome {
        let mut out = Outcome::default();
        for class in self.thrown(m, body, inst) {
            out.escapes |= self.route(m, body, inst, &class, &mut out.handlers);
        }
        out.handlers.sort_unstable();
        out.handlers.dedup();
        out
    }

    fn collect_handlers(&mut self) {
        let mut caught: FxHashSet<Option<Name>> = FxHashSet::default();
        for (m, data) in self.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            for block in body.blocks.values() {
                for edge in block.succs.iter().filter(|e| e.thrown.is_some()) {
                    if self.enters(m, body, edge.target) {
                        caught.insert(edge.catch.clone());
                    }
                }
            }
        }
        self.caught = caught.into_iter().collect();
        self.caught.sort();
    }

    fn enters(&self, m: MethodId, body: &Function, block: Block) -> bool {
        body.blocks[block].insts.first().is_some_and(|&i| (self.live)(m, i))
    }

    /// The exception classes a statement may throw that matter.
    fn thrown(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        match &body.insts[inst].op {
            Op::Throw => {
                let ty = body.args(inst).first().map(|&v| body.values[v].ty.clone());
                match ty {
                    Some(Type::Ref(Some(class)) | Type::Uninit(class, _)) => vec![class],
                    _ => vec![Name::from("java/lang/Throwable")],
                }
            }
            Op::Invoke(..) | Op::InvokeDynamic(..) => self.thrown_by_call(m, body, inst),
            _ => self.implicit(m, body, inst),
        }
    }

    fn thrown_by_call(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        let mut classes: FxHashSet<Name> = FxHashSet::default();
        for target in self.analysis.targets((m, inst)) {
            match target {
                Target::App { method, .. } => classes.extend(self.escaping[*method].iter().cloned()),
                Target::Library(id) => {
                    let effect = &self.analysis.uses[*id].effect;
                    let external = self.analysis.modref.effects[*id].external;
                    if external.intersects(Externals::EXIT) && !effect.is_conservative() {
                        classes.insert(Name::from(EXIT));
                    }
                    if external.intersects(crate::finish::OUTWARD) && !effect.is_conservative() {
                        // A slice must not do it, so it cannot find out: what is written is assumed to succeed.
                        continue;
                    }
                    classes.extend(effect.throws.iter().filter(|c| self.may_be_caught(c)).cloned());
                }
                Target::Cold(_) => {}
            }
        }
        classes.extend(self.implicit(m, body, inst));
        let mut sorted: Vec<Name> = classes.into_iter().collect();
        sorted.sort();
        sorted
    }

    fn may_be_caught(&self, class: &Name) -> bool {
        self.caught.iter().any(|catch| match catch {
            None => self.covered,
            Some(c) => self.program.is_subtype(class, c) || self.program.is_subtype(c, class),
        })
    }

    /// Implicit exceptions that a handler of the same block would see.
    fn implicit(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        let data = &body.insts[inst];
        let classes: &[&str] = match &data.op {
            Op::Bin(mantis_ir::BinOp::Div | mantis_ir::BinOp::Rem) => &IMPLICIT[..1],
            Op::GetField(_) | Op::PutField(_) | Op::ArrayLength | Op::MonitorEnter => &IMPLICIT[1..2],
            Op::ArrayLoad(_) | Op::ArrayStore(_) => &IMPLICIT[1..4],
            Op::CheckCast(_) => &IMPLICIT[4..5],
            Op::NewArray(_) | Op::MultiNewArray(..) => &IMPLICIT[5..6],
            Op::Invoke(mantis_ir::CallKind::Static, ..) => &IMPLICIT[7..],
            Op::Invoke(..) => &[IMPLICIT[1], IMPLICIT[7]],
            _ => return Vec::new(),
        };
        let mut found = Vec::new();
        for edge in body.blocks[data.block].succs.iter().filter(|e| e.thrown.is_some()) {
            if !self.enters(m, body, edge.target) {
                continue;
            }
            for &class in classes {
                let class = Name::from(class);
                let named = edge.catch.as_ref().is_some_and(|c| {
                    IMPLICIT.contains(&&**c) && (self.program.is_subtype(&class, c) || *c == class)
                });
                let broad =
                    self.covered && edge.catch.as_ref().is_none_or(|c| self.program.is_subtype(&class, c));
                if (named || broad) && !found.contains(&class) {
                    found.push(class);
                }
            }
        }
        found
    }

    /// Follows an exception class through the handlers of a statement's block; true when it may escape.
    fn route(
        &self,
        m: MethodId,
        body: &Function,
        inst: Inst,
        class: &Name,
        handlers: &mut Vec<Block>,
    ) -> bool {
        if &**class == EXIT {
            return true;
        }
        for edge in body.blocks[body.insts[inst].block].succs.iter().filter(|e| e.thrown.is_some()) {
            let enters = self.enters(m, body, edge.target);
            let stops = edge.catch.as_ref().is_none_or(|c| self.program.is_subtype(class, c));
            let may = stops || edge.catch.as_ref().is_some_and(|c| self.program.is_subtype(c, class));
            if may && enters {
                handlers.push(edge.target);
            }
            if stops {
                return false;
            }
        }
        true
    }
}
