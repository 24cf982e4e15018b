//! The frontier: the best model for each price, and which of them answers where nobody asks for another one.
//!
//! What a model reads is paid for at every prediction, and what reads the input of an ordinary program costs
//! a tenth of the program itself. So instead of one limit there are price levels: within each, models are
//! fitted to what that price can buy, built and run, and their measured price and their error on held-out
//! runs make a point. What a cheaper point beats is no point.
//!
//! Errors are from two validations. Folds tell how good predictions of inputs like those of training are, and
//! are what is reported. To choose between points, runs at the edges count as much: the cheapest and the
//! dearest fifths are predicted by models of the rest, because tomorrow's inputs are larger than today's.
//! Where the point that answers is cheap, an input unlike those of training is answered by a dearer one that
//! is right at the edges.

use std::collections::BTreeSet;

use mantis_measure::Row;
use mantis_model::{Dataset, Fit};
use mantis_predictor::{Beyond, Bundle, Point, Tail};

use super::building::{Built, Candidate};
use super::economy::{self, COMPILED_NS, Fits};
use super::sampling::{PERFORATED, SAMPLED};
use super::{
    DEAREST, Loop, MAX_ROUNDS, PointReport, Price, Reads, Report, Resource, Step, TargetReport, remarks,
};
use crate::error::Error;
use crate::fitting::{HeldOut, fit_all};
use crate::limits::tail;

/// Price levels as shares of the program's time.
const LEVELS: [f64; 7] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 0.5];
/// An error that no dearer model need improve on.
const NEGLIGIBLE: f64 = 0.002;
/// A dearer point is one if its error is smaller by this factor, ...
pub(super) const BETTER: f64 = 0.9;
/// ... and by this much.
pub(super) const NOTICEABLE: f64 = 0.001;
/// By how much a predictor may exceed its level before its costliest feature is left out.
const OVERDRAFT: f64 = 1.5;
/// A price that is off by this factor is corrected.
const WRONG: f64 = 1.5;
/// What the rest of a predictor costs at most, as a share of its dearest kind of slice, where its time tells
/// the price of that kind.
const MIXED: f64 = 0.3;
/// After so many trials prices are not corrected any more.
const MOST_TRIALS: usize = 32;
/// The knee takes at most this share of the program's time if that leaves at most this error.
const MODEST: (f64, f64) = (0.05, 0.05);
/// How often a level may be exceeded until it is given up.
const MOST_OVERDRAFTS: usize = 4;
/// How long a JVM takes to start, in nanoseconds.
const START_NS: f64 = 5e7;
/// What a share of the program's time counts for beside an error of as much: half where modest points have
/// modest errors, and little where they are useless.
const PRICE_OF_ERROR: (f64, f64) = (0.5, 0.1);
/// The same for inputs unlike those of training, where the edges show a part of the error only.
const PRICE_BEYOND: f64 = 0.05;
/// Models that are off by so much in some resource are worth little at any price: beside these alone ...
const USELESS: f64 = 0.15;
/// ... there may be one that takes this many times as long as the program. What is as dear as the program is
/// measured now as a little less, now as a little more.
const LAST_RESORT: f64 = 2.0;
/// What answers these instead of the knee has at most this part of its error at the edges, ...
const MUCH_BETTER: f64 = 0.5;
/// ... or is no worse there and has at most this part of its error on held-out runs: it counts what the knee
/// only follows. How few runs the edges leave to learn from is much of both errors there.
const EXACT: f64 = 0.1;

/// A model with its price and its error.
pub(super) struct Trial {
    pub(super) candidate: Candidate,
    pub(super) fits: Fits,
    pub(super) chosen: Vec<usize>,
    pub(super) errors: Errors,
    /// What a prediction takes as a share of the program's time; guessed where that was not measured.
    pub(super) share: f64,
    rounds: u32,
}

/// Errors of models, for each target.
#[derive(Default)]
pub(super) struct Errors {
    /// On held-out runs.
    pub(super) held_out: Vec<HeldOut>,
    /// At the edges of the training runs.
    pub(super) edges: Vec<f64>,
}

/// What trials are compared by.
pub(super) struct Scale {
    /// For each target what no model can help; `None` where it is not compared.
    noise: Vec<Option<f64>>,
}

