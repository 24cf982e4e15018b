//! Costs learned on one program, applied to runs of another that has some of the same code.
//!
//! Counters are matched by class, method, descriptor, number of the block and hash of the method's code. A
//! merged counter has no estimate of its own: where its count is the sum it was when costs were learned, the
//! estimates of that sum cover it; what it was executed beyond (or less than) that sum costs what it costs by
//! itself. So on the program it was learned on, a prediction is that of the table.

use rustc_hash::FxHashMap;
use serde::Serialize;

use crate::Program;
use crate::costs::Costs;
use crate::counters::{Counters, Level, Place};

/// How learned costs match the counters of a program.
pub struct Matched<'a> {
    costs: &'a Costs,
    /// For each learned counter its number in the program's counters.
    here: Vec<Option<usize>>,
    /// For each counter of the program whether it was learned.
    known: Vec<bool>,
}

/// A prediction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Predicted {
    /// The run's index.
    pub run: usize,
    /// Predicted.
    pub predicted: f64,
    /// Measured, if it was.
    pub measured: Option<f64>,
    /// Share of the executed bytecodes whose cost is known.
    pub covered: f64,
}

impl Predicted {
    /// |measured - predicted| / measured.
    pub fn error(&self) -> Option<f64> {
        self.measured.map(|m| ((m - self.predicted) / m).abs()).filter(|e| e.is_finite())
    }
}

impl<'a> Matched<'a> {
    /// Matches learned costs with the counters of a program, which must be of the same level and not chosen
    /// by patterns.
    pub fn new(costs: &'a Costs, counters: &Counters) -> Matched<'a> {
        let number: FxHashMap<&Place, usize> =
            counters.list.iter().enumerate().map(|(i, c)| (&c.place, i)).collect();
        let here: Vec<Option<usize>> = costs.counters.iter().map(|c| number.get(&c.place).copied()).collect();
        let mut known = vec![false; counters.list.len()];
        here.iter().flatten().for_each(|&i| known[i] = true);
        Matched { costs, here, known }
    }

    /// How many learned counters the program has, and how many there are.
    pub fn matched(&self) -> (usize, usize) {
        (self.here.iter().flatten().count(), self.here.len())
    }

    /// The cost of a run with these counts.
    pub fn predict(&self, counts: &[f64]) -> f64 {
        let count = |learned: usize| self.here[learned].map_or(0.0, |i| counts[i]);
        let of = |(i, c): (usize, &crate::costs::Learned)| match c.estimate {
            Some(estimate) => estimate * count(i),
            None => c.cost * (count(i) - c.sum.iter().map(|&(j, f)| f * count(j)).sum::<f64>()),
        };
        self.costs.intercept + self.costs.counters.iter().enumerate().map(of).sum::<f64>()
    }

    /// The share of a run's executed bytecodes in matched code. `bytecodes` are those of each method, in the
    /// order of the program.
    pub fn covered(&self, program: &Program, counters: &Counters, counts: &[f64], bytecodes: &[u64]) -> f64 {
        let whole: f64 = bytecodes.iter().map(|b| *b as f64).sum();
        let each = counters.list.iter().enumerate().filter(|(i, _)| self.known[*i]);
        let covered: f64 = match counters.level {
            Level::Opcode | Level::Block => each.map(|(i, c)| counts[i] * f64::from(c.instructions)).sum(),
            Level::Method => {
                let names: FxHashMap<&str, u64> =
                    program.methods.iter().zip(bytecodes).map(|(m, b)| (m.called.as_str(), *b)).collect();
                each.filter_map(|(_, c)| names.get(c.name.as_str())).map(|b| *b as f64).sum()
            }
        };
        if whole == 0.0 { 0.0 } else { (covered / whole).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::buckets::Buckets;
    use crate::calls::CallGraph;
    use crate::estimate::{Method, Options, estimate};

    #[test]
    fn merged_counters_cost_what_they_cost_where_the_sum_no_longer_holds() {
        let program = Program { methods: vec![], calls: CallGraph::default() };
        let mut counters = Counters::new(&program, Level::Opcode, Buckets::default(), &[]);
        counters.list.truncate(2);
        let columns = [vec![1.0, 2.0, 5.0], vec![1.0, 2.0, 5.0]];
        let options = Options {
            method: Method::Ols,
            resource: "bytecodes".to_owned(),
            unit: "bytecodes".to_owned(),
            relative: false,
            test: None,
            correlation: None,
            confidence: 0.9,
            nonlinear: false,
            exact: true,
        };
        let costs = estimate(&counters, &columns, &[2.0, 4.0, 10.0], &[], &options).unwrap();
        assert_eq!(costs.estimates.len(), 1);
        assert!(costs.exact.as_ref().unwrap().agrees);
        let matched = Matched::new(&costs, &counters);
        assert_eq!(matched.matched(), (2, 2));
        assert!((matched.predict(&[7.0, 7.0]) - 14.0).abs() < 1e-9);
        // The two are no longer equal: each costs one by itself.
        assert!((matched.predict(&[7.0, 3.0]) - 10.0).abs() < 1e-9);
        assert_eq!(matched.covered(&program, &counters, &[7.0, 3.0], &[20]), 0.5);
    }
}
