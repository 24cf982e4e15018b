//! Which of the inputs that were kept train a model best, where there are more than are wanted.
//!
//! Seeds always. Then, for a third of the places, what reaches most that is not reached yet: greedily, which
//! is at most 1 - 1/e from the best (G. Nemhauser, L. Wolsey, M. Fisher, *An analysis of approximations for
//! maximizing submodular set functions*, 1978). The others spread over the range of costs: of equally wide
//! ranges of the logarithm of executed bytecodes the emptiest gets the next input, and of its candidates the
//! one that is least like those chosen. Costs far below those of the seeds share one range: they are mostly
//! inputs that the program refuses in some other way than by its exit code.

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashSet;

use crate::archive::Kept;

/// Ranges of costs.
const RANGES: usize = 16;
/// How far below the cheapest seed and above the dearest one ranges go, as a factor.
const BEYOND: f64 = 8.0;

/// Indices of at most `count` of `kept`, ascending; the first `seeds` of these are the seeds.
pub fn select(kept: &[Kept], seeds: usize, count: usize) -> Vec<usize> {
    if kept.len() <= count {
        return (0..kept.len()).collect();
    }
    let mut chosen: Vec<usize> = (0..seeds.min(count)).collect();
    let for_novelty = (count - chosen.len()).div_ceil(3);
    cover(kept, &mut chosen, for_novelty);
    spread(kept, &kept[..seeds.min(kept.len())], &mut chosen, count);
    chosen.sort_unstable();
    chosen
}

/// Adds at most `most` of those that reach what none of the chosen does.
fn cover(kept: &[Kept], chosen: &mut Vec<usize>, most: usize) {
    let mut sites = FixedBitSet::new();
    let mut buckets: FxHashSet<(usize, i8)> = FxHashSet::default();
    let add = |k: &Kept, sites: &mut FixedBitSet, buckets: &mut FxHashSet<(usize, i8)>| {
        sites.union_with(&k.sites);
        buckets.extend(k.buckets.iter().copied().enumerate());
    };
    chosen.iter().for_each(|&i| add(&kept[i], &mut sites, &mut buckets));
    for _ in 0..most {
        let gain = |i: usize| {
            let of_buckets = kept[i].buckets.iter().copied().enumerate().filter(|b| !buckets.contains(b));
            (kept[i].sites.difference(&sites).count(), of_buckets.count())
        };
        let rest = (0..kept.len()).filter(|i| !chosen.contains(i));
        let best = rest.map(|i| (gain(i), std::cmp::Reverse(i))).max();
        let Some((_, std::cmp::Reverse(best))) = best.filter(|b| b.0 > (0, 0)) else { return };
        add(&kept[best], &mut sites, &mut buckets);
        chosen.push(best);
    }
}

/// Fills up to `count` so that all ranges of costs have about as many.
fn spread(kept: &[Kept], seeds: &[Kept], chosen: &mut Vec<usize>, count: usize) {
    let log = |k: &Kept| k.bytecodes.max(1.0).ln();
    let low = seeds.iter().map(log).fold(f64::INFINITY, f64::min) - BEYOND.ln();
    let high = seeds.iter().map(log).fold(f64::NEG_INFINITY, f64::max) + BEYOND.ln();
    let range = |i: usize| {
        let place = (log(&kept[i]) - low) / (high - low).max(1e-9);
        ((place * RANGES as f64).floor().clamp(0.0, RANGES as f64 - 1.0)) as usize
    };
    let mut filled = [0usize; RANGES];
    chosen.iter().for_each(|&i| filled[range(i)] += 1);
    let mut rest: Vec<usize> = (0..kept.len()).filter(|i| !chosen.contains(i)).collect();
    // In how many features each differs from the most similar of the chosen.
    let differs = |a: usize, b: usize| {
        let pairs = kept[a].buckets.iter().zip(&kept[b].buckets);
        pairs.filter(|(x, y)| x != y).count()
    };
    let nearest = |i: usize| chosen.iter().map(|&c| differs(i, c)).min().unwrap_or(0);
    let mut distance: Vec<usize> = rest.iter().map(|&i| nearest(i)).collect();
    while chosen.len() < count && !rest.is_empty() {
        let order = |j: &usize| {
            (std::cmp::Reverse(filled[range(rest[*j])]), distance[*j], std::cmp::Reverse(rest[*j]))
        };
        let Some(best) = (0..rest.len()).max_by_key(order) else { return };
        let new = rest.remove(best);
        distance.remove(best);
        filled[range(new)] += 1;
        for (i, d) in rest.iter().zip(&mut distance) {
            *d = (*d).min(differs(*i, new));
        }
        chosen.push(new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::{Archive, Outcome};

    fn archive(values: impl Iterator<Item = (usize, f64)>) -> Archive {
        let mut archive = Archive::default();
        for (site, value) in values {
            let mut sites = FixedBitSet::with_capacity(100);
            sites.insert(site);
            archive.consider(&Outcome { sites, features: vec![value], bytecodes: value }, true);
        }
        archive
    }

    #[test]
    fn new_code_and_all_ranges_are_there() {
        // Two seeds, many inputs of about one cost, few others, one of them with code of its own.
        let many = (0..80).map(|i| (0, 1000.0 + f64::from(i)));
        let few = [(0, 100.0), (7, 1.0), (0, 20_000.0), (0, 200.0)];
        let archive = archive([(0, 500.0), (0, 4000.0)].into_iter().chain(many).chain(few));
        let chosen = select(archive.kept(), 2, 12);
        assert_eq!(chosen.len(), 12);
        assert!([0, 1, 82, 83, 84, 85].iter().all(|i| chosen.contains(i)), "{chosen:?}");
    }

    #[test]
    fn few_are_all() {
        let archive = archive([(0, 1.0), (1, 2.0)].into_iter());
        assert_eq!(select(archive.kept(), 1, 5), [0, 1]);
        assert_eq!(select(archive.kept(), 2, 1), [0]);
    }
}
