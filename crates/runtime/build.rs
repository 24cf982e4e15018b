//! Compiles `java/src/**/*.java` for Java 8 and writes a table of the class files for `lib.rs` to include.
//!
//! `java/stubs` has the signatures of what every JDK has and `--release 8` hides; nothing of it is packed.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    if let Err(message) = build() {
        println!("cargo::error={}", message.replace('\n', " | "));
        std::process::exit(1);
    }
}

fn build() -> Result<(), String> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(|e| e.to_string())?);
    let java = root.join("../../java/src");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|e| e.to_string())?);
    println!("cargo::rerun-if-changed={}", java.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=JAVA_HOME");

    let mut sources = Vec::new();
    files(&java, "java", &mut sources)?;
    let classes = out.join("classes");
    if classes.exists() {
        fs::remove_dir_all(&classes).map_err(|e| format!("{}: {e}", classes.display()))?;
    }
    fs::create_dir_all(&classes).map_err(|e| format!("{}: {e}", classes.display()))?;
    let stubs = root.join("../../java/stubs");
    println!("cargo::rerun-if-changed={}", stubs.display());
    compile(&sources, &stubs, &classes)?;

    let mut compiled = Vec::new();
    files(&classes, "class", &mut compiled)?;
    let mut table = String::from("&[\n");
    for path in &compiled {
        let relative = path.strip_prefix(&classes).map_err(|e| e.to_string())?.with_extension("");
        let name: Vec<_> = relative.components().map(|c| c.as_os_str().to_string_lossy()).collect();
        writeln!(table, "    ({:?}, include_bytes!({path:?})),", name.join("/"))
            .map_err(|e| e.to_string())?;
    }
    table.push(']');
    fs::write(out.join("classes.rs"), table).map_err(|e| e.to_string())
}

fn compile(sources: &[PathBuf], stubs: &Path, classes: &Path) -> Result<(), String> {
    let javac = compiler().ok_or(
        "Mantis needs a Java compiler to build: no javac in JAVA_HOME, on the PATH or under /usr/lib/jvm. \
         Install a JDK (17 or later, for instance the package openjdk-17-jdk-headless) or set JAVA_HOME.",
    )?;
    let run = Command::new(&javac)
        .args([
            "--release",
            "8",
            "-Xlint:-options",
            "-g:source,lines",
            "-proc:none",
            "-implicit:none",
            "-encoding",
            "UTF-8",
            "-d",
        ])
        .arg(classes)
        .arg("-sourcepath")
        .arg(stubs)
        .args(sources)
        .output()
        .map_err(|e| format!("{}: {e}", javac.display()))?;
    if run.status.success() {
        return Ok(());
    }
    Err(format!("{} failed on java/src:\n{}", javac.display(), String::from_utf8_lossy(&run.stderr).trim()))
}

/// `javac` of JAVA_HOME, else of the PATH, else of the last JDK by name under /usr/lib/jvm.
fn compiler() -> Option<PathBuf> {
    let name = format!("javac{}", env::consts::EXE_SUFFIX);
    let home = env::var_os("JAVA_HOME").map(|h| PathBuf::from(h).join("bin"));
    let path = env::var_os("PATH").map(|p| env::split_paths(&p).collect::<Vec<_>>()).unwrap_or_default();
    let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/jvm")
        .map(|d| d.flatten().map(|e| e.path().join("bin")).collect())
        .unwrap_or_default();
    installed.sort();
    installed.reverse();
    home.into_iter().chain(path).chain(installed).map(|dir| dir.join(&name)).find(|p| p.is_file())
}

/// All files below `dir` with the extension, sorted, so that the build does not depend on the order of a
/// directory.
fn files(dir: &Path, extension: &str, into: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, extension, into)?;
        } else if path.extension().is_some_and(|e| e == extension) {
            into.push(path);
        }
    }
    Ok(())
}
