//! What inputs say: the values that training knows are those that predictors find, and only inputs say
//! anything.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, SystemTime};

use crate::common::prepare;
use mantis_classfile::jdk;
use mantis_feature::Feature;
use mantis_measure::{Jvm, RunSpec};
use mantis_pointsto::Everything;
use mantis_train::candidates::Analysed;
use mantis_train::inputs::{InputFeatures, Surveyor};
use mantis_train::oracle::answers;
use mantis_train::training::feature_bundle;

static GO_ON: AtomicBool = AtomicBool::new(false);

fn jvms() -> Vec<Jvm> {
    let homes = jdk::installed().into_iter().filter(|h| mantis_javac::compiles(h));
    let jvms: Vec<Jvm> = homes.map(|home| Jvm::find(Some(&home)).unwrap()).collect();
    assert!(!jvms.is_empty(), "this test needs a JDK with a compiler");
    jvms
}

fn features(inputs: &[RunSpec], folder: &Path, measured: Option<SystemTime>) -> InputFeatures {
    let jvm = Jvm::find(None).unwrap();
    let inputs: Vec<&RunSpec> = inputs.iter().collect();
    Surveyor { jvm: &jvm, flags: Vec::new(), folder, cancel: &GO_ON }.features(&inputs, measured).unwrap()
}

/// The features' names, and the values of those whose names are asked for.
fn said<'a>(found: &'a InputFeatures, names: &[&str]) -> Vec<Option<&'a [f64]>> {
    let place = |name: &&str| found.features.iter().position(|f| f.name == *name);
    names.iter().map(|name| place(name).map(|k| &found.columns[k][..])).collect()
}

fn later() -> Option<SystemTime> {
    Some(SystemTime::now() + Duration::from_secs(3600))
}

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, content).unwrap();
}

/// A file of each kind, larger with `n`.
fn kinds(n: usize) -> Vec<(&'static str, Vec<u8>)> {
    let text: String =
        (0..40 * n).map(|i| format!("line {} of, {}; {{x{}}}\n", i % 7, i * n, i * i)).collect();
    let binary = (0..997 * n).map(|i| ((i * i * 31) >> 3) as u8).collect();
    let wide = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let gif = [b"GIF89a".as_slice(), &[n as u8, 3, 7, 0, 0, 0, 0]].concat();
    let huge = text.repeat(1 + (1 << 20) / text.len());
    vec![
        ("text", text.clone().into_bytes()),
        ("binary", binary),
        ("empty", Vec::new()),
        ("latin", b"caf\xe9 na\xefve \xff\r\n".repeat(n)),
        ("utf16", wide),
        ("image.gif", gif),
        ("graph.cnf", format!("c {n}\np cnf {} {}\n1 2 0\n", 20 * n, 7 + n).into_bytes()),
        ("huge", huge.into_bytes()),
        ("noise", (0..400_000 + n).map(|i: usize| (i.wrapping_mul(0x9E37_79B9) >> 13) as u8).collect()),
    ]
}

