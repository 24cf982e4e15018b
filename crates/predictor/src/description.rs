//! What a bundle knows, as JSON: for `mantis explain`, for reports, and for whoever finds the jar in ten years.

use std::collections::BTreeMap;

use mantis_emit::SlotKind;
use mantis_feature::{ArgumentKind, Feature};
use mantis_model::Model;
use serde::{Deserialize, Serialize};

/// The version of the format. A reader refuses others.
pub const FORMAT: u32 = 1;

/// The document `META-INF/mantis/predictor.json`. Readers ignore members they do not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Description {
    /// [`FORMAT`].
    pub format: u32,
    /// What the program is called, such as the name of its jar.
    pub program: String,
    /// The program's main class, with dots.
    pub main_class: String,
    /// The JVM flags of the program that its predictor needs, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jvm_flags: Vec<String>,
    /// The features that are computed.
    pub features: Vec<FeatureInfo>,
    /// What is predicted; the first is the main one.
    pub targets: Vec<Target>,
    /// The slice that computes the features.
    pub slice: SliceInfo,
    /// Where the predictor comes from.
    pub provenance: Provenance,
}

/// A feature that the predictor computes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FeatureInfo {
    /// What it is and where.
    pub feature: Feature,
    /// The slot it is computed in, or the number of the argument, from 0.
    pub slot: u32,
    /// How its value follows from that.
    pub kind: ValueKind,
}

/// How a feature gets its value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ValueKind {
    /// The slice computes it.
    Slot(SlotKind),
    /// An argument says it.
    Argument(ArgumentKind),
}

impl ValueKind {
    /// Its name in the text format.
    pub const fn name(self) -> &'static str {
        match self {
            ValueKind::Slot(kind) => kind.name(),
            ValueKind::Argument(kind) => kind.name(),
        }
    }
}

/// A resource that is predicted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    /// Its name: `bytecodes`, `bytes`, `time`.
    pub name: String,
    /// What it is counted in: `bytecodes`, `bytes`, `ns`.
    pub unit: String,
    /// The model.
    pub model: Model,
    /// For each feature of the model its index among the bundle's features.
    pub inputs: Vec<usize>,
    /// The model in words.
    pub formula: String,
    /// Mean |actual - predicted| / actual on held-out runs, if there were any.
    pub error: Option<f64>,
}

/// About the slice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SliceInfo {
    /// The class that starts it, with dots.
    pub entry: String,
    /// One more than the largest slot.
    pub slots: u32,
    /// Whether it may start threads.
    pub threads: bool,
    /// How many classes it has.
    pub classes: usize,
    /// How many bytecode instructions.
    pub instructions: usize,
    /// Its cost as a share of the program's, where that was measured.
    pub cost_share: Option<f64>,
    /// Source lines in it, by source file with its package (`routing/Route.java`); ascending.
    pub lines: BTreeMap<String, Vec<u32>>,
    /// What was assumed about inputs.
    pub assumptions: Vec<String>,
    /// Lines of branches that no training run took to one side and that the slice does not evaluate, by source file.
    #[serde(default)]
    pub unchecked: BTreeMap<String, Vec<u32>>,
}

/// Where a predictor comes from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Provenance {
    /// SHA-256 over the program's classes, in hexadecimal.
    pub program_hash: String,
    /// The JVM of the training runs.
    pub jvm: String,
    /// The machine of the training runs.
    pub machine: String,
    /// How many runs it was trained on.
    pub runs: u64,
    /// How many runs failed and were left out.
    pub failed_runs: u64,
    /// When it was trained, as the caller wrote it.
    pub date: String,
    /// The version of Mantis.
    pub tool: String,
}
