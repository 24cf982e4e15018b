//! What is new in a run, and which of the inputs that were kept is changed next.
//!
//! Novelty is AFL's: a place of the code that no run reached, or a count in another power of two than those
//! seen at this place. The counts are the program's features, so what is new is what a model could learn
//! from. The schedule is that of M. Böhme, V.-T. Pham and A. Roychoudhury, *Coverage-based greybox fuzzing as
//! Markov chain* (CCS 2016): inputs are chosen the less often the more often they were chosen and the more
//! candidates ran as they did.

use std::hash::{Hash, Hasher};

use fixedbitset::FixedBitSet;
use rand::{Rng, RngExt};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

/// What a run did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Places of the code that it reached.
    pub sites: FixedBitSet,
    /// Values of all features.
    pub features: Vec<f64>,
    /// Executed bytecodes.
    pub bytecodes: f64,
}

/// What was new in a run.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Places of the code that no run before reached.
    pub sites: usize,
    /// Features with a value in a power of two that they had in no run before.
    pub buckets: usize,
    /// Features with a value beyond those of all runs before.
    pub beyond: usize,
    /// Whether no run before had the same powers of two in all features.
    pub combination: bool,
}

impl Gain {
    /// Whether the input is worth keeping.
    pub fn any(&self) -> bool {
        self.combination || self.sites + self.buckets + self.beyond > 0
    }

    /// Whether the run went where none before did: more than another mixture of what is known.
    pub fn is_new(&self) -> bool {
        self.sites + self.buckets > 0
    }
}

/// An input that was kept, by what its run did.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What was new.
    pub gain: Gain,
    /// Executed bytecodes.
    pub bytecodes: f64,
    /// Places of the code.
    pub sites: FixedBitSet,
    /// The power of two of each feature ([`bucket`]).
    pub buckets: Vec<i8>,
    path: u64,
    chosen: u32,
}

/// All that was seen so far.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    kept: Vec<Kept>,
    sites: FixedBitSet,
    buckets: FxHashSet<(u32, i8)>,
    ranges: Vec<(f64, f64)>,
    paths: FxHashMap<u64, u32>,
}

/// The power of two of a value: 0 for 0, `n` for magnitudes from 2^(n-1) below 2^n, negated for negative
/// values.
pub fn bucket(value: f64) -> i8 {
    if value == 0.0 || value.is_nan() {
        return 0;
    }
    let power = (value.abs().log2().floor() + 1.0).clamp(1.0, 100.0) as i8;
    if value < 0.0 { -power } else { power }
}

impl Archive {
    /// Looks at a run, remembers what it did, and keeps it if that is worth it, or if `always`. Kept inputs
    /// are numbered in order ([`Archive::kept`]).
    pub fn consider(&mut self, outcome: &Outcome, always: bool) -> Gain {
        let buckets: Vec<i8> = outcome.features.iter().map(|&v| bucket(v)).collect();
        let mut hasher = FxHasher::default();
        buckets.hash(&mut hasher);
        let path = hasher.finish();
        let runs = self.paths.entry(path).or_insert(0);
        *runs += 1;
        let mut gain = Gain {
            sites: outcome.sites.difference(&self.sites).count(),
            combination: *runs == 1,
            ..Gain::default()
        };
        let is_first = self.ranges.is_empty();
        self.ranges.resize(outcome.features.len(), (f64::INFINITY, f64::NEG_INFINITY));
        for (i, (&value, &bucket)) in outcome.features.iter().zip(&buckets).enumerate() {
            gain.buckets += usize::from(self.buckets.insert((i as u32, bucket)));
            let range = &mut self.ranges[i];
            gain.beyond += usize::from(!is_first && (value < range.0 || value > range.1));
            *range = (range.0.min(value), range.1.max(value));
        }
        self.sites.union_with(&outcome.sites);
        if gain.any() || always {
            self.kept.push(Kept {
                gain,
                bytecodes: outcome.bytecodes,
                sites: outcome.sites.clone(),
                buckets,
                path,
                chosen: 0,
            });
        }
        gain
    }

    /// What was kept, in order.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// All places of the code that some run reached.
    pub fn sites(&self) -> &FixedBitSet {
        &self.sites
    }

    /// Which kept input is changed next; `None` where there is none. What found new places of the code is
    /// chosen twice as often.
    pub fn parent(&mut self, rng: &mut impl Rng) -> Option<usize> {
        let weight = |k: &Kept| {
            let runs = self.paths.get(&k.path).copied().unwrap_or(1).max(1);
            let finds = if k.gain.sites > 0 { 2.0 } else { 1.0 };
            finds / (f64::from(1 + k.chosen) * f64::from(runs))
        };
        let weights: Vec<f64> = self.kept.iter().map(weight).collect();
        let mut left = weights.iter().sum::<f64>() * rng.random::<f64>();
        let at = weights.iter().position(|w| {
            left -= w;
            left < 0.0
        });
        let at = at.or(self.kept.len().checked_sub(1))?;
        self.kept[at].chosen += 1;
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn outcome(sites: &[usize], features: &[f64]) -> Outcome {
        let mut set = FixedBitSet::with_capacity(10);
        set.extend(sites.iter().copied());
        Outcome { sites: set, features: features.to_vec(), bytecodes: features.iter().sum() }
    }

    #[test]
    fn powers_of_two() {
        let of = [0.0, 1.0, 1.9, 2.0, 1023.0, 1024.0, -3.0].map(bucket);
        assert_eq!(of, [0, 1, 1, 2, 10, 11, -2]);
    }

    #[test]
    fn what_is_new() {
        let mut archive = Archive::default();
        assert_eq!(archive.consider(&outcome(&[1], &[4.0, 9.0]), true).sites, 1);
        let same = archive.consider(&outcome(&[1], &[4.0, 9.0]), false);
        assert!(!same.any());
        let inside = archive.consider(&outcome(&[1], &[6.0, 9.0]), false);
        assert_eq!((inside.buckets, inside.beyond, inside.combination), (0, 1, false));
        let code = archive.consider(&outcome(&[1, 3], &[4.0, 9.0]), false);
        assert!(code.sites == 1 && code.is_new());
        assert_eq!(archive.kept().len(), 3);
    }

    #[test]
    fn rare_inputs_are_chosen_more_often() {
        let mut archive = Archive::default();
        for value in [1.0, 1.0, 1.0, 1.0, 64.0] {
            archive.consider(&outcome(&[], &[value]), true);
        }
        let rng = &mut ChaCha8Rng::seed_from_u64(3);
        let chosen: Vec<usize> = (0..10).filter_map(|_| archive.parent(rng)).collect();
        assert!(chosen.iter().filter(|&&c| c == 4).count() > 2, "{chosen:?}");
        assert_eq!(Archive::default().parent(rng), None);
    }
}
