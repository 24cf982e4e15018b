//! Which methods are copied for which phase.
//!
//! A method is *shared* in a phase if it may be called otherwise too: from outside of the phase, by calls
//! that may enter several methods, by function objects, or from a method that is shared itself. What a phase
//! reaches and is not shared belongs to it as it is.

use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;

use crate::phases::{Phase, Phases};
use crate::program::{MethodId, Program};
use crate::{Budget, FEWEST_INSTRUCTIONS};

/// What is done for one phase.
pub(crate) struct Separation {
    pub phase: Phase,
    /// Methods that are copied.
    pub copied: EntitySet<MethodId>,
    /// Methods that belong to the phase alone and call copied ones.
    pub own: EntitySet<MethodId>,
    /// Where the call of the phase is, in source terms: `Report:22`.
    pub place: String,
}

/// Plans copies, the first phases first.
pub(crate) fn make(program: &Program, phases: &Phases, budget: Budget) -> Vec<Separation> {
    let callers = callers(program);
    let mut left = budget.instructions;
    let mut plan: Vec<Separation> = Vec::new();
    let mut places: FxHashMap<String, u32> = FxHashMap::default();
    for &phase in &phases.phases {
        if plan.len() == budget.phases {
            break;
        }
        let reached = reached(program, phase.call.target, &phases.once);
        let copied = shared(program, &callers, phase, &reached);
        let size: usize = members(&copied).map(|m| program.methods[m].instructions).sum();
        if size < FEWEST_INSTRUCTIONS || size > left {
            continue;
        }
        left -= size;
        let mut own = EntitySet::new();
        members(&reached).filter(|m| !copied.contains(*m)).for_each(|m| {
            own.insert(m);
        });
        let place = place(program, phase);
        let count = places.entry(place.clone()).or_insert(0);
        *count += 1;
        let place = if *count > 1 { format!("{place} call {count}") } else { place };
        plan.push(Separation { phase, copied, own, place });
    }
    plan
}

/// The calls of each method: in which method, at which node.
type Callers = SecondaryMap<MethodId, Vec<(MethodId, u32)>>;

fn callers(program: &Program) -> Callers {
    let mut callers = Callers::new();
    for (id, method) in program.methods.iter() {
        for call in &method.calls {
            callers[call.target].push((id, call.node));
        }
    }
    callers
}

/// Methods that can be copied and that a method reaches by calls of such, itself included.
fn reached(program: &Program, from: MethodId, once: &EntitySet<MethodId>) -> EntitySet<MethodId> {
    let mut reached = EntitySet::new();
    let mut waiting = vec![from];
    while let Some(method) = waiting.pop() {
        if program.methods[method].can_be_copied && !once.contains(method) && reached.insert(method) {
            waiting.extend(program.methods[method].calls.iter().map(|c| c.target));
        }
    }
    reached
}

/// Of the methods that a phase reaches those that may be called otherwise too.
fn shared(
    program: &Program,
    callers: &Callers,
    phase: Phase,
    reached: &EntitySet<MethodId>,
) -> EntitySet<MethodId> {
    let begin = (phase.caller, phase.call.node);
    let is_called_otherwise = |method: &MethodId| {
        let known = &callers[*method];
        let others = known.iter().any(|c| *c != begin && !reached.contains(c.0));
        others || program.mentions_of(*method) > known.len()
    };
    let mut shared = EntitySet::new();
    let mut waiting: Vec<MethodId> = members(reached).filter(is_called_otherwise).collect();
    while let Some(method) = waiting.pop() {
        if shared.insert(method) {
            let calls = program.methods[method].calls.iter().map(|c| c.target);
            waiting.extend(calls.filter(|t| reached.contains(*t)));
        }
    }
    shared
}

/// What is in a set, in order.
pub(crate) fn members(set: &EntitySet<MethodId>) -> impl Iterator<Item = MethodId> + '_ {
    set.keys().filter(|m| set.contains(*m))
}

/// The place of a phase's call, without what names of methods must not have.
fn place(program: &Program, phase: Phase) -> String {
    let caller = &program.methods[phase.caller];
    let class = &program.classes[caller.class];
    let file = class.source_file().unwrap_or_else(|| class.name().clone());
    let file = file.rsplit('/').next().unwrap_or(&file);
    let file = file.split('.').next().unwrap_or(file);
    let file: String = file.chars().map(|c| if ".;[/<>".contains(c) { '_' } else { c }).collect();
    match caller.code.lines().get(phase.call.node as usize) {
        Some(&line) if line > 0 => format!("{file}:{line}"),
        _ => format!("{file} instruction {}", phase.call.node),
    }
}
