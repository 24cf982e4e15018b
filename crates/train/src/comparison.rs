//! Slices of groups of features, run and compared with the instrumented program's counts.
//!
//! What `mantis check` does for every feature ([`crate::checking`]) and training for the optimistic ones
//! ([`crate::vetting`]).

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mantis_emit::runs_again;
use mantis_feature::Feature;
use mantis_measure::{Row, RunSpec};
use mantis_slice::{Refusal, Rule, Slicer};
use rustc_hash::FxHashMap;
use serde::Serialize;
use tempfile::TempPath;

use crate::candidates::Analysed;
use crate::error::Error;
use crate::oracle::{Answer, batch_at_once, differences};
use crate::session::Session;
use crate::training::{began_millis, feature_bundle};

/// What checking a feature gave.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase", tag = "outcome")]
pub enum Outcome {
    /// The slice computes the instrumented program's value on every input.
    Equal,
    /// There is no slice.
    Refused {
        /// Why.
        reason: String,
    },
    /// The slice computes something else.
    Different {
        /// Index of the first such input.
        input: usize,
        /// What was counted.
        counted: f64,
        /// What the slice gives.
        sliced: Option<f64>,
    },
    /// The slice does not answer.
    Failed {
        /// Index of the first such input.
        input: usize,
        /// What it says.
        error: String,
    },
}

impl Outcome {
    /// Makes an input that is one of `some` the same one of `all`.
    pub(crate) fn place_among(&mut self, some: &[&Row], all: &[&Row]) {
        if let Outcome::Different { input, .. } | Outcome::Failed { input, .. } = self {
            let place = |row: &&Row| all.iter().position(|other| std::ptr::eq(*row, *other));
            *input = some.get(*input).and_then(place).unwrap_or(*input);
        }
    }

    /// The input a difference was found on.
    pub(crate) fn input(&self) -> Option<usize> {
        match self {
            Outcome::Different { input, .. } => Some(*input),
            _ => None,
        }
    }
}

/// How many slices share a JVM. Each prediction has class loaders of its own, so slices see nothing of each
/// other; starting a JVM that verifies everything takes as long as some fifty slices.
const BATCH: usize = 250;
/// Work of the slicer ([`Slicer::steps`]) after which slices get a JVM at once: it runs them while the next
/// ones are made.
const WORK: u64 = 50_000_000;

/// A slice that was emitted.
struct Cut {
    /// The columns of its group that it has, in their order.
    columns: Vec<usize>,
    /// Closed: there may be more slices than a process may have open files.
    jar: TempPath,
    /// Why its value may not be repeatable.
    hazard: Option<String>,
}

/// Whether slices are run once in a class loader, or several times where their classes can.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Runs {
    Once,
    Again,
}

/// How often all inputs are asked where classes run again: the first prediction is made of others.
const ROUNDS: usize = 3;

/// Slices by the columns of their features, for those who ask for the same again.
#[derive(Default)]
pub(crate) struct Cuts(FxHashMap<Vec<usize>, Arc<Cut>>);

/// A slice on its way to a JVM, with its place among the outcomes.
struct Ready {
    place: usize,
    cut: Arc<Cut>,
}

