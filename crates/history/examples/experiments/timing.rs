//! Nanoseconds of short operations: medians over many batches, of all candidates in turn so that a
//! disturbance hits all of them alike.

use std::time::Instant;

/// The median time of one call of each operation in `ns`. An operation is called `batch` times in a row,
/// `batches` times over.
pub fn medians<const N: usize>(batches: usize, batch: usize, mut run: impl FnMut(usize, usize)) -> [f64; N] {
    let mut times = [const { Vec::new() }; N];
    for _ in 0..batches {
        for (candidate, times) in times.iter_mut().enumerate() {
            let start = Instant::now();
            for call in 0..batch {
                run(candidate, call);
            }
            times.push(start.elapsed().as_nanos() as f64 / batch as f64);
        }
    }
    times.map(|mut times| {
        times.sort_unstable_by(f64::total_cmp);
        times[times.len() / 2]
    })
}
