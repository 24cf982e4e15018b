//! Energy of timing runs: the meter is read around each, or, where the meter is a model, told what they did.

use super::run::Said;
use super::{Record, Session, Task};
use crate::journal::Metered;
use crate::store::{median, meta};
use crate::{Error, Stage};
use mantis_energy::{Meter, Work};
use std::time::{Duration, Instant};

impl Session<'_> {
    /// The meter that is read around timing runs, if there is one.
    fn read_meter(&self) -> Option<&dyn Meter> {
        let meter = &*self.options.metering.meter;
        (self.options.wanted.energy && meter.is_read()).then_some(meter)
    }

    /// How many timing runs are made at a time: one where a meter is read, since it tells what all take.
    pub(super) fn timing_jobs(&self) -> usize {
        if self.read_meter().is_some() { 1 } else { self.options.timing_jobs }
    }

    /// Whether the meter that is wanted did not meter a run.
    pub(super) fn is_unmetered(&self, task: &Task, record: &Record) -> bool {
        let metered = |meter: &dyn Meter| record.metered.as_ref().is_some_and(|m| m.meter == meter.name());
        task.stage == Stage::Timing && self.read_meter().is_some_and(|meter| !metered(meter))
    }

    /// Makes a run and notes what the meter shows before and after it.
    pub(super) fn metered(
        &self,
        run: impl FnOnce() -> Result<(Record, Said), Error>,
    ) -> Result<(Record, Said), Error> {
        let Some(meter) = self.read_meter() else { return run() };
        let (before, start) = (meter.read()?, Instant::now());
        let (mut record, said) = run()?;
        let (after, took) = (meter.read()?, start.elapsed());
        let nanos = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        record.metered = Some(Metered { meter: meter.name(), before, after, nanos });
        Ok((record, said))
    }

    /// Microjoules of an input, the median of its timing runs, and what the run did that took the median CPU
    /// time.
    pub(super) fn energy(
        &self,
        records: &[Record],
        allocated_bytes: u64,
        opcodes: Option<&[u64; 256]>,
    ) -> (Option<u64>, Option<Work>) {
        let metering = &self.options.metering;
        if !self.options.wanted.energy {
            return (None, None);
        }
        let work = |record: &Record| {
            let work = Work {
                cpu_seconds: record.process_cpu_ns? as f64 * 1e-9,
                allocated_bytes: allocated_bytes as f64,
                read_bytes: record.read_bytes.unwrap_or(0) as f64,
                written_bytes: record.written_bytes.unwrap_or(0) as f64,
                ..Work::default()
            };
            Some(work.with_opcodes(opcodes?))
        };
        let microjoules = |record: &Record| {
            let metered = record.metered.as_ref().filter(|m| m.meter == metering.meter.name());
            let readings = metered.map_or([&[][..], &[]], |m| [&m.before, &m.after]);
            let took = Duration::from_nanos(metered.map_or(0, |m| m.nanos));
            metering.microjoules(readings, took, work(record).as_ref())
        };
        let timed = || records.iter().filter(|r| r.stage == Stage::Timing.name());
        let all: Vec<u64> = timed().filter_map(microjoules).collect();
        let mut works: Vec<Work> = timed().filter_map(work).collect();
        works.sort_by(|a, b| a.cpu_seconds.total_cmp(&b.cpu_seconds));
        let middle = works.len().saturating_sub(1) / 2;
        (median(&all), works.into_iter().nth(middle))
    }

    /// Where the figures come from, for the store.
    pub(super) fn energy_metadata(&self) -> Option<(&'static str, String)> {
        let told = self.options.wanted.energy && self.options.repeats > 0;
        let origin = || serde_json::to_string(&self.options.metering.origin()).ok();
        Some((meta::ENERGY, told.then(origin)??))
    }
}
