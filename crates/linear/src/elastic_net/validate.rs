//! The choice of the penalty by cross-validation.

use rayon::prelude::*;
use serde::Serialize;

use super::descent::Problem;
use super::{ElasticNet, Point};
use crate::{Error, Matrix};

/// Which row is left out together with which.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folds {
    fold: Vec<usize>,
    count: usize,
}

impl Folds {
    /// Row `i` belongs to fold `i` modulo `count`. Fair for rows in any order but a periodic one.
    ///
    /// # Errors
    /// [`Error::Folds`] unless there are at least two folds and one row for each.
    pub fn interleaved(rows: usize, count: usize) -> Result<Self, Error> {
        Self::of((0..rows).map(|i| i % count.max(1)).collect(), count)
    }

    /// Interleaved after a shuffle that is a function of the seed.
    ///
    /// # Errors
    /// As [`Folds::interleaved`].
    pub fn shuffled(rows: usize, count: usize, seed: u64) -> Result<Self, Error> {
        let mut fold: Vec<usize> = (0..rows).map(|i| i % count.max(1)).collect();
        let mut state = seed;
        for i in (1..rows).rev() {
            fold.swap(i, (random(&mut state) % (i as u64 + 1)) as usize);
        }
        Self::of(fold, count)
    }

    /// `fold[i]` is the fold of row `i`, less than `count`; for rows that belong together, such as repeated
    /// runs.
    ///
    /// # Errors
    /// [`Error::Folds`] unless there are at least two folds and every one has a row.
    pub fn of(fold: Vec<usize>, count: usize) -> Result<Self, Error> {
        let rows = fold.len();
        let mut filled = vec![false; count.min(rows + 1)];
        let known = fold.iter().all(|&f| filled.get_mut(f).map(|seen| *seen = true).is_some());
        if count < 2 || !known || filled.len() != count || filled.contains(&false) {
            return Err(Error::Folds { folds: count, rows });
        }
        Ok(Folds { fold, count })
    }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A path and how well each of its points predicts rows that were left out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CrossValidation {
    /// The fits of all rows, largest penalty first.
    pub path: Vec<Point>,
    /// The weighted mean squared error of each point, over the rows left out.
    pub error: Vec<f64>,
    /// Its standard error, from the spread among the folds.
    pub std_error: Vec<f64>,
    /// The point of least error, the sparser if several have it.
    pub best: usize,
    /// The sparsest point whose error is within one standard error of the least.
    pub one_std_error: usize,
}

impl ElasticNet {
    /// Fits along the path, and again without each fold, to estimate the error on rows that were not fitted.
    /// Folds are fitted in parallel; each needs memory for a few vectors, none for another matrix.
    ///
    /// # Errors
    /// Those of [`ElasticNet::fit`]; [`Error::Folds`] when the folds are for another number of rows, or a
    /// fold has all of the weight or none.
    pub fn cross_validate(
        &self,
        x: &Matrix,
        y: &[f64],
        weights: Option<&[f64]>,
        folds: &Folds,
    ) -> Result<CrossValidation, Error> {
        self.check(x, y, weights)?;
        if folds.fold.len() != x.rows() {
            return Err(Error::Folds { folds: folds.count, rows: x.rows() });
        }
        let problem = Problem::new(self, x, y, weights)?;
        let lambdas = self.lambdas(&problem);
        let path = problem.path(&lambdas, |_, _| ());
        let unit = vec![1.0; x.rows()];
        let weights = weights.unwrap_or(&unit);
        let tested = (0..folds.count).into_par_iter().map(|fold| {
            let inside = |i: usize| folds.fold[i] == fold;
            let fitted: Vec<f64> = (0..x.rows()).map(|i| if inside(i) { 0.0 } else { weights[i] }).collect();
            let weight: f64 = (0..x.rows()).filter(|&i| inside(i)).map(|i| weights[i]).sum();
            if !(weight > 0.0 && fitted.iter().any(|w| *w > 0.0)) {
                return Err(Error::Folds { folds: folds.count, rows: x.rows() });
            }
            let mut error = vec![0.0; lambdas.len()];
            problem.with_weights(&fitted)?.path(&lambdas, |k, residual| {
                let left = (0..x.rows()).filter(|&i| inside(i)).map(|i| weights[i] * residual[i].powi(2));
                error[k] = left.sum::<f64>() / weight;
            });
            Ok((weight, error))
        });
        let tested: Vec<(f64, Vec<f64>)> = tested.collect::<Result<_, Error>>()?;
        Ok(summarise(path, &tested))
    }
}

/// Means over the folds, each weighted as its rows are, and what follows from them.
fn summarise(path: Vec<Point>, tested: &[(f64, Vec<f64>)]) -> CrossValidation {
    let total: f64 = tested.iter().map(|(w, _)| w).sum();
    let average =
        |value: &dyn Fn(&[f64]) -> f64| tested.iter().map(|(w, e)| w / total * value(e)).sum::<f64>();
    let error: Vec<f64> = (0..path.len()).map(|k| average(&|e| e[k])).collect();
    let spread = |k: usize| average(&|e| (e[k] - error[k]).powi(2)) / (tested.len() - 1) as f64;
    let std_error: Vec<f64> = (0..path.len()).map(|k| spread(k).sqrt()).collect();
    let best = (0..error.len()).fold(0, |best, k| if error[k] < error[best] { k } else { best });
    let bound = error[best] + std_error[best];
    let one_std_error = (0..=best).find(|&k| error[k] <= bound).unwrap_or(best);
    CrossValidation { path, error, std_error, best, one_std_error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folds_are_even_and_repeatable() {
        let folds = Folds::shuffled(103, 5, 7).expect("valid");
        assert_eq!(folds, Folds::shuffled(103, 5, 7).expect("valid"));
        assert_ne!(folds, Folds::shuffled(103, 5, 8).expect("valid"));
        for fold in 0..5 {
            assert!((20..=21).contains(&folds.fold.iter().filter(|f| **f == fold).count()));
        }
    }

    #[test]
    fn impossible_folds() {
        assert!(Folds::interleaved(10, 1).is_err() && Folds::interleaved(3, 4).is_err());
        assert!(Folds::interleaved(0, 0).is_err() && Folds::of(vec![0, 2], 2).is_err());
        assert!(Folds::of(vec![0, 0, 2], 3).is_err() && Folds::of(vec![0, 1], usize::MAX).is_err());
    }
}
