//! How long a measurement will still take: what is left of each stage by what its runs took so far.

use super::{Session, Task, heap};
use crate::{Event, Stage};
use std::sync::PoisonError;
use std::time::Duration;

/// What is needed to estimate the time left.
#[derive(Default)]
pub(super) struct Clock {
    pub(super) done: usize,
    pub(super) total: usize,
    spent: [Duration; 3],
    runs: [u32; 3],
}

impl Session<'_> {
    /// Tells that a run is done, with an estimate of what is left.
    pub(super) fn report(&self, task: &Task, failure: Option<String>, took: Duration) {
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        let stage = task.stage as usize;
        clock.done += 1;
        clock.spent[stage] += took;
        clock.runs[stage] += u32::from(took > Duration::ZERO);
        let mean = |stage: usize| clock.spent[stage].checked_div(clock.runs[stage]).unwrap_or_default();
        let runs = |n: usize, mean: Duration, jobs: usize| {
            mean.saturating_mul(u32::try_from(n).unwrap_or(u32::MAX))
                / u32::try_from(jobs.max(1)).unwrap_or(1)
        };
        // A worker elsewhere knows of no total.
        let rest = clock.total.saturating_sub(clock.done);
        let searches = if self.options.wanted.heap { self.inputs.len() * heap::USUAL_TRIES } else { 0 };
        let left = match task.stage {
            Stage::Counting => {
                // Until the first timing run, one takes as long as a counting run for all we know.
                let timings = self.inputs.len() * self.options.repeats as usize + searches;
                runs(rest, mean(0), self.options.counting_jobs)
                    + runs(timings, mean(0), self.options.timing_jobs)
            }
            Stage::Timing => runs(rest + searches, mean(1), self.options.timing_jobs),
            Stage::Heap => runs(rest, mean(2), self.options.timing_jobs),
        };
        let (done, total) = (clock.done, clock.total);
        // Under the lock, so that events come in order.
        self.progress.event(Event::Run { stage: task.stage, done, total, input: task.input, failure, left });
    }
}
