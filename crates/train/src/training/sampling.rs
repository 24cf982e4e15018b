//! Slices of samples: what reads all of the input is too dear, what reads a twentieth of it costs a
//! twentieth.
//!
//! A sampled slice is a program of its own, and its values on the training inputs are what models learn from;
//! so it needs no meaning and no oracle, only that it ends as the whole does, and cross-validation says what
//! its values are worth. Each count is had from samples of several sizes, in proportion and extended by the
//! law of growth between two of them (`mantis.predictor.Growth`): what is done for each line grows with the
//! lines, what is done for each pair with their square. Small runs and a law of growth are Ernest's
//! (Venkataraman et al., NSDI 2016), there for whole programs.

use std::collections::BTreeSet;
use std::path::Path;

use mantis_feature::{Feature, Scheme};
use mantis_measure::{Row, RunSpec};
use mantis_predictor::{Bundle, Sample, SampleWay};

use super::building::Cut;
use super::columns::Column;
use super::frontier::{BETTER, Scale, Trial, guessed_time, read_by};
use super::pricing::shortest;
use super::{DEAREST, Loop, Step, description, tried_flags};
use crate::error::Error;
use crate::oracle::{ANSWER_LIMIT, Answer, batch_within, of_one};

/// Shares of the input that are tried, ascending.
const SHARES: [f64; 3] = [0.01, 0.04, 0.16];
/// How often the features of the best models without a limit of price are set aside to find the next.
const BEST_MODELS: usize = 3;
/// How many features are taken because they vary with the cost by themselves.
const ALONE: usize = 24;
/// How many methods the slices of promising features may go through, all together, and how many features are
/// sliced at least.
const SLICED_METHODS: usize = 30_000;
const LEAST_SLICED: usize = 6;
/// A way of taking samples by which what is known of the cost is off by this is good enough.
const GOOD_WAY: f64 = 0.05;
/// A model with at most this error is not improved by samples of what it reads.
const GOOD: f64 = 0.05;
/// How many inputs tell which way of taking samples is the best.
const INPUTS: usize = 8;
/// Seconds that slices of samples may take besides.
const SECONDS: u64 = 3;
/// Models of what slices count otherwise than the program are not tried where one with at most this error
/// takes at most so many nanoseconds (a JVM takes longer to start), or a small share of the program's time.
const GOOD_ENOUGH: f64 = 0.02;
pub(super) const SOON_NS: f64 = 1e7;
/// That share: samples are tried sooner than holes in loops, which take training longer.
pub(super) const SAMPLED: f64 = 0.01;
pub(super) const PERFORATED: f64 = 0.05;

/// What slices of samples gave.
struct Sampled {
    /// For each input.
    all: Vec<Answer>,
    /// What that of each sample alone takes in a fresh JVM, as a share of the program's time.
    cold: Vec<f64>,
}

