//! Differential tests of the whole chain on the programs of `apps/torture` and its like: compile, instrument,
//! slice every feature that ran, run the slices under `-Xverify:all`, compare. Every slice gives the
//! instrumented value or is refused.
//!
//! Here a share of the programs and of their features, so that it takes minutes; `make torture` checks all of
//! them on every JDK.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use mantis_classfile::jdk::{feature_release, installed};
use mantis_instrument::layout::Exceptions;
use mantis_measure::Jvm;

use mantis_train::Rule;
use mantis_train::checking::{Checked, Outcome, Plan, Selection, check};

use crate::common;

/// Features known to differ, with their reasons in `docs/torture.md`.
const KNOWN: [&str; 0] = [];

/// One feature of so many is checked.
const STEP: usize = 3;

/// Checks one program; the number of features that were equal, and what was wrong.
fn compare(source: &Path, jvm: &Jvm, covered: bool) -> (usize, Vec<String>) {
    let step = if is_always(source) { 1 } else { STEP };
    let results = common::results_of_every(step, source, jvm, covered, mantis_pointsto::FACTS);
    let equal = results.features.iter().filter(|f| f.outcome == Outcome::Equal).count();
    let wrong = |f: &&Checked| common::differs(&f.outcome) && !KNOWN.contains(&&*f.feature);
    let name = source.display();
    let text = |f: &Checked| format!("{name}: {}: {:?}", f.feature, f.outcome);
    (equal, results.features.iter().filter(wrong).map(text).collect())
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

/// Programs of which a slice was wrong once for a reason that no other test has.
const ALWAYS: [&str; 6] =
    ["AnnotatedParts", "ClonedParts", "Collations", "DigestCodec", "FileRoundTrip", "OldClassFiles"];

fn is_always(source: &Path) -> bool {
    source.file_stem().is_some_and(|n| ALWAYS.iter().any(|a| n == *a))
}

/// Every twenty-eighth program, so that two tests run beside each other.
fn share(start: usize) -> Vec<PathBuf> {
    common::programs("torture").into_iter().skip(start).step_by(28).collect()
}

#[test]
fn the_usual_jdk() {
    let mut sources = share(0);
    sources.extend(common::programs("torture").into_iter().filter(|s| is_always(s)));
    sources.sort();
    sources.dedup();
    sources.extend(common::programs("torturepackages"));
    all_agree(&sources, &Jvm::find(None).unwrap());
}

#[test]
fn the_usual_jdk_more() {
    all_agree(&share(14), &Jvm::find(None).unwrap());
}

/// The newest JDK runs every third of the programs that need it, and some of the others.
#[test]
fn the_newest_jdk() {
    let newest = installed().into_iter().max_by_key(|home| feature_release(home)).expect("a JDK");
    let jvm = Jvm::find(Some(&newest)).unwrap();
    let mut sources: Vec<PathBuf> = common::programs("torture").into_iter().skip(1).step_by(68).collect();
    if jvm.release() >= 21 {
        sources.extend(common::programs("torture21").into_iter().step_by(3));
    }
    if jvm.release() >= 25 {
        sources.extend(common::programs("torture25").into_iter().step_by(3));
    }
    all_agree(&sources, &jvm);
}

/// Slices that have all writes of what they read, wherever these are, as those of large programs.
#[test]
fn slices_that_do_not_tell_writes_apart() {
    let jvm = Jvm::find(None).unwrap();
    for source in common::programs("torture").into_iter().skip(5).step_by(90) {
        let (limits, selection) = ((mantis_pointsto::FACTS, 0), (Selection::Every(STEP), common::TOGETHER));
        let results = common::results_of(common::prepare(&source, &jvm), true, limits, selection, false).0;
        let wrong: Vec<&Checked> = results.features.iter().filter(|f| common::differs(&f.outcome)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", source.display());
        assert!(results.features.iter().any(|f| f.outcome == Outcome::Equal), "{}", source.display());
    }
}

/// Programs about what streams of objects call: a hook that the analysis does not know refuses nearly all of
/// one, which no other test would notice.
#[test]
fn serialisation() {
    all_equal(&[
        "DeepCopyKeys",
        "DigestLoops",
        "ExternalGraph",
        "FilterGate",
        "ReplacedObjects",
        "SerialHooks",
    ]);
}

/// What no counted run reached and what ends the program there is not taken to have run.
#[test]
fn ends_of_runs_that_fail() {
    all_equal(&["EndsElsewhere"]);
}

/// No feature of these programs is refused.
fn all_equal(names: &[&str]) {
    let jvm = Jvm::find(None).unwrap();
    let is_named = |path: &PathBuf| path.file_stem().is_some_and(|n| names.iter().any(|a| n == *a));
    let sources: Vec<PathBuf> = common::programs("torture").into_iter().filter(is_named).collect();
    assert_eq!(sources.len(), names.len());
    for source in sources {
        let results = common::results(&source, &jvm, true);
        let others: Vec<&Checked> = results.features.iter().filter(|f| f.outcome != Outcome::Equal).collect();
        assert!(others.is_empty(), "{}: {others:#?}", source.display());
    }
}

/// With a small budget the heap is coarse, or hidden code is left outside: fewer slices, but right ones.
#[test]
fn coarse_heaps() {
    let jvm = Jvm::find(None).unwrap();
    let mut equal = 0;
    for source in common::programs("torture").iter().skip(3).step_by(27) {
        let results = common::results_of_every(STEP, source, &jvm, true, 700);
        let wrong: Vec<_> = results.features.iter().filter(|f| common::differs(&f.outcome)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", source.display());
        equal += results.features.iter().filter(|f| f.outcome == Outcome::Equal).count();
    }
    assert!(equal > 0, "some programs stay within the budget");
}

/// The features of a program with a method of this code in a loop that ends by an exception, and whether it
/// is counted, and how closely what it throws.
fn of_large_method(states: &str) -> (Vec<Checked>, bool, Exceptions) {
    let text = format!(
        "// args: 3 | 20 | 41
        public class LargeScanner {{
            static int left, last;
            public static void main(String[] args) {{
                left = Integer.parseInt(args[0]);
                int n = scan(new int[4]) + last;
                for (int i = 0; i < n; i++) {{ last ^= i; }}
                System.out.println(last);
            }}
            static int next() {{
                if (left-- == 0) {{ throw new java.util.NoSuchElementException(); }}
                return left * 7;
            }}
            static int scan(int[] t) {{
                int i = 0;
                int c = 0;
                for (;;) {{
                    {states}
                    i++;
                    try {{ c = next(); }} catch (java.util.NoSuchElementException e) {{ return i; }}
                }}
            }}
        }}"
    );
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("LargeScanner.java");
    std::fs::write(&source, text).unwrap();
    let prepared = common::prepare(&source, &Jvm::find(None).unwrap());
    let plan = Plan { selection: Selection::Varying(14), covered: true, together: None, rule: Rule::Strict };
    let cancel = AtomicBool::new(false);
    let results = check(&prepared.session, &prepared.runs, plan, &common::Quiet, &cancel).unwrap();
    let (_, scan) = prepared.session.layout.methods().find(|(m, _)| &*m.name == "scan").unwrap();
    (results.features, scan.counted, scan.exceptions)
}

/// Methods that have no room for counting the exceptions of each instruction, or for counting anything: that
/// the loop goes on, and ends by an exception, is taken into account all the same.
#[test]
fn large_methods() {
    let rough = |i: usize| {
        format!("if (c == {i}) {{ last = {i}; }} {}\n", "t[i & 3] += t[c & 3] / (i + 1);".repeat(6))
    };
    let uncounted =
        |i: usize| format!("if ((c + i) % {} == {} && t[i & 3]++ > {i}) {{ last = {i}; }}\n", i + 2, i / 2);
    let all_equal = |features: &[Checked]| {
        assert_eq!(features.len(), 14);
        assert!(features.iter().all(|f| f.outcome == Outcome::Equal), "{features:#?}");
    };
    let (features, counted, exceptions) = of_large_method(&(0..400).map(rough).collect::<String>());
    assert_eq!((counted, exceptions), (true, Exceptions::Stretches));
    all_equal(&features);
    let (features, counted, _) = of_large_method(&(0..1100).map(uncounted).collect::<String>());
    assert!(!counted);
    all_equal(&features);
}

/// All features in one slice: what computes one must leave alone what another counts. `CountingInTries`
/// differed only so.
#[test]
fn all_features_at_once() {
    let jvm = Jvm::find(None).unwrap();
    let wanted = ["CountingInTries", "NestedCounts", "StridedCounts", "SummedCounts", "ThrowingIterations"];
    for name in wanted {
        let source =
            common::programs("torture").into_iter().find(|s| s.file_stem().is_some_and(|s| s == name));
        let results =
            common::results_within(&source.expect(name), &jvm, true, mantis_pointsto::FACTS, usize::MAX);
        let wrong: Vec<_> = results.features.iter().filter(|f| common::differs(&f.outcome)).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:#?}");
        assert_eq!(results.together.slices, 1, "{name}");
        assert_eq!(results.together.refused, 0, "{name}");
    }
}

/// Classes that are initialised anew in a JVM, prediction by prediction, compute what they do in a fresh one.
#[test]
fn classes_run_again() {
    let jvm = Jvm::find(None).unwrap();
    for name in ["FailedInit", "InitWaits", "InterfaceFieldInits", "RunsAgain", "StaticCycles"] {
        let source =
            common::programs("torture").into_iter().find(|s| s.file_stem().is_some_and(|s| s == name));
        let results =
            common::results_within(&source.expect(name), &jvm, true, mantis_pointsto::FACTS, usize::MAX);
        let together = results.together;
        assert!(together.again > 0 && together.not_again == 0, "{name}: {:#?}", results.remarks);
    }
}

/// Slices without the profile's knowledge of what ran.
#[test]
fn uncovered_slices() {
    let jvm = Jvm::find(None).unwrap();
    let wanted = ["Boxing", "Callbacks", "Regex", "StaticInit"];
    let is_wanted = |s: &PathBuf| wanted.iter().any(|w| s.file_stem().is_some_and(|stem| stem == *w));
    for source in common::programs("torture").iter().filter(|s| is_wanted(s)) {
        let (equal, wrong) = compare(source, &jvm, false);
        assert!(equal > 0 && wrong.is_empty(), "{}: {wrong:#?}", source.display());
    }
}
