//! Live progress of a measurement, for whoever draws it.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A stage of a measurement.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Instrumented runs: counts.
    Counting,
    /// Runs of the original program: times.
    Timing,
    /// Searches of the smallest heap that is enough, each of several runs of the original program.
    Heap,
}

impl Stage {
    /// What the stage does, in one word.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Counting => "counting",
            Stage::Timing => "timing",
            Stage::Heap => "heap",
        }
    }
}

/// Something happened. Events of one stage arrive in order of `done`; they may come from several threads.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A stage begins.
    Begin {
        /// Which.
        stage: Stage,
        /// Runs in it, those of an earlier session included.
        total: usize,
        /// Runs that the journal already has.
        resumed: usize,
    },
    /// A run ended.
    Run {
        /// The stage.
        stage: Stage,
        /// Runs done in this stage, resumed ones included.
        done: usize,
        /// Runs in this stage.
        total: usize,
        /// Index of the input in the run list.
        input: usize,
        /// Why the run failed, if it did.
        failure: Option<String>,
        /// Estimate of the time left for this and the later stages.
        left: Duration,
    },
    /// A stage is complete.
    End {
        /// Which.
        stage: Stage,
    },
    /// Something about runs that are made elsewhere, in words.
    Elsewhere {
        /// What.
        what: String,
    },
}

/// Receives events. Called between runs, possibly from several threads at a time: it should return quickly.
pub trait Progress: Sync {
    /// Takes an event.
    fn event(&self, event: Event);
}

/// Ignores every event.
#[derive(Copy, Clone, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn event(&self, _: Event) {}
}

impl<F: Fn(Event) + Sync> Progress for F {
    fn event(&self, event: Event) {
        self(event);
    }
}
