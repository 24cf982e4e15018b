//! What training found out, as it is printed and written.

use serde::{Deserialize, Serialize};

use super::Resource;
use crate::coverage::Coverage;
use crate::fitting::HeldOut;
use crate::steady::Warm;

/// A feature that no model may use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rejected {
    /// Its name.
    pub feature: String,
    /// Why.
    pub reason: String,
    /// In which iteration; 0 before the first model.
    pub round: u32,
}

/// What a feature costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Price {
    /// Its name.
    pub feature: String,
    /// About the share of the program's time that its slice takes; absent where that is more than any
    /// predictor may take.
    pub share: Option<f64>,
}

/// What was learned about one resource.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TargetReport {
    /// The resource.
    pub target: Resource,
    /// Whether its figures are estimates that nobody measured.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub estimated: bool,
    /// The model in words.
    pub formula: String,
    /// Names of its features.
    pub features: Vec<String>,
    /// Mean relative error on the training runs.
    pub train_error: f64,
    /// Mean relative error on held-out runs.
    pub held_out: HeldOut,
    /// The measured values, in the order of [`HeldOut::predicted`].
    pub actual: Vec<f64>,
}

/// What the predictor costs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct CostReport {
    /// Its time in fresh JVMs as a share of the program's: mean.
    pub mean_share: Option<f64>,
    /// The largest share.
    pub largest_share: Option<f64>,
    /// Its mean time, in nanoseconds.
    pub mean_nanos: f64,
    /// Its longest time, in nanoseconds.
    #[serde(default)]
    pub largest_nanos: f64,
    /// How many inputs that was measured on.
    pub inputs: usize,
    /// Whether that is with all compilers of the JVM ([`ALL_COMPILERS`](crate::launch::ALL_COMPILERS)).
    #[serde(default)]
    pub all_compilers: bool,
    /// The same in a JVM that is warm.
    #[serde(default)]
    pub warm: Option<Warm>,
}

impl CostReport {
    /// Of predictions that took so many nanoseconds each, for inputs for which the program took so many.
    pub(super) fn of(predictions: &[(f64, Option<f64>)]) -> CostReport {
        let shares: Vec<f64> = predictions.iter().filter_map(|&(nanos, time)| Some(nanos / time?)).collect();
        let n = predictions.len();
        CostReport {
            mean_share: (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64),
            largest_share: shares.iter().copied().max_by(f64::total_cmp),
            mean_nanos: predictions.iter().map(|p| p.0).sum::<f64>() / n.max(1) as f64,
            largest_nanos: predictions.iter().map(|p| p.0).fold(0.0, f64::max),
            inputs: n,
            ..CostReport::default()
        }
    }
}

/// A point of the frontier, as it is printed and written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PointReport {
    /// What it costs.
    pub cost: CostReport,
    /// Mean relative error on held-out runs over the targets, each less the noise of its measurement.
    pub error: f64,
    /// The same where the cheapest and the dearest runs are predicted by models of the others.
    pub edge_error: f64,
    /// Error on held-out runs of each target, in the order of [`Report::targets`].
    pub errors: Vec<f64>,
    /// Its features.
    pub features: Vec<String>,
    /// Whether it answers where nobody asks for another one.
    pub chosen: bool,
    /// Whether it answers in the place of that one for inputs unlike those of training.
    #[serde(default)]
    pub beyond: bool,
}

/// All that training found out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Features the program has.
    pub found: usize,
    /// Features that varied over the runs.
    pub varying: usize,
    /// Groups of features that carry the same information.
    pub distinct: usize,
    /// Varying features that have a slice cheap enough to try.
    pub usable: usize,
    /// Features in the predictor.
    pub chosen: Vec<String>,
    /// What was learned, by resource.
    pub targets: Vec<TargetReport>,
    /// What features with a slice cost.
    #[serde(default)]
    pub prices: Vec<Price>,
    /// Features that were rejected.
    pub rejected: Vec<Rejected>,
    /// What the predictor costs.
    pub cost: CostReport,
    /// The frontier by ascending price.
    #[serde(default)]
    pub frontier: Vec<PointReport>,
    /// Iterations of the loop.
    pub rounds: u32,
    /// Runs used.
    pub runs: usize,
    /// Runs left out, with their reasons.
    pub failed: Vec<(usize, String)>,
    /// Seconds per stage, in order.
    pub seconds: Vec<(String, f64)>,
    /// Median over the inputs of the run-to-run spread of their times.
    pub time_noise: Option<f64>,
    /// What the runs reached of the program.
    #[serde(default)]
    pub coverage: Option<Coverage>,
    /// How many training inputs reach some code of the slices that no other one reaches: about that share of
    /// new inputs leads to code that no run reached (Turing's estimate). `None` without slices.
    #[serde(default)]
    pub novel: Option<usize>,
    /// Remarks.
    pub remarks: Vec<String>,
}
