//! Jars, directories and class paths, and what is said when they are broken.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::hierarchy::{ClassPath, Hierarchy};
use mantis_classfile::jar::{self, Jar, JarBuilder, JarError, Manifest};
use mantis_classfile::jdk::Jdk;

use crate::common;

fn class(name: &str, super_name: &str) -> Vec<u8> {
    ClassFile::new(52, access::PUBLIC | access::SUPER, name, super_name).unwrap().to_bytes()
}

#[test]
fn broken_jars_are_named_in_a_sentence() {
    let temp = tempfile::tempdir().unwrap();
    let path = temp.path().join("app.jar");
    let sentence = |error: JarError| error.to_string().replace(&format!("{}/", temp.path().display()), "");

    assert_eq!(sentence(Jar::open(&path).unwrap_err()), "there is no file app.jar");

    fs::write(&path, "PK but not really").unwrap();
    let said = sentence(Jar::open(&path).unwrap_err());
    assert!(said.starts_with("app.jar is not a jar: "), "{said}");

    let mut builder = JarBuilder::new();
    builder.add_class("a/Good", class("a/Good", "java/lang/Object"));
    builder.add_class("a/Bad", b"\xCA\xFE\xBA\xBE\0\0".to_vec());
    builder.write_to(&path).unwrap();
    let class_path = ClassPath::open(std::slice::from_ref(&path), None).unwrap();
    assert_eq!(
        sentence(class_path.load_checked(&"a/Bad".into()).unwrap_err()),
        "class a/Bad.class of app.jar is corrupt: the class file is cut short: it ends at byte 6, where more was announced"
    );
    assert!(class_path.load(&"a/Bad".into()).is_none());
    assert_eq!(&**class_path.load(&"a/Good".into()).unwrap().name(), "a/Good");
    assert!(class_path.load_checked(&"a/None".into()).unwrap().is_none());

    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.windows(4).position(|w| w == b"Good").unwrap() + 20;
    bytes[middle..middle + 20].fill(0xAA);
    fs::write(&path, bytes).unwrap();
    let said = sentence(Jar::open(&path).and_then(|jar| jar.read("a/Good.class")).unwrap_err());
    assert!(said.starts_with("entry a/Good.class of app.jar is damaged: "), "{said}");

    let said = sentence(Jdk::open(temp.path()).unwrap_err());
    assert!(said.ends_with("is not a JDK of Java 9 or later: it has no lib/modules"), "{said}");

    let nowhere = temp.path().join("none").join("out.jar");
    let said = sentence(JarBuilder::new().write_to(&nowhere).unwrap_err());
    assert!(said.starts_with("cannot write none/out.jar: "), "{said}");
}

#[test]
fn the_same_content_gives_the_same_bytes_with_the_manifest_first() {
    let build = || {
        let mut builder = JarBuilder::new();
        builder.add("data.txt", b"data".to_vec());
        builder.add_class("b/C", class("b/C", "java/lang/Object"));
        let mut manifest = Manifest::default();
        manifest.set("Main-Class", "b.C");
        builder.manifest(&manifest);
        builder.to_bytes().unwrap()
    };
    assert_eq!(build(), build());
    let temp = tempfile::tempdir().unwrap();
    let path = temp.path().join("x.jar");
    fs::write(&path, build()).unwrap();
    let jar = Jar::open(&path).unwrap();
    assert_eq!(jar.entries(), ["META-INF/MANIFEST.MF", "data.txt", "b/C.class"]);
    assert_eq!(jar.manifest().unwrap().main_class().as_deref(), Some("b/C"));
    assert_eq!(jar.read("data.txt").unwrap().as_deref(), Some(&b"data"[..]));
    assert_eq!(jar.read("none").unwrap(), None);
}

#[test]
fn rewriting_drops_signatures_only_when_a_class_changed() {
    let temp = tempfile::tempdir().unwrap();
    let path = temp.path().join("signed.jar");
    let mut builder = JarBuilder::new();
    builder.add(
        "META-INF/MANIFEST.MF",
        b"Manifest-Version: 1.0\r\n\r\nName: A.class\r\nSHA-256-Digest: x\r\n\r\n".to_vec(),
    );
    for entry in ["META-INF/KEY.SF", "META-INF/KEY.RSA", "META-INF/services/x.SF", "res"] {
        builder.add(entry, b"content".to_vec());
    }
    builder.add_class("A", class("A", "java/lang/Object"));
    builder.add("META-INF/versions/9/A.class", class("A", "java/lang/Object"));
    builder.write_to(&path).unwrap();
    let jar = Jar::open(&path).unwrap();

    let mut offered = Vec::new();
    let same = jar::rewrite(&jar, |entry, _| {
        offered.push((entry.class.clone(), entry.release));
        Ok::<_, JarError>(None)
    });
    assert_eq!(offered, [("A".to_owned(), None), ("A".to_owned(), Some(9))]);
    assert!(same.unwrap().contains("META-INF/KEY.SF"));

    let changed =
        jar::rewrite(&jar, |entry, bytes| Ok::<_, JarError>(entry.release.is_none().then(|| bytes.to_vec())));
    let out = temp.path().join("out.jar");
    changed.unwrap().write_to(&out).unwrap();
    let out = Jar::open(&out).unwrap();
    assert_eq!(
        out.entries(),
        ["META-INF/MANIFEST.MF", "META-INF/services/x.SF", "res", "A.class", "META-INF/versions/9/A.class"]
    );
    assert_eq!(out.read("META-INF/MANIFEST.MF").unwrap().unwrap(), b"Manifest-Version: 1.0\r\n\r\n");
}

