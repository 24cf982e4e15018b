//! What slices keep, as marked source lines: `>` before a line of which some statement is in the slice.
//!
//! One test for each idea of the slicer; whether slices compute the right values is the matter of
//! `torture.rs`.

use std::collections::BTreeSet;
use std::process::Command;

use expect_test::Expect;
use mantis_feature::Feature;
use mantis_measure::{Jvm, Program};
use mantis_pointsto::{Coverage, Everything, FACTS};
use mantis_slice::Slice;
use mantis_train::candidates::Analysed;
use mantis_train::session::java_home;
use mantis_train::training::kept_lines;
use mantis_train::{Phases, Session};

mod control;
mod cost;
mod heap;
mod optimism;
mod refusals;

/// Slices a program for a feature, without a profile; the source with kept lines marked, or why there is no
/// slice.
fn check(source: &str, feature: &str, expected: Expect) {
    let marked = |source: &str, slice: &Slice| {
        let kept: BTreeSet<u32> = kept_lines(slice).into_values().flatten().collect();
        let mark = |n: usize| if kept.contains(&(n as u32 + 1)) { "> " } else { "  " };
        let lines = source.lines().enumerate();
        lines.map(|(n, line)| format!("{}{line}\n", mark(n)).replace("  \n", "\n")).collect()
    };
    expected.assert_eq(&sliced(source, feature, marked));
}

/// Slices a program for a feature and says something of the slice, or why there is none.
fn sliced(source: &str, feature: &str, say: impl Fn(&str, &Slice) -> String) -> String {
    sliced_within(source, feature, FACTS, say)
}

fn sliced_within(source: &str, feature: &str, facts: usize, say: impl Fn(&str, &Slice) -> String) -> String {
    let source = source.trim_start_matches('\n');
    analysed(source, feature, (&Everything, facts), |analysed, feature| match analysed.slice(&[feature]) {
        Err(refusal) => format!("refused: {}\n", refusal.reason),
        Ok(slice) => say(source, &slice),
    })
}

/// Compiles and analyses a program and looks for a feature.
fn analysed<R>(
    source: &str,
    feature: &str,
    within: (&dyn Coverage, usize),
    work: impl FnOnce(&Analysed, &Feature) -> R,
) -> R {
    analysed_features(source, &[feature], within, |analysed, features| work(analysed, features[0]))
}

/// The same for several features.
fn analysed_features<R>(
    source: &str,
    features: &[&str],
    (coverage, facts): (&dyn Coverage, usize),
    work: impl FnOnce(&Analysed, &[&Feature]) -> R,
) -> R {
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let file = folder.path().join("P.java");
    std::fs::write(&file, source).unwrap();
    let classes = folder.path().join("classes");
    let javac = java_home(&jvm).unwrap().join("bin/javac");
    let done = Command::new(javac).args(["-g", "-d"]).arg(&classes).arg(&file).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let program = Program::class_path([&classes], "P").unwrap();
    let session = Session::open(program, jvm, folder.path(), Phases::Together).unwrap();
    let analysed = Analysed::within(&session.app, &session.main, coverage, false, facts).unwrap();
    let names = || session.catalog.features.iter().map(|f| f.name.as_str()).collect::<Vec<_>>();
    let find = |name: &&str| {
        let feature = session.catalog.features.iter().find(|f| f.name == *name);
        feature.unwrap_or_else(|| panic!("no feature {name} in {:#?}", names()))
    };
    work(&analysed, &features.iter().map(find).collect::<Vec<_>>())
}
