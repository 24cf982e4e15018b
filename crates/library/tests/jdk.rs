//! The overlay against the classes of the installed JDKs.

use std::sync::Arc;

use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{self, Jdk};
use mantis_library::hierarchy::linearize;
use mantis_library::overlay::{Method, Overlay};

fn jdks() -> Vec<(Option<u32>, ClassPath)> {
    let homes = jdk::installed();
    assert!(!homes.is_empty(), "the tests need a JDK");
    let open = |home: &std::path::PathBuf| {
        let jdk = Jdk::open(home).expect("an installed JDK has an image");
        let class_path = ClassPath::open(&[], Some(Arc::new(jdk))).expect("nothing to open");
        (jdk::feature_release(home), class_path)
    };
    homes.iter().map(open).collect()
}

/// All methods a class declares or inherits, in any of the JDKs.
fn methods(jdks: &[(Option<u32>, ClassPath)], class: &str) -> Vec<Method> {
    let mut found = Vec::new();
    for (_, class_path) in jdks {
        for (depth, name) in linearize(class, class_path).into_iter().enumerate() {
            let Some(file) = class_path.load(&name) else { continue };
            for method in &file.methods {
                if &**method.name() != "<init>" || depth == 0 {
                    found.push(Method {
                        name: method.name().clone(),
                        desc: method.desc().clone(),
                        is_static: method.is_static(),
                    });
                }
            }
        }
    }
    found
}

/// Every described class and method exists in some installed JDK, and names only operands it has.
#[test]
fn overlay_matches_the_jdk() {
    let jdks = jdks();
    let overlay = Overlay::builtin().expect("the overlay parses");
    let mut problems = overlay.check(&|class| methods(&jdks, class));
    let unknown = overlay.classes().into_iter().filter(|c| jdks.iter().all(|(_, jdk)| jdk.load(c).is_none()));
    problems.extend(unknown.map(|class| format!("{class}: no such class")));
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn figures() {
    for (release, class_path) in jdks() {
        let class_path = Arc::new(class_path);
        let library = mantis_library::Library::with_jdk(class_path.clone()).unwrap();
        let jdk = class_path.jdk().unwrap();
        let t = std::time::Instant::now();
        let (mut o, mut i, mut c) = (0, 0, 0);
        let mut why = std::collections::BTreeMap::<String, usize>::new();
        let mut names: Vec<_> = jdk.classes().map(|(n, _)| n).collect();
        names.sort();
        for name in names {
            let Some((package, _)) = name.rsplit_once('/') else { continue };
            if !(package.starts_with("java/") && jdk.module_of(package).is_some_and(|m| &**m == "java.base"))
            {
                continue;
            }
            let Some(class) = class_path.load(&name) else { continue };
            if class.access & 1 == 0 {
                continue;
            }
            for m in &class.methods {
                if m.access & 5 == 0 || m.access & 0x1000 != 0 || &**m.name() == "<clinit>" {
                    continue;
                }
                let r = class.method_ref(m);
                let e = library.effect(&r, m.is_static(), &*class_path);
                match e.origin {
                    mantis_library::Origin::Overlay { .. } => o += 1,
                    mantis_library::Origin::Inferred => i += 1,
                    _ => {
                        c += 1;
                        let w = library.why_conservative(&r, m.is_static(), &*class_path).unwrap_or_default();
                        *why.entry(w).or_default() += 1;
                    }
                }
            }
        }
        let mut why: Vec<_> = why.into_iter().map(|(a, b)| (b, a)).collect();
        why.sort();
        why.reverse();
        eprintln!("{release:?}: overlay {o} inferred {i} conservative {c} {:?}", t.elapsed());
        for (n, w) in why.iter().take(60) {
            eprintln!("  {n} {w}");
        }
    }
}
