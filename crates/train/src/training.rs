//! The feedback loop of Fig. 1 of the Mantis papers: profile, fit, slice, test, reject, again.
//!
//! Unlike the papers' loop this one slices every varying feature once, before the first model: features that
//! cannot be sliced, or whose slice would execute too much of the program, are rejected on the estimate and
//! never reach a model. What is left to the loop is what only running tells: a slice that disagrees with the
//! instrumented program, and a predictor that costs more than its estimate.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant, SystemTime};

use mantis_classfile::names::MethodRef;
use mantis_energy::Origin;
use mantis_feature::{Family, Feature};
use mantis_measure::{Progress, Row, RunSpec, RunStore, Status};
use mantis_model::{Composition, Dataset, Diagnostic, Fit, Method, Screening, screen};
use mantis_predictor::Bundle;
use mantis_slice::LoopSite;
use rustc_hash::FxHashSet;

use crate::candidates::Analysed;
use crate::error::Error;
use crate::inputs::{InputFeatures, Surveyor};
use crate::launch::semantic_flags;
use crate::reflection::Followed;
use crate::session::{Executed, Session};
use crate::steady::warm;

mod again;
mod blame;
mod building;
mod columns;
mod composition;
mod description;
mod economy;
mod fits;
mod frontier;
mod novelty;
mod optimism;
mod perforating;
mod pricing;
mod report;
mod sampling;

pub use crate::resource::Resource;
pub use columns::{Column, Reads};
pub use description::{feature_bundle, kept_lines, unchecked_lines};
pub use report::{CostReport, PointReport, Price, Rejected, Report, TargetReport};

/// How to train.
#[derive(Clone, Debug)]
pub struct Options {
    /// How the runs are measured.
    pub measure: mantis_measure::Options,
    /// What to predict; the first is the main one.
    pub targets: Vec<Resource>,
    /// The regression.
    pub method: Method,
    /// Largest share of the program's time that a predictor may cost; without, the frontier goes as far as is
    /// useful.
    pub threshold: Option<f64>,
    /// Whether slices of samples of the input are tried.
    pub samples: bool,
    /// Whether features that might depend on what cannot be repeated or is not known are tried, and taken if
    /// all their values on the training inputs are right.
    pub optimistic: bool,
    /// Which features of the program there are.
    pub schemes: Vec<Family>,
    /// Whether what arguments say is a feature too.
    pub arguments: bool,
    /// Nominal coverage of the prediction intervals.
    pub level: f64,
    /// Date for the bundle's provenance.
    pub date: String,
    /// Version of the tool for the bundle's provenance.
    pub tool: String,
}

/// A stage of training that is not measuring.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Call graph, points-to, mod-ref.
    Analysis,
    /// Slicing every varying feature.
    Slicing,
    /// Model generation.
    Modelling,
    /// Running predictors on training inputs.
    Testing,
    /// Running slices of samples of the training inputs.
    Sampling,
    /// Testing optimistic slices.
    Vetting,
}

impl Step {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Step::Analysis => "analysis",
            Step::Slicing => "slicing",
            Step::Modelling => "model",
            Step::Testing => "testing",
            Step::Sampling => "sampling",
            Step::Vetting => "vetting",
        }
    }
}

/// Hears of the progress of training.
pub trait Listener: Progress {
    /// A step begins; `round` counts the iterations of the loop from 1.
    fn step(&self, step: Step, round: u32);
}

/// A predictor and how it came about.
pub struct Trained {
    /// The predictor.
    pub bundle: Bundle,
    /// The report.
    pub report: Report,
    /// The measured runs.
    pub store: RunStore,
}

/// How long cold code takes for a bytecode, in nanoseconds: between the interpreter and the first compiler.
pub const COLD_BYTECODE_NS: f64 = 6.0;
/// Inputs on which a predictor's cost is measured, each in a fresh JVM.
const COST_INPUTS: usize = 7;
/// Iterations after which the loop gives up a model.
const MAX_ROUNDS: u32 = 30;
/// The largest share of the program's time that a point of the frontier may take.
const DEAREST: f64 = 1.0;

