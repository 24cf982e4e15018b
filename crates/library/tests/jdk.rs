//! The overlay against the classes of the installed JDKs.

use std::sync::Arc;

use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{self, Jdk};
use mantis_classfile::names::MethodRef;
use mantis_library::hierarchy::linearize;
use mantis_library::overlay::{Method, Overlay};
use mantis_library::{Externals, Library, Origin, Root, Source, audit, marks};

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

/// Every class and method that a mark is said of exists in some installed JDK.
#[test]
fn marks_match_the_jdk() {
    let jdks = jdks();
    let all = jdks.iter().flat_map(|(_, jdk)| jdk.jdk()).flat_map(|jdk| jdk.classes().map(|(name, _)| name));
    let problems = marks().check(&all.collect(), &|class| methods(&jdks, class));
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// What the bytecode certainly does and the overlay does not say has been looked at: `reviewed.txt` lists
/// what is meant.
#[test]
fn overlay_and_bytecode_agree() {
    let reviewed = include_str!("reviewed.txt");
    let mut new = Vec::new();
    for (release, class_path) in jdks().into_iter().filter(|(release, _)| matches!(release, Some(17 | 25))) {
        let class_path = Arc::new(class_path);
        let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
        let classes = audit::public_classes(&class_path, "java.base");
        let mut lines = audit::contradictions(&library, &class_path, &classes);
        lines.extend(audit::ignored_operands(&library, &class_path, &classes));
        lines.extend(audit::ignored_elements(&library, &class_path, &classes));
        for line in lines {
            let (place, rest) = line.split_once(' ').expect("place, method, difference");
            let (method, difference) = rest.split_once(' ').expect("method, difference");
            let name = method.split('(').next().unwrap_or(method);
            if !reviewed.lines().any(|l| l == format!("{name} {difference}")) {
                new.push(format!("{place} JDK {}: {name} {difference}", release.unwrap_or(0)));
            }
        }
    }
    assert!(new.is_empty(), "{} differences:\n{}", new.len(), new.join("\n"));
}

/// What is read in one place says nothing of another: a class of the JDK below the one that is known,
/// its code behind a functional interface, and what an undescribed method does to static fields of its class.
#[test]
fn what_a_declaration_hides() {
    for (release, class_path) in jdks() {
        let class_path = Arc::new(class_path);
        let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
        let method = |class: &str, name: &str, desc: &str| MethodRef {
            class: class.into(),
            name: name.into(),
            desc: desc.into(),
        };
        let below = library.overriding(&method("java/awt/image/ColorModel", "getComponents", "(I[II)[I"));
        assert!(below.contains(&"java/awt/image/DirectColorModel".into()), "JDK {release:?}: {below:?}");
        let fixed = library.overriding(&method("java/lang/Thread", "getName", "()Ljava/lang/String;"));
        assert!(fixed.is_empty(), "JDK {release:?}: nothing overrides what is final: {fixed:?}");

        let described = method("java/util/function/Supplier", "get", "()Ljava/lang/Object;");
        let origin = |m: &MethodRef| library.effect(m, false, &*class_path).origin.clone();
        assert!(matches!(origin(&described), Origin::Overlay { .. }));
        let own = method("java/beans/Statement$2", "run", "()Ljava/lang/Object;");
        if class_path.load(&own.class).is_some() {
            assert!(
                !matches!(origin(&own), Origin::Overlay { .. }),
                "JDK {release:?}: its code calls methods"
            );
        }

        let set = method("java/security/Security", "setProperty", "(Ljava/lang/String;Ljava/lang/String;)V");
        let effect = library.effect(&set, true, &*class_path);
        let is_field =
            |root: &Root| matches!(root, Root::Static(group) if **group == *"java/security/Security.props");
        assert!(effect.writes.iter().any(|w| is_field(&w.loc.root)), "JDK {release:?}: {effect:?}");
    }
}

/// What a static field of the JDK is set to lasts; getters read which object it is, and exceptions that are
/// handed in come out again.
#[test]
fn what_lasts_and_what_is_thrown() {
    for (release, class_path) in jdks() {
        let class_path = Arc::new(class_path);
        let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
        let effect = |name: &str, desc: &str| {
            let class = "java/net/CookieHandler".into();
            let method = MethodRef { class, name: name.into(), desc: desc.into() };
            library.effect(&method, true, &*class_path).into_owned()
        };
        let set = effect("setDefault", "(Ljava/net/CookieHandler;)V");
        assert!(set.external.contains(Externals::GLOBAL_WRITE), "JDK {release:?}: {set:?}");
        let get = effect("getDefault", "()Ljava/net/CookieHandler;");
        assert!(get.external.is_empty() && get.reads.len() == 1, "JDK {release:?}: {get:?}");

        let desc = "(Ljava/util/function/Supplier;)Ljava/lang/Object;";
        let class = "java/util/Optional".into();
        let or_else = MethodRef { class, name: "orElseThrow".into(), desc: desc.into() };
        let raises = &library.effect(&or_else, false, &*class_path).raises;
        assert_eq!(raises[..], [Source::Root(Root::Callback(0))], "JDK {release:?}");
    }
}

/// How many methods are described, and how: printed with `--nocapture`.
#[test]
#[expect(clippy::print_stderr, reason = "figures for the reader")]
fn coverage_of_java_base() {
    for (release, class_path) in jdks() {
        let class_path = Arc::new(class_path);
        let library = Library::with_jdk(class_path.clone()).expect("the overlay parses");
        let classes = audit::public_classes(&class_path, "java.base");
        let coverage = audit::coverage(&library, &class_path, &classes);
        let all = coverage.overlay + coverage.inferred + coverage.conservative;
        eprintln!(
            "JDK {}: {all} public and protected methods of {} classes: {} by the overlay, {} inferred, {} conservative",
            release.unwrap_or(0),
            classes.len(),
            coverage.overlay,
            coverage.inferred,
            coverage.conservative
        );
        let mut reasons: Vec<_> = coverage.reasons.iter().collect();
        reasons.sort_by_key(|(why, count)| (std::cmp::Reverse(**count), *why));
        for (why, count) in reasons.iter().take(12) {
            eprintln!("  {count:5} {why}");
        }
        assert!(coverage.conservative * 5 < all, "more than a fifth are not described");
        assert!(coverage.inferred * 10 > all, "inference explains less than a tenth");
    }
}
