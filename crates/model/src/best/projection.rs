//! What each candidate of a dictionary would add to each subset of a beam.
//!
//! Nearly all time of a search goes into this. A candidate's component along the residual of a subset and
//! what is left of it outside of the basis change by one inner product for each vector that joins the
//! basis, so a subset hands both on to those that extend it. Candidates are taken in blocks that stay in
//! the cache while all subsets of a beam are tried on them, and stand side by side there: a row of a few is
//! multiplied at once. Scores are compared as `exp(score / n)`, a product of factors that are known before,
//! since a logarithm would cost more than the inner product.

use rayon::prelude::*;

use crate::least_squares::dot;

use super::dictionary::Candidate;
use super::search::{Search, Subset, gain};

/// Candidates that are multiplied at once.
const LANES: usize = 8;
/// Of these, how many make a block: a hundred kilobytes of some forty rows.
const GROUPS: usize = 32;
const BLOCK: usize = LANES * GROUPS;

/// A number for each of a few candidates.
type Lanes = [f64; LANES];

/// The columns of a block of candidates: of each group of a few, the rows one after the other.
struct Block(Vec<Vec<Lanes>>);

impl Block {
    fn new(candidates: &[Candidate]) -> Self {
        let group = |group: &[Candidate]| {
            let row = |i: usize| {
                let mut lanes = [0.0; LANES];
                lanes.iter_mut().zip(group).for_each(|(lane, c)| *lane = c.column[i]);
                lanes
            };
            group.first().map_or_else(Vec::new, |first| (0..first.column.len()).map(row).collect())
        };
        Block(candidates.chunks(LANES).map(group).collect())
    }
}

/// The inner product of `vector` with each column of a group.
fn products(group: &[Lanes], vector: &[f64]) -> Lanes {
    let mut sums = [0.0; LANES];
    for (lanes, v) in group.iter().zip(vector) {
        for (sum, lane) in sums.iter_mut().zip(lanes) {
            *sum += lane * v;
        }
    }
    sums
}

/// A few candidates beside a subset.
#[derive(Copy, Clone)]
struct Projected {
    /// Inner products with the subset's residual.
    along: Lanes,
    /// Squared norms outside of the subset's basis.
    left: Lanes,
}

/// Of every candidate, by block; empty for a subset that takes no more terms.
#[derive(Default)]
pub(super) struct Projections(Vec<Vec<Projected>>);

/// Candidates and their scores: the best few, best first.
struct Best {
    most: usize,
    found: Vec<(f64, usize)>,
}

impl Best {
    fn is_worse(&self, score: f64) -> bool {
        self.found.len() == self.most && self.found.last().is_none_or(|last| last.0 <= score)
    }

    /// Candidates come in ascending order, so that the first of equals stays.
    fn offer(&mut self, score: f64, index: usize) {
        if self.is_worse(score) || score.is_nan() {
            return;
        }
        self.found.truncate(self.most - 1);
        self.found.insert(self.found.partition_point(|f| f.0 <= score), (score, index));
    }
}

/// Scores of the candidates of one dictionary.
pub(super) struct Scanner<'a> {
    search: &'a Search<'a>,
    blocks: Vec<Block>,
    /// `exp(price / n)` of each candidate but for its features.
    terms: Vec<f64>,
}

/// What is the same for all candidates beside a subset.
struct Beside<'a> {
    subset: &'a Subset,
    rss: f64,
    /// The columns that it reads, ascending.
    features: Vec<usize>,
    /// Most features with one more term, if that has no more itself.
    most: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(search: &'a Search<'a>) -> Self {
        let candidates = &search.dictionary.candidates;
        let term = |c| (search.term_price(c) / search.rows()).exp();
        let blocks = candidates.par_chunks(BLOCK).map(Block::new).collect();
        Scanner { search, blocks, terms: (0..candidates.len()).map(term).collect() }
    }

    /// The best few candidates for each subset, best first, and what the next round needs. `before` is what
    /// the round before returned.
    pub(super) fn scan(
        &self,
        beam: &[Subset],
        before: &[Projections],
    ) -> (Vec<Projections>, Vec<Vec<usize>>) {
        let most = self.search.parameters.beam;
        let beside: Vec<Option<Beside<'_>>> = beam.iter().map(|s| self.beside(s)).collect();
        let tried = |block: usize| {
            let subsets = beside.iter().flatten();
            subsets.map(|beside| self.block(block, beside, before)).collect()
        };
        let blocks: Vec<Vec<(Vec<Projected>, Best)>> =
            (0..self.blocks.len()).into_par_iter().map(tried).collect();
        let mut projections: Vec<Projections> = beam.iter().map(|_| Projections::default()).collect();
        let mut best: Vec<Vec<(f64, usize)>> = vec![Vec::new(); beam.len()];
        let open: Vec<usize> = (0..beam.len()).filter(|&s| beside[s].is_some()).collect();
        for (&s, (projected, found)) in blocks.into_iter().flat_map(|block| open.iter().zip(block)) {
            projections[s].0.push(projected);
            best[s].extend(found.found);
        }
        let few = |mut found: Vec<(f64, usize)>| {
            found.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            found.truncate(most);
            found.into_iter().map(|f| f.1).collect()
        };
        (projections, best.into_iter().map(few).collect())
    }

    /// `None` for a subset that takes no more terms.
    fn beside<'s>(&self, subset: &'s Subset) -> Option<Beside<'s>> {
        let Search { dictionary, parameters, .. } = self.search;
        // A product of powers may have more features than others; nothing but itself may use that.
        let longest = subset.terms.iter().map(|&t| dictionary.candidates[t].factors.len()).max().unwrap_or(0);
        (subset.terms.len() < parameters.max_terms).then(|| Beside {
            subset,
            rss: dot(&subset.residual, &subset.residual),
            features: self.search.features(&subset.terms),
            most: parameters.max_features.max(longest),
        })
    }

    fn block(&self, block: usize, beside: &Beside<'_>, before: &[Projections]) -> (Vec<Projected>, Best) {
        let subset = beside.subset;
        let inherited = subset.extends.map(|parent| &before[parent].0[block]);
        let project = |(at, group): (usize, &Vec<Lanes>)| match inherited {
            Some(inherited) => subset.extended(inherited[at], group),
            None => subset.projected(group),
        };
        let projected: Vec<Projected> = self.blocks[block].0.iter().enumerate().map(project).collect();
        let mut best = Best { most: self.search.parameters.beam, found: Vec::new() };
        let least = self.search.problem.least_rss();
        let first = block * BLOCK;
        let lanes = projected.iter().flat_map(|p| p.along.into_iter().zip(p.left));
        for ((index, term), (along, left)) in (first..).zip(&self.terms[first..]).zip(lanes) {
            let score = (beside.rss - gain(along, left)).max(least) * term;
            // What features cost makes no score better.
            if !best.is_worse(score)
                && let Some(features) = self.features(index, beside)
            {
                best.offer(score * features, index);
            }
        }
        (projected, best)
    }

    /// `exp(price / n)` of the features that a candidate adds; `None` if it may not be added.
    fn features(&self, index: usize, beside: &Beside<'_>) -> Option<f64> {
        let candidate = &self.search.dictionary.candidates[index];
        let new = candidate.factors.iter().filter(|f| !beside.features.contains(&f.0));
        let (count, price) =
            new.fold((0, 0.0), |(count, price), f| (count + 1, price + self.search.feature_price(f.0)));
        let most = beside.most.max(candidate.factors.len());
        if beside.features.len() + count > most || beside.subset.terms.contains(&index) {
            return None;
        }
        Some((price / self.search.rows()).exp())
    }
}

