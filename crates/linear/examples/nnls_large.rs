//! How long non-negative least squares takes on many counts, and how much memory.
//!
//! ```text
//! cargo run --release -p mantis-linear --example nnls_large [-- ROWS COLUMNS SEED]
//! ```
#![allow(clippy::print_stdout)]

#[path = "shared/counts.rs"]
mod counts;

use std::time::Instant;

use mantis_linear::Error;
use mantis_linear::nnls::nnls;

fn main() -> Result<(), Error> {
    let (rows, cols, seed) = counts::arguments();
    let (a, b) = counts::problem(rows, cols, seed);
    let start = Instant::now();
    let solution = nnls(&a, &b)?;
    let seconds = start.elapsed().as_secs_f64();
    let gradient = a.transposed_times(&solution.residuals);
    let scale = b.iter().map(|b| b * b).sum::<f64>().sqrt();
    let worst = |of: &[usize], f: fn(f64) -> f64| {
        let of = of
            .iter()
            .map(|&j| f(gradient[j]) / (scale * a.column(j).iter().map(|v| v * v).sum::<f64>().sqrt()));
        of.fold(0.0, f64::max)
    };
    println!("{rows} rows, {cols} columns, seed {seed}: {:?}", solution.mode);
    println!("{seconds:.2} s, peak memory {}", counts::peak_memory());
    println!("{} passive after {} iterations", solution.passive.len(), solution.iterations);
    println!("deviance {:.6e}", solution.deviance);
    println!(
        "worst gradient: bound {:.1e}, passive {:.1e}",
        worst(&solution.bound, |g| g),
        worst(&solution.passive, f64::abs)
    );
    Ok(())
}