/// Trains a predictor.
///
/// # Errors
/// When measuring is impossible or interrupted, when no run succeeded, or when no predictor can be made.
pub fn train(
    session: &Session,
    inputs: &[RunSpec],
    options: &Options,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Trained, Error> {
    let mut clock = Clock::start();
    let decoder = session.decoder();
    let progress = Forward(listener);
    let store = mantis_measure::profile(
        &session.program,
        &session.counted,
        &session.jvm,
        inputs,
        &decoder,
        &options.measure,
        &progress,
        cancel,
    )?;
    clock.lap("profiling");
    clock.at_least("profiling", store.elapsed);
    let coverage = decoder.coverage(&session.app);
    let followed = Followed::new(&session.app, decoder.executed());
    let (options, left_out) = measured(options, &store)?;
    let mut loop_ = Loop::new(session, &options, listener, cancel, &store, &followed, clock)?;
    loop_.remarks.extend(left_out);
    let energy = store.energy().filter(|_| options.targets.contains(&Resource::Energy));
    loop_.remarks.extend(energy.as_ref().map(|origin| format!("energy is {}", origin.in_words())));
    loop_.energy = energy;
    loop_.prepare()?;
    let (mut bundle, mut report) = loop_.run()?;
    report.coverage = Some(coverage);
    if let Some(machine) = store.machine() {
        bundle.description.provenance.machine = machine.cpu;
    }
    let path = session.folder.join("candidate.jar");
    bundle.write(&path)?;
    let rows: Vec<&Row> = store.ok_rows().collect();
    let flags = semantic_flags(&session.program.jvm_flags);
    match warm(&path, &session.jvm, &rows, &flags, &session.folder, cancel) {
        Ok(warm) => report.cost.warm = warm,
        Err(Error::Failed(why)) => {
            report.remarks.push(format!("what warm predictions take is not known: {why}"));
        }
        Err(error) => return Err(error),
    }
    Ok(Trained { bundle, report, store })
}

/// Without the targets that no run without errors told anything about, and a remark for each of these.
fn measured(options: &Options, store: &RunStore) -> Result<(Options, Vec<String>), Error> {
    let mut options = options.clone();
    let unmeasured = unmeasured(&options.targets, store);
    options.targets.retain(|t| !unmeasured.contains(t));
    match unmeasured.first() {
        Some(first) if options.targets.is_empty() => {
            Err(Error::Failed(format!("nothing to learn: {}", why_unmeasured(*first))))
        }
        _ => Ok((options, unmeasured.into_iter().map(why_unmeasured).collect())),
    }
}

/// Targets that were not measured although runs ended well.
pub(crate) fn unmeasured(targets: &[Resource], store: &RunStore) -> Vec<Resource> {
    let is_known = |t: &Resource| store.ok_rows().any(|row| t.of(row).is_some());
    let any = store.ok_rows().next().is_some();
    targets.iter().copied().filter(|t| any && !is_known(t)).collect()
}

/// Why a target was not measured, and what to do.
pub(crate) fn why_unmeasured(target: Resource) -> String {
    let why = match target {
        Resource::Allocated => {
            "this JVM does not say what threads that have ended allocated; JDK 21 and later and current updates of \
             JDK 17 do (--java-home)"
        }
        Resource::Memory => "this system has no /proc/self/status with the largest resident size",
        Resource::Heap => {
            "no heap that fits into this machine was enough for a run to end as it does with plenty, within \
             twice its time"
        }
        Resource::Energy => {
            "no run took anything as far as the meter tells: it did not move, or the idle machine takes as much; \
             metered runs have to be longer, and timed (--repeats 1 or more)"
        }
        _ => "no run told it; measure with --repeats 1 or more",
    };
    format!("{} is not predicted: {why}", target.name())
}

/// Passes measuring events on.
pub(crate) struct Forward<'a>(pub &'a dyn Listener);

impl Progress for Forward<'_> {
    fn event(&self, event: mantis_measure::Event) {
        self.0.event(event);
    }
}

/// Seconds per stage.
struct Clock {
    last: Instant,
    laps: Vec<(String, f64)>,
}

impl Clock {
    fn start() -> Clock {
        Clock { last: Instant::now(), laps: Vec::new() }
    }

    /// Ends a lap; laps of the same name add up.
    fn lap(&mut self, name: &str) {
        let seconds = self.last.elapsed().as_secs_f64();
        self.last = Instant::now();
        match self.laps.iter_mut().find(|(n, _)| n == name) {
            Some((_, sum)) => *sum += seconds,
            None => self.laps.push((name.to_owned(), seconds)),
        }
    }

