//! Which run is which: hashes of all that determines one, so that a journal finds it again.

use crate::hash::Hasher;
use crate::jvm::FLAG_VARIABLES;
use crate::{Error, Jvm, Program, RunSpec};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// An input as it may have been when it was run.
pub(crate) struct Identity {
    /// Hash of what the run list says and of the content of the files it names. Arguments that are files
    /// count when it names none: one of several could be a file that the program writes.
    pub(crate) hash: String,
    /// When the files of which the content does not count were written, the first of them: the run may have
    /// done that.
    pub(crate) but: Option<SystemTime>,
    /// When the last of the others was written.
    pub(crate) written: Option<SystemTime>,
}

/// What an input may have been when it was run, the likeliest first: as it is, or, where its run list names
/// no files, without those of its arguments that are the youngest files.
pub(crate) fn identities(input: &RunSpec) -> Result<Vec<Identity>, Error> {
    let mut named: Vec<(Option<SystemTime>, PathBuf)> = Vec::new();
    if input.files.is_empty() {
        let files = input.args.iter().map(|a| input.cwd.join(a)).filter(|f| f.is_file());
        named.extend(files.map(|f| (written(&f), f)));
    }
    let mut youngest: Vec<Option<SystemTime>> = named.iter().map(|(time, _)| *time).collect();
    youngest.sort_by(|a, b| b.cmp(a));
    youngest.dedup();
    let mut all = vec![identity(input, &named, None)?];
    for but in youngest.into_iter().flatten() {
        all.push(identity(input, &named, Some(but))?);
    }
    Ok(all)
}

fn identity(
    input: &RunSpec,
    named: &[(Option<SystemTime>, PathBuf)],
    but: Option<SystemTime>,
) -> Result<Identity, Error> {
    let mut hasher = Hasher::new("input 1");
    hasher.parts(input.args.iter().map(String::as_str));
    hasher.parts(input.env.iter().flat_map(|(k, v)| [k.as_str(), v.as_str()]));
    hasher.part(input.cwd.as_os_str().as_encoded_bytes());
    if !input.cwd.is_dir() {
        return Err(Error::Input(format!("cwd {}: no such folder", input.cwd.display())));
    }
    if let Some(stdin) = &input.stdin {
        hasher.part(b"stdin");
        hasher.content(stdin)?;
    }
    for file in &input.files {
        hasher.part(file.as_os_str().as_encoded_bytes());
        hasher.content(file)?;
    }
    let counts = |time: &Option<SystemTime>| but.is_none_or(|but| time.is_none_or(|time| time < but));
    let named = || named.iter().filter(|(time, _)| counts(time));
    for (_, file) in named() {
        hasher.content(file)?;
    }
    let others = input.files.iter().chain(&input.stdin).filter_map(|f| written(f));
    let last = others.chain(named().filter_map(|(time, _)| *time)).max();
    Ok(Identity { hash: hasher.finish(), but, written: last })
}

fn written(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(file).ok()?.modified().ok()
}

/// Key of the runs of a kind: all that determines them.
pub(crate) fn key(
    program: &Program,
    classes: &str,
    jvm: &Jvm,
    flags: &[String],
    input: &str,
    kind: &str,
) -> String {
    let mut hasher = Hasher::new("run 1");
    hasher.parts([kind, classes, input]);
    hasher.parts(flags.iter().map(String::as_str));
    hasher.parts(program.jvm_flags.iter().chain(&program.module_flags).map(String::as_str));
    let codes: Vec<String> = program.success_codes.iter().map(i32::to_string).collect();
    hasher.parts(codes.iter().map(String::as_str));
    hasher.parts(program.env.iter().flat_map(|(k, v)| [k.as_str(), v.as_str()]));
    hasher.parts(jvm.properties.iter().flat_map(|(k, v)| [k.as_str(), v.as_str()]));
    for variable in FLAG_VARIABLES {
        hasher.part(std::env::var_os(variable).unwrap_or_default().as_encoded_bytes());
    }
    hasher.finish()
}
