//! Class paths on which a class is twice: counted is the one that the JVM uses.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_classfile::jar::{JarBuilder, Manifest};

use mantis_measure::{Jvm, Program, RunSpec, Silent, Status};
use mantis_train::session::{count, java_home};
use mantis_train::{Phases, Session};

/// A library whose method two phases of the program call, so that each has a copy of its own.
const SOURCE: &str = "
class Lib {
    static int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += i * 3 % 7;
            if (s > 1000) s -= 1000;
        }
        return s;
    }
}
public class Main {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        System.out.println(Lib.sum(n));
        System.out.println(Lib.sum(n + 1));
    }
}
";

fn jar(path: &Path, class_path: &str, classes: &Path, name: &str) {
    let mut manifest = Manifest::default();
    manifest.set("Class-Path", class_path);
    let bytes = std::fs::read(classes.join(format!("{name}.class"))).unwrap();
    let mut jar = JarBuilder::new();
    jar.manifest(&manifest).add_class(name, bytes);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    jar.write_to(path).unwrap();
}

#[test]
fn jars_that_a_manifest_names_do_not_hide_the_counted_ones() {
    let folder = tempfile::tempdir().unwrap();
    let inside = |name: &str| folder.path().join(name);
    std::fs::write(inside("Main.java"), SOURCE).unwrap();
    let jvm = Jvm::find(None).unwrap();
    let classes = inside("classes");
    mantis_javac::javac(&java_home(&jvm).unwrap(), ["-g"], [inside("Main.java")], &classes).unwrap();
    // As Debian packages do: an absolute path, and the same classes in another jar that is named as well.
    let library = inside("far/library.jar");
    jar(&library, "again.jar", &classes, "Lib");
    jar(&inside("far/again.jar"), "", &classes, "Lib");
    jar(&inside("app.jar"), library.to_str().unwrap(), &classes, "Main");
    let program = Program::class_path([inside("app.jar"), inside("far/again.jar")], "Main").unwrap();
    let session = Session::open(program, jvm, &inside("work"), Phases::Apart).unwrap();
    let copies = session.catalog.features.iter().filter(|f| f.name.contains("sum from ")).count();
    assert!(copies > 0, "the method that two phases call has copies");
    let decoder = session.decoder();
    let runs = [RunSpec::new(["20"], folder.path())];
    let store = count(&session, &runs, &decoder, &Silent, &AtomicBool::new(false)).unwrap();
    assert_eq!((store.rows[0].status, &store.rows[0].reason), (Status::Ok, &None));
    let counted: f64 = store.rows[0].features.iter().sum();
    assert!(counted > 0.0);
}
