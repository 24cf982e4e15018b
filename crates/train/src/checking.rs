//! `mantis check`: every feature's slice against the instrumented program, feature by feature.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use mantis_feature::Feature;
use mantis_measure::{Row, RunSpec, Status};
use mantis_pointsto::Everything;
use mantis_slice::{Refusal, Slicer};
use serde::Serialize;
use tempfile::TempPath;

use crate::candidates::Analysed;
use crate::error::Error;
use crate::oracle::{Answer, batch, differences};
use crate::reflection::Followed;
use crate::session::Session;
use crate::training::{Listener, Step, feature_bundle};

/// Which features to check, and how.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    /// Which.
    pub selection: Selection,
    /// Leave out of the slices what the runs did not reach, as in training.
    pub covered: bool,
    /// Afterwards slice so many features at once, too, as predictors do.
    pub together: Option<usize>,
}

/// Which features to check.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All features that ran at all; one that never ran is 0 by definition.
    All,
    /// The first so many of those whose value differs between runs.
    Varying(usize),
}

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

/// A checked feature.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// Its name.
    pub feature: String,
    /// What came out.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// All checked features.
#[derive(Clone, Debug)]
pub struct Results {
    /// In the order of the catalogue.
    pub features: Vec<Checked>,
    /// Inputs on which they were compared.
    pub inputs: usize,
    /// Slices of several features at once.
    pub together: Together,
    /// Reflective calls that are not followed, and why.
    pub remarks: Vec<String>,
}

/// Slices of several features at once.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Together {
    /// How many were tried.
    pub slices: usize,
    /// How many of these are refused, though there is a slice of each of their features.
    pub refused: usize,
}

