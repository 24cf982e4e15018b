//! What a bundle knows, as JSON: for `mantis explain`, for reports, and for whoever finds the jar in ten
//! years.

use std::collections::BTreeMap;

use mantis_emit::SlotKind;
use mantis_feature::Feature;
use mantis_model::{Model, Online};
use serde::{Deserialize, Serialize};

/// The version of the format. A reader refuses others.
pub const FORMAT: u32 = 2;

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
    /// Whether a cold JVM answers sooner with all of its compilers than with the first alone: predictions
    /// take long.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_compilers: bool,
    /// The frontier: models by ascending price, each better than all cheaper ones. Never empty.
    pub points: Vec<Point>,
    /// Index of the point that answers where nobody asks for another one.
    #[serde(default)]
    pub knee: usize,
    /// Who answers in its place for inputs unlike those of training; absent where nothing dearer is much
    /// better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Beyond>,
    /// Where the predictor comes from.
    pub provenance: Provenance,
}

impl Description {
    /// The point that answers where nobody asks for another one.
    ///
    /// # Panics
    /// When there is no such point; [`Bundle::read`](crate::Bundle::read) refuses such descriptions.
    pub fn chosen(&self) -> &Point {
        &self.points[self.knee]
    }
}

/// A cheap point's models tell where the form of what they learned leads; a dearer point counts. So where the
/// knee extrapolates, that one answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beyond {
    /// Index of the point, which is dearer than the knee.
    pub point: usize,
    /// Indices of the targets that are watched: an extrapolation of any of these counts.
    pub targets: Vec<usize>,
}

/// A model of each target with what its features take to compute: one choice between price and error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// The features that are computed.
    pub features: Vec<FeatureInfo>,
    /// What is predicted; the first is the main one. The same in all points.
    pub targets: Vec<Target>,
    /// The slices that compute the features, in the order in which they run; none where arguments say all.
    pub slices: Vec<SliceInfo>,
    /// What a prediction takes, where that was measured.
    #[serde(default)]
    pub price: Price,
    /// Mean relative error on held-out runs over the targets, each less the noise of its measurement; absent
    /// where nothing was learned.
    #[serde(default)]
    pub error: Option<f64>,
}

/// What a prediction takes in a fresh JVM, measured on training inputs.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Price {
    /// As a share of the program's time: mean over inputs.
    pub share: Option<f64>,
    /// The largest share.
    pub largest_share: Option<f64>,
    /// In nanoseconds: mean over inputs.
    pub nanos: f64,
    /// In nanoseconds: the longest.
    pub largest_nanos: f64,
}

/// A feature that the predictor computes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FeatureInfo {
    /// What it is called: the feature, and of which part of the input it is.
    pub name: String,
    /// What it is and where.
    pub feature: Feature,
    /// The slot it is computed in; 0 for what an input says.
    pub slot: u32,
    /// How its value follows from that.
    pub kind: ValueKind,
    /// Which of the point's slices compute it: one, or two whose samples differ, the smaller first.
    #[serde(default)]
    pub slices: Vec<usize>,
}

/// How a feature gets its value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueKind {
    /// The input says it: the feature's criterion tells what.
    Input,
    /// The slice computes it.
    #[serde(untagged)]
    Slot(SlotKind),
}

impl ValueKind {
    /// Its name in the text format.
    pub const fn name(self) -> &'static str {
        match self {
            ValueKind::Slot(kind) => kind.name(),
            ValueKind::Input => "input",
        }
    }
}

/// A resource that is predicted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    /// Its name: `bytecodes`, `bytes`, `time`.
    pub name: String,
    /// What it is counted in: `bytecodes`, `bytes`, `ns`, `uJ`.
    pub unit: String,
    /// Whether the figures it was trained on are estimates that nobody measured, and so are its predictions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub estimated: bool,
    /// The model.
    pub model: Model,
    /// For each feature of the model its index among the bundle's features.
    pub inputs: Vec<usize>,
    /// The model in words.
    pub formula: String,
    /// Mean |actual - predicted| / actual on held-out runs, if there were any.
    pub error: Option<f64>,
    /// How far held-out runs of training exceeded their predictions, for limits; absent where there were
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tail: Option<Tail>,
    /// What `mantis update` goes on from; absent before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learning: Option<Learning>,
}

