//! Notices that an action's cost changed for good (beyond the paper).
//!
//! First a suspicion: the Page-Hinkley test on both sides (Page, "Continuous inspection schemes", Biometrika
//! 41, 1954; Hinkley, "Inference about the change-point from cumulative sum tests", Biometrika 58, 1971; as a
//! stream algorithm in Gama et al., "A survey on concept drift adaptation", ACM Computing Surveys 46, 2014):
//! the sum of how far observations lie above their running mean, less a tolerance, never below 0, exceeds a
//! threshold. What is observed is the difference of a measurement to the slow average of its cell, in
//! standard deviations, so that parameters that vary are no drift; and clipped, so that no single execution
//! is one either.
//!
//! Then a confirmation, because the sum also exceeds its threshold when the average of one cell is off: the
//! next executions are compared with their cells, and if the trimmed mean of the ratios is three standard
//! errors away from 1, that is the factor by which the cost changed.

use serde::{Deserialize, Serialize};

/// Differences below this many standard deviations are tolerated.
const TOLERANCE: f64 = 0.25;
/// The sum of differences that is suspicious: seven executions at the clip, fifty at 0.75 deviations. For
/// independent normal errors a false suspicion comes once in about exp(2 * 0.25 * 25) / (2 * 0.25^2) = 2
/// million.
const THRESHOLD: f64 = 25.0;
/// The farthest an execution counts, in standard deviations.
pub(crate) const CLIP: f64 = 4.0;
/// The greatest factor of a change.
const MOST: f64 = 1e6;
/// The executions that confirm a change.
const WINDOW: usize = 31;
/// Of these, so many of the least and of the greatest are left out.
const TRIM: usize = 2;
/// A change by less is none.
const LEAST: f64 = 0.01;

/// The state of the test for one resource of one action.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Drift {
    seen: f64,
    mean: f64,
    rise: f64,
    fall: f64,
    /// Measured / reference since a suspicion; `None` without one.
    suspicion: Option<Window>,
    /// How many changes were confirmed.
    pub changes: u64,
    /// New cost / old cost at the last change; 0 before the first.
    pub factor: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
struct Window {
    count: usize,
    ratios: [f64; WINDOW],
}

impl Drift {
    /// Takes in a measurement, its cell's slow average, and the standard deviation of the two's difference.
    /// If the cost has changed, returns the factor by which.
    pub fn observe(&mut self, measured: f64, reference: f64, deviation: f64) -> Option<f64> {
        let difference = ((measured - reference) / deviation).clamp(-CLIP, CLIP);
        if !difference.is_finite() {
            return None;
        }
        if let Some(window) = &mut self.suspicion {
            // Where nothing was consumed before, any amount is a change by a factor without bounds.
            let ratio = if measured == reference { 1.0 } else { (measured / reference).clamp(0.0, MOST) };
            let verdict = window.add(ratio)?;
            *self = Drift { changes: self.changes, factor: self.factor, ..Drift::default() };
            let factor = verdict?;
            self.changes += 1;
            self.factor = factor;
            return Some(factor);
        }
        self.seen += 1.0;
        self.mean += (difference - self.mean) / self.seen;
        let centred = difference - self.mean;
        self.rise = (self.rise + centred - TOLERANCE).max(0.0);
        self.fall = (self.fall - centred - TOLERANCE).max(0.0);
        if self.rise.max(self.fall) > THRESHOLD {
            self.suspicion = Some(Window::default());
        }
        None
    }
}

impl Window {
    /// When the window is full: the factor of the change, if it is one.
    fn add(&mut self, ratio: f64) -> Option<Option<f64>> {
        // A window that was read from a file may claim to be full.
        if let Some(place) = self.ratios.get_mut(self.count) {
            *place = ratio;
            self.count += 1;
        }
        (self.count >= WINDOW).then(|| self.factor())
    }

    fn factor(&mut self) -> Option<f64> {
        self.ratios.sort_unstable_by(f64::total_cmp);
        let middle = &self.ratios[TRIM..WINDOW - TRIM];
        let count = middle.len() as f64;
        let mean = middle.iter().sum::<f64>() / count;
        let variance = middle.iter().map(|ratio| (ratio - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = (variance / count).sqrt();
        ((mean - 1.0).abs() > (3.0 * error).max(LEAST)).then_some(mean)
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
        let delay = (0..100).find(|_| drift.observe(150.0, 101.0, 1.0).is_some()).expect("a change");
        assert!(delay < 8 + WINDOW, "noticed after {delay} executions");
        assert_eq!(drift.changes, 1);
        assert!((drift.factor - 150.0 / 101.0).abs() < 1e-9);
    }

    #[test]
    fn a_fall_is_noticed_too() {
        let mut drift = Drift::default();
        (0..100).for_each(|i| assert_eq!(drift.observe(100.0 + f64::from(i % 2), 100.5, 1.0), None));
        assert!((0..100).any(|_| drift.observe(50.0, 100.5, 1.0).is_some_and(|factor| factor < 0.6)));
    }

    /// A fifth of the executions lies far off their cell's average, the others do not.
    #[test]
    fn a_suspicion_that_few_executions_share_is_not_confirmed() {
        let mut drift = Drift::default();
        (0..1000).for_each(|i| assert_eq!(drift.observe(100.0 + f64::from(i % 2), 100.5, 1.0), None));
        let mut suspected = false;
        for i in 0..100 {
            let reference = if i % 5 == 0 { 1000.0 } else { 100.5 };
            assert_eq!(drift.observe(100.0 + f64::from(i % 2), reference, 0.5), None, "execution {i}");
            suspected |= drift.suspicion.is_some();
        }
        assert!(suspected);
        assert_eq!(drift.changes, 0);
    }
}
