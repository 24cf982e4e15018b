//! `mantis check`: every feature's slice against the instrumented program, feature by feature.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Row, RunSpec, Status};
use mantis_pointsto::Everything;
use mantis_slice::Rule;
use serde::Serialize;

use crate::candidates::Analysed;
pub use crate::comparison::Outcome;
use crate::comparison::{compare, compare_repeated};
use crate::error::Error;
use crate::reflection::Followed;
use crate::session::Session;
use crate::training::{Listener, Step};
use crate::vetting::{Budget, FileReaders, GROUP, vet};

/// Which features to check, and how.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    /// Which.
    pub selection: Selection,
    /// Leave out of the slices what the runs did not reach, as in training.
    pub covered: bool,
    /// Afterwards slice so many features at once, too, as predictors do.
    pub together: Option<usize>,
    /// What slices may depend on.
    pub rule: Rule,
}

/// Which features to check.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All features that ran at all; one that never ran is 0 by definition.
    All,
    /// One of so many of these, the first to begin with: neighbours mostly have the same slice.
    Every(usize),
    /// The first so many of those whose value differs between runs.
    Varying(usize),
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
    /// Reflective calls that are not followed, and why, and what the analysis has to say.
    pub remarks: Vec<String>,
}

/// Slices of several features at once.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Together {
    /// How many were tried.
    pub slices: usize,
    /// How many of these are refused, though there is a slice of each of their features.
    pub refused: usize,
    /// How many gave the same when their classes ran again in one JVM, as those of warm predictors do.
    pub again: usize,
    /// How many did not: training would not let these run again.
    pub not_again: usize,
}

/// Features of a slice whose classes run again, at least, if there are so many.
const AGAIN: usize = 60;

/// Slices and runs each selected feature by itself, and then several together, and compares their values with
/// the instrumented program's.
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
    if let Some(why) = store.why_none() {
        return Err(Error::Failed(format!("nothing to compare with: {why}")));
    }
    let rows: Vec<&Row> = store.ok_rows().collect();
    let followed = plan.covered.then(|| Followed::new(&session.app, decoder.executed()));
    listener.step(Step::Analysis, 0);
    let (app, main) = (&session.app, &session.main);
    let mut analysed = match &followed {
        Some(followed) => Analysed::followed(app, followed, main, session.facts)?,
        None => Analysed::within(app, main, &Everything, false, session.facts)?,
    }
    .under(plan.rule)
    .with_fine(session.fine);
    listener.step(Step::Testing, 0);
    let wanted = |j: &usize| {
        let mut values = rows.iter().map(|r| r.features[*j]);
        // A sum that nobody could measure: its method is too large.
        if values.clone().any(f64::is_nan) {
            return false;
        }
        let first = values.next().unwrap_or(f64::NAN);
        match plan.selection {
            Selection::All | Selection::Every(_) => first != 0.0 || values.any(|v| v != 0.0),
            Selection::Varying(_) => values.any(|v| v != first),
        }
    };
    let (step, limit) = match plan.selection {
        Selection::All => (1, usize::MAX),
        Selection::Every(step) => (step.max(1), usize::MAX),
        Selection::Varying(n) => (1, n),
    };
    let columns: Vec<usize> = (0..store.features.len()).filter(wanted).step_by(step).take(limit).collect();
    let mut remarks = followed.as_ref().map_or_else(Vec::new, |f| f.remarks.clone());
    remarks.extend(analysed.diagnostics().iter().cloned());
    let mut outcomes: BTreeMap<usize, Outcome> = match plan.rule {
        Rule::Strict => {
            let alone: Vec<Vec<usize>> = columns.iter().map(|&j| vec![j]).collect();
            let outcomes = compare(session, &analysed, &alone, &rows, cancel)?;
            columns.into_iter().zip(outcomes.into_iter().flatten()).collect()
        }
        Rule::Optimistic => {
            analysed = with_own_files(session, analysed, &columns, &rows, cancel)?;
            // What is refused by itself would have others refused with it.
            let (sliced, refused) = apart(session, &analysed, &columns);
            let groups = sliced.chunks(GROUP).map(<[usize]>::to_vec).collect();
            let mut found = vet(session, &analysed, groups, &rows, Budget::default(), &|_| 0.0, cancel)?;
            found.extend(refused);
            found
        }
    };
    let mut counts = Together::default();
    if let Some(size) = plan.together {
        let groups = groups_of(&outcomes, size, &|_| true);
        let together = compare(session, &analysed, &groups, &rows, cancel)?;
        for (group, found) in groups.iter().zip(together) {
            counts.slices += 1;
            counts.refused += usize::from(found.iter().any(|o| matches!(o, Outcome::Refused { .. })));
            remarks.extend(not_right(session, group, &found).map(|r| format!("sliced together {r}")));
            let wrong = |o: &Outcome| !matches!(o, Outcome::Equal | Outcome::Refused { .. });
            outcomes.extend(group.iter().copied().zip(found).filter(|(_, o)| wrong(o)));
        }
        let varies = |j: &usize| rows.iter().any(|r| r.features[*j] != rows[0].features[*j]);
        let groups = groups_of(&outcomes, size.max(AGAIN), &varies);
        let again = compare_repeated(session, &analysed, &groups, &rows, cancel)?;
        for (group, found) in groups.iter().zip(again) {
            // One that is refused says nothing.
            if found.iter().any(|o| matches!(o, Outcome::Refused { .. })) {
                continue;
            }
            let remark = not_right(session, group, &found).map(|r| format!("run again {r}"));
            *(if remark.is_none() { &mut counts.again } else { &mut counts.not_again }) += 1;
            remarks.extend(remark);
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

/// Columns whose features have slices, and the others.
fn apart(
    session: &Session,
    analysed: &Analysed<'_>,
    columns: &[usize],
) -> (Vec<usize>, Vec<(usize, Outcome)>) {
    let (mut sliced, mut refused) = (Vec::new(), Vec::new());
    for &j in columns {
        match analysed.slice(&[&session.catalog.features[j]]) {
            Ok(_) => sliced.push(j),
            Err(refusal) => refused.push((j, Outcome::Refused { reason: refusal.reason })),
        }
    }
    (sliced, refused)
}

/// Finds out where the program reads its own files, as training does.
fn with_own_files<'a>(
    session: &Session,
    analysed: Analysed<'a>,
    columns: &[usize],
    rows: &[&Row],
    cancel: &AtomicBool,
) -> Result<Analysed<'a>, Error> {
    let mut readers = FileReaders::default();
    analysed.with_slicer(|slicer| {
        let columns = if slicer.reads_own_files() { columns } else { &[] };
        for &j in columns {
            if let Ok(slice) = slicer.slice(&[&session.catalog.features[j]]) {
                readers.note(j, &slice);
            }
        }
    });
    let own = readers.own_places(session, &analysed, rows, cancel)?;
    Ok(if own.is_empty() { analysed } else { analysed.with_own_files(own) })
}

