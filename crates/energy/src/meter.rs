//! The interface of meters, and how a run is metered: the meter is read before the process of a timed run
//! starts and when it has ended, so what is metered is the whole life of its JVM.
//!
//! Meters of hardware count what the whole machine (or guest) takes, idle or not, so metered runs go one at a
//! time. What an idle machine takes in the same time is subtracted only where that is asked for: whether it
//! belongs to the run depends on what the figure is for.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::{Error, FileMeter, Model, Powercap, Work};

/// What a meter showed: microjoules of each of its counters; empty for a meter that is not read.
pub type Reading = Vec<u64>;

/// Where figures come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A meter was read.
    Measured,
    /// A model that was calibrated against a meter.
    Modelled,
    /// A model with coefficients that nobody measured.
    Estimated,
}

/// What tells joules of runs.
pub trait Meter: fmt::Debug + Send + Sync {
    /// What it is, as on a command line: `powercap:/sys/class/powercap`. Runs that another meter metered are
    /// metered again.
    fn name(&self) -> String;

    /// Where its figures come from.
    fn source(&self) -> Source;

    /// What it shows now.
    ///
    /// # Errors
    /// When it cannot be read: a sentence that names the file and the remedy.
    fn read(&self) -> Result<Reading, Error>;

    /// Joules of a run that did `work`, between these readings. `None` where that cannot be told: the
    /// readings are another meter's, or the work is not known and matters.
    fn joules(&self, before: &[u64], after: &[u64], work: Option<&Work>) -> Option<f64>;

    /// Whether it is read, and so counts whatever else happens on the machine: then runs go one at a time.
    fn is_read(&self) -> bool {
        true
    }
}

/// A meter, and what is subtracted of what it says.
#[derive(Clone, Debug)]
pub struct Metering {
    /// The meter.
    pub meter: Arc<dyn Meter>,
    /// Watts that are subtracted for the time of a run; 0 where nobody asked.
    pub idle_watts: f64,
}

/// Where the figures of a store or a predictor come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The meter's name.
    pub meter: String,
    /// How far its figures can be trusted.
    pub source: Source,
    /// Watts that were subtracted.
    pub idle_watts: f64,
}

impl Origin {
    /// Whether nobody measured anything.
    pub fn is_estimated(&self) -> bool {
        self.source == Source::Estimated
    }

    /// In words: `measured by powercap:/sys/class/powercap, less 3.5 W of the idle machine`.
    pub fn in_words(&self) -> String {
        let idle = match self.idle_watts {
            0.0 => String::new(),
            watts => format!(", less {watts} W of the idle machine"),
        };
        match self.source {
            Source::Measured => format!("measured by {}{idle}", self.meter),
            Source::Modelled => format!("modelled by {}, which was calibrated against a meter", self.meter),
            Source::Estimated => {
                "estimated by a model with generic coefficients; mantis energy calibrate fits them to a meter"
                    .to_owned()
            }
        }
    }
}

impl Default for Metering {
    /// The model that is not calibrated.
    fn default() -> Metering {
        Metering::new(Arc::new(Model::generic()))
    }
}

impl PartialEq for Metering {
    fn eq(&self, other: &Metering) -> bool {
        self.meter.name() == other.meter.name() && self.idle_watts == other.idle_watts
    }
}

impl Metering {
    /// A meter of whose figures nothing is subtracted.
    pub fn new(meter: Arc<dyn Meter>) -> Metering {
        Metering { meter, idle_watts: 0.0 }
    }

    /// The meter of a name: `powercap`, `powercap:FOLDER`, `file:FILE`, `model`, `model:FILE`.
    ///
    /// # Errors
    /// When there is no such meter or it cannot be read.
    pub fn named(name: &str) -> Result<Metering, Error> {
        let (kind, path) = name.split_once(':').map_or((name, None), |(k, p)| (k, Some(Path::new(p))));
        let meter: Arc<dyn Meter> = match (kind, path) {
            ("powercap", path) => Arc::new(Powercap::open(path.unwrap_or(Path::new(Powercap::ROOT)))?),
            ("file", Some(path)) => Arc::new(FileMeter::open(path)?),
            ("model", None) => Arc::new(Model::generic()),
            ("model", Some(path)) => Arc::new(Model::load(path)?),
            _ => return Err(Error::Unknown(name.to_owned())),
        };
        Ok(Metering::new(meter))
    }

    /// Where its figures come from.
    pub fn origin(&self) -> Origin {
        Origin { meter: self.meter.name(), source: self.meter.source(), idle_watts: self.idle_watts }
    }

