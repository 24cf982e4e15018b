//! Features that the strict rule refuses for what might be: under the optimistic rule they have slices, and
//! the oracle says which of these are right. A predictor is statistics anyway; a feature that was right on
//! every training input beats a constant.
//!
//! Where slices are a good part of the program, features are tested on some inputs, spread over the range.
//! What a predictor reads is right on all: it is run on all of them ([`super::blame`]), and where it is wrong
//! all features are tested again (counterexamples, as in abstraction refinement; Clarke et al., CAV 2000).
//!
//! Testing all of them would take longer than training does, so the promising ones are tested ([`vetting`]):
//! those that vary most with the costs, one of each group that carries the same information. The others are
//! not used.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use mantis_classfile::names::MethodRef;
use mantis_feature::Feature;
use mantis_measure::Row;
use mantis_slice::{Rule, Slice};
use rustc_hash::FxHasher;

use super::columns::Reads;
use super::{Loop, Step};
use crate::candidates::Analysed;
use crate::comparison::Outcome;
use crate::error::Error;
use crate::vetting::{self, Budget, FileReaders};

/// Most features that are tested: models of known coefficients read hundreds.
const TESTED: usize = 4000;
/// Features of one slice to begin with: one that is large is run no more often for more of them.
const GROUP: usize = 160;
/// What slices execute that are a good part of the program: all of these are tested in one to begin with.
const LARGE_PART: f64 = 0.2;
/// Slices that testing may make: what is wrong in company is tested in smaller groups.
const SLICES: usize = 64;
/// Of what share of the features the slices must be right, that those that are wrong in company are not
/// tested again alone.
const ENOUGH: f64 = 0.9;
/// What testing may cost, in runs of the program on all training inputs.
const WORK: f64 = 2.0;
/// Inputs that slices are tested on at least, spread over the range: on all where that is affordable. What is
/// chosen for a predictor is run on all, and then what is wrong on one of the others is noticed.
const LEAST: usize = 12;
/// Inputs on which a predictor was wrong that its features and all others are tested on.
const COUNTEREXAMPLES: usize = 3;
/// Of what share of the features the slices must be wrong, that what they read is taken for the program's own
/// files.
const MISSED: f64 = 0.1;
/// What `mantis.predictor.Sampling` says of what a run of the program left.
const LEFT_FILE: &str = "which was written after the first run";
/// How often that is done: slices that have what is written to one file may read others for that.
const FILE_ROUNDS: usize = 2;

/// What is known of files that the program writes and reads again.
#[derive(Default)]
pub(super) struct OwnFiles {
    /// Where it reads them, as it seems.
    own: BTreeSet<String>,
    /// Features whose slices may read others.
    readers: FileReaders,
    /// Columns whose slices read files at all.
    watching: Vec<usize>,
}