/// Sees each kind of source in each run; the features are not all the same.
#[test]
fn training_and_predictors_find_the_same_values() {
    let source = "// args: 1
        public class Reads {
            public static void main(String[] args) throws Exception {
                int bytes = 0;
                while (System.in.read() >= 0) { bytes++; }
            }
        }";
    for jvm in jvms() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "Reads.java", source);
        let prepared = prepare(&folder.path().join("Reads.java"), &jvm);
        let session = &prepared.session;
        let mut runs = Vec::new();
        for n in 1..=7 {
            let inside = format!("run{n}");
            for (name, content) in kinds(n) {
                write(folder.path(), &format!("{inside}/{name}"), content);
            }
            for i in 0..2 * n + 90 {
                write(folder.path(), &format!("{inside}/tree/{i}/leaf"), "a b\n".repeat(i));
            }
            let settings = format!("# settings\nin=text\nhuge = {inside}/huge\nsteps={}\n", n * n);
            write(folder.path(), &format!("{inside}/run.properties"), settings);
            let mut args: Vec<String> = kinds(n).iter().map(|(name, _)| format!("{inside}/{name}")).collect();
            let more = ["-s:", "--in=", "@", "-I"].map(|option| format!("{option}{inside}/text"));
            args.extend(more);
            let more = ["run.properties", "tree"].map(|name| format!("{inside}/{name}"));
            args.extend(more);
            args.extend([format!("-j{n}"), format!("-{n}.5"), "x".repeat(n * n % 5 + 1)]);
            if n % 2 == 0 {
                args.extend(["--more".into(), format!("{inside}/binary")]);
            }
            let mut run = RunSpec::new(args, folder.path());
            run.stdin = (n != 3).then(|| folder.path().join(format!("{inside}/text")));
            runs.push(run);
        }
        let inputs: Vec<&RunSpec> = runs.iter().collect();
        let surveyor = Surveyor::of(session, &GO_ON);
        let found = surveyor.features(&inputs, later()).unwrap();
        let wanted = [
            "size of standard input",
            "lines of argument 1",
            "deflated size of argument 2",
            "bytes '\\'' of argument 2",
            "letters of argument 4",
            "squares of words of argument 5",
            "width of argument 6",
            "header number 2 of argument 7",
            "squares of words of argument 8",
            "files of argument 15",
            "size of files in argument 14",
            "entry steps in argument 14",
            "option -j",
            "argument 17",
            "length of argument 18",
            "given of option --more",
            "size of all files",
        ];
        for name in wanted.map(|n| n.replace('\\', "")) {
            // Equal columns have one name.
            let known = found.features.iter().any(|f| f.name == name);
            assert!(
                known,
                "{name} is none of {:#?}",
                found.features.iter().map(|f| &f.name).collect::<Vec<_>>()
            );
        }
        assert!(found.nanos.iter().chain(&found.warm_nanos).all(|n| *n > 0.0 && n.is_finite()));
        assert_eq!(surveyor.values(&found.features, &inputs).unwrap(), found.columns);

        // The program reads the standard input that was measured, too.
        let loops = session.catalog.features.iter().find(|f| f.name.contains("loop iterations")).unwrap();
        let analysed = Analysed::new(&session.app, &session.main, &Everything, false).unwrap();
        let all: Vec<&Feature> = found.features.iter().chain([loops]).collect();
        let (slice, emitted) = analysed.emit(&all).unwrap();
        let predictor = folder.path().join("all.jar");
        feature_bundle(session, &all, &slice, &emitted).unwrap().write(&predictor).unwrap();
        // What a JDK compiled an older one does not load.
        for other in jvms().into_iter().filter(|other| other.release() >= jvm.release()) {
            let answers = answers(&predictor, &other, &inputs, &[], folder.path(), &GO_ON).unwrap();
            for (i, answer) in answers.iter().enumerate() {
                let read = runs[i].stdin.as_ref().map(|f| std::fs::metadata(f).unwrap().len() as f64);
                if read.is_none() {
                    assert!(
                        answer.error.as_ref().is_some_and(|e| e.contains("standard input")),
                        "{answer:?}"
                    );
                    continue;
                }
                assert_eq!(answer.error, None, "run {i} on {}", other.describe());
                for (k, feature) in found.features.iter().enumerate() {
                    assert_eq!(answer.features[k].name, feature.name);
                    let (got, want) = (answer.features[k].value, found.columns[k][i]);
                    assert_eq!(got, Some(want), "{} in run {i} on {}", feature.name, other.describe());
                }
                assert_eq!(answer.features.last().unwrap().value, read);
            }
            // Inputs that are missing say nothing.
            let nothing = RunSpec { stdin: runs[0].stdin.clone(), ..RunSpec::new(["none"], folder.path()) };
            let empty =
                mantis_train::oracle::answers(&predictor, &other, &[&nothing], &[], folder.path(), &GO_ON);
            let empty = empty.unwrap().remove(0);
            assert_eq!(empty.error, None);
            let lines = empty.features.iter().find(|f| f.name == "lines of argument 1").unwrap();
            assert_eq!(lines.value, Some(0.0));
        }
    }
}

#[test]
fn numbers_files_and_texts() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "a", "x".repeat(10));
    write(folder.path(), "b", "x".repeat(300));
    write(folder.path(), "out", "xxxxxxx");
    let run = |args: [&str; 4]| {
        let mut spec = RunSpec::new(args, folder.path());
        spec.files = vec![spec.cwd.join(args[1])];
        spec
    };
    let runs = [run(["-3", "a", "out", "north"]), run(["14", "b", "out", "south-west"])];
    let found = features(&runs, folder.path(), None);
    let names = ["argument 1", "size of argument 2", "length of argument 4"];
    let values = [[-3.0, 14.0], [10.0, 300.0], [5.0, 10.0]];
    assert_eq!(said(&found, &names), values.each_ref().map(|v| Some(&v[..])));
    let others = found.features.iter().map(|f| &*f.name).filter(|n| !names.contains(n));
    assert!(others.clone().all(|n| n.ends_with(" of argument 2")), "{:?}", others.collect::<Vec<_>>());
}

