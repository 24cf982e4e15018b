//! The commands that start the JVMs of a measurement.

use super::default_flags;
use super::run::{REASON_LIMIT, STDOUT_LIMIT};
use crate::process::{self, End, Limits};
use crate::{Error, Jvm, Program, RunSpec};
use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// `java` with everything before the main class, in the input's surroundings.
pub(super) fn java(
    jvm: &Jvm,
    program: &Program,
    input: &RunSpec,
    flags: &[OsString],
    runtime: Option<&PathBuf>,
) -> Result<Command, Error> {
    // The runtime is last, so that the program finds its own resources first.
    let class_path = std::env::join_paths(program.class_path.iter().chain(runtime))
        .map_err(|e| Error::Program(format!("class path: {e}")))?;
    let mut command = Command::new(&jvm.java);
    // First, so that the user's flags win.
    command.args(flags);
    if jvm.release() >= 9 {
        command.args(&program.module_flags);
    }
    command.args(&program.jvm_flags).arg("-cp").arg(class_path);
    command.envs(&program.env).envs(&input.env).current_dir(&input.cwd);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    match &input.stdin {
        Some(path) => command.stdin(File::open(path).map_err(Error::read(path))?),
        None => command.stdin(Stdio::null()),
    };
    Ok(command)
}

/// What a run takes from its start to its end as seen from outside, nothing recorded; `None` if it fails.
///
/// # Errors
/// When no JVM can be started, or the user interrupts.
pub fn elapsed(
    program: &Program,
    jvm: &Jvm,
    input: &RunSpec,
    limit: Duration,
    cancel: &AtomicBool,
) -> Result<Option<Duration>, Error> {
    let mut flags = default_flags(&program.jvm_flags);
    // A crash is reported where it was counted and timed.
    flags.push("-XX:ErrorFile=/dev/null".to_owned());
    let flags: Vec<OsString> = flags.into_iter().map(OsString::from).collect();
    let mut command = java(jvm, program, input, &flags, None)?;
    command.arg(&program.main_class).args(&input.args);
    let limits = Limits { timeout: limit, stdout: STDOUT_LIMIT, stderr: REASON_LIMIT };
    let finished = process::run(command, &limits, cancel)
        .map_err(|e| Error::Jvm(format!("cannot run {}: {e}", jvm.java.display())))?;
    match finished.end {
        End::Cancelled => Err(Error::Cancelled),
        End::Exit(code) if code == 0 || program.success_codes.contains(&code) => Ok(Some(finished.elapsed)),
        _ => Ok(None),
    }
}

/// A system property that names a file.
pub(super) fn property(name: &str, value: &Path) -> OsString {
    let mut flag = OsString::from(format!("-D{name}="));
    flag.push(value);
    flag
}
