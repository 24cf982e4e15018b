//! Compiles Java and runs it on every installed JDK with and without the agent.

#![allow(dead_code, clippy::print_stdout, reason = "each test uses a part; what is skipped is said")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use mantis_classfile::class::ClassFile;
use mantis_classfile::jdk;
use mantis_report::{WatchReport, WatchedAction, WatchedResource};

/// Installed JDKs by release, of those the agent is made for. Says which of 17 and 25 is missing.
pub fn jdks() -> Vec<(u32, PathBuf)> {
    let mut homes: BTreeMap<u32, PathBuf> = BTreeMap::new();
    for home in jdk::installed() {
        if let Some(release) = jdk::feature_release(&home).filter(|r| *r >= 17) {
            homes.entry(release).or_insert(home);
        }
    }
    assert!(!homes.is_empty(), "these tests need a JDK, 17 or later");
    for release in [17, 25] {
        if !homes.contains_key(&release) {
            println!("skipped on JDK {release}: not installed");
        }
    }
    homes.into_iter().collect()
}

/// The agent's library, which cargo builds beside the tests.
pub fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let library = test.parent().unwrap().join("libmantis_agent.so");
    assert!(library.is_file(), "{} was built", library.display());
    library
}

/// A file of the project.
pub fn project(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// A Java file of these tests.
pub fn java_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java").join(format!("{name}.java"))
}

/// Compiles into a new folder below `dir`.
pub fn compile(home: &Path, sources: &[PathBuf], options: &[&str], dir: &Path) -> PathBuf {
    let out = dir.join("classes");
    mantis_javac::javac(home, ["-g"].iter().chain(options), sources, &out).unwrap();
    out
}

/// The class files below a folder, in the order of their paths.
pub fn classes(folder: &Path) -> Vec<ClassFile> {
    let mut paths = Vec::new();
    let mut work = vec![folder.to_owned()];
    while let Some(dir) = work.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|e| e == "class") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    paths.iter().map(|p| ClassFile::parse(&std::fs::read(p).unwrap()).unwrap()).collect()
}

/// What a program that was instrumented for training counts on a JDK, and its output.
pub fn counted_run(
    home: &Path,
    program: &mantis_instrument::InstrumentedProgram,
    dir: &Path,
    main: &str,
    args: &[&str],
) -> (Vec<u8>, Output) {
    let counted = dir.join("counted");
    for (name, bytes) in program.classes.iter().chain(&program.added) {
        write_class(&counted, name, bytes);
    }
    let counts = dir.join("counts");
    let output =
        Java::new(home, &counted).flag(format!("-Dmantis.counts={}", counts.display())).run(main, args);
    let dump = std::fs::read(&counts).unwrap_or_else(|e| panic!("{main}: {e}; {}", errors(&output)));
    (dump, output)
}

/// Writes a class file below a folder.
pub fn write_class(folder: &Path, name: &str, bytes: &[u8]) {
    let path = folder.join(format!("{name}.class"));
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, bytes).unwrap();
}

/// A JVM with the strictest verification.
pub struct Java<'a> {
    pub home: &'a Path,
    pub class_path: &'a Path,
    pub flags: Vec<String>,
}

impl<'a> Java<'a> {
    pub fn new(home: &'a Path, class_path: &'a Path) -> Java<'a> {
        let flags = ["-Xverify:all", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1"];
        Java { home, class_path, flags: flags.map(str::to_owned).to_vec() }
    }

    pub fn flag(mut self, flag: impl Into<String>) -> Self {
        self.flags.push(flag.into());
        self
    }

    /// With the agent and these options of it.
    pub fn watched(self, options: &str) -> Self {
        let flag = format!("-agentpath:{}={options}", library().display());
        self.flag(flag)
    }

    pub fn run(&self, main: &str, args: &[&str]) -> Output {
        let mut command = Command::new(self.home.join("bin/java"));
        command.args(&self.flags).arg("-cp").arg(self.class_path).arg(main).args(args);
        command.current_dir(self.class_path).stdin(Stdio::null()).output().unwrap()
    }
}

/// What a user sees of a program: its output and its exit code.
pub fn seen(output: &Output) -> (String, Option<i32>) {
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

/// Standard error, for messages of failing tests.
pub fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The classes of `mantis.watch`, to compile against.
pub fn api(dir: &Path) -> PathBuf {
    let folder = dir.join("api");
    for (name, bytes) in mantis_runtime::package("mantis/watch") {
        write_class(&folder, name, bytes);
    }
    folder
}

/// A Java file of these tests, compiled with the first JDK; the class path is below `dir`.
pub fn compile_here(name: &str, dir: &Path) -> PathBuf {
    let api = api(dir);
    let home = &jdks()[0].1;
    compile(home, &[java_file(name)], &["-cp", api.to_str().unwrap()], dir)
}

/// Runs a program under a configuration; gives its output and what was seen of its actions.
pub fn watch(java: Java<'_>, dir: &Path, config: &str, main: &str, args: &[&str]) -> (Output, WatchReport) {
    let (file, summary) = (dir.join("watch.toml"), dir.join("summary.json"));
    std::fs::write(&file, config).unwrap();
    let _ = std::fs::remove_file(&summary);
    let options = format!(
        "config={},summary={},log={}",
        file.display(),
        summary.display(),
        dir.join("agent.log").display()
    );
    let output = java.watched(&options).run(main, args);
    let text = std::fs::read_to_string(&summary).unwrap_or_else(|e| panic!("{e}: {}", errors(&output)));
    (output, serde_json::from_str(&text).unwrap())
}

/// An action of a report.
pub fn action<'a>(report: &'a WatchReport, name: &str) -> &'a WatchedAction {
    report.actions.iter().find(|a| a.name == name).unwrap_or_else(|| panic!("{name} in {report:#?}"))
}

/// A resource of an action of a report.
pub fn resource<'a>(report: &'a WatchReport, name: &str, resource: &str) -> &'a WatchedResource {
    let action = action(report, name);
    action.resources.iter().find(|r| r.resource == resource).unwrap_or_else(|| panic!("{action:#?}"))
}
