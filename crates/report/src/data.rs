//! What the pages show: plain data that any crate above can fill in, and that serialises for those who want
//! the figures without the page.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// What is predicted, and the unit of all values of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quantity {
    /// In words: `executed bytecodes`, `execution time`.
    pub name: String,
    /// Unit symbol: `s` and `B` get prefixes (`12.3 ms`, `4.5 MB`), an empty one means a plain count, `%` a
    /// share (0.5 is 50 %).
    pub unit: String,
}

impl Quantity {
    /// A share of something, drawn in per cent.
    pub fn share(name: &str) -> Quantity {
        Quantity { name: name.to_owned(), unit: "%".to_owned() }
    }
}

/// Which runs a point belongs to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunSet {
    /// The model was fitted to it.
    Training,
    /// The model had not seen it.
    Test,
}

/// A run, as predicted and as measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunPoint {
    /// What was run, for a reader: the arguments.
    pub label: String,
    /// Seen by the model or not.
    pub set: RunSet,
    /// Measured, in the quantity's unit; positive.
    pub actual: f64,
    /// Predicted, in the quantity's unit.
    pub predicted: f64,
    /// Lower end of the prediction interval.
    pub low: f64,
    /// Upper end of the prediction interval.
    pub high: f64,
    /// The predictor said that the input lies outside what it was trained on.
    pub extrapolates: bool,
    /// What the predictor itself took, in seconds.
    pub predictor_seconds: Option<f64>,
}

impl RunPoint {
    /// |actual - predicted| / actual; not finite when nothing was measured.
    pub fn relative_error(&self) -> f64 {
        ((self.actual - self.predicted) / self.actual).abs()
    }

    /// Whether the measured value lies in the prediction interval.
    pub fn covered(&self) -> bool {
        self.low <= self.actual && self.actual <= self.high
    }
}

/// A factor of a term: a function and a power of one feature, `lg(f)`, `f^1.5`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Factor {
    /// Index into the chosen features.
    pub feature: usize,
    /// A function's name, `lg`.
    pub function: Option<String>,
    /// An exponent other than 1.
    pub exponent: Option<String>,
}

impl Factor {
    /// The feature itself.
    pub fn plain(feature: usize) -> Factor {
        Factor { feature, function: None, exponent: None }
    }

    /// The feature to a power.
    pub fn power(feature: usize, exponent: impl Into<String>) -> Factor {
        Factor { feature, function: None, exponent: Some(exponent.into()) }
    }

    /// A function of the feature.
    pub fn function(feature: usize, name: impl Into<String>) -> Factor {
        Factor { feature, function: Some(name.into()), exponent: None }
    }
}

/// A summand of a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// Its coefficient, in the quantity's unit.
    pub coefficient: f64,
    /// What the coefficient is multiplied by; empty for the intercept.
    pub factors: Vec<Factor>,
}

/// A feature that the model reads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChosenFeature {
    /// In source terms: `RoadMap.java:25 loop iterations`.
    pub name: String,
    /// A note on what is observed (`a loop's back edges`); may be empty.
    pub scheme: String,
    /// Path of its source file as in [`SourceFile::path`], when known.
    pub file: Option<String>,
    /// Its line there, 0 when unknown.
    pub line: u32,
    /// Smallest value in training.
    pub min: f64,
    /// Largest value in training.
    pub max: f64,
    /// What its slice costs, as a share of the program's time.
    pub cost: Option<f64>,
}

/// A feature that could not be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RejectedFeature {
    /// In source terms.
    pub name: String,
    /// One sentence.
    pub reason: String,
}

/// How many features were left after each step.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeatureCounts {
    /// In the program's code.
    pub found: usize,
    /// Not the same in all runs.
    pub varying: usize,
    /// In the model.
    pub chosen: usize,
}

/// Time that a stage of training took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    /// `profiling`, `model generation`, `slicing`, `testing`.
    pub name: String,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// What the predictor costs as a share of the program's time.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PredictorCost {
    /// Mean over the test runs.
    pub mean: f64,
    /// Largest of them.
    pub largest: f64,
}

/// A source file with the lines that the predictor's slice kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceFile {
    /// Path as the reader knows it.
    pub path: String,
    /// Its text, line by line; empty when the source was not found (the page then lists line numbers).
    pub lines: Vec<String>,
    /// Kept lines, from 1.
    pub kept: BTreeSet<u32>,
    /// How often the program executed a line, per run in the mean; lines from 1.
    pub counts: BTreeMap<u32, u64>,
}