    /// Whole microjoules of a run that took this long and did `work`; see [`Meter::joules`]. `None` also
    /// where nothing is left: no run takes nothing, so the meter did not move or the idle machine takes as
    /// much.
    pub fn microjoules(
        &self,
        [before, after]: [&[u64]; 2],
        elapsed: Duration,
        work: Option<&Work>,
    ) -> Option<u64> {
        let joules = self.meter.joules(before, after, work)?;
        let idle = if self.meter.is_read() { self.idle_watts * elapsed.as_secs_f64() } else { 0.0 };
        Some(((joules - idle).max(0.0) * 1e6).round() as u64).filter(|microjoules| *microjoules > 0)
    }

    /// Watts of the machine as it is, over a stretch of time in which the caller does nothing.
    ///
    /// # Errors
    /// When the meter cannot be read.
    pub fn idle(&self, stretch: Duration) -> Result<f64, Error> {
        let (start, before) = (Instant::now(), self.meter.read()?);
        std::thread::sleep(stretch);
        let after = self.meter.read()?;
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        Ok(self.meter.joules(&before, &after, None).unwrap_or(0.0) / seconds)
    }
}

/// Joules that several counters advanced by, each of which starts again from 0 behind its `range` of
/// microjoules; `None` if these are not readings of so many counters. A counter that advanced by more than
/// its range cannot be noticed.
pub(crate) fn advanced(before: &[u64], after: &[u64], ranges: &[u64]) -> Option<f64> {
    if before.len() != ranges.len() || after.len() != ranges.len() {
        return None;
    }
    let each = before.iter().zip(after).zip(ranges);
    let microjoules = each.map(|((&before, &after), &range)| match after.checked_sub(before) {
        Some(advanced) => advanced as f64,
        None => range.saturating_sub(before) as f64 + after as f64,
    });
    Some(microjoules.sum::<f64>() / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two watts whatever happens.
    #[derive(Debug)]
    struct Told(f64);

    impl Meter for Told {
        fn name(&self) -> String {
            "told".to_owned()
        }

        fn source(&self) -> Source {
            Source::Measured
        }

        fn read(&self) -> Result<Reading, Error> {
            Ok(vec![0])
        }

        fn joules(&self, _: &[u64], _: &[u64], _: Option<&Work>) -> Option<f64> {
            Some(self.0)
        }
    }

    #[test]
    fn idle_power_is_subtracted_where_asked_and_what_is_left_is_positive() {
        let mut metering = Metering::new(Arc::new(Told(5.0)));
        let of = |metering: &Metering| metering.microjoules([&[0], &[0]], Duration::from_millis(500), None);
        assert_eq!(of(&metering), Some(5_000_000));
        metering.idle_watts = 4.0;
        assert_eq!(of(&metering), Some(3_000_000));
        metering.idle_watts = 40.0;
        assert_eq!(of(&metering), None);
        assert_eq!(of(&Metering::new(Arc::new(Told(0.0)))), None);
        assert!(Metering::new(Arc::new(Told(5.0))).idle(Duration::ZERO).unwrap() > 0.0);
        assert_eq!(Metering::new(Arc::new(Told(0.0))).idle(Duration::ZERO).unwrap(), 0.0);
    }

    #[test]
    fn models_are_not_read_and_nothing_is_subtracted_of_them() {
        let metering = Metering { idle_watts: 100.0, ..Metering::named("model").unwrap() };
        assert!(metering.origin().is_estimated());
        let work = Work { cpu_seconds: 1.0, ..Work::default() };
        let joules = |work| metering.microjoules([&[], &[]], Duration::from_secs(1), work);
        assert!(joules(Some(&work)).unwrap() > 0);
        assert_eq!(joules(None), None);
    }

    #[test]
    fn names_of_meters() {
        let error = |name: &str| Metering::named(name).unwrap_err().to_string();
        let known = "meters are powercap, powercap:FOLDER, file:FILE, model and model:FILE";
        for name in ["rapl", "file", ""] {
            assert_eq!(error(name), format!("there is no meter {name:?}; {known}"));
        }
        assert!(error("file:/no/such/file").contains("/no/such/file"));
        assert!(error("model:/no/such/file").contains("/no/such/file"));
    }

    #[test]
    fn counters_wrap_each_by_itself() {
        assert_eq!(advanced(&[10, 90], &[15, 5], &[100, 100]), Some(20e-6));
        assert_eq!(advanced(&[10], &[10], &[100]), Some(0.0));
        assert_eq!(advanced(&[10], &[15, 5], &[100, 100]), None);
    }
}
