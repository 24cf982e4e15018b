//! What is left to estimate: one column for each counter that no relation explains.
//!
//! In this order: counters that were never executed go; those that are provably combinations of others
//! ([`crate::flow`]) go, if the counts agree; then those that are multiples of another in all runs; then
//! those that are a multiple of another plus a constant, when something is executed equally often in every
//! run to carry the constant. Counts are whole numbers, so the comparison of runs is exact: columns are
//! divided by their greatest common divisor.
//!
//! The cost of a counter that goes is part of the costs of those it is a sum of. Where costs must not be
//! negative, a counter may only go into a sum without differences, or true costs might become negative ones;
//! and sums over call sites stay counters of their own, lest the cost of a method that many places call is
//! looked for in each of them.

use num_integer::Integer;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// Why a counter needs no column.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Provably executed equally often in every run: control equivalence in one method.
    ControlEquivalent,
    /// Provably a combination of others in every run: the flow through one method.
    FlowSum,
    /// Provably executed equally often: the one place that enters the method.
    CallEquality,
    /// Provably the sum of the places that enter the method.
    CallSum,
    /// Equal in the runs given.
    EqualInRuns,
    /// A multiple in the runs given.
    ProportionalInRuns,
    /// A multiple plus a constant in the runs given.
    AffineInRuns,
    /// A combination of others in the runs fitted: aliased.
    DependentInRuns,
}

impl Reason {
    /// In words, after "because".
    pub fn name(self) -> &'static str {
        match self {
            Reason::ControlEquivalent => "control equivalence: one runs whenever the other does",
            Reason::FlowSum => "flow conservation in the method",
            Reason::CallEquality => "the only call of the method",
            Reason::CallSum => "the calls of the method",
            Reason::EqualInRuns => "equal in all runs given",
            Reason::ProportionalInRuns => "proportional in all runs given",
            Reason::AffineInRuns => "proportional plus a constant in all runs given",
            Reason::DependentInRuns => "a combination in all runs fitted (aliased)",
        }
    }

    /// Whether it holds in every run, not just in those given.
    pub fn is_proof(self) -> bool {
        matches!(self, Reason::ControlEquivalent | Reason::FlowSum | Reason::CallEquality | Reason::CallSum)
    }
}

/// A counter as a combination of others.
#[derive(Clone, Debug, PartialEq)]
pub struct Relation {
    /// The counter.
    pub counter: u32,
    /// What its count is a sum of: counters and factors. After merging only counters that are kept.
    pub terms: Vec<(u32, f64)>,
    /// The sum as it was proved or observed, before other relations were put into it.
    pub direct: Vec<(u32, f64)>,
    /// How that is known.
    pub reason: Reason,
}

/// Which relations may be used.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// All: for least squares, which needs independent columns.
    Independent,
    /// Those that keep costs from becoming negative.
    NonNegative,
}

impl Relation {
    /// A relation into which no other was put.
    pub fn new(counter: u32, terms: Vec<(u32, f64)>, reason: Reason) -> Relation {
        Relation { counter, direct: terms.clone(), terms, reason }
    }
}

/// The outcome.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Merged {
    /// Counters with a column, ascending.
    pub kept: Vec<usize>,
    /// The others that were executed, as combinations of those kept.
    pub relations: Vec<Relation>,
    /// Counters that were never executed.
    pub never: Vec<usize>,
    /// Provable relations that the counts contradict; not used.
    pub contradicted: Vec<u32>,
}

impl Merged {
    /// Merges columns (one per counter, each with one count per run).
    pub fn new(columns: &[Vec<f64>], proven: &[Relation], mode: Mode) -> Merged {
        let mut merged = Merged::default();
        let executed: Vec<bool> = columns.iter().map(|c| c.iter().any(|v| *v != 0.0)).collect();
        merged.never = (0..columns.len()).filter(|&j| !executed[j]).collect();
        let mut explained = Explained::default();
        let proved: FxHashMap<u32, &Relation> = proven.iter().map(|r| (r.counter, r)).collect();
        for relation in proven.iter().filter(|r| executed[r.counter as usize]) {
            let terms: Vec<(u32, f64)> =
                relation.terms.iter().copied().filter(|t| executed[t.0 as usize]).collect();
            if !holds(columns, relation.counter, &terms) {
                merged.contradicted.push(relation.counter);
            } else if mode == Mode::Independent || keeps_sign(&terms, relation.reason) {
                explained.insert(relation.counter, (terms, relation.reason));
            }
        }
        let left: Vec<usize> =
            (0..columns.len()).filter(|&j| executed[j] && !explained.contains_key(&(j as u32))).collect();
        let distinct = proportional(columns, &left, &mut explained);
        merged.kept = affine(columns, &distinct, &mut explained);
        let mut all: Vec<Relation> = explained
            .iter()
            .map(|(&counter, (direct, reason))| Relation {
                counter,
                terms: resolve(counter, &explained),
                // As proved, with counters that these runs never executed.
                direct: proved
                    .get(&counter)
                    .filter(|_| reason.is_proof())
                    .map_or(direct, |r| &r.direct)
                    .clone(),
                reason: *reason,
            })
            .collect();
        all.sort_by_key(|r| r.counter);
        merged.relations = all;
        merged
    }

