//! The result of the whole-program analysis, as the slicer reads it.

use std::collections::BTreeSet;
use std::sync::Arc;

use cranelift_entity::{PrimaryMap, SecondaryMap};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Function, Inst, Value};
use mantis_library::Library;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constraints::{MethodData, Site, Target};
use crate::coverage::Coverage;
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::{Loc, MethodId, Obj};
use crate::heap::{Granularity, Heap, LocData};
use crate::modref::ModRef;
use crate::outside::Outside;
use crate::program::Program;
use crate::seen::Seen;
use crate::solver::Solver;
use crate::unseen::Makers;

/// A call of a method of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The call statement.
    pub site: Site,
    /// Index of the target in [`Analysis::targets`] of the site.
    pub target: usize,
}

/// Call graph, heap and mod-ref of a program.
pub struct Analysis {
    /// The methods reached from `main`.
    pub methods: PrimaryMap<MethodId, MethodData>,
    /// Ids by declaration.
    pub method_ids: FxHashMap<MethodRef, MethodId>,
    /// Objects and locations.
    pub heap: Heap,
    /// Effects of JDK calls.
    pub uses: PrimaryMap<EffectUseId, EffectUse>,
    /// Locations of statements, effects and methods.
    pub modref: ModRef,
    /// Who calls a method.
    pub callers: SecondaryMap<MethodId, Vec<Caller>>,
    /// Where each class of the program may be initialised.
    pub clinit_triggers: FxHashMap<Name, Vec<Site>>,
    /// `main`.
    pub main: MethodId,
    /// Whether the program may start threads.
    pub threaded: bool,
    /// Methods that ran in training though nothing is known to call them, or too little.
    pub hidden: BTreeSet<MethodId>,
    /// Calls that ran in training though it is not known what they enter, and accesses of objects that are
    /// not known.
    pub lost: FxHashSet<Site>,
    /// Code that was not analysed; the methods of it that analysed code calls too are [`Analysis::hidden`].
    pub outside: Outside,
    /// How far the heap tells objects apart.
    pub granularity: Granularity,
    /// How many of the levels of detail are too fine for what `main` reaches, whatever is known of its
    /// callers.
    pub too_fine: usize,
    /// What it took.
    pub took: Took,
    /// Of [`guess`], what it knows of who makes objects.
    makers: Makers,
    /// Things the analysis had to assume or could not see.
    pub diagnostics: Vec<String>,
    /// Methods that the JDK is not called to enter from some calls, since training never saw it.
    pub unseen: BTreeSet<MethodRef>,
    targets: FxHashMap<Site, Vec<Target>>,
}

/// The most facts (subset edges, and members of points-to sets by the memory that they take) an analysis may
/// hold by default: about a gigabyte and a half, but for the coarsest level.
pub const FACTS: usize = 10_000_000;

/// How often news may pass along an edge, for each fact that an analysis may hold by default, and that the
/// last level may do more. Few objects that all flow everywhere hold little memory and take minutes; what
/// needs this much takes half a minute.
const TOLD: usize = 3;
const LAST_TOLD: usize = 2;

/// How far the analysis goes into detail: the heap, whether the questions of a JDK call are one effect
/// ([`crate::queries`]), and how many quarters of the facts: the finest level gives up early, the last one
/// hardly ever. The second seldom fails where the coarser heaps do not: these mix what collections hold, and
/// so have more to say.
const LEVELS: [(Granularity, bool, usize); 4] = [
    (Granularity::Site, false, 1),
    (Granularity::Site, true, 4),
    (Granularity::Allocator, true, 2),
    (Granularity::Class, true, 12),
];

/// How much an analysis tries before it finds a program too large.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// All levels of detail.
    #[default]
    Full,
    /// The finest ones, and these not for long: where [`guess`] is there for what is too large.
    Brief,
    /// What an analysis of nearly the same program took and a little more ([`Took::budget`]), at its level.
    Like(Took),
}

