//! A predictor is built and run on the training inputs: what is wrong or too dear is rejected.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use mantis_classfile::names::MethodRef;
use mantis_emit::Emitted;
use mantis_feature::Feature;
use mantis_measure::RunSpec;
use mantis_model::Fit;
use mantis_predictor::Bundle;
use mantis_slice::Slice;

use super::{COST_INPUTS, Candidate, CostReport, Loop, Resource};
use crate::error::Error;
use crate::launch::{Archive, semantic_flags};
use crate::oracle::{Answer, Difference, answers, archive, differences};
use crate::session::Executed;
use crate::warm;

/// A share of the program's time that guards may cost together.
const GUARDS: f64 = 0.0002;

impl Loop<'_> {
    /// Builds a predictor of these models and runs it; features to blame are rejected.
    pub(super) fn build_and_test(
        &mut self,
        fits: &[(Resource, Fit)],
        chosen: &[usize],
        round: u32,
    ) -> Result<Option<Candidate>, Error> {
        let features: Vec<&Feature> = chosen.iter().map(|&j| self.feature(j)).collect();
        let (slice, emitted) = match self.analysed.emit(&features) {
            Ok(built) => built,
            Err(together) => {
                let before = self.exclude.len();
                for &j in chosen {
                    if let Err(refusal) = self.analysed.emit(&[self.feature(j)]) {
                        self.reject(j, refusal.reason, round);
                    }
                }
                if self.exclude.len() == before {
                    return match chosen.first() {
                        Some(&j) => {
                            self.reject(j, together.reason, round);
                            Ok(None)
                        }
                        None => Err(Error::Failed(format!("no predictor can be made: {}", together.reason))),
                    };
                }
                return Ok(None);
            }
        };
        let with_guards = self.with_guards(fits, chosen, &features)?;
        let (mut bundle, all) = match with_guards {
            Some(answered) => answered,
            None => match self.answered(fits, chosen, &slice, &emitted) {
                Ok(answered) => answered,
                // One of them does not end or ends the JVM, and nobody knows which.
                Err(Error::Failed(why)) => {
                    chosen.iter().for_each(|&j| self.reject(j, format!("its slice fails: {why}"), round));
                    return Ok(None);
                }
                Err(other) => return Err(other),
            },
        };
        self.blame_differences(&all, chosen, round);
        let cost = self.measure_cost(&self.candidate())?;
        if let Some(share) = cost.mean_share
            && share > self.options.threshold
        {
            self.blame_cost(chosen, share, round);
        }
        bundle.description.slice.cost_share = cost.mean_share;
        Ok(Some(Candidate { bundle, answers: all, cost }))
    }

    /// A predictor that also notices inputs which lead to code no training run reached, where that is cheap, and follows such code
    /// where that is harmless ([`warm`]); `None` if it does not answer all training inputs rightly.
    fn with_guards(
        &self,
        fits: &[(Resource, Fit)],
        chosen: &[usize],
        features: &[&Feature],
    ) -> Result<Option<(Bundle, Vec<Answer>)>, Error> {
        if features.iter().all(|f| f.is_argument()) {
            return Ok(None);
        }
        let more = (GUARDS * self.whole()) as u64;
        let executed = self.executed;
        let count = |method: &MethodRef, origin: u32| executed.count(method, origin);
        let Ok((slice, emitted, price)) = self.analysed.emit_guarded(features, &count, more) else {
            return Ok(None);
        };
        let warm = warm::behind(&slice, self.analysed.program(), self.analysed.library(), executed);
        if !warm.is_empty() {
            let executed = Executed { warm, ..executed.clone() };
            let analysed = self.analysed.again(&executed, self.session.facts)?;
            if let Ok((slice, emitted, with_warm)) = analysed.emit_guarded(features, &count, more)
                && with_warm <= price.saturating_add(more)
                && let Some(right) = self.right(fits, chosen, &slice, &emitted)?
            {
                return Ok(Some(right));
            }
        }
        self.right(fits, chosen, &slice, &emitted)
    }

    /// The predictor of a slice and its answers, if all are right.
    fn right(
        &self,
        fits: &[(Resource, Fit)],
        chosen: &[usize],
        slice: &Slice,
        emitted: &Emitted,
    ) -> Result<Option<(Bundle, Vec<Answer>)>, Error> {
        match self.answered(fits, chosen, slice, emitted) {
            Ok((bundle, all)) => {
                let right = all.iter().all(|a| a.error.is_none()) && self.found(&all, chosen).is_empty();
                Ok(right.then_some((bundle, all)))
            }
            Err(Error::Failed(_)) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// Writes the predictor of a slice and asks it about all training inputs.
    fn answered(
        &self,
        fits: &[(Resource, Fit)],
        chosen: &[usize],
        slice: &Slice,
        emitted: &Emitted,
    ) -> Result<(Bundle, Vec<Answer>), Error> {
        let bundle = self.bundle(fits, chosen, slice, emitted)?;
        let path = self.candidate();
        bundle.write(&path)?;
        let inputs: Vec<&RunSpec> = self.rows.iter().map(|r| &r.input).collect();
        let flags = semantic_flags(&self.session.program.jvm_flags);
        let all = answers(&path, &self.session.jvm, &inputs, &flags, &self.session.folder, self.cancel)?;
        Ok((bundle, all))
    }

    fn candidate(&self) -> PathBuf {
        self.session.folder.join("candidate.jar")
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

    /// Rejects the costliest feature of a predictor that takes this share of the program's time. If its counted bytecodes are not why, its
    /// JDK calls are, and all features that make these, too, are rejected with it, each of which would need an iteration else.
    fn blame_cost(&mut self, chosen: &[usize], share: f64, round: u32) {
        let Some(&costliest) = chosen.iter().max_by_key(|j| self.costs.get(j)) else { return };
        let percent = 100.0 * share;
        self.reject(
            costliest,
            format!("the predictor with it costs {percent:.1} % of the program's time"),
            round,
        );
        let counted = self.median_time().map_or(f64::MAX, |time| self.nanos_together(chosen) / time);
        if counted > share / 2.0 {
            return;
        }
        let left: Vec<usize> = self.costs.keys().copied().filter(|j| !self.exclude.contains(j)).collect();
        let together: Vec<&Feature> = chosen.iter().map(|&j| self.feature(j)).collect();
        let features: Vec<&Feature> = left.iter().map(|&j| self.feature(j)).collect();
        let as_much = self.analysed.calling_as_much(&together, &features);
        for (j, _) in left.into_iter().zip(as_much).filter(|(_, as_much)| *as_much) {
            let reason = format!(
                "its slice makes the same calls of the JDK as that of {}, with which the predictor costs {percent:.1} % of the program's time",
                self.data.names[costliest]
            );
            self.reject(j, reason, round);
        }
    }

    /// Where sliced values are not those that the training runs counted.
    fn found(&self, all: &[Answer], chosen: &[usize]) -> Vec<Difference> {
        let column: BTreeMap<&str, usize> = chosen.iter().map(|&j| (&*self.data.names[j], j)).collect();
        let counted = |i: usize, name: &str| column.get(name).map(|&j| self.data.columns[j][i]);
        differences(all, &counted)
    }

    /// The predictor's time in fresh JVMs, on inputs spread over the range of times.
    fn measure_cost(&self, path: &Path) -> Result<CostReport, Error> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by_key(|&i| (self.rows[i].time_ns(), self.rows[i].bytecodes));
        let n = COST_INPUTS.min(order.len());
        let mut report = CostReport { inputs: n, ..CostReport::default() };
        let mut shares = Vec::new();
        let mut flags = semantic_flags(&self.session.program.jvm_flags);
        if let Some(&first) = order.first() {
            let file = self.session.folder.join("candidate.jsa");
            let archive = archive(path, &self.session.jvm, &self.rows[first].input, &flags, file);
            flags.extend(archive.iter().flat_map(Archive::flags));
        }
        for k in 0..n {
            let row = self.rows[order[k * (order.len() - 1) / n.max(2).saturating_sub(1)]];
            let folder = &self.session.folder;
            let one = answers(path, &self.session.jvm, &[&row.input], &flags, folder, self.cancel)?;
            let nanos = one.first().map_or(0, |a| a.nanos) as f64;
            report.mean_nanos += nanos / n as f64;
            shares.extend(Resource::Time.of(row).map(|t| nanos / t));
        }
        if !shares.is_empty() {
            report.mean_share = Some(shares.iter().sum::<f64>() / shares.len() as f64);
            report.largest_share = shares.iter().copied().max_by(f64::total_cmp);
        }
        Ok(report)
    }
}