impl Loop<'_> {
    /// Costs of slices with those of the optimistic rule where the strict one refuses a feature for another
    /// reason than its price.
    pub(super) fn with_optimism(
        &mut self,
        columns: &[usize],
        mut costs: Vec<Result<u64, String>>,
        most: u64,
        too_much: &str,
    ) -> Result<Vec<Result<u64, String>>, Error> {
        let refused: Vec<usize> = (0..columns.len())
            .filter(|&i| costs[i].as_ref().is_err_and(|reason| reason != too_much))
            .collect();
        if !self.options.optimistic || refused.is_empty() {
            return Ok(costs);
        }
        let mut optimistic = self.analysed.under(Rule::Optimistic);
        let some: Vec<usize> = refused.iter().map(|&i| columns[i]).collect();
        let mut assumed: BTreeMap<usize, u64> = BTreeMap::new();
        let (mut files, mut watching) = (OwnFiles::default(), Vec::new());
        let mut found = self.costs_noting(&optimistic, &some, (most, too_much), &mut |i, slice| {
            assumed.insert(some[i], assumptions(slice));
            // What inputs say is in no row: no probe can be compared with it.
            if !self.feature(some[i]).is_input() {
                files.readers.note(some[i], slice);
            }
            watching.extend(slice.watches_files().then_some(i));
        });
        files.own = files.readers.own_places(self.session, &optimistic, &self.rows, self.cancel)?;
        files.watching = watching.iter().map(|&i| some[i]).collect();
        self.assumed = assumed;
        self.files = files;
        if !self.files.own.is_empty() {
            optimistic = optimistic.with_own_files(self.files.own.clone());
            let costs = self.costs_with_own_files(&optimistic, (most, too_much));
            watching.into_iter().zip(costs).for_each(|(i, cost)| found[i] = cost);
        }
        for (i, cost) in refused.into_iter().zip(found) {
            self.columns[columns[i]].optimistic =
                cost.as_ref().map_or_else(|reason| reason == too_much, |_| true);
            costs[i] = cost;
        }
        self.optimistic = Some(optimistic);
        Ok(costs)
    }

    /// What slices that watch files cost when they have what the program writes to its own.
    fn costs_with_own_files(
        &mut self,
        analysed: &Analysed<'_>,
        most: (u64, &str),
    ) -> Vec<Result<u64, String>> {
        let (mut assumed, mut readers) = (BTreeMap::new(), FileReaders::default());
        let watching = &self.files.watching;
        let costs = self.costs_noting(analysed, watching, most, &mut |k, slice| {
            assumed.insert(watching[k], assumptions(slice));
            readers.note(watching[k], slice);
        });
        self.assumed.extend(assumed);
        self.files.readers = readers;
        costs
    }

    /// What slices of some columns cost, in their order. Those that promise most are sliced first, together
    /// with all others of the same method, whose slices have much in common.
    pub(super) fn costs_of(
        &self,
        analysed: &Analysed<'_>,
        columns: &[usize],
        most: u64,
        too_much: &str,
    ) -> Vec<Result<u64, String>> {
        self.costs_noting(analysed, columns, (most, too_much), &mut |_, _| {})
    }

    /// The same; `note` sees each slice with the place of its column.
    fn costs_noting(
        &self,
        analysed: &Analysed<'_>,
        columns: &[usize],
        (most, too_much): (u64, &str),
        note: &mut dyn FnMut(usize, &Slice),
    ) -> Vec<Result<u64, String>> {
        let rated = self.correlated(&[], usize::MAX);
        let rank: BTreeMap<usize, usize> = rated.into_iter().enumerate().map(|(k, j)| (j, k)).collect();
        let rank_of = |i: usize| rank.get(&columns[i]).copied().unwrap_or(usize::MAX);
        let method = |i: usize| self.feature(columns[i]).method_ref();
        let mut best: BTreeMap<MethodRef, usize> = BTreeMap::new();
        for i in 0..columns.len() {
            best.entry(method(i)).and_modify(|r| *r = rank_of(i).min(*r)).or_insert(rank_of(i));
        }
        let mut order: Vec<usize> = (0..columns.len()).collect();
        order.sort_by_cached_key(|&i| (best[&method(i)], method(i), rank_of(i)));
        let features: Vec<&Feature> = order.iter().map(|&i| self.feature(columns[i])).collect();
        let executed = self.executed;
        let count = |m: &MethodRef, o: u32| executed.count(m, o);
        // No slice costs more than the program; a long run of it is compiled, and takes less for a bytecode.
        let hot = (self.whole() / analysed.cost_of_program(&count).max(1) as f64).min(1.0);
        let most = (most as f64 / hot) as u64;
        let mut note = |k: usize, slice: &Slice| note(order[k], slice);
        let costs = analysed.costs_noted(&features, &count, most, too_much, &mut note);
        let costs = costs.into_iter().map(|cost| cost.map(|c| (c as f64 * hot) as u64));
        let mut found: Vec<(usize, Result<u64, String>)> = order.into_iter().zip(costs).collect();
        found.sort_by_key(|f| f.0);
        found.into_iter().map(|f| f.1).collect()
    }

    /// The analysis whose rule has slices of all these columns.
    pub(super) fn analysis_for(&self, columns: &[usize]) -> &Analysed<'_> {
        let optimistic = columns.iter().any(|&j| self.columns[j].optimistic);
        self.optimistic.as_ref().filter(|_| optimistic).unwrap_or(&self.analysed)
    }

    /// Puts features into groups that are tested in one slice, those first that promise most. Slices that are
    /// a good part of the program have most of it in common: they are tested in one, which is run no more
    /// often for more features.
    fn groups_to_test(&self, promising: Vec<usize>) -> Vec<Vec<usize>> {
        let rank: BTreeMap<usize, usize> = promising.iter().enumerate().map(|(k, &j)| (j, k)).collect();
        let large = (LARGE_PART * self.whole()) as u64;
        let is_large = |j: &usize| self.costs.get(j).is_some_and(|&cost| cost > large);
        let (large, own): (Vec<usize>, Vec<usize>) = promising.into_iter().partition(is_large);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (mut columns, at_once) in [(own, GROUP), (large, TESTED)] {
            // What is assumed wrongly for one feature is so for others, mostly: these come into the same
            // groups.
            columns.sort_by_key(|j| (self.assumed.get(j).copied(), *j));
            groups.extend(columns.chunks(at_once).map(<[usize]>::to_vec));
        }
        groups.sort_by_key(|group| group.iter().map(|j| rank[j]).min());
        groups
    }

    /// Tests promising optimistic features; what is wrong is rejected, what is not tested is left out.
    pub(super) fn vet_promising(&mut self) -> Result<(), Error> {
        let Some(optimistic) = &self.optimistic else { return Ok(()) };
        let candidates: BTreeSet<usize> =
            self.costs.keys().copied().filter(|&j| self.columns[j].optimistic).collect();
        let mut outcomes = self.vetted(optimistic, &candidates)?;
        for _ in 0..FILE_ROUNDS {
            let wrong = self.with_more_own_files(&outcomes);
            let Some(optimistic) = self.optimistic.as_ref().filter(|_| !wrong.is_empty()) else { break };
            outcomes.extend(self.vetted(optimistic, &wrong)?);
        }
        for &j in candidates.iter().filter(|j| !outcomes.contains_key(j)) {
            self.costs.remove(&j);
            self.exclude.push(j);
            self.dear.push(j);
        }
        for (j, outcome) in outcomes {
            if let Some(reason) = why_not("optimistic slice", outcome) {
                self.costs.remove(&j);
                self.reject(j, reason, 0);
            }
        }
        self.weigh();
        self.clock.lap("vetting");
        Ok(())
    }

    /// Takes what many wrong slices read for files of the program, which only some inputs may have it write:
    /// the first look ([`FileReaders::own_places`]) had few. The wrong ones that are to be tested again.
    fn with_more_own_files(&mut self, outcomes: &BTreeMap<usize, Outcome>) -> BTreeSet<usize> {
        let is_wrong = |o: &Outcome| matches!(o, Outcome::Different { .. } | Outcome::Failed { .. });
        let wrong: BTreeSet<usize> = outcomes.iter().filter(|(_, o)| is_wrong(o)).map(|(&j, _)| j).collect();
        let places = self.files.readers.places_of(&wrong);
        let more: BTreeSet<String> = places.difference(&self.files.own).cloned().collect();
        let (Some(optimistic), false) = (&self.optimistic, more.is_empty()) else { return BTreeSet::new() };
        // A slice that keeps files finds nothing where others end at what a run left.
        let is_left = |o: &Outcome| matches!(o, Outcome::Failed { error, .. } if error.contains(LEFT_FILE));
        let reads_own = !self.files.own.is_empty() || outcomes.values().any(is_left);
        if !reads_own || (wrong.len() as f64) < MISSED * outcomes.len() as f64 {
            return BTreeSet::new();
        }
        self.files.own.extend(more);
        let optimistic = optimistic.with_own_files(self.files.own.clone());
        let (most, too_much) = self.most_of_slice();
        let costs = self.costs_with_own_files(&optimistic, (most, &too_much));
        self.optimistic = Some(optimistic);
        for (j, cost) in self.files.watching.clone().into_iter().zip(costs) {
            match cost {
                Ok(cost) if self.costs.contains_key(&j) => self.note_cost(j, cost),
                Ok(_) => {}
                Err(reason) => {
                    self.costs.remove(&j);
                    self.reject_or_sample(j, reason, &too_much);
                }
            }
        }
        self.weigh();
        wrong.into_iter().filter(|j| self.costs.contains_key(j)).collect()
    }

    /// The outcomes of testing the most promising of some columns.
    pub(super) fn vetted(
        &self,
        analysed: &Analysed<'_>,
        candidates: &BTreeSet<usize>,
    ) -> Result<BTreeMap<usize, Outcome>, Error> {
        let others: Vec<usize> = (0..self.columns.len()).filter(|j| !candidates.contains(j)).collect();
        let groups = self.groups_to_test(self.correlated(&others, TESTED));
        let dearest = |group: &Vec<usize>| group.iter().map(|&j| self.cost_of(j)).fold(0.0, f64::max);
        let once = groups.iter().map(dearest).sum::<f64>() / self.whole();
        let some = vetting::spread(&self.rows, &groups.concat(), affordable(once, self.rows.len()), 1);
        self.vetted_on(&some, analysed, groups)
    }

    /// The outcomes of testing groups on some of the inputs.
    fn vetted_on(
        &self,
        some: &[&Row],
        analysed: &Analysed<'_>,
        groups: Vec<Vec<usize>>,
    ) -> Result<BTreeMap<usize, Outcome>, Error> {
        self.listener.step(Step::Vetting, 0);
        let part = vetting::part(some, &self.rows);
        let mut outcomes = vetting::vet(
            self.session,
            analysed,
            groups,
            some,
            Budget { slices: SLICES, work: WORK * self.whole(), enough: ENOUGH, ..Budget::default() },
            &|j| part * self.cost_of(j),
            self.cancel,
        )?;
        outcomes.values_mut().for_each(|o| o.place_among(some, &self.rows));
        Ok(outcomes)
    }

    fn cost_of(&self, column: usize) -> f64 {
        self.costs.get(&column).map_or(0.0, |cost| *cost as f64)
    }

    /// Tests the optimistic features on inputs where a predictor that reads some of them was wrong: not all
    /// inputs may have been tried. Whether any is wrong there: it is rejected.
    pub(super) fn vet_where_wrong(&mut self, wrong: &BTreeSet<usize>, round: u32) -> Result<bool, Error> {
        let Some(optimistic) = &self.optimistic else { return Ok(false) };
        let new = wrong.iter().copied().filter(|i| !self.seen_wrong.contains(i));
        let new: Vec<usize> = new.take(COUNTEREXAMPLES).collect();
        let is_candidate = |j: &usize| self.columns[*j].optimistic && self.columns[*j].reads == Reads::Whole;
        let candidates: BTreeSet<usize> = self.costs.keys().copied().filter(is_candidate).collect();
        if new.is_empty() || candidates.is_empty() {
            return Ok(false);
        }
        let some: Vec<&Row> = new.iter().map(|&i| self.rows[i]).collect();
        let others: Vec<usize> = (0..self.columns.len()).filter(|j| !candidates.contains(j)).collect();
        let groups = self.groups_to_test(self.correlated(&others, TESTED));
        let outcomes = self.vetted_on(&some, optimistic, groups)?;
        self.seen_wrong.extend(new);
        let before = self.exclude.len();
        for (j, outcome) in outcomes {
            if matches!(outcome, Outcome::Different { .. } | Outcome::Failed { .. })
                && let Some(reason) = why_not("optimistic slice", outcome)
            {
                self.costs.remove(&j);
                self.reject(j, reason, round);
            }
        }
        self.weigh();
        self.clock.lap("vetting");
        Ok(self.exclude.len() != before)
    }
}

