//! The feedback loop of Fig. 1 of the Mantis papers: profile, fit, slice, test, reject, again.
//!
//! Unlike the papers' loop this one slices every varying feature once, before the first model: features that cannot be
//! sliced, or whose slice would execute too much of the program, are rejected on the estimate and never reach a model.
//! What is left to the loop is what only running tells: a slice that disagrees with the instrumented program, and a
//! predictor that costs more than its estimate.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use mantis_feature::Feature;
use mantis_measure::{Progress, Row, RunSpec, RunStore};
use mantis_model::{Dataset, Diagnostic, Fit, Method, Screening, screen};
use mantis_predictor::{Bundle, Target};
use mantis_slice::Slice;
use serde::{Deserialize, Serialize};

use crate::arguments;
use crate::candidates::Analysed;
use crate::error::Error;
use crate::fitting::cross_validate;
use crate::oracle::Answer;
use crate::reflection::Followed;
use crate::session::{Executed, Session};

mod building;
mod description;
mod economy;
mod report;

use description::describe;
pub use description::{feature_bundle, kept_lines, unchecked_lines};
pub use report::{CostReport, Rejected, Report, TargetReport};

/// A resource that can be predicted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// Execution time.
    Time,
    /// Executed bytecodes.
    Bytecodes,
    /// Logically allocated bytes.
    Bytes,
}

impl Resource {
    /// Its name in bundles and reports.
    pub fn name(self) -> &'static str {
        match self {
            Resource::Time => "time",
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes => "bytes",
        }
    }

    /// Its unit.
    pub fn unit(self) -> &'static str {
        match self {
            Resource::Time => "ns",
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes => "bytes",
        }
    }

    /// Its value in a run, if it was measured.
    pub fn of(self, row: &Row) -> Option<f64> {
        match self {
            Resource::Time => row.time_ns(),
            Resource::Bytecodes => row.bytecodes,
            Resource::Bytes => row.allocated_bytes,
        }
        .map(|v| v as f64)
    }

    /// What was counted of each run without error and explains this resource, as far as something does: the resource itself, or
    /// for times the executed bytecodes.
    pub fn counted(self, rows: &[&Row]) -> Option<Vec<f64>> {
        let counted = if self == Resource::Time { Resource::Bytecodes } else { self };
        rows.iter().map(|r| counted.of(r)).collect()
    }
}

/// How to train.
#[derive(Clone, Debug)]
pub struct Options {
    /// How the runs are measured.
    pub measure: mantis_measure::Options,
    /// What to predict; the first is the main one.
    pub targets: Vec<Resource>,
    /// The regression.
    pub method: Method,
    /// Largest share of the program's time that a feature may cost.
    pub threshold: f64,
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
}

impl Step {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Step::Analysis => "analysis",
            Step::Slicing => "slicing",
            Step::Modelling => "model",
            Step::Testing => "testing",
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
/// Bytecodes that looking at an argument stands for: a system call if it is a file.
const ARGUMENT_COST: u64 = 600;
/// Inputs on which a predictor's cost is measured, each in a fresh JVM.
const COST_INPUTS: usize = 7;
/// Iterations after which the loop gives up.
const MAX_ROUNDS: u32 = 30;

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
    let followed = Followed::new(&session.app, decoder.executed());
    let mut loop_ = Loop::new(session, options, listener, cancel, &store, &followed, clock)?;
    loop_.prepare()?;
    let (bundle, report) = loop_.run()?;
    Ok(Trained { bundle, report, store })
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
    /// Features of the command line: the columns behind those of the program.
    arguments: Vec<Feature>,
    data: Dataset,
    screening: Screening,
    /// Bytecodes of each feature's slice in all runs.
    costs: BTreeMap<usize, u64>,
    exclude: Vec<usize>,
    rejected: Vec<Rejected>,
    clock: Clock,
    remarks: Vec<String>,
}

/// A predictor that was built and run.
struct Candidate {
    bundle: Bundle,
    answers: Vec<Answer>,
    cost: CostReport,
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
            if row.status == mantis_measure::Status::Ok && complete {
                rows.push(row);
            } else {
                let why = row.reason.clone().unwrap_or_else(|| row.status.name().to_owned());
                failed.push((i, why));
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
        let analysed = Analysed::followed(&session.app, followed, &session.main, session.facts)?;
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
        let mut arguments = Vec::new();
        if options.arguments {
            let inputs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
            for (feature, values) in arguments::features(&inputs, measuring_began(session)) {
                names.push(feature.name.clone());
                columns.push(values);
                arguments.push(feature);
            }
        }
        let data = Dataset::new(names, columns, vec![0.0; rows.len()]);
        let screening = screen(&data);
        Ok(Loop {
            session,
            options,
            listener,
            cancel,
            rows,
            failed,
            executed: &followed.executed,
            analysed,
            arguments,
            data,
            screening,
            costs: BTreeMap::new(),
            exclude: Vec::new(),
            rejected: Vec::new(),
            clock,
            remarks,
        })
    }

