//! From a fit to [`Costs`]: rows, figures, and what single counters cost.

use mantis_linear::lm::five_numbers;

use crate::attribute;
use crate::costs::{
    Costs, Estimate, Exact, Group, Included, Learned, MergedCounter, Nonlinear, RunCost, Summary,
};
use crate::counters::Level;
use crate::estimate::{INTERCEPT, Job, Method};
use crate::fits::{Coefficient, Fitted, Problem};
use crate::merge::Merged;

/// Everything that a result is made of.
pub(crate) struct Assembly {
    pub(crate) method: Method,
    pub(crate) because: Option<String>,
    pub(crate) merged: Merged,
    /// Counters whose rows say NA.
    pub(crate) aliased: Vec<usize>,
    pub(crate) problem: Problem,
    pub(crate) fitted: Fitted,
    pub(crate) inseparable: Vec<Group>,
    pub(crate) nonlinear: Option<Nonlinear>,
    pub(crate) remarks: Vec<String>,
}

impl Job<'_> {
    /// The result.
    pub(crate) fn assemble(&self, a: Assembly) -> Costs {
        let costs: Vec<f64> = a.fitted.coefficients.iter().map(|c| c.value.unwrap_or(0.0)).collect();
        let intercept = a.fitted.intercept.and_then(|c| c.value).unwrap_or(0.0);
        let predicted = |i: usize| {
            let terms = a.merged.kept.iter().zip(&costs);
            intercept + terms.map(|(&j, c)| c * self.columns[j][i]).sum::<f64>()
        };
        let runs: Vec<RunCost> = (0..self.y.len())
            .map(|i| RunCost { run: i, test: self.held_out[i], measured: self.y[i], predicted: predicted(i) })
            .collect();
        let totals: Vec<f64> = self.columns.iter().map(|c| c.iter().sum()).collect();
        let split = attribute::split(self.counters, &a.merged, &costs, &totals);
        let executed: Vec<usize> = (0..totals.len()).filter(|&j| totals[j] > 0.0).collect();
        let place_of = |j: usize| executed.binary_search(&j).ok();
        let counters = executed.iter().map(|&j| self.learned(&a, j, &totals, &split, &costs, &place_of));
        let whole: f64 = runs.iter().map(|r| r.predicted).sum();
        let share = |cost: f64, n: f64| if whole == 0.0 { 0.0 } else { cost * n / whole };
        let mut estimates = Vec::new();
        if let Some(c) = a.fitted.intercept {
            let n = self.y.len() as f64;
            estimates.push(row(INTERCEPT, None, c, n, share(intercept, n)));
        }
        for (&j, c) in a.merged.kept.iter().zip(&a.fitted.coefficients) {
            let share = share(c.value.unwrap_or(0.0), totals[j]);
            let mut row = row(self.name(j), place_of(j), *c, totals[j], share);
            row.includes = self.includes(&a.merged, j);
            estimates.push(row);
        }
        for &j in &a.aliased {
            estimates.push(row(self.name(j), place_of(j), Coefficient::default(), totals[j], 0.0));
        }
        let merged = a.merged.relations.iter().map(|r| MergedCounter {
            name: self.name(r.counter as usize).to_owned(),
            sum: r.direct.iter().map(|t| (self.name(t.0 as usize).to_owned(), t.1)).collect(),
            reason: r.reason,
            proved: r.reason.is_proof(),
        });
        Costs {
            format: Costs::FORMAT,
            level: self.counters.level,
            resource: self.options.resource.clone(),
            unit: self.options.unit.clone(),
            method: a.method,
            because: a.because.clone(),
            relative: self.options.relative,
            intervals: a.fitted.intervals.clone(),
            confidence: self.options.confidence,
            merged: merged.collect(),
            never: a.merged.never.len(),
            inseparable: a.inseparable.clone(),
            summary: self.summary(&a, &runs),
            exact: self.exact(&a, &costs),
            counters: counters.collect(),
            estimates,
            runs,
            nonlinear: a.nonlinear.clone(),
            intercept,
            remarks: a.remarks,
        }
    }

    fn learned(
        &self,
        a: &Assembly,
        j: usize,
        totals: &[f64],
        split: &[f64],
        costs: &[f64],
        place_of: &dyn Fn(usize) -> Option<usize>,
    ) -> Learned {
        let counter = &self.counters.list[j];
        let row = a.merged.kept.binary_search(&j).ok();
        let relation = a.merged.relations.binary_search_by_key(&(j as u32), |r| r.counter).ok();
        let terms = relation.map_or(&[][..], |r| a.merged.relations[r].terms.as_slice());
        Learned {
            name: counter.name.clone(),
            place: counter.place.clone(),
            instructions: counter.instructions,
            executions: totals[j],
            cost: split[j] / totals[j],
            estimate: row.map(|r| costs[r]),
            sum: terms.iter().filter_map(|t| Some((place_of(t.0 as usize)?, t.1))).collect(),
        }
    }

    fn includes(&self, merged: &Merged, kept: usize) -> Vec<Included> {
        let of = merged.relations.iter().flat_map(|r| r.terms.iter().map(move |t| (r, t)));
        of.filter(|(_, t)| t.0 as usize == kept)
            .map(|(r, t)| Included {
                name: self.name(r.counter as usize).to_owned(),
                factor: t.1,
                reason: r.reason,
            })
            .collect()
    }

    /// For each row the instructions it stands for, against its estimate.
    fn exact(&self, a: &Assembly, costs: &[f64]) -> Option<Exact> {
        if !self.options.exact || self.counters.level == Level::Method {
            return None;
        }
        let own = |j: usize| f64::from(self.counters.list[j].instructions);
        let mut instructions: Vec<f64> = a.merged.kept.iter().map(|&j| own(j)).collect();
        for relation in &a.merged.relations {
            for &(kept, factor) in &relation.terms {
                if let Ok(row) = a.merged.kept.binary_search(&(kept as usize)) {
                    instructions[row] += factor * own(relation.counter as usize);
                }
            }
        }
        let estimated = a.fitted.coefficients.iter().zip(&instructions).zip(costs);
        let differences = estimated.filter(|((c, _), _)| c.value.is_some()).map(|((_, n), c)| (n - c).abs());
        let largest_difference = differences.fold(0.0, f64::max);
        let largest = instructions.iter().copied().fold(1.0, f64::max);
        Some(Exact { largest_difference, agrees: largest_difference <= 1e-6 * largest, instructions })
    }

    fn summary(&self, a: &Assembly, runs: &[RunCost]) -> Summary {
        let residuals: Vec<f64> = runs.iter().filter(|r| !r.test).map(|r| r.measured - r.predicted).collect();
        let weight = |i: usize| a.problem.weights.as_ref().map_or(1.0, |w| w[i]);
        let n = residuals.len();
        let rss: f64 = residuals.iter().enumerate().map(|(i, r)| weight(i) * r * r).sum();
        let df = n.saturating_sub(a.fitted.active);
        let total = weight_sum(&a.problem.y, weight, a.fitted.intercept.is_some());
        let r_squared = (total > 0.0).then(|| 1.0 - rss / total);
        let constant = usize::from(a.fitted.intercept.is_some());
        let adjusted = |r: f64| 1.0 - (1.0 - r) * (n - constant) as f64 / df as f64;
        let logs: f64 = (0..n).map(|i| weight(i).ln()).sum();
        let aic = || {
            let per_run = (2.0 * std::f64::consts::PI).ln() + (rss / n as f64).ln() + 1.0;
            n as f64 * per_run - logs + 2.0 * (a.fitted.active + 1) as f64
        };
        let scaled: Vec<f64> = residuals.iter().enumerate().map(|(i, r)| weight(i).sqrt() * r).collect();
        let errors = |test: bool| -> Vec<f64> {
            let of = runs.iter().filter(|r| r.test == test).map(RunCost::error);
            of.filter(|e| e.is_finite()).collect()
        };
        Summary {
            train_runs: n,
            test_runs: runs.len() - n,
            active: a.fitted.active,
            df,
            residuals: five_numbers(if a.problem.weights.is_some() { &scaled } else { &residuals }),
            sigma: (df > 0).then(|| (rss / df as f64).sqrt()),
            r_squared,
            adj_r_squared: r_squared.filter(|_| df > 0).map(adjusted),
            f: a.fitted.f,
            aic: (rss > 0.0).then(aic),
            penalty: a.fitted.penalty,
            train_error: mean(&errors(false)).unwrap_or(0.0),
            test_error: mean(&errors(true)),
            dropped: a.fitted.dropped.iter().map(|&j| a.problem.names[j].clone()).collect(),
            reciprocal_condition: a.fitted.reciprocal_condition,
        }
    }
}

