//! Handles of static fields: what they are called for reads and writes fields that no operand leads to.
//!
//! **Idea.** `findStaticVarHandle(Totals.class, "sum", int.class)` names its field with constants, nearly
//! always. Which handle a call of `VarHandle` has is not asked: each may be of any field that is named so.
//! What it stores flows into those fields, what they hold flows into its result, and it reads and writes
//! their locations. The class of a field is initialised where the handle is found or first used, which
//! depends on the JDK. A handle whose field no constant names may be of any ([`crate::outside`]).

use mantis_classfile::lang;
use mantis_classfile::names::FieldRef;

use crate::effects::{EffectUse, EffectUseId};
use crate::heap::LocData;
use crate::modref::Accesses;
use crate::named::named_field;
use crate::program::reference_type;
use crate::solver::Solver;

const HANDLE: &str = lang::VAR_HANDLE;

/// Static fields that handles are found for, and calls of handles.
#[derive(Default)]
pub(crate) struct Variables {
    fields: Vec<FieldRef>,
    calls: Vec<EffectUseId>,
}

impl Solver<'_> {
    /// Takes notice of a call that finds the handle of a static field, or calls a handle.
    pub(crate) fn note_variable(&mut self, id: EffectUseId) {
        if let Some(field) = self.static_variable(id) {
            self.initialise_by(&field, id);
            if self.extensions.variables.fields.contains(&field) {
                return;
            }
            for i in 0..self.extensions.variables.calls.len() {
                self.join_variable(self.extensions.variables.calls[i], &field);
            }
            self.extensions.variables.fields.push(field);
        } else if &*self.uses[id].method.class == HANDLE {
            for i in 0..self.extensions.variables.fields.len() {
                let field = self.extensions.variables.fields[i].clone();
                self.join_variable(id, &field);
            }
            self.extensions.variables.calls.push(id);
        }
    }

    /// The static field that a call finds a handle for.
    pub(crate) fn static_variable(&self, id: EffectUseId) -> Option<FieldRef> {
        let EffectUse { site: (method, call), method: called, .. } = &self.uses[id];
        if &*called.name != "findStaticVarHandle" {
            return None;
        }
        named_field(self.program, self.methods[*method].body.as_ref()?, *call)
    }

    fn join_variable(&mut self, id: EffectUseId, field: &FieldRef) {
        self.initialise_by(field, id);
        if reference_type(&field.desc).is_none() {
            return;
        }
        let node = self.static_node(field);
        let filter = self.filter_of(&field.desc);
        for operand in self.uses[id].operands.clone().into_iter().skip(1).flatten() {
            self.edge(operand, node, filter);
        }
        if let Some(result) = self.uses[id].result {
            self.edge(node, result, None);
        }
    }

    fn initialise_by(&mut self, field: &FieldRef, id: EffectUseId) {
        self.initialise(&field.class, Some(self.uses[id].site));
    }

    /// Adds what a call of a handle may read and write of static fields.
    pub(crate) fn variable_accesses(&mut self, id: EffectUseId, out: &mut Accesses) {
        let EffectUse { method, effect, .. } = &self.uses[id];
        if &*method.class != HANDLE || self.extensions.variables.fields.is_empty() {
            return;
        }
        let (reads, writes) = (!effect.reads.is_empty(), !effect.writes.is_empty());
        let fields = self.extensions.variables.fields.clone();
        let locs = fields.into_iter().map(|field| self.heap.loc(LocData::Static(field)));
        let mut locs: Vec<_> = locs.collect();
        locs.sort_unstable();
        if reads {
            out.reads.push(locs.clone().into());
        }
        if writes {
            out.writes.push(locs.into());
        }
    }
}