#[test]
fn class_paths_follow_manifests_and_let_the_first_place_win() {
    let temp = tempfile::tempdir().unwrap();
    let directory = temp.path().join("classes");
    fs::create_dir_all(directory.join("p")).unwrap();
    fs::write(directory.join("p/Twice.class"), class("p/Twice", "p/FromDirectory")).unwrap();
    let mut library = JarBuilder::new();
    library.add_class("p/Library", class("p/Library", "java/util/ArrayList"));
    library.add_class("p/Twice", class("p/Twice", "p/FromLibrary"));
    library.write_to(&temp.path().join("library.jar")).unwrap();
    let mut app = JarBuilder::new();
    let mut manifest = Manifest::default();
    manifest.set("Class-Path", "library.jar missing.jar app.jar");
    app.manifest(&manifest).add_class("p/App", class("p/App", "p/Library"));
    app.write_to(&temp.path().join("app.jar")).unwrap();

    let jdk = Arc::new(common::first_jdk());
    let paths: Vec<PathBuf> = vec![directory, temp.path().join("app.jar")];
    let class_path = ClassPath::open(&paths, Some(jdk)).unwrap();
    let names: Vec<String> = class_path.program_classes().iter().map(|n| n.to_string()).collect();
    assert_eq!(names, ["p/App", "p/Library", "p/Twice"]);
    assert_eq!(class_path.superclass("p/Twice").as_deref(), Some("p/FromDirectory"));
    assert_eq!(class_path.is_subclass("p/App", "java/util/List"), Some(true));
    assert_eq!(class_path.is_subclass("p/App", "java/util/Map"), Some(false));
    assert_eq!(class_path.is_subclass("p/Twice", "java/util/Map"), None, "a superclass is missing");
    assert_eq!(
        class_path.common_superclass("p/App", "java/util/LinkedList").as_deref(),
        Some("java/util/AbstractList")
    );
    assert_eq!(class_path.common_superclass("p/App", "java/util/List").as_deref(), Some("java/lang/Object"));
    assert_eq!(class_path.common_superclass("p/Twice", "p/App"), None);
    assert_eq!(class_path.common_superclass("p/Library", "p/App").as_deref(), Some("p/Library"));
    assert!(class_path.is_program_class("p/App") && !class_path.is_program_class("java/util/List"));
}

#[test]
fn of_multi_release_jars_the_classes_for_the_jdk_are_used() {
    let temp = tempfile::tempdir().unwrap();
    let path = temp.path().join("library.jar");
    let superclass = |multi: bool, with_jdk: bool| {
        let mut builder = JarBuilder::new();
        let mut manifest = Manifest::default();
        if multi {
            manifest.set("Multi-Release", "true");
        }
        builder.manifest(&manifest).add_class("A", class("A", "Base"));
        builder.add("META-INF/versions/8/A.class", class("A", "Eight"));
        builder.add("META-INF/versions/9/A.class", class("A", "Nine"));
        builder.add("META-INF/versions/11/A.class", class("A", "Eleven"));
        builder.add("META-INF/versions/99/A.class", class("A", "Later"));
        builder.write_to(&path).unwrap();
        let jdk = with_jdk.then(|| Arc::new(common::first_jdk()));
        let class_path = ClassPath::open(std::slice::from_ref(&path), jdk).unwrap();
        let used = class_path.places()[0].classes().into_iter().filter(|c| class_path.uses(c));
        let releases: Vec<_> = used.map(|c| c.release).collect();
        (class_path.superclass("A").unwrap().to_string(), releases)
    };
    assert_eq!(superclass(true, true), ("Eleven".to_owned(), vec![Some(11)]));
    assert_eq!(superclass(false, true), ("Base".to_owned(), vec![None]));
    assert_eq!(superclass(true, false), ("Base".to_owned(), vec![None]), "no release is known");
}

#[test]
fn packages_of_a_jdk_have_a_module_and_classes() {
    let home = &common::jdk_homes()[0];
    let jdk = Jdk::open(home).unwrap();
    let has = |package: &str, class: &str| jdk.package(package).iter().any(|c| &**c == class);
    assert!(has("java/util", "java/util/ArrayList$Itr"));
    assert!(!has("java/util", "java/util/concurrent/Future"));
    assert!(has("java/net/http", "java/net/http/HttpClient"));
    assert_eq!(jdk.module_of("java/net/http").map(|m| &**m), Some("java.net.http"));
    assert!(jdk.package("no/such").is_empty());
}
