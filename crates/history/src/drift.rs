//! Notices that an action's cost changed for good (beyond the paper).
//!
//! The Page-Hinkley test on both sides (Page, "Continuous inspection schemes", Biometrika 41, 1954; Hinkley,
//! "Inference about the change-point from cumulative sum tests", Biometrika 58, 1971; as a stream algorithm in Gama et al.,
//! "A survey on concept drift adaptation", ACM Computing Surveys 46, 2014): the sum of how far observations lie above their
//! running mean, less a tolerance, never below 0; a change is reported when it exceeds a threshold.
//!
//! What is observed is the difference of a measurement to the slow average of its cell, in standard deviations, so that
//! parameters that vary are no drift, and clipped, so that no single execution is one either.

use serde::{Deserialize, Serialize};

/// Differences below this many standard deviations are tolerated.
const TOLERANCE: f64 = 0.25;
/// The sum of differences that is a change: seven executions at the clip, fifty at 0.75 deviations. For
/// independent normal errors a false alarm comes once in about exp(2 * 0.25 * 25) / (2 * 0.25^2) = 2 million.
const THRESHOLD: f64 = 25.0;
/// The greatest factor of a change.
const MOST: f64 = 1e6;
/// The farthest an execution counts.
const CLIP: f64 = 4.0;

/// The test's state for one resource of one action.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Drift {
    seen: f64,
    mean: f64,
    rise: Side,
    fall: Side,
    /// How many changes were reported.
    pub changes: u64,
    /// New cost / old cost at the last change; 0 before the first.
    pub factor: f64,
}

/// The sum of one direction, and what was measured since it last was 0.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
struct Side {
    sum: f64,
    count: f64,
    /// Sum of measured / reference.
    ratios: f64,
}

impl Side {
    fn add(&mut self, difference: f64, ratio: f64) -> Option<f64> {
        self.sum += difference - TOLERANCE;
        if self.sum <= 0.0 {
            *self = Side::default();
            return None;
        }
        self.count += 1.0;
        self.ratios += ratio;
        (self.sum > THRESHOLD).then(|| self.ratios / self.count)
    }
}

impl Drift {
    /// Takes in a measurement, its cell's slow average, and the standard deviation of the two's difference. If the
    /// cost has changed, returns the factor by which.
    pub fn observe(&mut self, measured: f64, reference: f64, deviation: f64) -> Option<f64> {
        let difference = ((measured - reference) / deviation).clamp(-CLIP, CLIP);
        if !difference.is_finite() {
            return None;
        }
        self.seen += 1.0;
        self.mean += (difference - self.mean) / self.seen;
        let centred = difference - self.mean;
        // Where nothing was consumed before, any amount is a change by a factor without bounds.
        let ratio = if measured == reference { 1.0 } else { (measured / reference).clamp(0.0, MOST) };
        let change = self.rise.add(centred, ratio).or(self.fall.add(-centred, ratio))?;
        *self = Drift { changes: self.changes + 1, factor: change, ..Drift::default() };
        Some(change)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_noticed_and_one_outlier_is_not() {
        let mut drift = Drift::default();
        for i in 0..1000 {
            let measured = if i == 500 { 1e9 } else { 100.0 + f64::from(i % 3) };
            assert_eq!(drift.observe(measured, 101.0, 1.0), None, "execution {i}");
        }
        let delay = (0..20).find(|_| drift.observe(150.0, 101.0, 1.0).is_some()).expect("a change");
        assert!(delay < 8, "noticed after {delay} executions");
        assert_eq!(drift.changes, 1);
        assert!((drift.factor - 150.0 / 101.0).abs() < 0.01);
    }

    #[test]
    fn a_fall_is_noticed_too() {
        let mut drift = Drift::default();
        (0..100).for_each(|i| assert_eq!(drift.observe(100.0 + f64::from(i % 2), 100.5, 1.0), None));
        assert!((0..20).any(|_| drift.observe(50.0, 100.5, 1.0).is_some_and(|factor| factor < 0.6)));
    }
}
