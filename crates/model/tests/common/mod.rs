//! Small synthetic data sets for the tests.
#![allow(dead_code)]

use mantis_model::{Dataset, Fit, FitOptions, Method, fit};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Independent counts in [10, 1000), one column per entry.
pub fn counts(seed: u64, rows: usize, columns: usize) -> Vec<Vec<f64>> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    (0..columns).map(|_| (0..rows).map(|_| f64::from(rng.random_range(10u32..1000))).collect()).collect()
}

/// Multiplies by 1 + `noise` * (a number in [-1, 1)).
pub fn noisy(rng: &mut impl Rng, clean: &[f64], noise: f64) -> Vec<f64> {
    clean.iter().map(|c| c * (1.0 + noise * (2.0 * rng.random::<f64>() - 1.0))).collect()
}

/// A data set whose columns are called `a`, `b`, ...
pub fn dataset(columns: Vec<Vec<f64>>, y: Vec<f64>) -> Dataset {
    let names = (0..columns.len()).map(|j| char::from(b'a' + (j % 26) as u8).to_string()).collect();
    Dataset::new(names, columns, y)
}

/// The default method on well-formed data.
pub fn best(data: &Dataset) -> Fit {
    fit(Method::Best, data, &FitOptions::default()).expect("well-formed data")
}

/// One row of the data set.
pub fn row(data: &Dataset, i: usize) -> Vec<f64> {
    data.columns.iter().map(|c| c[i]).collect()
}
