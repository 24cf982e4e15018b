//! What every point of a predictor's frontier computes for some inputs, whoever would answer: what is to be
//! known where models are fitted again.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Jvm, RunSpec};
use mantis_predictor::{Bundle, Target};

use crate::error::Error;
use crate::oracle::{Answer, batch};

/// The answers of every point, in the order of the frontier, each in the order of the inputs.
///
/// # Errors
/// When a predictor cannot be written or no JVM be started, when one point does not answer, or when the user
/// interrupts.
pub fn ask_points(
    bundle: &Bundle,
    jvm: &Jvm,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Vec<Vec<Answer>>, Error> {
    let alone = tempfile::tempdir_in(folder).map_err(Error::io("create", folder))?;
    let mut paths = Vec::with_capacity(bundle.description.points.len());
    for (k, point) in bundle.description.points.iter().enumerate() {
        let mut one = bundle.clone();
        one.description.points = vec![point.clone()];
        one.description.knee = 0;
        one.description.beyond = None;
        let path = alone.path().join(format!("point-{k}.jar"));
        std::fs::write(&path, one.to_stored_bytes()?).map_err(Error::io("write", &path))?;
        paths.push(path);
    }
    let paths: Vec<&Path> = paths.iter().map(|p| p.as_path()).collect();
    batch(&paths, jvm, inputs, flags, folder, cancel)?
        .into_iter()
        .map(|answered| answered.map_err(Error::Failed))
        .collect()
}

/// What a target's model reads of an answer; `None` where there is no prediction or a value is not finite.
pub fn read_by(target: &Target, answer: &Answer) -> Option<Vec<f64>> {
    if !answer.is_usable() {
        return None;
    }
    let value = |&feature: &usize| answer.features.get(feature).and_then(|f| f.value);
    target.inputs.iter().map(value).collect()
}
