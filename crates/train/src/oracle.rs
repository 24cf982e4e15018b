//! The oracle: a predictor's feature values must be the instrumented program's, on every training input.
//!
//! The predictor is run as its users run it. All inputs go through one JVM for the values; a few go through
//! JVMs of their own for the cost, because predictors run cold.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mantis_measure::cause::last_lines;
use mantis_measure::process::{End, Limits, run};
use mantis_measure::{Jvm, RunSpec};
use serde::Deserialize;

use crate::error::Error;
use crate::launch::{Archive, fast_flags};

/// One resource of a prediction.
#[derive(Clone, Debug, Deserialize)]
pub struct Predicted {
    /// The resource.
    pub target: String,
    /// Its unit.
    pub unit: String,
    /// The predicted amount; NaN when it is not finite.
    #[serde(deserialize_with = "nullable")]
    pub value: f64,
    /// Lower end of the prediction interval.
    #[serde(deserialize_with = "nullable")]
    pub lower: f64,
    /// Upper end of the prediction interval.
    #[serde(deserialize_with = "nullable")]
    pub upper: f64,
    /// Nominal coverage of the interval.
    pub level: f64,
    /// Whether the input lies outside what was trained.
    pub extrapolating: bool,
    /// Whether the figures that it was trained on are estimates that nobody measured.
    #[serde(default)]
    pub estimated: bool,
}

/// JSON has no NaN: predictors write `null`.
fn nullable<'de, D: serde::Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    Ok(Option::<f64>::deserialize(from)?.unwrap_or(f64::NAN))
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
    /// What slices of samples read, in the order of the slices.
    #[serde(default)]
    pub samples: Vec<SampleRead>,
    /// Which point of the frontier answered.
    #[serde(default)]
    pub point: usize,
    /// Time inside the JVM, in nanoseconds.
    #[serde(default)]
    pub nanos: u64,
}

impl Answer {
    /// The value of a feature, if there is one.
    pub fn value(&self, feature: &str) -> Option<f64> {
        self.features.iter().find(|f| f.name == feature).and_then(|f| f.value)
    }

    /// Whether there is a prediction and no slice ended before what it stands for would have.
    pub fn is_usable(&self) -> bool {
        self.error.is_none() && self.samples.iter().all(|s| s.cut.is_none())
    }
}

/// What a slice of a sample read.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct SampleRead {
    /// Bytes of the samples.
    pub read: u64,
    /// Bytes of the files that were sampled; 0 where all were read as a whole.
    pub size: u64,
    /// Why it ended where the whole input would not have ended it.
    #[serde(default)]
    pub cut: Option<String>,
}

/// Runs a predictor over inputs, in as few JVMs as their directories and environments allow. Answers are in
/// the order of the inputs.
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
    of_one(batch(&[predictor], jvm, inputs, flags, folder, cancel)?)
}

/// What the only predictor of a batch answered.
pub(crate) fn of_one(mut all: Vec<Result<Vec<Answer>, String>>) -> Result<Vec<Answer>, Error> {
    all.pop().unwrap_or_else(|| Ok(Vec::new())).map_err(Error::Failed)
}

/// Makes an archive of the classes that a predictor loads for an input, for the runs whose time counts. What
/// nobody tried before may never end: it has so many seconds.
pub fn archive(
    predictor: &Path,
    jvm: &Jvm,
    input: &RunSpec,
    flags: &[String],
    limit: u64,
    file: PathBuf,
) -> Option<Archive> {
    let archive = Archive::at(file, jvm.release())?;
    let flags: Vec<String> =
        flags.iter().cloned().chain(fast_flags(jvm.release()).into_iter().map(str::to_owned)).collect();
    let limit = limit.to_string();
    let mut args: Vec<&OsStr> = vec!["-jar".as_ref(), predictor.as_os_str(), "--json".as_ref()];
    args.extend(["--limit", &*limit].map(OsStr::new));
    if let Some(stdin) = &input.stdin {
        args.extend(["--stdin".as_ref(), stdin.as_os_str()]);
    }
    args.push("--".as_ref());
    args.extend(input.args.iter().map(|a| -> &OsStr { a.as_ref() }));
    archive.make(&jvm.java, &flags, &args, &input.cwd);
    Some(archive)
}

/// Seconds after which a slice that has not ended never will: predictors answer in milliseconds.
pub(crate) const ANSWER_LIMIT: u64 = 60;

/// A working directory and environment.
type Place = (PathBuf, BTreeMap<String, String>);

