//! Builds and verifies the IR of every method of a JDK and of jars, and says how many there are and how fast
//! it went.
//!
//!
//! `cargo run --release -p mantis-ir --example round_trip -- [--jdk HOME] [--text] [JAR]...` With `--text`
//! each function is also printed, parsed and printed again. Without jars the whole JDK is taken.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mantis_classfile::class::ClassFile;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy, Place};
use mantis_classfile::jdk::{self, Jdk};
use mantis_ir::build::BuildError;
use mantis_ir::cfg::CfgError;
use rayon::prelude::*;

#[derive(Default, Clone)]
struct Totals {
    classes: usize,
    methods: usize,
    statements: usize,
    subroutines: usize,
    failures: Vec<String>,
}

impl Totals {
    fn add(mut self, other: Totals) -> Totals {
        self.classes += other.classes;
        self.methods += other.methods;
        self.statements += other.statements;
        self.subroutines += other.subroutines;
        self.failures.extend(other.failures);
        self
    }
}

fn check_class(bytes: &[u8], hierarchy: &dyn Hierarchy, with_text: bool) -> Totals {
    let mut totals = Totals { classes: 1, ..Totals::default() };
    let class = match ClassFile::parse(bytes) {
        Ok(class) => class,
        Err(e) => {
            totals.failures.push(e.to_string());
            return totals;
        }
    };
    for method in &class.methods {
        let name = class.method_ref(method);
        match mantis_ir::build(&class, method, hierarchy) {
            Ok(None) => {}
            Ok(Some(func)) => {
                totals.methods += 1;
                totals.statements += func.insts.len();
                let violations = mantis_ir::verify(&func);
                if let Some(v) = violations.first() {
                    totals.failures.push(format!("{name}: {v}"));
                }
                if with_text {
                    let text = func.to_string();
                    match mantis_ir::text::parse(&text) {
                        Ok(parsed) if parsed.len() == 1 && parsed[0].to_string() == text => {}
                        Ok(_) => {
                            totals.failures.push(format!("{name}: the text form reads back differently"))
                        }
                        Err(e) => totals.failures.push(format!("{name}: text form, {e}")),
                    }
                }
            }
            Err(BuildError::Cfg(CfgError::Subroutine(_))) => totals.subroutines += 1,
            Err(e) => totals.failures.push(format!("{name}: {e}")),
        }
    }
    totals
}

fn run(what: &str, classes: Vec<Vec<u8>>, hierarchy: &dyn Hierarchy, with_text: bool) -> usize {
    let start = Instant::now();
    let totals = classes
        .par_iter()
        .map(|bytes| check_class(bytes, hierarchy, with_text))
        .reduce(Totals::default, Totals::add);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{what}: {} classes, {} methods, {} statements in {seconds:.2} s ({:.0} methods/s); {} with subroutines refused, {} failures",
        totals.classes,
        totals.methods,
        totals.statements,
        totals.methods as f64 / seconds,
        totals.subroutines,
        totals.failures.len()
    );
    totals.failures.iter().take(20).for_each(|f| println!("  {f}"));
    totals.failures.len()
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut home, mut jars, mut with_text) = (None, Vec::new(), false);
    while let Some(arg) = args.next() {
        match &*arg {
            "--jdk" => home = args.next().map(PathBuf::from),
            "--text" => with_text = true,
            _ => jars.push(PathBuf::from(arg)),
        }
    }
    let Some(home) = home.or_else(|| jdk::installed().into_iter().next()) else {
        eprintln!("no JDK found; give one with --jdk");
        return ExitCode::FAILURE;
    };
    let jdk = match Jdk::open(&home) {
        Ok(jdk) => Arc::new(jdk),
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::FAILURE;
        }
    };
    let mut failures = 0;
    if jars.is_empty() {
        let path = match ClassPath::open(&[], Some(Arc::clone(&jdk))) {
            Ok(path) => path,
            Err(e) => {
                eprintln!("{e}");
                return ExitCode::FAILURE;
            }
        };
        let classes = jdk.classes().map(|(_, bytes)| bytes).collect();
        failures += run(&home.display().to_string(), classes, &path, with_text);
    }
    for jar in jars {
        let opened = ClassPath::open(std::slice::from_ref(&jar), Some(Arc::clone(&jdk)));
        let place = Place::open(&jar);
        match (opened, place) {
            (Ok(path), Ok(place)) => {
                let entries = place.classes();
                let read = entries.iter().filter_map(|e| place.read(&e.entry).ok().flatten());
                failures += run(&jar.display().to_string(), read.collect(), &path, with_text);
            }
            (Err(e), _) | (_, Err(e)) => {
                eprintln!("{e}");
                failures += 1;
            }
        }
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
