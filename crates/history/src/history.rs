//! The predictor of one action: its table, its combining strategy, and what was learned about its errors.
//!
//! A prediction comes from, in this order: the cell of the parameters' values; else the nearest cell that has
//! a measurement; else the average of everything. With a trained model, the model answers wherever its
//! running error is smaller than that of what the history would have answered.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Estimate, Outcome, Source, relative_error};
use crate::cell::Slot;
use crate::drift::{CLIP, Drift};
use crate::interval::Interval;
use crate::resource::{RESOURCES, ResourceSet};
use crate::strategy::{Combine, Model};
use crate::table::{Place, Table};

/// Running means forget with this weight of the newest, once they have seen enough.
const FORGET: f64 = 0.05;
/// The slow average of a cell forgets with this weight.
const FORGET_REFERENCE: f64 = 0.02;
/// A cell's own errors count as much as the table's once it has so many.
const PRIOR: f64 = 3.0;
/// Measurements in a cell before its differences count as drift.
const SETTLED: f64 = 8.0;
/// The slow average forgets with this weight until then.
const FORGET_FIRST: f64 = 0.3;
/// No cost is so large; what is, was not measured. Keeps sums and single-precision averages finite.
const MOST: f64 = 1e30;
/// Costs that vary by less than this part are treated as varying by so much when looking for drift.
const EXACT: f64 = 0.01;

/// How an action predicts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rules {
    /// The resources, in the order of measurements.
    pub resources: ResourceSet,
    /// The combining strategy.
    pub combine: Combine,
    /// The weight of a new measurement under LPF, in (0, 1].
    pub weight: f64,
    /// Whether a cell without measurements is answered from others; the paper does not.
    pub neighbours: bool,
    /// Nominal coverage of the intervals, in (0, 1).
    pub level: f64,
    /// So many executions are training.
    pub training: u64,
}

/// What is learned of one resource over all cells.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Track {
    /// Measurements.
    pub count: u64,
    /// The average of all measurements.
    pub mean: f64,
    /// The last measurement.
    pub last: f64,
    /// Running mean of the relative error of answers, and how many had one.
    pub error: Mean,
    /// The same of predictions from a cell of the history.
    cell: Mean,
    /// The same of predictions from other cells.
    neighbour: Mean,
    /// The same of the trained model.
    model: Mean,
    /// The ends of intervals.
    pub interval: Interval,
    /// The detector of changes.
    pub drift: Drift,
}

/// A mean that forgets.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Mean {
    /// Values taken in.
    pub count: u64,
    /// Their mean.
    pub value: f64,
}

impl Mean {
    fn add(&mut self, value: Option<f64>) {
        let Some(value) = value else { return };
        self.count += 1;
        self.value = settle(self.value + (value - self.value) * step(self.count as f64, FORGET));
    }

    /// The mean, if anything was taken in.
    pub fn get(&self) -> Option<f64> {
        (self.count > 0).then_some(self.value)
    }
}

/// The predictor of one action.
pub struct History {
    rules: Rules,
    table: Table,
    tracks: Vec<Track>,
    updates: u64,
    model: Option<Arc<dyn Model>>,
}

/// A prediction with the mean absolute error expected of it, if any is known.
#[derive(Clone, Copy)]
struct Guess {
    value: f64,
    scale: Option<f64>,
    source: Source,
}

impl Guess {
    fn estimate(&self, track: &Track) -> Estimate {
        let (low, high) = match self.scale {
            Some(scale) => track.interval.around(self.value, scale),
            None => (0.0, f64::INFINITY),
        };
        Estimate { value: self.value, low, high, source: self.source }
    }
}

impl History {
    /// A predictor without history. `table` has as many resources as `rules`.
    pub fn new(rules: Rules, table: Table) -> Self {
        let tracks = vec![Track::default(); rules.resources.len()];
        History { rules, table, tracks, updates: 0, model: None }
    }

