//! What the tests share: the JDKs at hand, and the JVM's verdict on classes.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::jdk::{self, Jdk};

/// One home for each feature release that is installed. The tests need at least one.
pub fn jdk_homes() -> Vec<PathBuf> {
    let mut homes = BTreeMap::new();
    for home in jdk::installed() {
        homes.entry(jdk::feature_release(&home).unwrap_or_default()).or_insert(home);
    }
    assert!(!homes.is_empty(), "no JDK found: set JAVA_HOME");
    homes.into_values().collect()
}

pub fn first_jdk() -> Jdk {
    Jdk::open(&jdk_homes()[0]).unwrap()
}

/// A class of the JDK, parsed.
pub fn jdk_class(name: &str) -> ClassFile {
    ClassFile::parse(&first_jdk().find(name).unwrap()).unwrap()
}

/// Whether a class belongs to `java.base`.
pub fn in_java_base(jdk: &Jdk, name: &str) -> bool {
    let package = name.rsplit_once('/').map_or("", |(package, _)| package);
    jdk.module_of(package).is_some_and(|module| &**module == "java.base")
}

/// Links each class in a JVM that verifies everything; gives, for each class that fails, the kind of error.
///
/// `patch` is a directory that replaces `java.base`; else the classes come from `class_path`.
pub fn link_errors(
    home: &Path,
    names: &[String],
    patch: Option<&Path>,
    class_path: &[PathBuf],
) -> BTreeMap<String, String> {
    let temp = tempfile::tempdir().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/LinkAll.java");
    mantis_javac::javac(home, [""; 0], [source], temp.path()).unwrap();
    let list = temp.path().join("names");
    std::fs::write(&list, names.join("\n")).unwrap();
    let mut command = Command::new(home.join("bin/java"));
    // A JVM that crashes leaves its report in the current directory.
    command.current_dir(temp.path()).arg("-Xverify:all");
    if let Some(patch) = patch {
        command.arg("--patch-module").arg(format!("java.base={}", patch.display()));
    }
    command.arg("-cp").arg(temp.path()).arg("LinkAll").arg(&list).args(class_path);
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    let linked = text.lines().find_map(|line| line.strip_prefix("linked ")).expect("the run was complete");
    let errors: BTreeMap<String, String> = text
        .lines()
        .filter_map(|line| line.split_once(": "))
        .map(|(class, error)| (class.to_owned(), error.to_owned()))
        .collect();
    assert_eq!(linked.parse::<usize>().unwrap() + errors.len(), names.len(), "{text}");
    errors
}

/// The kind of each error: which missing class is named first may change with the frames.
pub fn kinds(errors: &BTreeMap<String, String>) -> BTreeMap<&str, &str> {
    errors.iter().map(|(class, error)| (class.as_str(), error.split(':').next().unwrap_or(error))).collect()
}

/// The class name as Java writes it.
pub fn java_name(internal: &str) -> String {
    internal.replace('/', ".")
}

/// Decodes and re-encodes all methods; gives what does not come back the same.
pub fn round_trip(name: &str, bytes: &[u8]) -> Result<usize, String> {
    let mut class = ClassFile::parse(bytes).map_err(|error| format!("{name}: {error}"))?;
    if class.to_bytes() != bytes {
        return Err(format!("{name}: parse -> write differs"));
    }
    let mut methods = 0;
    for index in 0..class.methods.len() {
        let code = Code::decode(&class, &class.methods[index]).map_err(|error| format!("{name}: {error}"))?;
        if let Some(code) = code {
            class.set_code(index, &code).map_err(|error| format!("{name}: {error}"))?;
            methods += 1;
        }
    }
    match class.to_bytes() == bytes {
        true => Ok(methods),
        false => Err(format!("{name}: decode -> encode differs")),
    }
}
