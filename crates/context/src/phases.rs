//! The phases of a program: the calls in what is called from one place outside of loops, beginning with
//! `main`.

use cranelift_entity::EntitySet;
use mantis_classfile::names::MethodRef;

use crate::program::{Call, MethodId, Program};

/// A call that begins a phase.
#[derive(Copy, Clone)]
pub(crate) struct Phase {
    /// The method the call is in.
    pub caller: MethodId,
    pub call: Call,
}

/// What [`find`] gives.
pub(crate) struct Phases {
    /// Methods whose calls are phases.
    pub once: EntitySet<MethodId>,
    /// The phases, about in the order in which they run.
    pub phases: Vec<Phase>,
}

/// Finds the phases.
pub(crate) fn find(program: &Program, main: &MethodRef) -> Phases {
    let mut found = Phases { once: EntitySet::new(), phases: Vec::new() };
    // Calls that are still to be looked at, the next one last.
    let mut waiting: Vec<Phase> = Vec::new();
    let calls = |caller| program.methods[caller].calls.iter().rev().map(move |&call| Phase { caller, call });
    if let Some(&main) = program.ids.get(main) {
        found.once.insert(main);
        waiting.extend(calls(main));
    }
    while let Some(phase) = waiting.pop() {
        let target = phase.call.target;
        if !phase.call.in_loop && program.mentions_of(target) == 1 && found.once.insert(target) {
            waiting.extend(calls(target));
        } else {
            found.phases.push(phase);
        }
    }
    found.phases.retain(|p| !found.once.contains(p.call.target));
    found
}
