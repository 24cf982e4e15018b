//! How long the analysis of a program takes and how much memory it needs: one real run is counted, then each
//! stage is timed.
//!
//! ```text
//! analysis [--main CLASS] [--flags "-Dx=y ..."] [--work FOLDER] [--facts N] [--features N]
//!          [--no-phases] [--optimistic] [--fine N] [--sizes] [--runs LIST --take N] CLASSPATH [ARG ...]
//! ```
//!
//! The run is counted once for each folder (default: `target/analysis`); later calls only analyse.
//! `--runs` takes the first runs of a list instead of one run with these arguments. `--features` slices so
//! many of the features that the runs executed (default 100; with several runs, that vary between them),
//! evenly chosen, `--optimistic` by the optimistic rule, `--fine` tells writes apart for so many steps of
//! a slice, and `--sizes` prints the statements and steps of each slice. Printed are the seconds of each
//! stage and the most memory that the process had until its end, then what came out: reached methods,
//! objects, granularity, slices and refusals.

#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use mantis_feature::Feature;
use mantis_measure::{Jvm, Program, RunSpec, Silent, Status, runlist};
use mantis_pointsto::FACTS;
use mantis_slice::Rule;
use mantis_train::candidates::Analysed;
use mantis_train::reflection::Followed;
use mantis_train::session::count;
use mantis_train::{Phases, Session};

// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Options {
    main: Option<String>,
    flags: Vec<String>,
    work: PathBuf,
    facts: usize,
    features: usize,
    phases: Phases,
    rule: Rule,
    fine: u64,
    sizes: bool,
    runs: Option<PathBuf>,
    take: usize,
    class_path: String,
    args: Vec<String>,
}

impl Options {
    fn read(mut args: impl Iterator<Item = String>) -> Option<Options> {
        let mut options = Options {
            main: None,
            flags: Vec::new(),
            work: PathBuf::from("target/analysis"),
            facts: FACTS,
            features: 100,
            phases: Phases::Apart,
            rule: Rule::Strict,
            fine: mantis_slice::FINE,
            sizes: false,
            runs: None,
            take: 3,
            class_path: String::new(),
            args: Vec::new(),
        };
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--main" => options.main = Some(args.next()?),
                "--flags" => options.flags = args.next()?.split_whitespace().map(str::to_owned).collect(),
                "--work" => options.work = PathBuf::from(args.next()?),
                "--facts" => options.facts = args.next()?.parse().ok()?,
                "--features" => options.features = args.next()?.parse().ok()?,
                "--no-phases" => options.phases = Phases::Together,
                "--optimistic" => options.rule = Rule::Optimistic,
                "--fine" => options.fine = args.next()?.parse().ok()?,
                "--sizes" => options.sizes = true,
                "--runs" => options.runs = Some(PathBuf::from(args.next()?)),
                "--take" => options.take = args.next()?.parse().ok()?,
                _ => {
                    options.class_path = arg;
                    options.args = args.collect();
                    return Some(options);
                }
            }
        }
        None
    }

    fn program(&self) -> Program {
        let entries: Vec<PathBuf> = std::env::split_paths(&self.class_path).collect();
        let program = match (&self.main, &*entries) {
            (main, [jar]) if jar.is_file() => Program::jar(jar, main.as_deref()),
            (Some(main), entries) => Program::class_path(entries, main),
            (None, _) => panic!("--main names the main class of a class path"),
        };
        let mut program = program.expect("a program");
        program.jvm_flags.clone_from(&self.flags);
        program
    }

    /// The runs that are counted.
    fn runs(&self) -> Vec<RunSpec> {
        let Some(list) = &self.runs else { return vec![RunSpec::new(self.args.clone(), Path::new("."))] };
        let mut runs = runlist::read(list).expect("a run list");
        runs.truncate(self.take);
        runs
    }
}

/// Prints how long each stage took: seconds, and those of them that this process had a processor.
struct Stages(Instant, f64);

impl Stages {
    fn start() -> Stages {
        Stages(Instant::now(), busy())
    }

