//! What slices cost, and refusals that need counts, a budget or the bytecode of the JDK.
//!
//! What slices keep is tested in the crate `filetests`; whether they compute the right values is the matter
//! of `torture.rs`.

use mantis_feature::Feature;
use mantis_measure::{Jvm, Program};
use mantis_pointsto::Coverage;
use mantis_train::candidates::Analysed;
use mantis_train::session::java_home;
use mantis_train::{Phases, Session};

mod cost;
mod refusals;

/// Compiles and analyses a program and looks for a feature.
fn analysed<R>(
    source: &str,
    feature: &str,
    within: (&dyn Coverage, usize),
    work: impl FnOnce(&Analysed, &Feature) -> R,
) -> R {
    analysed_features(source, &[feature], within, |analysed, features| work(analysed, features[0]))
}

/// The same for several features.
fn analysed_features<R>(
    source: &str,
    features: &[&str],
    (coverage, facts): (&dyn Coverage, usize),
    work: impl FnOnce(&Analysed, &[&Feature]) -> R,
) -> R {
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let file = folder.path().join("P.java");
    std::fs::write(&file, source).unwrap();
    let classes = folder.path().join("classes");
    mantis_javac::javac(&java_home(&jvm).unwrap(), ["-g"], [&file], &classes).unwrap();
    let program = Program::class_path([&classes], "P").unwrap();
    let session = Session::open(program, jvm, folder.path(), Phases::Together).unwrap();
    let analysed = Analysed::within(&session.app, &session.main, coverage, false, facts).unwrap();
    let names = || session.catalog.features.iter().map(|f| f.name.as_str()).collect::<Vec<_>>();
    let find = |name: &&str| {
        let feature = session.catalog.features.iter().find(|f| f.name == *name);
        feature.unwrap_or_else(|| panic!("no feature {name} in {:#?}", names()))
    };
    work(&analysed, &features.iter().map(find).collect::<Vec<_>>())
}
