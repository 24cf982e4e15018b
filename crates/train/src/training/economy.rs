//! Cheaper models: the last digits of an error are not worth a costlier slice.
//!
//! The search of `mantis_model` weighs cost against misfit by a likelihood, and by that measure an exact
//! resource (executed bytecodes) justifies any feature that turns an error of a ten-thousandth into none. So
//! within a price level the most that a feature may cost is lowered step by step, from that of the costliest
//! chosen one, until the slices are cheap or some model would be noticeably worse. Then, while all of them
//! together cost too much, half of it is tried. Targets that do not decide (times) take no part in these
//! steps and follow once.

use mantis_feature::Feature;
use mantis_model::Fit;

use super::fits::Group;
use super::{Loop, Reads, Resource};
use crate::error::Error;

/// A share of the program's time that needs no saving.
const CHEAP: f64 = 0.001;
/// Relative errors that are as good as none: no larger than the share of time that is spared, and at most
/// this.
const GOOD: f64 = 0.01;
/// By what factor a larger error may grow over all steps, and by what factor while the predictor takes more
/// than a `COSTLY` share of the program's time. Above that, much cheaper models are tried, too, where
/// slightly cheaper ones are worse.
const LOSS: f64 = 1.03;
const COSTLY_LOSS: f64 = 1.1;
const COSTLY: f64 = 0.005;
/// A slice starts in the interpreter, with so many nanoseconds for a bytecode; what it executes after the
/// first `INTERPRETED` bytecodes is compiled mostly. Measured with predictors of `docs/evaluation.md`: 17 ns
/// where 2 ms are spent in loops (ringtone), 2 ns and less where there are millions of bytecodes (chess, spam
/// filter).
const INTERPRETED_NS: f64 = 15.0;
const INTERPRETED: f64 = 200_000.0;
pub(super) const COMPILED_NS: f64 = 2.0;
/// Nanoseconds that loading a class from an archive and calling its constructor takes.
const CLASS_NS: f64 = 50_000.0;
/// Terms that are no sign of a form bent to fit, which would err outside of the training range.
const SIMPLE: usize = 3;
/// Most steps.
const STEPS: usize = 12;

/// A model of each resource.
pub(super) type Fits = Vec<(Resource, Fit)>;

/// Targets, each with what its model may read.
type Asked = Vec<(Resource, Group)>;

/// How good a model has to be.
struct Limit {
    target: Resource,
    error: f64,
    terms: usize,
}

impl Limit {
    /// As good as this one.
    fn of((target, fit): &(Resource, Fit)) -> Self {
        let terms = fit.model.fitted_terms().max(SIMPLE);
        Limit { target: *target, error: fit.model.interval.sigma, terms }
    }

    /// Whether a model is, with errors larger by a factor or below what is good.
    fn admits(&self, fit: &Fit, loss: f64, good: f64) -> bool {
        fit.model.interval.sigma <= (loss * self.error).max(good) && fit.model.fitted_terms() <= self.terms
    }
}

/// Whether every model is as good as its target's limit asks for.
fn are_as_good(fits: &Fits, limits: &[Limit], loss: f64, good: f64) -> bool {
    let is_good = |target: Resource, fit: &Fit| {
        limits.iter().filter(|l| l.target == target).all(|l| l.admits(fit, loss, good))
    };
    fits.iter().all(|(target, fit)| is_good(*target, fit))
}

