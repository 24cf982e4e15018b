//! Programs of which only optimistic slices compute the features: differential tests of `apps/optimistic`.
//!
//! As in `torture.rs`, but the slices may assume what counted runs confirm, and each of them must give the
//! instrumented value.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_classfile::jdk::{feature_release, installed};
use mantis_measure::Jvm;
use mantis_train::Rule;
use mantis_train::checking::{Outcome, Plan, Selection, check};

use crate::common;

fn agree(source: &Path, jvm: &Jvm) {
    let prepared = common::prepare(source, jvm);
    let plan = Plan { selection: Selection::All, covered: true, together: Some(5), rule: Rule::Optimistic };
    let cancel = AtomicBool::new(false);
    let results = check(&prepared.session, &prepared.runs, plan, &common::Quiet, &cancel).unwrap();
    let wrong: Vec<String> = results
        .features
        .iter()
        .filter(|f| f.outcome != Outcome::Equal)
        .map(|f| format!("{}: {:?}", f.feature, f.outcome))
        .collect();
    assert!(results.features.len() > 20, "{} has features", source.display());
    assert!(wrong.is_empty(), "{}: {wrong:#?}", source.display());
}

/// What is written to files and read again is kept in memory; signatures that name the JDK's classes are
/// kept.
#[test]
fn slices_compute_every_feature() {
    let jvm = Jvm::find(None).unwrap();
    common::programs("optimistic").iter().for_each(|source| agree(source, &jvm));
}

#[test]
fn slices_compute_every_feature_on_the_newest_jdk() {
    let newest = installed().into_iter().max_by_key(|home| feature_release(home)).expect("a JDK");
    let jvm = Jvm::find(Some(&newest)).unwrap();
    if jvm.java != Jvm::find(None).unwrap().java {
        common::programs("optimistic").iter().for_each(|source| agree(source, &jvm));
    }
}