    fn end(&mut self, what: &str) {
        let seconds = self.0.elapsed().as_secs_f64();
        let busy = busy() - self.1;
        println!("{what:<24} {seconds:>8.2} s   busy {busy:>8.2} s   peak {:>6} MB", peak());
        *self = Stages::start();
    }
}

/// Seconds of a processor that this process had, on a machine that counts a hundred ticks in a second; 0
/// where the system does not say.
fn busy() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    after.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// The most memory that this process had so far, in megabytes; 0 where the system does not say.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn main() {
    let options =
        Options::read(std::env::args().skip(1)).expect("a class path; see the head of this example");
    let program = options.program();
    let mut stages = Stages::start();
    let jvm = Jvm::find(None).expect("a JVM");
    let session = Session::open(program, jvm, &options.work, options.phases).expect("a session");
    stages.end("instrumenting");
    let runs = options.runs();
    let decoder = session.decoder();
    let store =
        count(&session, &runs, &decoder, &Silent, &AtomicBool::new(false)).expect("a run that is counted");
    for row in &store.rows {
        assert!(row.status == Status::Ok, "the run failed: {:?}", row.reason);
    }
    stages.end(&format!("counting {} runs", runs.len()));
    let followed = Followed::new(&session.app, decoder.executed());
    stages.end("following reflection");
    let analysed = match options.rule {
        Rule::Strict => Analysed::followed(&session.app, &followed, &session.main, options.facts),
        Rule::Optimistic => Analysed::briefly(&followed, &session.main, options.facts),
    };
    let analysed = analysed.expect("an analysis");
    stages.end("points-to and mod-ref");
    let analysed = analysed.under(options.rule).with_fine(options.fine);
    stages.end("guessing callers");
    let is_wanted = |j: usize| {
        // The bits: averages of nothing are not numbers, and equal.
        let mut values = store.rows.iter().map(|row| row.features[j].to_bits());
        let first = values.next().unwrap_or(0);
        if runs.len() == 1 { first != 0 } else { values.any(|v| v != first) }
    };
    let features = &session.catalog.features;
    let ran: Vec<&Feature> = (0..features.len()).filter(|&j| is_wanted(j)).map(|j| &features[j]).collect();
    let step = (ran.len() / options.features.max(1)).max(1);
    let chosen: Vec<&Feature> = ran.iter().copied().step_by(step).take(options.features).collect();
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let (mut kept, mut steps) = (0, 0);
    analysed.with_slicer(|slicer| {
        stages.end("preparing slices");
        for feature in &chosen {
            let before = slicer.steps();
            match slicer.slice(&[feature]) {
                Ok(slice) => {
                    kept += slice.statements();
                    if options.sizes {
                        let (statements, steps) = (slice.statements(), slicer.steps() - before);
                        println!("{statements:8} statements, {steps:11} steps: {}", feature.name);
                    }
                }
                Err(why) => *refused.entry(why.reason).or_default() += 1,
            }
            steps = slicer.steps();
        }
    });
    stages.end(&format!("slicing {} features", chosen.len()));
    let analysis = analysed.analysis();
    println!(
        "{} methods, {} objects, {} locations, heap by {:?}, {} methods outside, {} hidden{}",
        analysis.methods.len(),
        analysis.heap.objects.len(),
        analysis.heap.locs.len(),
        analysis.granularity,
        analysis.outside.methods.len(),
        analysis.hidden.len(),
        if analysis.outside.too_large { ", TOO LARGE" } else { "" },
    );
    let all_refused: usize = refused.values().sum();
    println!(
        "{} features ran or vary; of {} chosen {} have slices of {} statements together in {steps} steps, \
         {all_refused} are refused:",
        ran.len(),
        chosen.len(),
        chosen.len() - all_refused,
        kept
    );
    let mut refused: Vec<(String, usize)> = refused.into_iter().collect();
    refused.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    for (why, n) in refused.iter().take(10) {
        println!("  {n:>4}  {why}");
    }
}
