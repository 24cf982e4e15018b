//! Java programs of `tests/java`, compiled once a test process.

#![allow(dead_code)]

use mantis_measure::{Jvm, output};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// Compiled programs.
pub struct Java {
    dir: PathBuf,
}

impl Java {
    /// Compiles on first use.
    pub fn get() -> &'static Java {
        static JAVA: OnceLock<Java> = OnceLock::new();
        JAVA.get_or_init(|| {
            let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(concat!("java-", env!("CARGO_CRATE_NAME")));
            std::fs::create_dir_all(&dir).unwrap();
            output::write_runtime_jar(&dir.join("runtime.jar")).unwrap();
            let java = Java { dir };
            java.compile("app", &["App.java", "C.java"]);
            java.compile("many", &["Many.java", "ThreadsC.java"]);
            java.compile("odd", &["Odd.java"]);
            java.compile("sizes", &["Sizes.java"]);
            java
        })
    }

    fn compile(&self, name: &str, sources: &[&str]) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
        let runtime = self.runtime();
        let options = ["--release".as_ref(), "8".as_ref(), "-cp".as_ref(), runtime.as_os_str()];
        let sources = sources.iter().map(|s| folder.join(s));
        mantis_javac::javac(&mantis_javac::home_of(&jvm().java), options, sources, &self.classes(name))
            .unwrap();
    }

    /// The jar with `mantis.rt`.
    pub fn runtime(&self) -> PathBuf {
        self.dir.join("runtime.jar")
    }

    /// Folder of a program's classes.
    pub fn classes(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Runs `java -cp classes:runtime FLAGS ARGS`.
    pub fn run(&self, jvm: &Jvm, name: &str, flags: &[String], args: &[&str], cwd: &Path) -> Output {
        let path = std::env::join_paths([self.classes(name), self.runtime()]).unwrap();
        let mut java = Command::new(&jvm.java);
        java.arg("-cp").arg(path).args(flags).args(args).current_dir(cwd).output().unwrap()
    }
}

/// The usual JVM.
pub fn jvm() -> Jvm {
    Jvm::find(None).unwrap()
}

/// Every JVM under `/usr/lib/jvm`, once each, and the usual one.
pub fn jvms() -> Vec<Jvm> {
    let installed = std::fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten();
    let mut homes: Vec<PathBuf> = installed.filter_map(|e| e.path().canonicalize().ok()).collect();
    homes.sort();
    homes.dedup();
    let mut jvms: Vec<Jvm> = homes.iter().filter_map(|h| Jvm::find(Some(h)).ok()).collect();
    let usual = jvm();
    if jvms.iter().all(|j| j.properties != usual.properties) {
        jvms.push(usual);
    }
    jvms
}
