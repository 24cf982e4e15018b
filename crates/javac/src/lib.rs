//! The Java compiler, as tests and tools of this repository run it.
//!
//! Compilations are short: with the JVM's first compiler alone and the serial collector, each takes about
//! two thirds of the time.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Options of every compilation.
const OPTIONS: [&str; 7] = [
    "-J-XX:TieredStopAtLevel=1",
    "-J-XX:+UseSerialGC",
    "-nowarn",
    "-proc:none",
    "-encoding",
    "UTF-8",
    "-Xlint:-options",
];

/// Compiles sources into a folder, which is made if need be.
///
/// # Errors
/// What `javac` says of them, or why it cannot be run.
pub fn javac<O: AsRef<OsStr>, S: AsRef<Path>>(
    home: &Path,
    options: impl IntoIterator<Item = O>,
    sources: impl IntoIterator<Item = S>,
    out: &Path,
) -> Result<(), String> {
    let mut command = Command::new(home.join("bin").join("javac"));
    command.args(OPTIONS).args(options).arg("-d").arg(out);
    for source in sources {
        command.arg(source.as_ref());
    }
    std::fs::create_dir_all(out).map_err(|e| format!("{}: {e}", out.display()))?;
    let done = command.output().map_err(|e| format!("{}: {e}", command.get_program().display()))?;
    let said = || String::from_utf8_lossy(&done.stderr).into_owned();
    if done.status.success() { Ok(()) } else { Err(said()) }
}

/// Whether a JDK has a compiler; some installations only run programs.
pub fn compiles(home: &Path) -> bool {
    home.join("bin").join("javac").is_file()
}

/// The JDK that a `java` command belongs to, which may be a link into it.
///
/// # Panics
/// Where there is no such command.
pub fn home_of(java: &Path) -> PathBuf {
    let real = java.canonicalize().unwrap_or_else(|e| panic!("{}: {e}", java.display()));
    real.ancestors().nth(2).expect("a command is in a folder of its JDK").to_owned()
}