    /// Takes columns that a regression found to be combinations of others out of those kept; `aliases` gives
    /// counters.
    pub fn alias(&mut self, aliases: &[(usize, Vec<(usize, f64)>)]) {
        for (counter, terms) in aliases {
            let terms: Vec<(u32, f64)> = terms.iter().map(|&(j, f)| (j as u32, f)).collect();
            for relation in &mut self.relations {
                let Some(i) = relation.terms.iter().position(|t| t.0 as usize == *counter) else { continue };
                let (_, factor) = relation.terms.remove(i);
                for &(at, f) in &terms {
                    match relation.terms.iter_mut().find(|t| t.0 == at) {
                        Some(term) => term.1 += factor * f,
                        None => relation.terms.push((at, factor * f)),
                    }
                }
                relation.terms.sort_unstable_by_key(|t| t.0);
            }
            self.relations.push(Relation::new(*counter as u32, terms, Reason::DependentInRuns));
        }
        self.relations.sort_by_key(|r| r.counter);
        self.kept.retain(|j| !aliases.iter().any(|a| a.0 == *j));
    }
}

/// Terms and reason of each counter that needs no column.
type Explained = FxHashMap<u32, (Vec<(u32, f64)>, Reason)>;

fn keeps_sign(terms: &[(u32, f64)], reason: Reason) -> bool {
    terms.iter().all(|t| t.1 > 0.0) && !(reason == Reason::CallSum && terms.len() > 1)
}

fn holds(columns: &[Vec<f64>], counter: u32, terms: &[(u32, f64)]) -> bool {
    let own = &columns[counter as usize];
    (0..own.len()).all(|i| {
        let of = |t: &(u32, f64)| t.1 * columns[t.0 as usize][i];
        let size = terms.iter().map(|t| of(t).abs()).fold(own[i], f64::max);
        (terms.iter().map(of).sum::<f64>() - own[i]).abs() <= 1e-9 * size
    })
}

/// The terms of a counter with explained ones replaced until none is left.
fn resolve(counter: u32, explained: &Explained) -> Vec<(u32, f64)> {
    let mut sum = std::collections::BTreeMap::new();
    let mut work: Vec<(u32, f64)> = explained.get(&counter).map_or(Vec::new(), |e| e.0.clone());
    while let Some((at, factor)) = work.pop() {
        match explained.get(&at) {
            Some((terms, _)) => work.extend(terms.iter().map(|t| (t.0, t.1 * factor))),
            None => *sum.entry(at).or_insert(0.0) += factor,
        }
    }
    sum.into_iter().filter(|t: &(u32, f64)| t.1 != 0.0).collect()
}

/// Counts as whole numbers less `less`, divided by their greatest common divisor, and that divisor.
fn normal(column: &[f64], less: f64) -> (Vec<u64>, u64) {
    let whole: Vec<u64> = column.iter().map(|v| (v - less) as u64).collect();
    let divisor = whole.iter().fold(0, |d: u64, v| d.gcd(v)).max(1);
    (whole.into_iter().map(|v| v / divisor).collect(), divisor)
}

/// Explains multiples of earlier columns; gives the others.
fn proportional(columns: &[Vec<f64>], left: &[usize], explained: &mut Explained) -> Vec<usize> {
    let mut first: FxHashMap<Vec<u64>, (usize, u64)> = FxHashMap::default();
    let mut distinct = Vec::new();
    for &j in left {
        let (key, divisor) = normal(&columns[j], 0.0);
        match first.get(&key) {
            Some(&(other, of_other)) => {
                let factor = divisor as f64 / of_other as f64;
                let reason = if factor == 1.0 { Reason::EqualInRuns } else { Reason::ProportionalInRuns };
                explained.insert(j as u32, (vec![(other as u32, factor)], reason));
            }
            None => {
                first.insert(key, (j, divisor));
                distinct.push(j);
            }
        }
    }
    distinct
}

