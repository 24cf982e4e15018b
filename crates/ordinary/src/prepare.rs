//! From the list to something that can be run: libraries fetched and checked, sources compiled, inputs made.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};

use crate::corpus::{Artifact, Program, Set};

/// Where things are.
pub struct Places {
    /// The repository.
    pub root: PathBuf,
    /// Results, one folder for each program.
    pub out: PathBuf,
    /// Libraries, as they were fetched.
    pub jars: PathBuf,
    /// The folder of a JDK's commands; empty: those of the PATH.
    pub java: PathBuf,
}

impl Places {
    /// The folder of a program.
    pub fn program(&self, program: &Program) -> PathBuf {
        self.out.join(&program.name)
    }

    /// The run list of a set.
    pub fn runs(&self, program: &Program, set: Set) -> PathBuf {
        self.program(program).join(set.name()).join("runs.jsonl")
    }

    fn jdk(&self, command: &str) -> String {
        self.java.join(command).to_string_lossy().into_owned()
    }

    /// A library, fetched from Maven Central unless it is there; in any case it must be what is expected.
    fn fetch(&self, artifact: &Artifact) -> Result<PathBuf, String> {
        let file = self.jars.join(artifact.file());
        if !file.exists() {
            create(&self.jars)?;
            let which = format!("-Dartifact={}", artifact.maven);
            let to = format!("-DoutputDirectory={}", self.jars.display());
            run(&self.root, &["mvn", "-q", "-B", "-Dstyle.color=never", "dependency:copy", &which, &to])?;
        }
        let bytes = std::fs::read(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let found: String = Sha256::digest(&bytes).iter().map(|b| format!("{b:02x}")).collect();
        if found == artifact.sha256 {
            Ok(file)
        } else {
            Err(format!(
                "{} is not {}: its SHA-256 is {found}, not {}; delete it if it was fetched incompletely",
                file.display(),
                artifact.maven,
                artifact.sha256
            ))
        }
    }

    /// The program's class path, its own sources compiled into the first entry.
    ///
    /// # Errors
    /// A sentence, when something cannot be fetched or compiled.
    pub fn class_path(&self, program: &Program) -> Result<String, String> {
        let mut entries = Vec::new();
        let libraries = program.libraries.iter().map(|l| self.fetch(l)).collect::<Result<Vec<_>, _>>()?;
        if let Some(sources) = &program.sources {
            entries.push(self.compile(program, &self.root.join(sources), &libraries)?);
        }
        entries.extend(libraries);
        Ok(join(&entries))
    }

    fn compile(&self, program: &Program, sources: &Path, libraries: &[PathBuf]) -> Result<PathBuf, String> {
        let folder = self.program(program);
        let (classes, jar) = (folder.join("classes"), folder.join(format!("{}.jar", program.name)));
        let mut files = Vec::new();
        java_files(sources, &mut files)?;
        files.sort();
        if is_newer(&jar, &files) {
            return Ok(jar);
        }
        clear(&classes)?;
        let classes = classes.to_string_lossy().into_owned();
        let javac = [&self.jdk("javac"), "-g", "--release", "17", "-encoding", "UTF-8", "-d", &classes];
        let mut command: Vec<String> = javac.iter().map(|w| (*w).to_owned()).collect();
        if !libraries.is_empty() {
            command.extend(["-cp".to_owned(), join(libraries)]);
        }
        command.extend(files.iter().map(|f| f.to_string_lossy().into_owned()));
        run(&self.root, &command)?;
        let file = jar.to_string_lossy().into_owned();
        let pack = [&self.jdk("jar"), "--create", "--file", &file, "--main-class", &program.main];
        // The same sources give the same jar.
        let rest = ["--date=2024-01-01T00:00:00Z", "-C", &classes, "."];
        run(&self.root, &[&pack[..], &rest[..]].concat())?;
        Ok(jar)
    }

    /// Makes a set's inputs, unless so many are there.
    ///
    /// # Errors
    /// A sentence, when the generator fails.
    pub fn inputs(&self, program: &Program, set: Set, count: usize) -> Result<(), String> {
        let folder = self.program(program).join(set.name());
        let data = program.data.as_ref().map(|d| self.fetch(d)).transpose()?;
        let inputs = self.root.join("apps/build/inputs.jar").to_string_lossy().into_owned();
        if program.generator[0] == "@inputs" && !Path::new(&inputs).exists() {
            run(&self.root, &["apps/build.sh", "inputs"])?;
        }
        let inputs = [self.jdk("java"), "-jar".to_owned(), inputs];
        let command = program.generate(set, count, &folder, &inputs, data.as_deref());
        // Made by the same command before, with all of its files.
        let (made, text) = (folder.join("made"), command.join("\n"));
        if std::fs::read_to_string(&made).is_ok_and(|m| m == text) {
            return Ok(());
        }
        clear(&folder)?;
        run(&self.root, &command)?;
        std::fs::write(&made, text).map_err(|e| format!("cannot write {}: {e}", made.display()))
    }
}

/// Creates a folder.
pub fn create(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))
}

/// Makes a folder an empty one.
fn clear(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("cannot delete {}: {e}", folder.display()))
        }
        _ => create(folder),
    }
}

fn join(entries: &[PathBuf]) -> String {
    entries.iter().map(|e| e.to_string_lossy()).collect::<Vec<_>>().join(":")
}

/// The Java sources below a folder.
fn java_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    for path in entries.flatten().map(|e| e.path()) {
        if path.is_dir() {
            java_files(&path, found)?;
        } else if path.extension().is_some_and(|e| e == "java") {
            found.push(path);
        }
    }
    Ok(())
}

/// Whether a file is there and no older than any of these.
fn is_newer(file: &Path, than: &[PathBuf]) -> bool {
    let changed = |p: &Path| std::fs::metadata(p).and_then(|m| m.modified()).ok();
    changed(file).is_some_and(|t| than.iter().all(|f| changed(f).is_some_and(|s| s <= t)))
}

/// Runs a command and waits.
///
/// # Errors
/// A sentence with the end of what it wrote to standard error.
fn run<S: AsRef<str>>(folder: &Path, command: &[S]) -> Result<(), String> {
    let name = command[0].as_ref();
    let output = Command::new(name)
        .args(command[1..].iter().map(AsRef::as_ref))
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("cannot run {name}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last: Vec<&str> = said.lines().rev().take(3).collect();
    let last: Vec<&str> = last.into_iter().rev().collect();
    let words: Vec<&str> = command.iter().take(4).map(AsRef::as_ref).collect();
    Err(format!("{} …: {}: {}", words.join(" "), output.status, last.join(" / ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_what_is_expected_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let places = Places {
            root: path("."),
            out: path("out"),
            jars: folder.path().to_owned(),
            java: PathBuf::new(),
        };
        std::fs::write(path("b-1.jar"), "abc").unwrap();
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let artifact = |sha256: &str| Artifact { maven: "a:b:1".to_owned(), sha256: sha256.to_owned() };
        assert_eq!(places.fetch(&artifact(known)).unwrap(), path("b-1.jar"));
        let refused = places.fetch(&artifact(&known.replace('b', "c"))).unwrap_err();
        assert!(refused.contains("is not a:b:1: its SHA-256 is ba78"), "{refused}");
    }

    #[test]
    fn what_fails_says_why() {
        let why = run(Path::new("/"), &["sh", "-c", "echo one >&2; echo two >&2; exit 3"]).unwrap_err();
        assert!(why.ends_with("exit status: 3: one / two"), "{why}");
        assert!(run(Path::new("/"), &["no such command"]).unwrap_err().starts_with("cannot run"));
    }
}
