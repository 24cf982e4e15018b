//! The features of small Java sources, as the catalogue lists them. `UPDATE_EXPECT=1` rewrites the listings.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use mantis_classfile::class::ClassFile;
use mantis_classfile::jdk;
use mantis_classfile::opcode::InvokeOp;
use mantis_feature::{Catalog, Criterion, Feature, LookupError, Scheme, enumerate};

/// Compiles a source of `tests/data` and reads the classes. Of the installed JDKs that know the release it
/// takes the oldest, 17 or later: listings show how a compiler arranges code, and compilers differ.
fn compile(source: &str, flags: &[&str]) -> Vec<ClassFile> {
    let release = flags.iter().filter_map(|f| f.parse().ok()).next().unwrap_or(0u32).max(17);
    let homes = jdk::installed().into_iter().filter_map(|home| Some((jdk::feature_release(&home)?, home)));
    let (_, home) =
        homes.filter(|h| h.0 >= release).min().expect("the tests need a JDK that knows the release");
    let out = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    mantis_javac::javac(&home, flags, [data.join(source)], out.path()).unwrap();
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![out.path().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files.iter().map(|f| ClassFile::parse(&std::fs::read(f).unwrap()).unwrap()).collect()
}

fn catalog(source: &str, flags: &[&str]) -> Catalog {
    let classes = compile(source, flags);
    let (catalog, diagnostics) = enumerate(&classes);
    assert_eq!(diagnostics, []);
    let (backwards, _) = enumerate(classes.iter().rev());
    assert_eq!(catalog, backwards, "the order of the classes must not matter");
    catalog
}

fn listing(catalog: &Catalog) -> String {
    let mut text = String::new();
    for (_, f) in catalog.iter() {
        let Feature { scheme, criterion, class, method, .. } = f;
        let what = match criterion {
            Criterion::Entry | Criterion::Input(..) => String::new(),
            Criterion::Stored(node) | Criterion::Array(node) => format!(" @{node}"),
            Criterion::Edges(edges) => edges.iter().fold(String::new(), |mut text, e| {
                let _ = write!(text, " @{}.{}", e.origin, e.successor);
                text
            }),
        };
        let _ = writeln!(text, "{:<60} {class}.{method} {scheme:?}{what}", f.name);
    }
    text
}

#[test]
fn features_of_route() {
    let catalog = catalog("Route.java", &["--release", "8", "-g"]);
    expect_test::expect_file!["data/Route.features"].assert_eq(&listing(&catalog));
}

#[test]
fn features_of_modern_java() {
    let catalog = catalog("Modern.java", &["--release", "21", "-g"]);
    expect_test::expect_file!["data/Modern.features"].assert_eq(&listing(&catalog));
}

#[test]
fn names_are_unique_without_debug_information() {
    let catalog = catalog("Route.java", &["--release", "8", "-g:none"]);
    let names: std::collections::BTreeSet<&str> = catalog.features.iter().map(|f| &*f.name).collect();
    assert_eq!(names.len(), catalog.len());
    assert!(
        catalog.features.iter().all(|f| f.line == 0 && !f.name.contains(".java")),
        "{}",
        listing(&catalog)
    );
    assert!(names.iter().any(|n| n.starts_with("Route.loops instruction") && n.ends_with("loop iterations")));
    assert!(names.iter().any(|n| n.contains("sum of values of local variable 4")), "{}", listing(&catalog));
}

#[test]
fn finds_features_by_the_start_of_their_name() {
    let catalog = catalog("Route.java", &["--release", "8", "-g"]);
    let find = |text: &str| catalog.find(text).map(|id| catalog.get(id).unwrap().name.clone());
    assert_eq!(find("Route.java:40 loop").unwrap(), "Route.java:40 loop iterations");
    assert_eq!(find(" route.JAVA:40 Loop ").unwrap(), "Route.java:40 loop iterations");
    assert_eq!(find("Route.java:56 loop iterations").unwrap(), "Route.java:56 loop iterations");
    assert_eq!(find("Route.load(int)").unwrap(), "Route.load(int) calls");
    let error = find("Route.java:56 loop").unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Route.java:56 loop` is not unique; it could be `Route.java:56 loop iterations`, \
         `Route.java:56 loop iterations (2nd)`"
    );
    let LookupError::Ambiguous { candidates, total, .. } = find("Route").unwrap_err() else { panic!() };
    assert_eq!((candidates.len(), total), (12, catalog.len()));
    assert_eq!(
        find("Stop.set").unwrap_err().to_string(),
        "there is no feature `Stop.set`; similar: `Route.Stop.set calls`"
    );
    assert_eq!(find("Nowhere").unwrap_err().to_string(), "there is no feature `Nowhere`");
}

#[test]
fn survives_serialisation() {
    let catalog = catalog("Route.java", &["--release", "8", "-g"]);
    let json = serde_json::to_string(&catalog).unwrap();
    assert_eq!(serde_json::from_str::<Catalog>(&json).unwrap(), catalog);
    assert!(json.starts_with(r#"[{"scheme":"Calls","class":"demo/Route""#), "{}", &json[..80]);
}

#[test]
fn edges_and_stores_are_where_they_say() {
    use mantis_classfile::code::{Code, Node};
    use mantis_classfile::insn::Insn;
    let classes = compile("Route.java", &["--release", "8", "-g"]);
    let (catalog, _) = enumerate(&classes);
    for class in &classes {
        for method in &class.methods {
            let Some(code) = Code::decode(class, method).unwrap() else { continue };
            for (_, feature) in catalog.in_method(&class.method_ref(method)) {
                let insn = |node: u32| match &code.nodes[node as usize] {
                    Node::Insn(insn) => insn,
                    Node::Label(_) => panic!("{} names a label", feature.name),
                };
                match (&feature.criterion, &feature.scheme) {
                    (Criterion::Edges(edges), Scheme::Branch { successor }) => {
                        assert_eq!((edges.len(), edges[0].successor), (1, *successor));
                        assert!(
                            matches!(insn(edges[0].origin), Insn::Branch { op, .. } if op.is_conditional())
                        );
                    }
                    (Criterion::Edges(edges), Scheme::SwitchCase { key }) => {
                        let Insn::Switch(switch) = insn(edges[0].origin) else { panic!("{}", feature.name) };
                        let of = |i: u32| switch.cases.get(i as usize).map(|c| c.0);
                        assert!(edges.iter().any(|e| of(e.successor) == *key), "{}", feature.name);
                    }
                    (Criterion::Edges(edges), _) => edges.iter().for_each(|e| {
                        insn(e.origin);
                    }),
                    (Criterion::Stored(node), _) => {
                        insn(*node);
                    }
                    (Criterion::Array(node), scheme) => {
                        assert_eq!(*scheme, Scheme::ArrayBytes);
                        assert!(matches!(
                            insn(*node),
                            Insn::NewArray(_)
                                | Insn::Type { .. }
                                | Insn::MultiNewArray { .. }
                                | Insn::Invoke { op: InvokeOp::Virtual, .. }
                        ));
                    }
                    (Criterion::Entry, scheme) => assert_eq!(*scheme, Scheme::Calls),
                    (Criterion::Input(..), _) => panic!("arguments are in no code"),
                }
            }
        }
    }
}
