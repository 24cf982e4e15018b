//! What a run store of a large program costs: seconds, bytes and peak memory of writing and reading it.
//!
//! `cargo run --profile demo -p mantis-measure --example store -- FEATURES ROWS`; the values are counts as
//! programs have them, and half of the features do not vary.

#![allow(clippy::print_stdout)]

use mantis_measure::{Row, RunSpec, RunStore, Status};
use std::path::Path;
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sizes = std::env::args().skip(1).map(|a| a.parse()).collect::<Result<Vec<usize>, _>>()?;
    let [features, rows] = sizes[..] else { return Err("say how many features and rows".into()) };
    let value = |r: usize, j: usize| if j.is_multiple_of(2) { j as f64 } else { (r * (j % 5003)) as f64 };
    let row = |r: usize| Row {
        features: (0..features).map(|j| value(r, j)).collect(),
        ..Row::new(RunSpec::new([r.to_string()], Path::new("/")), Status::Ok)
    };
    let store = RunStore {
        features: (0..features)
            .map(|j| format!("Route.java:{j} sum of values of local variable 1"))
            .collect(),
        definitions: (0..features).map(|j| format!("{{\"scheme\":\"ValueSum\",\"line\":{j}}}")).collect(),
        rows: (0..rows).map(row).collect(),
        ..RunStore::default()
    };
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("runs.parquet");
    let memory = peak()?;
    let start = Instant::now();
    store.write(&path)?;
    let wrote = start.elapsed();
    println!("writing: {:.2} s, {} MB more at the peak", wrote.as_secs_f64(), (peak()? - memory) >> 10);
    for file in [&path, &RunStore::features_file(&path)] {
        println!("{}: {} MB", file.display(), std::fs::metadata(file)?.len() >> 20);
    }
    drop(store);
    let start = Instant::now();
    let read = RunStore::read(&path)?;
    println!("reading: {:.2} s, {} rows", start.elapsed().as_secs_f64(), read.rows.len());
    Ok(())
}

/// Peak memory of this process in kilobytes.
fn peak() -> Result<u64, Box<dyn std::error::Error>> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line =
        status.lines().find_map(|l| l.strip_prefix("VmHWM:")).ok_or("no VmHWM in /proc/self/status")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
