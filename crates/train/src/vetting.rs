//! Which optimistic slices are right: those whose values are exactly the instrumented program's, on every
//! input that they are tested on.
//!
//! **Idea.** Most optimistic slices are right, and slices of neighbouring features have most of their code in
//! common, so many features are tested in one slice (group testing; Dorfman 1943). A feature that is right in
//! a slice with others is right. Those that are wrong there may be so because of another one, whose code ends
//! the slice early or changes what they read: they are halved and tested again, until each of them was wrong
//! alone, or all of a group were wrong several times over. Groups are first tried on a few inputs that are
//! far apart, since what is wrong is mostly wrong everywhere, and none of which is among the largest. What is
//! tested is bounded by counts and by what slices are expected to execute, never by time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::AtomicBool;

use mantis_feature::Feature;
use mantis_measure::Row;
use mantis_slice::{Assumption, Slice};

use crate::candidates::Analysed;
use crate::comparison::{Cuts, Outcome, compare, compare_keeping};
use crate::error::Error;
use crate::session::Session;

/// How much is tested.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Budget {
    /// Inputs that a group is tried on before all of them.
    pub few: usize,
    /// Slices that are made and run, in all.
    pub slices: usize,
    /// What they may cost on all inputs, in all, in the unit of their costs.
    pub work: f64,
    /// Where at least this share of what was tested so far is right, what is wrong in company is taken to be
    /// wrong.
    pub enough: f64,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { few: 3, slices: 4000, work: f64::INFINITY, enough: f64::INFINITY }
    }
}

/// Features of one slice to begin with, where nothing is known of their slices.
pub const GROUP: usize = 48;

/// Groups of which no member was right, one of the other, until all members are taken to be wrong.
const ALL_WRONG: u32 = 4;

/// Slices that are made before the next are chosen: a batch of [`compare`] has as many in one JVM.
const ROUND: usize = 64;

/// Most slices that are run to find out whose files are read.
const PROBES: usize = 24;
/// How often they are run again with what was found.
const ROUNDS: usize = 3;

/// Features by the places where their optimistic slices assume to read no file that the program has written
/// ([`Assumption::OtherFile`]).
#[derive(Default)]
pub struct FileReaders(BTreeMap<BTreeSet<String>, Vec<usize>>);

impl FileReaders {
    /// Notes the slice of a column.
    pub fn note(&mut self, column: usize, slice: &Slice) {
        let places = other_files(slice);
        if !places.is_empty() {
            self.0.entry(places).or_default().push(column);
        }
    }

    /// The places that slices of these columns assume something of.
    pub fn places_of(&self, columns: &BTreeSet<usize>) -> BTreeSet<String> {
        let has_one = |of: &Vec<usize>| of.iter().any(|j| columns.contains(j));
        self.0.iter().filter(|(_, of)| has_one(of)).flat_map(|(places, _)| places).cloned().collect()
    }

