//! Differential tests of the whole chain on programs of `apps/torture`: compile, instrument, slice every feature that ran,
//! run the slices under `-Xverify:all`, compare. Every slice gives the instrumented value or is refused.
//!
//! The programs named here agree in every feature; `docs/torture.md` says which of the folder do not yet.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Event, Jvm, Program, Progress, RunSpec};
use mantis_train::checking::{Outcome, Selection, check};
use mantis_train::session::java_home;
use mantis_train::{Listener, Session, Step};

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

/// Checks one program; the number of features that were equal.
fn agrees(name: &str, covered: bool) -> usize {
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../apps/torture/{name}.java"));
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let javac = java_home(&jvm).unwrap().join("bin/javac");
    let classes = folder.path().join("classes");
    let status =
        Command::new(javac).args(["-g", "-nowarn", "-d"]).arg(&classes).arg(&source).status().unwrap();
    assert!(status.success(), "{name} compiles");
    let program = Program::class_path([&classes], name).unwrap();
    let session = Session::open(program, jvm, folder.path()).unwrap();
    let runs: Vec<RunSpec> =
        argument_sets(&source).into_iter().map(|args| RunSpec::new(args, folder.path())).collect();
    let results = check(&session, &runs, Selection::All, covered, &Quiet, &AtomicBool::new(false)).unwrap();
    let mut equal = 0;
    for checked in &results.features {
        match &checked.outcome {
            Outcome::Equal => equal += 1,
            Outcome::Refused { .. } => {}
            wrong => panic!("{name}: {}: {wrong:?}", checked.feature),
        }
    }
    equal
}

#[test]
fn slices_without_uncovered_code() {
    for name in ["Callbacks", "Collections3", "DuplicatedFinally", "StaticInit", "MethodReferences", "Regex"]
    {
        assert!(agrees(name, true) > 0, "{name} has features with slices");
    }
}

#[test]
fn slices_that_would_write_or_start_threads_are_refused() {
    for name in ["WritesFile", "Threads"] {
        agrees(name, true);
    }
}