/// What an analysis took.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Took {
    level: usize,
    facts: usize,
    told: usize,
}

/// How many times what an analysis took another one of nearly the same program may take; where less than
/// this many facts are, they do not matter.
const LARGER: usize = 8;
const SMALL: usize = 1_000_000;

impl Took {
    fn of(level: usize, solver: &Solver<'_>) -> Took {
        Took { level, facts: solver.graph.facts(), told: solver.graph.told() }
    }

    fn budget(&self) -> Budget {
        let larger = |n: usize| n.saturating_mul(LARGER).max(SMALL);
        Budget { facts: larger(self.facts), told: larger(self.told) }
    }
}

/// How many levels a brief analysis tries, and how often news may pass along an edge for each fact.
const BRIEF_LEVELS: usize = 2;
const BRIEF_TOLD: usize = 1;

/// What an analysis may take before it gives up.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Budget {
    /// What the pointer graph may hold ([`crate::graph::PointerGraph::facts`]).
    pub facts: usize,
    /// How often news may pass along an edge.
    pub told: usize,
}

impl Budget {
    const NONE: Budget = Budget { facts: usize::MAX, told: usize::MAX };

    fn min(self, other: Budget) -> Budget {
        Budget { facts: self.facts.min(other.facts), told: self.told.min(other.told) }
    }

    fn of(level: usize, quarters: usize, facts: usize) -> Budget {
        let more = if level + 1 == LEVELS.len() { LAST_TOLD } else { 1 };
        Budget {
            facts: facts.saturating_mul(quarters) / 4,
            told: facts.max(FACTS).saturating_mul(TOLD * more),
        }
    }
}

/// Analyses a program from its `main`, with the finest heap whose points-to facts number at most `facts`,
/// as far as `effort` goes. When even the coarsest holds more, nothing but `main` itself is analysed, so that
/// every feature is refused ([`Outside::too_large`]).
pub fn analyse(
    program: &Program,
    library: &Library,
    coverage: &dyn Coverage,
    main: &MethodRef,
    facts: usize,
    effort: Effort,
) -> Analysis {
    let mut leave_outside = false;
    let mut too_fine = 0;
    let levels = match effort {
        Effort::Full => 0..LEVELS.len(),
        Effort::Brief => 0..BRIEF_LEVELS,
        Effort::Like(took) => took.level..took.level + 1,
    };
    for (level, (granularity, together, budget)) in LEVELS.into_iter().enumerate() {
        if !levels.contains(&level) {
            continue;
        }
        loop {
            let mut budget = Budget::of(level, budget, facts);
            match effort {
                Effort::Full => {}
                Effort::Brief => budget.told = facts.max(FACTS).saturating_mul(BRIEF_TOLD),
                Effort::Like(took) => budget = budget.min(took.budget()),
            }
            let mut solver = Solver::new(program, library, coverage, granularity, budget, main);
            solver.settings.together = together;
            solver.settings.leave_outside = leave_outside;
            solver.settings.too_fine = too_fine;
            if solver.run().is_some() {
                return solved(solver, level);
            }
            if solver.reached.outgrown {
                too_fine = level + 1;
            }
            // Methods that nothing calls take any object: most often it is they that make it large.
            if solver.reached.hidden.is_empty() || leave_outside || effort != Effort::Full {
                break;
            }
            leave_outside = true;
        }
    }
    let why = match effort {
        Effort::Full | Effort::Like(_) => {
            format!("its points-to sets hold more than {facts} facts; every feature is refused")
        }
        Effort::Brief => "nothing is proved of its features".to_owned(),
    };
    unanalysed(program, library, coverage, main, &why)
}

/// Guesses again what else makes objects unseen only so often.
const PASSES: usize = 5;

/// What is known before [`guess`] begins.
pub enum Before<'a> {
    /// So many of the finest levels of detail [`analyse`] found [too fine](Analysis::too_fine): they are not
    /// tried again.
    TooFine(usize),
    /// What it found of nearly the same program: it takes no more than a little more, at that level, or finds
    /// the program too large.
    Like(&'a Analysis),
}