impl Subset {
    /// A few candidates beside this subset, from nothing.
    fn projected(&self, group: &[Lanes]) -> Projected {
        let mut left = [1.0; LANES];
        for q in &self.basis.q {
            let components = products(group, q);
            left.iter_mut().zip(components).for_each(|(left, c)| *left -= c * c);
        }
        Projected { along: products(group, &self.residual), left }
    }

    /// The same from what they are beside the subset that lacks the last vector of the basis.
    fn extended(&self, mut before: Projected, group: &[Lanes]) -> Projected {
        let (Some(q), Some(along)) = (self.basis.q.last(), self.along.last()) else { return before };
        for (lane, component) in products(group, q).into_iter().enumerate() {
            before.along[lane] -= along * component;
            before.left[lane] -= component * component;
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::best::Parameters;
    use crate::best::dictionary::Dictionary;
    use crate::best::search::Problem;
    use crate::dataset::Dataset;

    /// More candidates than a block has, and no multiple of a group.
    const COLUMNS: usize = 301;

    fn data() -> Dataset {
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut column = || (0..20).map(|_| random.random_range(1.0..100.0)).collect::<Vec<f64>>();
        let columns: Vec<Vec<f64>> = (0..COLUMNS).map(|_| column()).collect();
        let y = (0..20).map(|i| 5.0 + 3.0 * columns[4][i] + columns[290][i] + 0.1 * columns[9][i]).collect();
        Dataset::new((0..COLUMNS).map(|j| j.to_string()).collect(), columns, y)
    }

    /// What subsets hand on is what they would find for themselves, and the best candidates are those of all.
    #[test]
    fn what_is_handed_on_is_what_is_there() {
        let data = data();
        let parameters = Parameters { linear: true, ..Parameters::default() };
        let problem = Problem::new(&data, &[true; 20]);
        let all: Vec<usize> = (0..COLUMNS).collect();
        let dictionary = Dictionary::new(&data, &all, &problem, &parameters);
        let search = Search { problem: &problem, dictionary: &dictionary, parameters: &parameters };
        let scanner = Scanner::new(&search);
        let mut beam = vec![search.subset(vec![0]).expect("the intercept")];
        let mut before: Vec<Projections> = Vec::new();
        for _ in 0..parameters.max_features {
            let (projections, best) = scanner.scan(&beam, &before);
            let subset = &beam[0];
            let score = |c: usize| {
                let p = subset.projected(&scanner.blocks[c / BLOCK].0[c % BLOCK / LANES]);
                let handed = &projections[0].0[c / BLOCK][c % BLOCK / LANES];
                assert!((p.along[c % LANES] - handed.along[c % LANES]).abs() < 1e-12);
                assert!((p.left[c % LANES] - handed.left[c % LANES]).abs() < 1e-12);
                let rss = dot(&subset.residual, &subset.residual);
                (rss - gain(p.along[c % LANES], p.left[c % LANES])) * scanner.terms[c]
            };
            let others = (0..dictionary.candidates.len()).filter(|c| !subset.terms.contains(c));
            let first = others.min_by(|a, b| score(*a).total_cmp(&score(*b))).expect("a candidate");
            assert_eq!(best[0][0], first);
            let next = search.extended((0, subset), Search::with(subset, first)).expect("independent");
            (beam, before) = (vec![next], projections);
        }
    }
}
