//! Slices of groups of features, run and compared with the instrumented program's counts.
//!
//! What `mantis check` does for every feature ([`crate::checking`]) and training for the optimistic ones
//! ([`crate::vetting`]).

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use mantis_feature::Feature;
use mantis_measure::{Row, RunSpec};
use mantis_slice::{Refusal, Rule, Slicer};
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

/// A slice on its way to a JVM.
struct Ready {
    /// Its place among the outcomes.
    place: usize,
    /// Which of the features of its group it has.
    members: Vec<usize>,
    /// Their columns.
    columns: Vec<usize>,
    jar: TempPath,
    /// Why its value may not be repeatable.
    hazard: Option<String>,
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
    let mut outcomes: Vec<Vec<Outcome>> = groups.iter().map(|g| vec![Outcome::Equal; g.len()]).collect();
    let rule = analysed.rule();
    let (send, receive) = std::sync::mpsc::sync_channel::<Vec<Ready>>(0);
    let ran = std::thread::scope(|scope| {
        let runner = scope.spawn(move || {
            let mut ran = Vec::new();
            for batch in receive {
                ran.extend(run(session, rule, &batch, rows, cancel)?);
            }
            Ok::<_, Error>(ran)
        });
        let sliced = analysed.with_slicer(|slicer| {
            for (part, chunk) in groups.chunks(BATCH).enumerate() {
                let ready = prepare(session, analysed, slicer, chunk, part * BATCH, &mut outcomes, cancel)?;
                if send.send(ready).is_err() {
                    break; // The runner failed and says why.
                }
            }
            drop(send);
            Ok::<_, Error>(())
        });
        let ran = runner.join().map_err(|_| Error::Failed("a thread that runs slices failed".to_owned()));
        sliced.and(ran?)
    })?;
    for (place, members, found) in ran {
        members.into_iter().zip(found).for_each(|(k, outcome)| outcomes[place][k] = outcome);
    }
    Ok(outcomes)
}

/// Slices groups of features, whose places among the outcomes begin at `first`; refusals are outcomes.
fn prepare(
    session: &Session,
    analysed: &Analysed<'_>,
    slicer: &mut Slicer<'_>,
    groups: &[Vec<usize>],
    first: usize,
    outcomes: &mut [Vec<Outcome>],
    cancel: &AtomicBool,
) -> Result<Vec<Ready>, Error> {
    let mut ready = Vec::new();
    for (place, columns) in (first..).zip(groups) {
        if cancel.load(Ordering::Relaxed) {
            return Err(Error::Cancelled);
        }
        let features: Vec<&Feature> = columns.iter().map(|&j| &session.catalog.features[j]).collect();
        let mut members: Vec<usize> = (0..columns.len()).collect();
        let emitted = slicer.slice(&features).and_then(|slice| {
            // One that the slice lacks does not condemn the others.
            members.retain(|&k| match analysed.has_probe(&slice, features[k]) {
                Ok(()) => true,
                Err(Refusal { reason }) => {
                    outcomes[place][k] = Outcome::Refused { reason };
                    false
                }
            });
            let features: Vec<&Feature> = members.iter().map(|&k| features[k]).collect();
            let emitted = analysed.emit_slice(&slice, &features)?;
            Ok((slice, emitted, features))
        });
        match emitted {
            Err(Refusal { reason }) => {
                members
                    .iter()
                    .for_each(|&k| outcomes[place][k] = Outcome::Refused { reason: reason.clone() });
            }
            Ok((.., features)) if features.is_empty() => {}
            Ok((slice, emitted, features)) => {
                let mut jar = tempfile::Builder::new()
                    .suffix(".jar")
                    .tempfile_in(&session.folder)
                    .map_err(Error::io("create", &session.folder))?;
                let bytes = feature_bundle(session, &features, &slice, &emitted)?.to_stored_bytes()?;
                jar.write_all(&bytes).map_err(Error::io("write", jar.path()))?;
                let hazard = slice.hazards.into_iter().next();
                // Closed: there may be more slices than a process may have open files.
                let columns = members.iter().map(|&k| columns[k]).collect();
                ready.push(Ready { place, members, columns, jar: jar.into_temp_path(), hazard });
            }
        }
    }
    Ok(ready)
}

/// The place of a slice, which features of its group it has, and an outcome for each of them.
type Ran = (usize, Vec<usize>, Vec<Outcome>);

/// Runs a batch in a JVM.
fn run(
    session: &Session,
    rule: Rule,
    ready: &[Ready],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Vec<Ran>, Error> {
    let paths: Vec<&Path> = ready.iter().map(|r| &*r.jar).collect();
    let specs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
    let mut flags = session.program.jvm_flags.clone();
    flags.push("-Xverify:all".to_owned());
    // What is younger than the first run may be what the program writes (`mantis.predictor.Sampling`).
    flags.push(format!("-Dmantis.began={}", began_millis(session, rows).unwrap_or(0)));
    let all = batch_at_once(&paths, &session.jvm, &specs, &flags, &session.folder, cancel)?;
    let judged = |(slice, answers): (&Ready, _)| {
        let names: Vec<&str> = slice.columns.iter().map(|&j| &*session.catalog.features[j].name).collect();
        let counted = |i: usize, name: &str| {
            let at = names.iter().position(|n| *n == name)?;
            Some(rows[i].features[slice.columns[at]])
        };
        let mut outcomes = judge(answers, &names, &counted);
        if let (Some(hazard), Rule::Strict) = (&slice.hazard, rule) {
            let unsure = outcomes.iter_mut().filter(|o| matches!(o, Outcome::Different { .. }));
            let reason = format!("its value is not repeatable: {hazard}");
            unsure.for_each(|o| *o = Outcome::Refused { reason: reason.clone() });
        }
        (slice.place, slice.members.clone(), outcomes)
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
