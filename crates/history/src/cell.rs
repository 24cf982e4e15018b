//! What a table keeps of one resource in one cell: the prediction, and what is known of its quality.

use serde::{Deserialize, Serialize};

/// One resource of one cell. 32 bytes.
///
/// All but the weight are averages, so slots can be merged and split with weights; `weight` and
/// `weight * value` are preserved by that.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(from = "Record", into = "Record")]
pub struct Slot {
    /// How many measurements; a fraction where a re-division split a cell. 0: empty.
    pub weight: f64,
    /// The prediction p of the combining strategy.
    pub value: f64,
    /// A slow average of the measurements, against which drift is noticed whatever the strategy forgets.
    pub reference: f32,
    /// Running mean of |prediction - measurement| of the history.
    pub deviation: f32,
    /// Running mean of |prediction - measurement| of the trained model; NaN if it was never asked.
    pub model: f32,
    /// The part of `weight` that was measured here, in 0..=1; the rest was imported.
    pub own: f32,
}

impl Slot {
    /// A slot that nothing was put into.
    pub const EMPTY: Slot =
        Slot { weight: 0.0, value: 0.0, reference: 0.0, deviation: 0.0, model: f32::NAN, own: 0.0 };

    /// Whether nothing was put into it.
    pub fn is_empty(&self) -> bool {
        self.weight == 0.0
    }

    /// Whether all of it was imported.
    pub fn is_shared(&self) -> bool {
        self.own == 0.0
    }

    /// Takes in the part `fraction` of another slot: a linear combination, weighted by measurements.
    pub fn absorb(&mut self, other: &Slot, fraction: f64) {
        let added = other.weight * fraction;
        if added == 0.0 {
            return;
        }
        if self.is_empty() {
            *self = Slot { weight: added, ..*other };
            return;
        }
        let total = self.weight + added;
        let part = added / total;
        let mix = |a: f32, b: f32| (f64::from(a) + (f64::from(b) - f64::from(a)) * part) as f32;
        self.value += (other.value - self.value) * part;
        self.reference = mix(self.reference, other.reference);
        self.deviation = mix(self.deviation, other.deviation);
        self.own = mix(self.own, other.own);
        self.model = match (self.model.is_nan(), other.model.is_nan()) {
            (true, _) => other.model,
            (_, true) => self.model,
            _ => mix(self.model, other.model),
        };
        self.weight = total;
    }

    /// What merging with `other` costs: the sum, over the measurements of both, of how far the common
    /// prediction is off theirs, relative to it.
    pub fn merge_loss(&self, other: &Slot) -> f64 {
        if self.is_empty() || other.is_empty() {
            return 0.0;
        }
        let mut both = *self;
        both.absorb(other, 1.0);
        self.loss_as(both.value) + other.loss_as(both.value)
    }

    /// What predicting `value` instead costs: how far that is off, relative to it, for each measurement.
    pub fn loss_as(&self, value: f64) -> f64 {
        let loss = self.weight * (self.value - value).abs() / value.abs().max(f64::MIN_POSITIVE);
        if loss.is_finite() { loss } else { 0.0 }
    }
}

/// A slot in files: weight, value, reference, deviation, model (or null), own.
type Record = (f64, f64, f32, f32, Option<f32>, f32);

impl From<Slot> for Record {
    fn from(slot: Slot) -> Self {
        let model = Some(slot.model).filter(|error| !error.is_nan());
        (slot.weight, slot.value, slot.reference, slot.deviation, model, slot.own)
    }
}

impl From<Record> for Slot {
    fn from((weight, value, reference, deviation, model, own): Record) -> Self {
        Slot { weight, value, reference, deviation, model: model.unwrap_or(f32::NAN), own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_four_words() {
        assert_eq!(size_of::<Slot>(), 32);
    }

    #[test]
    fn absorbing_averages_by_weight() {
        let mut slot = Slot { weight: 1.0, value: 10.0, own: 1.0, ..Slot::EMPTY };
        slot.absorb(&Slot { weight: 6.0, value: 20.0, own: 0.0, ..Slot::EMPTY }, 0.5);
        assert_eq!((slot.weight, slot.value, slot.own), (4.0, 17.5, 0.25));
    }
}
