//! What all slices of an analysed program have in common.

use std::cell::OnceCell;
use std::sync::Arc;

use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_ir::Inst;
use mantis_library::Needs;
use mantis_pointsto::{Analysis, EffectUseId, Loc, MethodId, Program, Site};
use rustc_hash::{FxHashMap, FxHashSet};

use super::ambient::{self, Decided};
use super::calls::{Entered, always_needed, entered};
use super::early::Starts;
use super::memory::null_hostile_reads;
use super::moments::Moments;
use super::parallel::Racing;
use super::texts::Texts;
use super::threads::{self, WaitLoops, methods_in_threads, writes_of};
use super::turns;
use crate::counted::possible_limits;
use crate::exceptions::Exceptions;
use crate::files::OwnFiles;
use crate::flow::Flow;
use crate::optimism::{Standing, own_calls};
use crate::types::FailedInitialiser;

/// What all slices of an analysed program have in common: made once for an analysis and borrowed by slicers.
pub struct Prepared {
    /// The control flow of each method with a body.
    pub(crate) flows: SecondaryMap<MethodId, Option<Arc<Flow>>>,
    /// Whether the coverage comes from training runs.
    pub(crate) covered: bool,
    /// Class initialisers: their writes are needed wherever they are read.
    pub(super) clinits: Vec<MethodId>,
    /// What they find depends on when they run.
    pub(super) moments: Moments,
    /// Which texts are one object, and whether a comparison tells.
    pub(super) texts: Texts,
    /// Locations that a JDK method which rejects null may read.
    pub(super) hostile: FxHashSet<Loc>,
    /// Methods that run in threads the program starts.
    pub(super) in_threads: EntitySet<MethodId>,
    /// What they may write.
    pub(super) thread_writes: FixedBitSet,
    /// Where it starts them.
    pub(super) starts: Starts,
    /// Loops that wait for another thread.
    pub(super) waits: WaitLoops,
    /// Callbacks that run as often as the schedule or chance wants.
    pub(crate) racing: Racing,
    /// Statements of each method that may compute the limit of a counted loop.
    pub(crate) limits: SecondaryMap<MethodId, Vec<Inst>>,
    /// Statements that failed for a reason which slices do not share.
    pub(crate) failed: FxHashMap<Site, String>,
    /// Those that failed because a static initialiser did.
    pub(crate) failed_initialisers: FxHashMap<Site, FailedInitialiser>,
    /// Calls that set what any call of the JDK may depend on: the default locale and time zone.
    pub(super) ambient: Vec<(Site, Option<EffectUseId>)>,
    /// What is up to properties that the program sets.
    pub(crate) decided: Vec<Decided>,
    /// Whether all that runs, runs in one thread.
    pub(crate) alone: bool,
    /// Whether threads run one at a time.
    pub(crate) in_turn: bool,
    /// Whether all have names that the program gives.
    pub(super) named: bool,
    /// What an optimistic slice takes to enter methods of the program alone.
    pub(super) own_calls: EntitySet<EffectUseId>,
    /// What the tables say of the method of each call of the JDK.
    pub(crate) standing: SecondaryMap<EffectUseId, Standing>,
    /// What each call of the JDK needs whatever is needed of it.
    pub(super) always: PrimaryMap<EffectUseId, Needs>,
    /// What each of them enters.
    pub(super) entered: SecondaryMap<EffectUseId, Entered>,
    /// Made when the first slicer has a limit.
    pub(super) free: OnceCell<FxHashSet<Site>>,
    /// See [`files`](crate::files); computed when the first slice reads a file.
    pub(crate) own_files: OnceCell<OwnFiles>,
    /// What costs nothing where no slicer has a limit.
    pub(super) nothing: FxHashSet<Site>,
}

impl Prepared {
    /// Prepares slicing of an analysed program. `live` must be the coverage the analysis used; `threw` tells
    /// which statements ended by an exception if the coverage comes from training runs.
    pub fn new(
        program: &Program,
        analysis: &Analysis,
        live: &dyn Fn(MethodId, Inst) -> bool,
        threw: Option<&dyn Fn(MethodId, Inst) -> bool>,
    ) -> Prepared {
        let exceptions = Exceptions::compute(program, analysis, live, threw);
        let (mut flows, mut limits) = (SecondaryMap::new(), SecondaryMap::new());
        for (m, data) in analysis.methods.iter() {
            if let Some(body) = &data.body {
                limits[m] = possible_limits(body);
                let mut outcome = |i| exceptions.outcome(m, body, i);
                flows[m] = Some(Arc::new(Flow::build(body, &|i| live(m, i), &mut outcome)));
            }
        }
        let initialisers = analysis.methods.iter().filter(|(_, d)| &*d.decl.name == "<clinit>");
        let clinits: Vec<MethodId> = initialisers.map(|(m, _)| m).collect();
        let in_threads = methods_in_threads(analysis);
        Prepared {
            flows,
            covered: threw.is_some(),
            moments: Moments::find(analysis, &clinits),
            texts: Texts::find(analysis, live),
            clinits,
            hostile: null_hostile_reads(analysis),
            starts: Starts::find(analysis),
            thread_writes: writes_of(analysis, &in_threads),
            in_threads,
            waits: WaitLoops::find(program, analysis),
            racing: Racing::find(analysis, live),
            limits,
            failed: exceptions.failed(),
            failed_initialisers: exceptions.failed_initialisers().clone(),
            ambient: ambient::ambient(analysis, live),
            decided: ambient::decided(analysis, live),
            alone: threads::is_alone(program, analysis, live),
            in_turn: turns::are_in_turn(program, analysis, live),
            named: threads::are_named(program, analysis, live),
            own_calls: own_calls(program, analysis),
            standing: Standing::of_calls(program, analysis),
            always: always_needed(analysis),
            entered: entered(analysis),
            free: OnceCell::new(),
            own_files: OnceCell::new(),
            nothing: FxHashSet::default(),
        }
    }
}
