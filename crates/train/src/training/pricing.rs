//! What slices take, measured: counted bytecodes say nothing of the JDK's, and reading and parsing an input
//! is done there mostly, by code that a JVM which just started has to load.
//!
//! Features whose slices execute about as many of the program's bytecodes have about the same slice, as a
//! rule. So one of each such group is run on a middling input in a JVM of its own, twice because something
//! else may run meanwhile, and the shorter time becomes the price of the group where it is more than the
//! counted bytecodes take. Predictors start with an archive of their classes; what that spares is measured
//! with the dearest group, since making an archive takes as long as many runs.
//!
//! Prices are shares of times that were measured minutes before. A machine that has become busy since makes
//! every predictor look dear, so where a price is high the program itself is run once more beside it, and
//! what takes it longer now is taken off the price ([`Loop::load`]).

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mantis_feature::Feature;
use mantis_measure::RunSpec;
use mantis_measure::profile::elapsed;
use rayon::prelude::*;

use super::{Loop, description, tried_flags};
use crate::error::Error;
use crate::launch::with_all_compilers;
use crate::oracle::{ANSWER_LIMIT, answers};
use crate::session::Session;

/// Most groups that are run.
const GROUPS: usize = 16;
/// Two groups differ in their bytecodes by more than this factor.
const SAME: f64 = 1.02;
/// Runs of a slice in a JVM of its own, of which the shortest counts.
const RUNS: usize = 2;
/// Without an archive a slice takes at most so many times what it takes with one.
const UNARCHIVED: f64 = 2.5;
/// From this share of the program's time on, the machine's load is looked at before a price is believed.
pub(super) const DEAR: f64 = 0.2;
/// What a JVM takes before and after `main`, in nanoseconds.
const START: f64 = 5e7;
/// A run of the program takes so many times what it took: less is noise.
const BUSY: f64 = 1.3;
/// More is not believed: something else has changed.
const BUSIEST: f64 = 5.0;
/// Load is asked for by a run of at least this time, in nanoseconds, if there is one.
const LONG_ENOUGH: u64 = 300_000_000;
/// How many times its usual time such a run may take, at most.
const PATIENCE: u64 = 8;
/// Predictors that take more nanoseconds are tried with all compilers of the JVM, ...
pub(super) const LONG_NS: f64 = 5e8;
/// ... and run with them where they take at most this part of what they do with the first one.
pub(super) const CLEARLY_LESS: f64 = 0.75;
/// A slice that executes less than this share of the program's bytecodes is cheap whatever it calls.
const CHEAP: f64 = 2e-5;

