//! `mantis check`: every feature's slice against the instrumented program, feature by feature.

use std::sync::atomic::AtomicBool;

use mantis_feature::Feature;
use mantis_measure::{RunSpec, Status};
use mantis_pointsto::{Coverage, Everything};
use serde::Serialize;

use crate::candidates::Analysed;
use crate::error::Error;
use crate::oracle::{answers, differences};
use crate::session::Session;
use crate::training::{Listener, Step, feature_bundle};

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
}

/// Slices and runs each selected feature by itself and compares its values with the instrumented program's. With
/// `covered`, slices leave out what these runs did not reach, as in training.
///
/// # Errors
/// When runs cannot be made or all of them fail.
pub fn check(
    session: &Session,
    inputs: &[RunSpec],
    selection: Selection,
    covered: bool,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Results, Error> {
    let decoder = session.decoder();
    let forward = crate::training::Forward(listener);
    let store = crate::session::count(session, inputs, &decoder, &forward, cancel)?;
    let rows: Vec<_> = store.rows.iter().filter(|r| r.status == Status::Ok).collect();
    if rows.is_empty() {
        let why = store.rows.first().and_then(|r| r.reason.clone()).unwrap_or_default();
        return Err(Error::Failed(format!("nothing to compare with: all runs failed; the first: {why}")));
    }
    let executed = decoder.executed();
    let coverage: &dyn Coverage = if covered { &executed } else { &Everything };
    listener.step(Step::Analysis, 0);
    let analysed = Analysed::new(&session.app, &session.main, coverage, covered)?;
    listener.step(Step::Testing, 0);
    let specs: Vec<&RunSpec> = rows.iter().map(|r| &r.input).collect();
    let wanted = |j: &usize| {
        let mut values = rows.iter().map(|r| r.features[*j]);
        let first = values.next().unwrap_or(f64::NAN);
        match selection {
            Selection::All => first != 0.0 || values.any(|v| v != 0.0),
            Selection::Varying(_) => values.any(|v| v != first),
        }
    };
    let limit = match selection {
        Selection::Varying(n) => n,
        Selection::All => usize::MAX,
    };
    let columns: Vec<usize> = (0..store.features.len()).filter(wanted).take(limit).collect();
    let one = |&j: &usize| -> Result<Checked, Error> {
        let feature = &session.catalog.features[j];
        let counted = |i: usize, _: &str| Some(rows[i].features[j]);
        let outcome = compare(session, &analysed, feature, &specs, &counted, cancel)?;
        Ok(Checked { feature: feature.name.clone(), outcome })
    };
    let features = columns.iter().map(one).collect::<Result<Vec<_>, Error>>()?;
    Ok(Results { features, inputs: rows.len() })
}

fn compare(
    session: &Session,
    analysed: &Analysed<'_>,
    feature: &Feature,
    inputs: &[&RunSpec],
    counted: &dyn Fn(usize, &str) -> Option<f64>,
    cancel: &AtomicBool,
) -> Result<Outcome, Error> {
    let (slice, emitted) = match analysed.emit(&[feature]) {
        Ok(built) => built,
        Err(refusal) => return Ok(Outcome::Refused { reason: refusal.reason }),
    };
    let jar = tempfile::Builder::new()
        .suffix(".jar")
        .tempfile_in(&session.folder)
        .map_err(Error::io("create", &session.folder))?;
    feature_bundle(session, &[feature], &slice, &emitted).write(jar.path())?;
    let mut flags = session.program.jvm_flags.clone();
    flags.push("-Xverify:all".to_owned());
    let all = match answers(jar.path(), &session.jvm, inputs, &flags, &session.folder, cancel) {
        Ok(all) => all,
        Err(Error::Failed(error)) => return Ok(Outcome::Failed { input: 0, error }),
        Err(other) => return Err(other),
    };
    if let Some((input, error)) = all.iter().enumerate().find_map(|(i, a)| Some((i, a.error.clone()?))) {
        return Ok(Outcome::Failed { input, error });
    }
    Ok(match differences(&all, counted).into_iter().next() {
        None => Outcome::Equal,
        Some(d) => Outcome::Different { input: d.input, counted: d.counted, sliced: d.sliced },
    })
}