    fn feature(&self, column: usize) -> &Feature {
        let own = &self.session.catalog.features;
        own.get(column).unwrap_or_else(|| &self.arguments[column - own.len()])
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

    /// Slices every varying feature; rejects those without a slice and those that are hopelessly expensive.
    fn prepare(&mut self) -> Result<(), Error> {
        self.listener.step(Step::Slicing, 0);
        let varying = self.varying();
        let features: Vec<&Feature> = varying.iter().map(|&j| self.feature(j)).collect();
        let executed = self.executed;
        let most = (self.options.threshold * self.whole()) as u64;
        let percent = 100.0 * self.options.threshold;
        let too_much = format!("its slice would cost more than {percent} % of the program's time");
        let costs = self.analysed.costs(&features, &|m, o| executed.count(m, o), most, &too_much);
        for (column, cost) in varying.into_iter().zip(costs) {
            match cost {
                Err(reason) => self.reject(column, reason, 0),
                Ok(cost) => {
                    let look =
                        if self.feature(column).is_argument() { ARGUMENT_COST * executed.runs } else { 0 };
                    self.costs.insert(column, cost + look);
                }
            }
        }
        let cost = |j: usize| self.costs.get(&j).map_or(f64::MAX, |&c| c as f64 + 1.0);
        self.data.cost = Some((0..self.data.names.len()).map(cost).collect());
        self.screening = screen(&self.data);
        self.clock.lap("slicing");
        Ok(())
    }

    /// Bytecodes that a cold JVM executes in the time of all runs; without measured times, those of the program.
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
        Dataset { y, counted: target.counted(&self.rows), ..self.data.clone() }
    }

    fn run(mut self) -> Result<(Bundle, Report), Error> {
        for round in 1..=MAX_ROUNDS {
            self.listener.step(Step::Modelling, round);
            let fits = self.fit(&self.exclude)?;
            let fits = self.economise(fits, round)?;
            self.clock.lap("model");
            let chosen = economy::chosen(&fits);
            self.listener.step(Step::Testing, round);
            let before = self.exclude.len();
            let candidate = self.build_and_test(&fits, &chosen, round)?;
            self.clock.lap("testing");
            match candidate {
                Some(candidate) if self.exclude.len() == before => {
                    return self.finish(candidate, fits, &chosen, round);
                }
                _ => {}
            }
        }
        Err(Error::Failed(format!("after {MAX_ROUNDS} iterations there was still a feature to reject")))
    }

    fn bundle(
        &self,
        fits: &[(Resource, Fit)],
        chosen: &[usize],
        slice: &Slice,
        emitted: &mantis_emit::Emitted,
    ) -> Result<Bundle, Error> {
        let features: Vec<&Feature> = chosen.iter().map(|&j| self.feature(j)).collect();
        let targets = fits
            .iter()
            .map(|(target, fit)| Target {
                name: target.name().to_owned(),
                unit: target.unit().to_owned(),
                inputs: fit
                    .model
                    .columns()
                    .iter()
                    .filter_map(|c| chosen.iter().position(|x| x == c))
                    .collect(),
                formula: fit.model.formula(),
                error: None,
                model: fit.model.clone(),
            })
            .collect();
        let mut description = describe(self.session, &features, targets, slice, emitted);
        description.provenance.runs = self.rows.len() as u64;
        description.provenance.failed_runs = self.failed.len() as u64;
        description.provenance.date.clone_from(&self.options.date);
        description.provenance.tool.clone_from(&self.options.tool);
        let resources = description::resources(self.session, slice)?;
        Ok(Bundle { description, classes: emitted.classes.clone(), resources })
    }

    fn finish(
        mut self,
        candidate: Candidate,
        fits: Vec<(Resource, Fit)>,
        chosen: &[usize],
        rounds: u32,
    ) -> Result<(Bundle, Report), Error> {
        let Candidate { mut bundle, answers, cost } = candidate;
        debug_assert_eq!(answers.len(), self.rows.len());
        let mut targets = Vec::new();
        self.remarks.extend(remarks(&fits));
        for (target, fit) in fits {
            let data = self.dataset(target);
            let held_out = cross_validate(self.options.method, &data, &self.exclude, self.options.level)?;
            if let Some(known) = bundle.description.targets.iter_mut().find(|t| t.name == target.name()) {
                known.error = Some(held_out.error);
            }
            targets.push(TargetReport {
                target,
                formula: fit.model.formula(),
                features: fit.model.features.iter().map(|f| f.name.clone()).collect(),
                train_error: fit.model.train_error,
                held_out,
                actual: data.y,
            });
        }
        self.clock.lap("model");
        let varying = self.varying().len();
        let mut spreads: Vec<f64> = self.rows.iter().filter_map(|r| r.time_spread()).collect();
        spreads.sort_by(f64::total_cmp);
        let report = Report {
            found: self.data.names.len(),
            varying,
            distinct: self.screening.classes.len(),
            usable: varying - self.exclude.len().min(varying),
            chosen: chosen.iter().map(|&j| self.data.names[j].clone()).collect(),
            targets,
            rejected: self.rejected,
            cost,
            rounds,
            runs: self.rows.len(),
            failed: self.failed,
            seconds: self.clock.laps,
            time_noise: spreads.get(spreads.len() / 2).copied(),
            remarks: self.remarks,
        };
        Ok((bundle, report))
    }
}

/// What the fits remark, each of its resource; columns that are left out for their values are left out for every resource.
fn remarks(fits: &[(Resource, Fit)]) -> Vec<String> {
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

/// When the first run of the program was kept.
fn measuring_began(session: &Session) -> Option<std::time::SystemTime> {
    std::fs::metadata(runs_folder(session)).and_then(|m| m.created()).ok()
}

/// Where a program's runs are kept below the working folder.
pub fn runs_folder(session: &Session) -> PathBuf {
    session.folder.join("runs")
}