/// Slices and runs each selected feature by itself, and then several together, and compares their values with the instrumented program's.
///
/// # Errors
/// When runs cannot be made or all of them fail.
pub fn check(
    session: &Session,
    inputs: &[RunSpec],
    plan: Plan,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Results, Error> {
    let decoder = session.decoder();
    let forward = crate::training::Forward(listener);
    let store = crate::session::count(session, inputs, &decoder, &forward, cancel)?;
    let rows: Vec<&Row> = store.rows.iter().filter(|r| r.status == Status::Ok).collect();
    if rows.is_empty() {
        let why = store.rows.first().and_then(|r| r.reason.clone()).unwrap_or_default();
        return Err(Error::Failed(format!("nothing to compare with: all runs failed; the first: {why}")));
    }
    let followed = plan.covered.then(|| Followed::new(&session.app, decoder.executed()));
    listener.step(Step::Analysis, 0);
    let (app, main) = (&session.app, &session.main);
    let analysed = match &followed {
        Some(followed) => Analysed::followed(app, followed, main, session.facts)?,
        None => Analysed::within(app, main, &Everything, false, session.facts)?,
    };
    listener.step(Step::Testing, 0);
    let wanted = |j: &usize| {
        let mut values = rows.iter().map(|r| r.features[*j]);
        let first = values.next().unwrap_or(f64::NAN);
        match plan.selection {
            Selection::All => first != 0.0 || values.any(|v| v != 0.0),
            Selection::Varying(_) => values.any(|v| v != first),
        }
    };
    let limit = match plan.selection {
        Selection::Varying(n) => n,
        Selection::All => usize::MAX,
    };
    let columns: Vec<usize> = (0..store.features.len()).filter(wanted).take(limit).collect();
    let mut remarks = followed.as_ref().map_or_else(Vec::new, |f| f.remarks.clone());
    let alone: Vec<Vec<usize>> = columns.iter().map(|&j| vec![j]).collect();
    let outcomes = compare(session, &analysed, &alone, &rows, cancel)?;
    let mut outcomes: BTreeMap<usize, Outcome> =
        columns.into_iter().zip(outcomes.into_iter().flatten()).collect();
    let mut counts = Together::default();
    if let Some(size) = plan.together {
        let groups = groups(&outcomes, size);
        let together = compare(session, &analysed, &groups, &rows, cancel)?;
        for (group, found) in groups.iter().zip(together) {
            counts.slices += 1;
            counts.refused += usize::from(found.iter().any(|o| matches!(o, Outcome::Refused { .. })));
            remarks.extend(not_together(session, group, &found));
            let wrong = |o: &Outcome| !matches!(o, Outcome::Equal | Outcome::Refused { .. });
            outcomes.extend(group.iter().copied().zip(found).filter(|(_, o)| wrong(o)));
        }
    }
    let checked = |(j, outcome): (usize, Outcome)| Checked {
        feature: session.catalog.features[j].name.clone(),
        outcome,
    };
    let mut features: Vec<Checked> = outcomes.into_iter().map(checked).collect();
    refuse_unrepeatable(session, &rows, &mut features, listener, cancel)?;
    Ok(Results { features, inputs: rows.len(), together: counts, remarks })
}

/// Groups of features whose slices agree: neighbours in the catalogue are in different ones, so that each has features of many methods.
fn groups(outcomes: &BTreeMap<usize, Outcome>, size: usize) -> Vec<Vec<usize>> {
    let equal: Vec<usize> = outcomes.iter().filter(|(_, o)| **o == Outcome::Equal).map(|(&j, _)| j).collect();
    let count = equal.len().div_ceil(size.max(1));
    (0..count).map(|g| equal.iter().skip(g).step_by(count).copied().collect()).collect()
}

/// What to say of features that are not equal in one slice, though each is by itself.
fn not_together(session: &Session, group: &[usize], outcomes: &[Outcome]) -> Option<String> {
    let bad = outcomes.iter().find(|o| **o != Outcome::Equal)?;
    let names: Vec<&str> = group.iter().map(|&j| &*session.catalog.features[j].name).collect();
    let why = match bad {
        Outcome::Refused { reason } => format!("are refused: {reason}"),
        _ => "differ".to_owned(),
    };
    Some(format!("sliced together {why}: {}", names.join(", ")))
}

/// How many slices share a JVM. Each prediction has class loaders of its own, so slices see nothing of each other; starting
/// a JVM that verifies everything takes as long as some fifty slices.
const BATCH: usize = 250;

/// A slice on its way to a JVM.
struct Ready {
    /// Its place among the outcomes.
    place: usize,
    /// Its columns.
    columns: Vec<usize>,
    jar: TempPath,
    /// Why its value may not be repeatable.
    hazard: Option<String>,
}

/// Slices each group of features, by column, and runs the slices: a JVM runs one batch while the next is sliced. An outcome for each
/// member of each group.
fn compare(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: &[Vec<usize>],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Outcome>>, Error> {
    let mut outcomes: Vec<Vec<Outcome>> = groups.iter().map(|g| vec![Outcome::Equal; g.len()]).collect();
    let (send, receive) = std::sync::mpsc::sync_channel::<Vec<Ready>>(0);
    let ran = std::thread::scope(|scope| {
        let runner = scope.spawn(move || {
            let mut ran = Vec::new();
            for batch in receive {
                ran.extend(run(session, &batch, rows, cancel)?);
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
    ran.into_iter().for_each(|(k, found)| outcomes[k] = found);
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
        let emitted = slicer.slice(&features).and_then(|slice| {
            let emitted = analysed.emit_slice(&slice, &features)?;
            Ok((slice, emitted))
        });
        match emitted {
            Err(Refusal { reason }) => outcomes[place].fill(Outcome::Refused { reason }),
            Ok((slice, emitted)) => {
                let mut jar = tempfile::Builder::new()
                    .suffix(".jar")
                    .tempfile_in(&session.folder)
                    .map_err(Error::io("create", &session.folder))?;
                let bytes = feature_bundle(session, &features, &slice, &emitted)?.to_stored_bytes()?;
                jar.write_all(&bytes).map_err(Error::io("write", jar.path()))?;
                let hazard = slice.hazards.into_iter().next();
                // Closed: there may be more slices than a process may have open files.
                ready.push(Ready { place, columns: columns.clone(), jar: jar.into_temp_path(), hazard });
            }
        }
    }
    Ok(ready)
}

/// Runs a batch in a JVM.
fn run(
    session: &Session,
    ready: &[Ready],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Vec<(usize, Vec<Outcome>)>, Error> {
    let paths: Vec<&Path> = ready.iter().map(|r| &*r.jar).collect();
    let specs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
    let mut flags = session.program.jvm_flags.clone();
    flags.push("-Xverify:all".to_owned());
    let all = batch(&paths, &session.jvm, &specs, &flags, &session.folder, cancel)?;
    let judged = |(slice, answers): (&Ready, _)| {
        let names: Vec<&str> = slice.columns.iter().map(|&j| &*session.catalog.features[j].name).collect();
        let counted = |i: usize, name: &str| {
            let at = names.iter().position(|n| *n == name)?;
            Some(rows[i].features[slice.columns[at]])
        };
        let mut outcomes = judge(answers, &names, &counted);
        if let Some(hazard) = &slice.hazard {
            let unsure = outcomes.iter_mut().filter(|o| matches!(o, Outcome::Different { .. }));
            let reason = format!("its value is not repeatable: {hazard}");
            unsure.for_each(|o| *o = Outcome::Refused { reason: reason.clone() });
        }
        (slice.place, outcomes)
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

/// A slice cannot agree with a program that does not agree with itself: where a value differs, the instrumented program
/// runs twice more on that input, and a feature whose value changes is refused.
fn refuse_unrepeatable(
    session: &Session,
    rows: &[&Row],
    features: &mut [Checked],
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<(), Error> {
    let mut suspects: Vec<usize> = features.iter().filter_map(|f| f.outcome.input()).collect();
    suspects.sort_unstable();
    suspects.dedup();
    for input in suspects {
        for _ in 0..2 {
            let folder =
                tempfile::tempdir_in(&session.folder).map_err(Error::io("create", &session.folder))?;
            let decoder = session.decoder();
            let forward = crate::training::Forward(listener);
            let spec = [rows[input].input.clone()];
            let again = crate::session::count_in(session, folder.path(), &spec, &decoder, &forward, cancel)?;
            let Some(row) = again.rows.first().filter(|r| r.status == Status::Ok) else { continue };
            for checked in features.iter_mut().filter(|f| f.outcome.input() == Some(input)) {
                let Some(j) = again.features.iter().position(|n| *n == checked.feature) else { continue };
                let (first, second) = (rows[input].features[j], row.features[j]);
                if first != second {
                    let reason =
                        format!("two runs of the program on the same input give {first} and {second}");
                    checked.outcome = Outcome::Refused { reason };
                }
            }
        }
    }
    Ok(())
}

impl Outcome {
    /// The input a difference was found on.
    fn input(&self) -> Option<usize> {
        match self {
            Outcome::Different { input, .. } => Some(*input),
            _ => None,
        }
    }
}
