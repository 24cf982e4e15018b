//! JDK methods that programs refer to and nobody described, most wanted first: what to describe next.
//!
//! `cargo run --release -p mantis-library --example undescribed -- A.jar B.jar...` prints, for each method,
//! how many of the jars and how many of their classes refer to it, what inference could not follow, and where
//! even optimistic slices must not call it (`fenced`).

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command for developers")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use mantis_classfile::constant::Constant;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{Jdk, installed};
use mantis_classfile::names::MethodRef;
use mantis_library::{Library, Mark, linearize, marks};

/// References to a method.
#[derive(Default)]
struct Uses {
    jars: usize,
    classes: usize,
}

fn main() {
    let home = installed().into_iter().next().expect("a JDK");
    let jdk = Arc::new(Jdk::open(&home).expect("an installed JDK has an image"));
    let class_path = Arc::new(ClassPath::open(&[], Some(jdk.clone())).expect("nothing to open"));
    let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
    let mut uses: BTreeMap<MethodRef, Uses> = BTreeMap::new();
    for jar in std::env::args().skip(1).map(PathBuf::from) {
        let mut found: BTreeMap<MethodRef, usize> = BTreeMap::new();
        let program = match ClassPath::open(std::slice::from_ref(&jar), Some(jdk.clone())) {
            Ok(program) => program,
            Err(why) => {
                eprintln!("{}: {why}", jar.display());
                continue;
            }
        };
        for name in program.program_classes() {
            let Some(class) = program.load(&name) else { continue };
            for (index, constant) in class.pool.iter() {
                let is_method =
                    matches!(constant, Constant::Method { .. } | Constant::InterfaceMethod { .. });
                let method = class.pool.method(index).filter(|_| is_method);
                if let Some((method, _)) = method.filter(|(m, _)| jdk.find(&m.class).is_some()) {
                    *found.entry(method).or_default() += 1;
                }
            }
        }
        for (method, classes) in found {
            let entry = uses.entry(method).or_default();
            entry.jars += 1;
            entry.classes += classes;
        }
    }
    let mut missing = Vec::new();
    for (method, uses) in uses {
        let declaring = linearize(&method.class, &*class_path).into_iter().find_map(|class| {
            let class = class_path.load(&class)?;
            Some(class.method(&method.name, &method.desc)?.1.is_static())
        });
        let Some(is_static) = declaring else { continue };
        if let Some(why) = library.why_conservative(&method, is_static, &*class_path) {
            missing.push((uses.jars, uses.classes, method, why));
        }
    }
    missing.sort_by_key(|(jars, classes, ..)| std::cmp::Reverse((*jars, *classes)));
    for (jars, classes, method, why) in missing {
        let is_contained = marks().has(Mark::Contained, &method) && !marks().has(Mark::Denied, &method);
        let fenced = if is_contained { "" } else { "fenced, " };
        println!("{jars:5} {classes:5} {method}: {fenced}{why}");
    }
}
