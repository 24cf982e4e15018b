//! Counted runs under JVMs that differ where programs should not notice: what changes there no slice can be
//! right about.
//!
//! A JVM makes up identity hash codes by a sequence that begins anew in each JVM, so a program that depends
//! on them counts the same every time, and so does one that depends on how many parts a parallel stream
//! has. Slices ask for other identity hash codes in another order. The oracle cannot see that from inputs
//! on which it happens to make no difference; a JVM with another sequence, other processors, another time
//! zone and locale shows it.

use std::sync::atomic::AtomicBool;

use mantis_measure::{RunSpec, RunStore, Status};

use crate::checking::{Outcome, Results};
use crate::error::Error;
use crate::session::{Session, count_under};
use crate::training::{Forward, Listener};

/// Flags of JVMs that differ from the usual one, and what they change.
const JVMS: [(&str, &[&str]); 5] = [
    ("another start", &[]),
    ("other identity hash codes", &["-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3"]),
    ("equal identity hash codes", &["-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2"]),
    ("other processors", &["-XX:ActiveProcessorCount=5"]),
    (
        "another time zone and locale",
        &["-Duser.timezone=Pacific/Chatham", "-Duser.language=tr", "-Duser.country=TR"],
    ),
];

/// A value that changed though a slice is said to compute it.
#[derive(Clone, Debug)]
pub struct Change {
    /// The feature.
    pub feature: String,
    /// Index of the input.
    pub input: usize,
    /// How the JVM differed.
    pub jvm: &'static str,
    /// The usual value and the other one.
    pub values: (f64, f64),
}

/// Runs the inputs under all of these JVMs: the features with slices whose values changed, each with its
/// first change.
///
/// # Errors
/// When the program cannot be run at all.
pub fn changes(
    session: &Session,
    inputs: &[RunSpec],
    results: &Results,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Vec<Change>, Error> {
    let count = |flags: &[&str]| -> Result<RunStore, Error> {
        let folder = tempfile::tempdir_in(&session.folder).map_err(Error::io("create", &session.folder))?;
        let decoder = session.decoder();
        count_under(session, flags, folder.path(), inputs, &decoder, &Forward(listener), cancel)
    };
    let usual = count(&[])?;
    let sliced = results.features.iter().filter(|f| f.outcome == Outcome::Equal);
    let columns: Vec<usize> =
        sliced.filter_map(|f| usual.features.iter().position(|n| *n == f.feature)).collect();
    let mut found: Vec<Change> = Vec::new();
    for (jvm, flags) in JVMS {
        let other = count(flags)?;
        for (input, (a, b)) in usual.rows.iter().zip(&other.rows).enumerate() {
            if a.status != Status::Ok || b.status != Status::Ok {
                continue;
            }
            for &column in &columns {
                let (feature, values) = (&usual.features[column], (a.features[column], b.features[column]));
                if values.0 != values.1 && !found.iter().any(|c| c.feature == *feature) {
                    found.push(Change { feature: feature.clone(), input, jvm, values });
                }
            }
        }
    }
    Ok(found)
}
