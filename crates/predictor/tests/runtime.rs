//! What the run-time classes of predictors do in the place of the JDK and of loops, compared with these.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use mantis_classfile::jdk;
use tempfile::TempDir;

/// Every JDK here with a compiler, and the run-time classes and those of `tests/java`, compiled by it.
static COMPILED: LazyLock<Vec<(PathBuf, TempDir)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = |folder: &str| {
        let entries = fs::read_dir(root.join(folder)).expect("a folder of sources");
        entries.map(|e| e.expect("an entry").path()).filter(|path| path.is_file())
    };
    let sources: Vec<PathBuf> = files("../../java/src/mantis/predictor").chain(files("tests/java")).collect();
    let compiled = |home: PathBuf| {
        let work = tempfile::tempdir().expect("a temporary folder");
        mantis_javac::javac(&home, [""; 0], &sources, work.path()).expect("the sources compile");
        (home, work)
    };
    jdk::installed().into_iter().filter(|home| mantis_javac::compiles(home)).map(compiled).collect()
});

/// Runs a class of `tests/java`, in this package, with the run-time classes on every JDK here: it prints
/// `equal`, or what is not.
fn check(package: &str, class: &str) {
    assert!(!COMPILED.is_empty(), "this test needs a JDK with a compiler");
    for (home, classes) in COMPILED.iter() {
        let mut java = Command::new(home.join("bin/java"));
        java.arg("-cp").arg(classes.path()).arg(format!("{package}{class}"));
        let done = java.output().expect("java starts");
        assert_eq!(String::from_utf8_lossy(&done.stdout).trim(), "equal", "{}", home.display());
    }
}

#[test]
fn strings_are_split_as_the_jdk_splits_them() {
    check("", "Splits");
}

#[test]
fn cycles_are_skipped_and_summed_as_loops_would() {
    check("", "LoopSums");
}

#[test]
fn inputs_say_what_plainer_code_finds() {
    check("mantis.predictor.", "InputChecks");
}

#[test]
fn samples_are_of_the_file_and_counts_are_extended() {
    check("mantis.predictor.", "Samples");
}

#[test]
fn what_a_stopped_slice_counted_is_a_lower_bound() {
    check("mantis.predictor.", "StoppedChecks");
}

#[test]
fn decisions_where_to_run_are_those_of_arithmetic_and_links_are_learned() {
    check("mantis.predictor.", "OffloadChecks");
}

#[test]
fn what_threads_add_is_all_there() {
    check("mantis.predictor.", "ThreadSumsChecks");
}