    /// Counts what an earlier command did of a lap.
    fn at_least(&mut self, name: &str, all: Duration) {
        if let Some((_, sum)) = self.laps.iter_mut().find(|(n, _)| n == name) {
            *sum = sum.max(all.as_secs_f64());
        }
    }
}

struct Loop<'a> {
    session: &'a Session,
    options: &'a Options,
    listener: &'a dyn Listener,
    cancel: &'a AtomicBool,
    rows: Vec<&'a Row>,
    failed: Vec<(usize, String)>,
    executed: &'a Executed,
    analysed: Analysed<'a>,
    /// The same under the optimistic rule, where some feature needs it.
    optimistic: Option<Analysed<'a>>,
    /// For columns that only the optimistic rule slices, a hash of what their slices assume.
    assumed: BTreeMap<usize, u64>,
    /// Files that the program writes and reads again ([`optimism`]).
    files: optimism::OwnFiles,
    /// Whether strict features were tested in small groups ([`blame`]).
    blamed: bool,
    /// Inputs on which predictors were wrong and features were tested again ([`optimism`]).
    seen_wrong: BTreeSet<usize>,
    /// What each column of `data` is.
    columns: Vec<Column>,
    /// What inputs say: the columns behind those of the program.
    said: InputFeatures,
    data: Dataset,
    screening: Screening,
    /// What columns are known to stand for, of bytecodes and of bytes.
    known: [Composition; 2],
    /// Bytecodes of each feature's slice in all runs.
    costs: BTreeMap<usize, u64>,
    exclude: Vec<usize>,
    /// Loops that may leave out iterations, by their number.
    loops: Vec<LoopSite>,
    /// Where they are, for readers.
    loop_places: Vec<String>,
    /// Columns that no model reads of whole inputs, because their slices cost more than any predictor may or
    /// were not tested, but may of samples.
    dear: Vec<usize>,
    /// Names of features that are counted in parts of inputs for estimates of the whole only.
    helping: BTreeSet<String>,
    rejected: Vec<Rejected>,
    memory: fits::Memory,
    /// Methods whose code that no run reached no slice can follow.
    stays_cold: RefCell<FxHashSet<MethodRef>>,
    clock: Clock,
    /// See [`Report::novel`].
    novel: Option<usize>,
    remarks: Vec<String>,
    /// Where figures of energy come from, if there are any.
    energy: Option<Origin>,
}