impl Loop<'_> {
    /// Models of cheaper features that are as good; what they spare is excluded. The targets that decide are
    /// made cheaper step by step; the others then do with what costs no more, if they can.
    pub(super) fn economise(
        &self,
        first: Fits,
        groups: &[Group],
        exclude: &mut Vec<usize>,
    ) -> Result<Fits, Error> {
        let Some(time) = self.median_time() else { return Ok(first) };
        let targets = &self.options.targets;
        let asked = first.iter().map(|(target, _)| *target).zip(groups.iter().copied());
        let (deciding, others): (Asked, Asked) = asked.partition(|(target, _)| target.decides(targets));
        let order: Vec<Resource> = first.iter().map(|(target, _)| *target).collect();
        let limits: Vec<Limit> = first.iter().map(Limit::of).collect();
        let decided = first.into_iter().filter(|(target, _)| target.decides(targets)).collect();
        let mut fits = self.spared(decided, &deciding, &limits, time, exclude)?;
        fits.extend(self.in_keeping(&others, &limits, (self.costliest(&fits), time), exclude)?);
        fits.sort_by_key(|(target, _)| order.iter().position(|t| t == target));
        Ok(fits)
    }

    /// Cheaper models of the targets that decide.
    fn spared(
        &self,
        first: Fits,
        asked: &[(Resource, Group)],
        limits: &[Limit],
        time: f64,
        exclude: &mut Vec<usize>,
    ) -> Result<Fits, Error> {
        let mut best = first;
        let mut most = self.costliest(&best);
        for _ in 0..STEPS {
            let limit = self.costliest(&best);
            if self.share_of(limit, time) <= CHEAP || self.share_of(most, time) <= CHEAP {
                break;
            }
            let without = self.sparing(most, exclude);
            let cheaper = self.fit_asked(asked, &without)?;
            let is_costly = self.nanos_together(&chosen(&best)) / time > COSTLY;
            let loss = if is_costly { COSTLY_LOSS } else { LOSS };
            if !are_as_good(&cheaper, limits, loss, self.share_of(limit, time).min(GOOD)) {
                if !is_costly {
                    break;
                }
                // The next costly features may take the place of these in a worse form, and cheap ones not.
                most = (most / 2).min(self.costliest(&cheaper));
                continue;
            }
            *exclude = without;
            best = cheaper;
            most = self.costliest(&best);
        }
        Ok(best)
    }

    /// Models of the other targets, if possible of what costs no more than those that decide.
    fn in_keeping(
        &self,
        asked: &[(Resource, Group)],
        limits: &[Limit],
        (limit, time): (u64, f64),
        exclude: &mut Vec<usize>,
    ) -> Result<Fits, Error> {
        let fits = self.fit_asked(asked, exclude)?;
        let dearer = self.costliest(&fits);
        if dearer <= limit || self.share_of(dearer, time) <= CHEAP {
            return Ok(fits);
        }
        let without = self.sparing(limit + 1, exclude);
        let cheaper = self.fit_asked(asked, &without)?;
        let good = self.share_of(dearer, time).min(GOOD);
        if !are_as_good(&cheaper, limits, COSTLY_LOSS, good) {
            return Ok(fits);
        }
        *exclude = without;
        Ok(cheaper)
    }

    /// So much work as a share of the program's time.
    fn share_of(&self, cost: u64, time: f64) -> f64 {
        nanos(cost as f64 / self.executed.runs.max(1) as f64) / time
    }

    /// What is excluded, and all that costs as much as `most`.
    fn sparing(&self, most: u64, exclude: &[usize]) -> Vec<usize> {
        let spared = self.costs.iter().filter(|(j, c)| **c >= most && !exclude.contains(j));
        exclude.iter().copied().chain(spared.map(|(j, _)| *j)).collect()
    }

    /// About how long the slice of all chosen features takes for an input, in nanoseconds.
    pub(super) fn nanos_together(&self, chosen: &[usize]) -> f64 {
        let (whole, sampled): (Vec<usize>, Vec<usize>) =
            chosen.iter().partition(|&&j| self.columns[j].reads == Reads::Whole);
        let features: Vec<&Feature> = whole.iter().map(|&j| self.feature(j)).collect();
        let sum = |columns: &[usize]| -> u64 { columns.iter().filter_map(|j| self.costs.get(j)).sum() };
        let (cost, classes) = self
            .analysis_for(&whole)
            .cost_together(&features, &|m, o| self.executed.count(m, o))
            // What has no common slice is refused when the predictor is built.
            .unwrap_or_else(|_| (sum(&whole), 0));
        // One slice computes all of a sample, and mostly the same for each.
        let cost = cost + sampled.iter().filter_map(|j| self.costs.get(j)).max().copied().unwrap_or(0);
        nanos(cost as f64 / self.executed.runs.max(1) as f64)
            + CLASS_NS * classes as f64
            + self.nanos_said(&whole)
    }

    /// The cost of the costliest feature of some models.
    fn costliest(&self, fits: &Fits) -> u64 {
        let chosen = fits.iter().flat_map(|(_, f)| f.model.columns());
        chosen.filter_map(|j| self.costs.get(&j).copied()).max().unwrap_or(0)
    }
}

/// The features of some models, ascending.
pub(super) fn chosen(fits: &[(Resource, Fit)]) -> Vec<usize> {
    let mut chosen: Vec<usize> = fits.iter().flat_map(|(_, f)| f.model.columns()).collect();
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

/// About how long a fresh JVM takes for so many bytecodes, in nanoseconds.
fn nanos(bytecodes: f64) -> f64 {
    let interpreted = bytecodes.min(INTERPRETED);
    interpreted * INTERPRETED_NS + (bytecodes - interpreted) * COMPILED_NS
}
