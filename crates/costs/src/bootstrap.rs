//! Standard errors and intervals of estimates no theory gives them for: runs are drawn again with
//! replacement.
//!
//! Efron's bootstrap of cases (Efron & Tibshirani, "An Introduction to the Bootstrap", 1993, chapters 9 and
//! 13): standard errors are standard deviations over the replicates, intervals their percentiles. A replicate
//! depends on its number only, so that results do not depend on threads.

use mantis_linear::lm::quantile;
use rayon::prelude::*;

/// Numbers of multiplications above which fewer replicates are made.
const WORK: usize = 40_000_000;

/// What is known of one coefficient.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Spread {
    /// Standard deviation over the replicates.
    pub std_error: f64,
    /// Percentile interval.
    pub interval: [f64; 2],
}

/// How many replicates problems of this size get.
pub fn replicates(rows: usize, columns: usize) -> usize {
    (WORK / (rows * columns).max(1)).clamp(10, 400)
}

/// The spread of each coefficient that `fit` finds for rows with these multiplicities; fits that fail are
/// left out. `None` when fewer than ten replicates could be fitted.
pub fn spreads<F>(rows: usize, count: usize, confidence: f64, fit: F) -> Option<Vec<Spread>>
where
    F: Fn(&[f64]) -> Option<Vec<f64>> + Sync,
{
    let fits: Vec<Vec<f64>> = (0..count as u64)
        .into_par_iter()
        .filter_map(|replicate| {
            let mut state = replicate.wrapping_mul(0xd134_2543_de82_ef95) ^ 0x6d61_6e74;
            let mut multiplicity = vec![0.0; rows];
            for _ in 0..rows {
                multiplicity[(random(&mut state) % rows as u64) as usize] += 1.0;
            }
            fit(&multiplicity)
        })
        .collect();
    if fits.len() < 10 {
        return None;
    }
    let tail = (1.0 - confidence) / 2.0;
    let spread = |j: usize| {
        let mut values: Vec<f64> = fits.iter().map(|f| f[j]).collect();
        values.sort_by(f64::total_cmp);
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let squares: f64 = values.iter().map(|v| (v - mean).powi(2)).sum();
        Spread {
            std_error: (squares / (values.len() - 1) as f64).sqrt(),
            interval: [quantile(&values, tail), quantile(&values, 1.0 - tail)],
        }
    };
    Some((0..fits[0].len()).map(spread).collect())
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
pub(crate) fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_of_a_mean_is_that_of_theory_and_repeats() {
        let y: Vec<f64> = (0..100).map(|i| f64::from(i % 10)).collect();
        let mean = |w: &[f64]| Some(vec![w.iter().zip(&y).map(|(w, y)| w * y).sum::<f64>() / 100.0]);
        let spread = spreads(100, 400, 0.95, mean).unwrap()[0];
        // Standard deviation 2.872 over the root of 100.
        assert!((spread.std_error - 0.287).abs() < 0.04, "{spread:?}");
        assert!(spread.interval[0] < 4.5 && spread.interval[1] > 4.5);
        assert_eq!(spreads(100, 400, 0.95, mean).unwrap()[0], spread);
        assert!(spreads(100, 400, 0.95, |_| None).is_none());
    }
}
