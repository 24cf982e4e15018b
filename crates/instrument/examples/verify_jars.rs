//! Instruments whole jars and lets every installed JDK (17 and later) verify all classes before and after:
//! `cargo run --release -p mantis-instrument --example verify_jars -- a.jar b.jar ...`
//!
//! Prints a line per jar: classes, methods, methods not counted, counters per block, growth, seconds, and
//! load errors which the unmodified jar does not have. Exits with 1 if there are any.

#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use mantis_classfile::class::ClassFile;
use mantis_classfile::jar::{Jar, JarBuilder};
use mantis_classfile::jdk;
use mantis_instrument::{InstrumentedProgram, Options, instrument};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let homes: Vec<PathBuf> =
        jdk::installed().into_iter().filter(|h| jdk::feature_release(h).is_some_and(|r| r >= 17)).collect();
    let work = tempfile::tempdir()?;
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/LoadAll.java");
    let first = homes.first().ok_or("no JDK found")?;
    mantis_javac::javac(first, [""; 0], [source], work.path())?;
    let mut failed = false;
    for jar in std::env::args().skip(1) {
        failed |= check(Path::new(&jar), &homes, work.path())?;
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn check(path: &Path, homes: &[PathBuf], work: &Path) -> Result<bool, Box<dyn Error>> {
    let jar = Jar::open(path)?;
    let mut classes = Vec::new();
    for entry in jar.classes().filter(|c| c.release.is_none()) {
        let bytes = jar.read(&entry.entry)?.ok_or("missing entry")?;
        classes.push(ClassFile::parse(&bytes)?);
    }
    let original: usize = classes.iter().map(|c| c.to_bytes().len()).sum();
    let start = Instant::now();
    let (program, diagnostics) = instrument(&classes, &Options::default())?;
    let seconds = start.elapsed().as_secs_f64();
    let counted = work.join("counted.jar");
    write(&program, &counted)?;
    let methods: Vec<_> = program.layout.methods().map(|m| m.1).collect();
    let blocks: usize = methods.iter().map(|m| m.blocks.len()).sum();
    let counters: usize = methods.iter().flat_map(|m| &m.edges).filter(|e| e.slot.is_some()).count();
    let size: usize = program.classes.iter().map(|c| c.1.len()).sum();
    println!(
        "{}: {} classes, {} methods, {} not counted, {} counters for {} blocks, size x {:.2}, layout {} KB, {:.2} s, threads {}",
        path.file_name().unwrap_or_default().to_string_lossy(),
        classes.len(),
        methods.len(),
        methods.iter().filter(|m| !m.counted).count(),
        counters,
        blocks,
        size as f64 / original as f64,
        program.layout.to_json()?.len() / 1024,
        seconds,
        program.layout.threads,
    );
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    diagnostics.iter().for_each(|d| *reasons.entry(d.message.clone()).or_default() += 1);
    reasons.iter().for_each(|(reason, n)| println!("  {n} x {reason}"));
    let mut failed = false;
    for home in homes {
        let before = errors(home, path, work)?;
        let new: Vec<_> =
            errors(home, &counted, work)?.into_iter().filter(|(c, e)| before.get(c) != Some(e)).collect();
        println!("  {}: {} load errors before, {} new", home.display(), before.len(), new.len());
        new.iter().take(5).for_each(|(class, error)| println!("    {class}: {error}"));
        failed |= !new.is_empty();
    }
    Ok(failed)
}

fn write(program: &InstrumentedProgram, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut jar = JarBuilder::new();
    for (name, bytes) in program.classes.iter().chain(&program.added) {
        jar.add_class(name, bytes.clone());
    }
    Ok(jar.write_to(path)?)
}

/// Errors by class name.
fn errors(home: &Path, jar: &Path, work: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let output = Command::new(home.join("bin/java"))
        .args(["-Xverify:all", "-cp"])
        .arg(work)
        .arg("LoadAll")
        .arg(jar)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let text = String::from_utf8(output.stdout)?;
    Ok(text.lines().filter_map(|l| l.split_once('\t')).map(|(c, e)| (c.into(), e.into())).collect())
}