impl Scale {
    /// Times follow what is counted, and are measured with noise that nobody knows: they count where there is
    /// nothing else. So does what the JVM allocates, and how large it becomes ([`Resource::decides`]).
    pub(super) fn of(trials: &[Trial]) -> Scale {
        let fits = trials.first().map_or(&[][..], |t| &t.fits[..]);
        let targets: Vec<Resource> = fits.iter().map(|(target, _)| *target).collect();
        Scale { noise: targets.iter().map(|t| t.decides(&targets).then_some(0.0)).collect() }
    }

    fn mean<'a>(&self, errors: impl Iterator<Item = &'a f64>) -> f64 {
        let excess = errors.zip(&self.noise).filter_map(|(e, n)| Some((e - (*n)?).max(0.0)));
        let excess: Vec<f64> = excess.collect();
        excess.iter().sum::<f64>() / excess.len().max(1) as f64
    }

    /// Which targets are compared.
    fn compared(&self) -> Vec<usize> {
        (0..self.noise.len()).filter(|t| self.noise[*t].is_some()).collect()
    }

    /// Mean error over the targets at the edges of the training runs.
    fn edge_error(&self, errors: &Errors) -> f64 {
        self.mean(errors.edges.iter())
    }

    /// Mean error over the targets on held-out runs, beyond noise.
    pub(super) fn error(&self, errors: &Errors) -> f64 {
        self.mean(errors.held_out.iter().map(|h| &h.error))
    }

    /// The same, where the edges of the training runs count as much.
    pub(super) fn badness(&self, errors: &Errors) -> f64 {
        0.5 * (self.error(errors) + self.edge_error(errors))
    }

    /// The same of the target that is worst.
    fn worst(&self, errors: &Errors) -> f64 {
        let each = errors.held_out.iter().zip(&errors.edges).zip(&self.noise);
        let excess = each.filter_map(|((h, edge), n)| Some((0.5 * (h.error + edge) - (*n)?).max(0.0)));
        excess.fold(0.0, f64::max)
    }
}

