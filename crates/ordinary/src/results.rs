//! What `mantis train --json` and `mantis evaluate --json` wrote, as far as the report needs it. Members are
//! described in `docs/json.md`; unknown ones are ignored, and those that older documents lack have defaults.
//!
//! The same form, with numbers of six digits and equal reasons counted, is kept in the repository, so that a
//! program can be evaluated again without all the others.

use std::collections::BTreeMap;
use std::path::Path;

use mantis_report::{RunPoint, RunSet, general};
use serde::{Deserialize, Serialize};
use serde_json::{Number, Value as Json};

/// The document of `mantis evaluate`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Document {
    /// The predictor.
    pub predictor: Predictor,
    /// How it was trained.
    pub training: Training,
    /// How it did.
    pub evaluation: Evaluation,
    /// How simpler ways did.
    #[serde(default)]
    pub baselines: Option<Baselines>,
}

/// The predictor's description.
#[derive(Debug, Deserialize, Serialize)]
pub struct Predictor {
    /// Its models, by ascending price.
    pub points: Vec<Model>,
    /// Which of them answers unless another one is asked for.
    pub knee: usize,
    /// Where it is from.
    pub provenance: Provenance,
}

/// A model of the predictor.
#[derive(Debug, Deserialize, Serialize)]
pub struct Model {
    /// What it predicts.
    pub targets: Vec<Target>,
}

/// A predicted resource.
#[derive(Debug, Deserialize, Serialize)]
pub struct Target {
    /// `time`, `bytecodes` or `bytes`.
    pub name: String,
    /// The model in words.
    pub formula: String,
}

/// Where a predictor is from.
#[derive(Debug, Deserialize, Serialize)]
pub struct Provenance {
    /// The JVM.
    pub jvm: String,
    /// The machine.
    pub machine: String,
    /// When.
    pub date: String,
    /// The tool's version.
    pub tool: String,
}

/// The document of `mantis train`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Training {
    /// Features of the program.
    pub found: usize,
    /// Those that varied.
    pub varying: usize,
    /// Those that carry different information.
    pub distinct: usize,
    /// Those with a slice that may be tried.
    pub usable: usize,
    /// Those of the predictor.
    pub chosen: Vec<String>,
    /// What was learned of each resource.
    pub targets: Vec<Learned>,
    /// Features without a slice.
    pub rejected: Vec<Rejected>,
    /// Runs used.
    pub runs: usize,
    /// Seconds of each stage.
    pub seconds: Vec<(String, f64)>,
    /// The best model for each price, if training looked for several.
    #[serde(default)]
    pub frontier: Vec<Point>,
}

/// What was learned of a resource.
#[derive(Debug, Deserialize, Serialize)]
pub struct Learned {
    /// Which.
    pub target: String,
    /// Measured values of the training runs.
    pub actual: Vec<f64>,
    /// What cross-validation predicted for them.
    pub held_out: HeldOut,
}

/// Predictions of runs that were held out.
#[derive(Debug, Deserialize, Serialize)]
pub struct HeldOut {
    /// One for each run.
    pub predicted: Vec<f64>,
}

/// A feature without a slice, or several of the same kind.
#[derive(Debug, Deserialize, Serialize)]
pub struct Rejected {
    /// Why.
    pub reason: String,
    /// How many.
    #[serde(default = "one")]
    pub count: usize,
}

fn one() -> usize {
    1
}

/// A model of the frontier.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Point {
    /// What it costs.
    pub cost: Price,
    /// Its mean error by cross-validation, noise of times aside.
    pub error: f64,
    /// Its error for each of [`Training::targets`].
    #[serde(default)]
    pub errors: Vec<f64>,
    /// Whether the predictor uses it unless told otherwise.
    #[serde(default)]
    pub chosen: bool,
}

/// What a model of the frontier costs.
#[derive(Copy, Clone, Debug, Deserialize, Serialize)]
pub struct Price {
    /// As a share of the program's time, if that was measured.
    pub mean_share: Option<f64>,
    /// In nanoseconds.
    pub mean_nanos: f64,
}

/// How a predictor did.
#[derive(Debug, Deserialize, Serialize)]
pub struct Evaluation {
    /// Test inputs that were measured and predicted.
    pub runs: Vec<Run>,
    /// Those that were not.
    pub failed: Vec<Failed>,
    /// Errors by resource.
    pub targets: Vec<Errors>,
    /// What predictions cost.
    pub cost: Cost,
}

/// A test input without figures.
#[derive(Debug, Deserialize, Serialize)]
pub struct Failed {
    /// Its index.
    pub input: usize,
    /// Why.
    pub reason: String,
}

/// A test input.
#[derive(Debug, Deserialize, Serialize)]
pub struct Run {
    /// Its arguments.
    pub args: Vec<String>,
    /// In the order of [`Evaluation::targets`].
    pub values: Vec<Value>,
    /// Nanoseconds that the prediction took.
    pub predictor_nanos: u64,
}

/// A resource of a test input.
#[derive(Debug, Deserialize, Serialize)]
pub struct Value {
    /// Measured.
    pub actual: f64,
    /// Predicted.
    pub predicted: f64,
    /// Ends of the prediction interval.
    pub lower: Option<f64>,
    /// Its upper end.
    pub upper: Option<f64>,
    /// Whether the predictor said that it extrapolates.
    pub extrapolating: bool,
    /// |actual - predicted| / actual.
    pub error: Option<f64>,
}

/// Errors of a resource.
#[derive(Debug, Deserialize, Serialize)]
pub struct Errors {
    /// Which.
    pub target: String,
    /// Mean error.
    pub mean: Option<f64>,
    /// Its median.
    pub median: Option<f64>,
    /// Mean difference of two measurements of the same input.
    pub noise_floor: Option<f64>,
}

