//! What instrumentation costs at run time:
//! `cargo run --release -p mantis-instrument --example overhead -- JAVA_HOME RUNS app.jar Main args...`
//!
//! Runs the jar as it is, with counters only and with counters and sums, interleaved, with the JIT compiler
//! and without. Prints the medians of the CPU times from the entry of `main` to the end, the JIT compiler's
//! threads included, and their ratios.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use mantis_classfile::class::ClassFile;
use mantis_classfile::jar::{Jar, JarBuilder};
use mantis_instrument::{Layout, Options, Profile, bytecodes, decode, instrument};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [home, runs, jar, rest @ ..] = args.as_slice() else {
        return Err("usage: overhead JAVA_HOME RUNS app.jar Main args...".into());
    };
    let runs: usize = runs.parse()?;
    let work = tempfile::tempdir()?;
    let mut forms: Vec<(&str, PathBuf, Option<Layout>)> = vec![("original", jar.into(), None)];
    for (name, threads, no_values) in
        [("counters", false, true), ("counters and sums", false, false), ("both, threads mode", true, false)]
    {
        let path = work.path().join(format!("{}.jar", name.replace(' ', "-")));
        let layout = write(
            Path::new(jar),
            &path,
            &Options { threads: Some(threads), no_values, ..Options::default() },
        )?;
        forms.push((name, path, Some(layout)));
    }
    let support = work.path().join("rt");
    for (name, bytes) in mantis_runtime::package("mantis/rt") {
        let path = support.join(format!("{name}.class"));
        std::fs::create_dir_all(path.parent().ok_or("no parent")?)?;
        std::fs::write(path, bytes)?;
    }
    for mode in ["-Xmixed", "-Xint"] {
        let mut times = vec![Vec::new(); forms.len()];
        for _ in 0..runs {
            for ((_, path, layout), times) in forms.iter().zip(&mut times) {
                let (counts, time) = (work.path().join("counts"), work.path().join("time"));
                let class_path = std::env::join_paths([support.as_path(), path])?;
                let status = Command::new(Path::new(home).join("bin/java"))
                    .arg(mode)
                    .arg(format!("-Dmantis.counts={}", counts.display()))
                    .arg(format!("-Dmantis.time={}", time.display()))
                    .arg("-cp")
                    .arg(class_path)
                    .arg("mantis.rt.Launcher")
                    .args(rest)
                    .stdout(Stdio::null())
                    .status()?;
                times.push(cpu_seconds(&std::fs::read_to_string(time)?)?);
                if let Some(layout) = layout {
                    let profile = Profile::new(&decode(&std::fs::read(counts)?, layout)?, layout);
                    println!("  {status}, {} bytecodes", bytecodes(&profile));
                }
            }
        }
        let medians: Vec<f64> = times.into_iter().map(median).collect();
        for ((name, ..), time) in forms.iter().zip(&medians) {
            println!("{mode} {name}: {time:.3} s, x {:.2}", time / medians[0]);
        }
    }
    Ok(())
}

fn cpu_seconds(report: &str) -> Result<f64, Box<dyn Error>> {
    let nanos = report.lines().find_map(|l| l.strip_prefix("cpu_ns ")).ok_or("no CPU time")?;
    Ok(nanos.parse::<f64>()? / 1e9)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn write(from: &Path, to: &Path, options: &Options<'_>) -> Result<Layout, Box<dyn Error>> {
    let jar = Jar::open(from)?;
    let mut classes = Vec::new();
    for entry in jar.classes().filter(|c| c.release.is_none()) {
        classes.push(ClassFile::parse(&jar.read(&entry.entry)?.ok_or("missing entry")?)?);
    }
    let (program, _) = instrument(&classes, options)?;
    let mut out = JarBuilder::new();
    for (name, bytes) in program.classes.iter().chain(&program.added) {
        out.add_class(name, bytes.clone());
    }
    out.write_to(to)?;
    Ok(program.layout)
}
