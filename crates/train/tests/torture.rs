//! Differential tests of the whole chain on the programs of `apps/torture` and `apps/torture21`: compile, instrument, slice
//! every feature that ran, run the slices under `-Xverify:all`, compare. Every slice gives the instrumented value or is
//! refused.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

use mantis_classfile::jdk::{feature_release, installed};
use mantis_measure::{Event, Jvm, Program, Progress, RunSpec};
use mantis_train::checking::{Outcome, Selection, check};
use mantis_train::session::java_home;
use mantis_train::{Listener, Session, Step};

/// Features known to differ: a switch over patterns makes the JDK call `values` of an enum once, and the slice has no switch.
const KNOWN: [&str; 1] = ["EnumPatternSwitch.Direction.values calls"];

/// What every program finds on standard input.
const STDIN: &str = "one\ntwo words\n3\n";

struct Quiet;

impl Progress for Quiet {
    fn event(&self, _: Event) {}
}

impl Listener for Quiet {
    fn step(&self, _: Step, _: u32) {}
}

/// The sets of arguments in the first line: `// args: 3 | 10 x`.
fn argument_sets(source: &Path) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(source).unwrap();
    let first =
        text.lines().next().unwrap().strip_prefix("// args:").expect("the first line gives arguments");
    first.split('|').map(|set| set.split_whitespace().map(str::to_owned).collect()).collect()
}

/// Checks one program; the number of features that were equal, and what was wrong.
fn compare(source: &Path, jvm: &Jvm, covered: bool) -> (usize, Vec<String>) {
    let name = source.file_stem().unwrap().to_str().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let javac = java_home(jvm).unwrap().join("bin/javac");
    let classes = folder.path().join("classes");
    let status =
        Command::new(javac).args(["-g", "-nowarn", "-d"]).arg(&classes).arg(source).status().unwrap();
    assert!(status.success(), "{name} compiles");
    let stdin = folder.path().join("stdin.txt");
    std::fs::write(&stdin, STDIN).unwrap();
    let program = Program::class_path([&classes], name).unwrap();
    let session = Session::open(program, jvm.clone(), folder.path()).unwrap();
    let run = |args| RunSpec { stdin: Some(stdin.clone()), ..RunSpec::new(args, folder.path()) };
    let runs: Vec<RunSpec> = argument_sets(source).into_iter().map(run).collect();
    let results = check(&session, &runs, Selection::All, covered, &Quiet, &AtomicBool::new(false)).unwrap();
    let mut equal = 0;
    let mut wrong = Vec::new();
    for checked in &results.features {
        match &checked.outcome {
            Outcome::Equal => equal += 1,
            Outcome::Refused { .. } => {}
            _ if KNOWN.contains(&&*checked.feature) => {}
            other => wrong.push(format!("{name}: {}: {other:?}", checked.feature)),
        }
    }
    (equal, wrong)
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../apps").join(name)
}

fn programs(name: &str) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> =
        std::fs::read_dir(folder(name)).unwrap().map(|e| e.unwrap().path()).collect();
    sources.retain(|s| s.extension().is_some_and(|e| e == "java"));
    sources.sort();
    sources
}

fn all_agree(sources: &[PathBuf], jvm: &Jvm) {
    let mut wrong = Vec::new();
    for source in sources {
        let (equal, bad) = compare(source, jvm, true);
        assert!(equal > 0, "{} has features with slices", source.display());
        wrong.extend(bad);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Every second program, so that two tests run beside each other.
fn half(start: usize) -> Vec<PathBuf> {
    programs("torture").into_iter().skip(start).step_by(2).collect()
}

#[test]
fn the_usual_jdk_even() {
    all_agree(&half(0), &Jvm::find(None).unwrap());
}

#[test]
fn the_usual_jdk_odd() {
    all_agree(&half(1), &Jvm::find(None).unwrap());
}

/// The newest JDK runs the programs that need it, and every fourth of the others.
#[test]
fn the_newest_jdk() {
    let newest = installed().into_iter().max_by_key(|home| feature_release(home)).expect("a JDK");
    let jvm = Jvm::find(Some(&newest)).unwrap();
    let mut sources: Vec<PathBuf> = programs("torture").into_iter().step_by(4).collect();
    if jvm.release() >= 21 {
        sources.extend(programs("torture21"));
    }
    all_agree(&sources, &jvm);
}

/// Slices without the profile's knowledge of what ran.
#[test]
fn uncovered_slices() {
    let jvm = Jvm::find(None).unwrap();
    for name in ["Boxing", "Callbacks", "Regex", "StaticInit"] {
        let (equal, wrong) = compare(&folder("torture").join(format!("{name}.java")), &jvm, false);
        assert!(equal > 0 && wrong.is_empty(), "{name}: {wrong:#?}");
    }
}