    /// A predictor as [`History::table`], [`History::tracks`] and [`History::updates`] described it.
    pub fn restore(rules: Rules, table: Table, tracks: Vec<Track>, updates: u64) -> Self {
        History { rules, table, tracks, updates, model: None }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, to reshape or import into.
    pub fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// What was learned of each resource.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// How many executions were reported.
    pub fn updates(&self) -> u64 {
        self.updates
    }

    /// Gives the action a trained model, or takes it away.
    pub fn set_model(&mut self, model: Option<Arc<dyn Model>>) {
        self.model = model;
    }

    /// Takes the model away, to give it to another predictor of the same action.
    pub fn take_model(&mut self) -> Option<Arc<dyn Model>> {
        self.model.take()
    }

    /// Predicts the costs of an execution with these parameters.
    #[inline]
    pub fn query(&self, values: &[f64]) -> Answer {
        let mut answer = self.no_answer();
        let (place, model) = (self.table.locate(values), self.ask_model(values));
        for (position, track) in self.tracks.iter().enumerate() {
            if let Some(guess) = self.guess(values, place, position, model[position]) {
                answer.set(position, guess.estimate(track));
            }
        }
        answer
    }

    /// Takes in the costs of an execution. A cost that is not finite (or above 1e30) was not measured.
    pub fn update(&mut self, values: &[f64], measured: &[f64]) -> Outcome {
        let mut outcome =
            Outcome { predicted: self.no_answer(), drifted: ResourceSet::EMPTY, adapted: false };
        let (place, model) = (self.table.locate(values), self.ask_model(values));
        // All guesses before the first change.
        let mut guesses = [None; RESOURCES];
        for (position, track) in self.tracks.iter().enumerate() {
            guesses[position] = self.guess(values, place, position, model[position]);
            if let Some(guess) = &guesses[position] {
                outcome.predicted.set(position, guess.estimate(track));
            }
        }
        let place = place.unwrap_or_else(|| {
            let (place, adapted) = self.table.admit(values);
            outcome.adapted = adapted;
            place
        });
        for (position, (resource, &cost)) in self.rules.resources.iter().zip(measured).enumerate() {
            if cost.is_nan() || cost.abs() > MOST {
                continue;
            }
            self.assess(position, guesses[position], model[position], cost);
            if self.learn(position, place, model[position], cost) {
                outcome.drifted.insert(resource);
            }
        }
        self.updates += 1;
        outcome
    }

    fn no_answer(&self) -> Answer {
        Answer::new(self.rules.resources, self.updates < self.rules.training)
    }

    /// The model's costs; NaN without one.
    fn ask_model(&self, values: &[f64]) -> [f64; RESOURCES] {
        let mut costs = [f64::NAN; RESOURCES];
        if let Some(model) = &self.model {
            model.predict(values, &mut costs[..self.rules.resources.len()]);
            costs.iter_mut().filter(|cost| cost.abs() > MOST).for_each(|cost| *cost = f64::NAN);
        }
        costs
    }

    /// What is predicted for one resource, given the values' place in the table and the model's cost.
    fn guess(&self, values: &[f64], place: Option<Place>, position: usize, model: f64) -> Option<Guess> {
        let track = &self.tracks[position];
        let slot = place.map(|place| &self.table.slots(place)[position]).filter(|slot| !slot.is_empty());
        let history = match slot {
            Some(slot) => Some(from_cell(slot, track)),
            None if self.rules.neighbours => self.others(values, position),
            None => None,
        };
        prefer(history, from_model(model, slot, track))
    }

    /// For a cell without a measurement: the nearest that has one, or the average of all.
    fn others(&self, values: &[f64], position: usize) -> Option<Guess> {
        let track = &self.tracks[position];
        let (value, source) = match self.table.nearest(values, position) {
            Some((slot, distance)) => (slot.value, Source::Neighbour(distance)),
            None if track.count > 0 => (track.mean, Source::Overall),
            None => return None,
        };
        Some(Guess { value, scale: track.neighbour.get().map(|error| error * value.abs()), source })
    }

    /// Learns from the error of what was answered.
    fn assess(&mut self, position: usize, guess: Option<Guess>, model: f64, cost: f64) {
        let track = &mut self.tracks[position];
        track.count += 1;
        track.mean += (cost - track.mean) / track.count as f64;
        track.last = cost;
        let Some(guess) = guess else { return };
        track.error.add(relative_error(guess.value, cost));
        if let Some(scale) = guess.scale {
            track.interval.learn(guess.value, scale, cost, self.rules.level);
        }
        // Scales are relative to the prediction, which is what is known when they are used.
        let relative = |value: f64| relative_to(value, cost);
        if matches!(guess.source, Source::Neighbour(_) | Source::Overall) {
            track.neighbour.add(relative(guess.value));
        }
        track.model.add(relative(model));
    }

    /// Puts a cost into its cell; says whether the action's cost was found to have changed.
    fn learn(&mut self, position: usize, place: Place, model: f64, cost: f64) -> bool {
        let track = &mut self.tracks[position];
        let slot = &mut self.table.slots_mut(place)[position];
        let mut change = None;
        if slot.is_empty() {
            slot.reference = cost as f32;
        } else {
            change = watch(slot, track, cost);
            let error = (slot.value - cost).abs();
            track.cell.add(relative_to(slot.value, cost));
            let known = f64::from(slot.deviation);
            slot.deviation = settle(known + (error - known) * step(slot.weight, FORGET)) as f32;
        }
        if model.is_finite() {
            let error = (model - cost).abs();
            let known = if slot.model.is_nan() { error } else { f64::from(slot.model) };
            slot.model = settle(known + (error - known) * step(slot.weight + 1.0, FORGET)) as f32;
        }
        if slot.own < 1.0 {
            slot.own = ((f64::from(slot.own) * slot.weight + 1.0) / (slot.weight + 1.0)) as f32;
        }
        self.rules.combine.apply(slot, cost, self.rules.weight);
        let Some(factor) = change else { return false };
        // From here on the new cost is what is normal, in every cell.
        slot.reference = if slot.reference == 0.0 { (cost / factor) as f32 } else { slot.reference };
        self.table.for_each_slot(position, |slot| slot.reference *= factor as f32);
        true
    }
}

/// Compares a cost with the slow average of its cell and moves that; returns the factor if the cost has
/// changed.
fn watch(slot: &mut Slot, track: &mut Track, cost: f64) -> Option<f64> {
    let reference = f64::from(slot.reference);
    if slot.weight < SETTLED || slot.is_shared() {
        // Forgets fast, or an odd first execution would be what all others are compared with.
        slot.reference += ((cost - reference) * step(slot.weight + 1.0, FORGET_FIRST)) as f32;
        return None;
    }
    let error = from_cell(slot, track).scale.unwrap_or(0.0);
    // A normal deviate's standard deviation is 1.25 times its mean absolute value.
    let deviation = (1.25 * error).max(EXACT * reference.abs()).max(f64::MIN_POSITIVE);
    let step = step(slot.weight - SETTLED + 1.0 / FORGET_FIRST, FORGET_REFERENCE);
    slot.reference += ((cost - reference).clamp(-CLIP * deviation, CLIP * deviation) * step) as f32;
    track.drift.observe(cost, reference, deviation)
}

/// How far a prediction was off, as a part of it; none if it was 0 or there was none. One that was off by
/// orders of magnitude must not spoil the mean for long.
fn relative_to(predicted: f64, cost: f64) -> Option<f64> {
    let error = (predicted - cost).abs() / predicted.abs();
    error.is_finite().then_some(error.min(10.0))
}

/// The prediction of a cell. Its scale is the mean absolute error of the cell, mixed with that of all cells
/// while the cell has few.
fn from_cell(slot: &Slot, track: &Track) -> Guess {
    let errors = (slot.weight - 1.0).max(0.0);
    let own = f64::from(slot.deviation);
    let scale = match track.cell.get() {
        _ if slot.is_shared() && own > 0.0 => Some(own),
        Some(all) => Some((errors * own + PRIOR * all * slot.value.abs()) / (errors + PRIOR)),
        None => (errors >= 1.0).then_some(own),
    };
    let source = if slot.is_shared() { Source::Shared } else { Source::History };
    Guess { value: slot.value, scale, source }
}

/// The prediction of the model, with its error in this cell or, before it was asked here, anywhere.
fn from_model(value: f64, slot: Option<&Slot>, track: &Track) -> Option<Guess> {
    let here = slot.map(|slot| f64::from(slot.model)).filter(|error| !error.is_nan());
    let scale = here.or_else(|| track.model.get().map(|error| error * value.abs()));
    value.is_finite().then_some(Guess { value, scale, source: Source::Model })
}

/// The one with the smaller error. While the errors of both are unknown, a measurement of these parameters is
/// better than a model, and a model better than measurements of others.
fn prefer(history: Option<Guess>, model: Option<Guess>) -> Option<Guess> {
    let (Some(history), Some(model)) = (history, model) else { return history.or(model) };
    let measured = matches!(history.source, Source::History | Source::Shared);
    let model_wins = match (history.scale, model.scale) {
        (Some(h), Some(m)) => m < h,
        (None, Some(_)) => !measured,
        (Some(_), None) => false,
        (None, None) => !measured,
    };
    Some(if model_wins { model } else { history })
}

/// The step of a mean of `count` values that forgets: 1 / count, at least `least`. Spares the division once
/// it has seen enough.
fn step(count: f64, least: f64) -> f64 {
    if count * least >= 1.0 { least } else { (1.0 / count).min(1.0) }
}

/// Zero instead of the denormal numbers that errors decay to while predictions are exact: those are slow.
fn settle(value: f64) -> f64 {
    if value.abs() < 1e-30 { 0.0 } else { value }
}
