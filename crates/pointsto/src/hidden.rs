//! Methods that ran in training although nothing in the analysed code calls them: by reflection, service
//! loading, a dynamic proxy or native code.
//!
//! The profile knows them, so they are analysed like further entry points, on any object that exists, and the
//! slicer refuses what depends on when they run.

use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::Inst;
use mantis_library::conservative::parameters;

use crate::entities::{MethodId, Node};
use crate::heap::ObjKind;
use crate::program::reference_type;
use crate::solver::Solver;

/// Objects that a hidden method makes may be arguments of another one; further rounds are of no use in
/// practice.
const ROUNDS: usize = 3;

impl Solver<'_> {
    /// Analyses executed methods that were not reached, until there are no more. Call with a solved graph.
    ///
    /// `None` when the pointer graph outgrows the budget.
    pub(crate) fn add_hidden(&mut self) -> Option<()> {
        let ran = self.coverage.entered();
        let anything = self.graph.node();
        for _ in 0..ROUNDS {
            let unreached = ran.iter().filter(|m| !self.reached.ids.contains_key(*m));
            let found: Vec<MethodRef> = unreached.cloned().collect();
            for decl in &found {
                let id = self.method(decl);
                self.reached.hidden.insert(id);
                self.diagnostics.push(format!(
                    "{decl} ran in training though nothing is known to call it (reflection, native code): what depends on it is refused"
                ));
            }
            let more = self.add_unaccounted();
            if self.reached.hidden.is_empty() {
                return Some(());
            }
            for obj in self.heap.objects.keys() {
                self.graph.add(anything, obj);
            }
            for &id in &self.reached.hidden.clone() {
                self.give_anything(id, anything);
            }
            self.solve()?;
            self.add_seen()?;
            if found.is_empty() && !more {
                break;
            }
        }
        Some(())
    }

    /// Hides the methods that ran more often than what is known to call them; true if there are such.
    pub(crate) fn add_unaccounted(&mut self) -> bool {
        let mut more = false;
        for id in self.unaccounted() {
            if self.reached.hidden.insert(id) {
                more = true;
                self.diagnostics.push(format!(
                    "{} ran in training more often than what is known to call it (reflection, native code): what depends on it is refused",
                    self.methods[id].decl
                ));
            }
        }
        more
    }

    /// Any object of the right type, also one that only reflection made, may be each parameter.
    fn give_anything(&mut self, m: MethodId, anything: Node) {
        let Some(body) = self.methods[m].body.clone() else { return };
        let decl = self.methods[m].decl.clone();
        let own = (!body.is_static()).then(|| decl.class.clone());
        let declared = parameters(&decl.desc).map(reference_type).collect::<Vec<Option<Name>>>();
        let types: Vec<Option<Name>> = own.into_iter().map(Some).chain(declared).collect();
        for (&param, class) in body.params.iter().zip(types) {
            let (Some(class), Some(to)) = (class, self.value_node(m, param)) else { continue };
            if self.program.is_app(&class) {
                let made = self.allocated(ObjKind::Unknown(m, Inst::from_u32(0)), &class);
                self.graph.add(to, made);
            }
            let filter = self.types.id(&class);
            self.edge(anything, to, Some(filter));
        }
    }
}
