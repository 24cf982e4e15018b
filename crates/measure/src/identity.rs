//! Which run is which: hashes of all that determines one, so that a journal finds it again.

use crate::hash::Hasher;
use crate::jvm::FLAG_VARIABLES;
use crate::{Error, Jvm, Program, RunSpec};
use std::path::PathBuf;
use std::time::SystemTime;

/// Hash of an input: what the run list says and the content of the files it names. Arguments that are files
/// count when it names none: one of several could be a file that the program writes.
pub(crate) fn input_hash(input: &RunSpec) -> Result<String, Error> {
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
    for file in named_files(input) {
        hasher.content(&file)?;
    }
    Ok(hasher.finish())
}

/// The arguments that are files, where the run list names no files.
fn named_files(input: &RunSpec) -> impl Iterator<Item = PathBuf> + '_ {
    let args = input.args.iter().filter(|_| input.files.is_empty());
    args.map(|a| input.cwd.join(a)).filter(|f| f.is_file())
}

/// When the last of the files that an input's hash is made of was written.
pub(crate) fn last_written(input: &RunSpec) -> Option<SystemTime> {
    let files = input.files.iter().chain(&input.stdin).cloned().chain(named_files(input));
    files.filter_map(|f| std::fs::metadata(f).ok()?.modified().ok()).max()
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
