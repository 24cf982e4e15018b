//! Compiled programs, a folder for each test, and running `mantis` in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use mantis_classfile::jar::{JarBuilder, Manifest};
use mantis_javac::{home_of, javac};
use mantis_measure::Jvm;

/// The usual JDK's `java`.
pub fn java() -> PathBuf {
    Jvm::locate(None).unwrap()
}

/// The folder with the compiled classes of `tests/java`, compiled once.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli-classes");
        let files = [
            "Tiny.java",
            "Odd.java",
            "Lib.java",
            "Spills.java",
            "Split.java",
            "Writes.java",
            "Five.java",
            "OneBlock.java",
            "Ways.java",
            "Serve.java",
            "Phases.java",
            "Rare.java",
            "ColdObject.java",
            "ColdTable.java",
            "ColdThrow.java",
            "InVain.java",
            "Seldom.java",
            "Endless.java",
            "Texts.java",
            "Takes.java",
            "Ledger.java",
            "Named.java",
        ]
        .map(|f| sources.join(f));
        javac(&home_of(&java()), ["--release", "8"], files, &folder).unwrap();
        folder
    })
}

/// A jar with these classes, the first with `main`.
pub fn jar(path: &Path, names: &[&str], class_path: Option<&str>) {
    let mut manifest = Manifest::default();
    manifest.set("Main-Class", names[0]);
    if let Some(class_path) = class_path {
        manifest.set("Class-Path", class_path);
    }
    let mut jar = JarBuilder::new();
    jar.manifest(&manifest);
    for name in names {
        jar.add_class(name, class_bytes(name));
    }
    jar.write_to(path).unwrap();
}

/// A compiled class.
pub fn class_bytes(name: &str) -> Vec<u8> {
    fs::read(classes().join(format!("{name}.class"))).unwrap()
}

/// What a command did.
#[derive(Debug)]
pub struct Done {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Done {
    /// The only error: the end of standard error, with the lines of a program that failed below it.
    pub fn error(&self) -> &str {
        let start = self.stderr.rfind("\nerror: ").map_or(0, |at| at + 1);
        self.stderr[start..].trim_end()
    }

    /// Standard output as lines of JSON.
    pub fn json(&self) -> Vec<serde_json::Value> {
        self.stdout.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
    }
}

/// A folder to work in.
pub struct Place {
    dir: tempfile::TempDir,
}

impl Place {
    /// An empty folder.
    pub fn new() -> Place {
        // Canonical, because messages name canonical paths.
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).canonicalize().unwrap();
        Place { dir: tempfile::tempdir_in(root).unwrap() }
    }

    /// A folder with `odd.jar`.
    pub fn odd() -> Place {
        let place = Place::new();
        jar(&place.path("odd.jar"), &["Odd"], None);
        place
    }

    /// A folder with `tiny.jar`, twelve files of numbers in `in`, and the lines of a run list of these.
    pub fn tiny() -> (Place, String) {
        let place = Place::new();
        jar(&place.path("tiny.jar"), &["Tiny"], None);
        let mut list = String::new();
        for n in 1..=12 {
            let numbers: String = (1..=n).map(|k| format!("{}\n", k * (1 + n % 4))).collect();
            place.write(&format!("in/{n}.txt"), &numbers);
            list += &format!("{{\"args\":[\"in/{n}.txt\"]}}\n");
        }
        (place, list)
    }

    /// A path in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    /// `mantis` with arguments, to be started in the folder.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mantis"));
        command.args(args).current_dir(self.dir.path()).stdin(Stdio::null());
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.env("XDG_CACHE_HOME", self.path("cache"));
        command
    }

    /// Runs `mantis`; the folder's name is `DIR` in what it says.
    pub fn mantis(&self, args: &[&str]) -> Done {
        self.finish(self.command(args))
    }

    /// Runs a command to its end.
    pub fn finish(&self, mut command: Command) -> Done {
        let done = command.output().unwrap();
        let dir = self.dir.path().display().to_string();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap().replace(&dir, "DIR");
        Done {
            code: done.status.code().unwrap_or(-1),
            stdout: text(&done.stdout),
            stderr: text(&done.stderr),
        }
    }

    /// Runs `mantis` where it must succeed.
    pub fn ok(&self, args: &[&str]) -> Done {
        let done = self.mantis(args);
        assert_eq!(done.code, 0, "{args:?}: {done:#?}");
        done
    }

    /// Names in the folder, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.dir.path()).unwrap();
        let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// A run list of `odd.jar`, a line for each kind of behaviour and amount of work.
pub fn odd_runs(runs: impl IntoIterator<Item = (&'static str, u32)>) -> String {
    runs.into_iter().map(|(what, n)| format!("{{\"args\":[\"{what}\",\"{n}\"]}}\n")).collect()
}