/// Analyses a program as [`analyse`] does, but what ran although nothing is known to call it is attributed to
/// calls of the JDK that may have run it, or left out. Only for slices that are compared with counted runs.
pub fn guess(
    program: &Program,
    library: &Library,
    coverage: &dyn Coverage,
    main: &MethodRef,
    facts: usize,
    before: Before<'_>,
) -> Analysis {
    let (too_fine, like) = match before {
        Before::TooFine(levels) => (levels, None),
        Before::Like(analysis) => (analysis.took.level, Some(analysis)),
    };
    let mut levels = LEVELS.into_iter().enumerate().skip(too_fine);
    let mut level = levels.next();
    let mut makers = like.map_or_else(Makers::new, |analysis| analysis.makers.clone());
    let mut passes = 0;
    while let Some((number, (granularity, together, budget))) = level {
        let mut budget = Budget::of(number, budget, facts);
        if let Some(analysis) = like {
            budget = budget.min(analysis.took.budget());
        }
        let mut solver = Solver::new(program, library, coverage, granularity, budget, main);
        solver.settings.together = together;
        solver.settings.too_fine = too_fine;
        (solver.settings.guesses, solver.settings.patient) = (true, true);
        solver.settings.seen = Seen::of(coverage);
        solver.settings.makers = makers.clone();
        passes += 1;
        let mut more = Makers::new();
        let solved_all = solver.run().and_then(|()| {
            more = solver.find_makers();
            if !more.is_empty() && passes < PASSES {
                return Some(());
            }
            solver.attribute()?;
            more = solver.find_makers();
            Some(())
        });
        match solved_all {
            None if like.is_some() => break,
            None => level = levels.next(),
            Some(()) if more.is_empty() || passes >= PASSES => return solved(solver, number),
            Some(()) => {
                for (method, constructors) in more {
                    makers.entry(method).or_default().extend(constructors);
                }
            }
        }
    }
    let why = format!("its points-to sets hold more than {facts} facts; every feature is refused");
    unanalysed(program, library, coverage, main, &why)
}

/// Analyses a small program at the finest level, without a budget, and says what values of its methods may
/// point to, in the order of the objects; `None` for values of methods that are not reached. An [`Analysis`]
/// keeps no points-to sets: whoever wants to look at some asks beforehand.
pub fn ask(
    program: &Program,
    library: &Library,
    coverage: &dyn Coverage,
    main: &MethodRef,
    values: &[(MethodRef, Value)],
) -> (Analysis, Vec<Option<Vec<Obj>>>) {
    let mut solver = Solver::new(program, library, coverage, Granularity::Site, Budget::NONE, main);
    solver.run();
    let mut answer = |(method, value): &(MethodRef, Value)| {
        let m = *solver.reached.ids.get(method)?;
        let node = solver.value_node(m, *value);
        Some(node.map_or_else(Vec::new, |node| solver.graph.pts(node).iter().collect()))
    };
    let answers = values.iter().map(&mut answer).collect();
    (solved(solver, 0), answers)
}

/// The analysis of a program that is too large.
fn unanalysed(
    program: &Program,
    library: &Library,
    coverage: &dyn Coverage,
    main: &MethodRef,
    why: &str,
) -> Analysis {
    let entry = OnlyEntered(coverage);
    let mut solver = Solver::new(program, library, &entry, Granularity::Class, Budget::NONE, main);
    solver.settings.leave_outside = true;
    solver.settings.too_fine = LEVELS.len();
    solver.run();
    solver.extensions.outside.too_large = true;
    // That all of it is outside says no more.
    solver.diagnostics.clear();
    solver.diagnostics.push(format!("the program is too large to analyse: {why}"));
    solved(solver, LEVELS.len() - 1)
}

/// What ran is known, but no statement is analysed.
struct OnlyEntered<'a>(&'a dyn Coverage);

