//! Prediction intervals whose coverage holds however the costs behave (beyond the paper).
//!
//! Errors are measured in units of the cell's mean absolute error. How many such units the interval reaches
//! below and above the prediction is learned by quantile tracking: a measurement above the interval moves its
//! upper end out by `RATE * (1 - a)`, any other moves it in by `RATE * a`, with a = (1 - level) / 2; likewise
//! below. The long-run share of misses on each side is then a, up to O(1 / n), for any sequence of
//! measurements. (Gibbs and Candès, "Adaptive conformal inference under distribution shift", NeurIPS 2021; in
//! this form Angelopoulos, Candès and Tibshirani, "Conformal PID control for time series prediction", NeurIPS
//! 2023, section 2.1.)

use serde::{Deserialize, Serialize};

/// The step of the tracker, in units of the mean absolute error.
const RATE: f64 = 0.1;

/// The ends of the intervals of one resource of one action.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    below: f64,
    above: f64,
    seen: u64,
    inside: u64,
}

impl Default for Interval {
    /// 2.5 mean absolute errors are two standard deviations of normal errors.
    fn default() -> Self {
        Interval { below: 2.5, above: 2.5, seen: 0, inside: 0 }
    }
}

impl Interval {
    /// The interval around `value` whose errors have the mean absolute size `scale`. Costs are not negative.
    pub fn around(&self, value: f64, scale: f64) -> (f64, f64) {
        ((value - self.below * scale).max(0.0), value + self.above * scale)
    }

    /// Learns from a measurement that [`Interval::around`] was asked about.
    pub fn learn(&mut self, value: f64, scale: f64, measured: f64, level: f64) {
        let (low, high) = self.around(value, scale);
        let miss = (1.0 - level) / 2.0;
        self.seen += 1;
        self.inside += u64::from(low <= measured && measured <= high);
        let step = |missed: bool| if missed { RATE * (1.0 - miss) } else { -RATE * miss };
        self.below = (self.below + step(measured < low)).max(0.0);
        self.above = (self.above + step(measured > high)).max(0.0);
    }

    /// How many intervals were checked against a measurement, and how many held it.
    pub fn coverage(&self) -> (u64, u64) {
        (self.seen, self.inside)
    }
}