impl Loop<'_> {
    /// Finds the frontier.
    pub(super) fn run(mut self) -> Result<(Bundle, Report), Error> {
        let mut trials: Vec<Trial> = Vec::new();
        self.climb(&mut trials)?;
        if self.wants_cheaper(&trials, SAMPLED) {
            let columns = self.promising()?;
            self.clock.lap("model");
            let most = Loop::most_of_samples(&trials);
            let perforates = self.wants_cheaper(&trials, PERFORATED);
            if self.add_samples(&columns, most)? | (perforates && self.add_perforated(&columns)?) {
                // What these cost is known after the first that are built.
                while self.climb(&mut trials)? && trials.len() < MOST_TRIALS {}
            }
        }
        let scale = Scale::of(&trials);
        let most = self.most_share().max(DEAREST);
        // The papers' rule has a limit.
        let last = if self.options.threshold.is_some() { most } else { LAST_RESORT };
        let mut trials = frontier(trials, &scale, (most, last));
        let answering = knee(&trials, &scale);
        for (i, trial) in trials.iter_mut().enumerate() {
            self.listener.step(Step::Testing, trial.rounds);
            if let Some(candidate) = self.guarded(&trial.fits, &trial.chosen, i == answering)? {
                let share = self.share(&candidate);
                // A predictor that notices less is better than none.
                if share <= most || trial.share > most {
                    trial.share = share;
                    trial.candidate = candidate;
                }
            }
        }
        self.clock.lap("testing");
        let trials = frontier(trials, &scale, (most, last));
        if trials.is_empty() {
            return Err(Error::Failed(format!(
                "after {MAX_ROUNDS} iterations there was still a feature to reject"
            )));
        }
        self.finish(trials, scale)
    }

    /// Tries every price level, the cheapest first. Whether prices of samples turned out to be others than
    /// they were thought to be.
    fn climb(&mut self, trials: &mut Vec<Trial>) -> Result<bool, Error> {
        let mut corrected = false;
        let most = self.most_share();
        let mut levels: Vec<f64> = LEVELS.iter().copied().filter(|&l| l < most).collect();
        levels.push(most);
        levels.extend(self.options.threshold.is_none().then_some(LAST_RESORT));
        for level in levels {
            let scale = Scale::of(trials);
            let is_of_use = |t: &Trial| t.share <= most && scale.worst(&t.errors) <= USELESS;
            if level > most && trials.iter().any(is_of_use) {
                break;
            }
            if let Some(trial) = self.trial(level, trials)? {
                corrected |= self.correct_prices(&trial);
                trials.push(trial);
            }
            let scale = Scale::of(trials);
            if trials.iter().any(|t| scale.badness(&t.errors) <= NEGLIGIBLE && t.share <= level) {
                return Ok(false);
            }
        }
        Ok(corrected)
    }

    /// Scales the costs of samples, or of slices whose loops leave out iterations, by what a predictor took
    /// of which such a slice is the dearest; whether that is much. Of what is computed in several ways nobody
    /// knows which took how long, unless one is dear by far.
    fn correct_prices(&mut self, trial: &Trial) -> bool {
        let Some(share) = trial.candidate.cost.mean_share else { return false };
        let priced = trial.chosen.iter().filter_map(|j| Some((*self.costs.get(j)?, j)));
        let Some((thought, dearest)) = priced.max() else { return false };
        let kind = |j: &usize| std::mem::discriminant(&self.columns[*j].reads.priced());
        let is_same = |j: &usize| kind(j) == kind(dearest);
        if self.columns[*dearest].reads == Reads::Whole {
            return false;
        }
        let others = trial.chosen.iter().filter(|j| !is_same(j)).filter_map(|j| self.costs.get(j));
        let others = others.copied().max().unwrap_or(0) as f64;
        let thought = thought.max(1) as f64;
        if others > thought * MIXED {
            return false;
        }
        let factor = (share * self.whole() - others) / thought;
        if factor <= 0.0 || (1.0 / WRONG..WRONG).contains(&factor) {
            return false;
        }
        let columns: Vec<usize> = self.costs.keys().copied().filter(|j| is_same(j)).collect();
        for j in columns {
            if let Some(cost) = self.costs.get_mut(&j) {
                *cost = (*cost as f64 * factor) as u64;
            }
        }
        self.weigh();
        true
    }

    /// The best model within a price level; `None` if it was tried already, or if none is that cheap. What
    /// turns out to be too dear is a point all the same, if of a higher level, and joins the trials.
    fn trial(&mut self, level: f64, trials: &mut Vec<Trial>) -> Result<Option<Trial>, Error> {
        let limit = (level * self.whole()) as u64;
        let mut spared: Vec<usize> = Vec::new();
        let mut overdrafts = 0;
        for round in 1..=MAX_ROUNDS {
            self.listener.step(Step::Modelling, round);
            // The papers' rule is about slices.
            let is_slice = |j: usize| self.options.threshold.is_none() || !self.feature(j).is_input();
            let dear = self.costs.iter().filter(|(j, c)| **c > limit && is_slice(**j)).map(|(j, _)| *j);
            let mut exclude: Vec<usize> =
                self.exclude.iter().copied().chain(dear).chain(spared.clone()).collect();
            exclude.sort_unstable();
            exclude.dedup();
            let (fits, errors) = self.proposal(&mut exclude)?;
            let chosen = economy::chosen(&fits);
            self.clock.lap("model");
            if trials.iter().any(|t| t.chosen == chosen) {
                return Ok(None);
            }
            self.listener.step(Step::Testing, round);
            let built = self.build_and_test(&fits, &chosen, round)?;
            self.clock.lap("testing");
            let Built::Right(candidate) = built else { continue };
            let price = candidate.cost.mean_share.unwrap_or(0.0);
            let costliest = chosen.iter().copied().max_by_key(|j| self.costs.get(j));
            let share = self.share(&candidate);
            let trial = Trial { candidate: *candidate, fits, chosen, errors, share, rounds: round };
            let Some(costliest) = costliest.filter(|_| price > OVERDRAFT * level) else {
                return Ok(Some(trial));
            };
            spared.extend(self.as_dear_as(&trial.chosen, costliest, price));
            spared.extend(self.nearly_as_dear(costliest, OVERDRAFT * level / price));
            overdrafts += 1;
            if self.options.threshold.is_none() {
                if overdrafts == MOST_OVERDRAFTS {
                    return Ok(Some(trial));
                }
                trials.push(trial);
            }
        }
        Ok(None)
    }

    /// What costs more than a part of what a column does that made a predictor too dear: with it instead the
    /// predictor would be too dear, too.
    fn nearly_as_dear(&self, costliest: usize, part: f64) -> Vec<usize> {
        let limit = self.costs.get(&costliest).map_or(f64::MAX, |&c| c as f64 * part);
        self.costs.iter().filter(|(_, c)| **c as f64 > limit).map(|(j, _)| *j).collect()
    }

    /// The measured share, or one of as long as a JVM takes to start and then to execute the program's
    /// bytecodes compiled.
    fn share(&self, candidate: &Candidate) -> f64 {
        let bytecodes = self.executed.bytecodes as f64 / self.executed.runs.max(1) as f64;
        candidate.cost.mean_share.unwrap_or(candidate.cost.mean_nanos / guessed_time(bytecodes))
    }

    /// The costliest column of a predictor, and where its counted bytecodes are not why it is dear, all that
    /// make the same calls of the JDK, or of what inputs say all that costs as much: each would need an
    /// iteration else.
    fn as_dear_as(&self, chosen: &[usize], costliest: usize, share: f64) -> Vec<usize> {
        let mut dear = vec![costliest];
        if self.feature(costliest).is_input() {
            // Measures are computed in groups and cost about the same.
            let half = self.costs[&costliest] / 2;
            let said = self.costs.iter().filter(|(j, c)| **c >= half && self.feature(**j).is_input());
            dear.extend(said.map(|(j, _)| *j).filter(|j| *j != costliest));
            return dear;
        }
        let counted = self.median_time().map_or(f64::MAX, |time| self.nanos_together(chosen) / time);
        if counted > share / 2.0 {
            return dear;
        }
        let left: Vec<usize> =
            self.costs.keys().copied().filter(|j| !self.exclude.contains(j) && *j != costliest).collect();
        let together: Vec<_> = chosen.iter().map(|&j| self.feature(j)).collect();
        let features: Vec<_> = left.iter().map(|&j| self.feature(j)).collect();
        let as_much = self.analysis_for(chosen).calling_as_much(&together, &features);
        dear.extend(left.into_iter().zip(as_much).filter(|(_, as_much)| *as_much).map(|(j, _)| j));
        dear
    }

    /// Models without some columns and their errors; what was left out to make them cheaper is excluded.
    fn proposal(&self, exclude: &mut Vec<usize>) -> Result<(Fits, Errors), Error> {
        let groups = self.groups_for(exclude)?;
        let fits = self.fit(&groups, exclude)?;
        let fits = self.economise(fits, &groups, exclude)?;
        let errors = self.errors(&groups, exclude)?;
        self.with_followers(fits, errors, exclude)
    }

    /// How far runs exceeded their held-out predictions. A job runs once, so each time of an input counts.
    fn tail(&self, resource: Resource, held_out: &HeldOut) -> Option<Tail> {
        let actual = self.dataset(resource).y;
        if resource == Resource::Time && actual.len() == self.rows.len() {
            let times =
                |(i, row): (usize, &&Row)| row.times_ns.iter().map(|t| (i, *t as f64)).collect::<Vec<_>>();
            return tail(held_out, self.rows.iter().enumerate().flat_map(times));
        }
        tail(held_out, actual.into_iter().enumerate())
    }

    /// The bundle of a frontier and what is to be said about it.
    fn finish(mut self, mut trials: Vec<Trial>, scale: Scale) -> Result<(Bundle, Report), Error> {
        let knee = knee(&trials, &scale);
        let answering = [Some(knee), beyond_of(&trials, knee, &scale)];
        for k in answering.into_iter().flatten() {
            let Trial { candidate, chosen, .. } = &mut trials[k];
            self.run_again(&mut candidate.bundle, chosen)?;
        }
        self.clock.lap("testing");
        let mut bundle = merged(&trials, knee, &scale);
        for (point, trial) in bundle.description.points.iter_mut().zip(&trials) {
            let learned = trial.fits.iter().zip(&trial.errors.held_out);
            for (target, ((resource, _), held_out)) in point.targets.iter_mut().zip(learned) {
                target.tail = self.tail(*resource, held_out);
            }
        }
        let frontier = trials
            .iter()
            .enumerate()
            .map(|(i, t)| PointReport {
                cost: t.candidate.cost.clone(),
                error: scale.error(&t.errors),
                edge_error: scale.edge_error(&t.errors),
                errors: t.errors.held_out.iter().map(|h| h.error).collect(),
                features: t.chosen.iter().map(|&j| self.data.names[j].clone()).collect(),
                chosen: i == knee,
                beyond: bundle.description.beyond.as_ref().is_some_and(|b| b.point == i),
            })
            .collect();
        let trial = trials.swap_remove(knee);
        self.remarks.extend(remarks(&trial.fits));
        if trial.share > DEAREST {
            self.remarks.push(
                "predictions take longer than the program, since what is cheaper errs by much: `mantis \
                 serve` keeps a JVM warm, `--budget` asks for a cheaper one"
                    .to_owned(),
            );
        }
        let report = |((target, fit), held_out): ((Resource, Fit), HeldOut)| TargetReport {
            target,
            estimated: self.is_estimated(target),
            formula: fit.model.formula(),
            features: fit.model.features.iter().map(|f| f.name.clone()).collect(),
            train_error: fit.model.train_error,
            held_out,
            actual: self.dataset(target).y,
        };
        let targets = trial.fits.into_iter().zip(trial.errors.held_out).map(report).collect();
        let varying = self.varying().len();
        let whole = self.whole();
        let price = |j: usize| Price {
            feature: self.data.names[j].clone(),
            share: self.costs.get(&j).map(|&c| c as f64 / whole),
        };
        let priced = self.costs.keys().chain(&self.dear).copied().collect::<BTreeSet<usize>>();
        let prices = priced.into_iter().map(price).collect();
        let report = Report {
            found: self.data.names.len(),
            varying,
            distinct: self.screening.classes.len(),
            usable: varying - self.exclude.len().min(varying),
            chosen: trial.chosen.iter().map(|&j| self.data.names[j].clone()).collect(),
            targets,
            time_noise: self.time_noise(),
            prices,
            rejected: self.rejected,
            cost: trial.candidate.cost,
            frontier,
            rounds: trial.rounds,
            runs: self.rows.len(),
            failed: self.failed,
            seconds: self.clock.laps,
            coverage: None,
            novel: self.novel,
            remarks: self.remarks,
        };
        Ok((bundle, report))
    }
}

