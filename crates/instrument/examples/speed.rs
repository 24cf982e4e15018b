//! How fast whole jars are instrumented: `cargo run --release -p mantis-instrument --example speed -- a.jar
//! b.jar ...`
//!
//! From the bytes of all classes, read before, to the bytes of the instrumented ones. A line per jar, columns
//! by tabs: name, classes, seconds of the first pass with one thread, of the fastest of five with one thread,
//! of the fastest of five on all processors, and of the fastest of five with one thread and counters alone
//! (no sums). `AsmCounters.java` prints the first five for ASM. With `--once`, only the name, the classes and
//! the seconds of a first pass on all processors: what a tool takes that is started for a jar.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use mantis_classfile::class::ClassFile;
use mantis_classfile::jar::Jar;
use mantis_instrument::{Options, instrument};
use rayon::prelude::*;

/// As in the `mantis` binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const PASSES: usize = 5;

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut once = false;
    for jar in std::env::args().skip(1) {
        if jar == "--once" {
            once = true;
            continue;
        }
        let path = Path::new(&jar);
        let jar = Jar::open(path)?;
        let mut classes = Vec::new();
        for entry in jar.classes().filter(|c| c.release.is_none()) {
            classes.push(jar.read(&entry.entry)?.ok_or("missing entry")?);
        }
        let (sums, counters) = (Options::default(), Options { no_values: true, ..Options::default() });
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if once {
            println!("{name}\t{}\t{:.3}", classes.len(), pass(&classes, &sums)?);
            continue;
        }
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
        let first = one.install(|| pass(&classes, &sums))?;
        let mut best = [first, f64::MAX, f64::MAX];
        for _ in 0..PASSES {
            best[0] = best[0].min(one.install(|| pass(&classes, &sums))?);
            best[1] = best[1].min(pass(&classes, &sums)?);
            best[2] = best[2].min(one.install(|| pass(&classes, &counters))?);
        }
        println!("{name}\t{}\t{first:.3}\t{:.3}\t{:.3}\t{:.3}", classes.len(), best[0], best[1], best[2]);
    }
    Ok(())
}

/// Seconds for all classes.
fn pass(classes: &[Vec<u8>], options: &Options<'_>) -> Result<f64, Box<dyn Error + Send + Sync>> {
    let start = Instant::now();
    let parsed = classes.par_iter().map(|bytes| ClassFile::parse(bytes)).collect::<Result<Vec<_>, _>>()?;
    let (program, _) = instrument(&parsed, options)?;
    if program.classes.iter().all(|(_, bytes)| bytes.is_empty()) {
        return Err("nothing written".into());
    }
    Ok(start.elapsed().as_secs_f64())
}
