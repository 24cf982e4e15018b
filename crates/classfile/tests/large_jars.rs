//! Ten large jars from Maven Central: round trips, and recomputed frames in the eyes of the JVM. Takes about
//! two minutes and the network, so it is run on request: `cargo test --release -p mantis-classfile --test
//! large_jars -- --ignored`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::frames;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy};
use mantis_classfile::jar::{self, Jar};
use mantis_classfile::jdk::Jdk;
use sha2::{Digest, Sha256};

use crate::common;

/// Group, artifact, version and SHA-256 of each jar.
const JARS: [(&str, &str, &str, &str); 10] = [
    (
        "com.google.guava",
        "guava",
        "33.4.8-jre",
        "f3d7f57f67fd622f4d468dfdd692b3a5e3909246c28017ac3263405f0fe617ed",
    ),
    (
        "org.jetbrains.kotlin",
        "kotlin-stdlib",
        "2.1.20",
        "1bcc74e8ce84e2c25eaafde10f1248349cce3062b6e36978cbeec610db1e930a",
    ),
    (
        "org.scala-lang",
        "scala-library",
        "2.13.16",
        "1ebb2b6f9e4eb4022497c19b1e1e825019c08514f962aaac197145f88ed730f1",
    ),
    (
        "org.apache.groovy",
        "groovy",
        "4.0.26",
        "ae3196ed31fa11e8506f9c40a6b34fdaff06a8eeda78a8a6ebaeb1a2a0ad35dc",
    ),
    ("org.clojure", "clojure", "1.12.0", "c45333006441a059ea9fdb1341fc6c1f40b921a10dccd82665311e48a0384763"),
    ("org.eclipse.jdt", "ecj", "3.41.0", "47bda183cd94a8bdb704f5b35690224f75b7d2fb563c8b8f9bbcfab987c3029b"),
    (
        "org.bouncycastle",
        "bcprov-jdk18on",
        "1.80",
        "e8ad209f8c58d291a37ca9750e9e9fac60596956c983e49dd8282381dd8b3249",
    ),
    (
        "org.apache.lucene",
        "lucene-core",
        "9.12.1",
        "8d812e9fa6dbd816808205e6cb4d7ab43a747e379c8cb31a0d6dc91050b3f97a",
    ),
    ("com.h2database", "h2", "2.3.232", "8dae62d22db8982c3dcb3826edb9c727c5d302063a67eef7d63d82de401f07d3"),
    (
        "org.hibernate.orm",
        "hibernate-core",
        "6.6.13.Final",
        "bd5f765533660485f7533d17c26d598ea5042c90dbf52e6502919bec334061ab",
    ),
];

/// Fetches a jar through Maven, and checks that it is the one meant.
fn fetch((group, artifact, version, digest): (&str, &str, &str, &str), into: &Path) -> PathBuf {
    let status = Command::new("mvn")
        .args(["-q", "-B", "org.apache.maven.plugins:maven-dependency-plugin:3.6.0:copy"])
        .arg(format!("-Dartifact={group}:{artifact}:{version}"))
        .arg(format!("-DoutputDirectory={}", into.display()))
        .status()
        .expect("mvn is on the PATH");
    assert!(status.success(), "mvn could not fetch {artifact} {version}");
    let path = into.join(format!("{artifact}-{version}.jar"));
    let found: String = Sha256::digest(fs::read(&path).unwrap()).iter().map(|b| format!("{b:02x}")).collect();
    assert_eq!(found, digest, "{artifact} {version} is not the jar this test was written for");
    path
}

fn reframe(bytes: &[u8], hierarchy: &dyn Hierarchy) -> Vec<u8> {
    let mut class = ClassFile::parse(bytes).unwrap();
    for index in 0..class.methods.len() {
        if let Some(mut code) = Code::decode(&class, &class.methods[index]).unwrap() {
            frames::recompute(&mut code, &class, hierarchy).unwrap();
            class.set_code(index, &code).unwrap();
        }
    }
    class.to_bytes()
}

#[test]
#[ignore = "needs the network and two minutes"]
fn large_jars_come_back_byte_for_byte_and_verify_with_new_frames() {
    let temp = tempfile::tempdir().unwrap();
    for coordinates in JARS {
        let path = fetch(coordinates, temp.path());
        let jar = Jar::open(&path).unwrap();
        let jdk = Arc::new(Jdk::open(common::jdk_homes().last().unwrap()).unwrap());
        let class_path = ClassPath::open(std::slice::from_ref(&path), Some(jdk)).unwrap();
        let mut names = Vec::new();
        let rewritten = jar::rewrite(&jar, |entry, bytes| {
            common::round_trip(&entry.entry, bytes)?;
            if entry.release.is_none() {
                names.push(common::java_name(&entry.class));
            }
            Ok::<_, Failure>(Some(reframe(bytes, &class_path)))
        });
        let out = path.with_extension("new.jar");
        rewritten.unwrap().write_to(&out).unwrap();
        for home in common::jdk_homes() {
            // Optional dependencies are missing, so some classes never link: the same ones, for the same
            // reason.
            let before = common::link_errors(&home, &names, None, std::slice::from_ref(&path));
            let after = common::link_errors(&home, &names, None, std::slice::from_ref(&out));
            assert_eq!(
                common::kinds(&before),
                common::kinds(&after),
                "{} on {}",
                path.display(),
                home.display()
            );
            assert!(
                names.len() > 500 && before.len() < names.len() / 2,
                "{} of {} link",
                before.len(),
                names.len()
            );
        }
    }
}

/// A failure of either kind.
#[derive(Debug)]
#[allow(dead_code)] // Read by its Debug form only.
struct Failure(String);

impl From<String> for Failure {
    fn from(text: String) -> Failure {
        Failure(text)
    }
}

impl From<jar::JarError> for Failure {
    fn from(error: jar::JarError) -> Failure {
        Failure(error.to_string())
    }
}
