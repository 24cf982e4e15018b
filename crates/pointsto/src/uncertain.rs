//! Calls of JDK methods that may be what enters a [hidden](crate::hidden) method.
//!
//! A method of the program that runs although nothing is known to call it is most often called back by the
//! JDK, where a description lacks the callback. Then what it returns goes where nobody knows, too. So every
//! call of the JDK that holds an object with such a method (a function object, or one whose class overrides a
//! JDK method) is one whose result is not known.

use cranelift_entity::EntityRef;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Dynamic, Op};
use mantis_library::Reach;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constraints::Site;
use crate::entities::Obj;
use crate::heap::{ObjData, ObjKind};
use crate::objects::ObjSet;
use crate::program::Callee;
use crate::solver::Solver;

impl Solver<'_> {
    /// The calls. Call with a solved graph and everything hidden that is.
    pub(crate) fn may_enter_hidden(&self) -> FxHashSet<Site> {
        let hidden = self.reached.hidden.iter().map(|&id| &self.methods[id].decl);
        let returning: Vec<&MethodRef> =
            hidden.chain(&self.extensions.outside.methods).filter(|m| !m.desc.ends_with(")V")).collect();
        if returning.is_empty() {
            return FxHashSet::default();
        }
        let overriding: Vec<&MethodRef> =
            returning.iter().copied().filter(|m| self.overrides_library(m)).collect();
        // Many objects are of few classes.
        let mut by_class: FxHashMap<(&Name, bool), bool> = FxHashMap::default();
        let mut has = |obj: Obj| match self.heap.objects[obj].kind {
            ObjKind::Lambda(m, inst) => {
                let target = self.methods[m].body.as_ref().and_then(|body| match &body.insts[inst].op {
                    Op::InvokeDynamic(_, _, what) => match &**what {
                        Dynamic::Lambda { target, .. } => Some(target),
                        _ => None,
                    },
                    _ => None,
                });
                target.is_some_and(|t| returning.iter().any(|m| m.name == t.name && m.desc == t.desc))
            }
            _ => {
                let data = &self.heap.objects[obj];
                let runs = || overriding.iter().any(|m| self.runs(data, m));
                data.is_app && *by_class.entry((&data.class, data.exact)).or_insert_with(runs)
            }
        };
        let holders = self.holding().holders(self.heap.objects.keys().filter(|&obj| has(obj)).collect());
        let given = self
            .uses
            .values()
            .filter(|u| u.operands.iter().flatten().any(|&node| self.graph.pts(node).meets(&holders)));
        given.map(|u| u.site).collect()
    }

    /// Whether a call of the method on such an object of the program would run this very one.
    fn runs(&self, data: &ObjData, method: &MethodRef) -> bool {
        self.program.dispatch(&data.class, method) == Callee::App(method.clone())
            || !data.exact && self.program.is_subtype(&method.class, &data.class)
    }

    /// Which objects hold which.
    pub(crate) fn holding(&self) -> Holding {
        let mut holders: Vec<Vec<Obj>> = vec![Vec::new(); self.heap.objects.len()];
        for obj in self.heap.objects.keys() {
            for inside in self.held_by(obj, Reach::Owned) {
                holders[inside.index()].push(obj);
            }
        }
        Holding(holders)
    }
}

/// For each object the objects of the JDK and arrays that hold it.
pub(crate) struct Holding(Vec<Vec<Obj>>);

impl Holding {
    /// These objects, and those that lead to them.
    pub fn holders(&self, held: Vec<Obj>) -> ObjSet {
        let mut found = ObjSet::default();
        let mut work = held;
        while let Some(obj) = work.pop() {
            if found.insert(obj) {
                // One made since is held by nothing yet.
                work.extend(self.0.get(obj.index()).into_iter().flatten());
            }
        }
        found
    }
}
