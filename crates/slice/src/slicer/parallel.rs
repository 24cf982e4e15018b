//! Callbacks that run as often as the schedule or chance wants.
//!
//! **Skip lists** (`ConcurrentSkipListMap`) draw how high each of their nodes is, so that they hold and find
//! the same in each run, but compare others on the way. Slices may need what they hold, not how often
//! elements or comparators were asked.
//!
//! **Parallel pipelines that stop early**: how many elements they look at is up to the schedule.
//! `words.parallelStream().filter(p).limit(20)` gives the same twenty words each time, but how often `p` is
//! asked depends on how far other threads got when the twentieth was found. Slices may need such a
//! pipeline's result, not how often its callbacks ran or what these left behind. A pipeline is read off the
//! chain of calls before its last one. What the chain does not show (it comes from another method, or is
//! asked to be parallel by a statement of its own) the state of its stages does: each operation writes that
//! of what it takes and of what it gives.

use cranelift_entity::{EntityRef, EntitySet};
use fixedbitset::FixedBitSet;
use mantis_ir::{CallKind, Const, Function, Inst, Op, Value, ValueDef};
use mantis_library::{Mark, marks};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, Loc, MethodId, Target};

use super::Slicer;
use super::state::State;
use crate::optimism::Doubt;

/// Operations after which the rest of a pipeline is not looked at.
const STOPS: [&str; 8] =
    ["limit", "takeWhile", "findFirst", "findAny", "anyMatch", "allMatch", "noneMatch", "iterator"];

const INVOKE_ANY: &str = "invokeAny";

const PARALLEL: [&str; 2] = ["parallel", "parallelStream"];

/// Callbacks that run as often as the schedule or chance wants.
#[derive(Default)]
pub(crate) struct Racing {
    methods: EntitySet<MethodId>,
    /// Those that skip lists run.
    drawn: EntitySet<MethodId>,
    /// Tasks of which all but one may be cancelled.
    tasks: EntitySet<MethodId>,
    /// Whether some pipeline of the program is parallel.
    pub(crate) any: bool,
}

impl Racing {
    pub(super) fn find(analysis: &Analysis, live: &dyn Fn(MethodId, Inst) -> bool) -> Racing {
        let mut found = Racing::default();
        let runs = |u: &&EffectUse| live(u.site.0, u.site.1);
        found.drawn = asked_by_skip_lists(analysis, &runs);
        for bound in analysis.uses.values().filter(|u| runs(u) && &*u.method.name == INVOKE_ANY) {
            found.tasks.extend(called_from(analysis, bound));
        }
        let is_operation = |u: &EffectUse| is_pipeline(&u.method.class) || is_parallel(analysis, u);
        let all = analysis.uses.iter().filter(|(_, u)| runs(u) && is_operation(u));
        let operations: Vec<EffectUseId> = all.map(|(id, _)| id).collect();
        found.any = operations.iter().any(|&id| is_parallel(analysis, &analysis.uses[id]));
        if !found.any {
            return found;
        }
        let parallel = States::of(analysis, &operations, |u| is_parallel(analysis, u));
        let stopping = States::of(analysis, &operations, |u| STOPS.contains(&&*u.method.name));
        for id in operations {
            let bound = &analysis.uses[id];
            let Some(body) = analysis.body(bound.site.0) else { continue };
            let chain = Chain::before(body, bound.site.1);
            let stops = chain.stops || !chain.is_whole && stopping.meet(analysis, id);
            if !stops || !chain.parallel.unwrap_or_else(|| parallel.meet(analysis, id)) {
                continue;
            }
            found.methods.extend(called_from(analysis, bound));
        }
        found
    }

    /// Whether it runs as often as the schedule or chance wants.
    pub(super) fn contains(&self, m: MethodId) -> bool {
        self.methods.contains(m) || self.drawn.contains(m)
    }
}

/// Methods that skip lists call to compare, at once or by way of a comparator of the JDK.
fn asked_by_skip_lists(analysis: &Analysis, runs: &dyn Fn(&&EffectUse) -> bool) -> EntitySet<MethodId> {
    let lists = analysis.uses.iter().filter(|(_, u)| runs(u) && marks().is(Mark::Drawn, &u.method.class));
    let mut asking: Vec<EffectUseId> = lists.map(|(id, _)| id).collect();
    let lists = asking.len();
    let mut found = EntitySet::new();
    let mut next = 0;
    while let Some(&by) = asking.get(next) {
        let bound = &analysis.uses[by];
        // What else a list calls (`computeIfAbsent`) is not up to chance.
        let compares = |number: u16| {
            let callback = bound.effect.callbacks.get(usize::from(number));
            next >= lists
                || callback.is_some_and(|c| match &c.target {
                    mantis_library::Target::Method { name, .. } => name.starts_with("compare"),
                    mantis_library::Target::Any => true,
                })
        };
        for target in analysis.targets(bound.site) {
            if let Target::App { method, callback: Some((id, number)), .. } = target
                && *id == by
                && compares(*number)
            {
                found.insert(*method);
            }
        }
        let within = |u: &EffectUse| u.within.iter().any(|&(outer, number)| outer == by && compares(number));
        let nested: Vec<EffectUseId> = analysis
            .uses
            .iter()
            .filter(|(id, u)| within(u) && !asking.contains(id))
            .map(|(id, _)| id)
            .collect();
        asking.extend(nested);
        next += 1;
    }
    found
}

