//! Which features are to blame for a predictor that is wrong.
//!
//! Features are sliced together. One whose code ends the slice early, or changes what others read, makes all
//! of them wrong, so once most of them are, features are tested in smaller groups ([`crate::vetting`]) before
//! any is rejected for its value in company.

use std::collections::BTreeSet;

use mantis_slice::Refusal;

use super::Loop;
use super::columns::Reads;
use super::optimism::why_not;
use crate::comparison::Outcome;
use crate::error::Error;
use crate::oracle::Answer;

impl Loop<'_> {
    /// Rejects the columns that have no slice, or the first if it is only together that they have none.
    pub(super) fn blame_refusal(&mut self, columns: &[usize], together: Refusal, round: u32) {
        let before = self.exclude.len();
        for &j in columns {
            if let Err(refusal) = self.analysis_for(&[j]).emit(&[self.feature(j)]) {
                self.reject(j, refusal.reason, round);
            }
        }
        if let (true, Some(&j)) = (self.exclude.len() == before, columns.first()) {
            self.reject(j, together.reason, round);
        }
    }

    /// Rejects what is to blame for answers that are not what training counted; whether there is any such
    /// answer.
    pub(super) fn blame(&mut self, all: &[Answer], chosen: &[usize], round: u32) -> Result<bool, Error> {
        let found = self.found(all, chosen);
        let failed: Vec<usize> = (0..all.len()).filter(|&i| all[i].error.is_some()).collect();
        let wrong = match failed.is_empty() {
            false => usize::MAX,
            true => found.iter().map(|d| &*d.feature).collect::<BTreeSet<_>>().len(),
        };
        if chosen.iter().any(|&j| self.columns[j].optimistic) {
            let inputs: BTreeSet<usize> = failed.into_iter().chain(found.iter().map(|d| d.input)).collect();
            if self.vet_where_wrong(&inputs, round)? {
                return Ok(true);
            }
        }
        if self.wants_blame(chosen, wrong) {
            self.vet_strict(round)?;
            return Ok(true);
        }
        let before = self.exclude.len();
        self.blame_differences(all, chosen, round);
        Ok(self.exclude.len() != before)
    }

    /// The same for a predictor that does not end, or ends the JVM.
    pub(super) fn blame_failure(&mut self, why: &str, chosen: &[usize], round: u32) -> Result<(), Error> {
        if self.wants_blame(chosen, usize::MAX) {
            return self.vet_strict(round);
        }
        // One of them is to blame, and nobody knows which.
        chosen.iter().for_each(|&j| self.reject(j, format!("its slice fails: {why}"), round));
        Ok(())
    }

    /// Whether so many of the chosen columns are wrong that some may be for what others do, which was not
    /// looked into yet.
    fn wants_blame(&mut self, chosen: &[usize], wrong: usize) -> bool {
        let strict = chosen.iter().filter(|&&j| self.is_strict(j)).count();
        let wants = !self.blamed && strict > 1 && wrong > strict / 2;
        self.blamed |= wants;
        wants
    }

    /// Whether a column is counted by a strict slice of whole inputs.
    fn is_strict(&self, j: usize) -> bool {
        let column = &self.columns[j];
        !column.optimistic && column.reads == Reads::Whole && !self.feature(j).is_input()
    }

    /// Tests strict features as well, since slices of theirs were wrong: which of those that were sliced
    /// together are to blame, their values do not tell. What is not tested stays, unless most of what was is
    /// wrong: each would need an iteration else.
    fn vet_strict(&mut self, round: u32) -> Result<(), Error> {
        let candidates: BTreeSet<usize> = self.costs.keys().copied().filter(|&j| self.is_strict(j)).collect();
        let outcomes = self.vetted(&self.analysed, &candidates)?;
        let is_wrong = |o: &Outcome| matches!(o, Outcome::Different { .. } | Outcome::Failed { .. });
        let right = outcomes.values().filter(|o| **o == Outcome::Equal).count();
        let mostly_wrong = outcomes.values().filter(|o| is_wrong(o)).count() > right;
        for &j in candidates.iter().filter(|j| mostly_wrong && !outcomes.contains_key(j)) {
            self.costs.remove(&j);
            self.exclude.push(j);
        }
        for (j, outcome) in outcomes.into_iter().filter(|(_, o)| mostly_wrong || is_wrong(o)) {
            if let Some(reason) = why_not("slice", outcome) {
                self.costs.remove(&j);
                self.reject(j, reason, round);
            }
        }
        self.weigh();
        self.clock.lap("vetting");
        Ok(())
    }

    fn blame_differences(&mut self, all: &[Answer], chosen: &[usize], round: u32) {
        if let Some((i, error)) = all.iter().enumerate().find_map(|(i, a)| Some((i, a.error.clone()?))) {
            for &j in chosen {
                self.reject(j, format!("its slice fails on input {}: {error}", i + 1), round);
            }
            return;
        }
        let found = self.found(all, chosen);
        let columns: Vec<(usize, String)> = found
            .into_iter()
            .filter_map(|d| {
                let sliced = d.sliced.map_or_else(|| "nothing".to_owned(), |v| v.to_string());
                let why =
                    format!("its slice gives {sliced} instead of {} on input {}", d.counted, d.input + 1);
                let column = chosen.iter().find(|&&j| self.data.names[j] == d.feature)?;
                Some((*column, why))
            })
            .collect();
        for (j, why) in columns {
            self.reject(j, why, round);
        }
    }
}
