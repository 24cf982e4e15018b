//! How long paths of elastic nets and their cross-validation take on many counts, and how much memory.
//!
//! ```text
//! cargo run --release -p mantis-linear --example elastic_net_large [-- ROWS COLUMNS SEED]
//! ```
#![allow(clippy::print_stdout)]

#[path = "shared/counts.rs"]
mod counts;

use std::time::Instant;

use mantis_linear::Error;
use mantis_linear::elastic_net::{ElasticNet, Folds, Lambdas};

fn main() -> Result<(), Error> {
    let (rows, cols, seed) = counts::arguments();
    let (a, b) = counts::problem(rows, cols, seed);
    for alpha in [1.0, 0.5, 0.0] {
        let net =
            ElasticNet { alpha, lambdas: Lambdas::Path { count: 50, ratio: None }, ..ElasticNet::default() };
        let start = Instant::now();
        let path = net.fit(&a, &b, None)?;
        let fitted = start.elapsed().as_secs_f64();
        let sweeps: usize = path.iter().map(|p| p.sweeps).sum();
        let last = path.last().map_or(0, |p| p.coefficients.len());
        println!(
            "alpha {alpha}: path of {} in {fitted:.2} s, {sweeps} sweeps, {last} columns at the end",
            path.len()
        );
        let folds = Folds::interleaved(rows, 5)?;
        let start = Instant::now();
        let chosen = net.cross_validate(&a, &b, None, &folds)?;
        let seconds = start.elapsed().as_secs_f64();
        let best = &chosen.path[chosen.best];
        println!(
            "  5 folds in {seconds:.2} s, best {} columns, explained {:.6}",
            best.coefficients.len(),
            best.explained
        );
        println!("  peak memory {}", counts::peak_memory());
    }
    Ok(())
}