/// Explains multiples plus a constant, where a column is constant; gives the others.
fn affine(columns: &[Vec<f64>], distinct: &[usize], explained: &mut Explained) -> Vec<usize> {
    let smallest = |j: usize| columns[j].iter().copied().fold(f64::INFINITY, f64::min);
    let is_constant = |j: usize| columns[j].iter().all(|v| *v == columns[j][0]);
    let Some(constant) = distinct.iter().copied().find(|&j| is_constant(j)) else { return distinct.to_vec() };
    let once = columns[constant][0];
    let mut classes: FxHashMap<Vec<u64>, Vec<(usize, f64, f64)>> = FxHashMap::default();
    for &j in distinct.iter().filter(|j| **j != constant) {
        let least = smallest(j);
        let (key, divisor) = normal(&columns[j], least);
        classes.entry(key).or_default().push((j, least, divisor as f64));
    }
    for members in classes.values() {
        // The one with the least constant part: the constants of the others are then not negative.
        let of = |m: &(usize, f64, f64)| m.1 / m.2;
        let base = members.iter().copied().min_by(|a, b| of(a).total_cmp(&of(b)).then(a.0.cmp(&b.0)));
        let Some((base, least, divisor)) = base else { continue };
        for &(j, own_least, own_divisor) in members.iter().filter(|m| m.0 != base) {
            let factor = own_divisor / divisor;
            let rest = (own_least - factor * least) / once;
            let mut terms = vec![(base as u32, factor)];
            if rest != 0.0 {
                terms.push((constant as u32, rest));
            }
            explained.insert(j as u32, (terms, Reason::AffineInRuns));
        }
    }
    distinct.iter().copied().filter(|j| !explained.contains_key(&(*j as u32))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relation(counter: u32, terms: &[(u32, f64)], reason: Reason) -> Relation {
        Relation::new(counter, terms.to_vec(), reason)
    }

    #[test]
    fn what_is_equal_and_affine_in_all_runs_is_merged_and_said_so() {
        let columns = [
            vec![1.0, 1.0, 1.0], // main
            vec![3.0, 3.0, 3.0],
            vec![0.0, 0.0, 0.0],
            vec![5.0, 7.0, 2.0],
            vec![4.0, 6.0, 1.0], // the body of the loop that 3 is the head of
            vec![8.0, 12.0, 2.0],
            vec![4.0, 6.0, 1.0],
            vec![0.0, 1.0, 9.0],
        ];
        let merged = Merged::new(&columns, &[], Mode::NonNegative);
        assert_eq!(merged.kept, [0, 4, 7]);
        assert_eq!(merged.never, [2]);
        let expected = [
            relation(1, &[(0, 3.0)], Reason::ProportionalInRuns),
            Relation {
                direct: vec![(4, 1.0), (0, 1.0)],
                ..relation(3, &[(0, 1.0), (4, 1.0)], Reason::AffineInRuns)
            },
            relation(5, &[(4, 2.0)], Reason::ProportionalInRuns),
            relation(6, &[(4, 1.0)], Reason::EqualInRuns),
        ];
        assert_eq!(merged.relations, expected);
    }

    #[test]
    fn proofs_are_used_where_the_counts_agree_and_signs_allow() {
        let columns = [
            vec![5.0, 7.0, 9.0],
            vec![1.0, 4.0, 4.0],
            vec![4.0, 3.0, 5.0],
            vec![2.0, 2.0, 3.0],
            vec![1.0, 0.0, 1.0],
        ];
        let proven = [
            relation(0, &[(1, 1.0), (2, 1.0)], Reason::FlowSum),
            relation(3, &[(0, 1.0)], Reason::CallEquality),
        ];
        let merged = Merged::new(&columns, &proven, Mode::Independent);
        assert_eq!((merged.kept.as_slice(), merged.contradicted.as_slice()), (&[1, 2, 3, 4][..], &[3][..]));
        let difference = [relation(2, &[(0, 1.0), (1, -1.0)], Reason::FlowSum)];
        assert_eq!(Merged::new(&columns, &difference, Mode::NonNegative).kept, [0, 1, 2, 3, 4]);
        assert_eq!(Merged::new(&columns, &difference, Mode::Independent).kept, [0, 1, 3, 4]);
        let calls = [relation(0, &[(1, 1.0), (2, 1.0)], Reason::CallSum)];
        assert_eq!(Merged::new(&columns, &calls, Mode::NonNegative).kept, [0, 1, 2, 3, 4]);
    }
}
