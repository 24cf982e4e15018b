//! Programs of which only optimistic slices compute the features: differential tests of `apps/optimistic`.
//!
//! As in `torture.rs`, but the slices may assume what counted runs confirm, and each of them must give the
//! instrumented value.

mod common;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use mantis_classfile::jdk::{feature_release, installed};
use mantis_measure::Jvm;
use mantis_train::Rule;
use mantis_train::checking::{Outcome, Plan, Selection, check};

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

/// The usual JDK, and the newest that is installed.
fn jvms() -> Vec<Jvm> {
    let usual = Jvm::find(None).unwrap();
    let newest: Option<PathBuf> = installed().into_iter().max_by_key(|home| feature_release(home));
    let mut jvms = vec![usual];
    jvms.extend(newest.and_then(|home| Jvm::find(Some(&home)).ok()).filter(|j| j.java != jvms[0].java));
    jvms
}

/// What is written to files and read again is kept in memory; signatures that name the JDK's classes are
/// kept.
#[test]
fn slices_compute_every_feature() {
    for jvm in jvms() {
        for source in common::programs("optimistic") {
            agree(&source, &jvm);
        }
    }
}