impl Loop<'_> {
    /// Whether models of what slices count otherwise than the program are worth trying: no good one takes
    /// less than this share of its time.
    pub(super) fn wants_cheaper(&self, trials: &[Trial], share: f64) -> bool {
        let scale = Scale::of(trials);
        let is_cheap = |t: &Trial| t.share <= share || t.candidate.cost.mean_nanos <= SOON_NS;
        let good = |t: &Trial| scale.badness(&t.errors) <= GOOD_ENOUGH && is_cheap(t);
        self.options.samples && !trials.iter().any(good)
    }

    /// The share of the program's time from which on samples are worth nothing: what a good model takes that
    /// reads all.
    pub(super) fn most_of_samples(trials: &[Trial]) -> f64 {
        let scale = Scale::of(trials);
        let good = trials.iter().filter(|t| scale.badness(&t.errors) <= GOOD);
        good.map(|t| t.share).fold(DEAREST, f64::min)
    }

    /// Adds columns of samples of what some columns count, if they read what can be sampled, and the smallest
    /// takes less than `most` of the program's time.
    pub(super) fn add_samples(&mut self, columns: &[usize], most: f64) -> Result<bool, Error> {
        self.listener.step(Step::Sampling, 0);
        let added = self.try_samples(columns, most).and_then(|added| match added {
            None if self.searched(columns).len() < columns.len() => {
                self.try_samples(&self.searched(columns), most)
            }
            added => Ok(added),
        });
        self.clock.lap("sampling");
        Ok(added? == Some(true))
    }

    /// Whether samples added columns; `None` if there are none, or their slice does not end as it should.
    fn try_samples(&mut self, columns: &[usize], most: f64) -> Result<Option<bool>, Error> {
        let Some((features, prices, cut)) = self.cut_for_samples(columns) else { return Ok(None) };
        let several = self.names_files();
        let some = self.spread(INPUTS);
        let mut ways: Vec<(f64, [Sample; SHARES.len()])> = Vec::new();
        for way in SampleWay::ALL.into_iter().filter(|way| several || !way.tells_files_apart()) {
            let samples = SHARES.map(|share| Sample { share, way });
            if !self.is_worth_sampling(&features, &cut, &samples, most)? {
                continue;
            }
            let Some(answers) = self.sampled(&features, &cut, &samples, &some)? else { continue };
            let error = self.estimate_error(&features, &samples, &some, &answers).unwrap_or(0.0);
            // One that is not much better than an earlier one comes behind it.
            let place = ways.iter().position(|(other, _)| error < BETTER * other).unwrap_or(ways.len());
            ways.insert(place, (error, samples));
            if error <= GOOD_WAY {
                break;
            }
        }
        let every: Vec<usize> = (0..self.rows.len()).collect();
        let mut all = None;
        for (_, samples) in ways {
            if let Some(answers) = self.sampled(&features, &cut, &samples, &every)? {
                all = Some((samples, answers));
                break;
            }
        }
        let Some((samples, all)) = all else { return Ok(None) };
        let Some(cold) = self.cold_shares(&features, &cut, &samples)? else { return Ok(None) };
        let sampled = Sampled { all, cold };
        Ok(Some(self.add_columns(&features, prices, &samples, &sampled)))
    }

    /// Whether most inputs name two files and more.
    fn names_files(&self) -> bool {
        let several = |row: &&&Row| {
            let is_file = |arg: &&String| {
                let behind = arg.rsplit_once(['=', ':']).map_or(arg.as_str(), |(_, file)| file);
                let cwd = &row.input.cwd;
                let at = |path: &str| cwd.join(path);
                !arg.is_empty() && (at(arg).exists() || !behind.is_empty() && at(behind).exists())
            };
            row.input.args.iter().filter(is_file).count() > 1
        };
        2 * self.rows.iter().filter(several).count() > self.rows.len()
    }

    /// How far what is known of the cost is off by what the largest samples of some rows say; `None` where
    /// nothing is known.
    fn estimate_error(
        &self,
        features: &[Feature],
        samples: &[Sample],
        rows: &[usize],
        answers: &[Answer],
    ) -> Option<f64> {
        let &[.., few, more] = samples else { return None };
        let known: Vec<(String, usize, f64)> = features
            .iter()
            .zip(self.coefficients(features))
            .filter(|(_, coefficient)| *coefficient > 0.0)
            .filter_map(|(feature, coefficient)| {
                let column = self.columns.iter().position(|c| c.feature == *feature)?;
                Some((Column::grown(feature, few, more).name, column, coefficient))
            })
            .collect();
        let error = |(&i, answer): (&usize, &Answer)| {
            let sum = |of: &dyn Fn(&(String, usize, f64)) -> f64| -> f64 { known.iter().map(of).sum() };
            let counted = sum(&|(_, column, c)| c * self.data.columns[*column][i]);
            let estimated = sum(&|(name, _, c)| c * answer.value(name).unwrap_or(0.0));
            (counted > 0.0).then(|| (estimated / counted - 1.0).abs().min(1.0))
        };
        let errors: Vec<f64> = rows.iter().zip(answers).filter_map(error).collect();
        (!errors.is_empty()).then(|| errors.iter().sum::<f64>() / errors.len() as f64)
    }

    /// Some columns without those that only help to estimate the whole.
    pub(super) fn searched(&self, columns: &[usize]) -> Vec<usize> {
        columns.iter().copied().filter(|&j| !self.helping.contains(&self.data.names[j])).collect()
    }

    /// Columns whose features would predict well if price were no matter, and behind these such as nearly all
    /// of the cost consists of, which help to estimate it.
    pub(super) fn promising(&mut self) -> Result<Vec<usize>, Error> {
        let refused: Vec<usize> = self.exclude.iter().copied().filter(|j| !self.dear.contains(j)).collect();
        let mut found: Vec<usize> = Vec::new();
        for target in self.leading() {
            let data = self.dataset(target);
            let mut exclude = refused.clone();
            exclude.extend((0..self.columns.len()).filter(|&j| self.feature(j).is_input()));
            for _ in 0..BEST_MODELS {
                let read = read_by(&data, self, &exclude)?;
                exclude.extend(&read);
                found.extend(read);
            }
        }
        found.extend(self.correlated(&refused, ALONE));
        let mut seen = BTreeSet::new();
        found.retain(|j| seen.insert(*j));
        // The closure of a dear feature is most of the program.
        let methods = self.analysed.methods().max(1);
        found.truncate((SLICED_METHODS / methods).max(LEAST_SLICED));
        let mut helping = self.composing(&|j| !refused.contains(&j) && !self.feature(j).is_input());
        helping.retain(|j| !found.contains(j));
        self.helping = helping.iter().map(|&j| self.data.names[j].clone()).collect();
        found.extend(helping);
        Ok(found)
    }

    /// The columns that vary most with the main resource, on logarithmic scales, one of each group that
    /// carries the same information, without `left_out` and without what arguments say.
    pub(super) fn correlated(&self, left_out: &[usize], most: usize) -> Vec<usize> {
        let Some(&target) = self.options.targets.first() else { return Vec::new() };
        let log = |v: &[f64]| v.iter().map(|x| x.abs().ln_1p()).collect::<Vec<f64>>();
        let y = log(&self.dataset(target).y);
        let mut rated: Vec<(f64, usize)> = self
            .screening
            .representatives(left_out)
            .into_iter()
            .filter(|&j| !self.feature(j).is_input())
            .map(|j| (correlation(&log(&self.data.columns[j]), &y).abs(), j))
            .collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        rated.into_iter().take(most).map(|(_, j)| j).collect()
    }

    /// The slice of the features of some columns, without those that have none, and what each of them costs
    /// by itself.
    fn cut_for_samples(&self, columns: &[usize]) -> Option<(Vec<Feature>, Vec<f64>, Cut)> {
        let analysed = self.analysis_for(columns);
        let all = self.features(columns);
        let executed = self.executed;
        let costs_of = |f: &[&Feature]| analysed.costs(f, &|m, o| executed.count(m, o), u64::MAX, "");
        let searched = self.searched(columns).len().min(all.len());
        let (first, rest) = all.split_at(LEAST_SLICED.min(searched));
        let mut costs = costs_of(first);
        if costs.iter().all(Result::is_err) {
            // What refuses all of these refuses the others, as a rule.
            return None;
        }
        let (rest, helping) = rest.split_at(searched - first.len());
        costs.extend(costs_of(rest));
        // What these cost more than the others is not much, and they are many.
        let dearest = costs.iter().flatten().copied().max().unwrap_or(0);
        costs.extend(helping.iter().map(|_| Ok(dearest)));
        let sliced = all.into_iter().cloned().zip(costs);
        let (mut features, mut prices): (Vec<Feature>, Vec<f64>) =
            sliced.filter_map(|(f, cost)| Some((f, cost.ok()? as f64))).unzip();
        while !features.is_empty() {
            let all: Vec<&Feature> = features.iter().collect();
            if let Ok(cut) = analysed.emit_sampled(&all) {
                return Some((features, prices, cut));
            }
            // It is together that they have none.
            features.truncate(features.len() / 2);
            prices.truncate(features.len());
        }
        None
    }

    /// Whether the smallest sample of a middling input can be taken, in less than `most` of the program's
    /// time.
    fn is_worth_sampling(
        &self,
        features: &[Feature],
        cut: &Cut,
        samples: &[Sample],
        most: f64,
    ) -> Result<bool, Error> {
        let Some(middle) = self.middle() else { return Ok(false) };
        if self.sampled(features, cut, samples, &[middle])?.is_none_or(|one| !one.iter().all(is_sampled)) {
            return Ok(false);
        }
        let smallest = self.cold_shares(features, cut, &samples[..1])?;
        Ok(smallest.is_some_and(|shares| shares.iter().all(|share| *share < most)))
    }

    /// The answers of a slice of samples to some rows' inputs; `None` if the slice does not end as that of
    /// whole inputs does.
    fn sampled(
        &self,
        features: &[Feature],
        cut: &Cut,
        samples: &[Sample],
        rows: &[usize],
    ) -> Result<Option<Vec<Answer>>, Error> {
        let bundle = self.sampler(features, cut, samples)?;
        let path = self.session.folder.join("candidate.jar");
        bundle.write(&path)?;
        // With what a sample lacks, a program may do more than with all, or not end at all.
        let limit = self.limit_by_time(samples.len() as f64);
        let inputs: Vec<&RunSpec> = rows.iter().map(|&i| &self.rows[i].input).collect();
        let flags = tried_flags(self.session, &self.rows);
        let (jvm, folder) = (&self.session.jvm, &self.session.folder);
        let answers =
            batch_within(limit, &[&path], jvm, &inputs, &flags, folder, self.cancel).and_then(of_one);
        match answers {
            Ok(all) if all.iter().all(Answer::is_usable) => Ok(Some(all)),
            Ok(_) | Err(Error::Failed(_)) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// What each sample alone takes of the program's time in a fresh JVM; `None` if one has no answer.
    fn cold_shares(
        &self,
        features: &[Feature],
        cut: &Cut,
        samples: &[Sample],
    ) -> Result<Option<Vec<f64>>, Error> {
        let Some(middle) = self.middle() else { return Ok(None) };
        let path = self.session.folder.join("candidate.jar");
        let mut cold: Vec<f64> = Vec::new();
        for sample in samples {
            let alone = self.cold_share(&self.sampler(features, cut, &[*sample])?, &path, middle)?;
            let Some(share) = alone else { return Ok(None) };
            // A larger sample takes longer; what does not tell so was disturbed.
            cold.push(cold.last().map_or(share, |before| share.max(*before)));
        }
        Ok(Some(cold))
    }

    /// Seconds after which a slice that is to be cheaper than the program need not go on, if it runs so often
    /// for an input.
    fn limit_by_time(&self, often: f64) -> u64 {
        let times = self.rows.iter().map(|row| row.time_ns().map(|ns| ns as f64 / 1e9));
        let longest = times.collect::<Option<Vec<f64>>>().map(|times| times.into_iter().fold(0.0, f64::max));
        longest.map_or(ANSWER_LIMIT, |longest| ((often * longest) as u64 + SECONDS).min(ANSWER_LIMIT))
    }

    /// What a predictor takes in a fresh JVM for a run, as a share of the program's time; `None` if it has no
    /// answer.
    fn cold_share(&self, bundle: &Bundle, path: &Path, row: usize) -> Result<Option<f64>, Error> {
        bundle.write(path)?;
        let row = self.rows[row];
        let flags = self.priced_flags(path, &row.input, ANSWER_LIMIT);
        let nanos = shortest(self.session, path, &row.input, &flags, self.cancel)?;
        let guessed = || guessed_time(row.bytecodes.unwrap_or(0) as f64);
        let time = row.time_ns().map_or_else(guessed, |ns| ns as f64);
        Ok(nanos.map(|n| n / time))
    }

    /// The run of middling cost.
    pub(super) fn middle(&self) -> Option<usize> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by_key(|&i| (self.rows[i].bytecodes, i));
        order.get(order.len() / 2).copied()
    }

    /// A bundle that computes all features in all samples.
    fn sampler(
        &self,
        features: &[Feature],
        (slice, emitted): &Cut,
        samples: &[Sample],
    ) -> Result<Bundle, Error> {
        let refs: Vec<&Feature> = features.iter().collect();
        let mut bundle = description::feature_bundle(self.session, &refs[..1], slice, emitted)?;
        let point = &mut bundle.description.points[0];
        point.slices = samples.iter().map(|&s| description::slice_info(slice, emitted, 0, Some(s))).collect();
        let mut infos = Vec::new();
        let slots = || features.iter().zip(&emitted.slots.kinds).enumerate();
        for (k, &sample) in samples.iter().enumerate() {
            for (i, (feature, &kind)) in slots() {
                let name = Column::sampled(feature, sample).name;
                infos.push(description::slot(name, feature, i, kind, vec![k]));
                if k > 0 {
                    let name = Column::grown(feature, samples[k - 1], sample).name;
                    infos.push(description::slot(name, feature, i, kind, vec![k - 1, k]));
                }
            }
        }
        point.features = infos;
        Ok(bundle)
    }

    /// Columns of what samples gave, with about what each costs.
    fn add_columns(
        &mut self,
        features: &[Feature],
        mut prices: Vec<f64>,
        samples: &[Sample],
        sampled: &Sampled,
    ) -> bool {
        let Sampled { all, cold } = sampled;
        let known = |f: &Feature| {
            let column = self.columns.iter().position(|c| c.feature == *f)?;
            self.costs.get(&column).map(|&c| c as f64)
        };
        for (price, feature) in prices.iter_mut().zip(features) {
            *price = price.max(known(feature).unwrap_or(0.0));
        }
        let parts: Vec<f64> =
            (0..samples.len()).map(|k| self.executed_part(features, samples, k, all)).collect();
        let dearest = prices.iter().copied().fold(1.0, f64::max);
        // What starts costs the same whatever is sampled, and the dearest feature takes what all take.
        let start = start(cold, &parts);
        let cost = |k: usize, price: f64| self.whole() * (start + (cold[k] - start) * price / dearest);
        let mut columns: Vec<(Column, f64)> = Vec::new();
        for (k, &sample) in samples.iter().enumerate() {
            for (feature, &price) in features.iter().zip(&prices) {
                columns.push((Column::sampled(feature, sample), cost(k, price)));
                if k > 0 && !matches!(feature.scheme, Scheme::ValueAverage) {
                    let both = cost(k - 1, price) + cost(k, price) - self.whole() * start;
                    columns.push((Column::grown(feature, samples[k - 1], sample), both));
                }
            }
        }
        let before = self.columns.len();
        for (column, cost) in columns {
            self.add_column(column, cost, all);
        }
        self.weigh();
        self.columns.len() > before
    }

    /// Adds a column of what slices answered to all inputs, in bytecodes of all runs, unless it does not vary
    /// or an answer lacks it.
    pub(super) fn add_column(&mut self, column: Column, cost: f64, all: &[Answer]) {
        let values: Option<Vec<f64>> = all.iter().map(|a| a.value(&column.name)).collect();
        let Some(values) = values.filter(|values| values.iter().any(|v| *v != values[0])) else { return };
        let optimistic = self.columns.iter().any(|c| c.feature == column.feature && c.optimistic);
        self.costs.insert(self.columns.len(), cost.min(u64::MAX as f64) as u64);
        self.data.names.push(column.name.clone());
        self.data.columns.push(values);
        self.columns.push(Column { optimistic, ..column });
    }

    /// Which part of what the whole input executes a sample does, as far as the features' counts tell: more
    /// than its share of the bytes where something is done whatever is read, less where pairs are looked at.
    fn executed_part(&self, features: &[Feature], samples: &[Sample], k: usize, all: &[Answer]) -> f64 {
        let counts =
            |f: &&Feature| !matches!(f.scheme, Scheme::ValueAverage | Scheme::ValueSum | Scheme::ArrayBytes);
        let (mut sampled, mut whole) = (0.0, 0.0);
        for feature in features.iter().filter(counts) {
            let Some(j) = self.columns.iter().position(|c| c.feature == *feature) else { continue };
            let name = Column::sampled(feature, samples[k]).name;
            for (answer, full) in all.iter().zip(&self.data.columns[j]) {
                let value = answer.value(&name);
                let read = answer.samples.get(k).filter(|s| s.size > 0);
                let part = read.map_or(1.0, |s| s.read as f64 / s.size as f64);
                sampled += value.unwrap_or(0.0) * part;
                whole += full;
            }
        }
        if whole > 0.0 { (sampled / whole).min(1.0) } else { 1.0 }
    }
}