impl<'a> Loop<'a> {
    fn new(
        session: &'a Session,
        options: &'a Options,
        listener: &'a dyn Listener,
        cancel: &'a AtomicBool,
        store: &'a RunStore,
        followed: &'a Followed,
        mut clock: Clock,
    ) -> Result<Loop<'a>, Error> {
        let mut rows = Vec::new();
        let mut failed = Vec::new();
        for (i, row) in store.rows.iter().enumerate() {
            let complete = options.targets.iter().all(|t| t.of(row).is_some());
            if row.status == Status::Ok && complete {
                rows.push(row);
            } else {
                let unknown =
                    || options.targets.iter().find(|t| row.status == Status::Ok && t.of(row).is_none());
                let why =
                    row.reason.clone().or_else(|| Some(format!("{} was not measured", unknown()?.name())));
                failed.push((i, why.unwrap_or_else(|| row.status.name().to_owned())));
            }
        }
        if rows.is_empty() {
            let why = failed.first().map_or_else(
                || "the run list is empty".to_owned(),
                |(i, w)| format!("all {} runs failed; run {}: {w}", failed.len(), i + 1),
            );
            return Err(Error::Failed(format!("nothing to learn from: {why}")));
        }
        listener.step(Step::Analysis, 0);
        let analysed = match options.optimistic {
            true => Analysed::briefly(followed, &session.main, session.facts)?,
            false => Analysed::followed(&session.app, followed, &session.main, session.facts)?,
        };
        clock.lap("analysis");
        let mut remarks = session.remarks.clone();
        remarks.extend(followed.remarks.iter().cloned());
        remarks.extend(analysed.diagnostics().iter().cloned());
        if rows.iter().any(|r| r.exact == Some(false)) {
            remarks.push("threads shared counters in some runs: counts may be inexact".to_owned());
        }
        let mut names = store.features.clone();
        let mut columns =
            (0..names.len()).map(|j| rows.iter().map(|r| r.features[j]).collect()).collect::<Vec<Vec<f64>>>();
        let mut of =
            (0..names.len()).map(|j| Column::program(&session.catalog.features[j])).collect::<Vec<_>>();
        for (column, of) in columns.iter_mut().zip(&of) {
            // What nobody asks for is as if it did not vary.
            if of.feature.scheme.family().is_some_and(|family| !options.schemes.contains(&family)) {
                column.fill(0.0);
            }
        }
        let mut said = InputFeatures::default();
        if options.arguments {
            let inputs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
            said = Surveyor::of(session, cancel).features(&inputs, measuring_began(session, &rows))?;
            names.extend(said.features.iter().map(|f| f.name.clone()));
            columns.extend(said.columns.iter().cloned());
            of.extend(said.features.iter().map(Column::program));
        }
        let data = Dataset::new(names, columns, vec![0.0; rows.len()]);
        let screening = screen(&data);
        let known = composition::known(session, &rows, &of, (&data, &screening));
        Ok(Loop {
            session,
            options,
            listener,
            cancel,
            rows,
            failed,
            executed: &followed.executed,
            analysed,
            optimistic: None,
            assumed: BTreeMap::new(),
            blamed: false,
            files: optimism::OwnFiles::default(),
            seen_wrong: BTreeSet::new(),
            columns: of,
            said,
            data,
            screening,
            known,
            costs: BTreeMap::new(),
            exclude: Vec::new(),
            loops: Vec::new(),
            loop_places: Vec::new(),
            dear: Vec::new(),
            helping: BTreeSet::new(),
            rejected: Vec::new(),
            memory: fits::Memory::default(),
            stays_cold: RefCell::default(),
            clock,
            novel: None,
            remarks,
            energy: None,
        })
    }

    /// Whether a target's figures are estimates.
    fn is_estimated(&self, target: Resource) -> bool {
        target == Resource::Energy && self.energy.as_ref().is_some_and(Origin::is_estimated)
    }

    fn feature(&self, column: usize) -> &Feature {
        &self.columns[column].feature
    }

    /// What it takes a JVM that was just started to find what inputs say of some columns.
    fn nanos_said(&self, columns: &[usize]) -> f64 {
        let first = self.session.catalog.len();
        let said = columns.iter().filter(|&&j| self.feature(j).is_input());
        self.said.nanos_together(said.map(|j| j - first))
    }

    fn varying(&self) -> Vec<usize> {
        let mut all: Vec<usize> =
            self.screening.classes.iter().flat_map(|c| c.members.iter().copied()).collect();
        all.sort_unstable();
        all
    }

    fn reject(&mut self, column: usize, reason: String, round: u32) {
        if !self.exclude.contains(&column) {
            self.exclude.push(column);
            self.rejected.push(Rejected { feature: self.data.names[column].clone(), reason, round });
        }
    }

    /// The largest share of the program's time that a predictor may take.
    fn most_share(&self) -> f64 {
        self.options.threshold.unwrap_or(DEAREST)
    }

    /// Slices every varying feature; rejects those without a slice, and notes those whose slice only a sample
    /// makes cheap enough.
    fn prepare(&mut self) -> Result<(), Error> {
        self.listener.step(Step::Slicing, 0);
        let varying = self.varying();
        let (most, too_much) = self.most_of_slice();
        let costs = self.costs_of(&self.analysed, &varying, most, &too_much);
        let costs = self.with_optimism(&varying, costs, most, &too_much)?;
        for (column, cost) in varying.into_iter().zip(costs) {
            match cost {
                Err(reason) => self.reject_or_sample(column, reason, &too_much),
                Ok(cost) => self.note_cost(column, cost),
            }
        }
        self.weigh();
        self.clock.lap("slicing");
        self.vet_promising()?;
        self.measure_prices()
    }

    /// What a slice may cost in all runs, and what to say of those that cost more.
    fn most_of_slice(&self) -> (u64, String) {
        let share = self.most_share();
        let too_much = format!("its slice would cost more than {} % of the program's time", 100.0 * share);
        ((share * self.whole()) as u64, too_much)
    }

    /// Notes what a column's slice costs, with what is read of its input.
    fn note_cost(&mut self, column: usize, cost: u64) {
        let said = self.nanos_said(&[column]) / COLD_BYTECODE_NS;
        self.costs.insert(column, cost + said as u64 * self.executed.runs);
    }

    /// Rejects a column without a slice; one whose slice only costs too much may be read of samples.
    fn reject_or_sample(&mut self, column: usize, reason: String, too_much: &str) {
        if reason == too_much && self.options.threshold.is_none() {
            self.dear.push(column);
            self.exclude.push(column);
        } else {
            self.reject(column, reason, 0);
        }
    }

    /// Screens the columns again after they or their costs changed.
    fn weigh(&mut self) {
        let cost = |j: usize| self.costs.get(&j).map_or(f64::MAX, |&c| c as f64 + 1.0);
        self.data.cost = Some((0..self.data.names.len()).map(cost).collect());
        self.screening = screen(&self.data);
        self.estimate();
        self.memory.clear();
    }

    /// Bytecodes that a cold JVM executes in the time of all runs; without measured times, those of the
    /// program.
    fn whole(&self) -> f64 {
        match self.median_time() {
            Some(ns) => ns * self.executed.runs.max(1) as f64 / COLD_BYTECODE_NS,
            None => self.executed.bytecodes.max(1) as f64,
        }
    }

    fn median_time(&self) -> Option<f64> {
        let mut times: Vec<f64> = self.rows.iter().filter_map(|r| Resource::Time.of(r)).collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied()
    }

    fn dataset(&self, target: Resource) -> Dataset {
        let y = self.rows.iter().map(|r| target.of(r).unwrap_or(0.0)).collect();
        Dataset {
            y,
            counted: target.counted_in(&self.rows),
            known: self.known_of(target).cloned(),
            ..self.data.clone()
        }
    }

    /// What columns are known to stand for of what decides a resource.
    fn known_of(&self, target: Resource) -> Option<&Composition> {
        match target {
            Resource::Time | Resource::Bytecodes => Some(&self.known[0]),
            Resource::Bytes => Some(&self.known[1]),
            Resource::Allocated | Resource::Memory | Resource::Heap | Resource::Energy => None,
        }
    }

    /// The run-to-run spread of times of the same input, the median over inputs.
    fn time_noise(&self) -> Option<f64> {
        let mut spreads: Vec<f64> = self.rows.iter().filter_map(|r| r.time_spread()).collect();
        spreads.sort_by(f64::total_cmp);
        spreads.get(spreads.len() / 2).copied()
    }
}

