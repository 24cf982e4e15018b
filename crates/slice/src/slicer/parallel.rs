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
//! chain of calls before its last one; one that comes from elsewhere may be parallel if any is.

use cranelift_entity::EntitySet;
use mantis_classfile::names::MethodRef;
use mantis_ir::{CallKind, Const, Function, Inst, Op, Value, ValueDef};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, MethodId, Target};

use super::Slicer;
use super::state::State;
use crate::optimism::Doubt;

/// Operations after which the rest of a pipeline is not looked at.
const STOPS: [&str; 8] =
    ["limit", "takeWhile", "findFirst", "findAny", "anyMatch", "allMatch", "noneMatch", "iterator"];

const PARALLEL: [&str; 2] = ["parallel", "parallelStream"];

/// Callbacks that run as often as the schedule or chance wants.
#[derive(Default)]
pub(crate) struct Racing {
    methods: EntitySet<MethodId>,
    /// Those that skip lists run.
    drawn: EntitySet<MethodId>,
    /// Whether some pipeline of the program is parallel.
    pub(crate) any: bool,
}

impl Racing {
    pub(super) fn find(analysis: &Analysis, live: &dyn Fn(MethodId, Inst) -> bool) -> Racing {
        let mut found = Racing::default();
        let runs = |u: &&EffectUse| live(u.site.0, u.site.1);
        found.drawn = asked_by_skip_lists(analysis, &runs);
        found.any = analysis.uses.values().filter(runs).any(|u| PARALLEL.contains(&&*u.method.name));
        if !found.any {
            return found;
        }
        for bound in analysis.uses.values().filter(runs).filter(|u| is_pipeline(&u.method.class)) {
            let (m, inst) = bound.site;
            let stops = analysis.body(m).is_some_and(|body| races(body, inst));
            for target in analysis.targets(bound.site) {
                if let (true, Target::App { method, callback: Some(_), .. }) = (stops, target) {
                    found.methods.insert(*method);
                }
            }
        }
        found
    }

    pub(super) fn contains(&self, m: MethodId) -> bool {
        self.methods.contains(m) || self.drawn.contains(m)
    }
}

/// Methods that skip lists call to compare, at once or by way of a comparator of the JDK.
fn asked_by_skip_lists(analysis: &Analysis, runs: &dyn Fn(&&EffectUse) -> bool) -> EntitySet<MethodId> {
    const LISTS: &str = "java/util/concurrent/ConcurrentSkipList";
    let lists = analysis.uses.iter().filter(|(_, u)| runs(u) && u.method.class.starts_with(LISTS));
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
        if self.racing.contains(m) {
            let decl = &self.analysis.methods[m].decl;
            self.doubt(state, Doubt::Scheduled(m), || match self.racing.drawn.contains(m) {
                true => format!("depends on how often {decl} runs for a skip list, which draws its levels"),
                false => format!("depends on how often {decl} runs in a parallel stream that stops early"),
            });
        }
    }
}

fn is_pipeline(class: &str) -> bool {
    class.starts_with("java/util/stream/") && class.ends_with("Stream")
}

/// Whether the pipeline that a call ends may run in parallel and stop early.
fn races(body: &Function, last: Inst) -> bool {
    let (mut stops, mut parallel) = (false, None);
    let mut at = Some(last);
    while let Some(inst) = at {
        let Op::Invoke(kind, method, _) = &body.insts[inst].op else { break };
        let name = &&*method.name;
        stops |= STOPS.contains(name);
        let is_source = *kind == CallKind::Static || !is_pipeline(&method.class);
        if PARALLEL.contains(name) {
            parallel = parallel.or(Some(true));
        } else if *name == "sequential" || is_source && is_sequential(body, inst, method) {
            parallel = parallel.or(Some(false));
        }
        if is_source {
            break;
        }
        at = body.args(inst).first().and_then(|&receiver| made_by(body, receiver));
    }
    stops && parallel.unwrap_or(true)
}

/// Whether a pipeline that begins with this call is sequential: those of the JDK are, unless they are made of
/// others or asked to be parallel.
fn is_sequential(body: &Function, at: Inst, source: &MethodRef) -> bool {
    if &*source.class == "java/util/stream/StreamSupport" {
        let asked = body.args(at).last().and_then(|&last| made_by(body, last));
        return asked.is_some_and(|asked| matches!(body.insts[asked].op, Op::Const(Const::Int(0))));
    }
    source.class.starts_with("java/") && &*source.name != "concat"
}

fn made_by(body: &Function, value: Value) -> Option<Inst> {
    match body.values[body.root(value)].def {
        ValueDef::Result(inst, _) => Some(inst),
        _ => None,
    }
}
