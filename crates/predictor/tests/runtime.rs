//! What the run-time classes of predictors do in the place of the JDK, compared with the JDK.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use mantis_classfile::jdk;

#[test]
fn strings_are_split_as_the_jdk_splits_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let runtime = fs::read_dir(root.join("../../java/src/mantis/predictor")).expect("the run-time classes");
    let mut sources: Vec<PathBuf> = runtime.map(|e| e.expect("an entry").path()).collect();
    sources.push(root.join("tests/java/Splits.java"));
    let work = tempfile::tempdir().expect("a temporary folder");
    let homes: Vec<PathBuf> =
        jdk::installed().into_iter().filter(|h| h.join("bin/javac").is_file()).collect();
    assert!(!homes.is_empty(), "this test needs a JDK with a compiler");
    for home in homes {
        let javac = Command::new(home.join("bin/javac"))
            .arg("-nowarn")
            .arg("-d")
            .arg(work.path())
            .args(&sources)
            .output();
        let javac = javac.expect("javac starts");
        assert!(javac.status.success(), "{}", String::from_utf8_lossy(&javac.stderr));
        let java = Command::new(home.join("bin/java")).arg("-cp").arg(work.path()).arg("Splits").output();
        let java = java.expect("java starts");
        assert_eq!(String::from_utf8_lossy(&java.stdout).trim(), "equal", "{}", home.display());
    }
}