/// On how many of all inputs groups are tested that cost so many runs of the program on all of them. Half of
/// [`WORK`] is for what is wrong in company.
fn affordable(once: f64, inputs: usize) -> usize {
    ((WORK / 2.0 / once * inputs as f64) as usize).clamp(LEAST.min(inputs), inputs)
}

/// Why a feature cannot be used after its test.
pub(super) fn why_not(what: &str, outcome: Outcome) -> Option<String> {
    Some(match outcome {
        Outcome::Equal => return None,
        Outcome::Refused { reason } => reason,
        Outcome::Different { input, counted, sliced } => {
            let sliced = sliced.map_or_else(|| "nothing".to_owned(), |v| v.to_string());
            format!("its {what} gives {sliced} instead of {counted} on input {}", input + 1)
        }
        Outcome::Failed { input, error } => format!("its {what} fails on input {}: {error}", input + 1),
    })
}

/// A number for what a slice assumes.
fn assumptions(slice: &Slice) -> u64 {
    let mut hasher = FxHasher::default();
    slice.assumptions.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::{LEAST, affordable};

    #[test]
    fn dear_slices_are_tested_on_fewer_inputs() {
        assert_eq!(affordable(0.0, 60), 60, "nothing to test");
        assert_eq!(affordable(0.9, 60), 60);
        assert_eq!(affordable(3.0, 60), 20);
        assert_eq!(affordable(40.0, 60), LEAST);
        assert_eq!(affordable(40.0, 7), 7);
    }
}
