//! A seeded problem of many counts, for the examples that measure.
//!
//! The counts of a column are proportional to a few hidden loop counts, with noise; a tenth of the columns
//! has a positive cost, and the response has 2 % noise.

use mantis_linear::Matrix;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How many hidden counts drive the columns.
const HIDDEN: usize = 40;

/// Rows, columns and seed from the command line, or 2,000 x 20,000 and 1.
pub fn arguments() -> (usize, usize, u64) {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>().ok());
    let mut next = |default: u64| arguments.next().flatten().unwrap_or(default);
    (next(2_000) as usize, next(20_000) as usize, next(1))
}

/// Counts and a response.
pub fn problem(rows: usize, cols: usize, seed: u64) -> (Matrix, Vec<f64>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let hidden: Vec<Vec<f64>> =
        (0..HIDDEN).map(|_| (0..rows).map(|_| 10.0_f64.powf(rng.random_range(0.0..4.0))).collect()).collect();
    let mut of = vec![(0, 0, 0.0); cols];
    of.iter_mut().for_each(|c| {
        *c = (rng.random_range(0..HIDDEN), rng.random_range(0..HIDDEN), rng.random_range(0.0..1.0));
    });
    let a = Matrix::from_fn(rows, cols, |i, j| {
        let (first, second, share) = of[j];
        let expected = share * hidden[first][i] + (1.0 - share) * hidden[second][i];
        (expected * rng.random_range(0.8..1.2)).floor()
    });
    let cost: Vec<f64> =
        (0..cols).map(|_| if rng.random_bool(0.1) { rng.random_range(0.1..5.0) } else { 0.0 }).collect();
    let b: Vec<f64> = a.times(&cost).into_iter().map(|y| y * rng.random_range(0.98..1.02)).collect();
    (a, b)
}

/// The most memory the process ever had, from where Linux says so.
pub fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".to_string(), |l| l.trim().to_string())
}
