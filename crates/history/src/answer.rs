//! What a query answers: a value for each resource with an interval, and where it came from.

use std::ops::Deref;

use crate::resource::{RESOURCES, Resource, ResourceSet};

/// Where a prediction came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Nothing was ever measured: there is no prediction (its value is NaN).
    Unknown,
    /// Executions with these parameters, here.
    History,
    /// Executions with these parameters, elsewhere: initial data that nothing here has refined yet.
    Shared,
    /// Executions with other parameters: the nearest cell that has any, so many cells away.
    Neighbour(u32),
    /// The average of everything measured, because no cell near enough has a value.
    Overall,
    /// The trained model of the action.
    Model,
}

impl Source {
    /// The name in outputs.
    pub fn name(self) -> &'static str {
        match self {
            Source::Unknown => "unknown",
            Source::History => "history",
            Source::Shared => "shared",
            Source::Neighbour(_) => "neighbour",
            Source::Overall => "overall",
            Source::Model => "model",
        }
    }
}

/// The prediction of one resource.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The predicted cost in the resource's unit; NaN if the source is [`Source::Unknown`].
    pub value: f64,
    /// Lower end of the prediction interval, at least 0.
    pub low: f64,
    /// Upper end of the prediction interval; infinite while nothing is known of the errors.
    pub high: f64,
    /// Where the value came from.
    pub source: Source,
}

impl Estimate {
    /// No prediction.
    pub const UNKNOWN: Estimate =
        Estimate { value: f64::NAN, low: 0.0, high: f64::INFINITY, source: Source::Unknown };

    /// Whether there is a prediction.
    pub fn is_known(&self) -> bool {
        self.source != Source::Unknown
    }

    /// The relative error |p - m| / m against a measurement (section II-A); `None` if there was no
    /// prediction or the measurement is 0 and the prediction is not.
    pub fn relative_error(&self, measured: f64) -> Option<f64> {
        relative_error(self.value, measured)
    }
}

/// As [`Estimate::relative_error`].
pub(crate) fn relative_error(predicted: f64, measured: f64) -> Option<f64> {
    let error = (predicted - measured).abs();
    match error {
        0.0 => Some(0.0),
        _ => Some(error / measured.abs()).filter(|ratio| ratio.is_finite()),
    }
}

/// A resource profile prediction: an [`Estimate`] for each resource of the action, in the order of
/// [`Resource::ALL`]. Dereferences to a slice. Made without allocating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Answer {
    resources: ResourceSet,
    estimates: [Estimate; RESOURCES],
    /// The action is still in its training phase: measure, but do not act on this prediction.
    pub training: bool,
}

impl Answer {
    pub(crate) fn new(resources: ResourceSet, training: bool) -> Self {
        Answer { resources, estimates: [Estimate::UNKNOWN; RESOURCES], training }
    }

    pub(crate) fn set(&mut self, position: usize, estimate: Estimate) {
        self.estimates[position] = estimate;
    }

    /// The resources that are predicted.
    pub fn resources(&self) -> ResourceSet {
        self.resources
    }

    /// The estimate of `resource`, if the action's profile has it.
    pub fn get(&self, resource: Resource) -> Option<&Estimate> {
        self.resources.position(resource).map(|position| &self.estimates[position])
    }

    /// Resources with their estimates.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, &Estimate)> {
        self.resources.iter().zip(self.estimates.iter())
    }
}

impl Deref for Answer {
    type Target = [Estimate];

    fn deref(&self) -> &[Estimate] {
        &self.estimates[..self.resources.len()]
    }
}

/// What an update found out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outcome {
    /// What a query just before this update would have answered.
    pub predicted: Answer,
    /// The resources whose cost was found, at this update, to have changed for good.
    pub drifted: ResourceSet,
    /// Whether the table changed its shape: the one kind of update that allocates.
    pub adapted: bool,
}