/// What predictions cost.
#[derive(Debug, Deserialize, Serialize)]
pub struct Cost {
    /// As a share of the program's time.
    pub mean_share: Option<f64>,
    /// In nanoseconds.
    pub mean_nanos: f64,
    /// The program's time.
    pub program_nanos: Option<f64>,
}

/// Simpler ways.
#[derive(Debug, Default, Deserialize, Serialize)]
pub struct Baselines {
    /// Models of what inputs say.
    #[serde(default)]
    pub simple: Vec<Simple>,
}

/// A model of what inputs say.
#[derive(Debug, Deserialize, Serialize)]
pub struct Simple {
    /// `size`, `quadratic`, `neighbours` or `forest`.
    pub method: String,
    /// Of which resource.
    pub target: String,
    /// Its mean error.
    pub mean: Option<f64>,
}

impl Document {
    /// Reads what `mantis evaluate --json` wrote.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn read(path: &Path) -> Result<Document, String> {
        let text = std::fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
        serde_json::from_slice(&text)
            .map_err(|e| format!("{} is not what mantis evaluate --json prints: {e}", path.display()))
    }

    /// Writes it to where results are kept.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn keep(&mut self, path: &Path) -> Result<(), String> {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for rejected in &self.training.rejected {
            *counts.entry(general(&rejected.reason)).or_default() += rejected.count;
        }
        let kinds = counts.into_iter().map(|(reason, count)| Rejected { reason, count });
        self.training.rejected = kinds.collect();
        let failed = |e: &dyn std::fmt::Display| format!("cannot write {}: {e}", path.display());
        let mut json = serde_json::to_value(&*self).map_err(|e| failed(&e))?;
        round(&mut json);
        let part = path.with_extension("part");
        std::fs::write(&part, json.to_string() + "\n").map_err(|e| failed(&e))?;
        std::fs::rename(&part, path).map_err(|e| failed(&e))
    }

    /// Features without a slice.
    pub fn refused(&self) -> usize {
        self.training.rejected.iter().map(|r| r.count).sum()
    }

    /// Errors of a resource.
    pub fn errors(&self, target: &str) -> Option<&Errors> {
        self.evaluation.targets.iter().find(|t| t.target == target)
    }

    /// The error that nine of ten test inputs do not exceed (nearest rank).
    pub fn ninetieth(&self, target: &str) -> Option<f64> {
        let k = self.evaluation.targets.iter().position(|t| t.target == target)?;
        let mut errors: Vec<f64> =
            self.evaluation.runs.iter().filter_map(|r| r.values.get(k)?.error).collect();
        errors.sort_by(f64::total_cmp);
        let rank = (0.9 * errors.len() as f64).ceil() as usize;
        errors.get(rank.checked_sub(1)?).copied()
    }

    /// The error of a simpler way.
    pub fn simple(&self, method: &str, target: &str) -> Option<f64> {
        let all = self.baselines.as_ref()?.simple.iter();
        all.filter(|s| s.method == method && s.target == target).find_map(|s| s.mean)
    }

    /// The best of the simpler ways at a resource.
    pub fn best_simple(&self, target: &str) -> Option<(&str, f64)> {
        let all = self.baselines.as_ref()?.simple.iter().filter(|s| s.target == target);
        all.filter_map(|s| Some((s.method.as_str(), s.mean?))).min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Seconds of training in all.
    pub fn training_seconds(&self) -> f64 {
        self.training.seconds.iter().map(|s| s.1).sum()
    }

    /// Seconds of one plain run of each training input, if times were measured.
    pub fn plain_seconds(&self) -> Option<f64> {
        let time = self.training.targets.iter().find(|t| t.target == "time")?;
        Some(time.actual.iter().sum::<f64>() * 1e-9)
    }

    /// The model that the predictor uses.
    pub fn chosen_point(&self) -> Option<&Point> {
        self.training.frontier.iter().find(|p| p.chosen)
    }

    /// Training and test runs of a resource, in a unit that is so many of the measured ones.
    pub fn points(&self, target: &str, factor: f64) -> Vec<RunPoint> {
        let mut points = Vec::new();
        if let Some(learned) = self.training.targets.iter().find(|t| t.target == target) {
            let pairs = learned.actual.iter().zip(&learned.held_out.predicted).enumerate();
            points.extend(pairs.map(|(i, (actual, predicted))| RunPoint {
                label: format!("training run {}", i + 1),
                set: RunSet::Training,
                actual: actual * factor,
                predicted: predicted * factor,
                low: f64::NAN,
                high: f64::NAN,
                extrapolates: false,
                predictor_seconds: None,
            }));
        }
        let Some(k) = self.evaluation.targets.iter().position(|t| t.target == target) else { return points };
        points.extend(self.evaluation.runs.iter().filter_map(|run| {
            let value = run.values.get(k)?;
            Some(RunPoint {
                label: run.args.join(" "),
                set: RunSet::Test,
                actual: value.actual * factor,
                predicted: value.predicted * factor,
                low: value.lower.unwrap_or(f64::NAN) * factor,
                high: value.upper.unwrap_or(f64::NAN) * factor,
                extrapolates: value.extrapolating,
                predictor_seconds: Some(run.predictor_nanos as f64 * 1e-9),
            })
        }));
        points
    }
}

/// Rounds all numbers to six digits.
fn round(json: &mut Json) {
    match json {
        Json::Array(all) => all.iter_mut().for_each(round),
        Json::Object(members) => members.values_mut().for_each(round),
        Json::Number(number) if number.is_f64() => {
            let rounded = number.as_f64().and_then(|n| format!("{n:.5e}").parse().ok());
            if let Some(rounded) = rounded.and_then(Number::from_f64) {
                *number = rounded;
            }
        }
        _ => {}
    }
}