/// How long a run takes that executes so many bytecodes, in nanoseconds, where that was not measured.
pub(super) fn guessed_time(bytecodes: f64) -> f64 {
    START_NS + bytecodes * COMPILED_NS
}

/// Without those that a cheaper one beats or that take longer than the program, by ascending price; where all
/// that take less are useless, with those up to `last` times its time.
fn frontier(mut trials: Vec<Trial>, scale: &Scale, (most, last): (f64, f64)) -> Vec<Trial> {
    trials.sort_by(|a, b| a.share.total_cmp(&b.share));
    let points: Vec<(f64, f64)> = trials.iter().map(|t| (t.share, scale.worst(&t.errors))).collect();
    trials.truncate(affordable(&points, most, last).max(1));
    let mut kept: Vec<Trial> = Vec::new();
    for trial in trials {
        let best = kept.last().map_or(f64::INFINITY, |t| scale.badness(&t.errors));
        let bad = scale.badness(&trial.errors);
        if bad < BETTER * best && bad < best - NOTICEABLE || kept.is_empty() {
            kept.push(trial);
        }
    }
    kept
}

/// How many points, by ascending price, take no longer than `most`, or than `last` where all of these are
/// useless. Points are their shares of the time and their errors.
fn affordable(points: &[(f64, f64)], most: f64, last: f64) -> usize {
    let within = |most: f64| points.iter().filter(|p| p.0 <= most).count();
    let useful = within(most);
    if points[..useful].iter().all(|p| p.1 > USELESS) { within(last) } else { useful }
}