/// Groups of features whose slices agree: neighbours in the catalogue are in different ones, so that each has
/// features of many methods.
fn groups_of(
    outcomes: &BTreeMap<usize, Outcome>,
    size: usize,
    which: &dyn Fn(&usize) -> bool,
) -> Vec<Vec<usize>> {
    let equal = outcomes.iter().filter(|(j, o)| **o == Outcome::Equal && which(j));
    let equal: Vec<usize> = equal.map(|(&j, _)| j).collect();
    let count = equal.len().div_ceil(size.max(1));
    (0..count).map(|g| equal.iter().skip(g).step_by(count).copied().collect()).collect()
}

/// What to say of features that are not equal in one slice, or when it runs again, though each is by itself.
fn not_right(session: &Session, group: &[usize], outcomes: &[Outcome]) -> Option<String> {
    let bad = outcomes.iter().find(|o| **o != Outcome::Equal)?;
    let names: Vec<&str> = group.iter().map(|&j| &*session.catalog.features[j].name).collect();
    let why = match bad {
        Outcome::Refused { reason } => format!("are refused: {reason}"),
        _ => format!("differ ({bad:?})"),
    };
    Some(format!("{why}: {}", names.join(", ")))
}

/// Flags of the JVMs that a program runs in again: none, then others that a program must not depend on,
/// though they are the same in all runs of one program. What a JVM takes for identity hash codes is a
/// sequence that begins anew in every JVM (so the program has the same each time, and its slices, which ask
/// for fewer, have others); splits of parallel streams depend on the processors.
const PERTURBED: [&[&str]; 4] = [
    &[],
    &[],
    &["-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3"],
    &["-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=0", "-XX:ActiveProcessorCount=3"],
];

/// A slice cannot agree with a program that does not agree with itself: where a value differs, the
/// instrumented program runs again on that input, and a feature whose value changes is refused.
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
        for flags in PERTURBED {
            let folder =
                tempfile::tempdir_in(&session.folder).map_err(Error::io("create", &session.folder))?;
            let decoder = session.decoder();
            let forward = crate::training::Forward(listener);
            let spec = [rows[input].input.clone()];
            let again = crate::session::count_under(
                session,
                flags,
                folder.path(),
                &spec,
                &decoder,
                &forward,
                cancel,
            )?;
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