/// What a sample of nothing would take, by those of the least and the largest part.
fn start(cold: &[f64], parts: &[f64]) -> f64 {
    let (Some(&least), Some(&most)) = (cold.first(), cold.last()) else { return 0.0 };
    let width = parts.last().zip(parts.first()).map_or(0.0, |(l, f)| l - f);
    if width <= 0.0 {
        return least;
    }
    (least - (most - least) / width * parts[0]).clamp(0.0, least)
}

/// Whether samples are smaller than what they are of.
fn is_sampled(answer: &Answer) -> bool {
    answer.samples.first().is_some_and(|s| s.size > 0 && s.read < s.size)
}

/// Pearson's coefficient; 0 where one does not vary.
fn correlation(x: &[f64], y: &[f64]) -> f64 {
    let n = x.len().max(1) as f64;
    let (mx, my) = (x.iter().sum::<f64>() / n, y.iter().sum::<f64>() / n);
    let sum = |f: &dyn Fn(f64, f64) -> f64| x.iter().zip(y).map(|(a, b)| f(a - mx, b - my)).sum::<f64>();
    let norm = (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt();
    if norm > 0.0 && norm.is_finite() { sum(&|a, b| a * b) / norm } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::start;

    #[test]
    fn what_starts_is_what_a_sample_of_nothing_would_take() {
        let parts = [0.01, 0.04, 0.16];
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        assert!(near(start(&[0.21, 0.24, 0.36], &parts), 0.2));
        // Samples that all take the same tell nothing of the rest, and no start takes less than nothing.
        assert!(near(start(&[0.2, 0.2, 0.2], &parts), 0.2));
        assert!(near(start(&[0.0, 0.1, 2.0], &parts), 0.0));
        assert!(near(start(&[0.3, 0.3, 0.4], &[1.0, 1.0, 1.0]), 0.3));
    }
}