/// The point that answers unless asked otherwise. Where modest shares of the program's time leave modest
/// errors, the least sum of error and share among those; where they do not, a prediction that is off is worth
/// little, and a dear one is better.
fn knee(trials: &[Trial], scale: &Scale) -> usize {
    let is_modest = |t: &Trial| t.share <= MODEST.0 && scale.badness(&t.errors) <= MODEST.1;
    let (limit, price) = match trials.iter().any(is_modest) {
        true => (MODEST.0, PRICE_OF_ERROR.0),
        false => (f64::INFINITY, PRICE_OF_ERROR.1),
    };
    let loss = |t: &Trial| scale.badness(&t.errors) + price * t.share;
    let rated = trials.iter().enumerate().filter(|(_, t)| t.share <= limit);
    rated.min_by(|(_, a), (_, b)| loss(a).total_cmp(&loss(b))).map_or(0, |(i, _)| i)
}

/// What decides which point answers for inputs unlike those of training.
#[derive(Clone, Copy)]
struct Place {
    /// Error at the edges of the training runs.
    edge: f64,
    /// Error on held-out runs.
    inside: f64,
    share: f64,
}

/// The point that answers for inputs unlike those of training, if it is so much better there than the knee
/// that it is worth its price.
fn beyond(points: &[Place], knee: usize) -> Option<usize> {
    let guess = points[knee];
    let loss = |k: usize| points[k].edge + PRICE_BEYOND * points[k].share;
    let is_better = |k: &usize| {
        let point = points[*k];
        let is_exact = point.inside <= EXACT * guess.inside;
        (point.edge <= MUCH_BETTER * guess.edge || is_exact) && loss(*k) < guess.edge
    };
    let better = (knee + 1..points.len()).filter(is_better);
    better.min_by(|a, b| loss(*a).total_cmp(&loss(*b)))
}

