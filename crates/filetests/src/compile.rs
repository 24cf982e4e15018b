//! The command `compile`: class files of the cases that changed, and the shapes of the JDK that cases need.
//!
//! Both come from JDK 17, so that they are the same whoever compiles. The shapes are completed by running the
//! cases: each says what it lacks, until none does.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mantis_classfile::jdk::{Jdk, feature_release, installed};

use crate::case::{Case, files};
use crate::shapes::{self, Shapes};
use crate::{Problem, Result, companion, kinds, shown};

/// The release whose compiler and classes the cases have.
const RELEASE: u32 = 17;
/// How often the shapes are completed; each time goes one step further into what the JDK's classes name.
const ROUNDS: usize = 20;

/// Compiles the cases whose names have `filter` in them, as far as they changed, or all if `all`. Without a
/// filter class files of which the case is gone are removed. Gives how many cases were compiled, and how many
/// classes of the JDK have shapes.
///
/// # Errors
/// When there is no JDK 17, a case is malformed or does not compile.
pub fn compile(filter: &str, all: bool) -> Result<(usize, usize)> {
    let home = home()?;
    let mut cases = Vec::new();
    for (kind, path) in files()? {
        let case = Case::read(&path, kind)?;
        if case.is_java() && case.name().contains(filter) {
            cases.push(case);
        }
    }
    if filter.is_empty() {
        for path in companion::orphans()? {
            std::fs::remove_file(&path).map_err(|e| Problem::new(shown(&path), e))?;
        }
    }
    let mut compiled = 0;
    for case in &cases {
        if all || !companion::is_fresh(case) {
            companion::write(case, classes(&home, case)?)?;
            compiled += 1;
        }
    }
    let jdk = Jdk::open(&home).map_err(|e| Problem::new("JDK", e))?;
    Ok((compiled, complete(&jdk, &cases, all && filter.is_empty())?))
}

fn home() -> Result<PathBuf> {
    let home = installed().into_iter().find(|home| feature_release(home) == Some(RELEASE));
    home.ok_or_else(|| {
        Problem::new("JDK", format!("a JDK of release {RELEASE} must be installed to compile"))
    })
}

/// Compiles a case; the names of its class files with their bytes.
fn classes(home: &Path, case: &Case) -> Result<Vec<(String, Vec<u8>)>> {
    let failed = |e: &dyn std::fmt::Display| Problem::new(shown(&case.path), e);
    let out = tempfile::tempdir().map_err(|e| failed(&e))?;
    let options = ["-g", "--release", &RELEASE.to_string()];
    mantis_javac::javac(home, options, [&case.path], out.path())
        .map_err(|said| failed(&format!("javac refuses it\n{said}")))?;
    let place = mantis_classfile::hierarchy::Place::open(out.path()).map_err(|e| failed(&e))?;
    let mut classes = Vec::new();
    for entry in place.classes() {
        let bytes = place.read(&entry.entry).map_err(|e| failed(&e))?;
        classes.extend(bytes.map(|bytes| (entry.entry, bytes)));
    }
    Ok(classes)
}

/// Adds the shapes that cases lack; from nothing if `anew`. Gives how many there are.
fn complete(jdk: &Jdk, cases: &[Case], anew: bool) -> Result<usize> {
    if anew {
        shapes::write(jdk, &BTreeSet::from(["java/lang/Object".to_owned()]))?;
    }
    for _ in 0..ROUNDS {
        let shapes = Arc::new(Shapes::open()?);
        let mut lacking = BTreeSet::new();
        for case in cases {
            // What is wrong with a case its test says.
            if let Ok(answers) = kinds::answers(case, &shapes) {
                lacking.extend(answers.lacking);
            }
        }
        let mut wanted = shapes.names();
        if lacking.is_empty() {
            return Ok(wanted.len());
        }
        wanted.extend(lacking);
        shapes::write(jdk, &wanted)?;
    }
    Err(Problem::new("jdk.shapes", format!("still not complete after {ROUNDS} rounds")))
}
