//! The oracle: a predictor's feature values must be the instrumented program's, on every training input.
//!
//! The predictor is run as its users run it. All inputs go through one JVM for the values; a few go through JVMs of their
//! own for the cost, because predictors run cold.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mantis_measure::process::{End, Limits, run};
use mantis_measure::{Jvm, RunSpec};
use serde::Deserialize;

use crate::error::Error;

/// One resource of a prediction.
#[derive(Clone, Debug, Deserialize)]
pub struct Predicted {
    /// The resource.
    pub target: String,
    /// Its unit.
    pub unit: String,
    /// The predicted amount.
    pub value: f64,
    /// Lower end of the prediction interval.
    pub lower: f64,
    /// Upper end of the prediction interval.
    pub upper: f64,
    /// Nominal coverage of the interval.
    pub level: f64,
    /// Whether the input lies outside what was trained.
    pub extrapolating: bool,
}

/// A feature's value as the slice computed it.
#[derive(Clone, Debug, Deserialize)]
pub struct FeatureValue {
    /// Its name.
    pub name: String,
    /// Its value; absent when it is not finite.
    pub value: Option<f64>,
}

/// What a predictor said about one input.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Answer {
    /// Why there is no prediction.
    pub error: Option<String>,
    /// The resources.
    #[serde(default)]
    pub predictions: Vec<Predicted>,
    /// Remarks.
    #[serde(default)]
    pub warnings: Vec<String>,
    /// Feature values.
    #[serde(default)]
    pub features: Vec<FeatureValue>,
    /// Time inside the JVM, in nanoseconds.
    #[serde(default)]
    pub nanos: u64,
}

/// Flags with which a JVM starts and runs cold code fastest, measured as processor time of whole predictions (two cores,
/// minimum of 16):
///
/// - the first compiler alone saves a tenth on both 17 and 25;
/// - the serial collector saves 3 % on 25, but on 17 it costs 40 % (46 ms become 64 ms): there the objects of the
///   archive that comes with the JDK can be mapped for G1 only;
/// - `--enable-native-access` costs 15 % on 25: the archived module graph is not used with it;
/// - an archive of the predictor's own classes (`-XX:+AutoCreateSharedArchive`) would save 4 ms of 60 on 25 and write a
///   file of megabytes, so there is none; interpreting only is as fast for the smallest slices and hopeless for others.
pub fn fast_flags(release: u32) -> Vec<&'static str> {
    let mut flags = vec!["-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xshare:auto"];
    if release >= 25 {
        flags.push("-XX:+UseSerialGC");
    }
    flags
}

/// Runs a predictor over inputs, in as few JVMs as their directories and environments allow. Answers are in the order of
/// the inputs.
///
/// # Errors
/// When the predictor cannot be started, is damaged, or does not answer in time.
pub fn answers(
    predictor: &Path,
    jvm: &Jvm,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Vec<Answer>, Error> {
    type Place = (PathBuf, BTreeMap<String, String>);
    let mut groups: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (i, input) in inputs.iter().enumerate() {
        groups.entry((input.cwd.clone(), input.env.clone())).or_default().push(i);
    }
    let mut out: Vec<Answer> = vec![Answer::default(); inputs.len()];
    for ((cwd, env), members) in groups {
        let mut list = tempfile::NamedTempFile::new_in(folder).map_err(Error::io("create", folder))?;
        for &i in &members {
            writeln!(list, "{}", inputs[i].to_json()).map_err(Error::io("write", list.path()))?;
        }
        let mut command = Command::new(&jvm.java);
        command.args(flags).args(fast_flags(jvm.release())).arg("-jar").arg(predictor);
        command.arg("--json").arg("--runs").arg(list.path()).current_dir(&cwd).envs(&env);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let limits = Limits { timeout: Duration::from_secs(600), stdout: 256 << 20, stderr: 4096 };
        let finished = run(command, &limits, cancel).map_err(Error::io("run", &jvm.java))?;
        if finished.end == End::Cancelled {
            return Err(Error::Cancelled);
        }
        let text = finished.stdout.text();
        let lines: Vec<&str> = text.lines().filter(|l| !l.trim().is_empty()).collect();
        if lines.len() != members.len() {
            let why = finished.stderr.text();
            return Err(Error::Failed(format!(
                "the predictor answered {} of {} inputs ({}){}",
                lines.len(),
                members.len(),
                finished.end,
                if why.is_empty() { String::new() } else { format!(": {}", why.trim()) }
            )));
        }
        for (&i, line) in members.iter().zip(lines) {
            out[i] = serde_json::from_str(line)
                .map_err(|e| Error::Failed(format!("the predictor printed what is not its JSON: {e}")))?;
        }
    }
    Ok(out)
}

/// A feature whose slice disagrees with the instrumented run.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The feature's name.
    pub feature: String,
    /// Index of the input.
    pub input: usize,
    /// What the instrumented program counted.
    pub counted: f64,
    /// What the slice computed.
    pub sliced: Option<f64>,
}

/// Compares feature values; for each feature the first difference.
pub fn differences(answers: &[Answer], counted: &dyn Fn(usize, &str) -> Option<f64>) -> Vec<Difference> {
    let mut found: BTreeMap<String, Difference> = BTreeMap::new();
    for (input, answer) in answers.iter().enumerate() {
        for feature in &answer.features {
            let Some(want) = counted(input, &feature.name) else { continue };
            if feature.value != Some(want) && !found.contains_key(&feature.name) {
                let difference =
                    Difference { feature: feature.name.clone(), input, counted: want, sliced: feature.value };
                found.insert(feature.name.clone(), difference);
            }
        }
    }
    found.into_values().collect()
}