/// One bundle of the bundles of all points.
fn merged(trials: &[Trial], knee: usize, scale: &Scale) -> Bundle {
    let mut all = trials[0].candidate.bundle.clone();
    let mut points: Vec<Point> = Vec::new();
    all.code.clear();
    all.again.clear();
    for trial in trials {
        let bundle = &trial.candidate.bundle;
        let mut point = bundle.description.points[0].clone();
        point.error = Some(scale.error(&trial.errors));
        for (target, held_out) in point.targets.iter_mut().zip(&trial.errors.held_out) {
            target.error = Some(held_out.error);
        }
        for slice in &mut point.slices {
            let (code, again) = (&bundle.code[slice.code], bundle.again.get(&slice.code));
            slice.code = all.code.iter().position(|c| c == code).unwrap_or_else(|| {
                all.code.push(code.clone());
                all.code.len() - 1
            });
            all.again.extend(again.map(|classes| (slice.code, classes.clone())));
        }
        if all.resources.len() < bundle.resources.len() {
            all.resources.clone_from(&bundle.resources);
        }
        points.push(point);
    }
    all.description.points = points;
    // The other points are cheaper, and lose little.
    all.description.all_compilers = trials[knee].candidate.cost.all_compilers;
    all.description.knee = knee;
    let beyond = beyond_of(trials, knee, scale);
    all.description.beyond = beyond.map(|point| Beyond { point, targets: scale.compared() });
    all
}

/// [`beyond`] of these.
fn beyond_of(trials: &[Trial], knee: usize, scale: &Scale) -> Option<usize> {
    let place = |t: &Trial| Place {
        edge: scale.edge_error(&t.errors),
        inside: scale.error(&t.errors),
        share: t.share,
    };
    beyond(&trials.iter().map(place).collect::<Vec<_>>(), knee)
}

/// The columns that a data set's best model reads.
pub(super) fn read_by(
    data: &Dataset,
    loop_: &Loop<'_>,
    exclude: &[usize],
) -> Result<Vec<usize>, mantis_model::Error> {
    let (method, level) = (loop_.options.method, loop_.options.level);
    Ok(fit_all(method, data, &loop_.screening, exclude, level)?.model.columns())
}

#[cfg(test)]
mod tests {
    use super::{Place, affordable, beyond};

    #[test]
    fn what_takes_longer_than_the_program_is_a_last_resort() {
        let points = [(0.01, 7.0), (0.6, 0.9), (1.4, 0.03), (2.5, 0.01)];
        assert_eq!(affordable(&points, 1.0, 2.0), 3);
        assert_eq!(affordable(&points, 1.0, 1.0), 2, "not by the papers' rule");
        let points = [(0.01, 7.0), (0.6, 0.14), (1.4, 0.03)];
        assert_eq!(affordable(&points, 1.0, 2.0), 2, "what is cheaper is of use");
    }

    #[test]
    fn what_is_right_at_the_edges_answers_beyond_them_if_that_is_worth_its_price() {
        let alike = |points: &[(f64, f64)]| -> Vec<Place> {
            points.iter().map(|&(edge, share)| Place { edge, inside: edge, share }).collect()
        };
        let points = alike(&[(1.0, 0.001), (0.06, 0.014), (0.035, 0.05), (0.005, 0.14), (0.0, 0.38)]);
        assert_eq!(beyond(&points, 1), Some(3));
        // A third less error is not much better, and hardly any is not worth nine tenths of the time.
        let dear = alike(&[(0.03, 0.01), (0.02, 0.02)]);
        assert_eq!(beyond(&dear, 0), None);
        assert_eq!(beyond(&alike(&[(0.03, 0.01), (0.001, 0.9)]), 0), None);
        // A third is enough of what is exact inside.
        let exact = [dear[0], Place { inside: 0.002, ..dear[1] }];
        assert_eq!(beyond(&exact, 0), Some(1));
        assert_eq!(beyond(&points, 4), None);
    }
}