/// Slices each group of features, by column, and runs the slices on the inputs of the rows: a JVM runs one
/// batch while the next is sliced. An outcome for each member of each group.
///
/// # Errors
/// When no slice can be run, or the user interrupts.
pub(crate) fn compare(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: &[Vec<usize>],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Outcome>>, Error> {
    compare_all(session, analysed, groups, (rows, Runs::Once), None, cancel)
}

/// The same, which keeps the slices, under the same rule, for the next time.
///
/// # Errors
/// See [`compare`].
pub(crate) fn compare_keeping(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: &[Vec<usize>],
    rows: &[&Row],
    cuts: Option<&mut Cuts>,
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Outcome>>, Error> {
    compare_all(session, analysed, groups, (rows, Runs::Once), cuts, cancel)
}

/// The same, for several rounds of all inputs, with classes that run again where there are such.
///
/// # Errors
/// See [`compare`].
pub(crate) fn compare_repeated(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: &[Vec<usize>],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Outcome>>, Error> {
    compare_all(session, analysed, groups, (rows, Runs::Again), None, cancel)
}

fn compare_all(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: &[Vec<usize>],
    (rows, runs): (&[&Row], Runs),
    mut cuts: Option<&mut Cuts>,
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Outcome>>, Error> {
    let mut outcomes: Vec<Vec<Outcome>> = groups.iter().map(|g| vec![Outcome::Equal; g.len()]).collect();
    let rule = analysed.rule();
    let (send, receive) = std::sync::mpsc::sync_channel::<Vec<Ready>>(0);
    let ran = std::thread::scope(|scope| {
        let runner = scope.spawn(move || {
            let mut ran = Vec::new();
            for batch in receive {
                ran.extend(run(session, rule, &batch, (rows, runs), cancel)?);
            }
            Ok::<_, Error>(ran)
        });
        let sliced = analysed.with_slicer(|slicer| {
            let mut batch: Vec<Ready> = Vec::new();
            let mut begun = slicer.steps();
            for (place, columns) in groups.iter().enumerate() {
                if cancel.load(Ordering::Relaxed) {
                    return Err(Error::Cancelled);
                }
                let known = cuts.as_ref().and_then(|cuts| cuts.0.get(columns)).cloned();
                let cut = match known {
                    Some(cut) => Some(cut),
                    None => {
                        cut(session, analysed, slicer, (columns, runs), &mut outcomes[place])?.map(Arc::new)
                    }
                };
                let Some(cut) = cut else { continue };
                if let Some(cuts) = &mut cuts {
                    cuts.0.insert(cut.columns.clone(), cut.clone());
                }
                batch.push(Ready { place, cut });
                if batch.len() == BATCH || slicer.steps() - begun >= WORK {
                    begun = slicer.steps();
                    if send.send(std::mem::take(&mut batch)).is_err() {
                        return Ok(()); // The runner failed and says why.
                    }
                }
            }
            if !batch.is_empty() {
                // See above.
                let _ = send.send(batch);
            }
            drop(send);
            Ok::<_, Error>(())
        });
        let ran = runner.join().map_err(|_| Error::Failed("a thread that runs slices failed".to_owned()));
        sliced.and(ran?)
    })?;
    for (place, cut, found) in ran {
        let mut found = cut.columns.iter().zip(found).peekable();
        for (column, outcome) in groups[place].iter().zip(&mut outcomes[place]) {
            if let Some((_, judged)) = found.next_if(|(own, _)| *own == column) {
                *outcome = judged;
            }
        }
    }
    Ok(outcomes)
}

/// Slices a group of features; refusals are outcomes.
fn cut(
    session: &Session,
    analysed: &Analysed<'_>,
    slicer: &mut Slicer<'_>,
    (columns, runs): (&[usize], Runs),
    outcomes: &mut [Outcome],
) -> Result<Option<Cut>, Error> {
    let features: Vec<&Feature> = columns.iter().map(|&j| &session.catalog.features[j]).collect();
    let mut members: Vec<usize> = (0..columns.len()).collect();
    let emitted = slicer.slice(&features).and_then(|slice| {
        // One that the slice lacks does not condemn the others.
        members.retain(|&k| match analysed.has_probe(&slice, features[k]) {
            Ok(()) => true,
            Err(Refusal { reason }) => {
                outcomes[k] = Outcome::Refused { reason };
                false
            }
        });
        let features: Vec<&Feature> = members.iter().map(|&k| features[k]).collect();
        let emitted = analysed.emit_slice(&slice, &features)?;
        Ok((slice, emitted, features))
    });
    match emitted {
        Err(Refusal { reason }) => {
            members.iter().for_each(|&k| outcomes[k] = Outcome::Refused { reason: reason.clone() });
            Ok(None)
        }
        Ok((.., features)) if features.is_empty() => Ok(None),
        Ok((slice, emitted, features)) => {
            let mut jar = tempfile::Builder::new()
                .suffix(".jar")
                .tempfile_in(&session.folder)
                .map_err(Error::io("create", &session.folder))?;
            let mut bundle = feature_bundle(session, &features, &slice, &emitted)?;
            if let (Runs::Again, Ok(classes)) = (runs, runs_again(&emitted.classes, &emitted.entry)) {
                bundle.again.insert(0, classes);
            }
            let bytes = bundle.to_stored_bytes()?;
            jar.write_all(&bytes).map_err(Error::io("write", jar.path()))?;
            let hazard = slice.hazards.into_iter().next();
            let columns = members.iter().map(|&k| columns[k]).collect();
            Ok(Some(Cut { columns, jar: jar.into_temp_path(), hazard }))
        }
    }
}

/// The place of a slice, the slice, and an outcome for each of its features.
type Ran = (usize, Arc<Cut>, Vec<Outcome>);

/// Runs a batch in a JVM.
fn run(
    session: &Session,
    rule: Rule,
    ready: &[Ready],
    (rows, runs): (&[&Row], Runs),
    cancel: &AtomicBool,
) -> Result<Vec<Ran>, Error> {
    let paths: Vec<&Path> = ready.iter().map(|r| &*r.cut.jar).collect();
    let mut specs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
    if runs == Runs::Again {
        specs = specs.repeat(ROUNDS);
    }
    let mut flags = session.program.jvm_flags.clone();
    flags.push("-Xverify:all".to_owned());
    // What is younger than the first run may be what the program writes (`mantis.predictor.Sampling`).
    flags.push(format!("-Dmantis.began={}", began_millis(session, rows).unwrap_or(0)));
    let all = batch_at_once(&paths, &session.jvm, &specs, &flags, &session.folder, cancel)?;
    let judged = |(Ready { place, cut }, answers): (&Ready, _)| {
        let names: Vec<&str> = cut.columns.iter().map(|&j| &*session.catalog.features[j].name).collect();
        let counted = |i: usize, name: &str| {
            let at = names.iter().position(|n| *n == name)?;
            Some(rows[i % rows.len()].features[cut.columns[at]])
        };
        let mut outcomes = judge(answers, &names, &counted);
        if let (Some(hazard), Rule::Strict) = (&cut.hazard, rule) {
            let unsure = outcomes.iter_mut().filter(|o| matches!(o, Outcome::Different { .. }));
            let reason = format!("its value is not repeatable: {hazard}");
            unsure.for_each(|o| *o = Outcome::Refused { reason: reason.clone() });
        }
        (*place, cut.clone(), outcomes)
    };
    Ok(ready.iter().zip(all).map(judged).collect())
}

/// An outcome for each feature of a slice.
fn judge(
    answers: Result<Vec<Answer>, String>,
    names: &[&str],
    counted: &dyn Fn(usize, &str) -> Option<f64>,
) -> Vec<Outcome> {
    let failed = |input: usize, error: String| vec![Outcome::Failed { input, error }; names.len()];
    let all = match answers {
        Ok(all) => all,
        Err(error) => return failed(0, error),
    };
    if let Some((input, error)) = all.iter().enumerate().find_map(|(i, a)| Some((i, a.error.clone()?))) {
        return failed(input, error);
    }
    let mut outcomes = vec![Outcome::Equal; names.len()];
    for d in differences(&all, counted) {
        if let Some(at) = names.iter().position(|n| *n == d.feature) {
            outcomes[at] = Outcome::Different { input: d.input, counted: d.counted, sliced: d.sliced };
        }
    }
    for (outcome, name) in outcomes.iter_mut().zip(names) {
        let lacks = |a: &Answer| !a.features.iter().any(|f| f.name == *name);
        if let Some(input) = all.iter().position(lacks) {
            *outcome = Outcome::Failed { input, error: "the slice does not give it".to_owned() };
        }
    }
    outcomes
}