    /// The places where the program reads its own files, as far as a few inputs tell: those of the slices
    /// that are wrong without those of the others, and where that is not enough, all that these read. Slices
    /// that read few places are asked, one for each set of places: that of a feature which seldom is 0, as it
    /// would be if the file were not there.
    ///
    /// # Errors
    /// When no slice can be run, or the user interrupts.
    pub fn own_places(
        &self,
        session: &Session,
        analysed: &Analysed<'_>,
        rows: &[&Row],
        cancel: &AtomicBool,
    ) -> Result<BTreeSet<String>, Error> {
        let columns: Vec<usize> = self.0.values().flatten().copied().collect();
        // Some programs write what they read again on large inputs alone.
        let few = spread(rows, &columns, Budget::default().few, 1);
        let is_there = |&j: &usize| few.iter().filter(|row| row.features[j] != 0.0).count();
        let probe = |(places, columns)| {
            let columns: &Vec<usize> = columns;
            // The first of the best.
            columns.iter().rev().copied().max_by_key(is_there).map(|j| (places, j))
        };
        let mut probes: Vec<Probe<'_>> = self.0.iter().filter_map(probe).collect();
        if probes.is_empty() {
            return Ok(BTreeSet::new());
        }
        probes.sort_by_key(|(places, j)| (places.len(), *j));
        probes.truncate(PROBES);
        let wrong = |analysed: &Analysed<'_>, probes: &[Probe<'_>]| -> Result<Vec<bool>, Error> {
            let alone: Vec<Vec<usize>> = probes.iter().map(|p| vec![p.1]).collect();
            let outcomes = compare(session, analysed, &alone, &few, cancel)?;
            Ok(outcomes.iter().map(|o| o.iter().any(|o| *o != Outcome::Equal)).collect())
        };
        let first = wrong(analysed, &probes)?;
        let of = |bad: bool| probes.iter().zip(&first).filter(move |(_, b)| **b == bad).map(|(p, _)| *p);
        let others: BTreeSet<&String> = of(false).flat_map(|p| p.0).collect();
        let mut own: BTreeSet<String> =
            of(true).flat_map(|p| p.0).filter(|p| !others.contains(p)).cloned().collect();
        let mut suspects: Vec<Probe<'_>> = of(true).collect();
        for _ in 0..ROUNDS {
            // What was right for one slice may have been so because it asks for less of the file, and a slice
            // that has what is written to one file may read others for that.
            let analysed = analysed.with_own_files(own.clone());
            let still = wrong(&analysed, &suspects)?;
            suspects = suspects.into_iter().zip(still).filter(|(_, bad)| *bad).map(|(p, _)| p).collect();
            let before = own.len();
            for (_, column) in &suspects {
                let slice = analysed.slice(&[&session.catalog.features[*column]]);
                own.extend(slice.iter().flat_map(other_files));
            }
            if own.len() == before {
                break;
            }
        }
        Ok(own)
    }
}

/// The same analysis, under which the slice of these features has all that the program may write to the files
/// that it reads.
pub fn keeping_files<'a>(analysed: Analysed<'a>, features: &[&Feature]) -> Analysed<'a> {
    let mut kept = BTreeSet::new();
    let mut analysed = analysed;
    loop {
        let places = analysed.slice(features).map(|slice| other_files(&slice)).unwrap_or_default();
        let before = kept.len();
        kept.extend(places);
        if kept.len() == before {
            return analysed;
        }
        analysed = analysed.with_own_files(kept.clone());
    }
}

/// Where a slice assumes to read no file that the program has written.
fn other_files(slice: &Slice) -> BTreeSet<String> {
    let place = |a: &Assumption| match a {
        Assumption::OtherFile { place, .. } => Some(place.clone()),
        _ => None,
    };
    slice.assumptions.iter().filter_map(place).collect()
}

/// Places, and a feature whose slice assumes something of these.
type Probe<'a> = (&'a BTreeSet<String>, usize);

/// Slices groups of features, by column of the rows, under the rule of `analysed` and compares their values
/// with those of the rows, whose inputs were counted. `cost` is what the slice of a column costs on all
/// inputs. An outcome for each column; those for which the budget has nothing left are refused.
///
/// # Errors
/// When no slice can be run, or the user interrupts.
pub fn vet(
    session: &Session,
    analysed: &Analysed<'_>,
    groups: Vec<Vec<usize>>,
    rows: &[&Row],
    budget: Budget,
    cost: &dyn Fn(usize) -> f64,
    cancel: &AtomicBool,
) -> Result<BTreeMap<usize, Outcome>, Error> {
    let few = spread(rows, &groups.concat(), budget.few, 2);
    let test = |groups: &[Vec<usize>]| -> Result<Vec<Vec<Outcome>>, Error> {
        // What is right goes on in the same slice.
        let mut cuts = Cuts::default();
        let mut outcomes = compare_keeping(session, analysed, groups, &few, Some(&mut cuts), cancel)?;
        outcomes.iter_mut().flatten().for_each(|o| o.place_among(&few, rows));
        if few.len() == rows.len() {
            return Ok(outcomes);
        }
        // What is right so far goes on together.
        let equal = |g: usize| (0..groups[g].len()).filter(|&k| outcomes[g][k] == Outcome::Equal).collect();
        let right: Vec<(usize, Vec<usize>)> = (0..groups.len())
            .map(|g| (g, equal(g)))
            .filter(|(_, members): &(_, Vec<usize>)| !members.is_empty())
            .collect();
        let again: Vec<Vec<usize>> =
            right.iter().map(|(g, members)| members.iter().map(|&k| groups[*g][k]).collect()).collect();
        let found = compare_keeping(session, analysed, &again, rows, Some(&mut cuts), cancel)?;
        for ((g, members), found) in right.iter().zip(found) {
            members.iter().zip(found).for_each(|(&k, outcome)| outcomes[*g][k] = outcome);
        }
        Ok(outcomes)
    };
    let at_first = part(&few, rows);
    // A slice of several features costs what the dearest of them does, at least.
    let cost = |group: &[usize]| group.iter().map(|&j| cost(j)).fold(0.0, f64::max);
    let Budget { slices, work, enough, .. } = budget;
    let mut left = Left { slices, work, enough, at_first, cost: &cost };
    halve(groups, &mut left, test)
}