#[test]
fn what_a_program_writes_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (n, text) in ["x\n", "x y\nz\n", "x\ny\nz u v w\n"].into_iter().enumerate() {
        write(folder.path(), &format!("in{n}"), text);
        write(folder.path(), &format!("out{n}"), format!("cost={}\nin=in{n}\n", 7 * n * n));
        write(folder.path(), &format!("tree{n}/log"), "x".repeat(n));
    }
    let run = |n: usize| {
        let args = [format!("in{n}"), "-o".into(), format!("out{n}"), format!("tree{n}")];
        RunSpec::new(args, folder.path())
    };
    let runs = [run(0), run(1), run(2)];
    let before = Some(SystemTime::UNIX_EPOCH);
    assert!(features(&runs, folder.path(), before).features.is_empty());
    let found = features(&runs, folder.path(), later());
    assert_eq!(said(&found, &["entry cost in argument 3"]), [Some(&[0.0, 7.0, 28.0][..])]);
    // The run list says what is read.
    let listed: Vec<RunSpec> =
        (0..3).map(|n| RunSpec { files: vec![folder.path().join(format!("in{n}"))], ..run(n) }).collect();
    let found = features(&listed, folder.path(), None);
    assert!(!found.features.is_empty());
    for feature in &found.features {
        assert!(feature.name.ends_with(" of argument 1"), "{}", feature.name);
    }
}

#[test]
fn inputs_at_varying_places_and_behind_names_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut runs = Vec::new();
    for n in 1..=4 {
        write(folder.path(), &format!("m{n}.txt"), "x y\n".repeat(n));
        write(folder.path(), &format!("maps/m{n}.idx"), "i\n".repeat(n * n));
        write(folder.path(), &format!("o{n}"), "o".repeat(n * 3 % 5));
        let (map, out) = (format!("m{n}.txt"), format!("o{n}"));
        let args = match n % 2 {
            0 => vec!["-v".to_owned(), "-o".into(), out, map.clone()],
            _ => vec![map.clone(), "-o".into(), out],
        };
        let mut run = RunSpec::new(args, folder.path());
        run.files = vec![run.cwd.join(&map), run.cwd.join("maps").join(format!("m{n}.idx"))];
        runs.push(run);
    }
    let found = features(&runs, folder.path(), None);
    let names: Vec<&str> = found.features.iter().map(|f| &*f.name).collect();
    let lines = found.features.iter().position(|f| f.name == "lines of all files but option -o");
    let lines = lines.unwrap_or_else(|| panic!("{names:?}"));
    assert_eq!(found.columns[lines], [1.0, 2.0, 3.0, 4.0]);
    assert!(names.contains(&"given of option -v"), "{names:?}");
    assert!(!names.iter().any(|n| n.ends_with("of option -o")), "{names:?}");

    // Where the name is in the same place, another file can follow from it.
    let mut runs = Vec::new();
    for n in 1..=4 {
        let mut run = RunSpec::new([format!("m{n}")], folder.path());
        run.files = vec![run.cwd.join("maps").join(format!("m{n}.idx"))];
        runs.push(run);
    }
    let found = features(&runs, folder.path(), None);
    assert_eq!(said(&found, &["lines of file maps/{1}.idx"]), [Some(&[1.0, 4.0, 9.0, 16.0][..])]);

    // Also from the name without its extension, wherever the folder is.
    let mut runs = Vec::new();
    for n in 1..=4 {
        write(folder.path(), &format!("m{n}.orders.csv"), "o\n".repeat(n + 2));
        let name = folder.path().join(format!("m{n}.txt"));
        let mut run = RunSpec::new([name.to_string_lossy()], folder.path());
        run.files = vec![name, run.cwd.join(format!("m{n}.orders.csv"))];
        runs.push(run);
    }
    let found = features(&runs, folder.path(), None);
    assert_eq!(said(&found, &["lines of file {1.}.orders.csv"]), [Some(&[3.0, 4.0, 5.0, 6.0][..])]);
}