/// The upper end of the errors of held-out runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tail {
    /// How many runs there were.
    pub runs: usize,
    /// `(actual - value) / (upper - value)` with `upper` of the prediction's interval: the largest of them,
    /// descending.
    pub largest: Vec<f64>,
}

/// What is remembered of runs since training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learning {
    /// The state of the recursion.
    pub state: Online,
    /// The last runs since costs changed, the oldest first.
    pub recent: Vec<Seen>,
}

/// A run that was measured since training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// The values of the point's features.
    pub values: Vec<f64>,
    /// What was measured.
    pub actual: f64,
    /// |actual - predicted| / actual of the model before it learned from the run.
    pub error: f64,
}

/// About a slice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SliceInfo {
    /// Which of the bundle's sets of classes it is.
    pub code: usize,
    /// The sample of its input files that it reads; absent when it reads all.
    #[serde(default)]
    pub sample: Option<Sample>,
    /// Of each loop of its code that may leave out iterations one of so many runs, 1 for all; empty where no
    /// loop may.
    #[serde(default)]
    pub strides: Vec<u32>,
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
    /// Source lines in it, by source file with its package (`routing/Route.java`); ascending.
    pub lines: BTreeMap<String, Vec<u32>>,
    /// What was assumed about inputs.
    pub assumptions: Vec<String>,
    /// Lines of branches that no training run took to one side and that the slice does not evaluate, by
    /// source file.
    #[serde(default)]
    pub unchecked: BTreeMap<String, Vec<u32>>,
}

/// Which part of its input files a slice reads.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// About this share of the bytes of each sampled file.
    pub share: f64,
    /// How they are taken.
    pub way: SampleWay,
}

/// How a sample is taken: `mantis.predictor.Sampling` does it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SampleWay {
    /// Blocks at several places of every file, cut at the ends of lines where a file has lines.
    Blocks,
    /// The same of large files only; what is small beside the largest input is read as a whole.
    LargeBlocks,
    /// The same of all files but the first that an argument names.
    OtherBlocks,
    /// The same of the first file that an argument names, or of the files below that folder.
    FirstBlocks,
    /// The beginning of every file.
    Prefix,
}

impl SampleWay {
    /// All ways, the most representative first.
    pub const ALL: [SampleWay; 5] = [
        SampleWay::Blocks,
        SampleWay::LargeBlocks,
        SampleWay::OtherBlocks,
        SampleWay::FirstBlocks,
        SampleWay::Prefix,
    ];

    /// Whether it is another way than others only where arguments name two files and more.
    pub const fn tells_files_apart(self) -> bool {
        matches!(self, SampleWay::OtherBlocks | SampleWay::FirstBlocks)
    }

    /// Its name in the text format.
    pub const fn name(self) -> &'static str {
        match self {
            SampleWay::Blocks => "blocks",
            SampleWay::LargeBlocks => "large-blocks",
            SampleWay::OtherBlocks => "other-blocks",
            SampleWay::FirstBlocks => "first-blocks",
            SampleWay::Prefix => "prefix",
        }
    }
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
    /// Where figures of energy come from, in words; absent where there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub energy: Option<String>,
    /// How models were changed since training, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// Why models were changed since training.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// For another machine.
    Moved,
    /// By what was measured since.
    Updated,
}

/// Models whose coefficients were fitted again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// Why.
    pub kind: ChangeKind,
    /// When, as the caller wrote it.
    pub date: String,
    /// By how many runs.
    pub runs: u64,
    /// The machine and the JVM before.
    pub from: String,
    /// What changed, of the point that answers unless asked otherwise.
    pub targets: Vec<TargetChange>,
}

/// A model whose coefficients were fitted again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TargetChange {
    /// The resource.
    pub name: String,
    /// How many times as dear everything became on average.
    pub scale: f64,
    /// Mean relative error on the runs before.
    pub before: f64,
    /// Mean relative error on the runs after, each predicted by others.
    pub after: f64,
}
