//! Checks every feature of torture programs on a JDK, prints what is refused or different, and the totals:
//!
//! ```text
//! torture [--java-home HOME] [--full] [--facts N] [--fine N] [--together N] [--perturbed] [PROGRAM.java ...]
//! ```
//!
//! Without a name all of `apps/torture`, and of `apps/torture21` and `apps/torture25` where they run.
//!
//! `--full` slices without the profile's knowledge of what ran, `--facts` within a budget of points-to
//! facts: with a small one heaps are coarse, `--fine` tells writes apart for so many steps of a slice,
//! `--together` with so many features in one slice instead of five. `--perturbed` also runs every program
//! under JVMs with other identity hash codes, processors, time zones and locales and lists features with
//! slices whose values change there. Exits with 1 when a slice differs.

#![allow(clippy::print_stdout)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use mantis_measure::Jvm;
use mantis_train::checking::{Outcome, Selection};

/// Features that were equal, refused, different; slices of several features at once, of these refused, the
/// same when their classes ran again, and not the same.
type Totals = [usize; 7];

/// How programs are checked.
#[derive(Copy, Clone)]
struct How {
    covered: bool,
    facts: usize,
    fine: u64,
    together: usize,
    perturbed: bool,
}

/// Checks one program; what is not equal, and the totals.
fn check(source: &Path, jvm: &Jvm, how: How) -> (String, Totals) {
    let name = source.file_stem().unwrap().to_string_lossy();
    let prepared = common::prepare(source, jvm);
    let (limits, selection) = ((how.facts, how.fine), (Selection::All, how.together));
    let (results, changes) = common::results_of(prepared, how.covered, limits, selection, how.perturbed);
    let together = results.together;
    let mut totals = [0, 0, 0, together.slices, together.refused, together.again, together.not_again];
    let mut text = String::new();
    for checked in &results.features {
        let (kind, line) = match &checked.outcome {
            Outcome::Equal => (0, None),
            Outcome::Refused { reason } => (1, Some(format!("refused: {reason}"))),
            other => (2, Some(format!("DIFFERENT: {other:?}"))),
        };
        totals[kind] += 1;
        if let Some(line) = line {
            text += &format!("  {}: {line}\n", checked.feature);
        }
    }
    for remark in &results.remarks {
        text += &format!("  remark: {remark}\n");
    }
    for c in changes {
        let (usual, other) = c.values;
        text +=
            &format!("  {}: NOT REFUSED: {usual} on input {}, {other} with {}\n", c.feature, c.input, c.jvm);
    }
    (format!("{name}: {} equal, {} refused, {} different\n{text}", totals[0], totals[1], totals[2]), totals)
}

fn main() -> ExitCode {
    let mut home = None;
    let mut how = How {
        covered: true,
        facts: mantis_pointsto::FACTS,
        fine: mantis_slice::FINE,
        together: common::TOGETHER,
        perturbed: false,
    };
    let mut sources: Vec<PathBuf> = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--java-home" => home = args.next().map(PathBuf::from),
            "--full" => how.covered = false,
            "--perturbed" => how.perturbed = true,
            "--facts" => {
                how.facts = args.next().and_then(|n| n.parse().ok()).expect("a number after --facts")
            }
            "--fine" => how.fine = args.next().and_then(|n| n.parse().ok()).expect("a number after --fine"),
            "--together" => {
                how.together = args.next().and_then(|n| n.parse().ok()).expect("a number after --together");
            }
            _ => sources.push(PathBuf::from(arg)),
        }
    }
    let jvm = Jvm::find(home.as_deref()).expect("a JVM");
    if sources.is_empty() {
        sources = common::programs("torture");
        sources.extend(common::programs("torturepackages"));
        if jvm.release() >= 21 {
            sources.extend(common::programs("torture21"));
        }
        if jvm.release() >= 25 {
            sources.extend(common::programs("torture25"));
        }
    }
    let next = AtomicUsize::new(0);
    let sum: Mutex<Totals> = Mutex::new([0; 7]);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(source) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (text, totals) = check(source, &jvm, how);
                    print!("{text}");
                    let mut sum = sum.lock().unwrap();
                    sum.iter_mut().zip(totals).for_each(|(all, one)| *all += one);
                }
            });
        }
    });
    let [equal, refused, different, slices, slices_refused, again, not_again] = *sum.lock().unwrap();
    let features = equal + refused + different;
    println!(
        "{} programs on JDK {}, {features} features: {equal} equal, {refused} refused, {different} different; \
         also {slices} slices of several features, {slices_refused} refused, {again} the same when their classes \
         run again, {not_again} not",
        sources.len(),
        jvm.release()
    );
    if different == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