/// A choice between price and error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FrontierPoint {
    /// What a prediction takes as a share of the program's time.
    pub share: f64,
    /// What a prediction takes in a fresh JVM, in seconds.
    pub seconds: f64,
    /// Names of what is predicted, each with its mean relative error on held-out runs.
    pub errors: Vec<(String, f64)>,
    /// Names of the features.
    pub features: Vec<String>,
    /// Whether it answers unless another one is asked for.
    pub answers: bool,
    /// Whether it answers in the place of that one for inputs unlike those of training.
    #[serde(default)]
    pub beyond: bool,
}

/// What the training runs reached of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverageTable {
    /// What is counted, and `(reached, of)`: of the classes that some run entered, and of all.
    pub rows: Vec<(String, [(usize, usize); 2])>,
    /// Source files with lines that no run reached: name, how many, of how many, and which.
    pub unreached: Vec<(String, usize, usize, String)>,
}

/// The page about one trained predictor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainingReport {
    /// What was trained: `route.jar`.
    pub program: String,
    /// What the predictor predicts.
    pub target: Quantity,
    /// Provenance, shown in this order: `("JVM", "17.0.9")`.
    pub facts: Vec<(String, String)>,
    /// All runs.
    pub runs: Vec<RunPoint>,
    /// Nominal level of the prediction intervals, 0.9.
    pub level: f64,
    /// The model's terms.
    pub formula: Vec<Term>,
    /// The features that the terms refer to.
    pub chosen: Vec<ChosenFeature>,
    /// How the number of features shrank.
    pub features: FeatureCounts,
    /// The features that were tried and could not be used.
    pub rejected: Vec<RejectedFeature>,
    /// Turns of the feedback loop.
    pub iterations: u32,
    /// Where training time went.
    pub stages: Vec<Stage>,
    /// What the predictor costs, when measured.
    pub predictor_cost: Option<PredictorCost>,
    /// What there was to choose from, by ascending price.
    #[serde(default)]
    pub frontier: Vec<FrontierPoint>,
    /// The program's source.
    pub sources: Vec<SourceFile>,
    /// What the training runs reached, where that is known.
    #[serde(default)]
    pub coverage: Option<CoverageTable>,
    /// What the reader should know: warnings, assumptions.
    pub notes: Vec<String>,
}

/// The page about several programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvaluationReport {
    /// Headline.
    pub title: String,
    /// Provenance, shown in this order.
    pub facts: Vec<(String, String)>,
    /// One entry per program.
    pub programs: Vec<ProgramEvaluation>,
    /// Error against the number of training runs, one curve per program; may be empty.
    pub learning_curves: Vec<Curve>,
    /// Further tables.
    pub tables: Vec<Table>,
    /// What the reader should know.
    pub notes: Vec<String>,
}

/// What was measured for one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProgramEvaluation {
    /// Its name.
    pub name: String,
    /// How the number of features shrank; `chosen` is that of the first target.
    pub features: FeatureCounts,
    /// Where training time went.
    pub stages: Vec<Stage>,
    /// One entry per predicted quantity.
    pub targets: Vec<TargetEvaluation>,
}

/// What was measured for one predicted quantity of a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetEvaluation {
    /// What is predicted.
    pub target: Quantity,
    /// All runs; errors are of the test runs.
    pub runs: Vec<RunPoint>,
    /// Largest mean relative error that counts as a success, when one was set.
    pub aim: Option<f64>,
    /// The published error, when there is one.
    pub published: Option<f64>,
    /// Mean relative difference of two independent measurements of the same inputs.
    pub noise_floor: Option<f64>,
    /// What the predictor costs, when measured.
    pub predictor_cost: Option<PredictorCost>,
    /// Turns of the feedback loop.
    pub iterations: u32,
    /// The model's terms.
    pub formula: Vec<Term>,
    /// The features that the terms refer to.
    pub chosen: Vec<ChosenFeature>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// Its name in the legend.
    pub name: String,
    /// x and y; for a learning curve the number of training runs and the mean relative error.
    pub points: Vec<(f64, f64)>,
}

/// A table of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Shown above it.
    pub caption: String,
    /// Headings.
    pub columns: Vec<String>,
    /// Cells, row by row; the first column is the row's heading.
    pub rows: Vec<Vec<String>>,
}

/// Amounts in groups, such as several methods on several sizes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bars {
    /// Names of the groups.
    pub groups: Vec<String>,
    /// What has a bar in each group.
    pub series: Vec<Series>,
}

/// A value for each group; what is not finite has no bar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Values in the order of the groups.
    pub values: Vec<f64>,
}
