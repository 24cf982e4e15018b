//! Cheaper models: the last digits of an error are not worth a costlier slice.
//!
//! The search of `mantis_model` weighs cost against misfit by a likelihood, and by that measure an exact resource (executed
//! bytecodes) justifies any feature that turns an error of a ten-thousandth into none. So the most that a feature may cost is
//! lowered step by step, from that of the costliest chosen one, until the slices are cheap or some model would be noticeably worse. Then,
//! while they cost far too much, half of it is tried.

use mantis_model::Fit;

use super::{COLD_BYTECODE_NS, Loop, Resource};
use crate::error::Error;
use crate::fitting::fit_all;

/// A share of the program's time that needs no saving.
const CHEAP: f64 = 0.0005;
/// Relative errors that are as good as none: no larger than the share of time that is spared, and at most this.
const GOOD: f64 = 0.01;
/// By what factor a larger error may grow over all steps, and by what factor while the costliest feature takes more than a
/// `COSTLY` share of the program's time.
const LOSS: f64 = 1.03;
const COSTLY_LOSS: f64 = 1.1;
const COSTLY: f64 = 0.005;
/// Above this share much cheaper models are tried where slightly cheaper ones are worse: a predictor should take a percent, and compiled
/// loops take less than is estimated.
const TOO_COSTLY: f64 = 0.02;
/// Terms that are no sign of a form bent to fit, which would err outside of the training range.
const SIMPLE: usize = 3;
/// Most steps.
const STEPS: usize = 12;

/// A model of each resource.
pub(super) type Fits = Vec<(Resource, Fit)>;

impl Loop<'_> {
    /// A fit of every resource without the excluded features.
    pub(super) fn fit(&self, exclude: &[usize]) -> Result<Fits, Error> {
        let (method, level) = (self.options.method, self.options.level);
        let fit = |&target: &Resource| {
            let data = self.dataset(target);
            Ok((target, fit_all(method, &data, &self.screening, exclude, level)?))
        };
        self.options.targets.iter().map(fit).collect()
    }

    /// Models of cheaper features that are as good; what they spare is rejected.
    pub(super) fn economise(&mut self, first: Fits, round: u32) -> Result<Fits, Error> {
        let Some(time) = self.median_time() else { return Ok(first) };
        let runs = self.executed.runs.max(1) as f64;
        let share = |cost: u64| cost as f64 / runs * COLD_BYTECODE_NS / time;
        let allowed: Vec<(f64, usize)> =
            first.iter().map(|(_, f)| (f.model.interval.sigma, f.model.terms.len().max(SIMPLE))).collect();
        let mut best = first;
        let mut most = self.costliest(&best);
        for _ in 0..STEPS {
            let limit = self.costliest(&best);
            if share(limit) <= CHEAP || share(most) <= CHEAP {
                break;
            }
            let spared: Vec<usize> =
                self.costs.iter().filter(|(_, c)| **c >= most).map(|(j, _)| *j).collect();
            let mut exclude = self.exclude.clone();
            exclude.extend(spared.iter().filter(|j| !self.exclude.contains(j)));
            let cheaper = self.fit(&exclude)?;
            let good = share(limit).min(GOOD);
            let loss = if share(limit) > COSTLY { COSTLY_LOSS } else { LOSS };
            let as_good = cheaper.iter().zip(&allowed).all(|((_, f), (error, terms))| {
                f.model.interval.sigma <= (loss * error).max(good) && f.model.terms.len() <= *terms
            });
            if !as_good {
                if share(limit) <= TOO_COSTLY {
                    break;
                }
                // The next costly features may take the place of these in a worse form, and cheap ones not.
                most /= 2;
                continue;
            }
            for j in spared {
                let percent = 100.0 * share(self.costs[&j]);
                let reason = format!(
                    "would cost about {percent:.1} % of the program's time, and models are as good without it"
                );
                self.reject(j, reason, round);
            }
            best = cheaper;
            most = self.costliest(&best);
        }
        Ok(best)
    }

    /// The cost of the costliest feature of some models.
    fn costliest(&self, fits: &Fits) -> u64 {
        let chosen = fits.iter().flat_map(|(_, f)| f.model.columns());
        chosen.filter_map(|j| self.costs.get(&j).copied()).max().unwrap_or(0)
    }
}