/// What the fits remark, each of its resource; columns that are left out for their values are left out for
/// every resource.
pub(crate) fn remarks(fits: &[(Resource, Fit)]) -> Vec<String> {
    let mut left_out = BTreeSet::new();
    let mut remarks = Vec::new();
    for (target, fit) in fits {
        for diagnostic in &fit.diagnostics {
            match diagnostic {
                Diagnostic::NonFiniteColumn { name, .. } => {
                    left_out.insert(format!("'{name}'"));
                }
                other => remarks.push(format!("{}: {other}", target.name())),
            }
        }
    }
    if !left_out.is_empty() {
        let names: Vec<String> = left_out.iter().cloned().collect();
        let what = if names.len() == 1 {
            "feature with values that are not finite was"
        } else {
            "features with values that are not finite were"
        };
        remarks.push(format!("{} {what} left out: {}", names.len(), names.join(", ")));
    }
    remarks
}

/// File systems take the time from clocks that tick so seldom, in milliseconds at most; a JVM takes longer to
/// start.
const TICK: u128 = 10;

/// From when on files may have been written by the measured runs; where journals do not say, when the first
/// of any inputs was measured below this working folder.
pub(crate) fn measuring_began(session: &Session, rows: &[&Row]) -> Option<SystemTime> {
    let ended = rows.iter().filter(|r| r.status == Status::Ok);
    let first = ended.map(|r| r.began).min().flatten();
    first.or_else(|| std::fs::metadata(runs_folder(session)).and_then(|m| m.created()).ok())
}

/// The flags of JVMs that run predictors after runs of these inputs: with what these left, predictions that
/// come before them do not begin.
pub(crate) fn tried_flags(session: &Session, rows: &[&Row]) -> Vec<String> {
    let mut flags = semantic_flags(&session.program.jvm_flags);
    if let Some(began) = began_millis(session, rows) {
        flags.push(format!("-Dmantis.left={began}"));
    }
    flags
}

/// From when on a file may be one of the runs' own, in milliseconds since 1970.
pub(crate) fn began_millis(session: &Session, rows: &[&Row]) -> Option<u128> {
    let began = measuring_began(session, rows)?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    Some(began.as_millis() + TICK)
}

/// Where a program's runs are kept below the working folder.
pub fn runs_folder(session: &Session) -> PathBuf {
    session.folder.join("runs")
}