/// Runs several predictors over the same inputs, in as few JVMs as possible. For each predictor its answers
/// in the order of the inputs, or why it did not answer; one that hangs or ends the JVM does not take the
/// others with it.
///
/// # Errors
/// When no JVM can be started, or the user interrupts.
pub fn batch(
    predictors: &[&Path],
    jvm: &Jvm,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Vec<Result<Vec<Answer>, String>>, Error> {
    batch_within(ANSWER_LIMIT, predictors, jvm, inputs, flags, folder, cancel)
}

/// Least inputs, or slices, for which it pays to start another JVM.
const SHARE_OF_JVM: usize = 8;

/// As [`batch`], with a JVM on each core where there is enough to do: for answers whose times do not matter.
///
/// # Errors
/// See [`batch`].
pub fn batch_at_once(
    predictors: &[&Path],
    jvm: &Jvm,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Vec<Result<Vec<Answer>, String>>, Error> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let parts = |all: usize| (all / SHARE_OF_JVM).clamp(1, cores);
    let (of_inputs, of_predictors) = match parts(inputs.len()) {
        1 => (1, parts(predictors.len())),
        some => (some, 1),
    };
    let answered =
        |predictors: &[&Path], inputs: &[&RunSpec]| batch(predictors, jvm, inputs, flags, folder, cancel);
    if of_inputs.max(of_predictors) == 1 {
        return answered(predictors, inputs);
    }
    let answered = &answered;
    let all = std::thread::scope(|scope| {
        let some = predictors.chunks(predictors.len().div_ceil(of_predictors).max(1));
        let tasks = some.flat_map(|predictors| {
            let some = inputs.chunks(inputs.len().div_ceil(of_inputs).max(1));
            some.map(move |inputs| scope.spawn(move || answered(predictors, inputs)))
        });
        let tasks: Vec<_> = tasks.collect();
        let failed = || Error::Failed("a thread that runs slices failed".to_owned());
        tasks
            .into_iter()
            .map(|t| t.join().unwrap_or_else(|_| Err(failed())))
            .collect::<Result<Vec<_>, Error>>()
    })?;
    if of_inputs == 1 {
        return Ok(all.into_iter().flatten().collect());
    }
    let mut joined: Vec<Result<Vec<Answer>, String>> = predictors.iter().map(|_| Ok(Vec::new())).collect();
    for part in all {
        for (whole, some) in joined.iter_mut().zip(part) {
            match (&mut *whole, some) {
                (Ok(answers), Ok(more)) => answers.extend(more),
                (Ok(_), Err(why)) => *whole = Err(why),
                (Err(_), _) => {}
            }
        }
    }
    Ok(joined)
}

/// As [`batch`], with a limit for each answer in seconds.
///
/// # Errors
/// See [`batch`].
pub fn batch_within(
    limit: u64,
    predictors: &[&Path],
    jvm: &Jvm,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Vec<Result<Vec<Answer>, String>>, Error> {
    let mut groups: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (i, input) in inputs.iter().enumerate() {
        groups.entry((input.cwd.clone(), input.env.clone())).or_default().push(i);
    }
    let mut out: Vec<Result<Vec<Answer>, String>> =
        predictors.iter().map(|_| Ok(vec![Answer::default(); inputs.len()])).collect();
    for (place, members) in groups {
        let chosen: Vec<&RunSpec> = members.iter().map(|&i| inputs[i]).collect();
        let mut first = 0;
        while first < predictors.len() {
            let (answered, why) =
                ask(limit, &predictors[first..], jvm, &place, &chosen, flags, folder, cancel)?;
            let complete = answered.len() / chosen.len().max(1);
            for (k, lines) in answered.chunks_exact(chosen.len().max(1)).enumerate() {
                if let Ok(answers) = &mut out[first + k] {
                    for (&i, answer) in members.iter().zip(lines) {
                        answers[i] = answer.clone();
                    }
                }
            }
            first += complete;
            if first < predictors.len() {
                out[first] = Err(why);
                first += 1;
            }
        }
    }
    Ok(out)
}

/// Starts one JVM; the answers it gave, and why there are no more.
#[allow(clippy::too_many_arguments)]
fn ask(
    limit: u64,
    predictors: &[&Path],
    jvm: &Jvm,
    (cwd, env): &Place,
    inputs: &[&RunSpec],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<(Vec<Answer>, String), Error> {
    let temporary = || tempfile::NamedTempFile::new_in(folder).map_err(Error::io("create", folder));
    let mut list = temporary()?;
    for input in inputs {
        writeln!(list, "{}", input.to_json()).map_err(Error::io("write", list.path()))?;
    }
    let mut command = Command::new(&jvm.java);
    // The caller's come last and win.
    command.args(fast_flags(jvm.release())).args(flags).arg("-jar").arg(predictors[0]);
    command.arg("--json").arg("--limit").arg(limit.to_string());
    command.arg("--runs").arg(list.path()).current_dir(cwd).envs(env);
    let mut jars = temporary()?;
    if predictors.len() > 1 {
        for jar in predictors {
            writeln!(jars, "{}", jar.display()).map_err(Error::io("write", jars.path()))?;
        }
        command.arg("--batch").arg(jars.path());
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let limits = Limits { timeout: Duration::from_secs(24 * 60 * 60), stdout: 1 << 30, stderr: 4096 };
    let finished = run(command, &limits, cancel).map_err(Error::io("run", &jvm.java))?;
    if finished.end == End::Cancelled {
        return Err(Error::Cancelled);
    }
    let mut answered = Vec::new();
    for line in finished.stdout.text().lines().filter(|l| !l.trim().is_empty()) {
        match serde_json::from_str(line) {
            Ok(answer) => answered.push(answer),
            Err(error) => {
                return Ok((answered, format!("the predictor printed what is not its JSON: {error}")));
            }
        }
    }
    let why = last_lines(&finished.stderr.text()).join("\n");
    let separator = if why.is_empty() { "" } else { ": " };
    Ok((answered, format!("the predictor did not answer ({}){separator}{why}", finished.end)))
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
            let same = feature.value == Some(want) || (feature.value.is_none() && !want.is_finite());
            if !same && !found.contains_key(&feature.name) {
                let difference =
                    Difference { feature: feature.name.clone(), input, counted: want, sliced: feature.value };
                found.insert(feature.name.clone(), difference);
            }
        }
    }
    found.into_values().collect()
}