impl Slicer<'_> {
    /// Nothing may depend on how often such a callback runs.
    pub(super) fn refuse_racing(&self, state: &mut State, m: MethodId) {
        if self.prepared.racing.tasks.contains(m) && !self.prepared.alone {
            self.doubt(state, Doubt::Scheduled(m), || {
                let decl = &self.analysis.methods[m].decl;
                format!("depends on how often {decl} runs as one of the tasks of invokeAny, which cancels the others")
            });
        }
        if self.prepared.racing.contains(m) {
            let decl = &self.analysis.methods[m].decl;
            self.doubt(state, Doubt::Scheduled(m), || match self.prepared.racing.drawn.contains(m) {
                true => format!("depends on how often {decl} runs for a skip list, which draws its levels"),
                false => format!("depends on how often {decl} runs in a parallel stream that stops early"),
            });
        }
    }
}

/// Methods of the program that a call of the JDK calls back.
fn called_from<'a>(analysis: &'a Analysis, bound: &EffectUse) -> impl Iterator<Item = MethodId> + use<'a> {
    let called = |target: &Target| match target {
        Target::App { method, callback: Some(_), .. } => Some(*method),
        _ => None,
    };
    analysis.targets(bound.site).iter().filter_map(called)
}

fn is_pipeline(class: &str) -> bool {
    marks().is(Mark::Pipeline, class)
}

/// Whether an operation makes a pipeline parallel, or one that may be.
fn is_parallel(analysis: &Analysis, bound: &EffectUse) -> bool {
    let name = &&*bound.method.name;
    let is_made = marks().has(Mark::MayBeParallel, &bound.method);
    PARALLEL.contains(name) || is_made && !is_asked_for_none(analysis, bound)
}

/// Whether `StreamSupport` is asked for a sequential pipeline: its last operand says so.
fn is_asked_for_none(analysis: &Analysis, bound: &EffectUse) -> bool {
    let (m, at) = bound.site;
    let Some(body) = analysis.body(m) else { return false };
    // At a call of something else the method is a function that was passed.
    let is_call = matches!(&body.insts[at].op, Op::Invoke(_, called, _) if called.name == bound.method.name);
    let asked = body.args(at).last().and_then(|&last| made_by(body, last));
    is_call && asked.is_some_and(|asked| matches!(body.insts[asked].op, Op::Const(Const::Int(0))))
}

/// States of the stages of some pipelines: those of operations of some kind, and of all that other operations
/// make of them or made them of.
struct States(FixedBitSet);

impl States {
    fn of(analysis: &Analysis, operations: &[EffectUseId], are: impl Fn(&EffectUse) -> bool) -> States {
        let mut states = States(FixedBitSet::with_capacity(analysis.heap.locs.len()));
        let mut changed = true;
        while changed {
            let before = states.0.count_ones(..);
            for &id in operations {
                if are(&analysis.uses[id]) || states.meet(analysis, id) {
                    states.0.extend(written(analysis, id).map(|loc| loc.index()));
                }
            }
            changed = states.0.count_ones(..) != before;
        }
        states
    }

    /// Whether an operation is one of such a pipeline.
    fn meet(&self, analysis: &Analysis, operation: EffectUseId) -> bool {
        written(analysis, operation).any(|loc| self.0.contains(loc.index()))
    }
}

fn written(analysis: &Analysis, operation: EffectUseId) -> impl Iterator<Item = Loc> + '_ {
    analysis.modref.effects[operation].writes.iter().flat_map(|locs| locs.iter().copied())
}

/// What the calls say that lead to the last one of a pipeline.
struct Chain {
    /// One of them stops early.
    stops: bool,
    /// Whether they make it parallel, if they say.
    parallel: Option<bool>,
    /// They begin with its source.
    is_whole: bool,
}

impl Chain {
    fn before(body: &Function, last: Inst) -> Chain {
        let mut chain = Chain { stops: false, parallel: None, is_whole: false };
        let mut at = Some(last);
        while let Some(inst) = at {
            let Op::Invoke(kind, method, _) = &body.insts[inst].op else { break };
            let name = &&*method.name;
            chain.stops |= STOPS.contains(name);
            if PARALLEL.contains(name) {
                chain.parallel = chain.parallel.or(Some(true));
            } else if *name == "sequential" {
                chain.parallel = chain.parallel.or(Some(false));
            }
            if *kind == CallKind::Static || !is_pipeline(&method.class) {
                chain.is_whole = marks().has(Mark::Whole, method);
                break;
            }
            at = body.args(inst).first().and_then(|&receiver| made_by(body, receiver));
        }
        chain
    }
}

fn made_by(body: &Function, value: Value) -> Option<Inst> {
    match body.values[body.root(value)].def {
        ValueDef::Result(inst, _) => Some(inst),
        _ => None,
    }
}
