//! What the run-time classes of predictors do in the place of the JDK and of loops, compared with these.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use mantis_classfile::jdk;

/// Runs a class of `tests/java`, in this package, with the run-time classes on every JDK here: it prints
/// `equal`, or what is not.
fn check(package: &str, class: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let runtime = fs::read_dir(root.join("../../java/src/mantis/predictor")).expect("the run-time classes");
    let mut sources: Vec<PathBuf> = runtime.map(|e| e.expect("an entry").path()).collect();
    sources.retain(|path| path.is_file());
    sources.push(root.join("tests/java").join(class).with_extension("java"));
    let homes: Vec<PathBuf> = jdk::installed().into_iter().filter(|h| mantis_javac::compiles(h)).collect();
    assert!(!homes.is_empty(), "this test needs a JDK with a compiler");
    for home in homes {
        let work = tempfile::tempdir().expect("a temporary folder");
        mantis_javac::javac(&home, [""; 0], &sources, work.path()).expect("the sources compile");
        let java = Command::new(home.join("bin/java"))
            .arg("-cp")
            .arg(work.path())
            .arg(format!("{package}{class}"))
            .output();
        let java = java.expect("java starts");
        assert_eq!(String::from_utf8_lossy(&java.stdout).trim(), "equal", "{}", home.display());
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