impl Coverage for OnlyEntered<'_> {
    fn executed(&self, _: &MethodRef, _: u32) -> bool {
        false
    }

    fn entered(&self) -> Vec<MethodRef> {
        self.0.entered()
    }
}

fn solved(mut solver: Solver<'_>, level: usize) -> Analysis {
    let took = Took::of(level, &solver);
    let mut lost = solver.lost_sites();
    lost.extend(&solver.reached.lost);
    lost.extend(solver.may_enter_hidden());
    lost.extend(solver.reached.surprised.iter().copied());
    let modref = solver.mod_ref();
    match solver.settings.granularity {
        Granularity::Site => {}
        Granularity::Allocator => solver.diagnostics.push(
            "the program is large: objects are told apart by their class and the class that makes them, not by allocation site"
                .to_owned(),
        ),
        Granularity::Class => solver
            .diagnostics
            .push("the program is large: objects are told apart by their class only".to_owned()),
    }
    solver.heap.field_names = solver.program.fields();
    let mut targets = std::mem::take(&mut solver.calls.targets);
    let mut callers: SecondaryMap<MethodId, Vec<Caller>> = SecondaryMap::new();
    let mut sites: Vec<Site> = targets.keys().copied().collect();
    sites.sort_unstable();
    for site in sites {
        for (index, target) in targets.get_mut(&site).into_iter().flatten().enumerate() {
            if let Target::App { method, .. } = target {
                callers[*method].push(Caller { site, target: index });
            }
        }
    }
    let threaded = solver.uses.values().any(|u| u.effect.is_threaded());
    solver.diagnostics.sort();
    solver.diagnostics.dedup();
    let main = solver.reached.ids[&solver.settings.main];
    Analysis {
        main,
        threaded,
        lost,
        callers,
        targets,
        modref,
        granularity: solver.settings.granularity,
        too_fine: solver.settings.too_fine,
        took,
        makers: solver.settings.makers,
        methods: solver.methods,
        method_ids: solver.reached.ids,
        heap: solver.heap,
        uses: solver.uses,
        clinit_triggers: solver.reached.triggers,
        hidden: solver.reached.hidden,
        outside: solver.extensions.outside,
        unseen: solver.reached.unseen,
        diagnostics: solver.diagnostics,
    }
}

impl Analysis {
    /// What a call may run; empty for other statements.
    pub fn targets(&self, site: Site) -> &[Target] {
        self.targets.get(&site).map_or(&[], Vec::as_slice)
    }

    /// The body of a reached method.
    pub fn body(&self, m: MethodId) -> Option<&Arc<Function>> {
        self.methods[m].body.as_ref()
    }

    /// `File.java:line` of a statement.
    pub fn place(&self, site: Site) -> String {
        crate::body::place(&self.methods[site.0], site.1)
    }

    /// A location in words.
    pub fn loc_name(&self, loc: Loc) -> String {
        match &self.heap.locs[loc] {
            LocData::Static(field) => format!("{}.{}", field.class.replace('/', "."), field.name),
            LocData::Field(obj, key) => {
                let data = &self.heap.objects[*obj];
                let field = match key {
                    crate::heap::FieldKey::Declared(f) => self.heap.field_names[*f].name.to_string(),
                    crate::heap::FieldKey::Pseudo(p) => format!("{p:?}").to_lowercase(),
                };
                format!("{obj}<{}>.{field}", data.class.replace('/', "."))
            }
        }
    }

    /// Locations a statement itself reads.
    pub fn refs(&self, m: MethodId, inst: Inst) -> &[Loc] {
        self.modref.refs.get(&(m, inst)).map_or(&[], Vec::as_slice)
    }

    /// Locations a statement itself writes.
    pub fn mods(&self, m: MethodId, inst: Inst) -> &[Loc] {
        self.modref.mods.get(&(m, inst)).map_or(&[], Vec::as_slice)
    }
}