impl Loop<'_> {
    /// How many times as long as when it was profiled the program takes now: 1 unless the machine is busy.
    pub(super) fn load(&self) -> Result<f64, Error> {
        let timed = || self.rows.iter().filter_map(|r| Some((r.time_ns()?, *r)));
        let long = timed().filter(|(t, _)| *t >= LONG_ENOUGH).min_by_key(|(t, _)| *t);
        let Some((time, row)) = long.or_else(|| timed().max_by_key(|(t, _)| *t)) else { return Ok(1.0) };
        let limit = Duration::from_nanos(PATIENCE.saturating_mul(time)) + Duration::from_secs(1);
        let session = self.session;
        let now = elapsed(&session.program, &session.jvm, &row.input, limit, self.cancel)?;
        let load = now.map_or(1.0, |now| now.as_nanos() as f64 / (time as f64 + START));
        Ok(if load < BUSY { 1.0 } else { load.min(BUSIEST) })
    }

    /// Measures what the slices of features take and raises their costs to that.
    pub(super) fn measure_prices(&mut self) -> Result<(), Error> {
        let Some(middle) = self.middle() else { return Ok(()) };
        let (input, Some(time)) = (&self.rows[middle].input, self.rows[middle].time_ns()) else {
            return Ok(());
        };
        let flags = tried_flags(self.session, &self.rows);
        let (session, cancel) = (self.session, self.cancel);
        let folder = &session.folder;
        let ask = |bytes: &Vec<u8>| -> Result<Option<f64>, Error> {
            let file = tempfile::NamedTempFile::new_in(folder).map_err(Error::io("create", folder))?;
            std::fs::write(file.path(), bytes).map_err(Error::io("write", file.path()))?;
            shortest(session, file.path(), input, &flags, cancel)
        };
        let (groups, jars) = self.packed_groups(self.groups())?;
        let nanos: Vec<Option<f64>> = jars.par_iter().map(ask).collect::<Result<_, _>>()?;
        let spared = match (jars.first(), nanos.first()) {
            (Some(jar), Some(Some(without))) => {
                let path = folder.join("candidate.jar");
                std::fs::write(&path, jar).map_err(Error::io("write", &path))?;
                let flags = self.priced_flags(&path, input, ANSWER_LIMIT);
                shortest(session, &path, input, &flags, cancel)?.map_or(0.0, |with| (without - with).max(0.0))
            }
            _ => 0.0,
        };
        let left = |n: f64| (n - spared).max(n / UNARCHIVED);
        let nanos: Vec<Option<f64>> = nanos.into_iter().map(|n| n.map(left)).collect();
        let is_dear = nanos.iter().flatten().any(|n| *n > DEAR * time as f64);
        let (whole, load) = (self.whole(), if is_dear { self.load()? } else { 1.0 });
        for (group, nanos) in groups.iter().zip(nanos) {
            let Some(nanos) = nanos else { continue };
            let price = (nanos / load / time as f64 * whole) as u64;
            for &j in group {
                if let Some(cost) = self.costs.get_mut(&j) {
                    *cost = (*cost).max(price);
                }
            }
        }
        self.weigh();
        self.clock.lap("pricing");
        Ok(())
    }

    /// Columns by the cost of their slices, the dearest group first.
    fn groups(&self) -> Vec<Vec<usize>> {
        let cheap = (CHEAP * self.whole()) as u64;
        let mut by_cost: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (&j, &cost) in self.costs.iter().filter(|(j, _)| !self.feature(**j).is_input()) {
            by_cost.entry(cost.max(cheap)).or_default().push(j);
        }
        let mut groups: Vec<(u64, Vec<usize>)> = Vec::new();
        for (cost, columns) in by_cost.into_iter().rev() {
            match groups.last_mut() {
                Some((dearest, group)) if *dearest as f64 <= SAME * cost as f64 => group.extend(columns),
                _ => groups.push((cost, columns)),
            }
        }
        // What is as dear as others is known of these; the steps between must not be too large.
        let step = groups.len().div_ceil(GROUPS).max(1);
        groups.chunks(step).map(|c| c.iter().flat_map(|(_, g)| g.iter().copied()).collect()).collect()
    }

    /// A predictor of one feature of each group that has a slice.
    #[allow(clippy::type_complexity)]
    fn packed_groups(&self, groups: Vec<Vec<usize>>) -> Result<(Vec<Vec<usize>>, Vec<Vec<u8>>), Error> {
        let (mut kept, mut jars) = (Vec::new(), Vec::new());
        for group in groups {
            let feature: &Feature = self.feature(group[0]);
            let Ok((slice, emitted)) = self.analysis_for(&group[..1]).emit(&[feature]) else { continue };
            let bundle = description::feature_bundle(self.session, &[feature], &slice, &emitted)?;
            jars.push(bundle.to_stored_bytes()?);
            kept.push(group);
        }
        Ok((kept, jars))
    }
}

/// The shortest time of a predictor for an input in a JVM of its own, in nanoseconds, with all compilers
/// where it will be run with these; `None` if it has no answer.
pub(super) fn shortest(
    session: &Session,
    predictor: &Path,
    input: &RunSpec,
    flags: &[String],
    cancel: &AtomicBool,
) -> Result<Option<f64>, Error> {
    let ask =
        |flags: &[String]| match answers(predictor, &session.jvm, &[input], flags, &session.folder, cancel) {
            Ok(one) => Ok(one.first().filter(|a| a.error.is_none()).map(|a| a.nanos as f64)),
            Err(Error::Failed(_)) => Ok(None),
            Err(other) => Err(other),
        };
    let mut least = f64::INFINITY;
    for _ in 0..RUNS {
        let Some(nanos) = ask(flags)? else { return Ok(None) };
        least = least.min(nanos);
    }
    if least >= LONG_NS {
        let all = ask(&with_all_compilers(flags))?.filter(|all| *all < CLEARLY_LESS * least);
        least = all.unwrap_or(least);
    }
    Ok(Some(least))
}