/// A row that includes no others.
fn row(name: &str, counter: Option<usize>, c: Coefficient, executions: f64, share: f64) -> Estimate {
    Estimate {
        name: name.to_owned(),
        counter,
        estimate: c.value,
        std_error: c.std_error,
        t: c.t,
        p: c.p,
        interval: c.interval,
        executions,
        share,
        includes: Vec::new(),
    }
}

/// Puts coefficients into the order of the counters kept, and makes aliased columns merged counters, whose
/// cost is in those they are sums of; these are given back.
pub(crate) fn settle(merged: &mut Merged, counters: &[usize], fitted: &mut Fitted) -> Vec<usize> {
    let of = |terms: &[(usize, f64)]| terms.iter().map(|&(j, f)| (counters[j], f)).collect();
    let aliases: Vec<(usize, Vec<(usize, f64)>)> =
        fitted.aliases.iter().map(|(j, terms)| (counters[*j], of(terms))).collect();
    merged.alias(&aliases);
    let mut found: Vec<(usize, Coefficient)> =
        counters.iter().copied().zip(fitted.coefficients.iter().copied()).collect();
    found.retain(|(j, _)| merged.kept.binary_search(j).is_ok());
    found.sort_by_key(|f| f.0);
    fitted.coefficients = found.into_iter().map(|f| f.1).collect();
    aliases.into_iter().map(|a| a.0).collect()
}

/// The weighted sum of squares, around the mean if `centred`.
fn weight_sum(y: &[f64], weight: impl Fn(usize) -> f64, centred: bool) -> f64 {
    let whole: f64 = (0..y.len()).map(&weight).sum();
    let centre = if centred { (0..y.len()).map(|i| weight(i) * y[i]).sum::<f64>() / whole } else { 0.0 };
    (0..y.len()).map(|i| weight(i) * (y[i] - centre).powi(2)).sum()
}

/// The mean, if there are any.
pub(crate) fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}
