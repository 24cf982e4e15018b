//! The class files of a case: one small archive beside it, `NAME.classes`, with the hash of the source.
//!
//! The archive is a zip file, so that a [`ClassPath`] opens it like a jar. A case that was edited and not
//! compiled again is found by the hash.

use std::path::{Path, PathBuf};

use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jar::{Jar, JarBuilder};

use crate::case::{Case, Kind};
use crate::{COMPILE, Problem, Result, folder, shown};

/// The entry with the hash of the source.
const HASH: &str = "source.sha256";

/// Where the class files of a case are.
pub fn path(case: &Case) -> PathBuf {
    case.path.with_extension("classes")
}

/// Opens the class files of a case.
///
/// # Errors
/// A sentence that names the command when they are not those of the case as it is.
pub fn open(case: &Case) -> Result<ClassPath> {
    let path = path(case);
    let stale = |what: &str| {
        let filter = case.name();
        Problem::new(shown(&case.path), format!("{what}; run `{COMPILE} {filter}`"))
    };
    if !path.is_file() {
        return Err(stale("the case was not compiled"));
    }
    if hash(&path)? != case.hash() {
        return Err(stale("the case was edited and not compiled again"));
    }
    ClassPath::open(&[path], None).map_err(|e| Problem::new(shown(&case.path), e))
}

/// Whether the class files of a case are those of its source.
pub fn is_fresh(case: &Case) -> bool {
    let path = path(case);
    path.is_file() && hash(&path).is_ok_and(|hash| hash == case.hash())
}

fn hash(path: &Path) -> Result<String> {
    let bad = |e: &dyn std::fmt::Display| Problem::new(shown(path), e);
    let jar = Jar::open(path).map_err(|e| bad(&e))?;
    let bytes = jar.read(HASH).map_err(|e| bad(&e))?.unwrap_or_default();
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Class files of cases that are no longer there.
///
/// # Errors
/// When a folder cannot be read.
pub fn orphans() -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for kind in Kind::ALL {
        let folder = folder().join(kind.name());
        let entries = std::fs::read_dir(&folder).map_err(|e| Problem::new(shown(&folder), e))?;
        for entry in entries {
            let path = entry.map_err(|e| Problem::new(shown(&folder), e))?.path();
            if path.extension().is_some_and(|e| e == "classes") && !path.with_extension("java").is_file() {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Writes the class files of a case: names of entries with their bytes.
///
/// # Errors
/// When the file cannot be written.
pub fn write(case: &Case, mut classes: Vec<(String, Vec<u8>)>) -> Result<()> {
    classes.sort();
    let mut jar = JarBuilder::new();
    jar.add(HASH, case.hash().into_bytes());
    for (name, bytes) in classes {
        jar.add(&name, bytes);
    }
    let path = path(case);
    jar.write_to(&path).map_err(|e| Problem::new(shown(&path), e))
}
