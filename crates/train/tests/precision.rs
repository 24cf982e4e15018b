//! What would be lost without any value being wrong: programs of `apps/` keep their usable slices, and slices
//! stay small. A set that holds a few members too many refuses nearly everything, or keeps nearly everything,
//! and every differential test passes all the same.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

use mantis_feature::Feature;
use mantis_measure::{Jvm, Program, RunSpec, Silent, Status, runlist};
use mantis_pointsto::FACTS;
use mantis_slice::{MethodSlice, Refusal, Slice};
use mantis_train::candidates::Analysed;
use mantis_train::reflection::Followed;
use mantis_train::session::count;
use mantis_train::{Phases, Session};

/// A program with the least share of its varying features that must have slices, and the most of the
/// program's statements that a slice may keep on average.
struct Bound {
    program: &'static str,
    usable: f64,
    kept: f64,
}

const BOUNDS: [Bound; 5] = [
    Bound { program: "chess", usable: 0.97, kept: 0.45 },
    Bound { program: "routing", usable: 0.97, kept: 0.3 },
    Bound { program: "encryptor", usable: 0.97, kept: 0.3 },
    Bound { program: "spamfilter", usable: 0.97, kept: 0.35 },
    Bound { program: "face", usable: 0.97, kept: 0.45 },
];

/// Inputs that are counted, so that it is known what varies and what runs.
const INPUTS: usize = 4;
/// About how many features of a program are sliced.
const SLICED: usize = 60;

#[test]
fn programs_keep_their_slices_and_slices_stay_small() {
    let apps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps");
    let jvm = Jvm::find(None).expect("a JVM");
    build(&apps);
    for bound in BOUNDS {
        let folder = tempfile::tempdir().expect("a folder");
        let (usable, kept) = precision(&apps, bound.program, &jvm, folder.path());
        assert!(usable >= bound.usable, "{}: only {usable:.2} of what varies has slices", bound.program);
        assert!(kept <= bound.kept, "{}: slices keep {kept:.2} of the program", bound.program);
    }
}

/// Builds what is not there.
fn build(apps: &Path) {
    let needed = BOUNDS.iter().map(|b| b.program).chain(["inputs"]);
    let missing: Vec<&str> =
        needed.filter(|p| !apps.join("build").join(format!("{p}.jar")).is_file()).collect();
    if !missing.is_empty() {
        let built = Command::new("sh").arg(apps.join("build.sh")).args(&missing).status();
        assert!(built.expect("a shell").success(), "apps/build.sh builds {missing:?}");
    }
}

fn inputs(apps: &Path, program: &str, jvm: &Jvm, folder: &Path) -> Vec<RunSpec> {
    let mut generate = Command::new(&jvm.java);
    generate.arg("-jar").arg(apps.join("build/inputs.jar")).arg(program);
    generate.arg("--out").arg(folder).args([
        "--count",
        &INPUTS.to_string(),
        "--seed",
        "3",
        "--range",
        "small",
    ]);
    assert!(generate.output().expect("java").status.success(), "inputs of {program}");
    runlist::read(&folder.join("runs.jsonl")).expect("a run list")
}

/// Which share of the varying features have slices, and which share of the
/// statements of methods that ran these keep.
fn precision(apps: &Path, program: &str, jvm: &Jvm, folder: &Path) -> (f64, f64) {
    let jar: PathBuf = apps.join("build").join(format!("{program}.jar"));
    let session = Session::open(
        Program::jar(&jar, None).expect("a program"),
        jvm.clone(),
        &folder.join("work"),
        Phases::Apart,
    )
    .expect("a session");
    let runs = inputs(apps, program, jvm, folder);
    let decoder = session.decoder();
    let store = count(&session, &runs, &decoder, &Silent, &AtomicBool::new(false)).expect("counted runs");
    assert!(store.rows.iter().all(|row| row.status == Status::Ok), "{program}: a run failed");
    let followed = Followed::new(&session.app, decoder.executed());
    let analysed = Analysed::followed(&session.app, &followed, &session.main, FACTS).expect("an analysis");
    let varies = |j: usize| store.rows.iter().any(|row| row.features[j] != store.rows[0].features[j]);
    let features = &session.catalog.features;
    let varying: Vec<&Feature> = (0..features.len()).filter(|&j| varies(j)).map(|j| &features[j]).collect();
    let chosen: Vec<&Feature> = varying.iter().copied().step_by((varying.len() / SLICED).max(1)).collect();
    begins_alike(&analysed, &chosen, program);
    let bodies = analysed.analysis().methods.values().filter_map(|m| m.body.as_ref());
    let all: usize = bodies.map(|body| body.insts.len()).sum();
    analysed.with_slicer(|slicer| {
        let slices: Vec<_> = chosen.iter().filter_map(|f| slicer.slice(&[f]).ok()).collect();
        let kept =
            slices.iter().flat_map(|s| s.methods.values()).map(|m| m.keep.iter().count()).sum::<usize>();
        (slices.len() as f64 / chosen.len() as f64, kept as f64 / (all * slices.len().max(1)) as f64)
    })
}

/// Closures that begin with others (`mantis_slice::slicer::bases`) are those that begin with nothing.
fn begins_alike(analysed: &Analysed<'_>, features: &[&Feature], program: &str) {
    type Kept = BTreeMap<String, Vec<u32>>;
    fn kept(slice: Result<Slice, Refusal>) -> Result<Kept, Refusal> {
        let of = |method: &MethodSlice| method.keep.iter().map(|inst| inst.as_u32()).collect();
        slice.map(|slice| slice.methods.iter().map(|(m, method)| (m.to_string(), of(method))).collect())
    }
    let coarse = analysed.clone().with_fine(0);
    let together: Vec<_> =
        coarse.with_slicer(|slicer| features.iter().map(|f| kept(slicer.slice(&[f]))).collect());
    for (feature, together) in features.iter().zip(&together).step_by(7) {
        let alone = coarse.with_slicer(|slicer| kept(slicer.slice(&[feature])));
        let alike = alone.as_ref().ok() == together.as_ref().ok();
        assert!(alike, "{program}: {} begins with another closure", feature.name);
    }
}