/// What is left of a budget.
struct Left<'a> {
    slices: usize,
    work: f64,
    enough: f64,
    /// The part of a slice's cost that the few inputs take on which it is tried first.
    at_first: f64,
    /// What the slice of a group costs on all inputs.
    cost: &'a dyn Fn(&[usize]) -> f64,
}

impl Left<'_> {
    /// How many of the next groups can be tested, if all are right.
    fn enough_for<'g>(&self, groups: impl Iterator<Item = &'g Vec<usize>>) -> usize {
        let mut work = self.work;
        let affords = |group: &&Vec<usize>| {
            work -= (self.cost)(group) * (1.0 + self.at_first);
            work >= 0.0
        };
        groups.take(ROUND.min(self.slices)).take_while(affords).count()
    }

    fn pay(&mut self, group: &[usize], all_inputs: bool) {
        let cost = (self.cost)(group);
        self.slices -= 1;
        self.work -= cost * (self.at_first + if all_inputs { 1.0 } else { 0.0 });
    }
}

/// Tests groups, and the halves of those members of a group that are not right, until each of them was tested
/// alone or has been in [`ALL_WRONG`] groups after each other of which no member was right, or enough others
/// are right.
fn halve(
    groups: Vec<Vec<usize>>,
    left: &mut Left<'_>,
    test: impl Fn(&[Vec<usize>]) -> Result<Vec<Vec<Outcome>>, Error>,
) -> Result<BTreeMap<usize, Outcome>, Error> {
    let mut outcomes = BTreeMap::new();
    // With how many groups of which no member was right led to them.
    let initial = groups.len();
    let mut queue: VecDeque<(Vec<usize>, u32)> = groups.into_iter().map(|group| (group, 0)).collect();
    let mut tested = 0;
    let (mut right, mut seen) = (0, 0);
    loop {
        let enough = left.enough_for(queue.iter().map(|q| &q.0));
        if enough == 0 {
            break;
        }
        let (round, wrongs): (Vec<Vec<usize>>, Vec<u32>) = queue.drain(..enough).unzip();
        for ((group, wrongs), found) in round.iter().zip(wrongs).zip(test(&round)?) {
            let any = found.contains(&Outcome::Equal);
            left.pay(group, any);
            let wrongs = if any { 0 } else { wrongs + 1 };
            // Halves come after all of these.
            seen += if tested < initial { group.len() } else { 0 };
            tested += 1;
            right += found.iter().filter(|o| **o == Outcome::Equal).count();
            let enough = right as f64 >= left.enough * seen as f64;
            let last = group.len() == 1 || wrongs == ALL_WRONG || enough;
            let mut wrong = Vec::new();
            for (&column, outcome) in group.iter().zip(found) {
                if last || outcome == Outcome::Equal {
                    outcomes.insert(column, outcome);
                } else {
                    wrong.push(column);
                }
            }
            let half = wrong.len().div_ceil(2).max(1);
            queue.extend(wrong.chunks(half).map(|half| (half.to_vec(), wrongs)));
        }
    }
    let untested =
        || Outcome::Refused { reason: format!("not tested: {tested} slices were tested before it") };
    queue.into_iter().flat_map(|(group, _)| group).for_each(|column| {
        outcomes.insert(column, untested());
    });
    Ok(outcomes)
}

/// The part of what all rows execute that some of them do.
pub(crate) fn part(some: &[&Row], all: &[&Row]) -> f64 {
    let executed = |rows: &[&Row]| rows.iter().filter_map(|r| r.bytecodes).sum::<u64>().max(1) as f64;
    executed(some) / executed(all)
}

