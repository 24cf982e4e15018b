//! Frames computed from scratch, and old frames after edits, in the eyes of the JVM's verifier.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::frames;
use mantis_classfile::hierarchy::{ClassPath, NoClasses};
use mantis_classfile::insn::Insn;
use mantis_classfile::jdk::Jdk;
use mantis_classfile::opcode::SimpleOp;

use crate::common;

/// Rewrites all methods of the chosen classes of `java.base` into a directory; gives the classes' Java names.
fn rewrite(
    jdk: &Jdk,
    out: &Path,
    choose: impl Fn(&str) -> bool,
    mut method: impl FnMut(&mut Code, &ClassFile) -> Result<(), CodeError>,
) -> Vec<String> {
    let mut names = Vec::new();
    for (name, bytes) in jdk.classes().filter(|(name, _)| common::in_java_base(jdk, name) && choose(name)) {
        let mut class = ClassFile::parse(&bytes).unwrap();
        for index in 0..class.methods.len() {
            let Some(mut code) = Code::decode(&class, &class.methods[index]).unwrap() else { continue };
            let result = method(&mut code, &class).and_then(|()| class.set_code(index, &code));
            match result {
                // A method that grew too large stays as it was.
                Ok(()) | Err(CodeError::TooLarge(_)) => {}
                Err(error) => panic!("{name}.{}: {error}", class.methods[index].name()),
            }
        }
        let file = out.join(format!("{name}.class"));
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, class.to_bytes()).unwrap();
        if !name.ends_with("package-info") {
            names.push(common::java_name(&name));
        }
    }
    names
}

#[test]
fn recomputed_frames_of_java_base_verify() {
    for home in common::jdk_homes() {
        let jdk = Arc::new(Jdk::open(&home).unwrap());
        let class_path = ClassPath::open(&[], Some(Arc::clone(&jdk))).unwrap();
        let out = tempfile::tempdir().unwrap();
        let mut computed = 0;
        let names = rewrite(
            &jdk,
            out.path(),
            |_| true,
            |code, class| {
                let max_stack = code.max_stack;
                frames::recompute(code, class, &class_path)?;
                computed += code.frames.len();
                // The compiler's figure may be larger than needed, never smaller.
                assert!(code.max_stack <= max_stack, "max_stack {} > {max_stack}", code.max_stack);
                Ok(())
            },
        );
        assert!(names.len() > 2_000 && computed > 50_000, "{} classes, {computed} frames", names.len());
        let errors = common::link_errors(&home, &names, Some(out.path()), &[]);
        assert!(errors.is_empty(), "{errors:#?}");
    }
}

#[test]
fn original_frames_bound_what_the_hierarchy_does_not_know() {
    let home = &common::jdk_homes()[0];
    let jdk = Jdk::open(home).unwrap();
    let out = tempfile::tempdir().unwrap();
    let names = rewrite(
        &jdk,
        out.path(),
        |name| name.starts_with("java/util/"),
        |code, class| frames::recompute(code, class, &NoClasses),
    );
    let errors = common::link_errors(home, &names, Some(out.path()), &[]);
    assert!(names.len() > 500 && errors.is_empty(), "{errors:#?}");
}

#[test]
fn the_verifier_sees_missing_frames() {
    let home = &common::jdk_homes()[0];
    let jdk = Jdk::open(home).unwrap();
    let out = tempfile::tempdir().unwrap();
    // Not a class that the JVM needs to start.
    let names = rewrite(
        &jdk,
        out.path(),
        |name| name == "java/util/zip/ZipOutputStream",
        |code, _| {
            code.frames.clear();
            Ok(())
        },
    );
    let errors = common::link_errors(home, &names, Some(out.path()), &[]);
    assert_eq!(common::kinds(&errors).get("java.util.zip.ZipOutputStream"), Some(&"java.lang.VerifyError"));
}

/// Puts `count` instructions that do nothing before each instruction.
fn pad(code: &mut Code, count: usize) {
    let old = std::mem::take(&mut code.nodes);
    for node in old {
        if matches!(node, Node::Insn(_)) {
            code.nodes.extend(std::iter::repeat_n(Node::Insn(Insn::Simple(SimpleOp::Nop)), count));
        }
        code.nodes.push(node);
    }
}

#[test]
fn original_frames_follow_inserted_instructions() {
    for home in common::jdk_homes() {
        let jdk = Jdk::open(&home).unwrap();
        let out = tempfile::tempdir().unwrap();
        // HotSpot looks whether Object.finalize is empty to tell which objects need finalizing.
        let choose = |name: &str| name.starts_with("java/") && name != "java/lang/Object";
        let names = rewrite(&jdk, out.path(), choose, |code, _| {
            pad(code, 1);
            Ok(())
        });
        let errors = common::link_errors(&home, &names, Some(out.path()), &[]);
        assert!(names.len() > 1_000 && errors.is_empty(), "{errors:#?}");
    }
}

#[test]
fn far_jumps_are_widened_with_their_frames() {
    for home in common::jdk_homes() {
        let jdk = Jdk::open(&home).unwrap();
        let out = tempfile::tempdir().unwrap();
        let far = ["java/util/regex/", "java/math/", "java/util/concurrent/ForkJoin"];
        let mut widened = 0;
        let choose = |name: &str| far.iter().any(|prefix| name.starts_with(prefix));
        let names = rewrite(&jdk, out.path(), choose, |code, _| {
            let insns = code.insns().count().max(1);
            pad(code, 60_000 / insns - 4);
            widened += usize::from(insns > 40 && !code.frames.is_empty());
            Ok(())
        });
        assert!(widened > 100, "{widened} methods were long enough");
        let errors = common::link_errors(&home, &names, Some(out.path()), &[]);
        assert!(errors.is_empty(), "{errors:#?}");
    }
}
