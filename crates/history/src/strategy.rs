//! Combining strategies: how a measurement changes the prediction (section IV-B, figure 3 of the paper).
//!
//! With p_i the prediction for the i-th execution and m_i its measurement:
//!
//! * OS, overwriting: p_(i+1) = m_i;
//! * AS, adapting: p_(i+1) = (p_i + m_i) / 2;
//! * LPF, low-pass filter: p_(i+1) = (1 - w) p_i + w m_i, w = 0.2 unless given;
//! * GA, global average: p_(i+1) = ((i - 1) p_i + m_i) / i.
//!
//! The first measurement is the prediction for the second execution whatever the strategy (section III). The
//! sums of figure 4 leave that first prediction out, that is they start from 0; their weights of AS and LPF
//! add up to 1 - 2^-i and 1 - 0.8^i.

use serde::{Deserialize, Serialize};

use crate::cell::Slot;

/// A combining strategy of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Combine {
    /// The last measurement.
    Os,
    /// The mean of the last prediction and the last measurement.
    As,
    /// A low-pass filter.
    Lpf,
    /// The mean of all measurements.
    Ga,
}

impl Combine {
    /// All four, from the most frugal to the most accurate.
    pub const ALL: [Combine; 4] = [Combine::Os, Combine::As, Combine::Lpf, Combine::Ga];

    /// The paper's name.
    pub fn name(self) -> &'static str {
        match self {
            Combine::Os => "OS",
            Combine::As => "AS",
            Combine::Lpf => "LPF",
            Combine::Ga => "GA",
        }
    }

    /// Puts a measurement into a slot's prediction. `weight` is that of a new measurement under LPF.
    pub fn apply(self, slot: &mut Slot, measured: f64, weight: f64) {
        let count = slot.weight;
        slot.weight = count + 1.0;
        if count == 0.0 {
            slot.value = measured;
            return;
        }
        slot.value = match self {
            Combine::Os => measured,
            Combine::As => (slot.value + measured) / 2.0,
            Combine::Lpf => (1.0 - weight) * slot.value + weight * measured,
            Combine::Ga => slot.value + (measured - slot.value) / slot.weight,
        };
    }
}

/// A trained model of an action, such as a Mantis predictor's: the strategy `MODEL`.
///
/// Called on the hot path under the action's lock: it must not allocate, block, or call back into the
/// service.
pub trait Model: Send + Sync {
    /// Writes the predicted cost of each resource of the action, in the order of
    /// [`Resource::ALL`](crate::Resource::ALL), for the values of the action's parameters. NaN where it has
    /// none.
    fn predict(&self, parameters: &[f64], costs: &mut [f64]);
}

impl<F: Fn(&[f64], &mut [f64]) + Send + Sync> Model for F {
    fn predict(&self, parameters: &[f64], costs: &mut [f64]) {
        self(parameters, costs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn predictions(combine: Combine, measured: &[f64]) -> Vec<f64> {
        let mut slot = Slot::EMPTY;
        measured
            .iter()
            .map(|&m| {
                combine.apply(&mut slot, m, 0.2);
                slot.value
            })
            .collect()
    }

    /// Worked by hand from the definitions above.
    #[test]
    fn predictions_worked_by_hand() {
        let measured = [100.0, 200.0, 100.0, 400.0];
        assert_eq!(predictions(Combine::Os, &measured), [100.0, 200.0, 100.0, 400.0]);
        assert_eq!(predictions(Combine::As, &measured), [100.0, 150.0, 125.0, 262.5]);
        assert_eq!(predictions(Combine::Lpf, &measured), [100.0, 120.0, 116.0, 172.8]);
        let average = predictions(Combine::Ga, &measured);
        for (found, expected) in average.iter().zip([100.0, 150.0, 400.0 / 3.0, 200.0]) {
            assert!((found - expected).abs() < 1e-12);
        }
    }

    /// Figure 4 writes AS and LPF as sums over all measurements, newest first, started from a prediction of
    /// 0.
    #[test]
    fn predictions_are_the_sums_of_figure_4() {
        let measured = [35.0, 11.0, 90.0, 52.0, 7.0];
        let sum = |weight: &dyn Fn(i32) -> f64| -> f64 {
            measured.iter().rev().zip(1..).map(|(m, j)| weight(j) * m).sum()
        };
        let last = |combine| *predictions(combine, &measured).last().expect("some");
        // The first measurement stands for the prediction that the sums leave out, with the weight that they
        // miss.
        let adapting = sum(&|j| 0.5f64.powi(j)) + 0.5f64.powi(5) * measured[0];
        let filtered = sum(&|j| 0.2 * 0.8f64.powi(j - 1)) + 0.8f64.powi(5) * measured[0];
        assert!((last(Combine::As) - adapting).abs() < 1e-9);
        assert!((last(Combine::Lpf) - filtered).abs() < 1e-9);
        assert!((last(Combine::Ga) - sum(&|_| 0.2)).abs() < 1e-9);
        assert_eq!(last(Combine::Os), measured[4]);
    }
}