/// Some of the rows, far apart by the sum of their features in the smallest of so many parts.
pub(crate) fn spread<'r>(rows: &[&'r Row], columns: &[usize], count: usize, parts: usize) -> Vec<&'r Row> {
    let size = |row: &Row| columns.iter().map(|&j| row.features[j]).sum::<f64>();
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|&a, &b| size(rows[a]).total_cmp(&size(rows[b])));
    let count = count.clamp(1, rows.len().max(1)).min(rows.len());
    let last = rows.len().saturating_sub(1);
    let mut chosen: Vec<usize> = (0..count).map(|k| order[k * last / (count - 1).max(1) / parts]).collect();
    chosen.sort_unstable();
    chosen.dedup();
    chosen.into_iter().map(|i| rows[i]).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn places_of_some_columns() {
        let places = |of: &[&str]| of.iter().map(|&p| p.to_owned()).collect::<BTreeSet<String>>();
        let readers = FileReaders(BTreeMap::from([
            (places(&["A:1"]), vec![3, 4]),
            (places(&["A:1", "B:2"]), vec![7]),
            (places(&["C:3"]), vec![8]),
        ]));
        assert_eq!(readers.places_of(&BTreeSet::from([4, 7])), places(&["A:1", "B:2"]));
        assert_eq!(readers.places_of(&BTreeSet::from([5])), places(&[]));
    }

    /// One bad feature spoils the slices it is in.
    #[test]
    fn one_bad_feature_does_not_condemn_the_rest() {
        let tested = RefCell::new(0);
        let spoiled = |groups: &[Vec<usize>]| {
            *tested.borrow_mut() += groups.len();
            let outcome = |group: &Vec<usize>| {
                let bad = Outcome::Failed { input: 0, error: "ends".to_owned() };
                vec![if group.contains(&21) { bad } else { Outcome::Equal }; group.len()]
            };
            Ok(groups.iter().map(outcome).collect())
        };
        let groups: Vec<Vec<usize>> = (0..4).map(|g| (g * 16..g * 16 + 16).collect()).collect();
        let budget = |slices: usize, work: f64| Left {
            slices,
            work,
            enough: f64::INFINITY,
            at_first: 0.5,
            cost: &|_| 1.0,
        };
        let outcomes = halve(groups.clone(), &mut budget(usize::MAX, f64::INFINITY), spoiled).unwrap();
        let wrong: Vec<usize> =
            outcomes.iter().filter(|(_, o)| **o != Outcome::Equal).map(|(&column, _)| column).collect();
        assert_eq!((outcomes.len(), wrong), (64, vec![20, 21]), "its neighbour alone");
        assert_eq!(tested.into_inner(), 4 + 2 * 3, "two halves for each of three levels");
        let one_bad = |groups: &[Vec<usize>]| {
            let bad = Outcome::Failed { input: 0, error: String::new() };
            let outcome = |j: &usize| if *j == 21 { bad.clone() } else { Outcome::Equal };
            Ok(groups.iter().map(|group| group.iter().map(outcome).collect()).collect())
        };
        let mut soon = Left { enough: 0.9, ..budget(4, f64::INFINITY) };
        let outcomes = halve(groups.clone(), &mut soon, one_bad).unwrap();
        let wrong: Vec<usize> =
            outcomes.iter().filter(|(_, o)| **o != Outcome::Equal).map(|(&column, _)| column).collect();
        assert_eq!(
            (outcomes.len(), wrong),
            (64, vec![21]),
            "one is wrong of so many: it is not tested again"
        );
        let failed = |groups: &[Vec<usize>]| {
            let failed = |g: &Vec<usize>| vec![Outcome::Failed { input: 0, error: String::new() }; g.len()];
            Ok(groups.iter().map(failed).collect())
        };
        let bounded = halve(groups.clone(), &mut budget(6, f64::INFINITY), failed).unwrap();
        assert_eq!(bounded.len(), 64);
        assert!(bounded.values().all(|o| matches!(o, Outcome::Refused { .. })));
        let equal =
            |groups: &[Vec<usize>]| Ok(groups.iter().map(|g| vec![Outcome::Equal; g.len()]).collect());
        let paid = halve(groups, &mut budget(6, 3.0), equal).unwrap();
        assert_eq!(paid.values().filter(|o| **o == Outcome::Equal).count(), 32, "two slices are paid for");
    }
}
